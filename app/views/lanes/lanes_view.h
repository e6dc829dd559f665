// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QStringList>
#include <QWidget>
#include <functional>
#include <optional>

#include "export/exportable.h"
#include "trace/trace.h"
#include "views/lanes/lanes_layout.h"
#include "views/lanes/lanes_picture.h"
#include "views/painted_items.h"

namespace warpfold::app {

class Playback;
class TreeView;

/// The lanes of a block by warp in the current step: working lanes are filled, and a diverged warp carries a
/// line with a notch below it. Many methods, since it is a widget, a picture and a table, and follows clock, tree and
/// theme.
class LanesView : public QWidget, public Exportable, public PaintsItems {
  Q_OBJECT
 public:
  explicit LanesView(int side, QWidget* parent = nullptr);

  void setTheme(const Theme& theme);
  /// What pictures say above the content, a line each; asked when one is made.
  void setCaption(std::function<QStringList()> caption) { m_caption = std::move(caption); }
  void setOrigin(std::function<Origin()> origin) { m_origin = std::move(origin); }
  void setTrace(BlockTracePtr trace);
  /// What the trace is of, before the caption: "Blackboard example".
  void setReference(const QString& reference);
  /// What pictures say where there is no trace, as the tree above says it on the screen.
  void setEmptyText(const QString& text) { m_emptyText = text; }
  /// Pictures and tables show this warp alone; nothing: all of them. On the screen nothing changes.
  void setPicturedWarp(std::optional<std::uint32_t> warp) { m_picturedWarp = warp; }
  std::uint32_t warps() const { return m_trace ? m_trace->warps() : 0; }
  /// Lanes stand below the columns of this tree, which lies straight above.
  void alignTo(const TreeView* tree);
  void setPlayback(Playback* playback);

  /// "Blackboard example · lanes by warp (warp size 4 shown)"; shorter where that has no room in a width. Where the
  /// tree shows one warp, first of all which of its lanes work outside the picture.
  QString caption(double width = 1e6) const;
  /// Where its lanes stand, from its left edge and below its caption.
  LanesLayout layoutOnScreen() const;
  /// What the tool tip says of a lane.
  QString describe(const LanesLayout::Lane& lane) const;
  /// Its warps.
  std::unique_ptr<PaintedItems> paintedItems() const override;

  QSize sizeHint() const override { return {488, heightForWidth(488)}; }
  QSize minimumSizeHint() const override { return {160, 44}; }
  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override;

  QString exportName() const override;
  QSizeF exportSize() const override;
  QSizeF leastSize() const override;
  void paintExport(QPainter& painter, const QRectF& area, const Theme& theme) const override;
  void paintBare(QPainter& painter, const QRectF& area, const Theme& theme) const override;
  /// Of what paintBare() paints.
  double bareHeight(double width) const;
  std::vector<Table> tables() const override;
  std::optional<Origin> exportOrigin() const override { return m_origin ? std::optional(m_origin()) : std::nullopt; }

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  LanesLayout layoutFor(double width) const;
  using Warps = LanesPicture::Warps;
  Warps allWarps() const { return {0, warps()}; }
  Warps picturedWarps() const;
  LanesLayout pictureLayout(double width) const;
  QString pictureCaption(double width) const;
  const Step* step() const;
  QString warpText(std::uint32_t warp) const;
  void follow();
  void paint(QPainter& painter, const LanesLayout& layout, Warps shown, const Theme& theme) const;
  void paintCaptionLine(QPainter& painter, const QString& text, double width, const Theme& theme) const;
  /// Lanes, or why there are none.
  void paintPicture(QPainter& painter, double width, const Theme& theme) const;
  QString reason() const;
  void markBeyond(QPainter& painter, const LanesLayout& layout) const;

  const int m_side;
  std::function<QStringList()> m_caption;
  std::function<Origin()> m_origin;
  const Theme* m_theme;
  QString m_reference, m_emptyText;
  BlockTracePtr m_trace;
  QPointer<Playback> m_playback;
  QPointer<const TreeView> m_tree;
  const Step* m_shown = nullptr;
  std::optional<std::uint32_t> m_picturedWarp;
};

}  // namespace warpfold::app
