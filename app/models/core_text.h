// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFileInfo>
#include <QString>
#include <string>
#include <string_view>

#include "codec/names.h"
#include "models/words.h"

namespace warpfold::app {

inline QString fromView(std::string_view text) {
  return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

/// An operation's, an element type's or an input kind's name, as the command line takes it.
template <typename T>
QString nameText(T value) {
  return fromView(name(value));
}

/// "load", "combine": what a step does, as the command line says it.
inline QString kindName(Step::Kind kind) {
  return fromView(codec::nameOf(kind));
}

/// An input as a person reads it: of a file its name without the folders, as messages quote it.
inline QString inputText(const std::string& input) {
  const QString text = QString::fromStdString(input);
  return text.startsWith(QLatin1String("file:")) ? shown(QFileInfo(text.mid(5)).fileName()) : text;
}

}  // namespace warpfold::app
