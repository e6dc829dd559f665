// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QVariant>
#include <vector>

class QWidget;

namespace warpfold::app {

/// What somebody has put into the widgets of a window: texts, choices, open tabs, where it is scrolled to, and its
/// place on the screen. A window that is built anew, such as for another language, takes it over from the one before.
class KeptContents {
 public:
  explicit KeptContents(const QWidget& window);
  /// Into a window with the same widgets in the same order; others of its widgets stay as they are.
  void giveTo(QWidget& window) const;

 private:
  QByteArray m_geometry;
  std::vector<std::pair<QByteArray, QVariant>> m_widgets;  // class and content of each
};

}  // namespace warpfold::app
