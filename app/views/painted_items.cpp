// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/painted_items.h"

#include <QAccessibleWidget>
#include <QPointer>
#include <QWidget>
#include <algorithm>
#include <map>

namespace warpfold::app {
namespace {

/// The widget: what it paints are its first children, its own widgets follow.
class PictureAccess : public QAccessibleWidget {
 public:
  explicit PictureAccess(QWidget* widget) : QAccessibleWidget(widget, QAccessible::Grouping) {}
  ~PictureAccess() override { forget(); }

  int childCount() const override { return painted() + QAccessibleWidget::childCount(); }
  QAccessibleInterface* child(int index) const override {
    if (index < 0) return nullptr;
    return index < painted() ? of({index}) : QAccessibleWidget::child(index - painted());
  }
  int indexOfChild(const QAccessibleInterface* child) const override;
  QAccessibleInterface* childAt(int x, int y) const override {
    const ItemPath path = items()->itemAt(widget()->mapFromGlobal(QPoint(x, y)));
    return path.empty() ? QAccessibleWidget::childAt(x, y) : of({path.front()});
  }
  QAccessibleInterface* focusChild() const override {
    if (!widget()->hasFocus()) return QAccessibleWidget::focusChild();
    const ItemPath path = items()->current();
    return path.empty() ? QAccessibleWidget::focusChild() : of(path);
  }

  std::unique_ptr<PaintedItems> items() const { return dynamic_cast<PaintsItems*>(object())->paintedItems(); }
  QWidget* widget() const { return QAccessibleWidget::widget(); }
  /// The thing on this path, made once as long as the contents last.
  QAccessibleInterface* of(const ItemPath& path) const;

 private:
  int painted() const { return items()->count({}); }
  void forget() const {
    for (const auto& [path, id] : m_made) QAccessible::deleteAccessibleInterface(id);
    m_made.clear();
  }

  mutable std::map<ItemPath, QAccessible::Id> m_made;
  mutable std::shared_ptr<const void> m_contents;
};

class ItemAccess : public QAccessibleInterface, public QAccessibleActionInterface {
 public:
  ItemAccess(QWidget* widget, ItemPath path, std::shared_ptr<const void> contents)
      : m_widget(widget), m_path(std::move(path)), m_contents(std::move(contents)) {}

  const ItemPath& path() const { return m_path; }
  bool isValid() const override { return m_widget && items()->contents() == m_contents; }
  QObject* object() const override { return nullptr; }
  QWindow* window() const override { return isValid() ? picture()->window() : nullptr; }

  QAccessibleInterface* parent() const override {
    if (!isValid()) return nullptr;
    if (m_path.size() == 1) return picture();
    return picture()->of(ItemPath(m_path.begin(), m_path.end() - 1));
  }
  int childCount() const override { return isValid() ? items()->count(m_path) : 0; }
  QAccessibleInterface* child(int index) const override {
    if (index < 0 || index >= childCount()) return nullptr;
    ItemPath path = m_path;
    path.push_back(index);
    return picture()->of(path);
  }
  int indexOfChild(const QAccessibleInterface* child) const override {
    const auto* item = dynamic_cast<const ItemAccess*>(child);
    const bool own = item && item->m_path.size() == m_path.size() + 1 &&
                     std::equal(m_path.begin(), m_path.end(), item->m_path.begin());
    return own ? item->m_path.back() : -1;
  }
  QAccessibleInterface* childAt(int x, int y) const override {
    if (!isValid()) return nullptr;
    const ItemPath path = items()->itemAt(m_widget->mapFromGlobal(QPoint(x, y)));
    const bool inside = path.size() > m_path.size() && std::equal(m_path.begin(), m_path.end(), path.begin());
    return inside ? child(path[m_path.size()]) : nullptr;
  }

