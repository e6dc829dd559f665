// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QAbstractSlider>
#include <QPainterPath>
#include <QRadioButton>
#include <QSet>
#include <QStringList>
#include <vector>

namespace warpfold::app {

struct Theme;

/// A square button with an icon drawn from a path.
class TransportButton : public QAbstractButton {
  Q_OBJECT
 public:
  enum class Icon { toStart, back, play, pause, forward, toEnd };

  TransportButton(Icon icon, QWidget* parent);
  void setTheme(const Theme& theme);
  void setIconShape(Icon icon);
  void setHighlighted(bool highlighted);  ///< filled with the accent colour
  QSize sizeHint() const override { return {34, 32}; }

 protected:
  void paintEvent(QPaintEvent* event) override;
  void enterEvent(QEnterEvent*) override { update(); }
  void leaveEvent(QEvent*) override { update(); }

 private:
  Icon m_icon;
  bool m_highlighted = false;
  const Theme* m_theme;
};

/// A radio button in the theme's colours.
class ThemedRadio : public QRadioButton {
  Q_OBJECT
 public:
  ThemedRadio(const QString& text, QWidget* parent);
  void setTheme(const Theme& theme);
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
  void paintEvent(QPaintEvent* event) override;
  bool hitButton(const QPoint& at) const override { return rect().contains(at); }
  void enterEvent(QEnterEvent*) override { update(); }
  void leaveEvent(QEvent*) override { update(); }

 private:
  const Theme* m_theme;
};

/// A slider over the clock with a mark at each whole row. Its value counts thousandths of a row.
class Scrubber : public QAbstractSlider {
  Q_OBJECT
 public:
  static constexpr int unitsPerRow = 1000;

  explicit Scrubber(QWidget* parent);
  void setTheme(const Theme& theme);
  /// Of rows 0, 1, …; sets the range. `lesser` ones get a shorter line. `first` stands for row 1 where there is no room
  /// for its mark.
  void setMarks(const QStringList& marks, const QSet<int>& lesser = {}, const QString& first = {});
  const QStringList& marks() const { return m_marks; }
  /// In a race: where a side has finished, and after how long. None where both go step by step.
  struct Finish {
    double position = 0;
    QString text;  ///< "A 16.4 µs"
  };
  void setFinishes(const std::vector<Finish>& finishes);
  const std::vector<Finish>& finishes() const { return m_finishes; }
  /// Of their texts, in the same order: in the place of marks, within the width and apart from each other.
  std::vector<QRectF> finishPlaces() const;
  double position() const { return double(value()) / unitsPerRow; }
  void setPosition(double position);  ///< of the clock; tells nobody
  /// Marks written at this width: all, or every other one … so that none touches the next; the first and the
  /// last always.
  QList<int> writtenMarks() const { return writtenOf(writtenTexts()); }
  /// The marks as they are written at this width.
  QStringList writtenTexts() const;
  QSize sizeHint() const override { return {420, 46}; }
  QSize minimumSizeHint() const override { return {140, 46}; }

 signals:
  void moved(double position);  ///< by mouse

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  double x(double position) const;
  void moveTo(double x);
  QList<int> writtenOf(const QStringList& marks) const;
  void paintFinishes(QPainter& painter) const;

  QStringList m_marks;
  QString m_first;
  QSet<int> m_lesser;
  std::vector<Finish> m_finishes;
  const Theme* m_theme;
};

}  // namespace warpfold::app
