// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/experiment_panel.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QStandardItemModel>
#include <QVBoxLayout>
#include <utility>

#include "data/input.h"
#include "models/core_text.h"
#include "models/earlier_run.h"
#include "models/kernel_text.h"
#include "models/with_values.h"
#include "models/words.h"
#include "run/rank_scaling.h"
#include "theme/plain_text.h"
#include "views/combo_box.h"
#include "window/result_view.h"
#include "window/roles.h"

namespace warpfold::app {

using Field = Experiment::Field;
using messages::Side;

namespace {

constexpr int widestNumber = 220;  // pixels: 2^63 in groups of three digits

const QString fileChoice = QStringLiteral("file"), otherDeviceChoice = QStringLiteral("other");

QComboBox* combo(bool editable = false) {
  auto* box = new ComboBox(editable);
  if (editable) {
    box->setProperty("mono", true);
    box->lineEdit()->setProperty("mono", true);
  }
  box->setNarrow();
  return box;
}

/// What a device has, in one line, and of a modelled one, a line for the source of each figure.
QString detailsOf(const DeviceInfo& device) {
  QStringList details, lines;
  for (const Message& each : device.details) details << text(each);
  lines << details.join(QStringLiteral(" · "));
  for (const Message& each : device.sources) lines << sentence(each);
  return lines.join(u'\n');
}

/// A field too narrow for all of it begins with the first digit.
void setNumber(QComboBox* box, const QString& text) {
  if (box->currentText() == text) return;
  box->setEditText(text);
  box->lineEdit()->home(false);
}

/// Puts these texts into the list, unless they are there.
void offer(QComboBox* box, const QStringList& wanted) {
  QStringList present;
  for (int i = 0; i < box->count(); ++i) present << box->itemText(i);
  if (wanted == present) return;
  box->clear();
  box->addItems(wanted);
}

/// Two numbers of blocks in one field: "8 192 | 16 384", and as powers of two where that would be too long for it.
QString sideBySide(std::optional<quint64> a, std::optional<quint64> b) {
  constexpr qsizetype most = 17;
  const auto joined = [&](const auto& text) {
    const auto one = [&](std::optional<quint64> number) { return number ? text(*number) : QStringLiteral("–"); };
    return one(a) + QStringLiteral(" | ") + one(b);
  };
  const QString whole = joined(grouped);
  return whole.size() <= most ? whole : joined([](quint64 number) {
    const QString power = sizeForReading(number).section(u'(', 1).remove(u')');
    return power.isEmpty() ? grouped(number) : power;
  });
}

}  // namespace

ExperimentPanel::ExperimentPanel(Experiment& experiment, const Comparison& comparison, QWidget* parent)
    : QFrame(parent), m_experiment(experiment), m_comparison(comparison) {
  setRole(this, "card");
  setMinimumWidth(232);
  auto* outer = new QVBoxLayout(this);
  outer->setContentsMargins(1, 14, 1, 8);
  m_scroll = new QScrollArea(this);
  m_scroll->setWidgetResizable(true);
  m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_scroll->setFrameShape(QFrame::NoFrame);
  m_scroll->setFocusPolicy(Qt::NoFocus);  // follows the fields in it
  auto* content = new QWidget;
  content->setObjectName(QStringLiteral("scrollContent"));
  m_scroll->setWidget(content);
  m_scroll->viewport()->setAutoFillBackground(false);
  outer->addWidget(m_scroll);

  m_column = new QVBoxLayout(content);
  m_column->setContentsMargins(15, 0, 15, 0);
  m_column->setSpacing(0);
  auto* title = new QLabel(tr("Experiment"));
  setRole(title, "title");
  m_column->addWidget(title);
  m_column->addSpacing(8);
  m_grid = new QGridLayout;
  m_grid->setHorizontalSpacing(8);
  m_column->addLayout(m_grid);

  addRow(Field::backend, tr("Device"), m_backend = combo());
  addRow(Field::backendB, tr("Device of B"), m_backendB = combo());
  addRow(Field::kernelA, tr("Kernel A"), m_kernelA = combo());
  addRow(Field::kernelB, tr("Kernel B"), m_kernelB = combo());
  addRow(Field::operation, tr("Operation"), m_operation = combo());
  addRow(Field::type, tr("Element type"), m_type = combo());
  addRow(Field::input, tr("Input"), m_input = combo());
  addRow(Field::input2, tr("Second input"), m_input2 = combo());
  addRow(Field::seed, tr("Seed"), m_seed = new QLineEdit);
  addRow(Field::size, tr("N, elements"), m_size = combo(true));
  addRow(Field::block, tr("Threads per block"), m_block = combo(true));
  addRow(Field::grid, tr("Blocks"), m_launchGrid = combo(true));
  addRow(Field::warp, tr("Warp"), m_warp = combo());
  addRow(Field::across, tr("Across ranks"), m_across = combo());
  addRow(Field::ranks, tr("Ranks"), m_ranks = combo());
  m_seed->setProperty("mono", true);
  m_warp->setProperty("mono", true);

  m_kernelA->setModel(&m_kernels[0]);
  m_kernelB->setModel(&m_kernels[1]);
  for (QComboBox* box : {m_kernelA, m_kernelB}) {
    box->setMaxVisibleItems(32);  // so that the faulty ones are seen to be there
  }
  for (const ElementType type : elementTypes) m_type->addItem(nameText(type), int(type));
  for (const int exponent : {10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30})
    m_size->addItem(sizeForReading(quint64(1) << exponent));

  m_run = new QPushButton;
  m_run->setObjectName(QStringLiteral("runButton"));
  setRole(m_run, "primary");
  m_column->addSpacing(14);
  m_column->addWidget(m_run);
  m_column->addSpacing(12);
  m_result = new ResultView;
  m_column->addWidget(m_result);
  connect(m_result, &ResultView::offerTaken, &m_experiment, &Experiment::adopt);
  m_column->addStretch(1);

  connect(m_backend, &QComboBox::activated, this, &ExperimentPanel::onBackendChosen);
  connect(m_backendB, &QComboBox::activated, this, [this](int i) {
    m_asksDeviceB = false;
    m_experiment.setBackendB(m_backendB->itemData(i).toString());
    showExperiment();
  });
  connect(m_kernelA, &QComboBox::activated, this, [this](int i) {
    m_experiment.setKernelId(Side::a, m_kernelA->itemData(i, KernelListModel::IdRole).toString());
  });
  connect(m_kernelB, &QComboBox::activated, this, [this](int i) {
    m_experiment.setKernelId(Side::b, m_kernelB->itemData(i, KernelListModel::IdRole).toString());
  });
  connect(m_operation, &QComboBox::activated, this,
          [this](int i) { m_experiment.setOperation(Operation(m_operation->itemData(i).toInt())); });
  connect(m_type, &QComboBox::activated, this,
          [this](int i) { m_experiment.setType(ElementType(m_type->itemData(i).toInt())); });
  for (QComboBox* box : {m_input, m_input2})
    connect(box, &QComboBox::activated, this, [this, box](int i) { onInputChosen(box, i); });
  connect(m_warp, &QComboBox::activated, this, [this](int i) { m_experiment.setWarp(m_warp->itemData(i).toUInt()); });
  connect(m_across, &QComboBox::activated, this,
          [this](int i) { m_experiment.setAcross(m_across->itemData(i).toString()); });
  connect(m_ranks, &QComboBox::activated, this,
          [this](int i) { m_experiment.setRanks(m_ranks->itemData(i).toUInt()); });
  connect(m_seed, &QLineEdit::textEdited, &m_experiment, &Experiment::setSeedText);
  connect(m_size, &QComboBox::editTextChanged, this, [this](const QString& text) {
    if (!m_showing) m_experiment.setSizeText(text);
  });
  connect(m_block, &QComboBox::editTextChanged, this, [this](const QString& text) {
    if (!m_showing) m_experiment.setBlockText(text);
  });
  connect(m_launchGrid, &QComboBox::editTextChanged, this, [this](const QString& text) {
    if (!m_showing) m_experiment.setGridText(text == QLatin1String("auto") ? QString() : text);
  });
  connect(static_cast<ComboBox*>(m_size), &ComboBox::resized, this, &ExperimentPanel::shortenSize);
  connect(static_cast<ComboBox*>(m_launchGrid), &ComboBox::resized, this, &ExperimentPanel::showGrid);
  // A count typed as 2^20 is put the way the list writes it once the field is left.
  connect(m_size->lineEdit(), &QLineEdit::editingFinished, this, [this] {
    if (const auto n = m_experiment.size()) m_experiment.setSizeText(sizeForReading(*n));
  });
  for (QComboBox* box : {m_size, m_block, m_launchGrid})
    connect(box->lineEdit(), &QLineEdit::editingFinished, box, [box] { box->lineEdit()->home(false); });
  for (QLineEdit* line : {m_size->lineEdit(), m_block->lineEdit(), m_launchGrid->lineEdit(), m_seed})
    connect(line, &QLineEdit::editingFinished, this, &ExperimentPanel::fieldLeft);
  connect(m_run, &QPushButton::clicked, this, [this] {
    if (m_comparison.active())
      emit stopRequested();
    else
      emit runRequested();
  });

  followModels();
}

void ExperimentPanel::followModels() {
  connect(&m_experiment, &Experiment::changed, this, &ExperimentPanel::showExperiment);
  connect(&m_comparison, &Comparison::stateChanged, this, &ExperimentPanel::showComparison);
  // Medians that change thirty times a second cannot be read.
  m_medians.setSingleShot(true);
  m_medians.setInterval(120);
  connect(&m_medians, &QTimer::timeout, this, &ExperimentPanel::showComparison);
  connect(&m_comparison, &Comparison::samplesChanged, this, [this] {
    if (!m_medians.isActive()) m_medians.start();
  });
  showExperiment();
  showComparison();
}

QWidget* ExperimentPanel::addRow(Field field, const QString& text, QWidget* editor) {
  auto* cell = new QWidget;
  auto* grid = new QGridLayout(cell);
  grid->setContentsMargins(0, 0, 0, 0);
  auto* label = new QLabel(text);
  setRole(label, "caption");
  label->setBuddy(editor);
  editor->setAccessibleName(text);
  editor->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);  // the card decides how wide
  editor->setMinimumWidth(48);
  auto* problem = new QLabel;
  setRole(problem, "problem");
  problem->setWordWrap(true);
  problem->hide();
  m_cells[field] = cell;
  m_rows[field] = {label, editor, problem};
  setBeside(field, false);
  return cell;
}

