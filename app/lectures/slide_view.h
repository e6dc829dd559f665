// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace warpfold::app {

/// What a slide shows beside its prose: a view of its own, or a chart by its id. "memory", "ladder" and "lens" are
/// charts of the window, too, which slides show larger.
struct SlideView {
  enum Kind { text, trees, lanes, memory, source, diff, hazard, counters, ladder, lens, chart };

  SlideView() = default;
  explicit SlideView(const QString& name);
  Kind kind = text;
  QString id = QStringLiteral("text");

  /// Steps of a block are followed in it.
  bool showsSteps() const { return kind == trees || kind == lanes || kind == memory; }
  /// The blackboard's values can be seen in it.
  bool showsBoard() const { return kind == trees || kind == lanes; }
  bool showsCode() const { return kind == source || kind == diff || kind == hazard; }
  /// Times of a comparison, and what follows from them.
  bool showsSamples() const { return id == QLatin1String("latency") || id == QLatin1String("bandwidth"); }
  /// Nothing of it comes from a run.
  bool isStill() const { return kind == text || kind == source || kind == diff; }

  friend bool operator==(const SlideView& view, Kind wanted) { return view.kind == wanted; }
  friend bool operator==(const SlideView& a, const SlideView& b) { return a.id == b.id; }
};

/// Views that a slide may show; to these the ids of charts are added.
QStringList slideViews();

}  // namespace warpfold::app
