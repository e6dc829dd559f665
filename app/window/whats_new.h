// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "theme/theme.h"

class QSettings;
class QTextBrowser;

namespace warpfold::app {

class ThemeController;

/// A section with the program's version as its heading, whatever the file calls it: what is not released yet is the
/// version that is running.
QString headedByVersion(const QString& section, const QString& programVersion);
/// The newest section of CHANGELOG.md, as it is compiled in: Markdown, its heading first.
QString newestChanges();
/// The newest section of a list of changes; empty where it has none.
QString newestSection(const QString& changes);
/// Whether another version of the program wrote these settings; this one is noted. False at a first start.
bool isUpdated(QSettings& settings);

/// What the newest version has that the one before had not, in a window of its own.
class WhatsNew : public QWidget {
  Q_OBJECT
 public:
  explicit WhatsNew(const Theme& theme, QWidget* parent = nullptr);
  /// Shows the one of `parent`, which is made at the first call and follows the theme.
  static WhatsNew* open(QWidget* parent, ThemeController& themes);
  void setTheme(const Theme& theme);
  QTextBrowser* browser() const { return m_browser; }

 private:
  QTextBrowser* m_browser;
};

}  // namespace warpfold::app
