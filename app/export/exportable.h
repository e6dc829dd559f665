// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <QSizeF>
#include <QString>
#include <optional>
#include <vector>

#include "models/data_source.h"
#include "table/table.h"

class QPainter;

namespace warpfold::app {

struct Theme;

/// Anything that can be written to a picture or a table: trees, lanes, every chart. Implemented by the
/// widget.
class Exportable {
 public:
  virtual ~Exportable() = default;
  /// Short file-name-like word: "tree-a", "latency".
  virtual QString exportName() const = 0;
  virtual QSizeF exportSize() const = 0;
  /// In a smaller area it would lie over itself.
  virtual QSizeF leastSize() const { return {16, 16}; }
  /// Paints the whole content into `area` (logical pixels) in `theme`; vector-friendly (no cached pixmaps).
  virtual void paintExport(QPainter& painter, const QRectF& area, const Theme& theme) const = 0;
  /// The same without title and caption, for a page that has its own.
  virtual void paintBare(QPainter& painter, const QRectF& area, const Theme& theme) const {
    paintExport(painter, area, theme);
  }
  /// The data behind the picture.
  virtual std::vector<Table> tables() const = 0;
  /// What a file of its data is called in the file itself, in English.
  virtual QString dataTitle() const { return exportName(); }
  /// Texts that it keeps are to be looked up anew: their language is another one.
  virtual void retell() const {}
  /// Where its numbers come from; nothing: from the comparison on screen.
  virtual std::optional<Origin> exportOrigin() const { return std::nullopt; }
};

}  // namespace warpfold::app
