// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/ladder_layout.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <algorithm>
#include <cmath>

#include "theme/theme.h"

namespace warpfold::app {
namespace {

constexpr double leastLetters = 10, mostLetters = 12.5, mostRowHeight = 30, mostBarHeight = 18;
constexpr double gap = 6, betweenColumns = 24, leastPlot = 48, glyphWidth = 12, markRadius = 4.5, dotRadius = 4.5;
constexpr double tickLabelGap = 14;  // between two tick labels at least

struct LadderLayoutText {
  Q_DECLARE_TR_FUNCTIONS(LadderLayout)
};

using Key = LadderLayout::Key;

class Composer {
 public:
  Composer(const LadderRows& ladder, const QRectF& area, std::size_t places, std::size_t first, bool scrolls)
      : m_ladder(ladder), m_area(area), m_first(first), m_scrolls(scrolls) {
    m_all.total = std::max(places, ladder.rows.size());
    m_all.small = Theme::ui(leastLetters);
    m_most = most();
  }

  LadderLayout compose(bool sourcesBelow) {
    setLetters(leastLetters);
    m_sources = sources();
    m_numbered = sourcesBelow && m_sources.size() > 1;
    addKeys(sourcesBelow);
    chooseRows();
    for (std::size_t column = 0; column < m_all.columns; ++column) addColumn(column);
    return m_all;
  }
  /// Whether a published figure is shown and no label says of what.
  static bool anyNameless(const LadderLayout& layout) {
    return std::any_of(layout.rows.begin(), layout.rows.end(), [](const auto& row) {
      return std::any_of(row.marks.begin(), row.marks.end(), [](const auto& mark) { return mark.label.isEmpty(); });
    });
  }

 private:
  static double widthOf(const QString& text, const QFont& font) {
    return std::ceil(QFontMetricsF(font).horizontalAdvance(text)) + 1;
  }
  double widthOf(const QString& text) const { return widthOf(text, m_all.small); }
  double letterHeight() const { return std::ceil(QFontMetricsF(m_all.small).height()); }
  bool fromZero() const { return m_ladder.view.scale == LadderView::Scale::fromZero; }

  /// Beyond this, figures of the CPU and of others would press all the device's own flat: their bars are cut, their
  /// dots become arrows at the end of the axis.
  double most() const {
    double device = 0, own = 0, others = 0;
    for (const LadderRow& row : m_ladder.rows) {
      const double value = std::max(row.value.value_or(0), row.band ? row.band->high : 0);
      own = std::max(own, value);
      for (const LadderMark& mark : row.marks) others = std::max(others, mark.value);
      if (row.kind != LadderRow::Kind::host) device = std::max(device, value);
    }
    for (const LadderLine& line : m_ladder.lines) device = std::max(device, line.value);
    own = std::max(own, device);
    const double shown = device > 0 && own > 2 * device ? device : own;
    if (!fromZero())
      return device > 0 && own > 2 * device ? 1.1 * device : 0;  // others' figures have their place there
    return std::max(own, others) > 2 * shown ? 1.25 * shown : 0;
  }
  bool beyond(double value) const { return m_most > 0 && value > m_most; }

  void setLetters(double pixels) {
    m_all.font = Theme::ui(pixels);
    measure(0, m_ladder.rows.size());
  }

  /// Names and values of some rows: a column is no wider for those of another.
  void measure(std::size_t from, std::size_t to) {
    m_names = m_values = 0;
    for (std::size_t i = from; i < std::min(to, m_ladder.rows.size()); ++i) {
      m_names = std::max(m_names, widthOf(m_ladder.rows[i].kernel, m_all.font));
      m_values = std::max(m_values, widthOf(m_ladder.rows[i].text, m_all.font));
    }
  }

