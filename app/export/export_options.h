// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QSizeF>
#include <QString>
#include <QStringList>

namespace warpfold::app {

/// What every exported file says of itself.
struct ExportMetadata {
  QString title;         ///< "Latency: neighbored against interleaved"
  QString device;        ///< "NVIDIA H200"
  QStringList commands;  ///< the equivalent warpfold-cli lines
  QStringList sides;     ///< of each command "A" or "B"; empty where they are of no side
  QStringList shown;     ///< "block 0, step 2 of 4": what the picture shows, a phrase each
  QString provenance;    ///< "measured on NVIDIA H200"
  QDateTime date = QDateTime::currentDateTime();

  /// Key and value, in order; what is unknown is left out.
  QList<QPair<QString, QString>> entries() const;
  /// The entries as lines "Key: value".
  QString text() const;
};

enum class ExportFormat { png, svg, pdf, csv, json };

/// The data instead of a picture.
inline bool isTable(ExportFormat format) {
  return format == ExportFormat::csv || format == ExportFormat::json;
}

struct ExportOptions {
  ExportFormat format = ExportFormat::png;
  QSizeF size;       ///< logical pixels; empty: the content's own
  double scale = 2;  ///< PNG: pixels per logical pixel, 0.1 … 10
  QString themeId = QStringLiteral("print");
};

}  // namespace warpfold::app
