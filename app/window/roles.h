// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QStyle>
#include <QVariant>
#include <QWidget>

namespace warpfold::app {

/// Gives a widget the look that the style sheet has for `role`; see styleSheetFor(). A label then shows its text as it
/// is, whatever it looks like: a worker or a file may have written it.
inline void setRole(QWidget* widget, const char* role) {
  if (auto* label = qobject_cast<QLabel*>(widget)) label->setTextFormat(Qt::PlainText);
  const QString wanted = QString::fromLatin1(role);
  if (widget->property("role").toString() == wanted) return;
  widget->setProperty("role", wanted);
  widget->style()->unpolish(widget);
  widget->style()->polish(widget);
}

/// Marks an input as wrong, or not.
inline void setWrong(QWidget* widget, bool wrong) {
  if (widget->property("wrong").toBool() == wrong) return;
  widget->setProperty("wrong", wrong);
  widget->style()->unpolish(widget);
  widget->style()->polish(widget);
}

}  // namespace warpfold::app
