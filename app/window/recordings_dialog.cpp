// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/recordings_dialog.h"

#include <QFileDialog>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSplitter>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QVBoxLayout>

#include "charts/recordings_chart.h"
#include "export/export_service.h"
#include "theme/on_screen.h"
#include "theme/plain_text.h"
#include "theme/theme_controller.h"
#include "views/combo_box.h"
#include "window/roles.h"

namespace warpfold::app {

namespace {

const QString otherFile = QStringLiteral("other");

/// Writes a verdict in its colour; the word is there in any case.
class VerdictDelegate : public QStyledItemDelegate {
 public:
  VerdictDelegate(const ThemeController& themes, QObject* parent) : QStyledItemDelegate(parent), m_themes(themes) {}

 protected:
  void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
    QStyledItemDelegate::initStyleOption(option, index);
    const Theme& theme = m_themes.theme();
    const int verdict = index.data(RecordingsTableModel::VerdictRole).toInt();
    const QColor colour = verdict == int(Verdict::faster)   ? theme.good
                          : verdict == int(Verdict::slower) ? theme.bad
                          : verdict == int(Verdict::same)   ? theme.muted
                                                            : theme.warning;
    if (verdict >= 0) option->palette.setColor(QPalette::Text, colour);
  }

 private:
  const ThemeController& m_themes;
};

}  // namespace

RecordingsDialog::RecordingsDialog(ExportService& service, ThemeController& themes, QWidget* parent)
    : QDialog(parent), m_service(service), m_themes(themes) {
  setWindowTitle(tr("Compare Recordings"));
  setObjectName(QStringLiteral("recordingsDialog"));
  auto* parts = new QSplitter(Qt::Vertical, this);
  parts->setChildrenCollapsible(false);
  parts->setHandleWidth(10);
  m_chart = new RecordingsChart(m_model, parts);
  buildTable();
  parts->addWidget(m_chart);
  parts->addWidget(m_view);
  parts->setStretchFactor(0, 3);
  parts->setStretchFactor(1, 2);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(16, 16, 16, 14);
  column->setSpacing(10);
  column->addWidget(buildChoices());
  column->addWidget(parts, 1);
  column->addWidget(buildButtons());
  resizeOnScreen(*this, {1080, 720});
  connect(m_chart, &ChartWidget::exportRequested, this,
          [this](ChartWidget* chart) { m_service.exportWithDialog(*chart, chart->title()); });
  connect(m_chart, &ChartWidget::copyImageRequested, this,
          [this](ChartWidget* chart) { m_service.copyImage(*chart, chart->title()); });
  connect(m_chart, &ChartWidget::copyDataRequested, this,
          [this](ChartWidget* chart) { m_service.copyData(*chart, chart->title()); });
  connect(&m_themes, &ThemeController::changed, m_chart, &ChartWidget::setTheme);
  m_chart->setTheme(m_themes.theme());
  knownRecordings().then(this, [this](const QList<RecordingFile>& files) { showFiles(files); });
}

