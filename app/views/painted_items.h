// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>
#include <QRectF>
#include <QString>
#include <memory>
#include <vector>

namespace warpfold::app {

/// A thing that a picture shows, for those who do not see it.
struct PaintedItem {
  QAccessible::Role role = QAccessible::StaticText;
  QString name;         ///< a sentence or a phrase that stands alone
  QString description;  ///< what there is to say beyond that
  QRectF place;         ///< in the widget; what lies outside of it is told, too
  bool pressable = false;
};

/// Which thing: {2, 7} is the eighth in the third; {} is the whole picture.
using ItemPath = std::vector<int>;

/// What a picture shows, things in things. Made when it is asked for, of what is shown at that moment.
class PaintedItems {
 public:
  virtual ~PaintedItems() = default;
  virtual int count(const ItemPath& in) const = 0;
  virtual PaintedItem item(const ItemPath& path) const = 0;
  /// The thing under a point of the widget, as deep as there is one.
  virtual ItemPath itemAt(QPointF point) const = 0;
  /// Where the keyboard is, or what the picture is about at the moment; {} where that is nowhere.
  virtual ItemPath current() const { return {}; }
  virtual void press(const ItemPath&) {}
  /// What the paths are of: as soon as it is another one, old paths lead nowhere. Empty: always the same.
  virtual std::shared_ptr<const void> contents() const { return {}; }
};

/// Things side by side, which stay what they are as their words change.
class FlatItems : public PaintedItems {
 public:
  explicit FlatItems(std::vector<PaintedItem> items) : m_items(std::move(items)) {}
  int count(const ItemPath& in) const override { return in.empty() ? int(m_items.size()) : 0; }
  PaintedItem item(const ItemPath& path) const override;
  ItemPath itemAt(QPointF point) const override;

 private:
  std::vector<PaintedItem> m_items;
};

/// A widget that paints what it shows. Screen readers find its things as children of the widget.
class PaintsItems {
 public:
  PaintsItems();
  virtual ~PaintsItems() = default;
  virtual std::unique_ptr<PaintedItems> paintedItems() const = 0;
};

/// Tells screen readers that `path` of a widget has the focus now.
void announceItem(QWidget* widget, const ItemPath& path);

}  // namespace warpfold::app
