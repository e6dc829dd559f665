// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The form of AnimationDialog.
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QStandardItemModel>

#include "compose/animation_dialog.h"
#include "compose/animation_kind.h"
#include "compose/scene_preview.h"
#include "compose/trees_scene.h"
#include "theme/on_screen.h"
#include "views/form_scroll.h"

namespace warpfold::app {
namespace {

constexpr int formWidth = 320;

template <typename Box>
Box* spinBox(QWidget* parent, double least, double most, double step) {
  auto* box = new Box(parent);
  box->setRange(static_cast<decltype(box->value())>(least), static_cast<decltype(box->value())>(most));
  box->setSingleStep(static_cast<decltype(box->value())>(step));
  return box;
}

}  // namespace

void AnimationDialog::build() {
  auto* all = new QHBoxLayout(this);
  all->setContentsMargins(18, 18, 18, 14);
  all->setSpacing(18);
  m_preview = new ScenePreview(m_scene, this);
  all->addWidget(m_preview, 1);
  auto* beside = new QVBoxLayout;
  all->addLayout(beside);
  auto* fields = new QWidget(this);
  auto* form = new QFormLayout(fields);
  form->setContentsMargins(0, 0, 0, 0);
  form->setSpacing(10);
  form->setLabelAlignment(Qt::AlignLeft);
  form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
  addWhat(form);
  addFile(form);
  addPace(form);
  auto* scroll = new FormScroll(fields, this);
  scroll->setFixedWidth(std::max(formWidth, scroll->minimumSizeHint().width()));
  beside->addWidget(scroll, 1);
  buildEnd(beside);
  resizeOnScreen(*this, {1060, std::max(560, sizeHint().height())});
}

void AnimationDialog::addWhat(QFormLayout* form) {
  m_what = new QComboBox(this);
  m_what->addItem(tr("Both trees, step by step"));
  if (m_scene.canRace())
    m_what->addItem(tr("Race, each step at its own pace"));
  else
    m_what->setToolTip(
        tr("A race needs step times of both trees: let them show a block of a run on a GPU, or a recorded or "
           "modelled one"));
  form->addRow(tr("&Animate"), m_what);
  m_chart = new QComboBox(this);
  m_chart->addItem(tr("None"));
  for (const auto& [id, title] : m_scene.charts()) m_chart->addItem(title, id);
  form->addRow(tr("C&hart below"), m_chart);
}

void AnimationDialog::addFile(QFormLayout* form) {
  m_kind = new QComboBox(this);
  for (const AnimationKind& kind : animationKinds) {
    m_kind->addItem(tr(kind.title));
    if (kind.format != AnimationFormat::mp4 || !ffmpegProgram().isEmpty()) continue;
    const int last = m_kind->count() - 1;
    m_kind->setItemText(last, tr("MP4 film (install ffmpeg)"));
    if (auto* items = qobject_cast<QStandardItemModel*>(m_kind->model())) items->item(last)->setEnabled(false);
  }
  form->addRow(tr("&File"), m_kind);
  auto* sizes = new QHBoxLayout;
  m_width = spinBox<QSpinBox>(this, 480, 4000, 20);
  m_height = spinBox<QSpinBox>(this, 360, 4000, 20);
  m_width->setAccessibleName(tr("Width"));
  m_height->setAccessibleName(tr("Height"));
  sizes->addWidget(m_width, 1);
  sizes->addWidget(new QLabel(QStringLiteral("×"), this));
  sizes->addWidget(m_height, 1);
  auto* label = new QLabel(tr("Si&ze"), this);
  label->setBuddy(m_width);
  form->addRow(label, sizes);
  m_scale = spinBox<QDoubleSpinBox>(this, 0.5, 4, 0.5);
  m_scale->setDecimals(1);
  m_scale->setSuffix(QStringLiteral(" ×"));
  m_scale->setToolTip(tr("Pixels of the file per pixel of the size"));
  form->addRow(tr("S&cale"), m_scale);
  m_colours = new QComboBox(this);
  m_colours->addItem(tr("White"), QStringLiteral("print"));
  m_colours->addItem(tr("Light"), QStringLiteral("light"));
  m_colours->addItem(tr("Dark"), QStringLiteral("dark"));
  form->addRow(tr("&Background"), m_colours);
}

void AnimationDialog::addPace(QFormLayout* form) {
  auto* range = new QHBoxLayout;
  const int rows = int(m_scene.rows());
  m_from = spinBox<QSpinBox>(this, 0, rows, 1);
  m_to = spinBox<QSpinBox>(this, 0, rows, 1);
  m_to->setValue(rows);
  m_from->setAccessibleName(tr("First step"));
  m_to->setAccessibleName(tr("Last step"));
  range->addWidget(m_from, 1);
  range->addWidget(new QLabel(QStringLiteral("–"), this));
  range->addWidget(m_to, 1);
  auto* label = new QLabel(tr("S&teps"), this);
  label->setBuddy(m_from);
  form->addRow(label, range);
  m_speed = spinBox<QDoubleSpinBox>(this, AnimationPlan::slowestSpeed, AnimationPlan::fastestSpeed, 0.5);
  const QString steps = tr("steps/s"), pictures = tr("pictures/s");
  m_speed->setSuffix(u' ' + steps);
  m_speed->setToolTip(
      tr("In a race, steps of the slower kernel on average; the picture says how many times slower than "
         "the GPU that is"));
  form->addRow(tr("&Speed"), m_speed);
  m_rate = spinBox<QDoubleSpinBox>(this, AnimationPlan::fewestFrames, AnimationPlan::mostFrames, 2.5);
  m_rate->setDecimals(1);
  m_rate->setSuffix(u' ' + pictures);
  form->addRow(tr("S&moothness"), m_rate);
  m_loop = new QCheckBox(tr("Begin again at the e&nd"), this);
  form->addRow(QString(), m_loop);
}

void AnimationDialog::buildEnd(QBoxLayout* beside) {
  m_expected = new QLabel(this);
  m_expected->setProperty("role", "caption");
  m_expected->setWordWrap(true);
  m_expected->setMinimumHeight(34);
  beside->addWidget(m_expected);
  m_progress = new QProgressBar(this);
  m_progress->setAccessibleName(tr("Progress"));
  m_progress->setVisible(false);
  beside->addWidget(m_progress);
  m_buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel, this);
  m_buttons->button(QDialogButtonBox::Save)->setText(tr("Save…"));
  connect(m_buttons, &QDialogButtonBox::accepted, this, &AnimationDialog::chooseFile);
  connect(m_buttons, &QDialogButtonBox::rejected, this, &AnimationDialog::reject);
  beside->addWidget(m_buttons);
}

}  // namespace warpfold::app
