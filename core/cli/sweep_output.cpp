// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "cli/sweep_output.h"

#include <fmt/format.h>

#include <set>

#include "cli/recording_text.h"
#include "cli/result_columns.h"
#include "cli/speed_up_text.h"
#include "cli/values.h"
#include "codec/names.h"
#include "model/constants.h"
#include "words/english.h"
#include "words/say.h"

namespace warpfold::cli {

namespace {

std::string percent(const std::optional<double>& share) {
  return share ? fmt::format("{:.1f}", *share * 100) : std::string("–");
}

std::string line(const SweepPoint& p) {
  const auto ratio = p.overLibrary ? fmt::format("{:.2f}×", p.overLibrary->ratio) : std::string("–");
  const auto block = p.key.block != 0 ? std::to_string(p.key.block) : std::string("–");
  const auto interval =
      p.interval ? fmt::format("{} … {}", plain(p.interval->low), plain(p.interval->high)) : std::string("–");
  return fmt::format("{:<20} {:>14} {:<8} {:<8} {:<4} {:>5} {:>11} {:>19} {:>9} {:>7} {:>8} {:>15}  {}\n", p.key.kernel,
                     countText(p.key.n), name(p.key.type), name(p.key.op), codec::nameOf(p.key.cache), block,
                     plain(p.medianUs, 5), interval, plain(p.bandwidthGbs), percent(p.shareOfPeak), ratio,
                     intervalText(p.overLibrary), verdictText(p.overLibrary));
}

/// What the times of the points cover, a line for each state of the cache.
std::string coversOf(const RunRequest& request, const std::vector<SweepPoint>& points) {
  std::set<CacheState> states;
  for (const SweepPoint& p : points) states.insert(p.key.cache);
  std::vector<TimeCover> covers;
  for (const CacheState state : states)
    covers.push_back({TimeCover::Work::model, state, false, 0, request.launchGapUs});
  return coversText(covers);
}

std::string modelledLine(const SweepPoint& p) {
  const auto band = p.band ? fmt::format("{} … {}", plain(p.band->low), plain(p.band->high)) : std::string("–");
  return fmt::format("{:<20} {:>14} {:<8} {:<8} {:<4} {:>5} {:>11} {:>19} {:>9}  {}\n", p.key.kernel,
                     countText(p.key.n), name(p.key.type), name(p.key.op), codec::nameOf(p.key.cache), p.key.block,
                     plain(p.medianUs, 5), band, plain(p.bandwidthGbs), name(p.provenance));
}

std::string ranksLine(const SweepPoint& p) {
  const auto block = p.key.block != 0 ? std::to_string(p.key.block) : std::string("–");
  return fmt::format("{:<20} {:>14} {:>6} {:<8} {:<8} {:>5} {:>11} {:>11} {:>9}  {}\n", p.key.kernel,
                     countText(p.key.n), p.ranks, name(p.key.type), name(p.key.op), block, plain(p.medianUs, 5),
                     plain(p.minUs, 5), plain(p.bandwidthGbs), name(p.provenance));
}

std::string offsetLine(std::uint32_t offset) {
  return fmt::format("offset        {}\n", offset);
}

std::string meansTable(const std::vector<SweepMean>& means) {
  if (means.empty()) return {};
  std::string text = fmt::format("\n{}\n{:<20} {:<5} {:>6} {:>8} {:>18} {:>7}\n", english(say<"sweep-means">()),
                                 "kernel", "cache", "runs", "mean", "from … to", "slower");
  for (const SweepMean& mean : means)
    text +=
        fmt::format("{:<20} {:<5} {:>6} {:>7.3f}× {:>18} {:>7}\n", mean.kernel, codec::nameOf(mean.cache), mean.points,
                    mean.geometricMean, fmt::format("{:.2f}× … {:.2f}×", mean.least, mean.most), mean.slower);
  return text;
}

Ordered pointJson(const SweepPoint& p) {
  Ordered row = keyJson(p.key);
  row["median_us"] = medianJson(p.medianUs, p.band.has_value());
  row["provenance"] = name(p.provenance);
  row["band_us"] = p.band ? Ordered{finite(p.band->low), finite(p.band->high)} : Ordered(nullptr);
  row["median_interval_us"] = timesJson(p.interval);
  row["min_us"] = p.band ? Ordered(nullptr) : timeJson(p.minUs);
  row["samples"] = p.samples;
  row["dropped"] = p.dropped;
  row["bandwidth_gbs"] = p.bandwidthGbs;
  row["share_of_peak"] = orNull(p.shareOfPeak);
  row["share_of_datasheet"] = orNull(p.shareOfDatasheet);
  row["sm_clock_mhz"] = orNull(p.state.smClockMhz);
  row["memory_clock_mhz"] = orNull(p.state.memoryClockMhz);
  row["temperature_celsius"] = orNull(p.state.temperatureCelsius);
  row["power_watts"] = orNull(p.state.powerWatts);
  addSpeedUp(row, p.overLibrary);
  if (p.ranks != 0) row["ranks"] = p.ranks;
  return row;
}

Ordered meanJson(const SweepMean& mean) {
  return {{"kernel", mean.kernel}, {"cache", codec::nameOf(mean.cache)},
          {"runs", mean.points},   {"geometric_mean", mean.geometricMean},
          {"least", mean.least},   {"most", mean.most},
          {"slower", mean.slower}};
}

}  // namespace

std::string sweepTable(const store::Recording& recording, const std::vector<SweepPoint>& points, std::uint32_t offset) {
  const DeviceInfo& device = recording.recorded().device;
  std::string text = headText(recording) + "\n";
  if (device.timing == Provenance::emulated) text += english(say<"no-verdicts-of-emulator">()) + "\n";
  if (device.timesAreGpu && device.peakReadGbs)
    text += english(say<"recording-peak">(arg<"gbs">(*device.peakReadGbs))) + "\n";
  if (offset != 0) text += offsetLine(offset);
  text += fmt::format("\n{:<20} {:>14} {:<8} {:<8} {:<4} {:>5} {:>11} {:>19} {:>9} {:>7} {:>8} {:>15}  {}\n", "kernel",
                      "elements", "type", "op", "", "block", "median, µs", "95 % interval", "GB/s", "% peak",
                      "over CUB", "95 % interval", "verdict");
  for (const SweepPoint& point : bestBlocks(points)) text += line(point);
  return text + meansTable(sweepMeans(bestBlocks(points)));
}

std::string sweepCsv(const std::vector<SweepPoint>& points, std::uint32_t offset) {
  using P = SweepPoint;
  Columns<P> columns;
  columns.addAll(keyColumns(), &P::key)
      .add("median_us", [](const P& p) { return medianCell(p.medianUs, p.band.has_value()); })
      .addAll(endsOfTimes("median_low_us", "median_high_us"), &P::interval)
      .add("min_us", [](const P& p) { return p.band ? Cell() : Cell::time(p.minUs); })
      .add("samples", [](const P& p) { return Cell(p.samples); })
      .add("dropped", [](const P& p) { return Cell(p.dropped); })
      .add("bandwidth_gbs", [](const P& p) { return Cell(p.bandwidthGbs); })
      .add("share_of_peak", [](const P& p) { return Cell(p.shareOfPeak); })
      .add("share_of_datasheet", [](const P& p) { return Cell(p.shareOfDatasheet); })
      .addAll(stateColumns(), &P::state)
      .addAll(speedUpColumns("over_cub"), &P::overLibrary)
      .add("provenance", [](const P& p) { return Cell(name(p.provenance)); })
      .addAll(bandColumns(), &P::band);
  if (offset != 0) columns.add("offset", [=](const P&) { return Cell(offset); });
  const bool onRanks = !points.empty() && points.front().ranks != 0;
  if (onRanks) columns.add("ranks", [](const P& p) { return Cell(p.ranks); });
  return columns.csv(points);
}

std::string sweepJson(const store::Recording& recording, const std::vector<SweepPoint>& points, std::uint32_t offset) {
  Ordered object = headJson(recording), rows = Ordered::array(), means = Ordered::array();
  for (const SweepPoint& point : points) rows.push_back(pointJson(point));
  for (const SweepMean& mean : sweepMeans(bestBlocks(points))) means.push_back(meanJson(mean));
  object["provenance"] = name(recording.recorded().device.timing);
  object["offset"] = offset;
  object["runs"] = std::move(rows);
  object["over_cub"] = std::move(means);
  return printed(object);
}

std::string modelledSweepTable(const DeviceInfo& device, const RunRequest& request,
                               const std::vector<SweepPoint>& points) {
  std::string text = english(say<"sweep-modelled">(arg<"device">(english(device.called())),
                                                   arg<"covers">(coversOf(request, points)))) +
                     "\n";
  if (request.offset != 0) text += offsetLine(request.offset);
  if (device.isModelled())
    text += english(say<"modelled-from">(arg<"device">(model::shippedConstants().device))) + "\n";
  text += "\n";
  text += fmt::format("{:<20} {:>14} {:<8} {:<8} {:<4} {:>5} {:>11} {:>19} {:>9}  {}\n", "kernel", "elements", "type",
                      "op", "", "block", "median, µs", "band", "GB/s", "time");
  for (const SweepPoint& point : bestBlocks(points)) text += modelledLine(point);
  return text;
}

std::string modelledSweepJson(const DeviceInfo& device, const RunRequest& request,
                              const std::vector<SweepPoint>& points) {
  Ordered object{{"device", english(device.called())},
                 {"provenance", name(device.timing)},
                 {"time_covers", coversOf(request, points)},
                 {"launch_gap_us", orNull(request.launchGapUs)},
                 {"offset", request.offset},
                 {"modelled_from", device.isModelled() ? Ordered(model::shippedConstants().device) : Ordered()}};
  Ordered rows = Ordered::array();
  for (const SweepPoint& point : points) rows.push_back(pointJson(point));
  object["runs"] = std::move(rows);
  return printed(object);
}

std::string ranksSweepTable(const DeviceInfo& cluster, const RunRequest& request,
                            const std::vector<SweepPoint>& points) {
  std::string text = english(cluster.called()) + "\n";
  text += request.across.value_or("neighbored") + ": " + coversText({{.work = TimeCover::Work::ranks}}) + "\n";
  if (cluster.timing == Provenance::emulated) text += english(say<"emulated-ranks-time">()) + "\n";
  text += fmt::format("\n{:<20} {:>14} {:>6} {:<8} {:<8} {:>5} {:>11} {:>11} {:>9}  {}\n", "kernel", "elements",
                      "ranks", "type", "op", "block", "median, µs", "min, µs", "GB/s", "time");
  for (const SweepPoint& point : points) text += ranksLine(point);
  return text;
}

std::string ranksSweepJson(const DeviceInfo& cluster, const RunRequest& request,
                           const std::vector<SweepPoint>& points) {
  Ordered object{{"device", english(cluster.called())},
                 {"backend", cluster.backend},
                 {"across", request.across.value_or("neighbored")},
                 {"provenance", name(cluster.timing)},
                 {"time_covers", coversText({{.work = TimeCover::Work::ranks}})}};
  Ordered rows = Ordered::array();
  for (const SweepPoint& point : points) rows.push_back(pointJson(point));
  object["runs"] = std::move(rows);
  return printed(object);
}

}  // namespace warpfold::cli
