// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>
#include <functional>
#include <optional>
#include <vector>

#include "trace/trace.h"

namespace warpfold::app {

class HoverCard;
class TreeView;
struct Theme;

/// A field over a leaf of a tree, into which a number is typed. The first character of a number opens it over the leaf
/// that was clicked; so do a double click on a leaf, and open(). Enter takes the number, Tab takes it and goes on to
/// the next leaf, Esc leaves everything as it was, and so does an empty field, which takes a typed number away again.
class LeafEditor : public QLineEdit {
  Q_OBJECT
 public:
  /// What is done with a text for an element: one sentence says why it was not taken.
  using Take = std::function<QString(std::uint32_t element, const QString& text)>;
  /// What stands in the field of an element when it is opened.
  using Present = std::function<QString(std::uint32_t element, NodeId leaf)>;

  LeafEditor(int side, TreeView* tree);

  void setTarget(Take take, Present present);
  void setTheme(const Theme& theme);
  /// Whether there are leaves to type into; where not, it closes.
  void setOffered(bool offered);
  bool offered() const { return m_offered; }
  bool isOpen() const { return !isHidden(); }
  std::uint32_t element() const { return m_element; }
  /// At the highlighted leaf, else at the first one in sight.
  bool open();

 protected:
  bool event(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void hideEvent(QHideEvent* event) override;

 private:
  struct Leaf {
    std::uint32_t column, element;
    NodeId id;
  };
  using Place = std::vector<Leaf>::const_iterator;
  std::vector<Leaf> leaves() const;
  static std::pair<Place, Place> pileOf(const std::vector<Leaf>& all, std::uint32_t column);
  bool openAt(const Leaf& leaf);
  std::optional<Leaf> leafUnder(QPointF point) const;
  /// The one that was clicked and is highlighted since.
  std::optional<Leaf> clickedLeaf() const;
  bool treeEvent(QEvent* event);
  bool typeKey(QKeyEvent* key);
  bool commit();
  void leave();
  void goOn(int direction);
  void follow();
  void place(const Leaf& leaf);
  void say(const QString& refusal);

  const int m_side;
  TreeView* m_tree;
  HoverCard* m_card;
  const Theme* m_theme;
  Take m_take;
  Present m_present;
  bool m_offered = false;
  bool m_closing = false;
  std::uint32_t m_element = 0;
  std::optional<std::uint32_t> m_clicked;  // element: of a pile all cards are one node
  QString m_before;                        // what stood in the field when it was opened
};

}  // namespace warpfold::app
