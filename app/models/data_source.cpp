// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/data_source.h"

namespace warpfold::app {

Origin joined(const QList<Origin>& parts) {
  Origin all;
  QStringList devices, provenances;
  for (const Origin& part : parts) {
    devices << part.device;
    provenances << part.provenance;
    all.commands << part.commands;
    all.sides << part.sides;
    all.shown << part.shown;
  }
  for (QStringList* each : {&devices, &provenances}) {
    each->removeAll(QString());
    each->removeDuplicates();
  }
  all.device = devices.join(QStringLiteral("; "));
  all.provenance = provenances.join(QStringLiteral("; "));
  return all;
}

}  // namespace warpfold::app
