// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "simt/grid.h"

#include <deque>
#include <memory>
#include <optional>

#include "words/say.h"

namespace warpfold::simt {

namespace {

constexpr std::uint64_t mostThreads = 1024;  // of a block (CUDA C++ Programming Guide, Compute Capabilities)

void check(const Code& code, const Launch& launch) {
  const bool width = launch.warpWidth == 4 || launch.warpWidth == 8 || launch.warpWidth == 16 || launch.warpWidth == 32;
  if (launch.block.count() == 0 || launch.block.count() > mostThreads || launch.grid.count() == 0 || !width ||
      launch.parameters.size() != code.program().parameterBytes)
    throw InvalidRequest(say<"launch-does-not-fit">(arg<"threads">(launch.block.count()),
                                                    arg<"bytes">(launch.parameters.size()),
                                                    arg<"needed">(code.program().parameterBytes)));
}

/// Blocks in order; those that wait for others stay until they have ended.
class Grid {
 public:
  Grid(const Code& code, const Memory& memory, const Launch& launch, LaunchCounts* counts, HazardWatch* watch)
      : m_watch(watch),
        m_code(code),
        m_memory(memory),
        m_launch(launch),
        m_counts(counts),
        m_blocks(launch.grid.count()) {}

  void run() {
    while (m_next < m_blocks || !m_resident.empty()) {
      std::unique_ptr<Block> block = take();
      const Block::Outcome outcome = block->run();
      if (outcome == Block::Outcome::stuck) return;
      if (outcome == Block::Outcome::done) {
        m_idle.push_back(std::move(block));
        m_rounds = 0;
      } else {
        m_resident.push_back(std::move(block));
      }
    }
  }

 private:
  bool mayStart() const { return m_next < m_blocks && m_resident.size() < m_launch.limits.residentBlocks; }

  std::unique_ptr<Block> take() {
    if (!mayStart()) {
      if (m_next < m_blocks && ++m_rounds > m_launch.limits.roundsWithoutEnd) throwNoProgress();
      std::unique_ptr<Block> block = std::move(m_resident.front());
      m_resident.pop_front();
      return block;
    }
    if (m_idle.empty()) m_idle.push_back(std::make_unique<Block>(m_code, m_memory, m_launch, m_counts, m_watch));
    std::unique_ptr<Block> block = std::move(m_idle.back());
    m_idle.pop_back();
    block->start(m_next++);
    return block;
  }

  [[noreturn]] void throwNoProgress() const {
    const Block& block = *m_resident.front();
    throw KernelFault({KernelFault::Kind::deadlock, {}, BlockId{block.index()}, ThreadId{0}},
                      say<"fault-no-progress">(arg<"block">(block.index()), arg<"blocks">(m_blocks - m_next)));
  }

  HazardWatch* m_watch;
  const Code& m_code;
  const Memory& m_memory;
  const Launch& m_launch;
  LaunchCounts* m_counts;
  std::uint64_t m_blocks, m_next = 0, m_rounds = 0;
  std::deque<std::unique_ptr<Block>> m_resident;
  std::vector<std::unique_ptr<Block>> m_idle;
};

}  // namespace

void runGrid(const Code& code, const Memory& memory, const Launch& launch, LaunchCounts& counts,
             LaunchHazards* hazards) {
  check(code, launch);
  std::optional<HazardWatch> watch;
  if (hazards != nullptr) watch.emplace(*hazards);
  Grid(code, memory, launch, &counts, watch ? &*watch : nullptr).run();
}

}  // namespace warpfold::simt
