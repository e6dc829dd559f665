// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QComboBox>
#include <QImage>
#include <QPainter>
#include <algorithm>
#include <map>

#include "app/sample_stage.h"
#include "app/table_samples.h"
#include "charts/ladder_layout.h"

namespace warpfold::app {
namespace {

using Quantity = LadderView::Quantity;
using Order = LadderView::Order;
using Scale = LadderView::Scale;

Rung ladderRung(const char* kernel, double us, Provenance provenance, bool host = false) {
  Rung r;
  r.kernel = kernel;
  r.title = "Title";
  r.host = host;
  r.result.emplace();
  r.result->n = 1 << 24;
  r.result->device.name = host ? "CPU" : "GPU";
  r.result->device.timesAreGpu = !host;
  r.result->matches = true;
  r.result->launches.resize(1);
  r.result->latency.emplace();
  r.result->latency->min = r.result->latency->median = r.result->latency->p95 = us;
  r.result->latency->samples = 5;
  r.result->latency->provenance = provenance;
  r.result->bandwidthGbs = 64'000 / us;
  return r;
}

/// A ladder of a CPU kernel, the baseline at 400 µs, one at 100 µs, CUB at 80 µs and one that cannot run; with as many
/// more as there are in the catalogue where it is `long`.
struct LadderUnderTest : samples::SampleStage {
  explicit LadderUnderTest(Provenance provenance = Provenance::measured, int more = 0) {
    RunRequest request;
    request.backend = provenance == Provenance::emulated ? "emulator" : "cuda:0";
    ladder.beginLadder(request);
    add(ladderRung("cpu-serial", 800, Provenance::measured, true));
    add(ladderRung("neighbored", 400, provenance));
    add(ladderRung("interleaved", 100, provenance));
    Rung library = ladderRung("cub", 80, provenance);
    library.library = true;
    add(library);
    Rung failed;
    failed.kernel = "cluster-sum";
    failed.failure = Complaint{proseMessage("it needs sm_90"), {}, {}};
    add(failed);
    for (int i = 0; i < more; ++i) {
      Rung rung = ladderRung("multilevel-shuffle", 60 + i, provenance);
      rung.result->latency->band = Interval{50.0 + i, 90.0 + i};
      add(rung);
    }
    ladder.finish();
  }
  void add(const Rung& rung) { ladder.apply(messages::LadderRow{0, 1, rung}); }
  void look(Quantity quantity, Order order = Order::catalogue, Scale scale = Scale::fromZero) {
    ladder.setView({quantity, order, scale, true});
  }
  LadderRows rows() const { return ladderRows(ladder); }
  LadderRow row(const char* kernel) const {
    const LadderRows all = rows();
    for (const LadderRow& each : all.rows)
      if (each.kernel == QLatin1String(kernel)) return each;
    ADD_FAILURE() << kernel;
    return {};
  }
  LadderLayout layout(QSizeF size = {900, 400}) const {
    return layOutLadder(rows(), QRectF(QPointF(), size), ladder.places(), 0, false);
  }
  QStringList kernels() const {
    QStringList names;
    for (const LadderRow& each : rows().rows) names << each.kernel;
    return names;
  }
};

const LadderLayout::Row& rowOf(const LadderLayout& layout, std::size_t index) {
  return *std::find_if(layout.rows.begin(), layout.rows.end(), [&](auto& row) { return row.index == index; });
}

TEST(ladder_chart, bars_start_at_zero) {
  const LadderUnderTest t;
  const LadderLayout layout = t.layout();
  const QRectF slow = rowOf(layout, 1).bar, fast = rowOf(layout, 2).bar;
  EXPECT_EQ(layout.ticks.front().text, QStringLiteral("0"));
  EXPECT_EQ(slow.left(), layout.ticks.front().line.x1());
  EXPECT_EQ(fast.left(), slow.left());
  EXPECT_NEAR(slow.width(), 4 * fast.width(), 1e-6);
}

TEST(ladder_chart, a_log_axis_has_dots_and_no_bars) {
  LadderUnderTest t;
  t.look(Quantity::latency, Order::catalogue, Scale::logarithmic);
  const LadderLayout layout = t.layout();
  for (std::size_t index = 0; index < 4; ++index) {
    EXPECT_TRUE(rowOf(layout, index).bar.isEmpty());
    EXPECT_TRUE(rowOf(layout, index).dot);
  }
}

TEST(ladder_chart, in_order_of_time_those_without_one_come_last) {
  LadderUnderTest t;
  EXPECT_EQ(t.kernels(), (QStringList{"cpu-serial", "neighbored", "interleaved", "cub", "cluster-sum"}));
  t.look(Quantity::latency, Order::time);
  EXPECT_EQ(t.kernels(), (QStringList{"cub", "interleaved", "neighbored", "cpu-serial", "cluster-sum"}));
}

TEST(ladder_chart, every_row_has_its_value_and_one_without_a_time_its_reason) {
  LadderUnderTest t;
  EXPECT_EQ(t.row("interleaved").text, QStringLiteral("100.0\u00a0µs"));
  EXPECT_EQ(t.row("cluster-sum").text, QStringLiteral("×"));
  EXPECT_EQ(t.row("cluster-sum").details.last(), QStringLiteral("did not run: it needs sm_90"));
  t.look(Quantity::bandwidth);
  EXPECT_EQ(t.row("interleaved").text, QStringLiteral("640 GB/s"));
  t.look(Quantity::speedUp);
  EXPECT_EQ(t.row("interleaved").text, QStringLiteral("4.00×"));
  EXPECT_EQ(t.rows().title, QStringLiteral("speed-up over neighbored"));
}

TEST(ladder_chart, a_share_of_the_peak_says_of_which) {
  LadderUnderTest t;
  t.look(Quantity::shareOfPeak);
  EXPECT_EQ(t.rows().missing, QStringLiteral("% of peak: no GPU's peak goes with these times"));
  Rung other = ladderRung("first-add", 100, Provenance::measured);
  other.result->device.datasheetGbs = 1280;
  t.add(other);
  EXPECT_EQ(t.rows().title, QStringLiteral("% of the datasheet's peak, 1280 GB/s"));
  EXPECT_EQ(t.row("first-add").text, QStringLiteral("50\u00a0%"));
  t.ladder.apply(messages::MeasuredPeak{"cuda:0", 1000});
  EXPECT_EQ(t.rows().title, QStringLiteral("% of the measured peak, 1000 GB/s"));
  EXPECT_EQ(t.row("first-add").text, QStringLiteral("64\u00a0%"));
}

TEST(ladder_chart, a_kernel_of_the_cpu_has_no_share_of_the_gpus_peak) {
  LadderUnderTest t;
  t.ladder.apply(messages::MeasuredPeak{"cuda:0", 1000});
  t.look(Quantity::shareOfPeak);
  EXPECT_EQ(t.row("cpu-serial").text, QStringLiteral("–"));
  EXPECT_TRUE(t.row("cpu-serial")
                  .details.contains(QStringLiteral("no % of peak: it runs on the CPU, and the peak is the GPU's")));
}

TEST(ladder_chart, a_measured_time_has_no_speed_up_over_a_modelled_one) {
  LadderUnderTest t(Provenance::modelled);
  t.look(Quantity::speedUp);
  EXPECT_FALSE(t.row("cpu-serial").value);
  EXPECT_TRUE(
      t.row("cpu-serial")
          .details.contains(QStringLiteral("no speed-up: its time is measured, that of neighbored is modelled")));
}

TEST(ladder_chart, emulated_times_are_outlined_and_give_no_speed_up) {
  LadderUnderTest t(Provenance::emulated);
  EXPECT_EQ(t.row("neighbored").look, LadderRow::Look::outlined);
  EXPECT_EQ(t.row("cpu-serial").look, LadderRow::Look::solid);
  t.look(Quantity::speedUp);
  EXPECT_EQ(t.rows().missing, QStringLiteral("speed-up: the emulator's own times say nothing about a GPU"));
}

TEST(ladder_chart, whiskers_end_where_the_band_does) {
  LadderUnderTest t(Provenance::modelled);
  Rung rung = ladderRung("first-add", 100, Provenance::modelled);
  rung.result->latency->band = Interval{80, 160};
  t.add(rung);
  EXPECT_EQ(t.row("first-add").look, LadderRow::Look::dashed);
  const LadderLayout layout = t.layout();
  const LadderLayout::Row& placed = rowOf(layout, 5);
  const double zero = placed.bar.left(), perUs = placed.bar.width() / 100;
  ASSERT_TRUE(placed.whisker);
  EXPECT_NEAR(placed.whisker->x1(), zero + 80 * perUs, 1e-6);
  EXPECT_NEAR(placed.whisker->x2(), zero + 160 * perUs, 1e-6);
  t.look(Quantity::bandwidth);
  EXPECT_DOUBLE_EQ(t.row("first-add").band->low, 400);
  EXPECT_DOUBLE_EQ(t.row("first-add").band->high, 800);
}

TEST(ladder_chart, a_speed_up_may_be_off_by_both_bands) {
  LadderModel ladder;
  ladder.beginLadder({});
  Rung slow = ladderRung("neighbored", 400, Provenance::modelled),
       fast = ladderRung("first-add", 100, Provenance::modelled);
  slow.result->latency->band = Interval{300, 500};
  fast.result->latency->band = Interval{50, 200};
  ladder.apply(messages::LadderRow{0, 2, slow});
  ladder.apply(messages::LadderRow{1, 2, fast});
  ladder.setView({Quantity::speedUp, Order::catalogue, Scale::fromZero, true});
  const LadderRows all = ladderRows(ladder);
  EXPECT_FALSE(all.rows[0].band);
  EXPECT_DOUBLE_EQ(all.rows[1].band->low, 1.5);
  EXPECT_DOUBLE_EQ(all.rows[1].band->high, 10);
}

TEST(ladder_chart, a_published_mark_names_gpu_and_size) {
  LadderUnderTest t;
  t.look(Quantity::bandwidth);
  ASSERT_EQ(t.row("neighbored").marks.size(), 1u);
  EXPECT_EQ(t.row("neighbored").marks[0].label, QStringLiteral("RTX 3080, 2²⁴"));
  EXPECT_EQ(t.row("cpu-serial").marks[0].label, QStringLiteral("device not named, 2²⁴"));
  EXPECT_TRUE(t.row("neighbored").details.filter(QStringLiteral("on NVIDIA GeForce RTX 3080")).size() == 1);
  t.add(ladderRung("shared-modulo", 90, Provenance::measured));
  EXPECT_EQ(t.row("shared-modulo").marks[0].label, QStringLiteral("A100, 2²⁵"));
}

TEST(ladder_chart, a_mark_without_room_for_its_label_has_it_below) {
  LadderUnderTest t;
  t.look(Quantity::bandwidth);
  const LadderLayout layout = t.layout({330, 400});
  QStringList keys;
  for (const LadderLayout::Key& key : layout.keys) keys << key.text;
  const bool named = std::all_of(layout.rows.begin(), layout.rows.end(), [](const auto& row) {
    return std::none_of(row.marks.begin(), row.marks.end(), [](const auto& mark) { return mark.label.isEmpty(); });
  });
  EXPECT_TRUE(named || keys.contains(QStringLiteral("RTX 3080, 2²⁴"))) << keys.join(u'|').toStdString();
}

/// Where labels have no room beside the marks.
TEST(ladder_chart, marks_of_several_sources_are_numbered_as_their_keys_are) {
  LadderUnderTest t;
  t.look(Quantity::bandwidth);
  t.add(ladderRung("shared-modulo", 90, Provenance::measured));
  const LadderLayout layout = t.layout({260, 400});
  std::map<QString, int> numbers;
  for (const LadderLayout::Key& key : layout.keys)
    if (key.number > 0) numbers[key.text] = key.number;
  EXPECT_GE(numbers.size(), 2u);
  for (const LadderLayout::Row& row : layout.rows)
    for (const LadderLayout::Mark& mark : row.marks)
      EXPECT_EQ(mark.number, numbers[mark.text]) << mark.text.toStdString();
}

TEST(ladder_chart, the_baseline_and_the_library_have_lines_and_shapes_of_their_own) {
  const LadderUnderTest t;
  EXPECT_EQ(t.row("neighbored").kind, LadderRow::Kind::baseline);
  EXPECT_EQ(t.row("cub").kind, LadderRow::Kind::library);
  const LadderRows all = t.rows();
  ASSERT_EQ(all.lines.size(), 2u);
  EXPECT_EQ(all.lines[0].value, 400);
  EXPECT_EQ(all.lines[1].value, 80);
}

TEST(ladder_chart, a_bar_of_the_cpu_that_would_press_all_others_flat_is_cut) {
  LadderUnderTest t;
  EXPECT_FALSE(rowOf(t.layout(), 0).cut);
  LadderModel slow;
  slow.beginLadder({});
  slow.apply(messages::LadderRow{0, 2, ladderRung("cpu-serial", 20'000, Provenance::measured, true)});
  slow.apply(messages::LadderRow{1, 2, ladderRung("first-add", 40, Provenance::measured)});
  const LadderLayout layout = layOutLadder(ladderRows(slow), QRectF(0, 0, 900, 400), 2, 0, false);
  EXPECT_TRUE(rowOf(layout, 0).cut);
  EXPECT_FALSE(rowOf(layout, 1).cut);
  EXPECT_GT(rowOf(layout, 1).bar.width(), 100);
}

/// All that can be read.
std::vector<QRectF> labelsOf(const LadderLayout& layout) {
  std::vector<QRectF> all;
  const auto add = [&](const QRectF& label) {
    if (!label.isEmpty()) all.push_back(label);
  };
  for (const LadderLayout::Row& row : layout.rows) {
    add(row.name);
    add(row.value);
    add(row.glyph);
    for (const LadderLayout::Mark& mark : row.marks) add(mark.label);
  }
  for (const LadderLayout::Tick& tick : layout.ticks) add(tick.label);
  for (const LadderLayout::Line& line : layout.lines) add(line.label);
  for (const LadderLayout::Key& key : layout.keys) add(key.label);
  add(layout.rest);
  return all;
}

void expectRoomForAll(const LadderUnderTest& t, QSizeF size) {
  const LadderLayout layout = t.layout(size);
  EXPECT_GE(layout.font.pixelSize(), 10);
  EXPECT_GE(layout.rowHeight, 10);
  const std::vector<QRectF> labels = labelsOf(layout);
  for (std::size_t i = 0; i < labels.size(); ++i) {
    EXPECT_TRUE(QRectF(QPointF(), size).adjusted(-1, -1, 1, 1).contains(labels[i])) << size.width() << " " << i;
    for (std::size_t k = i + 1; k < labels.size(); ++k) {
      const QRectF common = labels[i].intersected(labels[k]);
      EXPECT_FALSE(common.width() > 0.5 && common.height() > 0.5) << size.width() << ": " << i << " and " << k;
    }
  }
  for (const LadderLayout::Row& row : layout.rows)
    for (const LadderLayout::Mark& mark : row.marks) EXPECT_FALSE(mark.label.intersects(row.bar));
}

TEST(ladder_chart, no_labels_overlap) {
  for (const Quantity quantity : {Quantity::latency, Quantity::bandwidth, Quantity::shareOfPeak, Quantity::speedUp})
    for (const Scale scale : {Scale::fromZero, Scale::logarithmic}) {
      LadderUnderTest t(Provenance::modelled, 21);
      t.ladder.apply(messages::MeasuredPeak{"cuda:0", 2000});
      t.look(quantity, Order::catalogue, scale);
      for (const QSizeF size : {QSizeF(560, 260), QSizeF(1200, 600), QSizeF(560, 200)}) expectRoomForAll(t, size);
    }
}

TEST(ladder_chart, where_it_is_low_and_wide_rows_stand_in_columns) {
  const LadderUnderTest t(Provenance::modelled, 21);
  EXPECT_EQ(t.layout({1200, 600}).columns, 1u);
  EXPECT_EQ(t.layout({1200, 220}).columns, 2u);
  EXPECT_EQ(t.layout({1200, 220}).shown, 26u);
}

TEST(ladder_chart, a_picture_without_room_for_all_rows_says_how_many_are_missing) {
  const LadderUnderTest t(Provenance::modelled, 21);
  const LadderLayout layout = t.layout({300, 200});
  EXPECT_FALSE(layout.rest.isEmpty());
  EXPECT_LT(layout.rows.size(), 26u);
}

TEST(ladder_chart, its_controls_choose_what_is_shown) {
  LadderUnderTest t;
  const auto chart = t.chart(QStringLiteral("ladder"));
  chart->findChild<QComboBox*>(QStringLiteral("ladderQuantity"))->setCurrentIndex(3);
  chart->findChild<QComboBox*>(QStringLiteral("ladderOrder"))->setCurrentIndex(1);
  chart->findChild<QComboBox*>(QStringLiteral("ladderScale"))->setCurrentIndex(1);
  EXPECT_EQ(t.ladder.view(), (LadderView{Quantity::speedUp, Order::time, Scale::logarithmic, true}));
}

TEST(ladder_chart, its_table_has_the_band_with_units) {
  LadderUnderTest t(Provenance::modelled);
  Rung rung = ladderRung("first-add", 100, Provenance::modelled);
  rung.result->latency->band = Interval{80, 160};
  t.add(rung);
  const QString table = csvText(t.chart(QStringLiteral("ladder"))->tables());
  EXPECT_TRUE(
      table.startsWith(QLatin1String("kernel,median_us,bandwidth_gbs,provenance,low_us,high_us,low_gbs,high_gbs,")));
  EXPECT_TRUE(table.contains(QLatin1String("\nfirst-add,100,640,modelled,80,160,400,800,,,4\n")))
      << table.toStdString();
}

TEST(ladder_chart, is_read_out_row_by_row) {
  const LadderUnderTest t;
  const auto chart = t.chart(QStringLiteral("ladder"));
  EXPECT_EQ(chart->plot()->accessibleDescription(),
            QStringLiteral("latency, cpu-serial 800.0\u00a0µs, neighbored 400.0\u00a0µs, interleaved 100.0\u00a0µs, "
                           "cub 80.0\u00a0µs, cluster-sum ×"));
}

TEST(round_axis, a_logarithmic_axis_has_two_ticks_at_least) {
  for (const double greatest : {30.0, 90.0, 300.0, 900.0, 4000.0, 90000.0})
    for (const int most : {2, 3, 4})
      EXPECT_GE(roundAxis(Quantity::latency, Scale::logarithmic, 20, greatest, most).ticks.size(), 2u)
          << greatest << ", " << most;
}

TEST(ladder_chart, a_narrow_logarithmic_axis_has_two_labels) {
  LadderUnderTest t;
  t.look(Quantity::latency, Order::catalogue, Scale::logarithmic);
  for (const double width : {240.0, 300.0, 400.0, 900.0}) {
    const LadderLayout layout = t.layout({width, 400});
    EXPECT_GE(std::count_if(layout.ticks.begin(), layout.ticks.end(), [](auto& tick) { return !tick.label.isEmpty(); }),
              2)
        << width;
  }
}

TEST(round_axis, ticks_are_round_in_the_units_own_steps) {
  const auto texts = [](const RoundAxis& axis) {
    QStringList all;
    for (const RoundAxis::Tick& tick : axis.ticks) all << tick.text;
    return all.join(u' ').replace(QChar(0xa0), u'_');
  };
  EXPECT_EQ(texts(roundAxis(Quantity::latency, Scale::fromZero, 20, 9150, 6)), "0 2_ms 4_ms 6_ms 8_ms 10_ms");
  EXPECT_EQ(texts(roundAxis(Quantity::latency, Scale::logarithmic, 20, 9150, 6)), "10_µs 100_µs 1_ms 10_ms");
  EXPECT_EQ(texts(roundAxis(Quantity::bandwidth, Scale::fromZero, 20, 4454, 6)),
            "0 1000_GB/s 2000_GB/s 3000_GB/s 4000_GB/s 5000_GB/s");
  EXPECT_EQ(texts(roundAxis(Quantity::shareOfPeak, Scale::fromZero, 2, 100, 6)), "0 20_% 40_% 60_% 80_% 100_%");
  EXPECT_EQ(texts(roundAxis(Quantity::speedUp, Scale::logarithmic, 1, 11, 6)), "0.5× 1× 2× 5× 10× 20×");
}

}  // namespace
}  // namespace warpfold::app
