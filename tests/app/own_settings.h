// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSettings>
#include <QTemporaryDir>

namespace warpfold::app {

/// Settings of one test alone, empty at first: tests run beside each other.
class OwnSettings {
 public:
  OwnSettings() { QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder.path()); }

 private:
  QTemporaryDir m_folder;
};

}  // namespace warpfold::app
