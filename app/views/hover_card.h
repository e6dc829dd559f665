// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QPair>
#include <QWidget>

namespace warpfold::app {

struct Theme;

/// A small card beside the pointer with a title and lines of name and value. Never takes focus or clicks.
class HoverCard : public QWidget {
  Q_OBJECT
 public:
  using Lines = QList<QPair<QString, QString>>;  ///< name and value, or a sentence and no value

  explicit HoverCard(QWidget* parent);

  /// Shows the card beside `globalPosition`, kept on the screen. The colour of its edge says whose it is.
  void showAt(const QPoint& globalPosition, const QString& title, const Lines& lines, const Theme& theme,
              const QColor& edge);
  /// Title and lines as plain text.
  QString text() const;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QString m_title;
  Lines m_lines;
  const Theme* m_theme = nullptr;
  QColor m_edge;
  int m_nameWidth = 0;
};

}  // namespace warpfold::app
