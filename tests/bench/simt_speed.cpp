// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// Prints how many thread-barriers a second the machine that executes PTX makes, next to the emulator that runs the
// kernels' C++: counted and plain, on one core, in CPU time, which other programs disturb least. The emulator looks for
// hazards where it counts, the machine does not yet.
//   warpfold_simt_speed [N] [kernel…]        kernels of tests/data/ptx, block 256, int32 sum
#include <fmt/format.h>

#include <algorithm>
#include <ctime>
#include <fstream>
#include <sstream>

#include "data/input.h"
#include "emulation/emulated_reduction.h"
#include "ptx/reader.h"
#include "simt/grid.h"
#include "support/runs.h"

namespace {

using namespace warpfold;

constexpr int repeats = 9;
constexpr std::uint32_t threadsOfBlock = 256;

double cpuSeconds() {
  timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

/// The best of several runs: thread-barriers a second, in millions. `run` gives how many it made.
template <typename Prepare, typename Run>
double bestRate(Prepare prepare, Run run) {
  double best = 0;
  for (int repeat = 0; repeat < repeats; ++repeat) {
    prepare();
    const double begin = cpuSeconds();
    const std::uint64_t made = run();
    best = std::max(best, static_cast<double>(made) / (cpuSeconds() - begin) * 1e-6);
  }
  return best;
}

struct Rates {
  double counted = 0, plain = 0;
  double watched = 0;  ///< counted, and hazards found
};

RunRequest requestOf(const std::string& id, std::uint64_t n) {
  RunRequest request;
  request.kernel = id;
  request.n = n;
  request.block = threadsOfBlock;
  request.input = "bytes";
  return request;
}

Rates emulatorRates(const RunRequest& request) {
  emulation::GridRunner runner(1);
  const Inputs inputs = makeInputs({request.input, {}, request.type, request.op, request.n, 0, request.seed});
  emulation::EmulatedReduction reduction(runner, planned(request), inputs);
  std::uint64_t made = 0;
  Rates rates;
  rates.counted = bestRate([&] { reduction.restore(); },
                           [&] {
                             made = 0;
                             const auto outcomes = reduction.runCounted({}, RunControl{});
                             for (std::size_t i = 0; i < outcomes.size(); ++i)
                               for (const auto& step : outcomes[i].steps)
                                 made += step.memory.barriers * reduction.launches()[i].block;
                             return made;
                           });
  rates.plain = bestRate([&] { reduction.restore(); },
                         [&] {
                           reduction.runPlain(RunControl{});
                           return made;
                         });
  return rates;
}

Rates machineRates(const std::string& text, std::uint64_t n, std::uint32_t grid) {
  const auto program = std::make_shared<const ptx::Program>(ptx::decode(ptx::readModule(text)));
  simt::Operations performed;
  performed["wf_op"] = simt::combination(ElementType::int32, Operation::sum);
  performed["wf_identity"] = simt::identity(ElementType::int32, Operation::sum);
  performed["wf_atomic"] = simt::atomicCombination(ElementType::int32, Operation::sum);
  std::vector<std::int32_t> kept(std::max<std::uint64_t>(n, std::uint64_t{grid} * threadsOfBlock * 2));
  for (std::uint64_t i = 0; i < n; ++i) kept[i] = static_cast<std::int32_t>(i * 37 % 256);
  std::vector<std::int32_t> in = kept, out(grid), ticket(grid * 4 + 1);
  simt::Memory memory;
  std::uint64_t parameters[4] = {0, 0, n, 0};
  parameters[0] = memory.map("g_in", std::as_writable_bytes(std::span(in)), 4);
  parameters[1] = memory.map("g_out", std::as_writable_bytes(std::span(out)), 4);
  parameters[3] = memory.map("ticket", std::as_writable_bytes(std::span(ticket)), 4);
  memory.load(*program);
  simt::Launch launch;
  launch.grid.x = grid;
  launch.block.x = threadsOfBlock;
  const auto* bytes = reinterpret_cast<const std::byte*>(parameters);
  launch.parameters.assign(bytes, bytes + program->parameterBytes);
  const auto rate = [&](bool counted, bool watched = false) {
    const simt::Code code(program, performed, counted);
    return bestRate(
        [&] {
          in = kept;
          std::fill(ticket.begin(), ticket.end(), 0);
        },
        [&] {
          simt::LaunchCounts counts(*program);
          simt::LaunchHazards hazards(code, memory, launch, 0);
          simt::runGrid(code, memory, launch, counts, {.hazards = watched ? &hazards : nullptr});
          for (const Hazard& each : hazards.list()) fmt::print("{}\n", each.text());
          return counts.threadBarriers;
        });
  };
  return {rate(true), rate(false), rate(true, true)};
}

}  // namespace

int main(int argc, char** argv) {
  const std::uint64_t n = argc > 1 ? parseCount(argv[1], Field::n) : 1u << 20;
  std::vector<std::string> ids(argv + std::min(argc, 2), argv + argc);
  if (ids.empty())
    ids = {"neighbored",  "shared-sequential", "shared-strided", "unroll-last-warp",
           "grid-stride", "last-block",        "grid-barrier"};
  fmt::print("n {}, block {}, int32 sum; best of {} in CPU time; M thread-barriers/s\n", n, threadsOfBlock, repeats);
  fmt::print("{:<20} {:>14} {:>14} {:>6} {:>14} {:>14} {:>6} {:>14} {:>6}\n", "kernel", "counted C++", "counted PTX",
             "", "plain C++", "plain PTX", "", "watched PTX", "time");
  for (const std::string& id : ids) {
    std::string file = id;
    std::replace(file.begin(), file.end(), '-', '_');
    std::ifstream in(std::string(WARPFOLD_TEST_DATA) + "/ptx/" + file + ".ptx");
    std::ostringstream text;
    text << in.rdbuf();
    const RunRequest request = requestOf(id, n);
    const auto grid = static_cast<std::uint32_t>(planned(request).launches.front().grid);
    const Rates older = emulatorRates(request), newer = machineRates(text.str(), n, grid);
    fmt::print("{:<20} {:>14.1f} {:>14.1f} {:>6.2f} {:>14.1f} {:>14.1f} {:>6.2f} {:>14.1f} {:>6.2f}\n", id,
               older.counted, newer.counted, newer.counted / older.counted, older.plain, newer.plain,
               newer.plain / older.plain, newer.watched, newer.counted / newer.watched);
  }
}
