// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lectures/slide_view.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace warpfold::app {
namespace {

struct Row {
  const char* id;
  SlideView::Kind kind;
  bool ofChart = false;  ///< offered among the charts
};

constexpr std::array rows{Row{"text", SlideView::text},           Row{"trees", SlideView::trees},
                          Row{"lanes", SlideView::lanes},         Row{"source", SlideView::source},
                          Row{"diff", SlideView::diff},           Row{"counters", SlideView::counters},
                          Row{"hazard", SlideView::hazard},       Row{"memory", SlideView::memory, true},
                          Row{"ladder", SlideView::ladder, true}, Row{"lens", SlideView::lens, true}};

}  // namespace

SlideView::SlideView(const QString& name) : kind(chart), id(name) {
  const auto* const row =
      std::find_if(rows.begin(), rows.end(), [&](const Row& r) { return id == QLatin1String(r.id); });
  if (row != rows.end()) kind = row->kind;
}

QStringList slideViews() {
  QStringList views;
  for (const Row& row : rows)
    if (!row.ofChart) views << QString::fromLatin1(row.id);
  return views;
}

}  // namespace warpfold::app
