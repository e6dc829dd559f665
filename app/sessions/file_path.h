// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QString>
#include <filesystem>

namespace warpfold::app {

/// A path as core takes it.
inline std::filesystem::path pathOf(const QString& path) {
  return QFile::encodeName(path).toStdString();
}

}  // namespace warpfold::app
