// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QSettings>
#include <QStringList>

#include "compose/figure_part.h"
#include "export/export_options.h"

namespace warpfold::app {

/// What a figure shows and how large it is. Defaults are those of a column of a paper.
struct FigureOptions {
  enum class Unit { millimetres, pixels };

  QStringList parts{QStringLiteral("tree-a"), QStringLiteral("tree-b")};  ///< ids, in their order
  int columns = 1;
  QString title, caption;
  bool legend = true, provenance = true;
  FigureWords words;
  QString family;                 ///< of the text; empty: the program's own
  double points = 8;              ///< of labels and captions; titles are larger, values in crowded nodes smaller
  double width = 85, height = 0;  ///< height 0: as it comes
  Unit unit = Unit::millimetres;
  QString themeId = QStringLiteral("print");
  std::optional<std::uint32_t> warp{};  ///< lanes are those of this warp; nothing: of all. Not kept: it is of one block

  /// In logical pixels, 96 to an inch.
  QSizeF size() const;
  /// How many pixels of a PNG stand for a logical one: as given, or of millimetres 300 to an inch.
  double scale() const;

  void save(QSettings& settings) const;
  static FigureOptions restored(const QSettings& settings, const FigureOptions& usual);
};

/// A size and what goes with it.
struct FigurePreset {
  const char *id, *title;
  double width, height, points;
  int columns;
  FigureOptions::Unit unit;

  void applyTo(FigureOptions& options) const;
};
/// Paper column, paper page, slide, poster, web.
const std::vector<FigurePreset>& figurePresets();

/// What stands on a figure beside its parts.
struct FigureFacts {
  std::array<QString, 2> kernels;
  QString date{};  ///< of the figure, as its last words have it
};

/// A page with the parts that are wanted: title, legend, parts in columns, caption, provenance.
class FigurePage : public Exportable {
  Q_DECLARE_TR_FUNCTIONS(Figure)
 public:
  /// The parts must outlive the page.
  FigurePage(const FigureParts& parts, FigureFacts facts) : m_parts(parts), m_facts(std::move(facts)) {}
  void setOptions(const FigureOptions& options);
  const FigureOptions& options() const { return m_options; }

  QString exportName() const override { return QStringLiteral("figure"); }
  QSizeF exportSize() const override;
  QSizeF leastSize() const override;
  void paintExport(QPainter& painter, const QRectF& area, const Theme& theme) const override;
  /// Tables of its parts, one after the other.
  std::vector<Table> tables() const override;
  QString dataTitle() const override { return m_options.title; }
  void retell() const override;
  /// Of the parts that it shows, and of nothing else.
  std::optional<Origin> exportOrigin() const override;
  /// The same in words, each with the parts that rest on it where they rest on different ones.
  QString provenance() const;
  /// Names of the trees whose values have no room in their nodes.
  QStringList withoutValues() const;

 private:
  struct Row;
  /// Where a part stands, with its heading above it; in units of the text's usual size.
  struct Place {
    const FigurePart* part = nullptr;
    QRectF area;
    double heading = 0;
  };
  std::vector<Place> places(const QSizeF& page) const;
  std::vector<const FigurePart*> shown() const;
  std::vector<Row> rows(double width) const;
  double scale() const;
  double wordsHeight(double width) const;
  double heightAbove(double width) const;
  void paintAbove(QPainter& painter, double width, const Theme& theme) const;
  struct Legend;
  Legend legend(double width) const;
  void paintLegend(QPainter& painter, const QPointF& at, double width, const Theme& theme) const;
  double headingHeight(const FigurePart& part, double width) const;
  void paintPart(QPainter& painter, const Place& place, const Theme& theme) const;
  void paintBelow(QPainter& painter, const QSizeF& page, const Theme& theme) const;

  const FigureParts& m_parts;
  FigureFacts m_facts;
  FigureOptions m_options;
};

}  // namespace warpfold::app
