// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lecture/slide_text.h"

#include <QAbstractTextDocumentLayout>
#include <QFontMetricsF>
#include <QPainter>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextLayout>
#include <algorithm>
#include <memory>

#include "models/count_text.h"
#include "theme/theme.h"

namespace warpfold::app {

namespace {

constexpr double smallestPixels = 14;

/// Code in our own fixed-width font, paragraphs a little apart.
void setLook(QTextDocument& document, double pixels, const Theme& theme) {
  for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
    QTextCursor cursor(block);
    QTextBlockFormat format = block.blockFormat();
    format.setTopMargin(0);
    format.setBottomMargin(block.textList() != nullptr ? pixels * 0.35 : pixels * 0.6);
    format.setLineHeight(118, QTextBlockFormat::ProportionalHeight);
    cursor.setBlockFormat(format);
    for (auto part = block.begin(); !part.atEnd(); ++part) {
      const QTextFragment fragment = part.fragment();
      QTextCharFormat look = fragment.charFormat();
      const bool code = look.fontFixedPitch();
      const QFont::Weight weight = look.fontWeight() > QFont::Normal ? QFont::DemiBold : QFont::Normal;
      QFont font = code ? Theme::mono(pixels * 0.94, weight) : Theme::ui(pixels, weight);
      font.setItalic(look.fontItalic());
      look.setFont(font);
      look.setForeground(theme.text);
      if (code) look.setBackground(theme.field);
      QTextCursor over(&document);
      over.setPosition(fragment.position());
      over.setPosition(fragment.position() + fragment.length(), QTextCursor::KeepAnchor);
      over.setCharFormat(look);
    }
  }
}

std::shared_ptr<QTextDocument> laidOut(double width, double pixels, const QString& markdown, const Theme& theme) {
  auto document = std::make_shared<QTextDocument>();
  document->setDocumentMargin(0);
  document->setIndentWidth(pixels * 1.1);
  document->setDefaultFont(Theme::ui(pixels));
  // A file from elsewhere: no HTML, and nothing that would be loaded.
  document->setMarkdown(
      withUnitsJoined(markdown),
      QTextDocument::MarkdownFeatures(QTextDocument::MarkdownDialectCommonMark) | QTextDocument::MarkdownNoHTML);
  setLook(*document, pixels, theme);
  document->setTextWidth(width);
  return document;
}

}  // namespace

void paintFitted(QPainter& painter, const QRectF& room, int flags, const QFont& font, const QString& plain) {
  const QString text = flags & Qt::TextWordWrap ? withUnitsJoined(plain) : plain;
  const bool oneLine = !(flags & Qt::TextWordWrap) && !text.contains(u'\n');
  QFont fitting = font;
  for (int pixels = font.pixelSize(); pixels >= smallestPixels; --pixels) {
    fitting.setPixelSize(pixels);
    const QFontMetricsF metrics(fitting);
    const QRectF taken = metrics.boundingRect(room, flags, text);
    // A line is as high as its font, though letters of another script may come from one with more room around them.
    const double height = oneLine ? metrics.height() : taken.height();
    if (taken.width() <= room.width() + 1 && height <= room.height() + 1) break;
  }
  painter.setFont(fitting);
  painter.drawText(room, oneLine ? flags | Qt::TextDontClip : flags, text);
}

void paintElided(QPainter& painter, const QRectF& room, const QFont& font, const QString& text) {
  painter.setFont(font);
  painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter,
                   QFontMetricsF(font).elidedText(text, Qt::ElideRight, room.width()));
}

double MarkdownLayouts::height(double width, double pixels, const QString& markdown, const Theme& theme) {
  return documentOf(width, pixels, markdown, theme).size().height();
}

/// Those of slides that are long gone are dropped.
QTextDocument& MarkdownLayouts::documentOf(double width, double pixels, const QString& markdown, const Theme& theme) {
  constexpr std::size_t most = 64;
  const auto key = std::tuple(width, pixels, markdown, &theme);
  if (const auto found = m_documents.find(key); found != m_documents.end()) return *found->second;
  if (m_documents.size() >= most) m_documents.clear();
  ++m_made;
  return *(m_documents[key] = laidOut(width, pixels, markdown, theme));
}

/// The end of the last line that ends within `height`.
double endOfLines(const QTextDocument& document, double height) {
  double end = 0;
  for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
    const double top = document.documentLayout()->blockBoundingRect(block).top();
    for (int i = 0; i < block.layout()->lineCount(); ++i)
      if (const double bottom = top + block.layout()->lineAt(i).rect().bottom(); bottom <= height)
        end = std::max(end, bottom);
  }
  return end;
}

void MarkdownLayouts::paint(QPainter& painter, const QRectF& room, double pixels, const QString& markdown,
                            const Theme& theme) {
  QTextDocument* document = nullptr;
  for (double size = pixels; size >= smallestPixels; size -= 1) {
    document = &documentOf(room.width(), size, markdown, theme);
    if (document->size().height() <= room.height()) break;
  }
  painter.save();
  painter.translate(room.topLeft());
  QAbstractTextDocumentLayout::PaintContext context;
  context.palette.setColor(QPalette::Text, theme.text);
  if (document->size().height() > room.height() + 1) {  // whole lines, and a mark of what is left out
    const double mark = QFontMetricsF(document->defaultFont()).height();
    const double end = endOfLines(*document, room.height() - mark);
    painter.setFont(document->defaultFont());
    painter.setPen(theme.text);
    painter.drawText(QRectF(0, end, room.width(), mark), Qt::AlignLeft | Qt::AlignTop, QStringLiteral("…"));
    context.clip = QRectF(0, 0, room.width(), end);
    painter.setClipRect(context.clip, Qt::IntersectClip);
  }
  document->documentLayout()->draw(&painter, context);
  painter.restore();
}

}  // namespace warpfold::app
