// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/manual_style.h"

#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextFragment>
#include <QTextTable>
#include <array>
#include <vector>

namespace warpfold::app {

namespace {

constexpr double textSize = 14, codeSize = 12.5;
constexpr std::array<double, 4> headingSizes{0, 25, 18, 15};

bool isCode(const QTextBlock& block) {
  return block.blockFormat().hasProperty(QTextFormat::BlockCodeLanguage);
}

QTextCursor over(const QTextBlock& block) {
  QTextCursor cursor(block);
  cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
  return cursor;
}

void styleHeading(const QTextBlock& block, int level, const Theme& theme) {
  QTextBlockFormat format;
  format.setTopMargin(level == 1 ? 0 : level == 2 ? 22 : 14);
  format.setBottomMargin(level == 1 ? 12 : 6);
  QTextCharFormat text;
  text.setFont(Theme::ui(headingSizes.at(std::size_t(std::min(level, 3))), QFont::DemiBold),
               QTextCharFormat::FontPropertiesAll);
  text.setForeground(theme.text);
  QTextCursor cursor = over(block);
  cursor.mergeBlockFormat(format);
  cursor.setCharFormat(text);  // not merged: Qt's own size of a heading is a property that would stay
}

void styleCode(const QTextBlock& block, const Theme& theme) {
  QTextBlockFormat format;
  format.setBackground(theme.field);
  format.setLeftMargin(0);
  format.setTopMargin(isCode(block.previous()) ? 0 : 8);
  format.setBottomMargin(isCode(block.next()) ? 0 : 10);
  format.setTextIndent(10);
  format.setNonBreakableLines(true);
  QTextCharFormat text;
  text.setFont(Theme::mono(codeSize), QTextCharFormat::FontPropertiesAll);
  text.setForeground(theme.text);
  QTextCursor cursor = over(block);
  cursor.mergeBlockFormat(format);
  cursor.mergeCharFormat(text);
  cursor.mergeBlockCharFormat(text);
}

/// Code within a line, and links.
void styleWords(const QTextBlock& block, const Theme& theme) {
  struct Part {
    int begin, length;
    bool code, link;
  };
  std::vector<Part> parts;
  for (auto it = block.begin(); !it.atEnd(); ++it) {
    const QTextFragment fragment = it.fragment();
    const QTextCharFormat format = fragment.charFormat();
    parts.push_back({fragment.position(), fragment.length(), format.fontFixedPitch(), format.isAnchor()});
  }
  for (const Part& part : parts) {
    if (!part.code && !part.link) continue;
    QTextCharFormat format;
    if (part.code) {
      format.setFont(Theme::mono(codeSize), QTextCharFormat::FontPropertiesAll);
      format.setBackground(theme.field);
    }
    format.setForeground(part.link ? theme.a : theme.text);
    QTextCursor cursor(block);
    cursor.setPosition(part.begin);
    cursor.setPosition(part.begin + part.length, QTextCursor::KeepAnchor);
    cursor.mergeCharFormat(format);
  }
}

void styleParagraph(const QTextBlock& block, bool inTable) {
  QTextBlockFormat format;
  format.setTopMargin(0);
  format.setBottomMargin(inTable ? 0 : block.textList() ? 4 : 9);
  format.setLineHeight(inTable ? 2 : 4, QTextBlockFormat::LineDistanceHeight);
  over(block).mergeBlockFormat(format);
}

void styleTable(QTextTable& table, const Theme& theme) {
  QTextTableFormat format = table.format();
  format.setBorderCollapse(true);
  format.setBorder(1);
  format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
  format.setBorderBrush(theme.border);
  format.setCellPadding(6);
  format.setCellSpacing(0);
  format.setTopMargin(4);
  format.setBottomMargin(12);
  format.setWidth(QTextLength(QTextLength::PercentageLength, 100));
  table.setFormat(format);
  for (int column = 0; column < table.columns(); ++column) {
    QTextTableCell cell = table.cellAt(0, column);
    QTextCharFormat head = cell.format();
    head.setBackground(theme.field);
    cell.setFormat(head);
  }
}

void styleTables(QTextFrame* frame, const Theme& theme) {
  for (QTextFrame* child : frame->childFrames()) {
    if (auto* const table = qobject_cast<QTextTable*>(child)) styleTable(*table, theme);
    styleTables(child, theme);
  }
}

}  // namespace

void styleManual(QTextDocument& document, const Theme& theme) {
  document.setUndoRedoEnabled(false);
  document.setDefaultFont(Theme::ui(textSize));
  document.setDocumentMargin(22);
  for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
    const int level = block.blockFormat().headingLevel();
    if (isCode(block)) {
      styleCode(block, theme);
      continue;
    }
    styleWords(block, theme);
    if (level > 0)
      styleHeading(block, level, theme);
    else
      styleParagraph(block, QTextCursor(block).currentTable() != nullptr);
  }
  styleTables(document.rootFrame(), theme);
}

}  // namespace warpfold::app
