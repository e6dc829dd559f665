// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "compose/figure_page.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>

#include "export/composite.h"
#include "theme/theme.h"

namespace warpfold::app {
namespace {

constexpr double smallText = 11, bodyText = 12, titleText = 15;  // pixels that become FigureOptions::points and more
constexpr double unitsPerMillimetre = 96 / 25.4, printedPixels = 300.0 / 96;
constexpr double pageMargin = 8, gapBelow = 12, gapBeside = 16, headingLine = 20, legendLine = 20, titleLine = 26;
constexpr double markRadius = 5, besideMark = 6;
constexpr double leastColumn = 120, leastPart = 40;

/// Between words; within them as well where one is wider than the line.
int wrapOf(const QFontMetricsF& metrics, const QString& text, double width) {
  const QRectF room(0, 0, width, 1e5);
  return metrics.boundingRect(room, Qt::TextWordWrap, text).width() > width + 0.5 ? Qt::TextWrapAnywhere
                                                                                  : Qt::TextWordWrap;
}

double linesHeight(const QFont& font, const QString& text, double width) {
  const QFontMetricsF metrics(font);
  return metrics.boundingRect(QRectF(0, 0, width, 1e5), wrapOf(metrics, text, width), text).height();
}

double wrappedHeight(const QFont& font, const QString& text, double width) {
  return text.isEmpty() ? 0 : linesHeight(font, text, width) + 6;
}

void drawWrapped(QPainter& painter, const QRectF& room, int alignment, const QString& text) {
  painter.drawText(room, alignment | wrapOf(QFontMetricsF(painter.font()), text, room.width()), text);
}

QFont titleFont() {
  return Theme::ui(titleText, QFont::DemiBold);
}
QFont headingFont() {
  return Theme::ui(bodyText, QFont::DemiBold);
}

double titleHeight(const QString& title, double width) {
  return title.isEmpty() ? 0 : std::max(titleLine, wrappedHeight(titleFont(), title, width));
}

}  // namespace

QSizeF FigureOptions::size() const {
  const double factor = unit == Unit::millimetres ? unitsPerMillimetre : 1;
  return {width * factor, height * factor};
}

double FigureOptions::scale() const {
  return unit == Unit::millimetres ? printedPixels : 1;
}

void FigureOptions::save(QSettings& settings) const {
  const auto set = [&](const char* key, const QVariant& value) { settings.setValue(QLatin1String(key), value); };
  set("parts", parts);
  set("columns", columns);
  set("caption", caption);
  set("legend", legend);
  set("provenance", provenance);
  set("kernelNames", words.kernelNames);
  set("step", words.step);
  set("family", family);
  set("points", points);
  set("width", width);
  set("height", height);
  set("pixels", unit == Unit::pixels);
  set("theme", themeId);
}

FigureOptions FigureOptions::restored(const QSettings& settings, const FigureOptions& usual) {
  FigureOptions o = usual;
  const auto value = [&](const char* key, const QVariant& otherwise) {
    return settings.value(QLatin1String(key), otherwise);
  };
  o.parts = value("parts", o.parts).toStringList();
  o.columns = std::clamp(value("columns", o.columns).toInt(), 1, 4);
  o.caption = value("caption", o.caption).toString();
  o.legend = value("legend", o.legend).toBool();
  o.provenance = value("provenance", o.provenance).toBool();
  o.words.kernelNames = value("kernelNames", o.words.kernelNames).toBool();
  o.words.step = value("step", o.words.step).toBool();
  o.family = value("family", o.family).toString();
  o.points = std::clamp(value("points", o.points).toDouble(), 4.0, 96.0);
  o.unit = value("pixels", o.unit == Unit::pixels).toBool() ? Unit::pixels : Unit::millimetres;
  o.width = std::clamp(value("width", o.width).toDouble(), 20.0, 8000.0);
  o.height = std::clamp(value("height", o.height).toDouble(), 0.0, 8000.0);
  o.themeId = value("theme", o.themeId).toString();
  return o;
}

void FigurePreset::applyTo(FigureOptions& options) const {
  options.width = width;
  options.height = height;
  options.points = points;
  options.columns = columns;
  options.unit = unit;
}

const std::vector<FigurePreset>& figurePresets() {
  using Unit = FigureOptions::Unit;
  static const std::vector<FigurePreset> presets{
      {"column", QT_TRANSLATE_NOOP("Figure", "Paper column, 85 mm"), 85, 0, 8, 1, Unit::millimetres},
      {"page", QT_TRANSLATE_NOOP("Figure", "Paper page, 175 mm"), 175, 0, 8, 2, Unit::millimetres},
      {"slide", QT_TRANSLATE_NOOP("Figure", "Slide, 16:9"), 1920, 1080, 16, 2, Unit::pixels},
      {"poster", QT_TRANSLATE_NOOP("Figure", "Poster, 800 mm"), 800, 0, 36, 2, Unit::millimetres},
      {"web", QT_TRANSLATE_NOOP("Figure", "Web, 1200 pixels"), 1200, 0, 10, 2, Unit::pixels},
  };
  return presets;
}

void FigurePage::setOptions(const FigureOptions& options) {
  m_options = options;
  for (const auto& part : m_parts) part->setWarp(options.warp);
}

/// Parts beside each other.
struct FigurePage::Row {
  std::vector<const FigurePart*> parts;
  double width = 0, height = 0;  // of each part, without its heading
  double heading = headingLine;
};

/// Names of A and B: beside each other where both have room, else below.
struct FigurePage::Legend {
  std::array<QString, 2> names;
  bool beside = true;
  std::array<double, 2> heights{legendLine, legendLine};

