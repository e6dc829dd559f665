// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "charts/chart_widget.h"
#include "models/comparison.h"
#include "models/held_samples.h"

namespace warpfold::app {

/// A figure of every sample as it arrives, A and B as lines over the iteration, from zero on; that of
/// CUB's median as a line across. Many methods: each thing that is drawn has one that places it.
class LiveChart : public ChartWidget {
  Q_OBJECT
 public:
  LiveChart(Comparison& comparison, const QString& id, const QString& title, QWidget* parent);
  std::vector<Table> tables() const override;
  /// A side that whoever shows the chart does not show: its samples are drawn nowhere.
  void leaveOut(int side, bool out) { m_leftOut[std::size_t(side)] = out; }
  Readiness readiness() const override;
  QString about() const override;
  ChartReading reading() const override;

 protected:
  static constexpr quint64 shownSamples = 240;

  void fill() final;
  std::optional<QCPRange> limitsOfX() const override;
  void arrange() override;
  void colour(const Theme& theme) override;
  QStringList describe(double x, double* snapped) const override;

  /// The figure of one sample of `us` microseconds on `side`.
  virtual double figure(int side, double us) const = 0;
  /// Unit of the figures at their present size, and what to divide them by for it.
  virtual std::pair<QString, double> unit(double largest) const = 0;
  /// Lines across the chart; returns the largest value that they need room for.
  virtual double fillExtras() { return 0; }
  const Comparison& comparison() const { return m_comparison; }
  virtual std::string keyUnit() const = 0;
  /// A figure with its unit, as it is written everywhere.
  QString textOf(double figure) const { return textOf(figure, figure); }
  /// In the unit of another figure.
  virtual QString textOf(double figure, double like) const = 0;

 private:
  /// The iterations that are looked at: the newest ones, or the part that is zoomed to.
  void followSamples();
  void fillCub();
  QString unitText(std::optional<double> largest) const;
  /// Draws the median and the band of sides that have no samples, with no noise that nobody measured.
  void fillBands();
  Qt::PenStyle lineOf(int side) const;
  void showCub();
  QString cubText() const;
  void placeCubLabel();
  bool crossesLines(const QRectF& box) const;
  void spaceIterations();
  void keepLettersInside();
  double heightAt(std::size_t side, double along) const;
  void keepLettersOffAxis(std::size_t upper);
  /// The letters at the ends of two lines that lie close go above and below them, not over each other; one that the
  /// library's line would strike through goes above or below that.
  void partLetters();

  const Comparison& m_comparison;
  std::array<bool, 2> m_leftOut{};
  std::array<QCPGraph*, 2> m_graphs;
  std::array<QCPItemText*, 2> m_letters;    // A and B at the lines' ends: colour alone must not tell them apart
  std::array<QCPItemRect*, 2> m_bandAreas;  // of interpolated and modelled sides, and of a median's 95 % interval
  std::array<QCPItemStraightLine*, 2> m_bandMedians;
  std::array<std::optional<Latency>, 2> m_bands, m_known;  // without and with samples
  QCPItemStraightLine* m_cubLine;
  QCPItemText* m_cubLabel;
  QColor m_cubGround;
  QString m_cubName;
  std::optional<double> m_cub;  // the figure of CUB's median
  std::array<HeldSamples, 2> m_samples;
  std::array<std::vector<double>, 2> m_figures;
  quint64 m_first = 0, m_end = 0;       // iterations that are drawn
  quint64 m_homeFirst = 0, m_next = 0;  // the newest ones
  std::array<quint64, 2> m_firsts{};    // iteration of each side's first figure
  QString m_unitText;
  double m_divisor = 1;
};

}  // namespace warpfold::app