void ExperimentPanel::fillBackends() {
  QStringList wanted;
  for (const DeviceInfo& d : m_experiment.devices())
    wanted << QString::fromStdString(d.backend) + app::text(d.called()) + (d.available ? u'+' : u'-');
  if (!wanted.isEmpty()) wanted << (showsDeviceB() ? QStringLiteral("B") : QString());
  if (!wanted.isEmpty() && m_backend->property("offer").toStringList() == wanted) return;
  m_backend->setProperty("offer", wanted);
  m_backend->clear();
  const QString saved = m_comparison.savedDate().isEmpty() ? QString() : m_comparison.deviceName();
  if (m_experiment.devices().empty())
    m_backend->addItem(saved.isEmpty() ? tr("no worker yet") : saved, m_experiment.backend());
  for (const DeviceInfo& d : m_experiment.devices()) addDevice(m_backend, d);
  const auto& all = m_experiment.devices();
  if (!showsDeviceB() && std::count_if(all.begin(), all.end(), [](const DeviceInfo& d) { return d.available; }) > 1)
    m_backend->addItem(tr("B on another device…"), otherDeviceChoice);
}

void ExperimentPanel::addDevice(QComboBox* box, const DeviceInfo& d) {
  const QString text = app::text(d.called());
  box->addItem(d.recorded || d.isModelled() || d.hasRanks() ? text
               : d.number                                   ? withValues(tr("GPU %1 · %2"), *d.number, text)
               : d.timesAreGpu                              ? tr("GPU · %1").arg(text)
               : d.kernels.host                             ? tr("CPU · %1").arg(text)
                                                            : text,
               QString::fromStdString(d.backend));
  const int row = box->count() - 1;
  box->setItemData(row, plainToolTip(d.reason ? sentence(*d.reason) : detailsOf(d)), Qt::ToolTipRole);
  if (!d.available)
    if (auto* items = qobject_cast<QStandardItemModel*>(box->model())) items->item(row)->setEnabled(false);
}

