// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/kept_contents.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QSpinBox>
#include <QSplitter>
#include <QTabBar>
#include <QWidget>
#include <algorithm>
#include <utility>

namespace warpfold::app {

namespace {

/// Nothing of a widget that holds nothing of its own.
QVariant contentOf(const QWidget& widget) {
  if (const auto* tabs = qobject_cast<const QTabBar*>(&widget)) return tabs->currentIndex();
  if (const auto* box = qobject_cast<const QComboBox*>(&widget)) return box->currentIndex();
  if (const auto* spin = qobject_cast<const QSpinBox*>(&widget)) return spin->value();
  if (const auto* line = qobject_cast<const QLineEdit*>(&widget)) return line->isReadOnly() ? QVariant() : line->text();
  if (const auto* note = qobject_cast<const QPlainTextEdit*>(&widget))
    return note->isReadOnly() ? QVariant() : note->toPlainText();
  if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
    return button->isCheckable() ? QVariant(button->isChecked()) : QVariant();
  if (const auto* splitter = qobject_cast<const QSplitter*>(&widget)) return splitter->saveState();
  if (const auto* bar = qobject_cast<const QScrollBar*>(&widget)) return bar->value();
  if (const auto* list = qobject_cast<const QAbstractItemView*>(&widget)) return list->currentIndex().row();
  return {};
}

void give(QWidget& widget, const QVariant& content) {
  if (auto* tabs = qobject_cast<QTabBar*>(&widget)) return tabs->setCurrentIndex(content.toInt());
  if (auto* box = qobject_cast<QComboBox*>(&widget)) return box->setCurrentIndex(content.toInt());
  if (auto* spin = qobject_cast<QSpinBox*>(&widget)) return spin->setValue(content.toInt());
  if (auto* line = qobject_cast<QLineEdit*>(&widget)) return line->setText(content.toString());
  if (auto* note = qobject_cast<QPlainTextEdit*>(&widget)) return note->setPlainText(content.toString());
  if (auto* button = qobject_cast<QAbstractButton*>(&widget)) return button->setChecked(content.toBool());
  if (auto* splitter = qobject_cast<QSplitter*>(&widget)) return void(splitter->restoreState(content.toByteArray()));
  if (auto* bar = qobject_cast<QScrollBar*>(&widget)) return bar->setValue(content.toInt());
  if (auto* list = qobject_cast<QAbstractItemView*>(&widget))
    if (const QModelIndex index = list->model() ? list->model()->index(content.toInt(), 0) : QModelIndex();
        index.isValid())
      list->setCurrentIndex(index);
}

QByteArray classOf(const QWidget& widget) {
  return widget.metaObject()->className();
}

}  // namespace

KeptContents::KeptContents(const QWidget& window) : m_geometry(window.saveGeometry()) {
  for (const QWidget* widget : window.findChildren<QWidget*>())
    m_widgets.emplace_back(classOf(*widget), contentOf(*widget));
}

void KeptContents::giveTo(QWidget& window) const {
  window.restoreGeometry(m_geometry);
  const auto widgets = window.findChildren<QWidget*>();
  const std::size_t count = std::min(m_widgets.size(), std::size_t(widgets.size()));
  for (std::size_t i = 0; i < count; ++i)
    if (const auto& [kind, content] = m_widgets[i]; content.isValid() && classOf(*widgets[qsizetype(i)]) == kind)
      if (contentOf(*widgets[qsizetype(i)]) != content) give(*widgets[qsizetype(i)], content);
}

}  // namespace warpfold::app
