// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/data_file.h"

#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

#include "data/input_file.h"

namespace warpfold::app {

std::optional<ElementType> typeOfNpy(const QString& path) {
  const auto description = describeFile(QFile::encodeName(path).toStdString());
  return description ? description->type : std::nullopt;
}

bool holdsDecimals(const QString& path) {
  constexpr qint64 beginning = 1 << 16;
  const QFileInfo info(path);
  if (!info.isFile() || !QStringList{"csv", "txt"}.contains(info.suffix().toLower())) return false;
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) return false;
  static const QRegularExpression separators(QStringLiteral("[,;\\s]+"));
  for (const QString& word : QString::fromUtf8(file.read(beginning)).split(separators, Qt::SkipEmptyParts)) {
    bool number = false, whole = false;
    word.toDouble(&number);
    word.toLongLong(&whole);
    if (number && !whole && word.contains(u'.')) return true;
  }
  return false;
}

}  // namespace warpfold::app