/// Every device but A's, which is what "as A" stands for.
void ExperimentPanel::fillBackendsB() {
  if (!showsDeviceB()) return;
  m_backendB->clear();
  m_backendB->addItem(tr("As A"), QString());
  for (const DeviceInfo& d : m_experiment.devices())
    if (QString::fromStdString(d.backend) != m_experiment.backend()) addDevice(m_backendB, d);
  if (m_backendB->findData(m_experiment.backendB()) < 0)  // no worker yet, or it has no such device
    m_backendB->addItem(shown(m_experiment.backendB()), m_experiment.backendB());
  m_backendB->setCurrentIndex(m_backendB->findData(m_experiment.backendB()));
  const DeviceInfo* const device = m_experiment.device(Side::b);
  m_backendB->setToolTip(device ? plainToolTip(detailsOf(*device)) : QString());
}

/// The last entry of the list of devices only shows the field for B's.
void ExperimentPanel::onBackendChosen(int index) {
  const QString chosen = m_backend->itemData(index).toString();
  if (chosen != otherDeviceChoice) return m_experiment.setBackend(chosen);
  m_asksDeviceB = true;
  showExperiment();
  m_backendB->setFocus();
  if (isVisible()) m_backendB->showPopup();
}

void ExperimentPanel::fillKernels() {
  for (const auto& [box, side] : {std::pair{m_kernelA, Side::a}, std::pair{m_kernelB, Side::b}}) {
    KernelListModel& kernels = m_kernels[std::size_t(side)];
    if (m_experiment.catalogue().kernels().empty())
      kernels.setIds({m_experiment.kernelId(Side::a), m_experiment.kernelId(Side::b)});
    else
      kernels.setKernels(m_experiment.kernelsForBackend(side));
    box->setCurrentIndex(kernels.rowOf(m_experiment.kernelId(side)));
    const KernelInfo* kernel = m_experiment.kernel(side);
    box->setToolTip(kernel ? QStringLiteral("<qt>%1</qt>").arg(lessonOf(*kernel).toHtmlEscaped())
                           : QString());  // rich text is wrapped
  }
}

