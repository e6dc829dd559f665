// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "values/hardware_counters.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "values/error.h"
#include "words/say.h"

namespace warpfold {

namespace {

using enum FigureUnit;
using enum FigureKind;

constexpr std::string_view loadSectors = "l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum";
constexpr std::string_view loadRequests = "l1tex__t_requests_pipe_lsu_mem_global_op_ld.sum";
constexpr std::string_view storeSectors = "l1tex__t_sectors_pipe_lsu_mem_global_op_st.sum";
constexpr std::string_view storeRequests = "l1tex__t_requests_pipe_lsu_mem_global_op_st.sum";
constexpr std::string_view instructions = "smsp__inst_executed.sum";
constexpr std::string_view targets = "smsp__sass_branch_targets.sum";
constexpr std::string_view issues = "smsp__issue_active.sum";
constexpr std::string_view cycles = "smsp__cycles_active.sum";
constexpr std::string_view duration = "gpu__time_duration.sum";
constexpr double sectorBytes = 32;
/// Nanoseconds. Cycles are counted over an interval that is not quite the kernel's: of the H200's recorded launches of
/// 2 to 3 µs one tells 2832 MHz, of those of at least 100 µs none more than 0.3 % above the chip's 1980 MHz.
constexpr double shortestClocked = 100'000;

/// A reason for which warps wait, in warps an issued instruction.
#define WARPFOLD_STALL(reason, title, definition)                                                       \
  HardwareFigure {                                                                                      \
    "stall_" reason, title, definition, ratio, average,                                                 \
        "smsp__average_warps_issue_stalled_" reason "_per_issue_active.ratio", issues, 1, nullptr, true \
  }

constexpr std::array table{
    HardwareFigure{"instructions", "figure-instructions", "define-instructions", count, sum, instructions},
    HardwareFigure{"instructions_issued", "figure-instructions-issued", "define-instructions-issued", count, sum,
                   "smsp__inst_issued.sum"},
    HardwareFigure{"warps_launched", "figure-warps-launched", "define-warps-launched", count, sum,
                   "smsp__warps_launched.sum"},
    HardwareFigure{"instructions_per_warp", "figure-instructions-per-warp", "define-instructions-per-warp", ratio,
                   quotient, instructions, "smsp__warps_launched.sum"},
    HardwareFigure{"threads_per_instruction", "figure-threads-per-instruction", "define-threads-per-instruction", ratio,
                   quotient, "smsp__thread_inst_executed.sum", instructions},
    HardwareFigure{"branches", "figure-branches", "define-branches", count, sum, "smsp__inst_executed_op_branch.sum"},
    HardwareFigure{"branch_targets", "figure-branch-targets", "define-branch-targets", count, sum, targets},
    HardwareFigure{"divergent_branch_targets", "figure-divergent-branch-targets", "define-divergent-branch-targets",
                   count, sum, "smsp__sass_branch_targets_threads_divergent.sum"},
    HardwareFigure{"branch_efficiency", "figure-branch-efficiency", "define-branch-efficiency", share, quotient,
                   "smsp__sass_branch_targets_threads_uniform.sum", targets},
    HardwareFigure{"global_load_sectors",
                   "counter-global-load-sectors",
                   "define-global-load-sectors",
                   count,
                   sum,
                   loadSectors,
                   {},
                   1,
                   &Counters::globalLoadSectors},
    HardwareFigure{"global_load_requests",
                   "counter-global-load-requests",
                   "define-global-load-requests",
                   count,
                   sum,
                   loadRequests,
                   {},
                   1,
                   &Counters::globalLoadRequests},
    HardwareFigure{"sectors_per_load", "figure-sectors-per-load", "define-sectors-per-load", ratio, quotient,
                   loadSectors, loadRequests},
    HardwareFigure{"load_efficiency", "figure-load-efficiency", "define-load-efficiency", share, quotient,
                   "smsp__sass_data_bytes_mem_global_op_ld.sum", loadSectors, 1 / sectorBytes},
    HardwareFigure{"global_store_sectors",
                   "counter-global-store-sectors",
                   "define-global-store-sectors",
                   count,
                   sum,
                   storeSectors,
                   {},
                   1,
                   &Counters::globalStoreSectors},
    HardwareFigure{"global_store_requests",
                   "counter-global-store-requests",
                   "define-global-store-requests",
                   count,
                   sum,
                   storeRequests,
                   {},
                   1,
                   &Counters::globalStoreRequests},
    HardwareFigure{"sectors_per_store", "figure-sectors-per-store", "define-sectors-per-store", ratio, quotient,
                   storeSectors, storeRequests},
    HardwareFigure{"store_efficiency", "figure-store-efficiency", "define-store-efficiency", share, quotient,
                   "smsp__sass_data_bytes_mem_global_op_st.sum", storeSectors, 1 / sectorBytes},
    HardwareFigure{"atomic_requests", "figure-atomic-requests", "define-atomic-requests", count, sum,
                   "l1tex__t_requests_pipe_lsu_mem_global_op_atom.sum"},
    HardwareFigure{"reduction_requests", "figure-reduction-requests", "define-reduction-requests", count, sum,
                   "l1tex__t_requests_pipe_lsu_mem_global_op_red.sum"},
    // The quotients are made of counts of one and the same run: in a small launch two runs differ by half.
    HardwareFigure{"l1_hit_rate", "figure-l1-hit-rate", "define-l1-hit-rate", share, average,
                   "l1tex__t_sector_hit_rate.pct", "l1tex__t_sectors.sum", 0.01},
    HardwareFigure{"l2_hit_rate", "figure-l2-hit-rate", "define-l2-hit-rate", share, average,
                   "lts__t_sector_hit_rate.pct", "lts__t_sectors.sum", 0.01},
    HardwareFigure{"dram_read_bytes", "figure-dram-read-bytes", "define-dram-read-bytes", bytes, sum,
                   "dram__bytes_read.sum|dram__bytes_op_read.sum"},
    HardwareFigure{"dram_written_bytes", "figure-dram-written-bytes", "define-dram-written-bytes", bytes, sum,
                   "dram__bytes_write.sum|dram__bytes_op_write.sum"},
    HardwareFigure{"dram_read_throughput", "figure-dram-read-throughput", "define-dram-read-throughput", gbs, quotient,
                   "dram__bytes_read.sum|dram__bytes_op_read.sum", duration},
    HardwareFigure{"dram_utilisation", "figure-dram-utilisation", "define-dram-utilisation", share, average,
                   "dram__throughput.avg.pct_of_peak_sustained_elapsed", duration, 0.01},
    HardwareFigure{"shared_load_conflicts",
                   "counter-shared-load-conflicts",
                   "define-shared-load-conflicts",
                   count,
                   sum,
                   "l1tex__data_bank_conflicts_pipe_lsu_mem_shared_op_ld.sum",
                   {},
                   1,
                   &Counters::sharedLoadConflicts},
    HardwareFigure{"shared_store_conflicts",
                   "counter-shared-store-conflicts",
                   "define-shared-store-conflicts",
                   count,
                   sum,
                   "l1tex__data_bank_conflicts_pipe_lsu_mem_shared_op_st.sum",
                   {},
                   1,
                   &Counters::sharedStoreConflicts},
    HardwareFigure{"shared_efficiency", "figure-shared-efficiency", "define-shared-efficiency", share, average,
                   "smsp__sass_average_data_bytes_per_wavefront_mem_shared.pct",
                   "l1tex__data_pipe_lsu_wavefronts_mem_shared.sum", 0.01},
    HardwareFigure{"achieved_occupancy", "figure-achieved-occupancy", "define-achieved-occupancy", share, average,
                   "sm__warps_active.avg.pct_of_peak_sustained_active", cycles, 0.01},
    HardwareFigure{"eligible_warps", "figure-eligible-warps", "define-eligible-warps", ratio, quotient,
                   "smsp__warps_eligible.sum", cycles},
    HardwareFigure{"issue_utilisation", "figure-issue-utilisation", "define-issue-utilisation", share, quotient, issues,
                   cycles},
    WARPFOLD_STALL("long_scoreboard", "figure-stall-long-scoreboard", "define-stall-long-scoreboard"),
    WARPFOLD_STALL("short_scoreboard", "figure-stall-short-scoreboard", "define-stall-short-scoreboard"),
    WARPFOLD_STALL("barrier", "figure-stall-barrier", "define-stall-barrier"),
    WARPFOLD_STALL("wait", "figure-stall-wait", "define-stall-wait"),
    WARPFOLD_STALL("not_selected", "figure-stall-not-selected", "define-stall-not-selected"),
    WARPFOLD_STALL("math_pipe_throttle", "figure-stall-math-pipe-throttle", "define-stall-math-pipe-throttle"),
    WARPFOLD_STALL("mio_throttle", "figure-stall-mio-throttle", "define-stall-mio-throttle"),
    WARPFOLD_STALL("lg_throttle", "figure-stall-lg-throttle", "define-stall-lg-throttle"),
    WARPFOLD_STALL("branch_resolving", "figure-stall-branch-resolving", "define-stall-branch-resolving"),
    WARPFOLD_STALL("dispatch_stall", "figure-stall-dispatch-stall", "define-stall-dispatch-stall"),
    WARPFOLD_STALL("imc_miss", "figure-stall-imc-miss", "define-stall-imc-miss"),
    WARPFOLD_STALL("no_instruction", "figure-stall-no-instruction", "define-stall-no-instruction"),
    WARPFOLD_STALL("membar", "figure-stall-membar", "define-stall-membar"),
    WARPFOLD_STALL("drain", "figure-stall-drain", "define-stall-drain"),
    WARPFOLD_STALL("sleeping", "figure-stall-sleeping", "define-stall-sleeping"),
    HardwareFigure{"sm_clock", "figure-sm-clock", "define-sm-clock", megahertz, average,
                   "sm__cycles_elapsed.avg.per_second", duration, 1e-6, nullptr, false, shortestClocked},
    HardwareFigure{"counted_duration", "figure-counted-duration", "define-counted-duration", ns, sum, duration},
};
#undef WARPFOLD_STALL

std::optional<double> valueOf(const MetricValues& launch, std::string_view metric) {
  const auto found = launch.find(metric);
  return found == launch.end() ? std::nullopt : std::optional(found->second);
}

/// A value, or why there is none.
struct Made {
  std::optional<double> value;
  Absence absence = Absence::notAsked;
};

/// Over some launches.
Made figureOver(const HardwareFigure& figure, std::span<const MetricValues> launches) {
  double above = 0, below = 0;
  for (const MetricValues& launch : launches) {
    const auto metric = valueOf(launch, figure.metric);
    const auto per = figure.per.empty() ? std::optional(1.0) : valueOf(launch, figure.per);
    if (!metric || !per || !std::isfinite(*metric) || !std::isfinite(*per)) return {{}, Absence::notTold};
    if (*per < figure.least) continue;
    above += figure.kind == average ? *metric * *per : *metric;
    below += *per;
  }
  if (figure.kind == sum) return {above * figure.scale};
  if (below == 0) return {{}, figure.least > 0 ? Absence::tooShort : Absence::nothingToDivideBy};
  const double value = above / below * figure.scale;
  if (figure.unit == share && value > 1 + 1e-9) return {{}, Absence::doNotFit};
  return {value};
}

/// Any access to shared memory has an efficiency: the GPU tells 0 where there was none.
bool isOfNothing(const HardwareFigure& figure, const std::optional<double>& value) {
  return figure.name == "shared_efficiency" && value == 0;
}

void put(HardwareValues& values, const HardwareFigure& figure, const Made& made) {
  if (isOfNothing(figure, made.value))
    values.leaveOut(figure, Absence::nothingToDivideBy);
  else if (made.value)
    values[figure] = made.value;
  else
    values.leaveOut(figure, made.absence);
}

/// The figure that is the sum of what `figure` is made over.
const HardwareFigure* divisorOf(const HardwareFigure& figure) {
  const auto found = std::ranges::find_if(
      table, [&](const HardwareFigure& each) { return each.kind == sum && each.metric == figure.per; });
  return found == table.end() ? nullptr : &*found;
}

/// Why a recorded figure is missing, as far as the others tell.
Absence absenceIn(const HardwareValues& values, const HardwareFigure& figure) {
  const HardwareFigure* const divisor = divisorOf(figure);
  if (divisor != nullptr && values[*divisor] == 0) return Absence::nothingToDivideBy;
  return figure.unit == share ? Absence::doNotFit : Absence::notTold;
}

/// Leaves out the launches that are too short for a figure, also where all are summed up.
void leaveOutShort(HardwareCounts& counts, const HardwareFigure& figure) {
  const HardwareFigure& divisor = *divisorOf(figure);
  const auto isShort = [&](const HardwareValues& values) { return values[divisor].value_or(0) < figure.least; };
  double above = 0, below = 0;
  for (HardwareValues& launch : counts.launches) {
    if (launch[figure] && isShort(launch)) launch.leaveOut(figure, Absence::tooShort);
    if (!launch[figure]) continue;
    above += *launch[figure] * *launch[divisor];
    below += *launch[divisor];
  }
  if (!counts.whole[figure]) return;
  if (counts.launches.empty() ? isShort(counts.whole) : below == 0)
    counts.whole.leaveOut(figure, Absence::tooShort);
  else if (!counts.launches.empty())
    counts.whole[figure] = above / below;
}

/// 67108864 → "67.11 M"
std::string prefixed(double value) {
  static constexpr std::array prefixes{"", "k", "M", "G", "T", "P"};
  std::size_t step = 0;
  while (value >= 999.995 && step + 1 < prefixes.size()) {
    value /= 1000;
    ++step;
  }
  if (step == 0) return fmt::format("{:.0f} ", value);
  return fmt::format("{:.{}f} {}", value, value < 99.995 ? 2 : 1, prefixes[step]);
}

}  // namespace

std::span<const HardwareFigure> hardwareFigures() {
  return table;
}

const HardwareFigure* findHardwareFigure(std::string_view name) {
  const auto found = std::ranges::find(table, name, &HardwareFigure::name);
  return found == table.end() ? nullptr : &*found;
}

std::vector<const HardwareFigure*> parseHardwareFigures(const std::string& text) {
  std::vector<const HardwareFigure*> chosen;
  if (text == "all") {
    for (const HardwareFigure& figure : table) chosen.push_back(&figure);
    return chosen;
  }
  if (text.empty()) throw InvalidRequest(Field::counters, text, say<"counters-named-none">());
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = std::min(text.find(',', begin), text.size());
    const std::string name = text.substr(begin, end - begin);
    if (name.empty()) throw InvalidRequest(Field::counters, text, say<"no-counter-named">());
    const HardwareFigure* const figure = findHardwareFigure(name);
    if (figure == nullptr) throw InvalidRequest(Field::counters, text, say<"no-such-counter">(arg<"name">(name)));
    if (std::ranges::find(chosen, figure) == chosen.end()) chosen.push_back(figure);
    begin = end + 1;
  }
  std::ranges::sort(chosen);
  return chosen;
}