  // Keys ---------------------------------------------------------------------------------------------------
  std::vector<std::pair<Key::Sign, QString>> meanings(bool sourcesBelow) const {
    const auto any = [this](const auto& holds) {
      return std::any_of(m_ladder.rows.begin(), m_ladder.rows.end(), holds);
    };
    using Kind = LadderRow::Kind;
    const auto shows = [&](Kind kind) { return any([&](const LadderRow& r) { return r.value && r.kind == kind; }); };
    std::vector<std::pair<Key::Sign, QString>> all{{Key::Sign::none, m_ladder.title}};
    if (shows(Kind::host)) all.emplace_back(Key::Sign::host, LadderLayoutText::tr("CPU"));
    if (shows(Kind::baseline)) all.emplace_back(Key::Sign::baseline, LadderLayoutText::tr("baseline"));
    if (shows(Kind::library)) all.emplace_back(Key::Sign::library, LadderLayoutText::tr("library"));
    if (any([](const LadderRow& r) { return r.value && r.look == LadderRow::Look::outlined; }))
      all.emplace_back(Key::Sign::outlined, LadderLayoutText::tr("emulator's own time"));
    if (any([](const LadderRow& r) { return r.value && r.look == LadderRow::Look::dashed; }))
      all.emplace_back(Key::Sign::dashed, LadderLayoutText::tr("modelled"));
    if (any([](const LadderRow& r) { return r.band.has_value(); }))
      all.emplace_back(Key::Sign::whisker, LadderLayoutText::tr("error band"));
    if (any([this](const LadderRow& r) { return r.value && beyond(*r.value); }))
      all.emplace_back(fromZero() ? Key::Sign::cut : Key::Sign::beyond,
                       fromZero() ? LadderLayoutText::tr("bar cut off") : LadderLayoutText::tr("beyond this axis"));
    if (!m_sources.isEmpty())
      all.emplace_back(
          m_numbered ? Key::Sign::none : Key::Sign::published,
          sourcesBelow ? LadderLayoutText::tr("published by others:") : LadderLayoutText::tr("published by others"));
    if (sourcesBelow)
      for (const QString& source : m_sources)
        all.emplace_back(m_numbered ? Key::Sign::published : Key::Sign::none, source);
    const bool unseen = any([this](const LadderRow& row) {
      return std::any_of(row.marks.begin(), row.marks.end(), [this](const auto& mark) { return beyond(mark.value); });
    });
    if (unseen) all.emplace_back(Key::Sign::published, LadderLayoutText::tr("published, beyond this axis"));
    return all;
  }

  /// Whose published figures are on the axis.
  QStringList sources() const {
    QStringList all;
    for (const LadderRow& row : m_ladder.rows)
      for (const LadderMark& mark : row.marks)
        if (!beyond(mark.value)) all << mark.label;
    all.removeDuplicates();
    return all;
  }

  /// In as many lines as they take, at the lower end.
  void addKeys(bool sourcesBelow) {
    const double line = letterHeight() + (m_numbered ? 3 : 1);
    double x = 0, y = 0;
    for (const auto& [sign, text] : meanings(sourcesBelow)) {
      const bool wide = m_numbered && sign == Key::Sign::published;
      const double glyph = sign == Key::Sign::none ? 0 : glyphWidth + (wide ? 8 : 4), width = glyph + widthOf(text);
      if (x > 0 && x + width > m_area.width()) x = 0, y += line;
      const int number = m_numbered && sign == Key::Sign::published ? int(m_sources.indexOf(text)) + 1 : 0;
      m_all.keys.push_back({sign, QRectF(x, y, glyph, line), QRectF(x + glyph, y, width - glyph, line), text, number});
      x += width + 16;
    }
    const double top = m_area.bottom() - y - line;
    for (Key& key : m_all.keys) {
      key.glyph.translate(m_area.left(), top);
      key.label.translate(m_area.left(), top);
    }
    m_keys = y + line + 2;
  }

  // Rows ---------------------------------------------------------------------------------------------------
  double leastColumn() const { return m_names + gap + glyphs() + leastPlot + gap + m_values; }
  double glyphs() const { return fromZero() ? glyphWidth + 2 : 0; }

  /// As few columns as give every row room for its letters; rows beyond the last column are left out.
  void chooseRows() {
    const bool labelled = std::any_of(m_ladder.lines.begin(), m_ladder.lines.end(),
                                      [](const LadderLine& line) { return !line.text.isEmpty(); });
    m_top = m_area.top() + (labelled ? letterHeight() + 2 : 2);
    m_bottom = m_area.bottom() - m_keys - letterHeight() - 4;
    const double room = std::max(1.0, m_bottom - m_top), least = QFontMetricsF(m_all.small).height();
    const auto fitting = std::max<std::size_t>(1, std::size_t(room / least));
    const auto most =
        std::max<std::size_t>(1, std::size_t((m_area.width() + betweenColumns) / (leastColumn() + betweenColumns)));
    const std::size_t total = std::max<std::size_t>(1, m_all.total);
    m_all.columns = std::clamp<std::size_t>((total + fitting - 1) / fitting, 1, most);
    m_perColumn = std::min(fitting, (total + m_all.columns - 1) / m_all.columns);
    m_all.shown = std::min(total, m_perColumn * m_all.columns);
    if (m_all.shown < total && !m_scrolls && m_all.shown > 1) --m_all.shown;  // the last place tells of the others
    m_all.first = std::min(m_first, total - m_all.shown);
    m_all.rowHeight = std::min(mostRowHeight, room / double(m_perColumn));
    // Larger letters where they have room.
    const double letters = std::clamp(m_all.rowHeight * 0.62, leastLetters, mostLetters);
    const std::size_t columns = m_all.columns;
    setLetters(letters);
    const double column = (m_area.width() - betweenColumns * double(columns - 1)) / double(columns);
    if (leastColumn() > column || QFontMetricsF(m_all.font).height() > m_all.rowHeight) setLetters(leastLetters);
    m_bottom = m_top + m_all.rowHeight * double(m_perColumn);
    m_column = column;
  }

