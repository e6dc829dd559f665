// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/report.h"

#include <gtest/gtest.h>

#include <QCryptographicHash>
#include <QPainter>
#include <QRegularExpression>

#include "app/hardware_samples.h"
#include "app/sample_traces.h"
#include "report/html.h"
#include "report/report_tables.h"
#include "report/report_tree.h"
#include "theme/theme.h"

namespace warpfold::app {
namespace {

using messages::Side;

TEST(report_html, nothing_in_a_text_is_markup) {
  EXPECT_EQ(html("<b a='1'>&\"</b>"), "&lt;b a=&#39;1&#39;&gt;&amp;&quot;&lt;/b&gt;");
  EXPECT_EQ(html(QStringLiteral("a\x01\x7f\u202e\u0085z\n")), "a????z\n");
}

TEST(report_html, cells_of_a_table_are_texts) {
  const QString table = html(HtmlTable{"<c>", {"", "A"}, {{"<i>", "1 < 2"}}, "a & b"});
  EXPECT_TRUE(table.contains("<caption>&lt;c&gt;</caption>"));
  EXPECT_TRUE(table.contains("<th scope=\"row\">&lt;i&gt;</th><td>1 &lt; 2</td>"));
  EXPECT_TRUE(table.contains("<p class=\"note\">a &amp; b</p>"));
}

TEST(report_html, pictures_share_no_ids) {
  const QString picture = inlineSvg(
      "<?xml version=\"1.0\"?>\n<svg width=\"9mm\" viewBox=\"0 0 9 9\" height=\"9mm\">\n<title>t</title>"
      "<clipPath id=\"clip0\"/><g clip-path=\"url(#clip0)\"/></svg>",
      "p1", "A \\1 <picture>");
  EXPECT_FALSE(picture.contains("<?xml") || picture.contains("<title>") || picture.contains("9mm"));
  EXPECT_TRUE(picture.contains("id=\"p1-clip0\"") && picture.contains("url(#p1-clip0)"));
  EXPECT_TRUE(picture.contains("viewBox=\"0 0 9 9\" role=\"img\" aria-label=\"A &#92;1 &lt;picture&gt;\""))
      << picture.toStdString();
}

/// Row and column -> value, as the picture of a tree names them.
QMap<QPair<int, int>, QString> valuesIn(const QString& svg) {
  static const QRegularExpression node(
      QStringLiteral("<g class=\"node[^\"]*\" data-row=\"(\\d+)\" data-column=\"(\\d+)\" data-value=\"([^\"]*)\""));
  QMap<QPair<int, int>, QString> values;
  for (auto found = node.globalMatch(svg); found.hasNext();) {
    const auto each = found.next();
    values[{each.captured(1).toInt(), each.captured(2).toInt()}] = each.captured(3);
  }
  return values;
}

TEST(report_tree, nodes_have_the_values_of_the_trace) {
  for (const BlockTracePtr& trace : {samples::neighbored(), samples::interleaved()}) {
    const auto values = valuesIn(treeSvg(TreeIndex(trace), 0, "a"));
    std::size_t seen = 0;
    for (std::uint32_t i = 0; i < trace->nodes.size(); ++i) {
      const Node& node = trace->nodes[i];
      const auto found = values.find({int(node.row), int(node.column)});
      if (found == values.end()) continue;
      ++seen;
      EXPECT_EQ(found->toStdString(), trace->value(NodeId{i}).text());
    }
    EXPECT_EQ(seen, trace->nodes.size());
  }
}

TEST(report_tree, edges_and_nodes_name_their_step) {
  const QString svg = treeSvg(TreeIndex(samples::neighbored()), 1, "a <tree>");
  EXPECT_TRUE(svg.startsWith("<svg class=\"tree side-b fitting\" data-rows=\"4\"")) << svg.left(99).toStdString();
  EXPECT_TRUE(svg.contains("aria-label=\"a &lt;tree&gt;\""));
  EXPECT_EQ(svg.count("<path class=\"edge\" data-row=\"1\""), 16);
  EXPECT_EQ(svg.count("<path class=\"edge\" data-row=\"4\""), 2);
  EXPECT_EQ(svg.count("<circle class=\"idle\" data-row=\"4\""), 15);
}

TEST(report_tree, values_through_atomics_and_stacks_are_drawn) {
  for (const BlockTracePtr& trace : {samples::atomicEach(), samples::serialThenTree(), samples::finishingBlock()}) {
    const TreeIndex index(trace);
    EXPECT_EQ(treeSvg(index, 0, "a").count("<g class=\"node"), qsizetype(placesIn(index)));
  }
}

class Dot : public Exportable {
 public:
  QString exportName() const override { return "dot"; }
  QSizeF exportSize() const override { return {200, 100}; }
  void paintExport(QPainter& painter, const QRectF& area, const Theme& theme) const override {
    painter.fillRect(area, theme.a);
  }
  std::vector<Table> tables() const override { return {}; }
};

RunResult result(const char* kernel, Provenance provenance, double us) {
  RunResult r;
  r.request.kernel = kernel;
  r.request.backend = "cuda:0";
  r.request.grid = 8;
  r.device.name = "Test GPU";
  r.device.timesAreGpu = true;
  r.n = 4096;
  r.matches = true;
  r.latency = Latency{};
  r.latency->median = us;
  r.latency->samples = 20;
  r.latency->provenance = provenance;
  for (int i = 0; i < 20; ++i) r.samplesUs.push_back(us * (1 + 0.0005 * i));
  return r;
}

/// Two kernels with results, and a page of them.
struct Reported {
  Experiment experiment;
  Comparison comparison;
  Stage stage{experiment, comparison};

