// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "charts/chart_widget.h"
#include "models/sweep_model.h"

class QPushButton;

namespace warpfold::app {

/// A figure of every kernel of a sweep over the number of elements, with its interval: a line for each kernel, number
/// of ranks and device, named at its end. Colour tells the kernel, and so does the shape of the marks; the fewer the
/// ranks, the paler; what is beside the swept device is dashed. A click on a mark opens it as a run. Many methods: each
/// thing that is drawn has one.
class SweepChart : public ChartWidget {
  Q_OBJECT
 public:
  SweepChart(SweepModel& model, const QString& id, const QString& title, QWidget* parent);

  Readiness readiness() const override;
  std::vector<Table> tables() const override { return {m_model.table()}; }
  ChartReading reading() const override;

 protected:
  void fill() final;
  void colour(const Theme& theme) override;
  void arrange() override;
  void resizeEvent(QResizeEvent* event) override;
  /// A button at the right end of its header, which begins a sweep, or stops it.
  void addButton();
  QStringList describe(double, double*) const override { return {}; }
  QStringList describeAt(const QPointF& position, double* snapped) const override;
  QStringList alreadySaid() const override { return {m_model.requestText()}; }
  bool eventFilter(QObject* watched, QEvent* event) override;

  /// What is drawn, and over what.
  virtual std::vector<SweepCurve> curvesOf(const SweepModel& model) const { return model.curves(); }
  virtual double along(const SweepPoint& point) const { return double(point.key.n); }
  /// For a name, in pixels.
  virtual double roomForNames() const;
  /// A place there, in words.
  virtual QString placeText(double along) const;
  virtual QString nameOf(const SweepCurve& curve) const;
  /// What it says while there is nothing to draw.
  virtual QString invitation() const { return tr("press Sweep…"); }
  virtual double figure(const SweepPoint& point) const = 0;
  /// What a card says besides, of one point.
  virtual QStringList furtherLines(const SweepPoint&) const { return {}; }
  /// Whether the marks of a curve are filled.
  virtual bool filled(std::size_t curve) const { return m_curves[curve].device == 0; }
  /// With its unit, which is that of another figure.
  virtual QString figureText(double figure, double like) const = 0;
  /// Its range, ticks and lines across, once the curves are known.
  virtual void fillFigures(double least, double most) = 0;
  const SweepModel& model() const { return m_model; }
  const std::vector<SweepCurve>& curves() const { return m_curves; }
  /// Lines across, of the device that is swept.
  struct Across {
    QCPItemStraightLine* line = nullptr;
    QCPItemText* label = nullptr;
  };
  /// `side`: at which end its label stands.
  Across makeAcross(Qt::AlignmentFlag side);
  /// `figure`: what its label is where all of it has no room.
  static void showAcross(const Across& across, std::optional<double> value, const QString& text, const QString& figure);
  static void placeAcross(const Across& across);

  QColor colourOf(const SweepCurve& curve, const Theme& theme) const;

 private:
  struct Drawn {
    QCPGraph* graph = nullptr;
    QCPErrorBars* bars = nullptr;
    QCPItemText* name = nullptr;
  };
  struct Found {
    std::size_t curve = 0, point = 0;
  };
  void placeButton();
  /// Where a curve ends, or leaves the part that is shown; nothing where none of it is seen there.
  std::optional<QPointF> lastSeen(std::size_t curve) const;
  void needDrawn(std::size_t count);
  std::optional<Found> nearest(const QPointF& position) const;

  SweepModel& m_model;
  std::vector<SweepCurve> m_curves;
  std::vector<Drawn> m_drawn;
  std::vector<Across> m_across;
  QStringList m_kernels;  // in the order in which colours are given
  QPointF m_pressed;
  QPushButton* m_button = nullptr;
};

}  // namespace warpfold::app
