// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractItemModel>
#include <QString>
#include <array>
#include <memory>
#include <vector>

#include "export/exportable.h"
#include "theme/theme.h"

namespace warpfold::app {

class ChartWidget;
class Stage;
class TreePanel;

/// What of a figure's words is wanted.
struct FigureWords {
  bool kernelNames = true, step = true;
};

/// A view that a figure may show.
class FigurePart {
 public:
  FigurePart(QString id, QString name) : m_id(std::move(id)), m_name(std::move(name)) {}
  virtual ~FigurePart() = default;
  QString id() const { return m_id; }      ///< "tree-a", as files are called
  QString name() const { return m_name; }  ///< "Tree A"

  /// Why there is nothing to show of it, and what to do; empty: there is.
  virtual QString missing() const { return {}; }
  /// Starts the run that it is missing, if it knows one; and stops that again.
  virtual void request() {}
  /// It was asked for and has not begun: one is computed at a time, since another job would end it.
  virtual bool waits() const { return false; }
  virtual void start() {}
  virtual bool running() const { return false; }
  virtual void stopRequest() {}
  /// Whether that run goes on.
  virtual bool awaited() const { return false; }
  /// Of lanes: this warp alone; nothing: all of them.
  virtual void setWarp(std::optional<std::uint32_t>) {}
  /// How many warps its lanes have; 0 of what shows no lanes.
  virtual std::uint32_t warps() const { return 0; }
  /// What stands above it.
  virtual QString heading(const FigureWords&) const { return m_name; }
  /// 0 or 1: in whose colour the heading is; -1: of both.
  virtual int side() const { return -1; }
  /// How tall it likes to be.
  virtual double height(double width) const = 0;
  /// Whether it would rather take all columns of a page than one of this width.
  virtual bool spans(double) const { return false; }
  virtual void paint(QPainter& painter, const QRectF& area, const Theme& theme) const = 0;
  /// Whether the nodes of its tree have room for their values there; true of what has no nodes.
  virtual bool writesValues(const QSizeF&) const { return true; }
  /// Its data with a header line, units in it; empty: there are none.
  virtual std::vector<Table> tables() const { return {}; }
  /// What it rests on; nothing of words that rest on no run.
  virtual std::optional<Origin> origin() const { return std::nullopt; }
  /// That in words, for a reader who sees its heading: by default what it shows and where its numbers come from.
  virtual QString basis() const;
  /// The same as a picture of its own, with what it says of itself; null for words.
  virtual const Exportable* picture() const { return nullptr; }

 private:
  QString m_id, m_name;
};

/// What a side's tree shows and rests on, without the names of kernel and step.
QString basisOf(const Stage& stage, int side);
QString basisOf(const Origin& own);

using FigureParts = std::vector<std::unique_ptr<FigurePart>>;

/// Views that have something to show.
inline bool isThere(const std::unique_ptr<FigurePart>& part) {
  return part->missing().isEmpty();
}

/// All that is there to show: trees and lanes of the panels, charts, the kernels' sources, what happens in the step,
/// and tables of the steps and the counters; of charts that nothing was run for, what to do. All of them as they are
/// now; what is passed must outlive them.
/// A side without a tree has a reason in its place where the other has one.
FigureParts figureParts(const Stage& stage, std::array<TreePanel*, 2> trees, const std::vector<ChartWidget*>& charts);

}  // namespace warpfold::app
