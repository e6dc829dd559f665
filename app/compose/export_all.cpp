// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "compose/export_all.h"

#include <QDir>

#include "export/exporter.h"

namespace warpfold::app {
namespace {

constexpr double widthOfWords = 640;  // pixels

/// A part as a picture of its own where it is none: sources, sentences, tables.
FigureOptions alone(const FigurePart& part) {
  FigureOptions options;
  options.parts = {part.id()};
  options.legend = false;
  options.unit = FigureOptions::Unit::pixels;
  options.width = widthOfWords;
  options.points = 8.25;  // as large as in other pictures
  return options;
}

}  // namespace

std::vector<NewFile> everything(const FigureParts& parts, const FigureFacts& facts, const QString& folder,
                                const std::function<bool(int done, int of)>& progress) {
  std::vector<NewFile> files;
  int done = 0;
  for (const auto& part : parts) {
    if (!isThere(part)) continue;
    if (!progress(done++, int(parts.size()))) return {};
    FigurePage page(parts, facts);
    page.setOptions(alone(*part));
    const Exportable& picture = part->picture() != nullptr ? *part->picture() : page;
    const ExportMetadata metadata = metadataOf(picture, part->name(), {});
    for (const ExportFormat format : {ExportFormat::png, ExportFormat::svg, ExportFormat::pdf, ExportFormat::csv}) {
      if (format == ExportFormat::csv && part->tables().empty()) continue;
      ExportOptions options;
      options.format = format;
      const QString name = part->id() + u'.' + suffixOf(format);
      files.push_back({QDir(folder).filePath(name), renderBytes(picture, options, metadata)});
    }
  }
  return files;
}

}  // namespace warpfold::app
