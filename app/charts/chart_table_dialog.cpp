// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chart_table_dialog.h"

#include <QAction>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QTabBar>
#include <QTabWidget>
#include <QTableView>
#include <QVBoxLayout>
#include <algorithm>
#include <chrono>
#include <numeric>
#include <set>

#include "charts/chart_widget.h"
#include "theme/on_screen.h"

namespace warpfold::app {
namespace {

constexpr auto between = std::chrono::milliseconds(250);  // a table that changes faster cannot be read

std::vector<std::size_t> upTo(std::size_t count) {
  std::vector<std::size_t> numbers(count);
  std::iota(numbers.begin(), numbers.end(), std::size_t(0));
  return numbers;
}

}  // namespace

ChartTableDialog* ChartTableDialog::open(ChartWidget& chart) {
  auto* const dialog = new ChartTableDialog(chart);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->show();
  return dialog;
}

ChartTableDialog::ChartTableDialog(ChartWidget& chart)
    : QDialog(chart.window()), m_chart(&chart), m_origin(new QLabel(this)), m_tabs(new QTabWidget(this)) {
  setObjectName(QStringLiteral("chartTable"));
  m_origin->setProperty("role", "caption");
  m_origin->setWordWrap(true);
  m_tabs->setDocumentMode(true);
  m_tabs->setTabBarAutoHide(true);
  m_tabs->tabBar()->setAccessibleName(tr("Tables of the chart"));
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  const auto button = [&](const QString& text, const QString& tip, bool csv) {
    QPushButton* const made = buttons->addButton(text, QDialogButtonBox::ActionRole);
    made->setToolTip(tip);
    connect(made, &QPushButton::clicked, this, [this, csv] { copy(csv); });
  };
  button(tr("&Copy"), tr("Copies the selection, or all, with tabs between the columns"), false);
  button(tr("Copy as C&SV"), tr("Copies the selection, or all, with commas between the columns"), true);
  QPushButton* const save = buttons->addButton(tr("&Export…"), QDialogButtonBox::ActionRole);
  save->setToolTip(tr("Writes all of it to a file: CSV or JSON"));
  connect(save, &QPushButton::clicked, this, [this] {
    if (m_chart) emit m_chart->exportRequested(m_chart);
  });
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
  auto* column = new QVBoxLayout(this);
  column->addWidget(m_origin);
  column->addWidget(m_tabs, 1);
  column->addWidget(buttons);

  m_soon.setSingleShot(true);
  m_soon.setInterval(between);
  connect(&m_soon, &QTimer::timeout, this, &ChartTableDialog::follow);
  connect(&chart, &ChartWidget::filled, this, [this] {
    if (!m_soon.isActive()) m_soon.start();
  });
  connect(&chart, &QObject::destroyed, this, &QDialog::close);
  follow();
  if (const Page* page = shownPage()) page->view->setFocus();
  resizeOnScreen(*this, {860, 460});
}

void ChartTableDialog::follow() {
  if (!m_chart) return;
  setWindowTitle(tr("Table · %1").arg(m_chart->title()));
  const std::optional<Origin> origin = m_chart->exportOrigin();
  m_origin->setText(origin ? origin->provenance : QString());
  m_origin->setVisible(!m_origin->text().isEmpty());
  std::vector<ChartTable> tables = chartTables(m_chart->tables());
  while (m_pages.size() > std::max<std::size_t>(1, tables.size())) {
    delete m_tabs->widget(int(m_pages.size()) - 1);
    m_pages.pop_back();
  }
  for (std::size_t i = 0; i < tables.size(); ++i) {
    if (i == m_pages.size()) addPage(tables[i]);
    m_tabs->setTabText(int(i), tables[i].title.isEmpty() ? m_chart->title() : tables[i].title);
    m_pages[i].view->setAccessibleName(m_tabs->tabText(int(i)));
    m_pages[i].model->setTable(std::move(tables[i]));
    order(m_pages[i]);
  }
}

/// What says the same of every row stands at the right, unless the reader has moved columns.
void ChartTableDialog::order(Page& page) {
  QHeaderView* const header = page.view->horizontalHeader();
  std::vector<std::size_t> wanted = readingOrder(page.model->table());
  if (page.moved || wanted == page.order) return;
  m_ordering = true;
  for (std::size_t at = 0; at < wanted.size(); ++at) header->moveSection(header->visualIndex(int(wanted[at])), int(at));
  m_ordering = false;
  page.order = std::move(wanted);
}

void ChartTableDialog::addPage(const ChartTable& table) {
  auto* view = new QTableView;
  auto* model = new ChartTableModel(view);
  auto* sorted = new QSortFilterProxyModel(view);
  sorted->setSortRole(ChartTableModel::SortRole);
  sorted->setSourceModel(model);
  model->setTable(table);
  view->setModel(sorted);
  view->setSortingEnabled(true);
  view->sortByColumn(-1, Qt::AscendingOrder);  // as the chart has them
  view->setAlternatingRowColors(true);
  view->horizontalHeader()->setDefaultAlignment(Qt::AlignCenter);
  view->horizontalHeader()->setResizeContentsPrecision(60);  // rows, of which there may be thousands
  view->resizeColumnsToContents();
  view->horizontalHeader()->setStretchLastSection(false);
  auto* copyKey = new QAction(tr("Copy"), view);
  copyKey->setShortcut(QKeySequence::Copy);
  copyKey->setShortcutContext(Qt::WidgetShortcut);
  connect(copyKey, &QAction::triggered, this, [this] { copy(false); });
  view->addAction(copyKey);
  view->setContextMenuPolicy(Qt::ActionsContextMenu);
  view->horizontalHeader()->setSectionsMovable(true);
  const std::size_t page = m_pages.size();
  m_pages.push_back({model, sorted, view, {}, false});
  connect(view->horizontalHeader(), &QHeaderView::sectionMoved, this, [this, page] {
    if (!m_ordering) m_pages[page].moved = true;
  });
  m_tabs->addTab(view, table.title);
}

const ChartTableDialog::Page* ChartTableDialog::shownPage() const {
  const int page = m_tabs->currentIndex();
  return page < 0 || std::size_t(page) >= m_pages.size() ? nullptr : &m_pages[std::size_t(page)];
}

QString ChartTableDialog::copied(bool csv) const {
  const Page* const page = shownPage();
  if (page == nullptr) return {};
  const ChartTable& table = page->model->table();
  std::set<std::size_t> rows, columns;
  for (const QModelIndex& index : page->view->selectionModel()->selectedIndexes()) {
    rows.insert(std::size_t(index.row()));
    columns.insert(std::size_t(index.column()));
  }
  std::vector<std::size_t> shown(rows.begin(), rows.end());
  if (shown.empty()) shown = upTo(table.rows.size());
  for (std::size_t& row : shown) row = std::size_t(page->sorted->mapToSource(page->sorted->index(int(row), 0)).row());
  const std::vector<std::size_t> chosen =
      columns.empty() ? upTo(table.columns.size()) : std::vector<std::size_t>(columns.begin(), columns.end());
  return csv ? commaSeparated(table, shown, chosen) : tabSeparated(table, shown, chosen);
}

void ChartTableDialog::copy(bool csv) {
  auto* text = new QMimeData;
  text->setText(copied(csv));
  text->setData(QStringLiteral("text/csv"), copied(true).toUtf8());
  QGuiApplication::clipboard()->setMimeData(text);
}

}  // namespace warpfold::app
