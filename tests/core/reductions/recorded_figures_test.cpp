// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// Reductions of the catalogue against tests/data/reductions.csv: counters, what happens in every step, hazards, and the
// traces of three blocks. Two engines that shared nothing found the same: the machine, which executes PTX, and the
// emulator before it, which ran the kernels' C++ on the host and had been checked with the hardware's counters. Where
// they went different ways, the cells are the machine's:
//  - of kernels that draw a ticket: `active` and `requests`. What all threads of the source read, PTX reads in those
//    that go on with it; and the flag that tells the last block is a word like others.
//  - of kernels that publish partials: `requests`. The mark that a partial is there is cleared by itself.
//  - of clusters: `requests` and `rows`. What another block has handed over is read behind the barrier.
//  - of faulty kernels: `result`, `occasions` and the traces, but for their steps and the number of nodes. What a race
//    leaves behind, and how often it is seen, depends on the order of lanes.
// The hardware's counters were the same in both everywhere.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <sstream>

#include "reductions/reduction.h"
#include "support/reduction_figures.h"
#include "support/runs.h"

namespace warpfold {
namespace {

constexpr const char* requestColumns = "kernel,type,op,input,n,block,grid,warp,offset,seed";
constexpr std::size_t requestCells = 10;

std::vector<std::string> cellsOf(const std::string& line) {
  std::vector<std::string> cells{""};
  for (const char c : line)
    if (c == ',')
      cells.emplace_back();
    else
      cells.back() += c;
  return cells;
}

RunRequest recordedRequest(const std::vector<std::string>& cells) {
  RunRequest request;
  request.backend = "emulator";
  request.kernel = cells[0];
  request.type = elementTypeFromName(cells[1]);
  request.op = operationFromName(cells[2]);
  request.input = cells[3];
  request.n = std::stoull(cells[4]);
  request.block = static_cast<std::uint32_t>(std::stoul(cells[5]));
  if (!cells[6].empty()) request.grid = std::stoull(cells[6]);
  request.warp = static_cast<std::uint32_t>(std::stoul(cells[7]));
  request.offset = static_cast<std::uint32_t>(std::stoul(cells[8]));
  request.seed = std::stoull(cells[9]);
  return request;
}

/// The first block, one in the middle and the last one. Blocks that are traced run first, so that others would find
/// other values in the word where all meet.
std::vector<std::uint64_t> tracedOf(const PlannedRun& run) {
  const std::uint64_t grid = run.launches.front().grid;
  if (run.kernel->output == KernelInfo::Output::one) return {0};
  std::vector<std::uint64_t> blocks{0, grid / 2, grid - 1};
  blocks.erase(std::unique(blocks.begin(), blocks.end()), blocks.end());
  return blocks;
}

Figures figuresNow(const RunRequest& request) {
  const PlannedProblem problem = prepareProblem(request);
  reductions::Reduction reduction(problem.run, problem.problem.inputs, 1);
  reduction.restore();
  const auto outcomes = reduction.runCounted(tracedOf(problem.run), RunControl{});
  return figuresOf(*problem.run.kernel, reduction.result(), outcomes);
}

struct Table {
  std::string head;
  std::vector<std::string> lines;
};

Table recordedTable() {
  std::ifstream file(std::string(WARPFOLD_TEST_DATA) + "/reductions.csv");
  Table table;
  std::getline(file, table.head);
  for (std::string line; std::getline(file, line);) table.lines.push_back(line);
  return table;
}

/// With WARPFOLD_WRITE_FIGURES=FILE in the environment the requests of the table are written there with what the
/// machine finds now, to take the place of tests/data/reductions.csv. A row may come without its figures: a new
/// request.
TEST(RecordedFigures, are_what_the_machine_finds) {
  const char* const target = std::getenv("WARPFOLD_WRITE_FIGURES");
  std::ofstream out;
  if (target != nullptr) out.open(target);
  const Table table = recordedTable();
  ASSERT_GT(table.lines.size(), 400u);
  std::string head = requestColumns;
  for (const std::string& line : table.lines) {
    std::vector<std::string> cells = cellsOf(line);
    ASSERT_GE(cells.size(), requestCells) << line;
    const Figures figures = figuresNow(recordedRequest(cells));
    std::string row = fmt::format("{}", fmt::join(cells.begin(), cells.begin() + requestCells, ","));
    SCOPED_TRACE(fmt::format("{}\n{}", requestColumns, row));
    if (&line == &table.lines.front())
      for (const auto& [name, value] : figures) head += "," + name;
    if (target != nullptr) {
      if (&line == &table.lines.front()) out << head << "\n";
      out << row;
      for (const auto& [name, value] : figures) out << "," << value;
      out << "\n";
      continue;
    }
    ASSERT_EQ(table.head, head);
    ASSERT_EQ(cells.size(), requestCells + figures.size());
    for (std::size_t i = 0; i < figures.size(); ++i) {
      const auto& [name, now] = figures[i];
      const std::string& recorded = cells[requestCells + i];
      EXPECT_EQ(now, recorded) << name;
    }
  }
}

}  // namespace
}  // namespace warpfold
