// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "reductions/reduction.h"

#include <sched.h>

#include <algorithm>
#include <cstring>
#include <map>
#include <thread>

#include "catalogue/kernel_info.h"
#include "data/reference.h"
#include "emulation/executions.h"
#include "emulation/launch_hazards.h"
#include "emulation/merge_hazards.h"
#include "emulation/recorder.h"
#include "reductions/kernel_code.h"
#include "reductions/performed.h"
#include "values/identity.h"
#include "words/say.h"

namespace warpfold::reductions {

unsigned usableCores() {
  cpu_set_t cores;
  if (::sched_getaffinity(0, sizeof cores, &cores) != 0) return std::max(1u, std::thread::hardware_concurrency());
  return static_cast<unsigned>(std::max(1, CPU_COUNT(&cores)));
}

Reduction::Reduction(const PlannedRun& run, const Inputs& inputs, unsigned threads)
    : m_run(run),
      m_request(m_run.request),
      m_kernel(*m_run.kernel),
      m_inputs(inputs),
      m_threads(threads != 0 ? threads : usableCores()),
      m_accumulator(m_run.accumulator()),
      m_width(sizeOf(m_accumulator)),
      m_launches(m_run.launches) {
  layOut();
  m_untouched = paddingOf(m_accumulator, combiningOf(m_request.op));
  if (m_kernel.user || m_kernel.inPlace || m_launches[0].padded <= m_run.n()) return;
  copyInputs();
}

void Reduction::copyInputs() {
  padInput(m_inputs.first, m_paddedFirst);
  if (m_inputs.second) padInput(m_inputs.second, m_paddedSecond);
}

void Reduction::layOut() {
  // Every array begins at a multiple of 512 bytes, as device allocations do, so that sectors fall alike.
  const std::uint64_t alignment = 512 / m_width;
  const auto aligned = [&](std::uint64_t n) { return (n + alignment - 1) / alignment * alignment; };
  std::uint64_t elements = 0;
  m_offsets.push_back(0);
  if (m_kernel.inPlace) elements += aligned(m_launches.front().padded);
  for (std::size_t i = 0; i < m_launches.size(); ++i) {
    m_offsets.push_back(elements);
    const bool more = i + 1 < m_launches.size();
    elements += aligned(std::max(m_launches[i].outputs, more ? m_launches[i + 1].padded : 0));
  }
  if (m_kernel.publishes) {
    m_slots = elements;
    elements += aligned(2 * m_launches.front().grid);
  }
  m_arena = HostArray(m_accumulator, elements);
}

void Reduction::padInput(const std::shared_ptr<const HostArray>& input, HostArray& padded) const {
  if (padded.size() == 0) padded = HostArray(m_request.type, m_launches[0].padded);
  std::memcpy(padded.data(), input->data(), input->bytes());
  fillWith(padded.data() + input->bytes(), m_launches[0].padded - m_run.n(), paddingOf(m_request.type, m_request.op));
}

void Reduction::restore() {
  if (m_kernel.user) {
    std::memcpy(m_arena.data(), m_inputs.first->data(), m_kernel.inPlace ? m_inputs.first->bytes() : 0);
    if (!m_kernel.inPlace) copyInputs();  // it may have changed them
    // What blocks leave alone changes nothing then, and atomics begin with the identity.
    return fillWith(outputs(0), m_launches.front().outputs, m_untouched);
  }
  const Scalar identity = identityOf(m_accumulator, m_request.op);
  if (m_kernel.inPlace) {
    copyMapped(m_arena.data(), m_accumulator, m_inputs, m_request.op, 0, m_run.n());
    fillWith(m_arena.data() + m_run.n() * m_width, m_launches[0].padded - m_run.n(), identity);
  }
  if (m_kernel.publishes) std::memset(m_arena.data() + m_slots * m_width, 0, 2 * m_launches.front().grid * m_width);
  for (std::size_t i = 0; i < m_launches.size(); ++i) {
    if (m_kernel.output == KernelInfo::Output::one) fillWith(outputs(i), 1, identity);
    if (i + 1 < m_launches.size())
      fillWith(outputs(i) + m_launches[i + 1].n * m_width, m_launches[i + 1].padded - m_launches[i + 1].n, identity);
  }
}

emulation::TracedArray Reduction::mapInput(Prepared& prepared, const std::shared_ptr<const HostArray>& input,
                                           HostArray& padded, const char* name) {
  const std::size_t bytes = sizeOf(m_request.type);
  // Kernels of the catalogue only read it.
  std::byte* const data = padded.size() != 0 ? padded.data() : const_cast<std::byte*>(input->data());
  const std::uint64_t elements = padded.size() != 0 ? padded.size() : input->size();
  const std::uint64_t address = prepared.memory.map(name, {data, elements * bytes}, bytes, m_request.offset * bytes);
  prepared.memory.setRole(address, emulation::Area::Role::input, m_run.n() * bytes);
  return {address, elements * bytes};
}

namespace {

/// Of a kernel of the user's, which may not end: enough for one that goes through all elements in one thread.
std::int64_t mostInstructionsOfWarp(std::uint64_t n) {
  constexpr std::int64_t least = std::int64_t{1} << 24, ofElement = 256;
  return least + ofElement * static_cast<std::int64_t>(n);
}

/// The numbers of the types that a kernel may combine by instructions.
bool isCombinedByInstructions(ElementType type) {
  return type != ElementType::float16 && type != ElementType::bfloat16;
}

/// Says how values of the type are combined, of a kernel that calls no operator.
void traceInstructions(emulation::TracedLaunch& traced) {
  const Operation op = combiningOf(traced.op);
  traced.identity = identityOf(traced.type, op).bits;
  traced.combine = visitArithmetic(traced.type, [&](auto tag) -> decltype(traced.combine) {
    using T = typename decltype(tag)::type;
    return [type = traced.type, combine = combineFunction<T>(op)](std::uint64_t left, std::uint64_t right) {
      return Scalar::of(combine(Scalar{type, left}.template as<T>(), Scalar{type, right}.template as<T>())).bits;
    };
  });
}

}  // namespace

/// Of a kernel of the user's: its parameters are what they were understood to be.
void Reduction::prepareUser(Prepared& prepared) {
  const UserCode& user = *m_kernel.user;
  const Launch& plan = m_launches.front();
  emulation::Launch& launch = prepared.launch;
  emulation::TracedLaunch& traced = prepared.traced;
  launch.limits.instructionsOfWarp = mostInstructionsOfWarp(plan.n);
  if (prepared.code->program().takesDynamicShared)
    launch.dynamicSharedBytes = plan.block * static_cast<std::uint32_t>(m_width);
  const auto values = [&](const char* name, std::uint64_t at, std::uint64_t count, std::uint64_t offset) {
    return emulation::TracedArray{
        prepared.memory.map(name, {m_arena.data() + at * m_width, count * m_width}, m_width, offset * m_width),
        count * m_width};
  };
  using enum emulation::Area::Role;
  m_scratch.clear();
  for (const UserCode::Parameter& each : user.parameters) {
    std::uint64_t value = plan.n;
    switch (each.role) {
      case ParameterRole::n: break;
      case ParameterRole::number: value = each.number; break;
      case ParameterRole::scratch: {
        std::vector<std::byte>& array = m_scratch.emplace_back(std::max(plan.n, plan.threads()) * each.number);
        value = prepared.memory.map("scratch", {array.data(), array.size()}, each.number);
        break;
      }
      case ParameterRole::in:
        traced.input = mapInput(prepared, m_inputs.first, m_paddedFirst, "in");
        value = traced.input.begin;
        break;
      case ParameterRole::in2:
        traced.second = mapInput(prepared, m_inputs.second, m_paddedSecond, "in2");
        value = traced.second.begin;
        break;
      case ParameterRole::inOut:
        traced.input = values("in-out", m_offsets[0], plan.n, m_request.offset);
        prepared.memory.setRole(traced.input.begin, input, plan.n * m_width);
        value = traced.input.begin;
        break;
      case ParameterRole::out:
        traced.output = values("out", m_offsets[1], plan.outputs, 0);
        prepared.memory.setRole(traced.output.begin, output);
        value = traced.output.begin;
        break;
    }
    std::memcpy(launch.parameters.data() + each.offset, &value, std::min<std::size_t>(sizeof value, each.bytes));
  }
  if (isCombinedByInstructions(m_accumulator)) traceInstructions(traced);
  prepared.memory.load(prepared.code->program());
}

void Reduction::prepare(Prepared& prepared, std::size_t index, bool counted) {
  const Launch& plan = m_launches[index];
  prepared.code = codeOf(m_kernel, {m_request.type, m_request.op, index == 0, plan.block, counted});
  const ptx::Program& program = prepared.code->program();
  emulation::Launch& launch = prepared.launch;
  launch.grid.x = static_cast<std::uint32_t>(plan.grid);
  launch.block.x = plan.block;
  launch.warpWidth = m_request.warp;
  launch.cluster = static_cast<std::uint32_t>(m_kernel.clusterOf(plan.grid));
  launch.parameters.assign(program.parameterBytes, std::byte{0});
  const auto put = [&](std::size_t parameter, std::uint64_t value, std::size_t place = 0) {
    std::memcpy(launch.parameters.data() + program.parameters.at(parameter).offset + place * sizeof value, &value,
                sizeof value);
  };
  emulation::Memory& memory = prepared.memory;
  const auto values = [&](const char* name, std::uint64_t at, std::uint64_t count, std::uint64_t offset = 0) {
    const std::uint64_t begin =
        memory.map(name, {m_arena.data() + at * m_width, count * m_width}, m_width, offset * m_width);
    return emulation::TracedArray{begin, count * m_width};
  };
  emulation::TracedLaunch& traced = prepared.traced;
  traced.launch = static_cast<std::uint32_t>(index);
  traced.type = m_accumulator;
  traced.op = m_request.op;
  traced.n = plan.n;
  traced.perThread = m_kernel.elements;
  traced.inPlace = m_kernel.inPlace;
  const bool asStored = index == 0 && !m_kernel.inPlace;
  traced.mapped = asStored && (m_request.type != m_accumulator || mappingOf(m_request.op) != Mapping::none);
  traced.storedBytes = static_cast<unsigned>(asStored ? sizeOf(m_request.type) : m_width);
  if (m_kernel.user) return prepareUser(prepared);
  if (asStored) {
    traced.input = mapInput(prepared, m_inputs.first, m_paddedFirst, "g_in");
    if (m_inputs.second) traced.second = mapInput(prepared, m_inputs.second, m_paddedSecond, "g_in2");
    if (m_inputs.second) put(0, traced.second.begin, 1);
  } else {
    traced.input = values("g_in", m_offsets[index], plan.padded, index == 0 ? m_request.offset : 0);
    memory.setRole(traced.input.begin, emulation::Area::Role::input, plan.n * m_width);
  }
  put(0, traced.input.begin);
  traced.output = values("g_out", m_offsets[index + 1], plan.outputs);
  memory.setRole(traced.output.begin, emulation::Area::Role::output);
  put(1, traced.output.begin);
  put(2, plan.n);
  if (m_kernel.publishes) {
    traced.slots = values("slots", m_slots, 2 * m_launches.front().grid);
    memory.setRole(traced.slots.begin, emulation::Area::Role::output);
    put(3, traced.slots.begin);
  } else if (m_kernel.ticket) {
    const std::uint64_t ticket = memory.map("ticket", std::as_writable_bytes(std::span(&m_ticket, 1)), sizeof m_ticket);
    memory.setRole(ticket, emulation::Area::Role::counter);
    put(3, ticket);
  }
  memory.load(program);
}

std::shared_ptr<const emulation::Code> Reduction::tracedCode(std::size_t index) const {
  return codeOf(m_kernel, {m_request.type, m_request.op, index == 0, m_launches[index].block, true, true});
}

void Reduction::runPlain(const RunControl& control) {
  // A report costs a look at the clock: only launches that take long enough to be waited for make any.
  constexpr std::uint64_t worthReporting = 4096;
  for (std::size_t i = 0; i < m_launches.size(); ++i) {
    Prepared prepared;
    prepare(prepared, i, false);
    emulation::GridOrder order{.threads = m_threads, .cancelled = &control.stopFlag()};
    if (m_launches[i].grid > worthReporting && control.progress)
      order.progress = [&](double fraction) {
        control.report(say<"progress-timing">(arg<"kernel">(m_request.kernel)), fraction);
      };
    emulation::LaunchCounts counts(prepared.code->program());
    emulation::runGrid(*prepared.code, prepared.memory, prepared.launch, counts, order);
  }
}

/// The recorders of the blocks of a launch that are followed; those of a cluster all, whoever is asked for.
class Reduction::Following {
 public:
  explicit Following(const emulation::TracedLaunch& launch) : m_launch(launch) {}
  emulation::Recorder* of(std::uint64_t block) {
    return m_recorders.emplace(block, std::make_unique<emulation::Recorder>(m_launch)).first->second.get();
  }
  /// Throws TraceTooLarge.
  std::shared_ptr<BlockTrace> take(std::uint64_t block) { return m_recorders.at(block)->take(); }
  bool has(std::uint64_t block) const { return m_recorders.contains(block); }

