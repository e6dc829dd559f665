// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <functional>
#include <optional>

#include "export/export_error.h"
#include "export/export_options.h"
#include "export/exportable.h"

namespace warpfold::app {

/// The format that a file name's ending asks for; throws ExportError naming the formats there are.
ExportFormat formatOfFile(const QString& path);
QString suffixOf(ExportFormat format);
/// The ending decides: the format to write a file of this name in, where `chosen` was asked for. `agree` is asked where
/// they differ, with the sentence that says so; nothing where it declines.
std::optional<ExportFormat> agreedFormat(const QString& path, ExportFormat chosen,
                                         const std::function<bool(const QString& question)>& agree);

/// What a file with this title says of itself, where its numbers come from there.
ExportMetadata metadataOf(const QString& title, const Origin& origin);
/// The same of `content`; `screen` is the origin of what is on screen, for content that has none of its own.
ExportMetadata metadataOf(const Exportable& content, const QString& title, const Origin& screen);

QImage renderImage(const Exportable& content, const ExportOptions& options, const ExportMetadata& metadata);
/// Throws ExportError.
QByteArray pngBytes(const QImage& image);
QByteArray renderBytes(const Exportable& content, const ExportOptions& options, const ExportMetadata& metadata);
/// The table of a content as files have it, in English.
std::vector<Table> dataOf(const Exportable& content);
/// Writes the file whole or not at all: a file that is there already stays as it was when writing fails.
/// Throws ExportError.
void exportToFile(const Exportable& content, const QString& path, const ExportOptions& options,
                  const ExportMetadata& metadata);

}  // namespace warpfold::app