std::vector<std::string_view> metricsOf(std::span<const HardwareFigure* const> figures) {
  std::vector<std::string_view> metrics;
  for (const HardwareFigure* figure : figures)
    for (const std::string_view metric : {figure->metric, figure->per})
      if (!metric.empty() && std::ranges::find(metrics, metric) == metrics.end()) metrics.push_back(metric);
  return metrics;
}

std::string figureText(const HardwareFigure& figure, double value) {
  switch (figure.unit) {
    case count: {
      // Digits in groups of three, as tables write counts.
      std::string digits = fmt::format("{:.0f}", value);
      for (auto at = static_cast<std::ptrdiff_t>(digits.size()) - 3; at > 0; at -= 3)
        digits.insert(static_cast<std::size_t>(at), 1, ',');
      return digits;
    }
    case ratio: return fmt::format("{:.2f}", value);
    case share: return fmt::format("{:.2f} %", value * 100);
    case bytes: return prefixed(value) + "B";
    case gbs: return fmt::format("{:.1f} GB/s", value);
    case ns: return value < 99'999.5 ? fmt::format("{:.2f} µs", value / 1e3) : fmt::format("{:.1f} µs", value / 1e3);
    case megahertz: return fmt::format("{:.0f} MHz", value);
  }
  return {};
}