 private:
  const emulation::TracedLaunch& m_launch;
  std::map<std::uint64_t, std::unique_ptr<emulation::Recorder>> m_recorders;
};

namespace {

std::uint64_t warpsOf(const emulation::Launch& launch) {
  const std::uint64_t threads = launch.block.count(), width = launch.warpWidth;
  return launch.grid.count() * ((threads + width - 1) / width);
}

/// Gives the hazards of a trace the rows of their steps.
void setRows(BlockTrace& trace) {
  for (Hazard& hazard : trace.hazards)
    if (hazard.step < trace.steps.size()) hazard.row = trace.steps[hazard.step].row;
}

}  // namespace

LaunchOutcome Reduction::runLaunch(std::size_t index, std::span<const std::uint64_t> blocks,
                                   const LaunchOutcome* before, const RunControl& control) {
  Prepared prepared;
  prepare(prepared, index, true);
  const bool outputPerBlock = m_kernel.output == KernelInfo::Output::block && !m_kernel.inPlace;
  // Beyond, partials of blocks without elements count as values.
  constexpr std::uint64_t mostReaders = std::uint64_t{1} << 24;
  std::vector<std::uint8_t> readers;
  if (m_kernel.lastBlockFinishes() && outputPerBlock && m_launches[index].grid <= mostReaders)
    readers.resize(m_launches[index].grid);
  if (!readers.empty()) prepared.traced.blankOutput = [&](std::uint64_t i) { return readers.at(i) == 0; };
  if (index == 1 && outputPerBlock)
    prepared.traced.blankInput = [&](std::uint64_t i) { return before->counts.blank.contains(i); };
  const auto tracedCode = this->tracedCode(index);
  Following following(prepared.traced);
  emulation::LaunchHazards hazards(*prepared.code, prepared.memory, prepared.launch, static_cast<std::uint32_t>(index));
  hazards.follow(blocks);
  emulation::GridOrder order{.threads = m_threads, .first = blocks, .cancelled = &control.stopFlag()};
  // How often waiting blocks look must not depend on the host's threads.
  if (m_kernel.gridBarrier) order.threads = 1;
  order.lastAlone = m_kernel.lastBlockFinishes() && !m_kernel.gridBarrier;
  order.hazards = &hazards;
  order.traced = tracedCode.get();
  order.recorderOf = [&](std::uint64_t block) { return following.of(block); };
  order.readers = readers;
  if (index == 0)
    order.progress = [&](double fraction) {
      control.report(say<"progress-counting">(arg<"kernel">(m_request.kernel)), fraction);
    };
  const ptx::Program& program = prepared.code->program();
  LaunchOutcome outcome{emulation::LaunchCounts(program), {}, {}, {}, true, {}};
  outcome.ended = emulation::runGrid(*prepared.code, prepared.memory, prepared.launch, outcome.counts, order);
  outcome.executions = emulation::executionsOf(outcome.counts, program, warpsOf(prepared.launch));
  outcome.executions.operatorIsCall = callsOperator(program);
  TraceBudget budget;
  for (const std::uint64_t block : blocks) {
    if (!following.has(block)) continue;  // the launch ended before
    try {
      outcome.traces.push_back(following.take(block));
      budget.take(*outcome.traces.back(), m_request.traceBlocks.text());
    } catch (const emulation::TraceTooLarge& e) {
      outcome.untraced = e.message();
    }
  }
  if (outcome.untraced) outcome.traces.clear();  // all of what was asked for, or nothing
  if (m_kernel.lastBlockFinishes() && !outcome.traces.empty() &&
      outcome.traces.back()->block.value + 1 == m_launches[index].grid)
    outcome.traces.back()->finishes = true;
  outcome.hazards = hazards.list();
  for (Hazard& hazard : outcome.hazards) hazard.row = rowOf(outcome, hazard.block, hazard.step);
  for (const auto& trace : outcome.traces) {
    trace->hazards = hazards.of(trace->block.value);
    setRows(*trace);
  }
  return outcome;
}

std::vector<LaunchOutcome> Reduction::runCounted(std::span<const std::uint64_t> traced, const RunControl& control) {
  std::vector<LaunchOutcome> outcomes;
  m_ticket = 0;
  for (std::size_t i = 0; i < m_launches.size(); ++i) {
    std::vector<std::uint64_t> blocks{0};
    if (i == 0) blocks.insert(blocks.end(), traced.begin(), traced.end());
    if (m_kernel.lastBlockFinishes()) blocks.push_back(m_launches[i].grid - 1);
    std::sort(blocks.begin(), blocks.end());
    blocks.erase(std::unique(blocks.begin(), blocks.end()), blocks.end());
    outcomes.push_back(runLaunch(i, blocks, i == 0 ? nullptr : &outcomes.back(), control));
    const auto& count = outcomes.back().counts.lastCount;
    if (m_kernel.ticket && !m_kernel.gridBarrier && m_ticket != 0 && count) {
      Hazard hazard = leftover(i, *count);
      hazard.row = rowOf(outcomes.back(), hazard.block, hazard.step);
      emulation::mergeHazards(outcomes.back().hazards, {hazard});
    }
    m_ticket = 0;
    if (!outcomes.back().ended) break;
  }
  return outcomes;
}

/// What is wrong with a launch that leaves its counter above zero; `count`: the last one.
Hazard Reduction::leftover(std::size_t index, const emulation::LaunchCounts::Count& count) const {
  Hazard hazard;
  hazard.kind = Hazard::Kind::counter;
  hazard.launch = static_cast<std::uint32_t>(index);
  hazard.block = count.block;
  hazard.step = count.step;
  hazard.second = {count.thread, count.line, true};
  hazard.where = {Hazard::Place::Kind::ticket, 0};
  return hazard;
}

std::vector<std::shared_ptr<BlockTrace>> Reduction::traceBlocks(std::size_t index,
                                                                std::span<const std::uint64_t> traced,
                                                                std::optional<std::uint64_t> finishing) {
  Prepared prepared;
  prepare(prepared, index, true);
  prepared.traced.blankInput = [&](std::uint64_t i) { return m_blankInputs.contains(i); };
  prepared.traced.blankOutput = [&](std::uint64_t i) { return m_blankOutputs.contains(i); };
  const auto lastTicket = static_cast<std::uint32_t>(m_launches[index].grid - 1);
  // A last block that collects what nobody has published would wait for ever: it finds identities.
  if (m_kernel.publishes) {
    if (!finishing) fillSlots(identityOf(m_accumulator, m_request.op));
    markSlots();
  }
  const auto tracedCode = this->tracedCode(index);
  std::vector<std::shared_ptr<BlockTrace>> traces;
  TraceBudget budget;
  for (const std::uint64_t block : traced) {
    // A barrier of the grid opens when the counter reaches 2^31, to which block 0 adds what the others do not
    // (compile/headers/device/warp_functions.cuh): they have all come.
    if (m_kernel.gridBarrier)
      m_ticket = block == 0 ? lastTicket : 0x7fffffff;
    else
      m_ticket = finishing == block ? lastTicket : 0;
    Following following(prepared.traced);
    emulation::GridOrder order{.first = std::span(&block, 1), .firstOnly = true};
    order.traced = tracedCode.get();
    order.recorderOf = [&](std::uint64_t each) { return following.of(each); };
    emulation::LaunchHazards hazards(*prepared.code, prepared.memory, prepared.launch,
                                     static_cast<std::uint32_t>(index));
    hazards.follow(std::span(&block, 1));
    order.hazards = &hazards;
    emulation::LaunchCounts counts(prepared.code->program());
    emulation::runGrid(*prepared.code, prepared.memory, prepared.launch, counts, order);
    traces.push_back(following.take(block));
    budget.take(*traces.back(), m_request.traceBlocks.text());
    hazards.list();
    traces.back()->hazards = hazards.of(block);
    setRows(*traces.back());
    traces.back()->finishes = m_kernel.lastBlockFinishes() && (finishing == block || lastTicket == 0);
  }
  m_ticket = 0;
  return traces;
}

emulation::BlockRanges Reduction::blankBlocks() {
  Prepared prepared;
  prepare(prepared, 0, true);
  emulation::LaunchCounts counts(prepared.code->program());
  emulation::runGrid(*prepared.code, prepared.memory, prepared.launch, counts, {.threads = m_threads});
  m_ticket = 0;
  return counts.blank;
}

void Reduction::setPartials(const HostArray& partials) {
  if (!m_kernel.publishes) {
    std::memcpy(outputs(0), partials.data(), partials.bytes());
    return;
  }
  std::byte* const slots = m_arena.data() + m_slots * m_width;
  for (std::size_t i = 0; i < partials.size(); ++i)
    std::memcpy(slots + 2 * i * m_width, partials.data() + i * m_width, m_width);
}

void Reduction::fillSlots(const Scalar& value) {
  std::byte* const slots = m_arena.data() + m_slots * m_width;
  for (std::uint64_t i = 0; i < m_launches.front().grid; ++i) fillWith(slots + 2 * i * m_width, 1, value);
}

/// The values of all blocks are there.
void Reduction::markSlots() {
  std::byte* const slots = m_arena.data() + m_slots * m_width;
  for (std::uint64_t i = 0; i < m_launches.front().grid; ++i) std::memset(slots + (2 * i + 1) * m_width, 1, m_width);
}

void Reduction::setBlank(emulation::BlockRanges inputs, emulation::BlockRanges outputs) {
  m_blankInputs = std::move(inputs);
  m_blankOutputs = std::move(outputs);
}

/// The values that a kernel of the user's leaves, in the order of the blocks: one each of its output, or at the first
/// element of each.
template <typename Visit>
void Reduction::visitLeft(Visit visit) const {
  const Launch& launch = m_launches.front();
  const std::uint64_t step = m_kernel.inPlace ? launch.block : 1;
  const std::uint64_t count = m_kernel.inPlace ? launch.n : launch.outputs;
  const std::byte* const left = m_arena.data() + m_offsets[m_kernel.inPlace ? 0 : 1] * m_width;
  for (std::uint64_t block = 0; block < launch.grid && block * step < count; ++block) visit(left, block * step);
}

Leaves Reduction::leaves() const {
  if (m_kernel.inPlace) return Leaves::inPlace;
  std::uint64_t values = 0;
  visitLeft([&](const std::byte* left, std::uint64_t at) {
    values += std::memcmp(left + at * m_width, &m_untouched.bits, m_width) != 0;
  });
  return values > 1 ? Leaves::perBlock : Leaves::one;
}

std::vector<Scalar> Reduction::left() const {
  const ElementType combining = accumulatorOf(m_accumulator, m_request.op);
  std::vector<Scalar> values;
  visitArithmetic(combining, [&](auto tag) {
    using T = typename decltype(tag)::type;
    const ReadElement<T> read = readFunction<T>(m_accumulator, Mapping::none);
    visitLeft([&](const std::byte* left, std::uint64_t at) { values.push_back(Scalar::of(read(left, nullptr, at))); });
  });
  return values;
}

/// In the type that it leaves, and then as a reduction of the catalogue has it.
Scalar Reduction::combinedOnHost() const {
  const Operation op = combiningOf(m_request.op);
  const ElementType combining = accumulatorOf(m_accumulator, m_request.op);
  return visitArithmetic(combining, [&](auto tag) {
    using T = typename decltype(tag)::type;
    const ReadElement<T> read = readFunction<T>(m_accumulator, Mapping::none);
    const Combine<T> combine = combineFunction<T>(op);
    T all = identityOf(combining, op).template as<T>();
    visitLeft([&](const std::byte* left, std::uint64_t at) { all = combine(all, read(left, nullptr, at)); });
    return visitArithmetic(accumulatorOf(m_request.type, m_request.op), [all](auto wanted) {
      return Scalar::of(static_cast<typename decltype(wanted)::type>(all));
    });
  });
}

Scalar Reduction::combined() const {
  if (m_kernel.user) return combinedOnHost();
  Scalar value{m_accumulator, 0};
  std::memcpy(&value.bits, m_arena.data() + m_offsets.back() * m_width, m_width);
  return value;
}

Scalar Reduction::result() const {
  return finished(combined(), m_request.op, m_run.n());
}

}  // namespace warpfold::reductions