  void addColumn(std::size_t column) {
    const double left = m_area.left() + double(column) * (m_column + betweenColumns);
    const std::size_t from = column * m_perColumn;
    measure(m_all.first + from, m_all.first + std::min(from + m_perColumn, m_all.shown));
    const double start = left + m_names + gap + glyphs();
    m_plot = QRectF(start, m_top, std::max(10.0, m_column - m_names - 2 * gap - glyphs() - m_values), m_bottom - m_top);
    m_axis = axis();
    addLines();
    addTicks(left);
    for (std::size_t place = from; place < from + m_perColumn; ++place) {
      const QRectF all(left, m_top + double(place - from) * m_all.rowHeight, m_column, m_all.rowHeight);
      if (place >= m_all.shown) {
        if (place == m_all.shown && !m_scrolls && m_all.shown < m_all.total) m_all.rest = all;
        continue;
      }
      const std::size_t index = m_all.first + place;
      if (index < m_ladder.rows.size()) addRow(index, all);
    }
  }

  RoundAxis axis() const {
    double least = 0, greatest = 0;
    const auto reach = [&](double value) {
      if (!(value > 0) || beyond(value)) return;
      least = least > 0 ? std::min(least, value) : value;
      greatest = std::max(greatest, value);
    };
    for (const LadderRow& row : m_ladder.rows) {
      if (row.value) reach(*row.value);
      if (row.band) reach(row.band->low), reach(row.band->high);
      for (const LadderMark& mark : row.marks) reach(mark.value);
    }
    for (const LadderLine& line : m_ladder.lines) reach(line.value);
    const double label = widthOf(QStringLiteral("0000 GB/s")) + tickLabelGap;
    return roundAxis(m_ladder.view.quantity, m_ladder.view.scale, least, greatest,
                     std::max(2, int(m_plot.width() / label) + 1));
  }

  double x(double value) const { return m_plot.left() + m_axis.share(value) * m_plot.width(); }

  void addTicks(double left) {
    if (m_ladder.rows.empty()) return;
    const std::size_t before = m_all.ticks.size();
    labelTicks(left + m_column);
    const auto labelled = std::count_if(m_all.ticks.begin() + std::ptrdiff_t(before), m_all.ticks.end(),
                                        [](const LadderLayout::Tick& tick) { return !tick.label.isEmpty(); });
    if (labelled < 2 && m_all.ticks.size() - before >= 2) labelEnds(before, left);
  }

  /// One label tells no scale: the first moves to the left for the last.
  void labelEnds(std::size_t from, double left) {
    for (std::size_t i = from; i < m_all.ticks.size(); ++i) m_all.ticks[i].label = QRectF();
    LadderLayout::Tick &first = m_all.ticks[from], &last = m_all.ticks.back();
    const double high = letterHeight(), lastWidth = widthOf(last.text), firstWidth = widthOf(first.text);
    const double end = std::min(last.line.x1() + lastWidth / 2, left + m_column);
    last.label = QRectF(end - lastWidth, m_bottom + 2, lastWidth, high);
    const double start = std::min(first.line.x1() - firstWidth / 2, last.label.left() - gap - firstWidth);
    if (start >= left) first.label = QRectF(start, m_bottom + 2, firstWidth, high);
  }

  void labelTicks(double rightEnd) {
    double taken = -1e9;
    for (const RoundAxis::Tick& tick : m_axis.ticks) {
      const double at = x(tick.value), width = widthOf(tick.text);
      const double from = std::min(at - width / 2, rightEnd - width);
      QRectF label(from, m_bottom + 2, width, letterHeight());
      if (from < taken + gap) label = QRectF();
      if (!label.isEmpty()) taken = label.right();
      m_all.ticks.push_back({QLineF(at, m_top, at, m_bottom), label, tick.text});
    }
  }

