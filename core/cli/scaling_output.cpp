// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "cli/scaling_output.h"

#include <fmt/format.h>

#include <algorithm>

#include "cli/result_columns.h"
#include "cli/values.h"
#include "words/english.h"
#include "words/say.h"

namespace warpfold::cli {

namespace {

/// A row of every form of the table.
struct Row {
  Scaling scaling = Scaling::strong;
  std::uint64_t ranks = 1, n = 0;
  double totalUs = 0, withinUs = 0, acrossUs = 0, bandwidthGbs = 0;
  std::optional<double> efficiency;
  Provenance provenance = Provenance::measured;
};

bool modelled(const Row& row) {
  return row.provenance == Provenance::modelled;
}

/// The total of one rank, which all others are compared with; nothing where it was not measured.
std::optional<double> oneRankUs(const ScalingTable& table, Scaling scaling) {
  for (const ScalingPoint& p : table.points)
    if (p.scaling == scaling && p.ranks == 1) return p.total.median;
  return std::nullopt;
}

std::vector<Row> rowsOf(const ScalingTable& table, Scaling scaling) {
  std::vector<Row> rows;
  const std::optional<double> one = oneRankUs(table, scaling);
  const auto lost = [&](std::uint64_t ranks, double us) {
    return one ? std::optional(efficiency(scaling, *one, ranks, us)) : std::nullopt;
  };
  for (const ScalingPoint& p : table.points)
    if (p.scaling == scaling)
      rows.push_back({scaling, p.ranks, p.n, p.total.median, p.withinUs, p.acrossUs, p.bandwidthGbs,
                      lost(p.ranks, p.total.median), p.total.provenance});
  for (const ScalingBasis& basis : table.bases) {
    if (basis.scaling != scaling) continue;
    for (const ModelledPoint& p : continued(basis))
      rows.push_back({scaling, p.ranks, p.n, p.totalUs(), p.withinUs, p.acrossUs, p.bandwidthGbs,
                      lost(p.ranks, p.totalUs()), Provenance::modelled});
  }
  return rows;
}

std::vector<Scaling> scalingsOf(const ScalingTable& table) {
  std::vector<Scaling> all;
  for (const Scaling scaling : scalings)
    if (std::any_of(table.points.begin(), table.points.end(), [&](const auto& p) { return p.scaling == scaling; }))
      all.push_back(scaling);
  return all;
}

std::vector<std::string> assumptions(const ScalingTable& table, Scaling scaling) {
  std::vector<std::string> said;
  for (const ScalingBasis& basis : table.bases)
    if (basis.scaling == scaling)
      for (const Message& message : assumptionsOf(basis)) said.push_back(english(message));
  return said;
}

std::string methodOfTable(const ScalingTable& table) {
  return table.request.across.value_or("neighbored");
}

Ordered rowJson(const Row& r) {
  return {{"ranks", r.ranks},
          {"n", r.n},
          {"latency_us", medianJson(r.totalUs, modelled(r))},
          {"within_us", medianJson(r.withinUs, modelled(r))},
          {"across_us", medianJson(r.acrossUs, modelled(r))},
          {"bandwidth_gbs", r.bandwidthGbs},
          {"efficiency", orNull(r.efficiency)},
          {"provenance", warpfold::name(r.provenance)}};
}

}  // namespace

std::string scalingText(const ScalingTable& table) {
  const RunRequest& request = table.request;
  std::string text = fmt::format("{} · {} {} · {}\n", request.kernel, warpfold::name(request.type),
                                 warpfold::name(request.op), methodOfTable(table));
  for (const Scaling scaling : scalingsOf(table)) {
    text += fmt::format("\n{}\n{:>8} {:>12} {:>11} {:>11} {:>11} {:>9} {:>11}\n", warpfold::name(scaling), "ranks", "n",
                        "median µs", "within µs", "across µs", "GB/s", "efficiency");
    for (const Row& r : rowsOf(table, scaling))
      text +=
          fmt::format("{:>8} {:>12} {:>11.1f} {:>11.1f} {:>11.1f} {:>9.3g} {:>11}  {}\n", countText(r.ranks),
                      countText(r.n), r.totalUs, r.withinUs, r.acrossUs, r.bandwidthGbs,
                      r.efficiency ? fmt::format("{:.1f} %", 100 * *r.efficiency) : "–", warpfold::name(r.provenance));
    for (const std::string& sentence : assumptions(table, scaling)) text += "  " + sentence + "\n";
  }
  if (std::any_of(table.points.begin(), table.points.end(), [](const auto& p) { return p.sharesCores; }))
    text += "\n" + english(say<"ranks-share-cores">()) + "\n";
  return text;
}

std::string scalingCsv(const ScalingTable& table) {
  std::vector<Row> rows;
  for (const Scaling scaling : scalingsOf(table))
    for (Row& row : rowsOf(table, scaling)) rows.push_back(std::move(row));
  return Columns<Row>()
      .add("scaling", [](const Row& r) { return Cell(warpfold::name(r.scaling)); })
      .add("across", [&](const Row&) { return Cell(methodOfTable(table)); })
      .add("ranks", [](const Row& r) { return Cell(r.ranks); })
      .add("n", [](const Row& r) { return Cell(r.n); })
      .add("latency_us", [](const Row& r) { return medianCell(r.totalUs, modelled(r)); })
      .add("within_us", [](const Row& r) { return medianCell(r.withinUs, modelled(r)); })
      .add("across_us", [](const Row& r) { return medianCell(r.acrossUs, modelled(r)); })
      .add("bandwidth_gbs", [](const Row& r) { return Cell(r.bandwidthGbs); })
      .add("efficiency", [](const Row& r) { return Cell(r.efficiency); })
      .add("provenance", [](const Row& r) { return Cell(warpfold::name(r.provenance)); })
      .csv(rows);
}

std::string scalingJson(const ScalingTable& table) {
  const RunRequest& request = table.request;
  Ordered json{{"kernel", request.kernel},
               {"backend", "cluster"},
               {"across", methodOfTable(table)},
               {"type", warpfold::name(request.type)},
               {"op", warpfold::name(request.op)}};
  for (const Scaling scaling : scalingsOf(table)) {
    Ordered points = Ordered::array();
    for (const Row& r : rowsOf(table, scaling)) points.push_back(rowJson(r));
    json[std::string(warpfold::name(scaling))] = {{"points", std::move(points)},
                                                  {"assumptions", assumptions(table, scaling)}};
  }
  for (const ScalingBasis& basis : table.bases)
    json["network"] = {{"latency_us", basis.network.latencyUs},
                       {"overhead_us", basis.network.overheadUs},
                       {"gap_us", basis.network.gapUs},
                       {"gap_per_byte_ns", basis.network.gapPerByteUs * 1e3},
                       {"measured_with_rank", orNull(basis.measuredWith)},
                       {"between_gpus", basis.betweenGpus}};
  return printed(json);
}

}  // namespace warpfold::cli
