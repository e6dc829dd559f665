// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include "export/export_options.h"

namespace warpfold::app {

/// Title, description, date and program in the packet that readers of PDF and WebP and reference managers look at.
QByteArray xmpPacket(const ExportMetadata& metadata);

/// XML in UTF-8 with question marks where characters stand that XML has no way to write (section 2.2 of XML 1.0):
/// controls, U+FFFE and U+FFFF. Every picture and packet of XML leaves through it, whatever was painted into it.
QByteArray wellFormed(QByteArray xml);

}  // namespace warpfold::app