bool HardwareValues::any() const {
  return std::ranges::any_of(m_values, [](const auto& value) { return value.has_value(); });
}

HardwareCounts hardwareCounts(std::span<const HardwareFigure* const> figures, std::span<const MetricValues> launches) {
  HardwareCounts counts;
  counts.launches.resize(launches.size());
  for (const HardwareFigure* figure : figures) {
    put(counts.whole, *figure, figureOver(*figure, launches));
    for (std::size_t i = 0; i < launches.size(); ++i)
      put(counts.launches[i], *figure, figureOver(*figure, launches.subspan(i, 1)));
  }
  return counts;
}

HardwareCounts soundCounts(HardwareCounts recorded) {
  for (const HardwareFigure& figure : table)
    if (figure.least > 0) leaveOutShort(recorded, figure);
  const auto explain = [](HardwareValues& values) {
    for (const HardwareFigure& figure : table)
      if (isOfNothing(figure, values[figure]))
        values.leaveOut(figure, Absence::nothingToDivideBy);
      else if (!values[figure] && values.absence(figure) == Absence::notAsked)
        values.leaveOut(figure, absenceIn(values, figure));
  };
  explain(recorded.whole);
  std::ranges::for_each(recorded.launches, explain);
  return recorded;
}

namespace {

/// Each look at a slot that is not filled yet is one more load; what a warp clears together where all its slots are
/// filled it clears slot by slot where they fill one after the other.
bool waitingExplains(const HardwareFigure& figure, double more, const ComparedBlocks& blocks) {
  if (blocks.count < 2) return false;
  const bool stores =
      figure.emulated == &Counters::globalStoreSectors || figure.emulated == &Counters::globalStoreRequests;
  const auto count = static_cast<double>(blocks.count);
  return more <= (stores ? count : std::max(8.0, 2 * count));
}

bool otherWarpsExplain(std::uint64_t emulated, double hardware, const ComparedBlocks& blocks) {
  const double warps = (blocks.threads + 31) / 32;
  const double aBlock = emulated == 0 ? std::max(2.0, 0.5 * warps) : 2.0;
  const double margin = std::max(0.03 * hardware, aBlock * static_cast<double>(blocks.count));
  return hardware - static_cast<double>(emulated) <= margin;
}

}  // namespace

Agreement agreementOf(const HardwareFigure& figure, std::uint64_t emulated, double hardware, ComparedBlocks blocks,
                      bool waits) {
  const double more = hardware - static_cast<double>(emulated);
  if (more == 0) return Agreement::exact;
  if (more < 0) return Agreement::differs;
  const bool conflicts =
      figure.emulated == &Counters::sharedLoadConflicts || figure.emulated == &Counters::sharedStoreConflicts;
  const bool close =
      conflicts ? otherWarpsExplain(emulated, hardware, blocks) : waits && waitingExplains(figure, more, blocks);
  return close ? Agreement::close : Agreement::differs;
}

std::optional<Message> absenceText(Absence absence) {
  switch (absence) {
    case Absence::notAsked: return {};
    case Absence::nothingToDivideBy: return say<"absent-nothing-to-divide-by">();
    case Absence::doNotFit: return say<"absent-parts-do-not-fit">();
    case Absence::tooShort:
      return say<"absent-too-short">(arg<"us">(static_cast<std::uint64_t>(shortestClocked / 1000)));
    case Absence::notTold: return say<"absent-not-told">();
  }
  return {};
}

}  // namespace warpfold
