// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The widgets of FigureDialog.
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFontComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>

#include "compose/figure_dialog.h"
#include "views/form_scroll.h"

namespace warpfold::app {
namespace {

constexpr int figureFormWidth = 330;

}  // namespace

QWidget* FigureDialog::buildViews() {
  auto* beside = new QWidget(this);
  beside->setMinimumWidth(150);
  beside->setMaximumWidth(290);
  auto* column = new QVBoxLayout(beside);
  column->setContentsMargins(0, 0, 0, 0);
  auto* label = new QLabel(tr("&Views, in their order"), beside);
  m_views = new QListWidget(beside);
  m_views->setProperty("role", "choices");
  m_views->setAccessibleName(tr("Views of the figure"));
  m_views->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_views->setTextElideMode(Qt::ElideRight);
  m_views->setDragDropMode(QAbstractItemView::InternalMove);
  label->setBuddy(m_views);
  column->addWidget(label);
  column->addWidget(m_views, 1);
  auto* buttons = new QHBoxLayout;
  auto* up = new QPushButton(tr("&Up"), beside);
  auto* down = new QPushButton(tr("&Down"), beside);
  for (QPushButton* button : {up, down}) button->setAutoDefault(false), buttons->addWidget(button);
  column->addLayout(buttons);
  // On a small screen the column is as narrow as it may be.
  const int sideBySide = up->sizeHint().width() + down->sizeHint().width() + std::max(0, buttons->spacing());
  beside->setMinimumWidth(std::max(beside->minimumWidth(), sideBySide));
  connect(up, &QPushButton::clicked, this, [this] { moveView(-1); });
  connect(down, &QPushButton::clicked, this, [this] { moveView(1); });
  return beside;
}

QWidget* FigureDialog::buildForm() {
  auto* beside = new QWidget(this);
  auto* column = new QVBoxLayout(beside);
  column->setContentsMargins(0, 0, 0, 0);
  auto* fields = new QWidget(beside);
  auto* form = new QFormLayout(fields);
  form->setContentsMargins(0, 0, 0, 0);
  form->setSpacing(8);
  form->setLabelAlignment(Qt::AlignLeft);
  form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
  addSize(form);
  addLook(form);
  addWords(form);
  auto* scroll = new FormScroll(fields, beside);
  column->addWidget(scroll, 1);
  beside->setFixedWidth(std::max(figureFormWidth, scroll->minimumSizeHint().width()));
  m_said = new QLabel(beside);
  m_said->setProperty("role", "caption");
  m_said->setWordWrap(true);
  column->addWidget(m_said);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel, beside);
  m_save = buttons->button(QDialogButtonBox::Save);
  m_save->setText(tr("Save…"));
  connect(buttons, &QDialogButtonBox::accepted, this, &FigureDialog::chooseFile);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  column->addWidget(buttons);
  return beside;
}

void FigureDialog::addSize(QFormLayout* form) {
  m_format = new QComboBox(this);
  m_format->addItem(tr("PDF, vectors and text"));
  m_format->addItem(tr("SVG, vectors and text"));
  m_format->addItem(tr("PNG, pixels"));
  form->addRow(tr("&File"), m_format);
  m_preset = new QComboBox(this);
  for (const FigurePreset& preset : figurePresets()) m_preset->addItem(FigurePage::tr(preset.title));
  m_preset->addItem(tr("Own size"));
  form->addRow(tr("Fo&r"), m_preset);
  auto* sizes = new QHBoxLayout;
  for (QDoubleSpinBox** box : {&m_width, &m_height}) {
    *box = new QDoubleSpinBox(this);
    (*box)->setDecimals(0);
    (*box)->setSingleStep(5);
    sizes->addWidget(*box, 1);
  }
  m_width->setRange(20, 8000);
  m_height->setRange(0, 8000);
  m_height->setSpecialValueText(tr("auto"));
  m_width->setAccessibleName(tr("Width"));
  m_height->setAccessibleName(tr("Height"));
  m_unit = new QComboBox(this);
  m_unit->addItems({tr("mm"), tr("px")});
  m_unit->setAccessibleName(tr("Unit of the size"));
  sizes->addWidget(m_unit);
  auto* label = new QLabel(tr("Si&ze"), this);
  label->setBuddy(m_width);
  form->addRow(label, sizes);
  m_columns = new QSpinBox(this);
  m_columns->setRange(1, 4);
  form->addRow(tr("C&olumns"), m_columns);
  m_warp = new QSpinBox(this);
  // Every side that has lanes has such a warp.
  std::uint32_t warps = 0;
  for (const auto& part : m_parts)
    if (part->warps() > 0) warps = warps == 0 ? part->warps() : std::min(warps, part->warps());
  m_warp->setRange(-1, std::max(0, int(warps) - 1));
  m_warp->setSpecialValueText(tr("all"));
  m_warp->setValue(-1);
  m_warp->setToolTip(tr("Which warp the lanes are of; below the first one: all of them"));
  auto* lanes = new QLabel(tr("&Warp of lanes"), this);
  lanes->setBuddy(m_warp);
  form->addRow(lanes, m_warp);
  for (QWidget* each : {static_cast<QWidget*>(lanes), static_cast<QWidget*>(m_warp)}) each->setVisible(warps > 1);
}

void FigureDialog::addLook(QFormLayout* form) {
  m_family = new QFontComboBox(this);
  form->addRow(tr("Fo&nt"), m_family);
  m_points = new QDoubleSpinBox(this);
  m_points->setRange(4, 96);
  m_points->setDecimals(1);
  m_points->setSuffix(QStringLiteral(" pt"));
  m_points->setToolTip(tr("Of labels and captions; titles are larger"));
  form->addRow(tr("&Text size"), m_points);
  m_colours = new QComboBox(this);
  m_colours->addItem(tr("Print, on white"), QStringLiteral("print"));
  m_colours->addItem(tr("Light"), QStringLiteral("light"));
  m_colours->addItem(tr("Dark"), QStringLiteral("dark"));
  m_colours->addItem(tr("Transparent"), QStringLiteral("transparent"));
  form->addRow(tr("&Background"), m_colours);
}

void FigureDialog::addWords(QFormLayout* form) {
  m_title = new QLineEdit(this);
  form->addRow(tr("T&itle"), m_title);
  m_caption = new QPlainTextEdit(this);
  m_caption->setProperty("role", "note");
  m_caption->setTabChangesFocus(true);
  m_caption->setFixedHeight(56);
  form->addRow(tr("C&aption"), m_caption);
  m_legend = new QCheckBox(tr("&Legend"), this);
  m_names = new QCheckBox(tr("&Kernel names"), this);
  m_step = new QCheckBox(tr("&Step"), this);
  m_provenance = new QCheckBox(tr("Wh&ere figures come from"), this);
  for (QCheckBox* box : {m_legend, m_names, m_step, m_provenance}) form->addRow(QString(), box);
}

}  // namespace warpfold::app
