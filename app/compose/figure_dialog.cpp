// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "compose/figure_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFontComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QStyle>
#include <cmath>

#include "compose/figure_preview.h"
#include "export/exporter.h"
#include "models/with_values.h"
#include "theme/on_screen.h"

namespace warpfold::app {
namespace {

constexpr int watchEvery = 300;  // ms
constexpr double millimetres = 25.4 / 96, pageHeight = 240, mostOfWidth = 1.5;
constexpr int mostOfScreens = 3;  // of a page in pixels, its width

constexpr ExportFormat figureFormats[] = {ExportFormat::pdf, ExportFormat::svg, ExportFormat::png};

/// What a kind of file is mostly for.
int usualPreset(ExportFormat format) {
  return format == ExportFormat::pdf ? 0 : format == ExportFormat::png ? 2 : 4;
}

QString figureGroup(ExportFormat format) {
  return QStringLiteral("figure/") + suffixOf(format);
}

}  // namespace

FigureDialog::FigureDialog(const FigureParts& parts, const FigureFacts& facts, QWidget* parent)
    : QDialog(parent), m_parts(parts), m_page(parts, facts), m_preview(new FigurePreview(m_page, this)) {
  setWindowTitle(tr("Export Figure"));
  auto* all = new QHBoxLayout(this);
  all->setContentsMargins(18, 18, 18, 14);
  all->setSpacing(18);
  all->addWidget(buildViews(), 1);
  all->addWidget(m_preview, 2);
  all->addWidget(buildForm());
  const int last = QSettings().value(QStringLiteral("figure/format"), 0).toInt();
  m_format->setCurrentIndex(std::clamp(last, 0, m_format->count() - 1));
  m_sizedFor = format();
  connectAll();
  m_title->setText(tr("%1 against %2").arg(facts.kernels[0], facts.kernels[1]));
  m_title->setCursorPosition(0);
  showOptions(remembered(format()));
  computeChosen();
  resizeOnScreen(*this, {1250, std::max(680, sizeHint().height())});
}

/// Other pictures have all warps.
FigureDialog::~FigureDialog() {
  m_page.setOptions({});
}

void FigureDialog::connectAll() {
  connect(m_format, &QComboBox::currentIndexChanged, this, &FigureDialog::followFormat);
  connect(m_preset, &QComboBox::activated, this, &FigureDialog::applyPreset);
  for (QComboBox* box : {m_unit, m_colours}) connect(box, &QComboBox::currentIndexChanged, this, &FigureDialog::follow);
  for (QDoubleSpinBox* box : {m_width, m_height, m_points})
    connect(box, &QDoubleSpinBox::valueChanged, this, &FigureDialog::follow);
  for (QSpinBox* box : {m_columns, m_warp}) connect(box, &QSpinBox::valueChanged, this, &FigureDialog::follow);
  connect(m_title, &QLineEdit::textChanged, m_title, &QWidget::setToolTip);
  connect(m_views, &QListWidget::itemChanged, this, &FigureDialog::followView);
  connect(&m_watch, &QTimer::timeout, this, &FigureDialog::followCharts);
  m_watch.start(watchEvery);
  connect(m_family, &QFontComboBox::currentFontChanged, this, &FigureDialog::follow);
  connect(m_title, &QLineEdit::textChanged, this, &FigureDialog::follow);
  connect(m_caption, &QPlainTextEdit::textChanged, this, &FigureDialog::follow);
  for (QCheckBox* box : {m_legend, m_names, m_step, m_provenance})
    connect(box, &QCheckBox::toggled, this, &FigureDialog::follow);
  connect(m_views->model(), &QAbstractItemModel::rowsMoved, this, &FigureDialog::follow);
}

ExportFormat FigureDialog::format() const {
  return figureFormats[std::max(0, m_format->currentIndex())];
}

FigureOptions FigureDialog::options() const {
  FigureOptions o;
  o.parts.clear();
  for (int row = 0; row < m_views->count(); ++row)
    if (m_views->item(row)->checkState() == Qt::Checked) o.parts << m_views->item(row)->data(Qt::UserRole).toString();
  o.columns = m_columns->value();
  o.title = m_title->text();
  o.caption = m_caption->toPlainText();
  o.legend = m_legend->isChecked();
  o.provenance = m_provenance->isChecked();
  o.words = {m_names->isChecked(), m_step->isChecked()};
  o.family = m_family->currentFont().family();
  o.points = m_points->value();
  o.width = m_width->value();
  o.height = m_height->value();
  o.unit = m_unit->currentIndex() == 1 ? FigureOptions::Unit::pixels : FigureOptions::Unit::millimetres;
  o.themeId = m_colours->currentData().toString();
  if (m_warp->value() >= 0) o.warp = std::uint32_t(m_warp->value());
  return o;
}

void FigureDialog::showOptions(const FigureOptions& o) {
  m_filling = true;
  showParts(o.parts);
  m_caption->setPlainText(o.caption);
  m_legend->setChecked(o.legend);
  m_provenance->setChecked(o.provenance);
  m_names->setChecked(o.words.kernelNames);
  m_step->setChecked(o.words.step);
  m_family->setCurrentFont(o.family.isEmpty() ? QFont(Theme::ui(13).families().value(0)) : QFont(o.family));
  m_colours->setCurrentIndex(std::max(0, m_colours->findData(o.themeId)));
  m_filling = false;
  showSize(o);
}

void FigureDialog::showSize(const FigureOptions& o) {
  m_filling = true;
  m_columns->setValue(o.columns);
  m_points->setValue(o.points);
  m_width->setValue(o.width);
  m_height->setValue(o.height);
  m_unit->setCurrentIndex(o.unit == FigureOptions::Unit::pixels ? 1 : 0);
  m_filling = false;
  follow();
}

FigurePart* FigureDialog::part(const QListWidgetItem& item) const {
  for (const auto& each : m_parts)
    if (each->id() == item.data(Qt::UserRole).toString()) return each.get();
  return nullptr;
}

/// In the list, whether it is there. An entry that is cut has its whole name as its tip.
void FigureDialog::sayOfView(QListWidgetItem& item, const FigurePart& part) const {
  const QString missing = part.missing();
  item.setText(missing.isEmpty() ? part.name()
               : part.awaited()  ? tr("%1 (being computed)").arg(part.name())
                                 : tr("%1 (not run yet)").arg(part.name()));
  item.setToolTip(missing.isEmpty() ? part.name() : missing);
  item.setData(Qt::AccessibleDescriptionRole, missing);
  item.setForeground(missing.isEmpty() ? QBrush() : palette().brush(QPalette::Disabled, QPalette::Text));
}

/// A chart that is chosen before it was computed is computed now.
void FigureDialog::followView(QListWidgetItem* item) {
  FigurePart* const chosen = part(*item);
  if (m_filling || chosen == nullptr) return;
  const bool wanted = item->checkState() == Qt::Checked;
  if (wanted && !chosen->missing().isEmpty()) chosen->request();
  if (!wanted) chosen->stopRequest();
  startNext();
  m_filling = true;
  sayOfView(*item, *chosen);
  m_filling = false;
  follow();
}

/// What was chosen the last time and was not computed since then is as if it were chosen now.
void FigureDialog::computeChosen() {
  for (int row = 0; row < m_views->count(); ++row) {
    const QListWidgetItem& item = *m_views->item(row);
    FigurePart* const each = part(item);
    if (each != nullptr && item.checkState() == Qt::Checked && !each->missing().isEmpty()) each->request();
  }
  followCharts();
}

/// Of the chosen charts that wait, the first, once none is being computed.
void FigureDialog::startNext() {
  FigurePart* next = nullptr;
  for (int row = 0; row < m_views->count(); ++row)
    if (FigurePart* const each = part(*m_views->item(row))) {
      if (each->running()) return;
      if (next == nullptr && each->waits()) next = each;
    }
  if (next != nullptr) next->start();
}

void FigureDialog::followCharts() {
  startNext();
  bool changed = false;
  m_filling = true;
  for (int row = 0; row < m_views->count(); ++row)
    if (const FigurePart* const each = part(*m_views->item(row))) {
      QListWidgetItem& item = *m_views->item(row);
      const QString said = item.text() + item.toolTip();
      sayOfView(item, *each);
      if (item.text() + item.toolTip() == said) continue;
      changed = true;
      if (each->missing().isEmpty() && each->picture() != nullptr) each->picture()->retell();
    }
  m_filling = false;
  if (changed) follow();
}

/// Those that are chosen first, in their order.
void FigureDialog::showParts(const QStringList& ids) {
  m_views->clear();
  const auto add = [this](const FigurePart& part, bool chosen) {
    auto* item = new QListWidgetItem(part.name(), m_views);
    item->setData(Qt::UserRole, part.id());
    item->setFlags(Qt::ItemIsSelectable | Qt::ItemIsEnabled | Qt::ItemIsUserCheckable | Qt::ItemIsDragEnabled);
    item->setCheckState(chosen ? Qt::Checked : Qt::Unchecked);
    sayOfView(*item, part);
  };
  for (const QString& id : ids)
    for (const auto& part : m_parts)
      if (part->id() == id) add(*part, true);
  for (const auto& part : m_parts)
    if (!ids.contains(part->id())) add(*part, false);
  m_views->setCurrentRow(0);
}

void FigureDialog::moveView(int by) {
  const int row = m_views->currentRow(), to = row + by;
  if (row < 0 || to < 0 || to >= m_views->count()) return;
  m_views->insertItem(to, m_views->takeItem(row));
  m_views->setCurrentRow(to);
  follow();
}

void FigureDialog::applyPreset(int preset) {
  if (preset < 0 || std::size_t(preset) >= figurePresets().size()) return;
  FigureOptions chosen = options();
  figurePresets()[std::size_t(preset)].applyTo(chosen);
  showSize(chosen);
}

FigureOptions FigureDialog::remembered(ExportFormat format) const {
  FigureOptions usual;
  figurePresets()[std::size_t(usualPreset(format))].applyTo(usual);
  QSettings settings;
  settings.beginGroup(figureGroup(format));
  return FigureOptions::restored(settings, usual);
}

/// The size is that of the last figure of this kind; what the figure shows stays.
void FigureDialog::followFormat() {
  m_sizes[m_sizedFor] = options();
  m_sizedFor = format();
  const auto left = m_sizes.find(m_sizedFor);
  showSize(left != m_sizes.end() ? left->second : remembered(m_sizedFor));
}

void FigureDialog::remember(ExportFormat format) const {
  QSettings settings;
  for (int i = 0; i < m_format->count(); ++i)
    if (figureFormats[i] == format) settings.setValue(QStringLiteral("figure/format"), i);
  settings.beginGroup(figureGroup(format));
  options().save(settings);
}

void FigureDialog::follow() {
  if (m_filling) return;
  const FigureOptions chosen = options();
  int preset = int(figurePresets().size());  // an own size
  for (std::size_t i = 0; i < figurePresets().size(); ++i) {
    FigureOptions like = chosen;
    figurePresets()[i].applyTo(like);
    if (like.width == chosen.width && like.height == chosen.height && like.points == chosen.points &&
        like.columns == chosen.columns && like.unit == chosen.unit)
      preset = int(i);
  }
  m_preset->setCurrentIndex(preset);
  m_page.setOptions(chosen);
  m_save->setEnabled(true);
  m_preview->fit();
  if (sayMissing()) return;
  const QSizeF size = m_page.exportSize(), least = m_page.leastSize();
  if (size.width() < least.width() || size.height() < least.height()) {
    const bool printed = chosen.unit == FigureOptions::Unit::millimetres;
    const auto inUnit = [&](double length) { return qRound(std::ceil(length * (printed ? millimetres : 1))); };
    say(withValues((printed ? tr("Too small for what it shows: at least %1 × %2 mm")
                            : tr("Too small for what it shows: at least %1 × %2 pixels")),
                   inUnit(least.width()), inUnit(std::max(least.height(), size.height()))),
        true);
    m_save->setEnabled(false);
    return;
  }
  saySize(size);
}

void FigureDialog::say(const QString& text, bool warn) {
  m_said->setText(text);
  const QString role = warn ? QStringLiteral("warning") : QStringLiteral("caption");
  if (m_said->property("role").toString() == role) return;
  m_said->setProperty("role", role);
  style()->unpolish(m_said);
  style()->polish(m_said);
}

/// And of a page whose height follows from its views, whether it has become higher than anything that it could be for.
void FigureDialog::saySize(const QSizeF& size) {
  const FigureOptions& chosen = m_page.options();
  const QSize pixels = (size * chosen.scale()).toSize();
  const double wide = size.width() * millimetres, high = size.height() * millimetres;
  const QString said = format() == ExportFormat::png ? withValues(tr("%1 × %2 pixels"), pixels.width(), pixels.height())
                                                     : withValues(tr("%1 × %2 mm"), qRound(wide), qRound(high));
  const bool printed = chosen.unit == FigureOptions::Unit::millimetres;
  const double most = printed ? std::max(pageHeight, mostOfWidth * wide) : mostOfScreens * wide;
  const bool tooHigh = chosen.height == 0 && high > most;
  const QString why = printed ? tr("higher than a page of %1 mm").arg(qRound(most))
                              : tr("more than %1 times as high as wide").arg(mostOfScreens);
  QStringList lines{tooHigh ? tr("%1: %2. Choose fewer views, more columns or a greater width.").arg(said, why) : said};
  if (const QString advice = valuesAdvice(); !advice.isEmpty()) lines << advice;
  say(lines.join(u'\n'), tooHigh || lines.size() > 1);
}

/// Of trees whose nodes would be empty, what to do.
QString FigureDialog::valuesAdvice() const {
  const QStringList names = m_page.withoutValues();
  if (names.isEmpty()) return {};
  return tr("The values of %1 have no room: choose a larger page, smaller text, fewer columns or fewer views, or zoom "
            "into the tree in the window.")
      .arg(names.join(QStringLiteral(", ")));
}

/// Of a view that was chosen and has nothing to show, what to do.
bool FigureDialog::sayMissing() {
  for (const QString& id : m_page.options().parts)
    for (const auto& part : m_parts)
      if (part->id() == id && !isThere(part)) return say(part->missing(), !part->awaited()), true;
  return false;
}

void FigureDialog::chooseFile() {
  const QString suffix = suffixOf(format());
  const QString folder = QSettings().value(QStringLiteral("export/folder"), QDir::homePath()).toString();
  QString path =
      QFileDialog::getSaveFileName(this, tr("Save Figure"), QDir(folder).filePath(QStringLiteral("figure.") + suffix),
                                   tr("Figures (*.pdf *.svg *.png)"));
  if (path.isEmpty()) return;
  if (QFileInfo(path).suffix().isEmpty()) path += u'.' + suffix;
  QSettings().setValue(QStringLiteral("export/folder"), QFileInfo(path).absolutePath());
  if (const QString problem = exportTo(path); !problem.isEmpty())
    say(problem, true);
  else
    accept();
}

QString FigureDialog::exportTo(const QString& path) {
  try {
    const FigureOptions chosen = options();
    ExportOptions file;
    file.format = formatOfFile(path);
    file.size = m_page.exportSize();
    file.scale = chosen.scale();
    file.themeId = chosen.themeId;
    exportToFile(m_page, path, file, metadataOf(chosen.title, *m_page.exportOrigin()));
    if (!isTable(file.format)) remember(file.format);
  } catch (const ExportError& error) {
    return QString::fromUtf8(error.what());
  }
  emit exported(tr("Figure written to %1").arg(path));
  return {};
}

}  // namespace warpfold::app
