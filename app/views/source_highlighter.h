// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRegularExpression>
#include <QSyntaxHighlighter>

namespace warpfold::app {

struct Theme;

/// Light colouring of CUDA C++: keywords, types and built-in names, numbers, comments.
class SourceHighlighter : public QSyntaxHighlighter {
  Q_OBJECT
 public:
  explicit SourceHighlighter(QTextDocument* document);
  void setTheme(const Theme& theme);

 protected:
  void highlightBlock(const QString& text) override;

 private:
  struct Rule {
    QRegularExpression pattern;
    QTextCharFormat format;
  };
  QList<Rule> m_rules;  // later ones win
};

}  // namespace warpfold::app
