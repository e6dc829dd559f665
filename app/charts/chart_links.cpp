// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chart_links.h"

#include "charts/chart_widget.h"

namespace warpfold::app {

void ChartLinks::add(ChartWidget* chart) {
  m_charts << chart;
  connect(&chart->navigation(), &ChartNavigation::moved, this, [this, chart] { follow(chart); });
}

void ChartLinks::follow(ChartWidget* moved) {
  const ChartNavigation& shown = moved->navigation();
  for (const QPointer<ChartWidget>& other : m_charts)
    if (other && other != moved && other->navigation().axis() == shown.axis())
      other->navigation().follow(shown.zoom().x(), shown.cursors().places());
}

}  // namespace warpfold::app
