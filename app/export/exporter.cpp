// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/exporter.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFileInfo>
#include <QPainter>
#include <QSvgGenerator>
#include <cmath>
#include <tuple>
#include <utility>

#include "export/pdf_pages.h"
#include "export/svg_fonts.h"
#include "export/table.h"
#include "export/vector_clip.h"
#include "export/whole_file.h"
#include "export/xmp.h"
#include "models/language.h"
#include "models/with_values.h"
#include "models/words.h"
#include "theme/theme.h"
#include "version.h"

namespace warpfold::app {
namespace {

/// So that lupdate and Qt agree on the context.
struct ExporterWords {
  Q_DECLARE_TR_FUNCTIONS(Exporter)
};

constexpr double pixelsPerInch = 96;
constexpr double largestSide = 16000;  // pixels; beyond it an image costs more than a gigabyte

QSizeF sizeOf(const Exportable& content, const ExportOptions& options) {
  if (options.size.isEmpty()) return content.exportSize();
  const QSizeF size = options.size, least = content.leastSize();
  if (size.width() < least.width() || size.height() < least.height())
    throw ExportError(withValues(ExporterWords::tr("%1 × %2 is too small for this picture: it takes at least %3 × %4."),
                                 size.width(), size.height(), std::ceil(least.width()), std::ceil(least.height())));
  return size;
}

void paint(QPaintDevice& device, const Exportable& content, const QSizeF& size, double scale, const Theme& theme) {
  QPainter painter;
  if (!painter.begin(&device))
    throw ExportError(ExporterWords::tr("The picture could not be painted: choose a smaller size."));
  painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
  painter.scale(scale, scale);
  content.paintExport(painter, QRectF(QPointF(), size), theme);
}

QByteArray svg(const Exportable& content, const ExportOptions& options, const ExportMetadata& metadata) {
  const QSizeF size = sizeOf(content, options);
  QBuffer buffer;
  QSvgGenerator generator;
  generator.setOutputDevice(&buffer);
  // Before Qt 6.8 it writes both as they are, since then as XML: what it is given is the same either way.
  const QString title = QStringLiteral("warpfold-title"), description = QStringLiteral("warpfold-description");
  generator.setTitle(title);
  generator.setDescription(description);
  generator.setResolution(int(pixelsPerInch));
  generator.setSize(size.toSize());
  generator.setViewBox(QRectF(QPointF(), size));
  paint(generator, content, size, 1, Theme::byId(options.themeId));
  QByteArray written = withFallbackFonts(resolveClips(buffer.data()));
  const auto say = [&written](const QString& place, const QString& text) {
    if (const auto at = written.indexOf(place.toUtf8()); at >= 0)
      written.replace(at, place.size(), text.toHtmlEscaped().toUtf8());
  };
  say(title, metadata.title);
  say(description, metadata.text());
  return wellFormed(std::move(written));
}

QByteArray pdf(const Exportable& content, const ExportOptions& options, const ExportMetadata& metadata) {
  PdfPages pages(sizeOf(content, options), metadata);
  pages.add(content, Theme::byId(options.themeId));
  return pages.finish();
}

QString oneLine(QString text) {
  for (QChar& c : text)
    if (c < u' ') c = u'?';
  return text;
}

/// The data and what is said of them, in English whatever the language of the window is.
std::pair<std::vector<Table>, ExportMetadata> inEnglish(const Exportable& content, ExportMetadata metadata) {
  if (language() == QLatin1String("en")) return {content.tables(), metadata};
  std::vector<Table> tables;
  {
    const EnglishTexts english;
    content.retell();
    tables = content.tables();
    metadata.title = content.dataTitle();
    if (const auto origin = content.exportOrigin()) {
      const ExportMetadata own = metadataOf(metadata.title, *origin);
      std::tie(metadata.device, metadata.provenance, metadata.shown) = std::tie(own.device, own.provenance, own.shown);
    }
  }
  content.retell();
  return {tables, metadata};
}

QByteArray csv(const Exportable& content, const ExportMetadata& given) {
  const auto [tables, metadata] = inEnglish(content, given);
  QString text;
  // A line break in a file's name must not end the comment.
  for (const auto& [key, value] : metadata.entries()) text += QStringLiteral("# %1: %2\n").arg(key, oneLine(value));
  if (const QString units = unitsText(tables); !units.isEmpty()) text += QStringLiteral("# Units: %1\n").arg(units);
  return text.toUtf8() + QByteArray::fromStdString(csvOf(tables));
}

}  // namespace

ExportMetadata metadataOf(const QString& title, const Origin& origin) {
  ExportMetadata data;
  data.title = title;
  data.device = origin.device;
  data.provenance = origin.provenance;
  data.commands = origin.commands;
  for (const QString& side : origin.sides) data.sides << side.left(1);
  data.shown = origin.shown;
  return data;
}

ExportMetadata metadataOf(const Exportable& content, const QString& title, const Origin& screen) {
  return metadataOf(title, content.exportOrigin().value_or(screen));
}

QList<QPair<QString, QString>> ExportMetadata::entries() const {
  QList<QPair<QString, QString>> list{{QStringLiteral("Title"), title}, {QStringLiteral("Device"), device}};
  list << qMakePair(QStringLiteral("Shown"), shown.join(QStringLiteral("; ")));
  for (qsizetype i = 0; i < commands.size(); ++i)
    list << qMakePair(sides.size() == commands.size() ? QStringLiteral("Request ") + sides[i]
                      : i == 0                        ? QStringLiteral("Request")
                                                      : QStringLiteral("Request %1").arg(i + 1),
                      commands[i]);
  list << qMakePair(QStringLiteral("Provenance"), provenance)
       << qMakePair(QStringLiteral("Creation Time"), date.toOffsetFromUtc(date.offsetFromUtc()).toString(Qt::ISODate))
       << qMakePair(QStringLiteral("Software"), QStringLiteral("Warpfold %1").arg(QLatin1String(version)));
  list.removeIf([](const auto& entry) { return entry.second.isEmpty(); });
  return list;
}

QString ExportMetadata::text() const {
  QStringList lines;
  for (const auto& [key, value] : entries()) lines << key + QStringLiteral(": ") + value;
  return lines.join(u'\n');
}

ExportFormat formatOfFile(const QString& path) {
  const QString suffix = QFileInfo(path).suffix().toLower();
  for (const auto format :
       {ExportFormat::png, ExportFormat::svg, ExportFormat::pdf, ExportFormat::csv, ExportFormat::json})
    if (suffix == suffixOf(format)) return format;
  throw ExportError(ExporterWords::tr("“%1” does not end in .png, .svg, .pdf, .csv or .json.")
                        .arg(shown(QFileInfo(path).fileName())));
}

QString suffixOf(ExportFormat format) {
  switch (format) {
    case ExportFormat::png: return QStringLiteral("png");
    case ExportFormat::svg: return QStringLiteral("svg");
    case ExportFormat::pdf: return QStringLiteral("pdf");
    case ExportFormat::csv: return QStringLiteral("csv");
    case ExportFormat::json: return QStringLiteral("json");
  }
  return {};
}

std::optional<ExportFormat> agreedFormat(const QString& path, ExportFormat chosen,
                                         const std::function<bool(const QString& question)>& agree) {
  const ExportFormat format = formatOfFile(path);
  const QString name = QFileInfo(path).fileName();
  if (format == chosen ||
      agree(ExporterWords::tr("“%1” ends in .%2, but %3 was chosen. Write it as %4?")
                .arg(name, suffixOf(format), suffixOf(chosen).toUpper(), suffixOf(format).toUpper())))
    return format;
  return std::nullopt;
}

QImage renderImage(const Exportable& content, const ExportOptions& options, const ExportMetadata& metadata) {
  const QSizeF size = sizeOf(content, options);
  const QSize pixels = (size * options.scale).toSize();
  if (pixels.width() > largestSide || pixels.height() > largestSide)
    throw ExportError(
        withValues(ExporterWords::tr("The picture would have %1 × %2 pixels: choose a smaller size or scale."),
                   pixels.width(), pixels.height()));
  QImage image(pixels, QImage::Format_ARGB32_Premultiplied);
  if (image.isNull())
    throw ExportError(ExporterWords::tr("There is not enough memory for the picture: choose a smaller size."));
  const Theme& theme = Theme::byId(options.themeId);
  image.fill(theme.window);
  image.setDotsPerMeterX(qRound(pixelsPerInch * options.scale / 0.0254));
  image.setDotsPerMeterY(qRound(pixelsPerInch * options.scale / 0.0254));
  paint(image, content, size, options.scale, theme);
  for (const auto& [key, value] : metadata.entries()) image.setText(key, value);
  return image;
}

QByteArray pngBytes(const QImage& image) {
  QBuffer buffer;
  buffer.open(QIODevice::WriteOnly);
  if (!image.save(&buffer, "PNG")) throw ExportError(ExporterWords::tr("The picture could not be written as PNG."));
  return buffer.data();
}

QByteArray renderBytes(const Exportable& content, const ExportOptions& options, const ExportMetadata& metadata) {
  switch (options.format) {
    case ExportFormat::png: return pngBytes(renderImage(content, options, metadata));
    case ExportFormat::svg: return svg(content, options, metadata);
    case ExportFormat::pdf: return pdf(content, options, metadata);
    case ExportFormat::csv: return csv(content, metadata);
    case ExportFormat::json: {
      const auto [tables, english] = inEnglish(content, metadata);
      return tableJson(tables, english.entries());
    }
  }
  return {};
}

std::vector<Table> dataOf(const Exportable& content) {
  return inEnglish(content, {}).first;
}

void exportToFile(const Exportable& content, const QString& path, const ExportOptions& options,
                  const ExportMetadata& metadata) {
  checkPlace(path);  // before there is a picture
  writeWhole(path, renderBytes(content, options, metadata));
}

}  // namespace warpfold::app
