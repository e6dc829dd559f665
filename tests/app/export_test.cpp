// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/stat.h>

#include <QDir>
#include <QFile>
#include <QPainter>
#include <QTemporaryDir>
#include <QXmlStreamReader>
#include <csignal>
#include <random>

#include "app/other_programs.h"
#include "app/table_samples.h"
#include "export/animation/frame_sink.h"
#include "export/composite.h"
#include "export/exporter.h"
#include "export/vector_clip.h"
#include "export/whole_file.h"
#include "export/xmp.h"
#include "theme/theme.h"

namespace warpfold::app {
namespace {

class Square : public Exportable {
 public:
  QString exportName() const override { return "square"; }
  QSizeF exportSize() const override { return {200, 100}; }
  void paintExport(QPainter& painter, const QRectF& area, const Theme& theme) const override {
    painter.fillRect(area, theme.panel);
    painter.fillRect(QRectF(area.left(), area.top(), 10, 10), theme.a);
  }
  std::vector<Table> tables() const override { return {{{}, {}, {"x", "y"}, {{1, 2}}}}; }
};

ExportMetadata metadata() {
  ExportMetadata m;
  m.title = "A square";
  m.device = "Test GPU";
  m.commands = {"warpfold-cli run --kernel neighbored", "warpfold-cli run --kernel interleaved"};
  m.sides = {"A", "B"};
  m.provenance = "measured on Test GPU";
  m.date = QDateTime(QDate(2026, 3, 1), QTime(12, 0), Qt::UTC);
  return m;
}

QByteArray bytes(ExportFormat format) {
  ExportOptions options;
  options.format = format;
  return renderBytes(Square(), options, metadata());
}

TEST(exporter, png_has_size_scale_and_metadata) {
  const QImage image = QImage::fromData(bytes(ExportFormat::png));
  EXPECT_EQ(image.size(), QSize(400, 200));
  EXPECT_EQ(image.pixelColor(2, 2), Theme::print().a);
  EXPECT_EQ(image.pixelColor(300, 100), QColor(Qt::white));
  EXPECT_EQ(image.text("Device"), "Test GPU");
  EXPECT_EQ(image.text("Request B"), "warpfold-cli run --kernel interleaved");
  EXPECT_TRUE(image.text("Creation Time").startsWith("2026-03-01T12:00:00"));
}

TEST(exporter, screen_colours_where_asked) {
  ExportOptions options;
  options.themeId = "dark";
  EXPECT_EQ(renderImage(Square(), options, metadata()).pixelColor(300, 100), Theme::byId("dark").panel);
}

TEST(exporter, svg_has_title_and_description) {
  const QByteArray svg = bytes(ExportFormat::svg);
  EXPECT_TRUE(svg.contains("<title>A square</title>"));
  EXPECT_TRUE(svg.contains("Request A: warpfold-cli run --kernel neighbored"));
  EXPECT_TRUE(svg.contains("viewBox=\"0 0 200 100\""));
}

/// Whatever a title, a caption or a name within the picture holds, its file is XML.
TEST(exporter, svg_is_well_formed_whatever_is_written_into_it) {
  class Text : public Square {
   public:
    explicit Text(QString text) : m_text(std::move(text)) {}
    void paintExport(QPainter& painter, const QRectF&, const Theme&) const override {
      painter.drawText(QPointF(10, 20), m_text);
      painter.drawText(QRectF(0, 0, 200, 100), Qt::TextWordWrap, m_text);
    }

   private:
    QString m_text;
  };
  QList<QString> texts{
      QString(QChar(0xfffe)), QString(QChar(0xffff)), QString(QChar(0xd800)), "]]>", "&#0;", "<!--", "%1"};
  for (char16_t c = 0; c < 0xa0; ++c) texts << QString(QChar(c));
  std::mt19937 random(2026);
  for (int i = 0; i < 40; ++i) {
    QString text;
    for (int k = 0; k < 12; ++k) text += QChar(char16_t(random() % 4 == 0 ? 0xfff0 + random() % 16 : random() % 0x300));
    texts << text;
  }
  for (const QString& text : texts) {
    ExportMetadata told = metadata();
    told.title = told.device = "a" + text + "b";
    ExportOptions options;
    options.format = ExportFormat::svg;
    QXmlStreamReader xml(renderBytes(Text("a" + text + "b"), options, told));
    while (!xml.atEnd()) xml.readNext();
    EXPECT_EQ(xml.errorString(), "") << QString::number(text.front().unicode(), 16).toStdString();
    QXmlStreamReader packet(xmpPacket(told));
    while (!packet.atEnd()) packet.readNext();
    EXPECT_EQ(packet.errorString(), "") << QString::number(text.front().unicode(), 16).toStdString();
  }
}

TEST(exporter, a_film_is_whole_only_to_its_last_byte) {
  const auto box = [](const char* kind, int bytes) {
    QByteArray made(4, '\0');
    made[3] = char(8 + bytes);
    return made + kind + QByteArray(bytes, 'x');
  };
  const QByteArray film = box("ftyp", 8) + box("moov", 20) + box("mdat", 30);
  EXPECT_TRUE(isWholeMp4(film));
  for (qsizetype bytes = 0; bytes < film.size(); ++bytes) EXPECT_FALSE(isWholeMp4(film.left(bytes)) && bytes != 44);
  EXPECT_FALSE(isWholeMp4(box("ftyp", 8) + box("mdat", 30)));  // without its index
  EXPECT_FALSE(isWholeMp4(film + "xxxxxxxxx"));
}

/// What a file's name may hold.
ExportMetadata awkwardMetadata() {
  ExportMetadata m = metadata();
  m.title = QStringLiteral("R&D <b>\x01");
  m.commands = {QStringLiteral("warpfold-cli run --input 'file:a\n9,9,9.csv'")};
  m.sides = {};
  return m;
}

TEST(exporter, svg_is_xml_whatever_a_file_is_called) {
  ExportOptions options;
  options.format = ExportFormat::svg;
  QXmlStreamReader reader(renderBytes(Square(), options, awkwardMetadata()));
  QString title;
  while (!reader.atEnd())
    if (reader.readNext() == QXmlStreamReader::StartElement && reader.name() == QLatin1String("title"))
      title = reader.readElementText();
  EXPECT_EQ(reader.errorString(), "");
  EXPECT_EQ(title, "R&D <b>?");
}

TEST(exporter, a_line_break_in_a_name_ends_no_comment_of_a_table) {
  ExportOptions options;
  options.format = ExportFormat::csv;
  const QString csv = QString::fromUtf8(renderBytes(Square(), options, awkwardMetadata()));
  EXPECT_TRUE(csv.contains("\n# Request: warpfold-cli run --input 'file:a?9,9,9.csv'\n")) << csv.toStdString();
}

/// A wide line in a narrow frame.
class Framed : public Square {
 public:
  void paintExport(QPainter& painter, const QRectF&, const Theme&) const override {
    const VectorClip clip(painter, QRectF(20, 10, 30, 40));
    painter.fillRect(0, 20, 200, 2, Qt::red);
  }
};

TEST(exporter, svg_cuts_what_is_clipped) {
  ExportOptions options;
  options.format = ExportFormat::svg;
  const QByteArray svg = renderBytes(Framed(), options, metadata());
  EXPECT_TRUE(svg.contains(R"(<clipPath id="clip0"><rect x="20" y="10" width="30" height="40"/></clipPath>)"));
  EXPECT_EQ(svg.count("<g "), svg.count("</g>"));
  EXPECT_FALSE(svg.contains("warpfold-clip"));
}

TEST(exporter, png_cuts_what_is_clipped) {
  ExportOptions options;
  options.scale = 1;
  const QImage image = renderImage(Framed(), options, metadata());
  EXPECT_EQ(image.pixelColor(30, 20), QColor(Qt::red));
  EXPECT_NE(image.pixelColor(60, 20), QColor(Qt::red));
}

TEST(exporter, pdf_has_header_and_metadata) {
  const QByteArray pdf = bytes(ExportFormat::pdf);
  EXPECT_TRUE(pdf.startsWith("%PDF-1."));
  EXPECT_TRUE(pdf.contains("Device: Test GPU"));
}

/// Text with what a font may draw otherwise between digits and capitals.
class Dated : public Square {
 public:
  void paintExport(QPainter& painter, const QRectF& area, const Theme& theme) const override {
    painter.setFont(Theme::ui(13));
    painter.setPen(theme.text);
    painter.drawText(area, Qt::AlignCenter, QStringLiteral("2026-11-23 (seed 0) A: B"));
  }
};

TEST(exporter, text_of_a_pdf_is_copied_as_it_is_written) {
  NEEDS_PROGRAM("pdftotext");
  const QTemporaryDir folder;
  ExportOptions options;
  options.format = ExportFormat::pdf;
  exportToFile(Dated(), folder.filePath("a.pdf"), options, metadata());
  EXPECT_EQ(saidBy("pdftotext", {folder.filePath("a.pdf"), "-"}).trimmed().toStdString(), "2026-11-23 (seed 0) A: B");
}

TEST(exporter, csv_begins_with_comments) {
  const QStringList lines = QString::fromUtf8(bytes(ExportFormat::csv)).split('\n');
  EXPECT_EQ(lines[0], "# Title: A square");
  EXPECT_EQ(lines[1], "# Device: Test GPU");
  EXPECT_EQ(lines[lines.size() - 3], "x,y");
  EXPECT_EQ(lines[lines.size() - 2], "1,2");
}

TEST(exporter, the_file_name_chooses_the_format) {
  EXPECT_EQ(formatOfFile("a/b.PDF"), ExportFormat::pdf);
  EXPECT_THROW(formatOfFile("b.gif"), ExportError);
}

TEST(exporter, the_ending_decides_and_a_mismatch_is_asked_about) {
  QString asked;
  const auto yes = [&](const QString& question) { return asked = question, true; };
  EXPECT_EQ(agreedFormat("lat.png", ExportFormat::csv, yes), ExportFormat::png);
  EXPECT_EQ(asked, "“lat.png” ends in .png, but CSV was chosen. Write it as PNG?");
  EXPECT_EQ(agreedFormat("lat.png", ExportFormat::csv, [](auto&) { return false; }), std::nullopt);
  asked.clear();
  EXPECT_EQ(agreedFormat("lat.csv", ExportFormat::csv, yes), ExportFormat::csv);
  EXPECT_EQ(asked, "");
}

TEST(exporter, a_failure_leaves_the_old_file_alone) {
  QTemporaryDir folder;
  const QString path = folder.filePath("old.png");
  QFile old(path);
  ASSERT_TRUE(old.open(QIODevice::WriteOnly));
  old.write("precious");
  old.close();
  ExportOptions tooLarge;
  tooLarge.size = QSizeF(8000, 8000);
  tooLarge.scale = 8;
  EXPECT_THROW(exportToFile(Square(), path, tooLarge, metadata()), ExportError);
  ASSERT_TRUE(old.open(QIODevice::ReadOnly));
  EXPECT_EQ(old.readAll(), "precious");
  EXPECT_THROW(exportToFile(Square(), folder.filePath("no/such/folder.png"), {}, metadata()), ExportError);
}

/// As on a disk without room for more than `bytes`: writing fails with EFBIG, for whoever runs the tests.
class NoRoom {
 public:
  explicit NoRoom(rlim_t bytes) {
    std::signal(SIGXFSZ, SIG_IGN);
    ::getrlimit(RLIMIT_FSIZE, &m_before);
    const rlimit less{bytes, m_before.rlim_max};
    ::setrlimit(RLIMIT_FSIZE, &less);
  }
  ~NoRoom() { ::setrlimit(RLIMIT_FSIZE, &m_before); }

