// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/sweep_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>
#include <algorithm>

#include "models/core_text.h"
#include "models/count_text.h"
#include "models/kernel_text.h"
#include "theme/on_screen.h"
#include "window/roles.h"

namespace warpfold::app {

namespace {

constexpr int leastPower = 10, mostPower = 32, mostOffset = 127;

QListWidgetItem* addCheck(QListWidget& list, const QString& text, const QString& id, bool checked) {
  auto* item = new QListWidgetItem(text, &list);
  item->setData(Qt::UserRole, id);
  item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
  item->setCheckState(checked ? Qt::Checked : Qt::Unchecked);
  return item;
}

QStringList checkedOf(const QListWidget& list) {
  QStringList ids;
  for (int i = 0; i < list.count(); ++i)
    if (list.item(i)->checkState() == Qt::Checked) ids << list.item(i)->data(Qt::UserRole).toString();
  return ids;
}

}  // namespace

SweepDialog::SweepDialog(const Experiment& experiment, SweepModel& model, QWidget* parent)
    : QDialog(parent),
      m_experiment(experiment),
      m_model(model),
      m_kernels(new QListWidget(this)),
      m_devices(new QListWidget(this)),
      m_least(new QComboBox(this)),
      m_most(new QComboBox(this)),
      m_between(new QCheckBox(tr("and odd sizes bet&ween"), this)),
      m_offset(new QSpinBox(this)),
      m_ranks(new QLineEdit(this)),
      m_scaling(new QComboBox(this)),
      m_anew(new QCheckBox(tr("Run &anew what an earlier sweep of this device has kept"), this)),
      m_note(new QLabel(this)),
      m_buttons(new QDialogButtonBox(this)) {
  setWindowTitle(tr("Sweep"));
  setObjectName(QStringLiteral("sweepDialog"));
  m_kernels->setObjectName(QStringLiteral("sweepKernels"));
  m_devices->setObjectName(QStringLiteral("sweepBeside"));
  for (QListWidget* list : {m_kernels, m_devices}) setRole(list, "choices");
  m_kernels->setAccessibleName(tr("Kernels to sweep"));
  m_devices->setAccessibleName(tr("Devices to draw beside"));
  m_note->setObjectName(QStringLiteral("sweepNote"));
  m_note->setWordWrap(true);
  setRole(m_note, "muted");
  for (QComboBox* box : {m_least, m_most})
    for (int power = leastPower; power <= mostPower; ++power) box->addItem(u'2' + superscript(power), power);
  const SweepChoice& last = model.choice();
  m_least->setCurrentIndex(last.leastPower - leastPower);
  m_most->setCurrentIndex(last.mostPower - leastPower);
  m_least->setAccessibleName(tr("Smallest size"));
  m_most->setAccessibleName(tr("Largest size"));
  m_between->setObjectName(QStringLiteral("sweepBetween"));
  m_between->setToolTip(tr("3·2ᵏ − 1 elements, which are no multiple of a warp, of a load of 16 bytes or of a block"));
  m_between->setChecked(last.betweenToo);
  m_offset->setObjectName(QStringLiteral("sweepOffset"));
  m_offset->setRange(0, mostOffset);
  m_offset->setSpecialValueText(tr("at an aligned address"));
  m_offset->setValue(int(last.offset));
  m_offset->setAccessibleName(tr("Elements from an aligned address to the first one"));
  m_offset->setToolTip(
      tr("Behind an aligned address a warp's loads touch one sector more, and loads of 16 bytes begin later"));
  auto* sizes = new QHBoxLayout;
  sizes->addWidget(m_least);
  sizes->addWidget(new QLabel(tr("to"), this));
  sizes->addWidget(m_most);
  sizes->addSpacing(8);
  sizes->addWidget(m_between);
  sizes->addStretch(1);
  sizes->setSpacing(10);
  auto* blocks = new QHBoxLayout;
  blocks->setSpacing(18);
  for (const std::uint32_t block : {64u, 128u, 256u, 512u, 1024u}) {
    auto* box = m_blocks.emplace_back(new QCheckBox(QString::number(block), this));
    box->setChecked(std::find(last.blocks.begin(), last.blocks.end(), block) != last.blocks.end());
    box->setAccessibleName(tr("Blocks of %1 threads").arg(block));
    connect(box, &QCheckBox::toggled, this, &SweepDialog::follow);
    blocks->addWidget(box);
  }
  blocks->addStretch(1);
  for (QListWidget* list : {m_kernels, m_devices}) list->setSpacing(2);
  buildLists();
  auto* form = new QFormLayout;
  form->setVerticalSpacing(10);
  const auto add = [&](const QString& name, auto* what, QWidget* buddy) {
    auto* label = new QLabel(name, this);
    label->setBuddy(buddy);
    form->addRow(label, what);
  };
  add(tr("&Kernels"), m_kernels, m_kernels);
  add(tr("&Elements"), sizes, m_least);
  add(tr("&First element"), m_offset, m_offset);
  add(tr("&Threads a block"), blocks, m_blocks.front());
  add(tr("Ra&nks"), ranksRow(), m_ranks);
  add(tr("&Beside it"), m_devices, m_devices);
  form->addRow(QString(), m_anew);
  form->addRow(QString(), m_note);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(18, 16, 18, 14);
  column->setSpacing(12);
  column->addLayout(form, 1);
  column->addWidget(m_buttons);
  QPushButton* const run = m_buttons->addButton(tr("&Run Sweep"), QDialogButtonBox::AcceptRole);
  run->setDefault(true);
  m_buttons->addButton(QDialogButtonBox::Cancel);
  connect(m_buttons, &QDialogButtonBox::accepted, this, &SweepDialog::accept);
  connect(m_buttons, &QDialogButtonBox::rejected, this, &SweepDialog::reject);
  for (QListWidget* list : {m_kernels, m_devices}) connect(list, &QListWidget::itemChanged, this, &SweepDialog::follow);
  for (QComboBox* box : {m_least, m_most}) connect(box, &QComboBox::currentIndexChanged, this, &SweepDialog::follow);
  connect(m_between, &QCheckBox::toggled, this, &SweepDialog::follow);
  connect(m_offset, &QSpinBox::valueChanged, this, &SweepDialog::follow);
  connect(m_ranks, &QLineEdit::textChanged, this, &SweepDialog::follow);
  connect(m_scaling, &QComboBox::currentIndexChanged, this, &SweepDialog::follow);
  resizeOnScreen(*this, {620, 710});
  follow();
}

QHBoxLayout* SweepDialog::ranksRow() {
  const DeviceInfo* const device = m_experiment.device();
  const bool hasRanks = device != nullptr && device->hasRanks();
  const SweepChoice& last = m_model.choice();
  QStringList counts;
  for (const std::uint32_t ranks : !hasRanks || !last.ranks.empty() ? last.ranks : powersUpTo(device->ranks))
    if (hasRanks && ranks <= device->ranks) counts << QString::number(ranks);
  m_ranks->setObjectName(QStringLiteral("sweepRanks"));
  m_ranks->setAccessibleName(tr("Numbers of ranks"));
  m_ranks->setText(counts.join(QStringLiteral(", ")));
  m_scaling->setObjectName(QStringLiteral("sweepScaling"));
  m_scaling->setAccessibleName(tr("What stays as ranks are added"));
  m_scaling->addItem(tr("strong: all elements stay"), 0);
  m_scaling->addItem(tr("weak: a rank's elements stay"), 1);
  m_scaling->addItem(tr("both"), 2);
  m_scaling->setCurrentIndex(last.scalings.size() > 1 ? 2 : last.scalings.front() == Scaling::weak ? 1 : 0);
  auto* const reason = new QLabel(tr("needs a worker that mpirun started"), this);
  reason->setObjectName(QStringLiteral("sweepNoRanks"));
  setRole(reason, "muted");
  for (QWidget* field : {static_cast<QWidget*>(m_ranks), static_cast<QWidget*>(m_scaling)}) {
    field->setEnabled(hasRanks);
    if (!hasRanks) field->setToolTip(reason->text());
  }
  m_scaling->setVisible(hasRanks);
  reason->setVisible(!hasRanks);
  auto* row = new QHBoxLayout;
  row->setSpacing(10);
  m_ranks->setMaximumWidth(160);
  row->addWidget(m_ranks);
  row->addWidget(m_scaling);
  row->addWidget(reason);
  row->addStretch(1);
  return row;
}

void SweepDialog::buildLists() {
  const SweepChoice& last = m_model.choice();
  const QStringList sides{m_experiment.kernelId(messages::Side::a), m_experiment.kernelId(messages::Side::b)};
  const QStringList chosen = last.kernels.isEmpty() ? sides : last.kernels;
  for (const KernelInfo* kernel : m_experiment.kernelsForBackend()) {
    // A library is always beside; kernels of the CPU are no part of a GPU's sweep.
    if (kernel->broken() || kernel->library) continue;
    const QString id = QString::fromStdString(kernel->id);
    addCheck(*m_kernels, id, id, chosen.contains(id))->setToolTip(titleOf(*kernel));
  }
  for (const DeviceInfo& device : m_experiment.devices()) {
    const QString id = QString::fromStdString(device.backend);
    if (!device.available || id == m_experiment.backend() || (!device.recorded && !device.isModelled())) continue;
    addCheck(*m_devices, text(device.called()), id, last.beside.contains(id));
  }
}

SweepChoice SweepDialog::choice() const {
  SweepChoice choice;
  choice.kernels = checkedOf(*m_kernels);
  choice.leastPower = m_least->currentData().toInt();
  choice.mostPower = m_most->currentData().toInt();
  choice.betweenToo = m_between->isChecked();
  choice.offset = std::uint32_t(m_offset->value());
  choice.blocks.clear();
  for (const QCheckBox* box : m_blocks)
    if (box->isChecked()) choice.blocks.push_back(box->text().toUInt());
  if (m_ranks->isEnabled()) choice.ranks = rankCounts(m_ranks->text()).value_or(std::vector<std::uint32_t>{});
  const int scaling = m_scaling->currentData().toInt();
  if (scaling == 1) choice.scalings = {Scaling::weak};
  if (scaling == 2) choice.scalings = {scalings.begin(), scalings.end()};
  choice.beside = checkedOf(*m_devices);
  choice.anew = m_anew->isChecked();
  return choice;
}

QString SweepDialog::wrongWith(const SweepChoice& chosen) const {
  QString wrong;
  if (chosen.kernels.isEmpty()) wrong = tr("Choose at least one kernel.");
  if (chosen.blocks.empty()) wrong = tr("Choose at least one block size.");
  if (chosen.leastPower > chosen.mostPower) wrong = tr("The smallest size is above the largest one.");
  if (chosen.beside.size() >= qsizetype(messages::mostSweepDevices))
    wrong = tr("Choose at most %1 devices beside it.").arg(messages::mostSweepDevices - 1);
  const DeviceInfo* const device = m_experiment.device();
  if (chosen.offset != 0 && device != nullptr && device->recorded)
    wrong = tr("Recordings have no times of inputs behind an aligned address; choose another device.");
  if (m_ranks->isEnabled() && chosen.ranks.empty())
    wrong = tr("Write numbers of ranks with commas between them, such as 1, 2, 4.");
  for (const std::uint32_t ranks : chosen.ranks)
    if (ranks > device->ranks) wrong = tr("Choose 1 to %1 ranks.").arg(device->ranks);
  return wrong;
}

void SweepDialog::follow() {
  const SweepChoice chosen = choice();
  const QString wrong = wrongWith(chosen);
  const DeviceInfo* const device = m_experiment.device();
  m_buttons->buttons().front()->setEnabled(wrong.isEmpty());
  const int sizes = (chosen.mostPower - chosen.leastPower) * (chosen.betweenToo ? 2 : 1) + 1;
  std::size_t runs = std::size_t(sizes) * chosen.blocks.size() * std::size_t(chosen.kernels.size());
  if (m_ranks->isEnabled()) runs *= chosen.ranks.size() * chosen.scalings.size();
  const bool known = device != nullptr && (device->recorded || device->isModelled());
  const QString where = device != nullptr ? text(device->called()) : QString();
  m_anew->setVisible(!known && !m_ranks->isEnabled());  // nothing is kept of ranks
  m_note->setText(!wrong.isEmpty() ? wrong
                  : known ? tr("%1 runs on %2, whose times are known: nothing has to run.").arg(grouped(runs), where)
                  : m_ranks->isEnabled()
                      ? tr("Up to %1 runs on %2.").arg(grouped(runs), where)
                      : tr("Up to %1 runs on %2, beside the GPU's library where it runs.").arg(grouped(runs), where));
}

void SweepDialog::accept() {
  m_model.setChoice(choice());
  QDialog::accept();
  m_model.requestRun();
}

}  // namespace warpfold::app
