// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/animation/frame_sink.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QRegularExpression>

#include "export/exporter.h"
#include "export/pdf_pages.h"
#include "models/words.h"
#include "theme/theme.h"

namespace warpfold::app {
namespace {

struct FrameSinkWords {
  Q_DECLARE_TR_FUNCTIONS(FrameSink)
};

const QRegularExpression& placeOfNumber() {
  static const QRegularExpression number(QStringLiteral("%(?:0([1-9]))?d"));
  return number;
}

/// A file for each picture.
class PicturesSink : public FrameSink {
 public:
  PicturesSink(const AnimationOptions& options, const ExportMetadata& metadata)
      : m_path(options.path), m_options(pictureOptions(options)), m_metadata(metadata) {
    if (const QString problem = patternProblem(options.path); !problem.isEmpty()) throw ExportError(problem);
    m_options.format = formatOfFile(options.path);
  }
  Work take(const Exportable& picture, std::chrono::milliseconds) override {
    const QString path = numberedPath(m_path, m_files.size() + 1);
    if (m_options.format != ExportFormat::png) {
      m_files.push_back({path, renderBytes(picture, m_options, m_metadata)});
      return {};
    }
    m_files.push_back({path, {}});
    return [this, image = renderImage(picture, m_options, m_metadata)] { m_files.back().bytes = pngBytes(image); };
  }
  std::vector<NewFile> finish() override { return std::move(m_files); }

 private:
  QString m_path;
  ExportOptions m_options;
  ExportMetadata m_metadata;
  std::vector<NewFile> m_files;
};

/// A page for each picture.
class PagesSink : public FrameSink {
 public:
  PagesSink(const AnimationOptions& options, const ExportMetadata& metadata)
      : m_path(options.path), m_theme(Theme::byId(options.themeId)), m_pages(options.size, metadata) {}
  Work take(const Exportable& picture, std::chrono::milliseconds) override {
    m_pages.add(picture, m_theme);
    return {};
  }
  std::vector<NewFile> finish() override { return {{m_path, m_pages.finish()}}; }

 private:
  QString m_path;
  const Theme& m_theme;
  PdfPages m_pages;
};

}  // namespace

std::optional<AnimationFormat> animationFormatOf(const QString& path) {
  const QString suffix = QFileInfo(path).suffix().toLower();
  if (suffix == QLatin1String("gif")) return AnimationFormat::gif;
  if (suffix == QLatin1String("webp")) return AnimationFormat::webp;
  if (suffix == QLatin1String("mp4")) return AnimationFormat::mp4;
  if (suffix == QLatin1String("pdf")) return AnimationFormat::pages;
  const bool picture = suffix == QLatin1String("png") || suffix == QLatin1String("svg");
  if (picture && QFileInfo(path).fileName().contains(placeOfNumber())) return AnimationFormat::pictures;
  return std::nullopt;
}

bool isFilm(AnimationFormat format) {
  return format == AnimationFormat::gif || format == AnimationFormat::webp || format == AnimationFormat::mp4;
}

QString patternProblem(const QString& path) {
  static const QRegularExpression conversion(QStringLiteral("%[-+0-9]*[diouxXcspn](?![a-zA-Z])"));
  const QString name = QFileInfo(path).completeBaseName();
  int places = 0;
  bool right = true;
  for (auto it = conversion.globalMatch(name); it.hasNext(); ++places)
    right = placeOfNumber().match(it.next().captured()).hasMatch() && right;
  if (places == 0 || (places == 1 && right)) return {};
  return FrameSinkWords::tr("“%1”: numbered files take one %d for the number, or %03d for three digits and more.")
      .replace(QStringLiteral("%1"), shown(QFileInfo(path).fileName()));
}

QString numberedPath(const QString& pattern, std::size_t number) {
  const QFileInfo file(pattern);
  QString name = file.fileName();
  const auto found = placeOfNumber().match(name);
  if (!found.hasMatch()) return pattern;
  name.replace(found.capturedStart(), found.capturedLength(),
               QStringLiteral("%1").arg(number, found.captured(1).toInt(), 10, QLatin1Char('0')));
  return pattern.left(pattern.size() - file.fileName().size()) + name;
}

ExportOptions pictureOptions(const AnimationOptions& options) {
  ExportOptions one;
  one.size = options.size;
  one.scale = options.scale;
  one.themeId = options.themeId;
  return one;
}

std::unique_ptr<FrameSink> makePicturesSink(const AnimationOptions& options, const ExportMetadata& metadata) {
  return std::make_unique<PicturesSink>(options, metadata);
}

std::unique_ptr<FrameSink> makePagesSink(const AnimationOptions& options, const ExportMetadata& metadata) {
  return std::make_unique<PagesSink>(options, metadata);
}

std::unique_ptr<FrameSink> makeFrameSink(const AnimationOptions& options, const ExportMetadata& metadata) {
  switch (options.format) {
    case AnimationFormat::gif: return makeGifSink(options, metadata);
    case AnimationFormat::webp: return makeWebpSink(options, metadata);
    case AnimationFormat::mp4: return makeMp4Sink(options, metadata);
    case AnimationFormat::pictures: return makePicturesSink(options, metadata);
    case AnimationFormat::pages: return makePagesSink(options, metadata);
  }
  return nullptr;
}

}  // namespace warpfold::app
