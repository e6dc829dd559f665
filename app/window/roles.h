// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyle>
#include <QVariant>
#include <QWidget>

namespace warpfold::app {

/// Gives a widget the look that the style sheet has for `role`; see styleSheetFor().
inline void setRole(QWidget* widget, const char* role) {
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
