// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QEventPoint>
#include <QLineF>
#include <QPixmap>
#include <QPointer>
#include <QStringList>
#include <QWidget>
#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "export/exportable.h"
#include "models/out_of_sight.h"
#include "models/tree_index.h"
#include "models/tree_notes.h"
#include "values/operation.h"
#include "views/painted_items.h"
#include "views/tree_layout.h"

class QTouchEvent;

namespace warpfold::app {

class HoverCard;
class Playback;
class TreePainter;
struct TreePlace;

/// One block's reduction tree on the clock: columns are elements, rows are steps, operands travel. Wheel and
/// pinch zoom at the pointer, dragging and Ctrl with arrows pan, a double click, a double tap or F shows everything.
/// Hovering names a value, a click highlights what it was computed from, Esc clears the highlight; Alt with arrows and
/// Enter do the same by keys. Many methods, since mouse, touch and keys each have their handlers; what is where, and
/// how it is painted, is TreeLayout's and TreePainter's.
class TreeView : public QWidget, public Exportable, public PaintsItems {
  Q_OBJECT
 public:
  /// `side` 0 is A, 1 is B: which colour, and which of the clock's positions.
  explicit TreeView(int side, QWidget* parent = nullptr);
  ~TreeView() override;

  void setTheme(const Theme& theme);
  /// What pictures say above the content, a line each; asked when one is made.
  void setCaption(std::function<QStringList()> caption) { m_caption = std::move(caption); }
  void setOrigin(std::function<Origin()> origin) { m_origin = std::move(origin); }
  void setTrace(BlockTracePtr trace);  ///< may be null: an empty view
  void setPlayback(Playback* playback);
  /// Shows as many columns as a warp has lanes, those of the first warp that works in the step, instead of all. As
  /// somebody asks for; all of them until another tree is shown.
  void setOneWarp(bool oneWarp);
  /// Whether one warp is shown by itself of a tree that has no room for the values of all columns.
  void setWarpwise(bool warpwise);
  bool oneWarp() const { return m_oneWarp; }
  /// The one that is shown; nothing where all are.
  std::optional<std::uint32_t> shownWarp() const { return m_shownWarp; }
  /// Of a tree that is not shown in all its width, which part: "warp 3 (of 16)", "columns 0 to 63 (of 512)".
  QString shownPart() const;
  /// Of more than 16 columns, how many are to be read at once: all, or those of one warp; else 0.
  std::uint32_t columnsToRead() const;
  /// What is left of, and right of, the warp that is shown, where only pieces of its neighbours would be seen; else
  /// null.
  std::array<QRectF, 2> besideWarp() const;
  /// Of the warp that is shown, what its lanes make in this step outside the picture.
  OutOfSight outOfSight() const;
  QString outOfSightText() const;
  /// From now on the other tree shows one warp when this does, and this one shows the other's.
  void followWarpOf(TreeView* leader);
  /// What the hover card of an element says below its value, such as how to change it.
  void setLeafHint(const QString& hint) { m_leafHint = hint; }
  /// Pans so that the leaf of this column can be seen.
  void showLeaf(std::uint32_t column);
  void setOperation(Operation operation) { m_operation = operation; }
  Operation operation() const { return m_operation; }
  /// As the kernel's source calls its array in shared memory.
  void setSharedName(const std::string& name) { m_sharedName = name; }
  /// What stands beside leaves and root.
  void setNotes(const TreeNotes& notes);
  const TreeNotes& notes() const { return m_notes; }
  /// The tree beside this one: where both have as many columns, their nodes have one form, as the longer values of the
  /// two need it.
  void setNeighbour(TreeView* neighbour);
  void setPosition(double position);
  /// Marks the threads of one hazard; of all that the trace has where none is chosen.
  void setHazard(const std::optional<Hazard>& hazard);
  const std::set<std::pair<std::uint32_t, std::uint32_t>>& marks() const { return m_marks; }
  /// What the view says while it has no trace.
  void setEmptyText(const QString& text);

  /// Zoomed and moved as another view of a tree of this shape.
  void showLike(const TreeLayout& other);
  BlockTracePtr trace() const { return m_trace; }
  double position() const { return m_position; }
  const TreeLayout& treeLayout() const { return m_layout; }
  /// Highlights everything that `node` was computed from; Node::none clears the highlight.
  void lightAncestry(NodeId node);
  NodeId litNode() const { return m_litNode; }
  /// What the hover card says of a place, line by line; empty where there is nothing.
  QString describe(const TreeLayout::Hit& hit) const;
  QString describe(NodeId value) const { return describe(placeOf(value)); }
  /// Null without a trace.
  const TreeIndex* index() const { return m_index.get(); }
  /// Where a value's node is painted.
  QRectF boxOf(NodeId value) const;
  NodeId valueUnder(QPointF point) const;
  /// The value that keys have gone to; Node::none where they have not.
  NodeId cursor() const { return m_cursor; }
  std::unique_ptr<PaintedItems> paintedItems() const override;

