// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <stdexcept>

namespace warpfold::app {

/// The picture or table could not be made or written; what() is one sentence.
class ExportError : public std::runtime_error {
 public:
  explicit ExportError(const QString& message) : std::runtime_error(message.toStdString()) {}
};

}  // namespace warpfold::app
