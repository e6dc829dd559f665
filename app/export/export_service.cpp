// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/export_service.h"

#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMessageBox>
#include <QMimeData>
#include <QSettings>
#include <QStandardPaths>

#include "export/composite.h"
#include "export/export_dialog.h"
#include "export/exporter.h"
#include "export/whole_file.h"

namespace warpfold::app {

ExportService::ExportService(QWidget* window, Metadata metadata) : m_window(window), m_metadata(std::move(metadata)) {}

void ExportService::exportWithDialog(const Exportable& content, const QString& title) {
  const bool isWindow = dynamic_cast<const WindowPicture*>(&content) != nullptr;
  ExportDialog dialog(title, content.exportSize(), m_screenTheme, !isWindow, m_window);
  dialog.setLeast(content.leastSize());
  if (dialog.exec() != QDialog::Accepted) return;
  ExportOptions options = dialog.options();

  const QString path = chosenPath(title, content.exportName(), suffixOf(options.format));
  if (path.isEmpty()) return;
  try {
    const auto format = agreedFormat(path, options.format, [this](const QString& question) {
      return QMessageBox::question(m_window, tr("Export"), question) == QMessageBox::Yes;
    });
    if (!format) return;
    options.format = *format;
  } catch (const ExportError& error) {
    emit failed(QString::fromUtf8(error.what()));
    return;
  }
  exportTo(content, title, path, options);
}

/// Where the file is to be, with an ending; empty where nobody chose one.
QString ExportService::chosenPath(const QString& title, const QString& name, const QString& suffix) {
  QSettings settings;
  QString folder = settings.value(QStringLiteral("export/folder")).toString();
  if (folder.isEmpty() || !QFileInfo(folder).isDir())
    folder = QStandardPaths::writableLocation(QStandardPaths::PicturesLocation);
  if (!QFileInfo(folder).isDir()) folder = QDir::homePath();
  QString path = QFileDialog::getSaveFileName(m_window, tr("Save %1").arg(title),
                                              QStringLiteral("%1/%2.%3").arg(folder, name, suffix),
                                              tr("%1 files (*.%2)").arg(suffix.toUpper(), suffix));
  if (path.isEmpty()) return {};
  if (QFileInfo(path).suffix().isEmpty()) path += u'.' + suffix;
  settings.setValue(QStringLiteral("export/folder"), QFileInfo(path).absolutePath());
  return path;
}

void ExportService::saveWithDialog(const QString& title, const QString& name, const QString& suffix,
                                   const std::function<QByteArray()>& make) {
  const QString path = chosenPath(title, name, suffix);
  if (path.isEmpty()) return;
  try {
    writeWhole(path, make());
    emit exported(tr("%1 written to %2").arg(title, path));
  } catch (const ExportError& error) {
    emit failed(QString::fromUtf8(error.what()));
  }
}

QString ExportService::exportTo(const Exportable& content, const QString& title, const QString& path,
                                const ExportOptions& options) {
  try {
    exportToFile(content, path, options, m_metadata(content, title));
    emit exported(tr("%1 written to %2").arg(title, path));
    return {};
  } catch (const ExportError& error) {
    const QString message = QString::fromUtf8(error.what());
    emit failed(message);
    return message;
  }
}

void ExportService::copyImage(const Exportable& content, const QString& title) {
  try {
    QGuiApplication::clipboard()->setImage(renderImage(content, ExportOptions(), m_metadata(content, title)));
    emit exported(tr("%1 copied as a picture").arg(title));
  } catch (const ExportError& error) {
    emit failed(QString::fromUtf8(error.what()));
  }
}

void ExportService::copyData(const Exportable& content, const QString& title) {
  auto* data = new QMimeData;
  const std::vector<Table> tables = dataOf(content);
  data->setText(QString::fromStdString(tabSeparated(tables)));
  data->setData(QStringLiteral("text/csv"), QByteArray::fromStdString(csvOf(tables)));
  QGuiApplication::clipboard()->setMimeData(data);
  emit exported(tr("%1 copied as a table").arg(title));
}

}  // namespace warpfold::app
