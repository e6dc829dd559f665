// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "theme/theme.h"
#include "window/manual.h"

class QLineEdit;
class QListWidget;
class QTextBrowser;
class QToolButton;
class QUrl;

namespace warpfold::app {

class ThemeController;

/// The manual in a window of its own beside the main one: pages on the left, the page on the right, and a search that
/// narrows the list to the pages that contain the words.
class ManualWindow : public QWidget {
  Q_OBJECT
 public:
  explicit ManualWindow(const Theme& theme, QWidget* parent = nullptr);

  /// Shows the one manual of `parent`, which is made at the first call and follows the theme.
  static ManualWindow* open(QWidget* parent, ThemeController& themes);

  void setTheme(const Theme& theme);
  /// "numbers.md" or "numbers.md#ulp".
  void showPage(const QString& link);
  const Manual& manual() const { return m_manual; }
  QTextBrowser* browser() const { return m_browser; }
  QListWidget* list() const { return m_list; }
  QLineEdit* search() const { return m_search; }

 private:
  void buildLeft(QWidget* side);
  void buildRight(QWidget* side);
  void addKeys();
  /// The page or the place within it is another one; the browser itself still says the one before.
  void arrive(const QUrl& url);
  void scrollTo(const QUrl& place);
  void narrow(const QString& words);
  void markWords();
  void findNext();
  bool findFromCursor();

  Manual m_manual;
  const Theme* m_theme;
  QString m_styled;  ///< the page that has its style
  QLineEdit* m_search;
  QListWidget* m_list;
  QToolButton* m_back;
  QToolButton* m_forward;
  QTextBrowser* m_browser;
};

}  // namespace warpfold::app
