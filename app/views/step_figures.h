// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QPointer>
#include <QWidget>

#include "trace/trace.h"
#include "views/painted_items.h"

namespace warpfold::app {

class Playback;
struct Theme;

/// The figures of the current step: threads, warps, divergence, memory, time. In one line where there is
/// room, else in two.
class StepFigures : public QWidget, public PaintsItems {
  Q_OBJECT
 public:
  struct Figure {
    QString name;
    QString value;
    QString help;
    bool bad = false;
  };

  explicit StepFigures(int side, QWidget* parent = nullptr);

  void setTheme(const Theme& theme);
  void setTrace(BlockTracePtr trace);
  void setPlayback(Playback* playback);
  /// Both then place their figures alike, so that what stands above and below them is level.
  static void align(StepFigures* a, StepFigures* b);

  const QList<Figure>& figures() const { return m_figures; }
  std::unique_ptr<PaintedItems> paintedItems() const override;

  QSize sizeHint() const override { return {488, heightForWidth(488)}; }
  QSize minimumSizeHint() const override { return {160, 36}; }
  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override;

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void measure();
  void follow();
  bool modelled() const;
  QList<QRectF> places(double width) const;
  double widthOf(int figure) const;

  const int m_side;
  const Theme* m_theme;
  BlockTracePtr m_trace;
  QPointer<Playback> m_playback;
  QPointer<StepFigures> m_beside;
  QList<Figure> m_figures;
  QList<double> m_widest;  // of each figure over all steps, so that nothing moves while the values change
};

/// The figures of one step of a block; `step` may be null: nothing runs. `modelled`: nobody took its time.
QList<StepFigures::Figure> figuresOf(const BlockTrace& trace, const Step* step, bool modelled = false);

}  // namespace warpfold::app
