// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/pdf_pages.h"

#include <QCoreApplication>
#include <QPageSize>
#include <QPdfWriter>

#include "export/export_error.h"
#include "export/xmp.h"
#include "theme/unshaped_text.h"
#include "version.h"

namespace warpfold::app {
namespace {

struct PdfPagesWords {
  Q_DECLARE_TR_FUNCTIONS(PdfPages)
};

constexpr double unitsPerInch = 96;
constexpr int pageResolution = 1200;

}  // namespace

PdfPages::PdfPages(QSizeF size, const ExportMetadata& metadata) : m_size(size) {
  m_buffer.open(QIODevice::WriteOnly);
  m_writer = std::make_unique<QPdfWriter>(&m_buffer);
  m_writer->setResolution(pageResolution);
  m_writer->setTitle(metadata.title);
  m_writer->setCreator(QStringLiteral("Warpfold %1").arg(QLatin1String(version)));
  m_writer->setDocumentXmpMetadata(xmpPacket(metadata));
  m_writer->setPageSize(QPageSize(size * 72 / unitsPerInch, QPageSize::Point, QString(), QPageSize::ExactMatch));
  m_writer->setPageMargins(QMarginsF());
}

PdfPages::~PdfPages() {
  if (m_painter.isActive()) m_painter.end();
}

void PdfPages::add(const Exportable& picture, const Theme& theme) {
  const bool begun = m_painter.isActive();
  if (begun ? !m_writer->newPage() : !m_painter.begin(m_writer.get()))
    throw ExportError(PdfPagesWords::tr("The page could not be painted: choose a smaller size."));
  const UnshapedText readable;
  m_painter.save();
  m_painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
  m_painter.scale(pageResolution / unitsPerInch, pageResolution / unitsPerInch);
  picture.paintExport(m_painter, QRectF(QPointF(), m_size), theme);
  m_painter.restore();
}

QByteArray PdfPages::finish() {
  m_painter.end();
  return m_buffer.data();
}

}  // namespace warpfold::app