  QString text(QAccessible::Text which) const override {
    if (!isValid()) return {};
    const PaintedItem item = items()->item(m_path);
    return which == QAccessible::Name ? item.name : which == QAccessible::Description ? item.description : QString();
  }
  void setText(QAccessible::Text, const QString&) override {}
  QRect rect() const override {
    if (!isValid()) return {};
    const QRect place = items()->item(m_path).place.toAlignedRect();
    return {m_widget->mapToGlobal(place.topLeft()), place.size()};
  }
  QAccessible::Role role() const override { return isValid() ? items()->item(m_path).role : QAccessible::StaticText; }
  QAccessible::State state() const override {
    QAccessible::State state;
    if (!isValid()) {
      state.invalid = true;
      return state;
    }
    const auto shown = items();
    state.readOnly = true;
    state.focusable = shown->item(m_path).pressable;
    state.focused = m_widget->hasFocus() && shown->current() == m_path;
    state.invisible = !m_widget->isVisible();
    state.offscreen = !shown->item(m_path).place.intersects(QRectF(m_widget->rect()));
    return state;
  }

  void* interface_cast(QAccessible::InterfaceType type) override {
    const bool acts = type == QAccessible::ActionInterface && isValid() && items()->item(m_path).pressable;
    return acts ? static_cast<QAccessibleActionInterface*>(this) : nullptr;
  }
  QStringList actionNames() const override { return {pressAction()}; }
  void doAction(const QString& action) override {
    if (isValid() && action == pressAction()) items()->press(m_path);
  }
  QStringList keyBindingsForAction(const QString&) const override { return {}; }

 private:
  PictureAccess* picture() const {
    return static_cast<PictureAccess*>(QAccessible::queryAccessibleInterface(m_widget.data()));
  }
  std::unique_ptr<PaintedItems> items() const { return picture()->items(); }

  QPointer<QWidget> m_widget;
  ItemPath m_path;
  std::shared_ptr<const void> m_contents;
};

int PictureAccess::indexOfChild(const QAccessibleInterface* child) const {
  if (const auto* item = dynamic_cast<const ItemAccess*>(child)) return item->path().size() == 1 ? item->path()[0] : -1;
  const int index = QAccessibleWidget::indexOfChild(child);
  return index < 0 ? -1 : index + painted();
}

QAccessibleInterface* PictureAccess::of(const ItemPath& path) const {
  const auto contents = items()->contents();
  if (contents != m_contents) forget();
  m_contents = contents;
  const auto [place, isNew] = m_made.try_emplace(path);
  if (isNew) place->second = QAccessible::registerAccessibleInterface(new ItemAccess(widget(), path, contents));
  return QAccessible::accessibleInterface(place->second);
}

QAccessibleInterface* makePicture(const QString&, QObject* object) {
  auto* widget = qobject_cast<QWidget*>(object);
  return widget && dynamic_cast<PaintsItems*>(object) ? new PictureAccess(widget) : nullptr;
}

}  // namespace

PaintedItem FlatItems::item(const ItemPath& path) const {
  const bool there = path.size() == 1 && path[0] >= 0 && std::size_t(path[0]) < m_items.size();
  return there ? m_items[std::size_t(path[0])] : PaintedItem();
}

ItemPath FlatItems::itemAt(QPointF point) const {
  const auto found =
      std::find_if(m_items.begin(), m_items.end(), [&](const auto& item) { return item.place.contains(point); });
  return found == m_items.end() ? ItemPath() : ItemPath{int(found - m_items.begin())};
}

PaintsItems::PaintsItems() {
  static const bool installed = (QAccessible::installFactory(makePicture), true);
  Q_UNUSED(installed);
}

void announceItem(QWidget* widget, const ItemPath& path) {
  auto* picture = dynamic_cast<PictureAccess*>(QAccessible::queryAccessibleInterface(widget));
  if (!QAccessible::isActive() || !picture) return;
  QAccessibleEvent event(picture->of(path), QAccessible::Focus);
  QAccessible::updateAccessibility(&event);
}

}  // namespace warpfold::app
