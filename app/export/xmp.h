// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include "export/export_options.h"

namespace warpfold::app {

/// Title, description, date and program in the packet that readers of PDF and WebP and reference managers look at.
QByteArray xmpPacket(const ExportMetadata& metadata);

/// Text as XML takes it: control characters, which XML has no way to write, stand as question marks.
QString xmlText(QString text);

}  // namespace warpfold::app
