// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "compose/figure_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFontComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>

#include "export/exporter.h"

namespace warpfold::app {
namespace {

constexpr ExportFormat figureFormats[] = {ExportFormat::pdf, ExportFormat::svg, ExportFormat::png};

/// What a kind of file is mostly for.
int usualPreset(ExportFormat format) {
  return format == ExportFormat::pdf ? 0 : format == ExportFormat::png ? 2 : 4;
}

QString figureGroup(ExportFormat format) {
  return QStringLiteral("figure/") + suffixOf(format);
}

}  // namespace

/// The page, as large as there is room for.
class FigureDialog::Preview : public QWidget {
 public:
  Preview(const FigurePage& page, QWidget* parent) : QWidget(parent), m_page(page) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
  }
  QSize sizeHint() const override { return {560, 600}; }
  QSize minimumSizeHint() const override { return {240, 240}; }

 protected:
  void paintEvent(QPaintEvent*) override {
    const QSizeF size = m_page.exportSize();
    const double scale = std::min((width() - 2) / size.width(), (height() - 2) / size.height());
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.translate((width() - size.width() * scale) / 2, (height() - size.height() * scale) / 2);
    const QRectF page(QPointF(), size * scale);
    const Theme& theme = Theme::byId(m_page.options().themeId);
    if (theme.panel.alpha() == 0) paintChecks(painter, page);
    painter.scale(scale, scale);
    m_page.paintExport(painter, QRectF(QPointF(), size), theme);
  }

 private:
  /// As drawing programs show that nothing is there.
  static void paintChecks(QPainter& painter, const QRectF& area) {
    constexpr double side = 12;
    painter.fillRect(area, Qt::white);
    for (int row = 0; row * side < area.height(); ++row)
      for (int column = row % 2; column * side < area.width(); column += 2)
        painter.fillRect(QRectF(column * side, row * side, side, side).intersected(area), QColor(0xe8, 0xe8, 0xe8));
  }

  const FigurePage& m_page;
};

FigureDialog::FigureDialog(const FigureParts& parts, const FigureFacts& facts, QWidget* parent)
    : QDialog(parent), m_parts(parts), m_page(parts, facts), m_preview(new Preview(m_page, this)) {
  setWindowTitle(tr("Export Figure"));
  m_preview->setAccessibleName(tr("Preview of the figure"));
  auto* all = new QHBoxLayout(this);
  all->setContentsMargins(18, 18, 18, 14);
  all->setSpacing(18);
  all->addWidget(buildViews());
  all->addWidget(m_preview, 1);
  all->addWidget(buildForm());
  connectAll();
  m_title->setText(tr("%1 against %2").arg(facts.kernels[0], facts.kernels[1]));
  m_title->setCursorPosition(0);
  const int last = QSettings().value(QStringLiteral("figure/format"), 0).toInt();
  m_format->setCurrentIndex(std::clamp(last, 0, m_format->count() - 1));
  recall();
  resize(1220, 680);
}

FigureDialog::~FigureDialog() = default;

QWidget* FigureDialog::buildViews() {
  auto* beside = new QWidget(this);
  beside->setFixedWidth(290);
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
  connect(up, &QPushButton::clicked, this, [this] { moveView(-1); });
  connect(down, &QPushButton::clicked, this, [this] { moveView(1); });
  return beside;
}

QWidget* FigureDialog::buildForm() {
  auto* beside = new QWidget(this);
  beside->setFixedWidth(300);
  auto* form = new QFormLayout(beside);
  form->setContentsMargins(0, 0, 0, 0);
  form->setSpacing(8);
  form->setLabelAlignment(Qt::AlignLeft);
  form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
  addSize(form);
  addLook(form);
  addWords(form);
  m_said = new QLabel(beside);
  m_said->setProperty("role", "caption");
  m_said->setWordWrap(true);
  form->addRow(m_said);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel, beside);
  m_save = buttons->button(QDialogButtonBox::Save);
  m_save->setText(tr("Save…"));
  connect(buttons, &QDialogButtonBox::accepted, this, &FigureDialog::chooseFile);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  form->addRow(buttons);
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

