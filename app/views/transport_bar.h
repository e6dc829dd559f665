// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QStringList>
#include <QWidget>
#include <optional>

class QAction;
class QActionGroup;
class QRadioButton;
class QToolButton;

namespace warpfold::app {

class Playback;
class Scrubber;
class TransportButton;
struct Theme;

/// Moves the clock: buttons, a scrubber with the steps' marks, step-locked or race, speed. Owns the keyboard
/// shortcuts Space, ←, →, Home, End, + and −, which act in the whole window but leave keys to whatever has
/// the focus and needs them (text fields, combo boxes, lists, sliders).
class TransportBar : public QWidget {
  Q_OBJECT
 public:
  explicit TransportBar(Playback* playback, QWidget* parent = nullptr);

  void setTheme(const Theme& theme);
  /// That Race, of trees without times, can be asked for all the same: of this block of the run.
  void offerRaceOf(std::optional<quint64> block);
  Scrubber* scrubber() const { return m_scrubber; }
  /// Actions in order: to start, back, play, forward, to end, faster, slower. For menus.
  QList<QAction*> transportActions() const { return m_actions; }

  QSize sizeHint() const override { return {1052, 58}; }
  QSize minimumSizeHint() const override;

  bool eventFilter(QObject* watched, QEvent* event) override;

 signals:
  void raceAsked();  ///< of the offered block

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QAction* addShortcut(const QString& text, const QList<QKeySequence>& keys, void (Playback::*act)());
  void addButtons();
  void addModes();
  void addSpeed();
  void followTraces();
  void followPlaying();
  void followMode();
  void followSpeed();
  void chooseMode(bool stepLocked);
  void offerRace();
  void nameRace();
  void sayWhyNoRace(QPoint at);
  void stepSpeed(int direction);

  Playback* m_playback;
  std::optional<quint64> m_offered;  // a block that can race
  const Theme* m_theme;
  Scrubber* m_scrubber;
  QList<QAction*> m_actions;
  QList<TransportButton*> m_buttons;
  QRadioButton* m_stepLocked = nullptr;
  QRadioButton* m_race = nullptr;
  QToolButton* m_speed = nullptr;
  QActionGroup* m_speeds = nullptr;
};

/// Marks of the scrubber, one for each row of the longer side: "load", "stride 1 | 8", "2 | 4", …; in a race
/// the measured time at each of these places.
QStringList stepMarks(const Playback& playback);

}  // namespace warpfold::app
