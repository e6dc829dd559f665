// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <qcustomplot.h>

namespace warpfold::app {

/// A plot that draws when it is painted, however often it was resized or its data changed before; one that is
/// not seen never draws. QCustomPlot itself draws at every change of size.
class Plot : public QCustomPlot {
  Q_OBJECT
 public:
  explicit Plot(QWidget* parent);
  /// What is shown has changed.
  void redrawSoon();
  /// Lines and bars, and these items too, which may reach beyond the axes where a part of them is looked at.
  void gatherData(const QList<QCPLayerable*>& items = {});
  /// Marks that an SVG file needs around these, since its painter knows no clipping; empty: none.
  void setClipMarks(const QString& before, const QString& after);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  class Mark;

  bool m_stale = true;
  Mark *m_before, *m_after;
};

}  // namespace warpfold::app
