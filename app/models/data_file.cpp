// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/data_file.h"

#include <QFile>

#include "data/input_file.h"

namespace warpfold::app {

std::optional<ElementType> typeOfNpy(const QString& path) {
  const auto description = describeFile(QFile::encodeName(path).toStdString());
  return description ? description->type : std::nullopt;
}

}  // namespace warpfold::app