void FigureDialog::connectAll() {
  connect(m_format, &QComboBox::currentIndexChanged, this, &FigureDialog::recall);
  connect(m_preset, &QComboBox::activated, this, &FigureDialog::applyPreset);
  for (QComboBox* box : {m_unit, m_colours}) connect(box, &QComboBox::currentIndexChanged, this, &FigureDialog::follow);
  for (QDoubleSpinBox* box : {m_width, m_height, m_points})
    connect(box, &QDoubleSpinBox::valueChanged, this, &FigureDialog::follow);
  connect(m_columns, &QSpinBox::valueChanged, this, &FigureDialog::follow);
  connect(m_family, &QFontComboBox::currentFontChanged, this, &FigureDialog::follow);
  connect(m_title, &QLineEdit::textChanged, this, &FigureDialog::follow);
  connect(m_caption, &QPlainTextEdit::textChanged, this, &FigureDialog::follow);
  for (QCheckBox* box : {m_legend, m_names, m_step, m_provenance})
    connect(box, &QCheckBox::toggled, this, &FigureDialog::follow);
  connect(m_views, &QListWidget::itemChanged, this, &FigureDialog::follow);
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
  return o;
}

void FigureDialog::showOptions(const FigureOptions& o) {
  m_filling = true;
  showParts(o.parts);
  m_columns->setValue(o.columns);
  m_caption->setPlainText(o.caption);
  m_legend->setChecked(o.legend);
  m_provenance->setChecked(o.provenance);
  m_names->setChecked(o.words.kernelNames);
  m_step->setChecked(o.words.step);
  m_family->setCurrentFont(o.family.isEmpty() ? QFont(Theme::ui(13).families().value(0)) : QFont(o.family));
  m_points->setValue(o.points);
  m_width->setValue(o.width);
  m_height->setValue(o.height);
  m_unit->setCurrentIndex(o.unit == FigureOptions::Unit::pixels ? 1 : 0);
  m_colours->setCurrentIndex(std::max(0, m_colours->findData(o.themeId)));
  m_filling = false;
  follow();
}

/// Those that are chosen first, in their order.
void FigureDialog::showParts(const QStringList& ids) {
  m_views->clear();
  const auto add = [this](const FigurePart& part, bool chosen) {
    auto* item = new QListWidgetItem(part.name(), m_views);
    item->setToolTip(part.name());
    item->setData(Qt::UserRole, part.id());
    item->setFlags(Qt::ItemIsSelectable | Qt::ItemIsEnabled | Qt::ItemIsUserCheckable | Qt::ItemIsDragEnabled);
    item->setCheckState(chosen ? Qt::Checked : Qt::Unchecked);
    if (const QString missing = part.missing(); !missing.isEmpty()) {
      item->setText(tr("%1 (not run yet)").arg(part.name()));
      item->setToolTip(missing);
      item->setData(Qt::AccessibleDescriptionRole, missing);
      item->setForeground(palette().color(QPalette::Disabled, QPalette::Text));
    }
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
  showOptions(chosen);
}

void FigureDialog::recall() {
  FigureOptions usual;
  figurePresets()[std::size_t(usualPreset(format()))].applyTo(usual);
  QSettings settings;
  settings.beginGroup(figureGroup(format()));
  showOptions(FigureOptions::restored(settings, usual));
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
  if (sayMissing()) return m_preview->update();
  const QSizeF size = m_page.exportSize(), least = m_page.leastSize();
  const QSize pixels = (size * chosen.scale()).toSize();
  const double millimetres = 25.4 / 96;
  if (size.width() < least.width() || size.height() < least.height()) {
    const bool printed = chosen.unit == FigureOptions::Unit::millimetres;
    const auto inUnit = [&](double length) { return qRound(std::ceil(length * (printed ? millimetres : 1))); };
    m_said->setText((printed ? tr("Too small for what it shows: at least %1 × %2 mm")
                             : tr("Too small for what it shows: at least %1 × %2 pixels"))
                        .arg(inUnit(least.width()))
                        .arg(inUnit(std::max(least.height(), size.height()))));
    m_save->setEnabled(false);
    return m_preview->update();
  }
  m_said->setText(
      format() == ExportFormat::png
          ? tr("%1 × %2 pixels").arg(pixels.width()).arg(pixels.height())
          : tr("%1 × %2 mm").arg(qRound(size.width() * millimetres)).arg(qRound(size.height() * millimetres)));
  m_preview->update();
}

/// Of a view that was chosen and has nothing to show, what to do.
bool FigureDialog::sayMissing() {
  for (const QString& id : m_page.options().parts)
    for (const auto& part : m_parts)
      if (part->id() == id && !isThere(part)) return m_said->setText(part->missing()), true;
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
    m_said->setText(problem);
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
