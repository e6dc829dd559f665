// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/scaling_model.h"

#include <algorithm>

#include "models/core_text.h"
#include "models/table_text.h"
#include "models/with_values.h"
#include "models/words.h"

namespace warpfold::app {

namespace {

double bytesOf(const messages::Scale& asked, std::uint64_t n) {
  return double(n * sizeOf(asked.request.type) * inputsOf(asked.request.op));
}

}  // namespace

void ScalingModel::setOffered(bool offered) {
  if (offered == m_offered) return;
  m_offered = offered;
  emit changed();
}

void ScalingModel::beginScaling(const messages::Scale& asked) {
  m_asked = asked;
  m_points.clear();
  m_bases.clear();
  begin();
  emit changed();
}

void ScalingModel::apply(const messages::Scaled& message) {
  if (m_points.size() < messages::mostScalingPoints) m_points.push_back(message.point);
  emit changed();
}

void ScalingModel::apply(const messages::Continued& message) {
  if (m_bases.size() < scalings.size()) m_bases.push_back(message.basis);
  emit changed();
}

void ScalingModel::setNetwork(const std::optional<LogGP>& network) {
  if (network == m_network) return;
  m_network = network;
  emit changed();
}

std::optional<LogGP> ScalingModel::measuredNetwork() const {
  return m_bases.empty() ? std::nullopt : std::optional(m_bases.front().network);
}

LogGP ScalingModel::network() const {
  return m_network ? *m_network : measuredNetwork().value_or(LogGP{});
}

std::vector<ScalingBasis> ScalingModel::bases() const {
  std::vector<ScalingBasis> all = m_bases;
  if (m_network)
    for (ScalingBasis& basis : all) {
      basis.network = *m_network;
      basis.measuredWith.reset();
    }
  return all;
}

std::optional<double> ScalingModel::oneRankUs(Scaling scaling) const {
  for (const ScalingPoint& point : m_points)
    if (point.scaling == scaling && point.ranks == 1) return point.total.median;
  return std::nullopt;
}

std::vector<ScalingCurve> ScalingModel::curves() const {
  std::vector<ScalingCurve> all;
  for (const Scaling scaling : scalings) {
    ScalingCurve curve{scaling, {}, {}, {}};
    for (const ScalingPoint& point : m_points)
      if (point.scaling == scaling) curve.points.push_back(point);
    if (curve.points.empty()) continue;
    std::stable_sort(curve.points.begin(), curve.points.end(), [](auto& l, auto& r) { return l.ranks < r.ranks; });
    if (const auto one = oneRankUs(scaling))
      for (const ScalingPoint& point : curve.points) {
        const double us = idealUs(scaling, *one, point.ranks);
        curve.ideal.push_back({point.ranks, point.n, us, 0, bytesOf(m_asked, point.n) / us * 1e-3});
      }
    for (const ScalingBasis& basis : bases())
      if (basis.scaling == scaling) curve.modelled = continued(basis);
    all.push_back(std::move(curve));
  }
  return all;
}

bool ScalingModel::emulated() const {
  return std::any_of(m_points.begin(), m_points.end(),
                     [](const ScalingPoint& p) { return p.total.provenance == Provenance::emulated; });
}

QString ScalingModel::requestText() const {
  if (m_points.empty()) return {};
  return tr("%1, %2 of %3, %4")
      .arg(QString::fromStdString(m_asked.request.kernel), nameText(m_asked.request.op), nameText(m_asked.request.type),
           QString::fromStdString(m_asked.request.across.value_or("neighbored")));
}

QString ScalingModel::provenanceText() const {
  if (m_points.empty()) return {};
  const QString from = emulated() ? tr("emulated ranks: their times say nothing about GPUs") : tr("measured");
  return m_bases.empty() ? from : tr("%1; dashed: modelled, dotted: ideal").arg(from);
}

QStringList ScalingModel::assumptions() const {
  QStringList said;
  for (const ScalingBasis& basis : bases())
    for (const Message& message : assumptionsOf(basis)) {
      QString each = text(message);
      if (basis.scaling == Scaling::strong && message.code == "within-strong") each = tr("strong: %1").arg(each);
      if (basis.scaling == Scaling::weak && message.code == "within-weak") each = tr("weak: %1").arg(each);
      if (!said.contains(each)) said << each;
    }
  return said;
}

Origin ScalingModel::origin() const {
  if (m_points.empty()) return {};
  Origin origin;
  origin.device = tr("%1 ranks").arg(std::max_element(m_points.begin(), m_points.end(), [](auto& l, auto& r) {
                                       return l.ranks < r.ranks;
                                     })->ranks);
  origin.provenance = provenanceText();
  origin.shown << requestText();
  for (const QString& each : assumptions()) origin.shown << tr("modelled: %1").arg(each);
  const RunRequest& request = m_asked.request;
  QString command = withValues(
      QStringLiteral("mpirun -n %1 warpfold-cli ranks sweep --kernel %2 --across %3 --type %4 --op %5"),
      m_points.back().ranks, QString::fromStdString(request.kernel),
      QString::fromStdString(request.across.value_or("neighbored")), nameText(request.type), nameText(request.op));
  if (request.n) command += QStringLiteral(" --n %1").arg(QString::fromStdString(countText(*request.n)));
  origin.commands << command;
  return origin;
}

Table ScalingModel::table() const {
  Table table;
  table.keys = {"scaling",   "ranks",         "n",        "latency_us", "within_us",
                "across_us", "bandwidth_gbs", "ideal_us", "efficiency", "origin"};
  for (const ScalingCurve& curve : curves()) {
    const auto one = oneRankUs(curve.scaling);
    const auto addRow = [&](const auto& point, double us, Provenance from) {
      const auto ofOne = [&](auto figure) { return one ? dataCell(figure()) : Cell(); };
      table.rows.push_back({name(curve.scaling), point.ranks, point.n, dataCell(us), dataCell(point.withinUs),
                            dataCell(point.acrossUs), dataCell(point.bandwidthGbs),
                            ofOne([&] { return idealUs(curve.scaling, *one, point.ranks); }),
                            ofOne([&] { return efficiency(curve.scaling, *one, point.ranks, us); }), name(from)});
    };
    for (const ScalingPoint& p : curve.points) addRow(p, p.total.median, p.total.provenance);
    for (const ModelledPoint& p : curve.modelled) addRow(p, p.totalUs(), Provenance::modelled);
  }
  return table;
}

}  // namespace warpfold::app
