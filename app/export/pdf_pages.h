// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QBuffer>
#include <QPainter>
#include <memory>

#include "export/export_options.h"
#include "export/exportable.h"

class QPdfWriter;

namespace warpfold::app {

/// A PDF of pages of one size, each a picture: text stays text, and lines stay lines.
class PdfPages {
 public:
  /// `size` in logical pixels, 96 to an inch.
  PdfPages(QSizeF size, const ExportMetadata& metadata);
  ~PdfPages();

  /// Throws ExportError.
  void add(const Exportable& picture, const Theme& theme);
  /// The whole file; nothing can be added afterwards.
  QByteArray finish();

 private:
  QSizeF m_size;
  QBuffer m_buffer;
  std::unique_ptr<QPdfWriter> m_writer;
  QPainter m_painter;
};

}  // namespace warpfold::app