  void addLines() {
    if (m_ladder.rows.empty()) return;
    m_obstacles.clear();
    for (const LadderLine& line : m_ladder.lines) {
      const double at = x(line.value);
      m_obstacles.emplace_back(at - 1.5, m_top, 3, m_bottom - m_top);
      LadderLayout::Line placed{line.kind, QLineF(at, m_top, at, m_bottom), {}, line.text};
      if (!line.text.isEmpty()) {
        const double width = widthOf(line.text);
        const double from =
            std::clamp(at - width / 2, m_plot.left() - m_names, m_plot.right() + gap + m_values - width);
        placed.label = QRectF(from, m_area.top(), width, letterHeight());
      }
      m_all.lines.push_back(placed);
    }
  }

  void addRow(std::size_t index, const QRectF& all) {
    const LadderRow& source = m_ladder.rows[index];
    LadderLayout::Row row;
    row.index = index;
    row.all = all;
    row.name = QRectF(all.left(), all.top(), m_names, all.height());
    row.value = QRectF(all.right() - m_values, all.top(), m_values, all.height());
    const double middle = all.center().y();
    std::vector<QRectF> here;
    if (fromZero() && source.value) {
      row.glyph = QRectF(m_plot.left() - glyphs(), all.top(), glyphWidth, all.height());
      const double height = std::min(mostBarHeight, all.height() - std::max(2.0, all.height() * 0.2));
      row.cut = beyond(*source.value);
      row.bar = QRectF(m_plot.left(), middle - height / 2, x(*source.value) - m_plot.left(), height);
      here.push_back(row.bar);
    } else if (source.value) {
      row.cut = beyond(*source.value);
      row.dot = QPointF(row.cut ? m_plot.right() - dotRadius : x(*source.value), middle);
      here.emplace_back(row.dot->x() - dotRadius, all.top(), 2 * dotRadius, all.height());
    }
    if (source.band) {
      row.whisker = QLineF(x(source.band->low), middle, x(source.band->high), middle);
      here.emplace_back(row.whisker->x1(), all.top(), row.whisker->dx(), all.height());
    }
    addMarks(source, row, here);
    m_all.rows.push_back(std::move(row));
  }

  /// Labels beside their marks, where nothing is.
  void addMarks(const LadderRow& source, LadderLayout::Row& row, std::vector<QRectF> taken) {
    for (const LadderMark& mark : source.marks) {
      if (beyond(mark.value)) continue;  // the card at the pointer has it
      const QPointF at(x(mark.value), row.all.center().y());
      taken.emplace_back(at.x() - markRadius, row.all.top(), 2 * markRadius, row.all.height());
      row.marks.push_back({at, {}, mark.label, m_numbered ? int(m_sources.indexOf(mark.label)) + 1 : 0});
    }
    if (m_numbered) return;  // the keys say it
    taken.insert(taken.end(), m_obstacles.begin(), m_obstacles.end());
    for (LadderLayout::Mark& mark : row.marks) {
      const double width = widthOf(mark.text), height = letterHeight();
      const double top = row.all.center().y() - height / 2;
      for (const double left : {mark.at.x() + markRadius + 3, mark.at.x() - markRadius - 3 - width}) {
        const QRectF label(left, top, width, height);
        const bool inside = left >= m_plot.left() && label.right() <= m_plot.right();
        if (!inside || std::any_of(taken.begin(), taken.end(), [&](const QRectF& r) { return r.intersects(label); }))
          continue;
        mark.label = label;
        taken.push_back(label);
        break;
      }
    }
  }

  const LadderRows& m_ladder;
  const QRectF m_area;
  const std::size_t m_first;
  const bool m_scrolls;
  LadderLayout m_all;
  RoundAxis m_axis;
  QRectF m_plot;                    // of the column at hand
  std::vector<QRectF> m_obstacles;  // its lines
  std::size_t m_perColumn = 1;
  QStringList m_sources;
  bool m_numbered = false;
  double m_most = 0, m_names = 0, m_values = 0, m_keys = 0, m_top = 0, m_bottom = 0, m_column = 0;
};

}  // namespace

const LadderLayout::Row* LadderLayout::rowAt(QPointF position) const {
  const auto found = std::find_if(rows.begin(), rows.end(), [&](const Row& row) { return row.all.contains(position); });
  return found == rows.end() ? nullptr : &*found;
}

LadderLayout layOutLadder(const LadderRows& ladder, const QRectF& area, std::size_t places, std::size_t first,
                          bool scrolls) {
  LadderLayout plain = Composer(ladder, area, places, first, scrolls).compose(false);
  if (!Composer::anyNameless(plain)) return plain;
  return Composer(ladder, area, places, first, scrolls).compose(true);
}

}  // namespace warpfold::app
