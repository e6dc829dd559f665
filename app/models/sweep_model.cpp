// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sweep_model.h"
#include "codec/names.h"
#include "models/core_text.h"
#include "models/count_text.h"
#include "models/figure_text.h"
#include "models/table_text.h"
#include "models/with_values.h"
#include "models/words.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <tuple>

namespace warpfold::app {

namespace {

bool before(const SweepPoint& x, const SweepPoint& y) {
  return std::tie(x.ranks, x.key) < std::tie(y.ranks, y.key);
}

bool sameKey(const SweepPoint& x, const SweepPoint& y) {
  return x.ranks == y.ranks && x.key == y.key;
}

/// What stays of a point as ranks are added; 0 where its ranks have unequal shares.
std::uint64_t sizeOf(const SweepPoint& point, Scaling scaling) {
  if (scaling == Scaling::strong) return point.key.n;
  return point.key.n % point.ranks == 0 ? point.key.n / point.ranks : 0;
}

std::vector<double> idealOf(const std::vector<SweepPoint>& points, Scaling scaling) {
  std::vector<double> ideal;
  if (points.front().ranks != 1) return ideal;
  for (const SweepPoint& point : points) ideal.push_back(idealUs(scaling, points.front().medianUs, point.ranks));
  return ideal;
}

}  // namespace

std::optional<std::vector<std::uint32_t>> rankCounts(const QString& text) {
  std::vector<std::uint32_t> counts;
  for (const QString& part : text.split(u',')) {
    bool whole = false;
    const std::uint32_t count = part.trimmed().toUInt(&whole);
    if (!whole || count < 1 || counts.size() == messages::mostScalingPoints) return std::nullopt;
    counts.push_back(count);
  }
  return counts;
}

void SweepModel::beginSweep(const messages::Sweep& sweep) {
  m_sweep = sweep;
  m_devices.clear();
  m_points.clear();
  m_leftOut.clear();
  m_runs = 0;
  begin();
  emit changed();
}

void SweepModel::apply(const messages::SweepBegun& message) {
  m_devices = message.devices;
  m_points.assign(m_devices.size(), {});
  m_runs = message.runs;
  emit changed();
}

void SweepModel::apply(const messages::SweepPoints& message) {
  if (message.device >= m_points.size()) return;
  std::vector<SweepPoint>& points = m_points[message.device];
  std::vector<SweepPoint> merged = message.points;  // the new ones first: of equal keys the first stays
  merged.insert(merged.end(), std::make_move_iterator(points.begin()), std::make_move_iterator(points.end()));
  std::stable_sort(merged.begin(), merged.end(), before);
  merged.erase(std::unique(merged.begin(), merged.end(), sameKey), merged.end());
  if (merged.size() > messages::mostSweepPoints) merged.resize(messages::mostSweepPoints);
  points = std::move(merged);
  emit changed();
}

const std::vector<SweepPoint>& SweepModel::points(std::size_t device) const {
  static const std::vector<SweepPoint> none;
  return device < m_points.size() ? m_points[device] : none;
}

void SweepModel::requestOpen(std::size_t device, const SweepPoint& point) {
  if (device < m_devices.size()) emit openRequested(QString::fromStdString(m_devices[device].backend), point);
}

QString SweepModel::provenanceText() const {
  if (m_devices.empty()) return {};
  if (emulated()) return tr("the emulator's own time, not a GPU's");
  const DeviceInfo& device = m_devices.front();
  return device.recorded || device.isModelled() ? deviceName(0) : tr("measured on %1").arg(deviceName(0));
}

QString SweepModel::missingText() const {
  if (m_points.empty() || active()) return {};
  QStringList missing;
  const auto there = quint64(m_points.front().size());
  if (there < m_runs) missing << withValues(tr("%1 of %2 runs"), there, m_runs);
  if (!m_leftOut.isEmpty()) missing << m_leftOut.first();
  if (m_leftOut.size() > 1) missing << tr("and %1 more").arg(m_leftOut.size() - 1);
  return missing.join(QStringLiteral("; "));
}

void SweepModel::apply(const messages::SweepLeftOut& message) {
  if (m_leftOut.size() < qsizetype(messages::mostSweepNames))
    m_leftOut << tr("%1: %2").arg(shown(QString::fromStdString(message.kernel)), text(message.reason));
  emit changed();
}

QString SweepModel::deviceName(std::size_t device) const {
  return device < m_devices.size() ? text(m_devices[device].called()) : QString();
}

std::vector<SweepCurve> SweepModel::curves() const {
  std::vector<SweepCurve> all;
  for (std::size_t device = 0; device < m_points.size(); ++device)
    for (const SweepPoint& point : m_points[device]) {
      // Points of one kernel come one after the other, by size, then block.
      const bool goesOn = !all.empty() && all.back().device == device && all.back().ranks == point.ranks &&
                          all.back().points.back().key.kernel == point.key.kernel;
      if (!goesOn && all.size() == mostCurves) return all;
      if (!goesOn) all.push_back({device, QString::fromStdString(point.key.kernel), {}, point.ranks});
      std::vector<SweepPoint>& curve = all.back().points;
      if (!curve.empty() && curve.back().key.n == point.key.n) {
        if (point.medianUs < curve.back().medianUs) curve.back() = point;
      } else {
        curve.push_back(point);
      }
    }
  return all;
}

bool SweepModel::overRanks() const {
  const std::vector<SweepPoint>& all = points(0);
  return !all.empty() && all.front().ranks != all.back().ranks;  // they ascend
}

std::vector<SweepRanksCurve> SweepModel::ranksCurves() const {
  std::vector<SweepRanksCurve> found;
  if (!overRanks()) return found;
  const std::vector<SweepCurve> bySize = curves();
  for (const Scaling scaling : m_sweep.scalings) {
    std::map<std::uint64_t, std::size_t> bySizes;
    for (const SweepCurve& curve : bySize)
      for (const SweepPoint& point : curve.points)
        if (curve.device == 0) ++bySizes[sizeOf(point, scaling)];
    bySizes.erase(0);
    if (bySizes.empty()) continue;
    const std::uint64_t n = std::max_element(bySizes.begin(), bySizes.end(), [](const auto& l, const auto& r) {
                              return std::tie(l.second, l.first) < std::tie(r.second, r.first);
                            })->first;
    const std::size_t first = found.size();
    for (const SweepCurve& curve : bySize)
      for (const SweepPoint& point : curve.points) {
        if (curve.device != 0 || sizeOf(point, scaling) != n) continue;
        auto own = std::find_if(found.begin() + std::ptrdiff_t(first), found.end(),
                                [&](const SweepRanksCurve& each) { return each.curve.kernel == curve.kernel; });
        if (own == found.end()) own = found.insert(own, {{0, curve.kernel, {}}, scaling, n, {}});
        own->curve.points.push_back(point);
      }
  }
  for (SweepRanksCurve& each : found) each.idealUs = idealOf(each.curve.points, each.scaling);
  return found;
}

QStringList SweepModel::kernels() const {
  QStringList ids;
  for (const std::string& kernel : m_sweep.kernels) ids << QString::fromStdString(kernel);
  for (const SweepCurve& curve : curves())
    if (!ids.contains(curve.kernel)) ids << curve.kernel;
  return ids;
}

QString SweepModel::requestText() const {
  if (m_devices.empty()) return {};
  const RunRequest& request = m_sweep.request;
  const QString what = request.cache == CacheState::cold ? tr("%1 %2, cold cache") : tr("%1 %2, warm cache");
  const QString text = what.arg(nameText(request.type), nameText(request.op));
  if (m_devices.front().hasRanks())
    return tr("%1, %2 across").arg(text, QString::fromStdString(request.across.value_or("neighbored")));
  return request.offset == 0 ? text : withValues(tr("%1, offset %2"), text, request.offset);
}

bool SweepModel::emulated() const {
  return !m_devices.empty() && m_devices.front().timing == Provenance::emulated;
}

Origin SweepModel::origin() const {
  if (m_devices.empty()) return {};
  Origin origin;
  origin.device = deviceName(0);
  origin.provenance = provenanceText();
  origin.shown = {requestText()};
  if (m_devices.front().recorded) return origin;  // a recording has these runs; nothing runs them again
  QStringList kernels, blocks;
  for (const std::string& kernel : m_sweep.kernels) kernels << QString::fromStdString(kernel);
  for (const CountRange& block : m_sweep.blocks) blocks << QString::number(block.least);
  QStringList sizes;
  for (const CountRange& range : m_sweep.sizes)
    sizes << QString::fromStdString(range.least == range.most ? countText(range.least)
                                                              : countText(range.least) + ".." + countText(range.most));
  origin.commands = {
      (m_devices.front().hasRanks() ? QStringLiteral("mpirun -n %1 ").arg(m_devices.front().ranks) : QString()) +
      QStringLiteral("warpfold-cli sweep --backend '%1' --kernels %2 --sizes %3 --blocks %4 --types %5 "
                     "--ops %6 --cache %7")
          .arg(QString::fromStdString(m_devices.front().backend), kernels.join(u','), sizes.join(u','),
               blocks.join(u','), nameText(m_sweep.request.type), nameText(m_sweep.request.op),
               m_sweep.request.cache == CacheState::cold ? QStringLiteral("cold") : QStringLiteral("warm"))};
  origin.commands.front() += ranksArguments();
  if (offset() != 0) origin.commands.front() += QStringLiteral(" --offset %1").arg(offset());
  return origin;
}

QString SweepModel::ranksArguments() const {
  if (!m_devices.front().hasRanks()) return {};
  QString text;
  if (m_sweep.request.across) text += QStringLiteral(" --across ") + QString::fromStdString(*m_sweep.request.across);
  QStringList ranks;
  for (const std::uint32_t count : m_sweep.ranks) ranks << QString::number(count);
  if (!ranks.isEmpty()) text += QStringLiteral(" --ranks ") + ranks.join(u',');
  if (m_sweep.scalings.size() > 1)
    text += QStringLiteral(" --scaling both");
  else if (m_sweep.scalings.front() == Scaling::weak)
    text += QStringLiteral(" --scaling weak");
  return text;
}

Table SweepModel::table() const {
  struct Row {
    std::size_t device;
    const SweepPoint& point;
  };
  std::vector<Row> rows;
  for (std::size_t device = 0; device < m_points.size(); ++device)
    for (const SweepPoint& point : m_points[device]) rows.push_back({device, point});
  const auto intervalOf = [](const Row& row) { return row.point.interval ? row.point.interval : row.point.band; };
  Columns<Row> columns;
  columns.add("device", [&](const Row& row) { return cellOf(deviceName(row.device)); })
      .add("kernel", [](const Row& row) { return row.point.key.kernel; })
      .add("n", [](const Row& row) { return row.point.key.n; })
      .add("block", [](const Row& row) { return row.point.key.block; })
      .add("grid", [](const Row& row) { return row.point.key.grid; })
      .add("type", [](const Row& row) { return name(row.point.key.type); })
      .add("op", [](const Row& row) { return name(row.point.key.op); })
      .add("cache", [](const Row& row) { return codec::nameOf(row.point.key.cache); })
      .add("median_us", [](const Row& row) { return dataCell(row.point.medianUs); })
      .add("median_low_us", [&](const Row& row) { return intervalOf(row) ? dataCell(intervalOf(row)->low) : Cell(); })
      .add("median_high_us", [&](const Row& row) { return intervalOf(row) ? dataCell(intervalOf(row)->high) : Cell(); })
      .add("samples", [](const Row& row) { return row.point.samples; })
      .add("bandwidth_gbs", [](const Row& row) { return dataCell(row.point.bandwidthGbs); })
      .add("provenance", [](const Row& row) { return name(row.point.provenance); })
      .add("offset", [&](const Row& row) { return row.device == 0 ? offset() : 0; });
  if (!m_devices.empty() && m_devices.front().hasRanks())
    columns.add("ranks", [](const Row& row) { return row.point.ranks == 0 ? Cell() : Cell(row.point.ranks); });
  return columns.table(rows);
}

}  // namespace warpfold::app
