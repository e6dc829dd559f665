// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/export_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>
#include <algorithm>
#include <cmath>

#include "export/exporter.h"
#include "models/with_values.h"

namespace warpfold::app {

ExportDialog::ExportDialog(const QString& what, QSizeF size, const QString& screenTheme, bool table, QWidget* parent)
    : QDialog(parent), m_screenTheme(screenTheme) {
  setWindowTitle(tr("Export %1").arg(what));
  auto* form = new QFormLayout(this);
  form->setContentsMargins(18, 18, 18, 14);
  form->setSpacing(10);
  form->setLabelAlignment(Qt::AlignLeft);

  m_format = new QComboBox(this);
  m_format->addItem(tr("PNG picture"), int(ExportFormat::png));
  m_format->addItem(tr("SVG vector picture"), int(ExportFormat::svg));
  m_format->addItem(tr("PDF vector picture"), int(ExportFormat::pdf));
  if (table) {
    m_format->addItem(tr("CSV table of the data"), int(ExportFormat::csv));
    m_format->addItem(tr("JSON table of the data"), int(ExportFormat::json));
  }
  form->addRow(tr("&Format"), m_format);

  auto* sizes = new QHBoxLayout;
  for (QSpinBox** box : {&m_width, &m_height}) {
    *box = new QSpinBox(this);
    (*box)->setRange(64, 8000);
    (*box)->setSingleStep(20);
    sizes->addWidget(*box, 1);
  }
  sizes->insertWidget(1, new QLabel(QStringLiteral("×"), this));
  m_width->setValue(qRound(size.width()));
  m_height->setValue(qRound(size.height()));
  m_width->setAccessibleName(tr("Width"));
  m_height->setAccessibleName(tr("Height"));
  auto* sizeLabel = new QLabel(tr("&Size"), this);
  sizeLabel->setBuddy(m_width);
  form->addRow(sizeLabel, sizes);

  m_scale = new QDoubleSpinBox(this);
  m_scale->setRange(0.5, 8);
  m_scale->setSingleStep(0.5);
  m_scale->setDecimals(1);
  m_scale->setSuffix(QStringLiteral(" ×"));
  form->addRow(tr("S&cale"), m_scale);

  m_background = new QComboBox(this);
  m_background->addItem(tr("White"), QStringLiteral("print"));
  m_background->addItem(tr("As on screen"), m_screenTheme);
  form->addRow(tr("&Background"), m_background);

  m_pixels = new QLabel(this);
  m_pixels->setProperty("role", "caption");
  form->addRow(QString(), m_pixels);

  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel, this);
  buttons->button(QDialogButtonBox::Save)->setText(tr("Save…"));
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  form->addRow(buttons);

  const QSettings settings;
  m_format->setCurrentIndex(std::max(0, m_format->findData(settings.value(QStringLiteral("export/format"), 0))));
  recall();

  for (QSpinBox* box : {m_width, m_height}) connect(box, &QSpinBox::valueChanged, this, &ExportDialog::showPixels);
  connect(m_scale, &QDoubleSpinBox::valueChanged, this, &ExportDialog::showPixels);
  connect(m_format, &QComboBox::currentIndexChanged, this, &ExportDialog::recall);
}

void ExportDialog::setLeast(QSizeF size) {
  m_width->setMinimum(std::max(m_width->minimum(), int(std::ceil(size.width()))));
  m_height->setMinimum(std::max(m_height->minimum(), int(std::ceil(size.height()))));
}

QString ExportDialog::group() const {
  return QStringLiteral("export/") + suffixOf(ExportFormat(m_format->currentData().toInt()));
}

/// What this kind of file was last written with.
void ExportDialog::recall() {
  QSettings settings;
  settings.beginGroup(group());
  m_scale->setValue(settings.value(QStringLiteral("scale"), 2.0).toDouble());
  m_background->setCurrentIndex(settings.value(QStringLiteral("asOnScreen"), false).toBool() ? 1 : 0);
  showPixels();
}

void ExportDialog::showPixels() {
  const ExportOptions chosen = options();
  const bool picture = !isTable(chosen.format);
  m_width->setEnabled(picture);
  m_height->setEnabled(picture);
  m_background->setEnabled(picture);
  m_scale->setEnabled(chosen.format == ExportFormat::png);
  const QSize pixels = (chosen.size * chosen.scale).toSize();
  m_pixels->setText(
      chosen.format == ExportFormat::png   ? withValues(tr("%1 × %2 pixels"), pixels.width(), pixels.height())
      : picture                            ? tr("Vectors: sharp at every size")
      : chosen.format == ExportFormat::csv ? tr("Header line, comma-separated; units in the names and above")
                                           : tr("Columns, units and rows, for scripts"));
}

ExportOptions ExportDialog::options() const {
  ExportOptions o;
  o.format = ExportFormat(m_format->currentData().toInt());
  o.size = QSizeF(m_width->value(), m_height->value());
  o.scale = m_scale->value();
  o.themeId = m_background->currentData().toString();
  return o;
}

void ExportDialog::accept() {
  QSettings settings;
  settings.setValue(QStringLiteral("export/format"), m_format->currentData());
  settings.beginGroup(group());
  settings.setValue(QStringLiteral("scale"), m_scale->value());
  settings.setValue(QStringLiteral("asOnScreen"), m_background->currentIndex() == 1);
  QDialog::accept();
}

}  // namespace warpfold::app