  QSize sizeHint() const override { return {488, 330}; }
  QSize minimumSizeHint() const override { return {180, 140}; }

  QString exportName() const override;
  QSizeF exportSize() const override;
  QSizeF leastSize() const override;
  void paintExport(QPainter& painter, const QRectF& whole, const Theme& theme) const override;
  void paintBare(QPainter& painter, const QRectF& area, const Theme& theme) const override;
  /// Whether its nodes have room for their values in a bare picture of this size.
  bool writesValues(const QSizeF& size) const;
  std::vector<Table> tables() const override;
  std::optional<Origin> exportOrigin() const override { return m_origin ? std::optional(m_origin()) : std::nullopt; }

 signals:
  void laidOut();  ///< columns or rows stand elsewhere
  void oneWarpChanged(bool oneWarp);

 public slots:
  void fit();
  void zoomIn();
  void zoomOut();

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void invalidate();
  void followWarp();
  void applyOneWarp(bool oneWarp);
  void applyDefaultWarp();
  bool lacksRoom() const;
  void revealStep();
  bool isAtRest() const;
  void fitText();
  void zoomAt(double factor, QPointF anchor);
  void hover(QPointF point);
  // A button or a finger: down, moved, up. Without having moved it is a click.
  void press(QPointF point);
  void drag(QPointF point);
  void release(QPointF point);
  void letGo();
  void showAll();
  void lift(QPointF point, quint64 timestamp);  ///< a finger
  /// Whether a finger taps where, and soon after, one has tapped before.
  bool isSecondTap(QPointF point, quint64 timestamp) const;
  void touch(QTouchEvent& event);
  void pinch(const QLineF& fingers, QEventPoint::States changes);
  void setHovered(NodeId node);
  /// The card beside a place.
  void tell(const TreeLayout::Hit& hit, const QPoint& global);
  bool panByKey(int key);
  bool moveCursorByKey(int key);
  void moveCursor(int values, int lines);
  void putCursor(NodeId value);
  void paintCursor(QPainter& painter) const;
  TreeLayout::Hit placeOf(NodeId value) const;
  void updateAccessibleText();
  void paintEmpty(QPainter& painter, const QRectF& area, const Theme& theme) const;
  std::array<QRectF, 2> besideWarp(const TreeLayout& layout) const;
  /// One warp alone, not what somebody looks at by hand.
  bool showsWarp() const { return m_shownWarp && (!isVisible() || !besideWarp()[0].isNull()); }
  void coverNeighbours(QPainter& painter, const TreePainter& tree) const;
  TreeLayout pictureLayout(const QSizeF& size) const;
  void paintShapes(QPainter& painter, const TreePainter& tree) const;
  /// On the screen: stored resting rows, and what moves above them.
  void paintFrame(QPainter& painter, TreePainter& tree, const QRect& dirty);
  void storeResting(const TreePainter& tree);
  void paintPanIndicator(QPainter& painter) const;
  void paintRowIndicator(QPainter& painter) const;
  /// The place under a point, wide atomic words included.
  std::optional<TreeLayout::Hit> hitAt(QPointF point) const;
  TreePlace placeAt(const TreeLayout::Hit& hit) const;

  const int m_side;
  std::function<QStringList()> m_caption;
  std::function<Origin()> m_origin;
  const Theme* m_theme;
  BlockTracePtr m_trace;
  std::unique_ptr<TreeIndex> m_index;
  TreeLayout m_layout;
  Operation m_operation = Operation::sum;
  std::string m_sharedName = "shared";
  TreeNotes m_notes;
  QPointer<TreeView> m_neighbour;
  QPointer<Playback> m_playback;
  double m_position = 0;

  // The resting rows, painted once for each whole row of the clock.
  QPixmap m_resting;
  bool m_restingValid = false;
  bool m_oneWarp = false, m_warpwise = false;
  std::optional<bool> m_warpAsked;  // by somebody
  std::optional<std::uint32_t> m_shownWarp;
  QPointer<TreeView> m_leader;  // whose warp is shown

  NodeId m_litNode = Node::none;
  std::vector<bool> m_highlighted;
  NodeId m_hovered = Node::none, m_cursor = Node::none;
  std::set<std::pair<std::uint32_t, std::uint32_t>> m_marks;  // rows and columns that a hazard is at
  QString m_emptyText;
  QString m_leafHint;
  HoverCard* m_card;

  QPointF m_pressedAt;
  QPointF m_draggedTo;
  bool m_pressed = false;
  bool m_dragging = false;
  std::optional<std::pair<QPointF, quint64>> m_tapped;  // where a finger tapped last, and when in ms
  QLineF m_pinched;                                     // between two fingers at last; null: there is no pinch
};

}  // namespace warpfold::app