void ExperimentPanel::fillOperations() {
  const auto offered = m_experiment.offeredOperations();
  m_operation->clear();
  for (const Operation op : offered) m_operation->addItem(nameText(op), int(op));
  m_operation->setCurrentIndex(m_operation->findData(int(m_experiment.operation())));
}

void ExperimentPanel::fillBlocks() {
  QStringList threads, grids{QStringLiteral("auto")};
  for (const std::uint32_t n : m_experiment.offeredBlocks()) threads << QString::number(n);
  for (const std::uint32_t n : m_experiment.offeredGrids()) grids << QString::number(n);
  offer(m_block, threads);
  offer(m_launchGrid, grids);
  setNumber(m_block, m_experiment.blockText());
  // A host kernel has neither threads per block nor blocks.
  const KernelInfo* kernel = m_experiment.kernel(Side::a);
  m_block->setEnabled(!(kernel && kernel->host));
}

/// What the ranks of a cluster leave to choose: nothing of any other device.
void ExperimentPanel::fillRanks() {
  const DeviceInfo* const device = m_experiment.deviceWithRanks();
  m_across->clear();
  m_ranks->clear();
  if (device == nullptr) return;
  for (const std::string& method : device->across) {
    const QString id = QString::fromStdString(method);
    m_across->addItem(id, id);
  }
  m_across->setCurrentIndex(m_across->findData(m_experiment.across()));
  m_ranks->addItem(tr("all %1").arg(device->ranks), 0u);
  for (const std::uint32_t ranks : powersUpTo(device->ranks))
    if (ranks < device->ranks) m_ranks->addItem(QString::number(ranks), ranks);
  if (m_ranks->findData(m_experiment.ranks()) < 0)
    m_ranks->addItem(QString::number(m_experiment.ranks()), m_experiment.ranks());
  m_ranks->setCurrentIndex(m_ranks->findData(m_experiment.ranks()));
}