RecordingsDialog* RecordingsDialog::open(QWidget* parent, ExportService& service, ThemeController& themes) {
  auto* dialog = parent->findChild<RecordingsDialog*>();
  if (dialog == nullptr) {
    dialog = new RecordingsDialog(service, themes, parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
  }
  dialog->show();
  dialog->raise();
  dialog->activateWindow();
  return dialog;
}

QWidget* RecordingsDialog::buildChoices() {
  auto* box = new QWidget(this);
  auto* grid = new QGridLayout(box);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setHorizontalSpacing(12);
  grid->setVerticalSpacing(4);
  const auto add = [&](int place, const QString& text, const QString& name) {
    auto* choice = new ComboBox(false, box);
    choice->setNarrow();
    choice->setObjectName(name);
    choice->setAccessibleName(text);
    auto* label = new QLabel(text, box);
    setRole(label, "caption");
    label->setBuddy(choice);
    grid->addWidget(label, 0, place);
    grid->addWidget(choice, 1, place);
    grid->setColumnStretch(place, place < 2 ? 3 : 2);
    choice->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    return choice;
  };
  m_choices = {add(0, tr("Recording A"), QStringLiteral("recordingA")),
               add(1, tr("Recording B"), QStringLiteral("recordingB"))};
  m_kernel = add(2, tr("Kernel"), QStringLiteral("recordedKernel"));
  for (const std::size_t side : {0u, 1u})
    connect(m_choices[side], &QComboBox::activated, this, [this, side](int row) { onChosen(side, row); });
  connect(m_kernel, &QComboBox::activated, this, [this](int row) {
    m_model.setKernel(m_kernel->itemData(row).toString());
    m_summary->setText(m_model.summary());
  });
  m_summary = new QLabel(tr("Choose two recordings: what both of them timed is compared."), box);
  m_summary->setObjectName(QStringLiteral("recordingsSummary"));
  setRole(m_summary, "muted");
  m_summary->setWordWrap(true);
  grid->addWidget(m_summary, 2, 0, 1, 3);
  return box;
}

QWidget* RecordingsDialog::buildTable() {
  m_sorted.setSourceModel(&m_table);
  m_sorted.setSortRole(RecordingsTableModel::SortRole);
  m_view = new QTableView(this);
  m_view->setObjectName(QStringLiteral("comparedRequests"));
  m_view->setAccessibleName(tr("Common requests"));
  m_view->setModel(&m_sorted);
  m_view->setItemDelegateForColumn(RecordingsTableModel::VerdictColumn, new VerdictDelegate(m_themes, m_view));
  m_view->setSelectionBehavior(QAbstractItemView::SelectRows);
  m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
  m_view->setTabKeyNavigation(false);
  m_view->setShowGrid(false);
  m_view->setWordWrap(false);
  m_view->verticalHeader()->hide();
  m_view->horizontalHeader()->setStretchLastSection(true);
  m_view->horizontalHeader()->setHighlightSections(false);
  m_view->setSortingEnabled(true);
  m_view->sortByColumn(RecordingsTableModel::Ratio, Qt::DescendingOrder);
  using Column = RecordingsTableModel::Column;
  for (const auto& [column, width] :
       {std::pair(Column::Kernel, 140), std::pair(Column::Elements, 145), std::pair(Column::Type, 75),
        std::pair(Column::Op, 95), std::pair(Column::Block, 75), std::pair(Column::Cache, 75),
        std::pair(Column::UsA, 75), std::pair(Column::UsB, 75), std::pair(Column::Ratio, 100),
        std::pair(Column::IntervalColumn, 115), std::pair(Column::VerdictColumn, 70)})
    m_view->setColumnWidth(column, width);
  return m_view;
}

QWidget* RecordingsDialog::buildButtons() {
  auto* box = new QWidget(this);
  auto* row = new QHBoxLayout(box);
  row->setContentsMargins(0, 0, 0, 0);
  auto* table = new QPushButton(tr("Export &Table…"), box);
  auto* picture = new QPushButton(tr("Export &Chart…"), box);
  auto* close = new QPushButton(tr("C&lose"), box);
  for (QPushButton* button : {table, picture, close}) button->setAutoDefault(false);
  row->addWidget(table);
  row->addWidget(picture);
  row->addStretch(1);
  row->addWidget(close);
  connect(table, &QPushButton::clicked, this, [this] {
    m_service.saveWithDialog(tr("Table"), QStringLiteral("recordings"), QStringLiteral("csv"),
                             [this] { return QByteArray::fromStdString(csvOf(m_model.table())); });
  });
  connect(picture, &QPushButton::clicked, this, [this] { m_service.exportWithDialog(*m_chart, m_chart->title()); });
  connect(close, &QPushButton::clicked, this, &QDialog::close);
  const auto follow = [this, table, picture] {
    for (QPushButton* button : {table, picture}) {
      button->setEnabled(m_model.available());
      button->setToolTip(m_model.available() ? QString() : tr("There is no comparison yet"));
    }
  };
  connect(&m_model, &RecordingsModel::changed, this, follow);
  follow();
  return box;
}

int RecordingsDialog::rowOf(const QString& path) const {
  for (int row = 0; row < m_choices[0]->count(); ++row)
    if (m_choices[0]->itemData(row).toString() == path) return row;
  return -1;
}

/// Before the entry for other files, which is the last.
void RecordingsDialog::addFile(const RecordingFile& file) {
  if (rowOf(file.path) >= 0) return;
  m_files << file;
  for (QComboBox* choice : m_choices) {
    const int row = choice->count() - 1;
    choice->insertItem(row, file.called, file.path);
    const QString tip = QStringList{file.path, file.problem.isEmpty() ? file.note : file.problem}.join(u'\n').trimmed();
    choice->setItemData(row, plainToolTip(tip), Qt::ToolTipRole);
  }
}

void RecordingsDialog::showFiles(const QList<RecordingFile>& files) {
  for (QComboBox* choice : m_choices) {
    if (choice->count() > 0) continue;  // a comparison was asked for meanwhile
    choice->addItem(tr("Other file…"), otherFile);
  }
  for (const RecordingFile& file : files)
    if (file.problem.isEmpty()) addFile(file);
  const int known = m_choices[0]->count() - 1;
  for (const std::size_t side : {0u, 1u}) {
    if (m_paths[side].isEmpty() && int(side) < known) m_paths[side] = m_choices[side]->itemData(int(side)).toString();
    m_choices[side]->setCurrentIndex(m_paths[side].isEmpty() ? -1 : rowOf(m_paths[side]));
  }
  compareChosen();
}

void RecordingsDialog::onChosen(std::size_t side, int row) {
  const QString chosen = m_choices[side]->itemData(row).toString();
  if (chosen == otherFile) return chooseFile(side);
  m_paths[side] = chosen;
  compareChosen();
}

void RecordingsDialog::chooseFile(std::size_t side) {
  m_choices[side]->setCurrentIndex(m_paths[side].isEmpty() ? -1 : rowOf(m_paths[side]));
  const QString path =
      QFileDialog::getOpenFileName(this, tr("Recording"), QString(), tr("Recordings (*.warpfold);;All files (*)"));
  if (path.isEmpty()) return;
  recordingAt(path).then(this, [this, side](const RecordingFile& file) {
    if (!file.problem.isEmpty()) {
      m_summary->setText(tr("%1 was not opened. %2").arg(file.called, file.problem));
      return setRole(m_summary, "problem");
    }
    addFile(file);
    m_paths[side] = file.path;
    m_choices[side]->setCurrentIndex(rowOf(file.path));
    compareChosen();
  });
}

void RecordingsDialog::compare(const QString& pathA, const QString& pathB) {
  m_paths = {pathA, pathB};
  compareChosen();
}

void RecordingsDialog::compareChosen() {
  if (m_paths[0].isEmpty() || m_paths[1].isEmpty())
    return m_summary->setText(
        tr("A second recording is needed. Make one on a machine with a GPU, with “warpfold-cli record -o FILE”, and "
           "choose "
           "it with “Other file…”."));
  setRole(m_summary, "muted");
  m_summary->setText(tr("Comparing…"));
  compareRecordings(m_paths[0], m_paths[1]).then(this, [this, turn = ++m_turn](const FoundComparison& found) {
    if (turn == m_turn) take(found);
  });
}

void RecordingsDialog::take(const FoundComparison& found) {
  m_model.setRecordings(found.recordings);
  m_kernel->clear();
  m_kernel->addItem(tr("All"), QString());
  for (const QString& kernel : m_model.kernels()) m_kernel->addItem(kernel, kernel);
  m_kernel->setCurrentIndex(m_kernel->findData(m_model.kernel()));
  m_kernel->setEnabled(m_model.available());
  m_summary->setText(found.problem.isEmpty() ? m_model.summary() : found.problem);
  setRole(m_summary, found.problem.isEmpty() ? "muted" : "problem");
  emit settled();
}

}  // namespace warpfold::app
