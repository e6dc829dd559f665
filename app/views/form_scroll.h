// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>
#include <QScrollBar>

namespace warpfold::app {

/// A form that is as high as it likes to be, and scrolls up and down where there is less room.
class FormScroll : public QScrollArea {
 public:
  FormScroll(QWidget* form, QWidget* parent) : QScrollArea(parent) {
    form->setObjectName(QStringLiteral("scrollContent"));
    setFrameShape(NoFrame);
    setFocusPolicy(Qt::NoFocus);  // it follows the field that has the focus
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWidgetResizable(true);
    setWidget(form);
    for (QWidget* each : {viewport(), form}) each->setAutoFillBackground(false);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
  }
  QSize sizeHint() const override { return widget()->sizeHint() + QSize(barWidth(), 0); }
  QSize minimumSizeHint() const override { return {widget()->minimumSizeHint().width() + barWidth(), leastHeight}; }

 private:
  static constexpr int leastHeight = 120;
  int barWidth() const { return verticalScrollBar()->sizeHint().width(); }
};

}  // namespace warpfold::app
