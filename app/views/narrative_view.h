// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>

#include "run/operation.h"

class QLabel;

namespace warpfold::app {

class Playback;
struct Theme;

/// "What happens here": the current step of both sides in a few sentences. The text can be selected and
/// copied.
class NarrativeView : public QWidget {
  Q_OBJECT
 public:
  explicit NarrativeView(QWidget* parent = nullptr);

  void setTheme(const Theme& theme);
  void setPlayback(Playback* playback);
  void setOperation(Operation operation);
  QString text() const;

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void follow();

  QPointer<Playback> m_playback;
  Operation m_operation = Operation::sum;
  QLabel* m_title;
  QLabel* m_text;
};

}  // namespace warpfold::app
