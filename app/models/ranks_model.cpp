// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/ranks_model.h"

#include "models/core_text.h"
#include "models/count_text.h"
#include "models/figure_text.h"
#include "models/table_text.h"
#include "models/with_values.h"
#include "timing/statistics.h"

namespace warpfold::app {

namespace {

RankTime timeOf(const Latency& latency) {
  const Interval ends = latency.quartiles.value_or(Interval{latency.min, latency.p95});
  return {latency.median, ends.low, ends.high};
}

void addTime(std::vector<Cell>& row, const std::optional<RankTime>& time) {
  const auto of = [&](double RankTime::*figure) { return time ? dataCell((*time).*figure) : Cell(); };
  for (double RankTime::*figure : {&RankTime::us, &RankTime::low, &RankTime::high}) row.push_back(of(figure));
}

}  // namespace

RanksModel::RanksModel(Comparison& comparison, QObject* parent) : DataSource(parent), m_comparison(comparison) {
  connect(&comparison, &Comparison::resultChanged, this, &RanksModel::take);
  for (int side = 0; side < 2; ++side) take(side);
}

void RanksModel::take(int side) {
  m_trees[std::size_t(side)].reset();
  if (ranks(side)) m_trees[std::size_t(side)] = rankTree(*m_comparison.side(side).result);
  emit changed();
}

const AcrossRanks* RanksModel::ranks(int side) const {
  const auto& result = m_comparison.side(side).result;
  return result && result->ranks ? &*result->ranks : nullptr;
}

const RankTree* RanksModel::tree(int side) const {
  const auto& tree = m_trees[std::size_t(side)];
  return tree ? &*tree : nullptr;
}

QStringList RanksModel::told(int side, std::uint32_t rank) const {
  const AcrossRanks* const all = ranks(side);
  if (all == nullptr || rank >= all->parts.size()) return {};
  const RankPart& part = all->parts[rank];
  QStringList lines{
      withValues(tr("rank %1 of %2 on %3"), rank, all->parts.size(), shown(QString::fromStdString(part.host))),
      shown(QString::fromStdString(part.device))};
  if (part.share.count == 0)
    lines << tr("no elements");
  else if (part.share.count == 1)
    lines << tr("element %1").arg(grouped(part.share.first));
  else
    lines << tr("%1 elements, from %2 on").arg(grouped(part.share.count), grouped(part.share.first));
  lines << tr("partial result %1").arg(QString::fromStdString(part.partial.text()));
  if (part.medianUs) lines << tr("%1 within, %2").arg(timeText(*part.medianUs), fromView(name(part.timing)));
  if (rank > 0)
    lines << tr("clock %1 ± %2 from rank 0's").arg(timeText(std::abs(part.offset.us)), timeText(part.offset.errorUs));
  return lines;
}

double RanksModel::errorUs(int side, const RankMessage& message) const {
  const AcrossRanks* const all = ranks(side);
  if (all == nullptr) return 0;
  return all->parts[message.from].offset.errorUs + all->parts[message.to].offset.errorUs;
}

QString RanksModel::told(int side, const RankMessage& message) const {
  return withValues(tr("round %1, rank %2 to rank %3: %4 bytes in %5 ± %6"), message.round + 1, message.from,
                    message.to, message.bytes, timeText(std::max(0.0, message.endUs - message.beginUs)),
                    timeText(errorUs(side, message)));
}

std::vector<std::optional<RankTime>> RanksModel::timesWithin(int side) const {
  std::vector<std::optional<RankTime>> times;
  const AcrossRanks* const all = ranks(side);
  if (all == nullptr) return times;
  for (const RankPart& part : all->parts) {
    const Latency within = summarise(part.withinUs);
    const double median = part.withinUs.empty() ? part.medianUs.value_or(0) : within.median;
    const Interval ends = within.quartiles.value_or(Interval{median, median});
    times.push_back(part.medianUs ? std::optional(RankTime{median, ends.low, ends.high}) : std::nullopt);
  }
  return times;
}

std::optional<RankTime> RanksModel::slowestWithin(int side) const {
  std::optional<RankTime> slowest;
  for (const auto& time : timesWithin(side))
    if (time && (!slowest || time->us > slowest->us)) slowest = time;
  return slowest;
}

std::optional<RankTime> RanksModel::across(int side) const {
  const AcrossRanks* const all = ranks(side);
  if (all == nullptr) return std::nullopt;
  return timeOf(all->across);
}

std::optional<RankTime> RanksModel::joined(int side) const {
  const AcrossRanks* const all = ranks(side);
  if (all == nullptr || !all->joined) return std::nullopt;
  return timeOf(*all->joined);
}

std::uint64_t RanksModel::samples() const {
  std::uint64_t most = 0;
  for (int side = 0; side < 2; ++side)
    if (const AcrossRanks* const all = ranks(side)) most = std::max(most, all->across.samples);
  return most;
}

bool RanksModel::anyMessages() const {
  for (int side = 0; side < 2; ++side)
    if (const AcrossRanks* const all = ranks(side); all != nullptr && !all->messages.empty()) return true;
  return false;
}

QString RanksModel::samplesTold() const {
  return samples() == 1 ? tr("1 sample") : tr("%1 samples").arg(samples());
}

QString RanksModel::clocksTold() const {
  QStringList parts{samplesTold()};
  bool byHosts = false, byGpus = false;
  double error = 0;
  for (int side = 0; side < 2; ++side) {
    if (ranks(side) == nullptr) continue;
    (joined(side) ? byGpus : byHosts) = true;
    if (!joined(side)) error = std::max(error, clockErrorUs(side));
  }
  if (byHosts) parts << tr("across: by clocks known to ± %1").arg(timeText(error));
  if (byGpus) parts << tr("joined: by events of rank 0's GPU; across: joined less the slowest rank");
  return parts.join(QStringLiteral(" · "));
}

double RanksModel::clockErrorUs(int side) const {
  double largest = 0;
  if (const AcrossRanks* const all = ranks(side))
    for (const RankPart& part : all->parts) largest = std::max(largest, part.offset.errorUs);
  return largest;
}

Table RanksModel::tableOfTotals() const {
  const bool anyJoined = joined(0) || joined(1);
  Table table;
  table.keys = {"side", "within_us", "within_low_us", "within_high_us", "across_us", "across_low_us", "across_high_us"};
  if (anyJoined)
    for (const char* key : {"joined_us", "joined_low_us", "joined_high_us"}) table.keys.push_back(key);
  table.keys.push_back("clock_error_us");
  for (int side = 0; side < 2; ++side) {
    const auto within = slowestWithin(side), combining = across(side);
    if (!within || !combining) continue;
    std::vector<Cell>& row = table.rows.emplace_back();
    row.push_back(cellOfSide(std::size_t(side)));
    addTime(row, within);
    addTime(row, combining);
    if (anyJoined) addTime(row, joined(side));
    row.push_back(dataCell(clockErrorUs(side)));
  }
  return table;
}

QString RanksModel::warning() const {
  for (int side = 0; side < 2; ++side)
    if (const AcrossRanks* const all = ranks(side); all && all->sharesCores)
      return tr("more ranks than cores: they wait for each other's time slices");
  for (int side = 0; side < 2; ++side)
    if (const AcrossRanks* const all = ranks(side); all && all->within == Provenance::emulated)
      return tr("emulated ranks: their times say nothing about GPUs");
  return {};
}

Table RanksModel::tableOfMessages() const {
  Table table;
  table.keys = {"side", "round", "from", "to", "bytes", "begin_us", "end_us", "time_us", "error_us"};
  for (int side = 0; side < 2; ++side) {
    const RankTree* const shown = tree(side);
    if (shown == nullptr) continue;
    for (const RankMessage& m : shown->messages)
      table.rows.push_back({cellOfSide(std::size_t(side)), m.round + 1, m.from, m.to, m.bytes, dataCell(m.beginUs),
                            dataCell(m.endUs), dataCell(std::max(0.0, m.endUs - m.beginUs)),
                            dataCell(errorUs(side, m))});
  }
  return table;
}

Table RanksModel::tableOfRanks() const {
  Table table;
  table.keys = {"side",          "rank",      "host",          "device",         "first_element", "n",
                "partial",       "within_us", "within_low_us", "within_high_us", "origin",        "clock_offset_us",
                "clock_error_us"};
  for (int side = 0; side < 2; ++side) {
    const AcrossRanks* const all = ranks(side);
    if (all == nullptr) continue;
    const auto times = timesWithin(side);
    for (std::size_t rank = 0; rank < all->parts.size(); ++rank) {
      const RankPart& part = all->parts[rank];
      std::vector<Cell>& row = table.rows.emplace_back();
      row = {cellOfSide(std::size_t(side)),
             rank,
             part.host,
             part.device,
             part.share.first,
             part.share.count,
             part.partial};
      addTime(row, times[rank]);
      for (const Cell& cell : {Cell(name(part.timing)), dataCell(part.offset.us), dataCell(part.offset.errorUs)})
        row.push_back(cell);
    }
  }
  return table;
}

}  // namespace warpfold::app