/// The number of blocks follows from n and the block, except for kernels that accept any grid.
void ExperimentPanel::showGrid() {
  const auto a = m_experiment.grid(Side::a), b = m_experiment.grid(Side::b);
  const QString automatic = !a && !b ? QStringLiteral("–") : a == b ? grouped(*a) : sideBySide(a, b);
  showBlocks(automatic);
}

void ExperimentPanel::showBlocks(const QString& automatic) {
  const bool before = std::exchange(m_showing, true);
  const bool free = m_experiment.takesGrid();
  const QString text = free ? m_experiment.gridText() : automatic;
  m_launchGrid->setEnabled(free);
  // The number says more than the word, which the field's tool tip has as well.
  const QString whole = tr("auto: %1").arg(automatic);
  constexpr int besideText = 40;  // margins and arrow
  const bool fits =
      m_launchGrid->lineEdit()->fontMetrics().horizontalAdvance(whole) + besideText <= m_launchGrid->width();
  m_launchGrid->lineEdit()->setPlaceholderText(fits ? whole : automatic);
  m_launchGrid->setToolTip(free ? tr("Blocks of the first launch: this kernel accepts any number")
                                : tr("%1: the grid follows from N and the block size").arg(automatic));
  setNumber(m_launchGrid, text);
  m_showing = before;
}

void ExperimentPanel::fillInput(QComboBox* box, const QString& input) {
  box->clear();
  if (box == m_input2) box->addItem(tr("Same as the first, with the next seed"), QString());
  QString file;
  for (const InputKind& kind : inputKinds())
    if (kind.isFile())
      file = app::text(kind.label);
    else if (!kind.takesArgument())
      box->addItem(app::text(kind.label), QString::fromStdString(kind.name));
  if (input.startsWith(QLatin1String("file:"))) {
    box->addItem(QFileInfo(input.mid(5)).fileName(), input);
    box->setItemData(box->count() - 1, plainToolTip(input.mid(5)), Qt::ToolTipRole);
  } else if (box->findData(input) < 0) {
    box->addItem(input, input);  // constant:2 and the like, from a command line
  }
  box->addItem(file, fileChoice);
  box->setCurrentIndex(box->findData(input));
}

void ExperimentPanel::onInputChosen(QComboBox* box, int index) {
  const QString chosen = box->itemData(index).toString();
  const bool second = box == m_input2;
  if (chosen == fileChoice)
    chooseFile(second);
  else
    second ? m_experiment.setInput2(chosen) : m_experiment.setInput(chosen);
}

void ExperimentPanel::chooseFile(bool second) {
  const QString path = QFileDialog::getOpenFileName(window(), tr("Open data file"), QString(),
                                                    tr("Numbers (*.npy *.csv *.txt *.bin);;All files (*)"));
  const QString input = QStringLiteral("file:") + path;
  if (!path.isEmpty()) second ? m_experiment.setInput2(input) : m_experiment.setInput(input);
  showExperiment();  // a cancelled choice goes back to what it was
}