  double height() const { return beside ? legendLine : heights[0] + heights[1]; }
};

std::vector<const FigurePart*> FigurePage::shown() const {
  std::vector<const FigurePart*> chosen;
  for (const QString& id : m_options.parts)
    for (const auto& part : m_parts)
      if (part->id() == id && isThere(part)) chosen.push_back(part.get());
  return chosen;
}

std::vector<FigurePage::Row> FigurePage::rows(double width) const {
  std::vector<Row> made;
  const auto columns = std::size_t(std::max(1, m_options.columns));
  const double each = (width - gapBeside * double(columns - 1)) / double(columns);
  bool full = true;
  for (const FigurePart* part : shown()) {
    const bool alone = columns > 1 && part->spans(each);
    if (full || alone || made.back().parts.size() == columns)
      made.push_back({{}, alone ? width : each, 0, headingLine});
    full = alone;
    made.back().parts.push_back(part);
    made.back().height = std::max(made.back().height, part->height(made.back().width));
    made.back().heading = std::max(made.back().heading, headingHeight(*part, made.back().width));
  }
  return made;
}

double FigurePage::scale() const {
  return m_options.points * 96 / 72 / smallText;
}

double FigurePage::headingHeight(const FigurePart& part, double width) const {
  return wrappedHeight(headingFont(), part.heading(m_options.words), width);
}

FigurePage::Legend FigurePage::legend(double width) const {
  Legend made;
  const QFont font = Theme::ui(smallText);
  constexpr double mark = 2 * markRadius + besideMark;
  for (const int side : {0, 1}) {
    const QString letter = side == 0 ? QStringLiteral("A") : QStringLiteral("B");
    const auto s = std::size_t(side);
    made.names[s] = !m_options.words.kernelNames ? letter
                    : side == 0                  ? tr("A: %1").arg(m_facts.kernels[0])
                                                 : tr("B: %1").arg(m_facts.kernels[1]);
    made.heights[s] = std::max(legendLine, linesHeight(font, made.names[s], width - mark) + 4);
    if (QFontMetricsF(font).horizontalAdvance(made.names[s]) + mark + 1 > width / 2) made.beside = false;
  }
  return made;
}

/// Of all that is not a part.
double FigurePage::wordsHeight(double width) const {
  return titleHeight(m_options.title, width) + (m_options.legend ? legend(width).height() : 0) +
         wrappedHeight(Theme::ui(bodyText), m_options.caption, width) +
         (m_options.provenance ? wrappedHeight(Theme::ui(smallText), provenance(), width) : 0) + 2 * pageMargin;
}

std::optional<Origin> FigurePage::exportOrigin() const {
  QList<Origin> origins;
  for (const FigurePart* part : shown())
    if (const auto own = part->origin()) origins << *own;
  Origin all = joined(origins);
  all.shown.removeDuplicates();
  // Several parts have the commands of one run.
  const Origin repeated = all;
  const bool sided = repeated.sides.size() == repeated.commands.size();
  all.commands.clear();
  all.sides.clear();
  for (qsizetype i = 0; i < repeated.commands.size(); ++i) {
    const QString side = sided ? repeated.sides[i] : QString();
    bool there = false;
    for (qsizetype k = 0; k < all.commands.size(); ++k)
      there = there || (all.commands[k] == repeated.commands[i] && (!sided || all.sides[k] == side));
    if (there) continue;
    all.commands << repeated.commands[i];
    if (sided) all.sides << side;
  }
  return all;
}

void FigurePage::retell() const {
  for (const FigurePart* part : shown())
    if (part->picture() != nullptr) part->picture()->retell();
}

QString FigurePage::provenance() const {
  QList<std::pair<QString, QStringList>> groups;  // what is rested on, and by which parts
  for (const FigurePart* part : shown()) {
    const QString text = part->basis();
    if (text.isEmpty()) continue;
    const auto same = [&](const auto& group) { return group.first == text; };
    const auto found = std::find_if(groups.begin(), groups.end(), same);
    found == groups.end() ? groups.append({text, {part->name()}}) : void(found->second << part->name());
  }
  QStringList said;
  for (const auto& [text, names] : groups)
    said << (groups.size() == 1 ? text : tr("%1: %2").arg(names.join(QStringLiteral(", ")), text));
  said << m_facts.date;
  said.removeAll(QString());
  return said.join(QStringLiteral(" · "));
}

QSizeF FigurePage::exportSize() const {
  const FontFamily family(m_options.family);
  QSizeF size = m_options.size();
  if (size.height() > 0) return size;
  const double width = size.width() / scale() - 2 * pageMargin;
  double high = wordsHeight(width);
  for (const Row& row : rows(width)) high += row.heading + row.height + gapBelow;
  size.setHeight(std::ceil(std::max(16.0, high * scale())));
  return size;
}

/// Columns are as wide as a heading needs; where the height is given, parts have a little of it.
QSizeF FigurePage::leastSize() const {
  const FontFamily family(m_options.family);
  const double columns = std::clamp(double(shown().size()), 1.0, std::max(1.0, double(m_options.columns)));
  const double wide = 2 * pageMargin + columns * leastColumn + (columns - 1) * gapBeside;
  if (m_options.height <= 0) return {std::floor(wide * scale()), 16};
  const double width = std::max(wide, m_options.size().width() / scale()) - 2 * pageMargin;
  double high = wordsHeight(width);
  for (const Row& row : rows(width)) high += row.heading + leastPart + gapBelow;
  return {std::floor(wide * scale()), std::floor(high * scale())};
}

void FigurePage::paintExport(QPainter& painter, const QRectF& area, const Theme& theme) const {
  const FontFamily family(m_options.family);
  painter.fillRect(area, theme.panel);
  painter.save();
  painter.translate(area.topLeft());
  painter.scale(scale(), scale());
  const QSizeF page = area.size() / scale();
  paintAbove(painter, page.width() - 2 * pageMargin, theme);
  for (const Place& place : places(page)) paintPart(painter, place, theme);
  paintBelow(painter, page, theme);
  painter.restore();
}

std::vector<FigurePage::Place> FigurePage::places(const QSizeF& page) const {
  const double width = page.width() - 2 * pageMargin;
  const auto lines = rows(width);
  double wanted = 0, room = page.height() - wordsHeight(width);
  for (const Row& row : lines) wanted += row.height, room -= row.heading + gapBelow;
  // A page of a given height is filled: what is drawn stretches, words stay as they are.
  const double stretch = wanted > 0 ? std::max(0.05, room / wanted) : 1;
  std::vector<Place> made;
  double top = heightAbove(width);
  for (const Row& row : lines) {
    const double high = row.heading + row.height * stretch;
    double left = pageMargin;
    for (const FigurePart* part : row.parts) {
      made.push_back({part, QRectF(left, top, row.width, high), row.heading});
      left += row.width + gapBeside;
    }
    top += high + gapBelow;
  }
  return made;
}

QStringList FigurePage::withoutValues() const {
  const FontFamily family(m_options.family);
  QStringList names;
  for (const Place& place : places(exportSize() / scale()))
    if (!place.part->writesValues(place.area.size() - QSizeF(0, place.heading))) names << place.part->name();
  return names;
}

double FigurePage::heightAbove(double width) const {
  return pageMargin + titleHeight(m_options.title, width) + (m_options.legend ? legend(width).height() : 0);
}

void FigurePage::paintAbove(QPainter& painter, double width, const Theme& theme) const {
  double top = pageMargin;
  if (const double high = titleHeight(m_options.title, width); high > 0) {
    painter.setFont(titleFont());
    painter.setPen(theme.text);
    drawWrapped(painter, QRectF(pageMargin, top, width, high - 4), Qt::AlignLeft | Qt::AlignVCenter, m_options.title);
    top += high;
  }
  if (m_options.legend) paintLegend(painter, {pageMargin, top}, width, theme);
}

/// Discs, as the nodes of the trees are; the letter after each tells the sides apart without its colour.
void FigurePage::paintLegend(QPainter& painter, const QPointF& topLeft, double width, const Theme& theme) const {
  const Legend made = legend(width);
  const double half = markRadius;
  painter.setFont(Theme::ui(smallText));
  for (const int side : {0, 1}) {
    const auto s = std::size_t(side);
    const QRectF line = made.beside ? QRectF(topLeft.x() + side * width / 2, topLeft.y(), width / 2, legendLine)
                                    : QRectF(topLeft.x(), topLeft.y() + side * made.heights[0], width, made.heights[s]);
    const QPointF at(line.left() + half, line.top() + legendLine / 2);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.side(side));
    painter.drawEllipse(at, half, half);
    painter.setPen(theme.text);
    drawWrapped(painter, line.adjusted(2 * half + besideMark, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                made.names[s]);
  }
}

void FigurePage::paintPart(QPainter& painter, const Place& place, const Theme& theme) const {
  const FigurePart& part = *place.part;
  const QRectF& area = place.area;
  const double heading = place.heading;
  painter.setFont(headingFont());
  painter.setPen(part.side() < 0 ? theme.text : theme.side(part.side()));
  drawWrapped(painter, QRectF(area.left(), area.top(), area.width(), heading - 2), Qt::AlignLeft | Qt::AlignBottom,
              part.heading(m_options.words));
  painter.save();
  part.paint(painter, area.adjusted(0, heading, 0, 0), theme);
  painter.restore();
}

void FigurePage::paintBelow(QPainter& painter, const QSizeF& page, const Theme& theme) const {
  double bottom = page.height() - pageMargin;
  const double width = page.width() - 2 * pageMargin;
  const auto above = [&](const QFont& font, const QColor& colour, const QString& text) {
    const double high = wrappedHeight(font, text, width);
    painter.setFont(font);
    painter.setPen(colour);
    drawWrapped(painter, QRectF(pageMargin, bottom - high, width, high), Qt::AlignLeft | Qt::AlignTop, text);
    bottom -= high;
  };
  if (m_options.provenance) above(Theme::ui(smallText), theme.muted, provenance());
  above(Theme::ui(bodyText), theme.text, m_options.caption);
}

std::vector<Table> FigurePage::tables() const {
  std::vector<Table> all;
  for (const FigurePart* part : shown()) addNamed(all, part->id(), part->tables());
  return all;
}

}  // namespace warpfold::app
