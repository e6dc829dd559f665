// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <functional>

#include "export/export_options.h"
#include "export/exportable.h"

class QWidget;

namespace warpfold::app {

/// The ways out of the window for a picture or its data: dialog and file, clipboard image, clipboard table.
/// Failures are shown; nothing is lost by them.
class ExportService : public QObject {
  Q_OBJECT
 public:
  /// `metadata` is asked at each export for what is on screen at that moment.
  using Metadata = std::function<ExportMetadata(const Exportable& content, const QString& title)>;
  ExportService(QWidget* window, Metadata metadata);

  void setScreenTheme(const QString& id) { m_screenTheme = id; }
  /// Dialog, then file. `title` is for people, e.g. "Latency".
  void exportWithDialog(const Exportable& content, const QString& title);
  /// A file dialog, then what `make` gives; `name` is proposed, with the ending `suffix`. `make` may throw ExportError.
  void saveWithDialog(const QString& title, const QString& name, const QString& suffix,
                      const std::function<QByteArray()>& make);
  void copyImage(const Exportable& content, const QString& title);
  void copyData(const Exportable& content, const QString& title);
  /// Without questions; returns the sentence of failure, empty when it worked.
  QString exportTo(const Exportable& content, const QString& title, const QString& path, const ExportOptions& options);

 signals:
  void exported(const QString& message);  ///< for the status bar
  void failed(const QString& message);

 private:
  QString chosenPath(const QString& title, const QString& name, const QString& suffix);

  QWidget* m_window;
  Metadata m_metadata;
  QString m_screenTheme = QStringLiteral("dark");
};

}  // namespace warpfold::app
