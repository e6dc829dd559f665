// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include "export/export_options.h"

namespace warpfold::app {

/// The tables of a CSV of exportCsv() as JSON, with what every exported file says of itself:
/// {"title": …, "device": …, "requests": […], "provenance": …, "tables": [{"title": …, "columns": ["step",
/// "a_time_ns"], "units": [null, "ns"], "rows": [[1, 120]]}]}. Numbers are numbers, what is not known is null.
QByteArray jsonData(const QString& csv, const ExportMetadata& metadata);

}  // namespace warpfold::app
