// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QRectF>
#include <QString>
#include <map>
#include <memory>
#include <tuple>

class QColor;
class QPainter;
class QTextDocument;

namespace warpfold::app {

struct Theme;

/// Text in a rectangle, as large as it fits and no larger than its font says. Breaks lines where there is room for
/// several.
void paintFitted(QPainter& painter, const QRectF& room, int flags, const QFont& font, const QString& text);
/// One line in its own size, its end left out where there is no room for it.
void paintElided(QPainter& painter, const QRectF& room, const QFont& font, const QString& text);

/// Markdown, laid out once for as long as its text, width, letters and theme stay: frames of a moving slide only draw
/// it.
class MarkdownLayouts {
 public:
  /// In a rectangle from its top, as large as it fits and no larger than `pixels`. Of what does not fit in the smallest
  /// letters, whole lines and "…".
  void paint(QPainter& painter, const QRectF& room, double pixels, const QString& markdown, const Theme& theme);
  /// How high it is in this width.
  double height(double width, double pixels, const QString& markdown, const Theme& theme);
  /// Layouts that were made so far.
  int made() const { return m_made; }

 private:
  QTextDocument& documentOf(double width, double pixels, const QString& markdown, const Theme& theme);

  std::map<std::tuple<double, double, QString, const Theme*>, std::shared_ptr<QTextDocument>> m_documents;
  int m_made = 0;
};

}  // namespace warpfold::app