void ExperimentPanel::showExperiment() {
  m_showing = true;
  fillBackends();
  m_backend->setCurrentIndex(m_backend->findData(m_experiment.backend()));
  fillBackendsB();
  m_backend->setToolTip(m_experiment.device() ? plainToolTip(detailsOf(*m_experiment.device())) : QString());
  fillKernels();
  fillInput(m_input, m_experiment.input());
  fillInput(m_input2, m_experiment.input2());
  fillOperations();
  m_type->setCurrentIndex(m_type->findData(int(m_experiment.type())));
  m_warp->clear();
  for (const std::uint32_t lanes : m_experiment.offeredWarps()) m_warp->addItem(QString::number(lanes), lanes);
  m_warp->setCurrentIndex(m_warp->findData(m_experiment.warp()));
  if (m_seed->text() != m_experiment.seedText()) m_seed->setText(m_experiment.seedText());
  m_seed->setEnabled(m_experiment.inputIsRandom());
  setNumber(m_size, m_experiment.sizeText());
  m_size->lineEdit()->setPlaceholderText(m_experiment.inputIsFile() ? tr("all of the file") : tr("default"));
  fillRanks();
  fillBlocks();
  showGrid();
  m_showing = false;
  showWholeNumbers();
  showProblems();
  fit();
  shortenSize();
}

/// Without the power where that would be cut: "8 388 608" of "8 388 608 (2²³)".
void ExperimentPanel::shortenSize() {
  QLineEdit* const line = m_size->lineEdit();
  if (line->hasFocus()) return;
  constexpr int margins = 8;
  const QString whole = m_experiment.sizeText();
  const bool fits = line->fontMetrics().horizontalAdvance(whole) + margins <= line->width();
  const bool before = std::exchange(m_showing, true);
  setNumber(m_size, fits ? whole : whole.section(QStringLiteral(" ("), 0, 0));
  m_showing = before;
}

void ExperimentPanel::showWholeNumbers() {
  for (QComboBox* box : {m_size, m_block, m_launchGrid}) {
    QLineEdit* line = box->lineEdit();
    QString number = line->text().section(QStringLiteral(" ("), 0, 0);  // "65 536 (2¹⁶)": the power may be cut
    if (!box->isEnabled()) number.clear();  // that of both sides, "16 384 | 8 192", is in the tool tip
    // What no number can be long for is cut, as its field's complaint says already.
    box->setMinimumWidth(std::clamp(line->fontMetrics().horizontalAdvance(number) + 44, 48, widestNumber));
  }
}

void ExperimentPanel::showProblems() {
  const auto problems = m_experiment.problems();
  for (auto row = m_rows.begin(); row != m_rows.end(); ++row) {
    const QString wrong = problems.value(row.key());
    const QString text = wrong.isEmpty() ? m_experiment.notes().value(row.key()) : wrong;
    row->problem->setText(text);
    row->problem->setVisible(!text.isEmpty());
    setRole(row->problem, wrong.isEmpty() ? "warning" : "problem");
    setWrong(row->editor, !wrong.isEmpty());
  }
  // The last result is not that of a file that cannot be read.
  const bool fileProblem = problems.contains(Field::input) || problems.contains(Field::input2);
  m_result->setVisible(!fileProblem || !m_comparison.savedDate().isEmpty());
  m_result->display(m_comparison, earlierRunText(m_experiment, m_comparison));
  m_run->setEnabled(problems.isEmpty() || m_comparison.active());
}

void ExperimentPanel::showComparison() {
  m_medians.stop();
  if (m_experiment.devices().empty()) {
    fillBackends();
    m_backend->setCurrentIndex(0);
  }
  const bool active = m_comparison.active();
  m_run->setText(active ? tr("■  Stop") : tr("▶  Run live"));
  m_run->setAccessibleName(active ? tr("Stop") : tr("Run live"));
  setRole(m_run, active ? "stop" : "primary");
  // Enabled while it stops too: a button that goes grey would hand the focus, and the next key, to a
  // neighbour.
  m_run->setEnabled(active || m_experiment.valid());
  // How many elements a file has, and so how many blocks, only the worker knows.
  if (const auto& result = m_comparison.side(0).result; result && result->device.kernels.device &&
                                                        m_experiment.inputIsFile() && !m_experiment.grid() &&
                                                        m_comparison.side(0).fresh && !result->launches.empty())
    showBlocks(grouped(result->launches.front().grid));
  m_result->display(m_comparison, earlierRunText(m_experiment, m_comparison));
  fit();
}

}  // namespace warpfold::app
