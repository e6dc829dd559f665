// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/source_highlighter.h"

#include "theme/theme.h"

namespace warpfold::app {

SourceHighlighter::SourceHighlighter(QTextDocument* document) : QSyntaxHighlighter(document) {}

void SourceHighlighter::setTheme(const Theme& theme) {
  const auto coloured = [](const QColor& colour) {
    QTextCharFormat format;
    format.setForeground(colour);
    return format;
  };
  // Each hue is readable on its theme's panel (contrast above 4.5).
  const QTextCharFormat keyword = coloured(theme.dark ? QColor(0xc7, 0x9b, 0xf0) : QColor(0x7b, 0x2f, 0xb5));
  const QTextCharFormat type = coloured(theme.dark ? QColor(0x6f, 0xc9, 0xc0) : QColor(0x0b, 0x6e, 0x6a));
  const QTextCharFormat builtin = coloured(theme.dark ? QColor(0x8f, 0xb8, 0xf5) : QColor(0x1f, 0x55, 0xb0));
  const QTextCharFormat number = coloured(theme.dark ? QColor(0xd8, 0xb8, 0x78) : QColor(0x8a, 0x55, 0x00));
  QTextCharFormat comment = coloured(theme.muted);
  comment.setFontItalic(true);
  const auto words = [](const char* list) {
    return QRegularExpression(QStringLiteral("\\b(?:%1)\\b").arg(QLatin1String(list)));
  };
  m_rules = {
      {QRegularExpression(QStringLiteral("\\b(?:0[xX][0-9a-fA-F]+|[0-9]+(?:\\.[0-9]*)?)[uUlLfF]*\\b")), number},
      {words("template|typename|class|struct|return|if|else|for|while|do|const|constexpr|static|inline|"
             "volatile|"
             "__global__|__device__|__shared__|__restrict__|__launch_bounds__"),
       keyword},
      {words("T|Op|unsigned|int|long|float|double|bool|void|char|size_t|auto"), type},
      {words("threadIdx|blockIdx|blockDim|gridDim|warpSize|BLOCK_DIM|__syncthreads|__syncwarp|__shfl_down_sync|"
             "__threadfence"),
       builtin},
      {QRegularExpression(QStringLiteral("//.*$")), comment},
  };
  rehighlight();
}

void SourceHighlighter::highlightBlock(const QString& text) {
  for (const Rule& rule : m_rules)
    for (auto match = rule.pattern.globalMatch(text); match.hasNext();) {
      const auto found = match.next();
      setFormat(static_cast<int>(found.capturedStart()), static_cast<int>(found.capturedLength()), rule.format);
    }
}

}  // namespace warpfold::app
