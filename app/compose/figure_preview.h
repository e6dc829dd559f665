// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

#include "compose/figure_page.h"

namespace warpfold::app {

/// The page, as large as there is room for: whole, or where it is so high that nothing could be read, as wide as the
/// room, which then scrolls.
class FigurePreview : public QScrollArea {
  Q_OBJECT
 public:
  /// The page must outlive it.
  FigurePreview(const FigurePage& page, QWidget* parent);
  /// After the page has changed.
  void fit();
  QSize sizeHint() const override { return {560, 600}; }

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  const FigurePage& m_page;
};

}  // namespace warpfold::app
