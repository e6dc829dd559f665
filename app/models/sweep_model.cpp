// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sweep_model.h"

#include <algorithm>
#include <iterator>

#include "models/core_text.h"
#include "models/count_text.h"
#include "models/words.h"

namespace warpfold::app {

namespace {

bool before(const SweepPoint& x, const SweepPoint& y) {
  return x.key < y.key;
}

QString cell(const std::optional<double>& value) {
  return value ? QString::number(*value, 'g', 10) : QString();
}

}  // namespace

void SweepModel::beginSweep(const messages::Sweep& sweep) {
  m_sweep = sweep;
  m_devices.clear();
  m_points.clear();
  m_leftOut.clear();
  m_runs = m_there = 0;
  begin();
  emit changed();
}

void SweepModel::apply(const messages::SweepBegun& message) {
  m_devices = message.devices;
  m_points.assign(m_devices.size(), {});
  m_runs = message.runs;
  m_there = message.there;
  emit changed();
}

void SweepModel::apply(const messages::SweepPoints& message) {
  if (message.device >= m_points.size()) return;
  std::vector<SweepPoint>& points = m_points[message.device];
  for (const SweepPoint& point : message.points) {
    const auto place = std::lower_bound(points.begin(), points.end(), point, before);
    if (place != points.end() && place->key == point.key)
      *place = point;
    else if (points.size() < messages::mostSweepPoints)
      points.insert(place, point);
  }
  emit changed();
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
      const QString kernel = QString::fromStdString(point.key.kernel);
      auto curve = std::find_if(all.begin(), all.end(),
                                [&](const SweepCurve& c) { return c.device == device && c.kernel == kernel; });
      if (curve == all.end()) curve = all.insert(all.end(), {device, kernel, {}});
      // Points of one kernel come by size, then block.
      if (!curve->points.empty() && curve->points.back().key.n == point.key.n) {
        if (point.medianUs < curve->points.back().medianUs) curve->points.back() = point;
      } else {
        curve->points.push_back(point);
      }
    }
  return all;
}

QStringList SweepModel::kernels() const {
  QStringList ids;
  for (const std::string& kernel : m_sweep.kernels) ids << QString::fromStdString(kernel);
  for (const auto& points : m_points)
    for (const SweepPoint& point : points)
      if (const QString id = QString::fromStdString(point.key.kernel); !ids.contains(id)) ids << id;
  return ids;
}

QString SweepModel::requestText() const {
  if (m_devices.empty()) return {};
  const RunRequest& request = m_sweep.request;
  const QString what = request.cache == CacheState::cold ? tr("%1 %2, cold cache") : tr("%1 %2, warm cache");
  return what.arg(nameText(request.type), nameText(request.op));
}

bool SweepModel::emulated() const {
  return !m_devices.empty() && m_devices.front().timing == Provenance::emulated;
}

Origin SweepModel::origin() const {
  if (m_devices.empty()) return {};
  Origin origin;
  origin.device = deviceName(0);
  const auto& points = m_points.front();
  const Provenance provenance = points.empty() ? m_devices.front().timing : points.front().provenance;
  origin.provenance = tr("%1, %2").arg(fromView(name(provenance)), deviceName(0));
  origin.shown = {requestText()};
  QStringList kernels, blocks;
  for (const std::string& kernel : m_sweep.kernels) kernels << QString::fromStdString(kernel);
  for (const CountRange& block : m_sweep.blocks) blocks << QString::number(block.least);
  QString sizes;
  for (const CountRange& range : m_sweep.sizes)
    sizes = QString::fromStdString(countText(range.least) + ".." + countText(range.most));
  origin.commands = {
      QStringLiteral("warpfold-cli sweep --backend '%1' --kernels %2 --sizes %3 --blocks %4 --types %5 "
                     "--ops %6 --cache %7")
          .arg(QString::fromStdString(m_devices.front().backend), kernels.join(u','), sizes, blocks.join(u','),
               nameText(m_sweep.request.type), nameText(m_sweep.request.op),
               m_sweep.request.cache == CacheState::cold ? QStringLiteral("cold") : QStringLiteral("warm"))};
  return origin;
}

QString SweepModel::csv() const {
  QString table = QStringLiteral(
      "device,kernel,n,block,grid,type,op,cache,median_us,median_low_us,median_high_us,samples,bandwidth_gbs,"
      "provenance\n");
  for (std::size_t device = 0; device < m_points.size(); ++device)
    for (const SweepPoint& p : m_points[device]) {
      const std::optional<Interval> interval = p.interval ? p.interval : p.band;
      QStringList row{QStringLiteral("\"%1\"").arg(deviceName(device).replace(u'"', u'\'')),
                      QString::fromStdString(p.key.kernel),
                      QString::number(p.key.n),
                      QString::number(p.key.block),
                      p.key.grid ? QString::number(*p.key.grid) : QString(),
                      nameText(p.key.type),
                      nameText(p.key.op),
                      p.key.cache == CacheState::cold ? QStringLiteral("cold") : QStringLiteral("warm")};
      row << cell(p.medianUs) << cell(interval ? std::optional(interval->low) : std::nullopt)
          << cell(interval ? std::optional(interval->high) : std::nullopt) << QString::number(p.samples)
          << cell(p.bandwidthGbs) << fromView(name(p.provenance));
      table += row.join(u',') + u'\n';
    }
  return table;
}

}  // namespace warpfold::app
