// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "emulation/emulated_reduction.h"

#include <algorithm>
#include <cstring>
#include <limits>

#include "catalogue/kernel_info.h"
#include "data/inputs.h"
#include "data/reference.h"
#include "values/identity.h"
#include "words/say.h"

namespace warpfold::emulation {

EmulatedReduction::EmulatedReduction(GridRunner& runner, const PlannedRun& run, const Inputs& inputs)
    : m_runner(runner),
      m_run(run),
      m_request(m_run.request),
      m_kernel(*m_run.kernel),
      m_inputs(inputs),
      m_accumulator(m_run.accumulator()),
      m_width(sizeOf(m_accumulator)),
      m_bodies(kernelBodies(m_kernel.codeId(), m_accumulator)),
      m_launches(m_run.launches) {
  // Every array begins at a multiple of 512 bytes, as device allocations do, so that sectors fall alike.
  const std::uint64_t alignment = 512 / m_width;
  const auto aligned = [&](std::uint64_t n) { return (n + alignment - 1) / alignment * alignment; };
  std::uint64_t elements = 0;
  m_offsets.push_back(m_kernel.inPlace ? m_request.offset : 0);
  if (m_kernel.inPlace) elements += aligned(m_request.offset + m_launches.front().padded);
  for (std::size_t i = 0; i < m_launches.size(); ++i) {
    m_offsets.push_back(elements);
    const bool more = i + 1 < m_launches.size();
    elements += aligned(std::max(m_launches[i].outputs, more ? m_launches[i + 1].padded : 0));
  }
  if (m_kernel.publishes) {
    m_slots = elements;
    elements += aligned(2 * m_launches.front().grid);
  }
  // Faulty kernels write a little beyond the end.
  constexpr std::uint64_t slack = 2048;
  m_arena = HostArray(m_accumulator, elements + slack);
}

void EmulatedReduction::restore() {
  const Scalar identity = identityOf(m_accumulator, m_request.op);
  if (m_kernel.inPlace) {
    std::byte* const copy = m_arena.data() + m_offsets[0] * m_width;
    copyMapped(copy, m_accumulator, m_inputs, m_request.op, 0, m_run.n());
    fillWith(copy + m_run.n() * m_width, m_launches[0].padded - m_run.n(), identity);
  }
  if (m_kernel.publishes) std::memset(m_arena.data() + m_slots * m_width, 0, 2 * m_launches.front().grid * m_width);
  for (std::size_t i = 0; i < m_launches.size(); ++i) {
    if (m_kernel.output == KernelInfo::Output::one) fillWith(outputs(i), 1, identity);
    if (i + 1 < m_launches.size())
      fillWith(outputs(i) + m_launches[i + 1].n * m_width, m_launches[i + 1].padded - m_launches[i + 1].n, identity);
  }
}

KernelArguments EmulatedReduction::arguments(std::size_t launch) const {
  KernelArguments a;
  const Launch& plan = m_launches[launch];
  a.n = plan.n;
  a.readable = plan.padded;
  a.op = m_request.op;
  a.output = const_cast<std::byte*>(m_arena.data()) + m_offsets[launch + 1] * m_width;
  a.ticket = const_cast<unsigned*>(&m_ticket);
  if (m_kernel.publishes) a.slots = const_cast<std::byte*>(m_arena.data()) + m_slots * m_width;
  if (launch == 0 && !m_kernel.inPlace) {
    a.input = m_inputs.first->data();
    a.stored = m_request.type;
    a.mapping = mappingOf(m_request.op);
    const std::size_t shift = m_request.offset * sizeOf(a.stored);
    a.inputAddress = inputSpace + shift;
    if (m_inputs.second) {
      a.second = m_inputs.second->data();
      a.secondAddress = secondInputSpace + shift;
    }
    return a;
  }
  a.input = m_arena.data() + m_offsets[launch] * m_width;
  a.stored = m_accumulator;
  a.inputAddress = reinterpret_cast<std::uintptr_t>(a.input);
  return a;
}

/// Whether the kernel can read the input as an array of T, with nothing in between.
bool EmulatedReduction::isDirect(const KernelArguments& a) const {
  return combiningOf(m_request.op) == Operation::sum && a.mapping == Mapping::none && a.stored == m_accumulator &&
         (m_kernel.inPlace || a.readable == a.n) && !m_kernel.broken();
}

EmulatedLaunch EmulatedReduction::prepared(std::size_t index) {
  const Launch& plan = m_launches[index];
  const KernelArguments a = arguments(index);
  EmulatedLaunch launch;
  launch.shape = {plan.grid, plan.block,        m_request.warp,  m_kernel.sharesOnePerThread ? plan.block : 0,
                  0,         m_bodies.meetings, m_bodies.fences, static_cast<std::uint32_t>(index)};
  launch.shape.lastBlockAlone = m_kernel.lastBlockFinishes();
  launch.shape.cluster = static_cast<std::uint32_t>(m_kernel.clusterOf(plan.grid));
  // What a block does may depend on its place in the cluster, which no repeated log knows.
  launch.shape.countsEach = m_countsEach || m_kernel.cluster > 1;
  launch.memory.arena = m_arena.data();
  launch.memory.arenaBytes = m_arena.bytes();
  launch.memory.input = reinterpret_cast<const void*>(a.inputAddress);
  launch.memory.inputElementBytes = sizeOf(a.stored);
  launch.memory.inputBytes = a.readable * launch.memory.inputElementBytes;
  launch.memory.output = a.output;
  launch.memory.outputBytes = plan.outputs * m_width;
  launch.memory.elementBytes = m_width;
  launch.memory.counters = a.ticket;
  launch.memory.counterBytes = sizeof *a.ticket;
  launch.memory.slots = a.slots;
  launch.memory.slotsBytes = m_kernel.publishes ? 2 * m_width * plan.grid : 0;
  launch.recorded.launch = static_cast<std::uint32_t>(index);
  launch.recorded.type = m_accumulator;
  launch.recorded.identityBits = identityOf(m_accumulator, m_request.op).bits;
  launch.recorded.asked = m_request.traceBlocks.text();
  launch.recorded.n = plan.n;
  launch.recorded.perThread = m_kernel.elements;
  launch.recorded.inPlace = m_kernel.inPlace;
  launch.recorded.inputAddress = a.inputAddress;
  launch.recorded.secondAddress = a.secondAddress;
  launch.recorded.storedBytes = sizeOf(a.stored);
  launch.plain = isDirect(a) ? m_bodies.plainSum : m_bodies.plain;
  launch.counted = m_bodies.counted;
  launch.proof = m_bodies.proof;
  launch.lastBlockWaits = m_kernel.waitsForBlocks();
  launch.lastBlockFinishes = m_kernel.lastBlockFinishes();
  launch.outputPerBlock = m_kernel.output == KernelInfo::Output::block && !m_kernel.inPlace;
  m_bound.push_back(m_bodies.bind(a));
  launch.arguments = m_bound.back().get();
  return launch;
}

void EmulatedReduction::runPlain(const RunControl& control) {
  // A report costs a look at the clock: only launches that take long enough to be waited for make any.
  constexpr std::uint64_t worthReporting = 4096;
  m_bound.clear();
  for (std::size_t i = 0; i < m_launches.size(); ++i) {
    std::function<void(double)> progress;
    if (m_launches[i].grid > worthReporting && control.progress)
      progress = [&](double fraction) {
        control.report(say<"progress-timing">(arg<"kernel">(m_request.kernel)), fraction);
      };
    m_runner.runPlain(prepared(i), control.stopFlag(), progress);
  }
}

namespace {

/// The line of a kernel file in which the counter of finished blocks is counted up.
std::uint32_t ticketLine(const KernelInfo& kernel) {
  const auto at = std::min(kernel.code.find("(ticket"), kernel.code.size());
  return kernel.firstLine + static_cast<std::uint32_t>(std::count(
                                kernel.code.begin(), kernel.code.begin() + static_cast<std::ptrdiff_t>(at), '\n'));
}

}  // namespace

/// What is wrong with a launch that leaves its counter above zero.
Hazard EmulatedReduction::leftover(std::size_t launch, const LaunchOutcome& outcome) const {
  Hazard hazard;
  hazard.kind = Hazard::Kind::counter;
  hazard.launch = static_cast<std::uint32_t>(launch);
  hazard.block = BlockId{m_launches[launch].grid - 1};
  hazard.second = {ThreadId{0}, ticketLine(m_kernel), true};
  hazard.where = {Hazard::Place::Kind::ticket, 0};
  if (const auto& count = outcome.lastCount) {
    hazard.block = count->block;
    hazard.step = count->step;
    hazard.row = rowOf(outcome, hazard.block, hazard.step);
    hazard.second = {count->thread, count->line, true};
  }
  return hazard;
}

std::vector<LaunchOutcome> EmulatedReduction::runCounted(std::span<const std::uint64_t> traced,
                                                         const RunControl& control) {
  try {
    return runLaunches(traced, control);
  } catch (const LastTicketDrawn&) {
    countEachBlock();
    restore();
    return runLaunches(traced, control);
  }
}

std::vector<LaunchOutcome> EmulatedReduction::runLaunches(std::span<const std::uint64_t> traced,
                                                          const RunControl& control) {
  std::vector<LaunchOutcome> outcomes;
  m_bound.clear();
  m_ticket = 0;
  for (std::size_t i = 0; i < m_launches.size(); ++i) {
    std::vector<std::uint64_t> blocks{0};
    if (i == 0) blocks.insert(blocks.end(), traced.begin(), traced.end());
    if (m_kernel.lastBlockFinishes()) blocks.push_back(m_launches[i].grid - 1);
    std::sort(blocks.begin(), blocks.end());
    blocks.erase(std::unique(blocks.begin(), blocks.end()), blocks.end());
    EmulatedLaunch launch = prepared(i);
    if (i == 1 && launch.outputPerBlock) launch.recorded.blankInputs = outcomes[0].blank;
    outcomes.push_back(m_runner.runCounted(launch, blocks, control.stopFlag(), [&](double fraction) {
      if (i == 0) control.report(say<"progress-counting">(arg<"kernel">(m_request.kernel)), fraction);
    }));
    if (m_kernel.ticket && m_ticket != 0) mergeHazards(outcomes.back().hazards, {leftover(i, outcomes.back())});
    m_ticket = 0;
  }
  return outcomes;
}

std::vector<std::shared_ptr<BlockTrace>> EmulatedReduction::traceBlocks(std::size_t index,
                                                                        std::span<const std::uint64_t> traced,
                                                                        std::optional<std::uint64_t> finishing) {
  std::vector<std::shared_ptr<BlockTrace>> traces;
  m_bound.clear();
  EmulatedLaunch launch = prepared(index);
  launch.recorded.blankInputs = m_blankInputs;
  launch.recorded.blankOutputs = m_blankOutputs;
  const auto lastTicket = static_cast<unsigned>(launch.shape.grid - 1);
  if (m_kernel.publishes && finishing) markSlots();
  Machine machine;
  machine.begin(launch.shape, launch.memory, launch.counted, launch.arguments, true);
  TraceBudget budget;
  for (const std::uint64_t block : traced) {
    m_ticket = finishing == block ? lastTicket : 0;
    if (const std::uint64_t cluster = launch.shape.cluster; (block + 1) % cluster == 0)
      for (std::uint64_t other = block + 1 - cluster; other < block; ++other) machine.runBlock(other, nullptr);
    Recorder recorder(launch.shape, launch.memory, launch.recorded, block);
    machine.runBlock(block, &recorder);
    traces.push_back(recorder.take(machine));
    budget.take(*traces.back(), launch.recorded.asked);
    traces.back()->finishes = m_kernel.lastBlockFinishes() && (finishing == block || lastTicket == 0);
  }
  m_ticket = 0;
  return traces;
}

BlockRanges EmulatedReduction::blankBlocks() {
  m_bound.clear();
  const EmulatedLaunch launch = prepared(0);
  Machine machine;
  machine.begin(launch.shape, launch.memory, launch.counted, launch.arguments, true);
  for (std::uint64_t block = 0; block < launch.shape.grid; ++block) machine.runBlock(block, nullptr);
  m_ticket = 0;
  return machine.blank();
}

void EmulatedReduction::setPartials(const HostArray& partials) {
  if (!m_kernel.publishes) {
    std::memcpy(outputs(0), partials.data(), partials.bytes());
    return;
  }
  std::byte* const slots = m_arena.data() + m_slots * m_width;
  for (std::size_t i = 0; i < partials.size(); ++i)
    std::memcpy(slots + 2 * i * m_width, partials.data() + i * m_width, m_width);
}

/// The values of all blocks are there.
void EmulatedReduction::markSlots() {
  std::byte* const slots = m_arena.data() + m_slots * m_width;
  for (std::uint64_t i = 0; i < m_launches.front().grid; ++i) std::memset(slots + (2 * i + 1) * m_width, 1, m_width);
}

void EmulatedReduction::setBlank(BlockRanges inputs, BlockRanges outputs) {
  m_blankInputs = std::move(inputs);
  m_blankOutputs = std::move(outputs);
}

Scalar EmulatedReduction::combined() const {
  Scalar value{m_accumulator, 0};
  std::memcpy(&value.bits, m_arena.data() + m_offsets.back() * m_width, m_width);
  return value;
}

Scalar EmulatedReduction::result() const {
  return finished(combined(), m_request.op, m_run.n());
}

std::uint64_t depthAfterPartials(const BlockTrace& trace) {
  std::uint32_t row = std::numeric_limits<std::uint32_t>::max();
  for (const Node& node : trace.nodes)
    if (node.isInput() && node.at.isOfBlocks()) row = std::min(row, node.row);
  BlockTrace rest = trace;
  for (Node& node : rest.nodes) {
    if (node.row > row || node.isInput()) continue;
    // A block without elements leaves the identity, here as in the blocks before.
    node.padding = rest.nodes[node.left.value].padding && rest.nodes[node.right.value].padding && node.more == 0;
    node.left = node.right = Node::none;
  }
  return depth(rest);
}

std::uint64_t chainLength(const KernelInfo& kernel, std::span<const LaunchOutcome> outcomes) {
  std::uint64_t length = 0;
  for (const LaunchOutcome& outcome : outcomes) {
    if (!outcome.traces.empty()) length += depth(*outcome.traces.front());
    if (!outcome.traces.empty() && outcome.traces.back()->finishes)
      length += depthAfterPartials(*outcome.traces.back());
    if (kernel.output != KernelInfo::Output::one) continue;
    std::uint64_t atomics = 0;
    for (const StepTally& step : outcome.steps) atomics += step.memory.atomics;
    if (!kernel.inPlace) atomics -= outcome.blankAtomics;
    length += std::max<std::uint64_t>(atomics, 1) - 1;
  }
  return length;
}

}  // namespace warpfold::emulation
