// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>
#include <vector>

class QLabel;
class QPushButton;

namespace warpfold::app {

class ThemeController;
class WindowLayout;
struct Theme;

/// Shows somebody around: bubbles beside the parts of a window, one after the other. Enter or Next goes on, Esc ends,
/// and the focus is then where it was. What a bubble explains stays in sight and lit.
class Tour : public QWidget {
  Q_OBJECT
 public:
  struct Stop {
    std::vector<QWidget*> parts;  ///< that the bubble is about; hidden ones do not count
    QString title, text;
  };
  /// Begins at once, and deletes itself at the end. Stops without anything in sight are left out.
  Tour(QWidget* window, std::vector<Stop> stops, const Theme& theme);

  int current() const { return m_current; }
  int count() const { return int(m_stops.size()); }
  QRect bubble() const;
  /// Of the parts that the bubble is about.
  QRect lit() const;
  void end();

 public slots:
  void next();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  void build();
  void showStop();
  void place();

  std::vector<Stop> m_stops;
  const Theme& m_theme;
  QPointer<QWidget> m_focusBefore;
  int m_current = 0;
  QWidget* m_bubble;
  QLabel *m_title = nullptr, *m_text = nullptr, *m_number = nullptr;
  QPushButton *m_end = nullptr, *m_next = nullptr;
};

/// The one of the program's window, in place of one that is under way.
Tour* startTour(QWidget* window, const WindowLayout& layout, const ThemeController& themes);

}  // namespace warpfold::app
