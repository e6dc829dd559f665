// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/data_file.h"

#include <QFile>
#include <QRegularExpression>

namespace warpfold::app {

std::optional<ElementType> typeOfNpy(const QString& path) {
  QFile file(path);
  if (!path.endsWith(QLatin1String(".npy"), Qt::CaseInsensitive) || !file.open(QIODevice::ReadOnly))
    return std::nullopt;
  const QByteArray head = file.read(512);
  if (!head.startsWith("\x93NUMPY")) return std::nullopt;
  static const QRegularExpression descr(QStringLiteral("'descr':\\s*'[<>|=]([iuf][248])'"));
  const QString code = descr.match(QString::fromLatin1(head)).captured(1);
  if (code == QLatin1String("i4")) return ElementType::int32;
  if (code == QLatin1String("u4")) return ElementType::uint32;
  if (code == QLatin1String("i8")) return ElementType::int64;
  if (code == QLatin1String("u8")) return ElementType::uint64;
  if (code == QLatin1String("f2")) return ElementType::float16;
  if (code == QLatin1String("f4")) return ElementType::float32;
  if (code == QLatin1String("f8")) return ElementType::float64;
  return std::nullopt;
}

}  // namespace warpfold::app