  explicit Reported(Provenance provenance = Provenance::measured) {
    comparison.begin("neighbored", "interleaved");
    comparison.apply(messages::Board{Side::a, samples::neighbored()});
    comparison.apply(messages::Board{Side::b, samples::interleaved()});
    comparison.apply(messages::Result{Side::a, result("neighbored", provenance, 20)});
    comparison.apply(messages::Result{Side::b, result("interleaved", provenance, 10)});
  }
  QString page() const {
    const Dot dot;
    ReportContents contents;
    contents.stage = &stage;
    contents.pictures = {{"Dots <1>", &dot}};
    contents.metadata.commands = {"warpfold-cli run --input 'file:</script><script>alert(1)</script>'"};
    contents.metadata.sides = {"A"};
    return QString::fromUtf8(reportPage(contents));
  }
};

TEST(report, runs_its_own_script_and_nothing_else) {
  const QString page = Reported().page();
  const qsizetype begin = page.indexOf("<script>") + 8, end = page.indexOf("</script>");
  EXPECT_EQ(page.count("<script"), 1);
  const QByteArray hash =
      QCryptographicHash::hash(page.mid(begin, end - begin).toUtf8(), QCryptographicHash::Sha256).toBase64();
  EXPECT_TRUE(page.contains("script-src 'sha256-" + QString::fromLatin1(hash) + "'"));
  EXPECT_TRUE(page.contains("default-src 'none'"));
  EXPECT_FALSE(page.contains("src=\"http") || page.contains("href=\"http"));
  EXPECT_TRUE(page.contains("&lt;/script&gt;&lt;script&gt;alert(1)"));
}

TEST(report, a_result_that_is_far_off_is_no_tick) {
  messages::Result m;
  m.side = Side::a;
  m.result.request.type = ElementType::float32;
  m.result.result = Scalar::of(16777216.0f);
  m.result.reference = Scalar::of(33554432.0f);
  m.result.magnitude = 33554432;
  m.result.matches = true;
  m.result.error = 16777216;
  m.result.tolerance = 33554432.5;
  Comparison comparison;
  comparison.apply(m);
  const QString table = resultTable(comparison);
  EXPECT_TRUE(table.contains("⚠ far off, within the rounding of this order")) << table.toStdString();
  EXPECT_TRUE(table.contains("<td>16777216</td>") && table.contains("<td>33554432.5</td>")) << table.toStdString();
}

TEST(report, hardware_counters_stand_beside_the_emulated_ones) {
  Comparison comparison;
  EXPECT_EQ(hardwareTable(comparison), QString());
  comparison.begin("neighbored", "interleaved");
  comparison.apply(messages::Result{Side::a, hardware_samples::resultOf("neighbored")});
  comparison.apply(messages::Result{Side::b, hardware_samples::resultOf("interleaved")});
  EXPECT_EQ(hardwareTable(comparison), QString());
  HardwareCounts counts = hardware_samples::countsOf(4096, 12);
  counts.launches[0].leaveOut(hardware_samples::figureNamed("sectors_per_store"), Absence::nothingToDivideBy);
  comparison.apply(messages::HardwareCounted{Side::a, counts});
  HardwareCounts none;
  none.reason = Message{"counters-not-recorded", {}};
  comparison.apply(messages::HardwareCounted{Side::b, none});
  const QString table = hardwareTable(comparison);
  const auto has = [&](const char* text) { return table.contains(QString::fromUtf8(text)); };
  EXPECT_TRUE(has("<th scope=\"row\">shared load conflicts</th><td>0</td><td>12</td><td>+12</td>"))
      << table.toStdString();
  EXPECT_TRUE(has("<th scope=\"row\">sectors per store request</th><td></td><td>– (nothing to divide by)</td>"))
      << table.toStdString();
  EXPECT_TRUE(has("<th scope=\"row\">branch efficiency</th><td></td><td>98.36 %</td>"));
  EXPECT_TRUE(has("First launch of B: This run&#39;s hardware counters were not recorded"));
  EXPECT_FALSE(has("eligible warps"));  // nobody asked for them
}

TEST(report, every_step_has_its_sentences_and_figures) {
  const QString page = Reported().page();
  EXPECT_EQ(page.count("<li data-label="), 5);  // the inputs and four steps
  EXPECT_EQ(page.count("<dl class=\"figures\""), 10);
  EXPECT_TRUE(page.contains("<li data-label=\"Step 4 of 4\">"));
}

TEST(report, pictures_are_there_in_light_and_dark) {
  const QString page = Reported().page();
  EXPECT_EQ(page.count("<div class=\"picture light\"><svg"), 1);
  EXPECT_EQ(page.count("<div class=\"picture dark\"><svg"), 1);
  EXPECT_TRUE(page.contains("aria-label=\"Dots &lt;1&gt;\""));
}

TEST(report, times_of_a_gpu_are_the_headline_with_a_verdict) {
  const Reported reported;
  EXPECT_EQ(verdictSentence(reported.comparison), "B is 2.00 times as fast as A (95 % interval 1.99 to 2.01).");
  const QString page = reported.page();
  EXPECT_TRUE(page.contains("class=\"medians\""));
  EXPECT_TRUE(page.contains("times: measured on Test GPU"));
}

TEST(report, an_interpolated_time_has_no_figures_of_samples) {
  Reported reported(Provenance::recorded);
  RunResult interpolated = result("interleaved", Provenance::interpolated, 10);
  interpolated.latency->min = interpolated.latency->mean = interpolated.latency->p95 = 11;
  interpolated.latency->band = Latency::Band{8, 12};
  interpolated.samplesUs.clear();
  reported.comparison.begin("neighbored", "interleaved");
  reported.comparison.apply(messages::Result{Side::a, result("neighbored", Provenance::recorded, 20)});
  reported.comparison.apply(messages::Result{Side::b, interpolated});
  const QString table = latencyTable(reported.comparison);
  for (const char* head : {"minimum, µs", "mean, µs", "95th percentile, µs"}) {
    const QString row = table.mid(table.indexOf(QString::fromUtf8(head)));
    const QStringList cells = row.left(row.indexOf("</tr>")).split("<td>");
    ASSERT_EQ(cells.size(), 3) << head;
    EXPECT_NE(cells[1], cells[2]) << head;
    EXPECT_FALSE(cells[2].contains("11")) << head;
  }
  EXPECT_TRUE(table.contains("8 to 12")) << table.toStdString();
}

TEST(report, samples_that_a_recording_plays_again_count_once) {
  Reported reported(Provenance::recorded);
  for (const Side side : {Side::a, Side::b}) {
    RunResult again = result("neighbored", Provenance::recorded, side == Side::a ? 20 : 10);
    again.request.iterations = 5;  // as many as were recorded
    reported.comparison.apply(messages::Result{side, again});
  }
  EXPECT_TRUE(latencyTable(reported.comparison).contains("samples</th><td>5</td><td>5</td>"));
  EXPECT_EQ(verdictSentence(reported.comparison),
            "A takes 2.00 times as long as B in the median; fewer than 7 samples of a side have no interval.");
}

TEST(report, an_emulators_time_is_no_headline) {
  const Reported reported(Provenance::emulated);
  EXPECT_EQ(verdictSentence(reported.comparison),
            "The emulator's running time says nothing about which kernel is faster on a GPU.");
  EXPECT_FALSE(reported.page().contains("class=\"medians\""));
}

}  // namespace
}  // namespace warpfold::app