 private:
  rlimit m_before{};
};

class FullDisk : public testing::TestWithParam<ExportFormat> {};

TEST_P(FullDisk, keeps_the_old_file) {
  QTemporaryDir folder;
  const QString path = folder.filePath("old." + suffixOf(GetParam()));
  QFile old(path);
  ASSERT_TRUE(old.open(QIODevice::WriteOnly));
  old.write("precious");
  old.close();
  ExportOptions options;
  options.format = GetParam();
  std::string said;
  try {
    const NoRoom noRoom(10);
    exportToFile(Square(), path, options, metadata());
  } catch (const ExportError& error) {
    said = error.what();
  }
  EXPECT_EQ(said, ("“" + path + "” could not be written (File too large): choose another place.").toStdString());
  ASSERT_TRUE(old.open(QIODevice::ReadOnly));
  EXPECT_EQ(old.readAll(), "precious");
  EXPECT_EQ(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden), QStringList(QFileInfo(path).fileName()));
}

INSTANTIATE_TEST_SUITE_P(of_a_picture_or_table, FullDisk,
                         testing::Values(ExportFormat::png, ExportFormat::svg, ExportFormat::pdf, ExportFormat::csv),
                         [](const auto& each) { return suffixOf(each.param).toStdString(); });

TEST(whole_file, what_is_written_is_there) {
  QTemporaryDir folder;
  writeWhole(folder.filePath("new"), "a few bytes");
  QFile file(folder.filePath("new"));
  ASSERT_TRUE(file.open(QIODevice::ReadOnly));
  EXPECT_EQ(file.readAll(), "a few bytes");
}

TEST(whole_file, special_files_are_refused_and_stay) {
  QTemporaryDir folder;
  const QString fifo = folder.filePath("fifo.csv"), device = folder.filePath("device.csv");
  ASSERT_EQ(::mkfifo(QFile::encodeName(fifo).constData(), 0600), 0);
  ASSERT_TRUE(QFile::link("/dev/null", device));
  ExportOptions options;
  options.format = ExportFormat::csv;
  for (const QString& path : {fifo, device, folder.path()}) {
    EXPECT_THROW(exportToFile(Square(), path, options, metadata()), ExportError) << path.toStdString();
    EXPECT_FALSE(QFileInfo(path).isFile()) << path.toStdString();
  }
}

TEST(whole_file, names_are_quoted_on_one_line) {
  try {
    writeWhole("/no/such/folder/a\nb\033[31m.csv", "text");
    FAIL();
  } catch (const ExportError& error) {
    EXPECT_TRUE(std::string(error.what()).starts_with("“/no/such/folder/a\\nb\\x1b[31m.csv” could not be written ("))
        << error.what();
  }
}

TEST(side_by_side, gives_each_part_its_half) {
  const Square left, right;
  const SideBySide both("both", {&left, &right});
  EXPECT_EQ(both.exportSize(), QSizeF(416, 100));
  ExportOptions options;
  options.scale = 1;
  const QImage image = renderImage(both, options, metadata());
  EXPECT_EQ(image.pixelColor(2, 2), Theme::print().a);
  EXPECT_EQ(image.pixelColor(218, 2), Theme::print().a);
  EXPECT_TRUE(csvText(both.tables()).startsWith("# square\nx,y\n"));
}

}  // namespace
}  // namespace warpfold::app
