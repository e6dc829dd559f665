// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chart_access.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <map>

#include "charts/chart_widget.h"
#include "models/chart_table.h"

namespace warpfold::app {
namespace {

class AccessiblePlot;

/// A row of a plot's table: a sentence.
class AccessibleRow : public QAccessibleInterface {
 public:
  AccessibleRow(AccessiblePlot& plot, int row) : m_plot(plot), m_row(row) {}
  bool isValid() const override;
  QObject* object() const override { return nullptr; }
  QAccessibleInterface* childAt(int, int) const override { return nullptr; }
  QAccessibleInterface* parent() const override;
  QAccessibleInterface* child(int) const override { return nullptr; }
  int childCount() const override { return 0; }
  int indexOfChild(const QAccessibleInterface*) const override { return -1; }
  QString text(QAccessible::Text text) const override;
  void setText(QAccessible::Text, const QString&) override {}
  QRect rect() const override;
  QAccessible::Role role() const override { return QAccessible::ListItem; }
  QAccessible::State state() const override {
    QAccessible::State state;
    state.readOnly = true;
    return state;
  }
  int row() const { return m_row; }

 private:
  AccessiblePlot& m_plot;
  int m_row;
};

/// A list of the rows that the chart's table has.
class AccessiblePlot : public QAccessibleWidget {
 public:
  AccessiblePlot(QWidget* plot, const ChartWidget* chart)
      : QAccessibleWidget(plot, QAccessible::List), m_chart(chart) {}
  ~AccessiblePlot() override {
    for (const auto& [row, id] : m_ids) QAccessible::deleteAccessibleInterface(id);
  }

  int childCount() const override {
    read();
    return int(m_rows.size());
  }
  QAccessibleInterface* child(int index) const override {
    if (index < 0 || index >= childCount()) return nullptr;
    if (const auto made = m_ids.find(index); made != m_ids.end()) return QAccessible::accessibleInterface(made->second);
    auto* const row = new AccessibleRow(const_cast<AccessiblePlot&>(*this), index);
    m_ids[index] = QAccessible::registerAccessibleInterface(row);
    return row;
  }
  int indexOfChild(const QAccessibleInterface* child) const override {
    const auto* const row = dynamic_cast<const AccessibleRow*>(child);
    return row == nullptr ? -1 : row->row();
  }
  QAccessibleInterface* childAt(int, int) const override { return nullptr; }
  QString text(QAccessible::Text kind) const override {
    return kind == QAccessible::Description && m_chart ? m_chart->summary() : QAccessibleWidget::text(kind);
  }

  QString sentence(int row) const {
    read();
    if (row < 0 || std::size_t(row) >= m_rows.size()) return {};
    const auto [table, nth] = m_rows[std::size_t(row)];
    return rowSentence(m_tables[table], nth, m_chart->spokenColumns());
  }

 private:
  /// Whoever asks for one row asks for the next: the table is made once for all that are asked for between two changes.
  void read() const {
    if (!m_chart) return;
    if (!m_follows) {
      m_follows = true;
      QObject::connect(m_chart, &ChartWidget::filled, object(), [stale = m_stale] { *stale = true; });
    }
    if (!std::exchange(*m_stale, false)) return;
    m_tables = chartTables(m_chart->tables());
    m_rows.clear();
    for (std::size_t table = 0; table < m_tables.size(); ++table)
      for (std::size_t row = 0; row < m_tables[table].rows.size(); ++row) m_rows.emplace_back(table, row);
  }

  QPointer<const ChartWidget> m_chart;
  mutable bool m_follows = false;
  mutable std::shared_ptr<bool> m_stale = std::make_shared<bool>(true);
  mutable std::vector<ChartTable> m_tables;
  mutable std::vector<std::pair<std::size_t, std::size_t>> m_rows;  // of each child: its table, and the row there
  mutable std::map<int, QAccessible::Id> m_ids;
};

bool AccessibleRow::isValid() const {
  return m_plot.isValid() && m_row < m_plot.childCount();
}

QAccessibleInterface* AccessibleRow::parent() const {
  return &m_plot;
}

QString AccessibleRow::text(QAccessible::Text text) const {
  return text == QAccessible::Name ? m_plot.sentence(m_row) : QString();
}

QRect AccessibleRow::rect() const {
  return m_plot.rect();
}

/// A chart: says what it shows.
class AccessibleChart : public QAccessibleWidget {
 public:
  explicit AccessibleChart(ChartWidget* chart) : QAccessibleWidget(chart, QAccessible::Chart), m_chart(chart) {}
  QString text(QAccessible::Text kind) const override {
    return kind == QAccessible::Description && m_chart ? m_chart->summary() : QAccessibleWidget::text(kind);
  }

 private:
  QPointer<const ChartWidget> m_chart;
};

QAccessibleInterface* accessOf(const QString&, QObject* object) {
  if (auto* const chart = qobject_cast<ChartWidget*>(object)) return new AccessibleChart(chart);
  if (auto* const plot = qobject_cast<Plot*>(object))
    if (const auto* const chart = qobject_cast<ChartWidget*>(plot->parent())) return new AccessiblePlot(plot, chart);
  return nullptr;
}

}  // namespace

void makeChartsReadable() {
  [[maybe_unused]] static const bool installed = [] {
    QAccessible::installFactory(accessOf);
    return true;
  }();
}

}  // namespace warpfold::app
