// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/data_file.h"

#include <QFile>
#include <QFileInfo>
#include <QPromise>
#include <QRegularExpression>
#include <QThreadPool>
#include <memory>

#include "data/input_file.h"

namespace warpfold::app {

namespace {

/// A file of numbers as text whose beginning holds decimals, such as 0.5 or 1e-3.
bool holdsDecimals(const QString& path) {
  constexpr qint64 beginning = 1 << 16;
  const QFileInfo info(path);
  if (!info.isFile() || !QStringList{"csv", "txt"}.contains(info.suffix().toLower())) return false;
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) return false;
  static const QRegularExpression separators(QStringLiteral("[,;\\s]+"));
  static const QRegularExpression marks(QStringLiteral("[.eE]"));
  for (const QString& word : QString::fromUtf8(file.read(beginning)).split(separators, Qt::SkipEmptyParts)) {
    bool number = false;
    word.toDouble(&number);
    if (number && word.contains(marks)) return true;
  }
  return false;
}

}  // namespace

QFuture<FileContent> contentOf(const QString& path) {
  const auto promise = std::make_shared<QPromise<FileContent>>();
  promise->start();
  QThreadPool::globalInstance()->start([promise, path] {
    const auto description = describeFile(QFile::encodeName(path).toStdString());
    promise->addResult(FileContent{description ? description->type : std::nullopt, holdsDecimals(path)});
    promise->finish();
  });
  return promise->future();
}

}  // namespace warpfold::app
