// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/data_file.h"

#include <QFile>
#include <QPromise>
#include <QThreadPool>
#include <memory>

#include "data/input_file.h"

namespace warpfold::app {

QFuture<std::optional<ElementType>> typeOfNpy(const QString& path) {
  const auto promise = std::make_shared<QPromise<std::optional<ElementType>>>();
  promise->start();
  QThreadPool::globalInstance()->start([promise, path] {
    const auto description = describeFile(QFile::encodeName(path).toStdString());
    promise->addResult(description ? description->type : std::nullopt);
    promise->finish();
  });
  return promise->future();
}

}  // namespace warpfold::app
