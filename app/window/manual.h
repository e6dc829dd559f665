// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <vector>

namespace warpfold::app {

/// A page of the manual.
struct ManualPage {
  QString file;         ///< "numbers.md"
  QString title;        ///< its first heading
  QString text;         ///< Markdown, without the licence in front
  QStringList anchors;  ///< of its headings in English, by which links name them in every language
};

/// The manual as it is compiled in: the index, then the pages in the order in which the index names them.
class Manual {
 public:
  /// `language`: a folder of translations, such as "ko"; what is missing there is in English.
  explicit Manual(const QString& language = {});

  const std::vector<ManualPage>& pages() const { return m_pages; }
  /// Null where there is no such page.
  const ManualPage* page(const QString& file) const;

  /// What a link's fragment calls a heading: "How time is measured" → "how-time-is-measured".
  static QString anchorOf(const QString& heading);

 private:
  void add(const QString& file, const QString& language);

  std::vector<ManualPage> m_pages;
};

}  // namespace warpfold::app
