// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "reductions/reduction.h"

#include <sched.h>

#include <algorithm>
#include <cstring>
#include <thread>

#include "catalogue/kernel_info.h"
#include "data/reference.h"
#include "reductions/kernel_code.h"
#include "values/identity.h"
#include "words/say.h"

namespace warpfold::reductions {

namespace {

/// Those that this process may use: taskset, a container or a rank's share may leave it fewer than there are.
unsigned usableCores() {
  cpu_set_t cores;
  if (::sched_getaffinity(0, sizeof cores, &cores) != 0) return std::max(1u, std::thread::hardware_concurrency());
  return static_cast<unsigned>(std::max(1, CPU_COUNT(&cores)));
}

}  // namespace

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
  if (m_kernel.inPlace || m_launches[0].padded <= m_run.n()) return;
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
  padded = HostArray(m_request.type, m_launches[0].padded);
  std::memcpy(padded.data(), input->data(), input->bytes());
  fillWith(padded.data() + input->bytes(), m_launches[0].padded - m_run.n(), paddingOf(m_request.type, m_request.op));
}

void Reduction::restore() {
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

std::uint64_t Reduction::mapInput(Prepared& prepared, const std::shared_ptr<const HostArray>& input, HostArray& padded,
                                  const char* name) {
  const std::size_t bytes = sizeOf(m_request.type);
  // Kernels of the catalogue only read it.
  std::byte* const data = padded.size() != 0 ? padded.data() : const_cast<std::byte*>(input->data());
  const std::uint64_t elements = padded.size() != 0 ? padded.size() : input->size();
  const std::uint64_t address = prepared.memory.map(name, {data, elements * bytes}, bytes, m_request.offset * bytes);
  prepared.memory.setRole(address, simt::Area::Role::input, m_run.n() * bytes);
  return address;
}

void Reduction::prepare(Prepared& prepared, std::size_t index, bool counted) {
  const Launch& plan = m_launches[index];
  prepared.code = codeOf(m_kernel, {m_request.type, m_request.op, index == 0, plan.block, counted});
  const ptx::Program& program = prepared.code->program();
  simt::Launch& launch = prepared.launch;
  launch.grid.x = static_cast<std::uint32_t>(plan.grid);
  launch.block.x = plan.block;
  launch.warpWidth = m_request.warp;
  launch.cluster = static_cast<std::uint32_t>(m_kernel.clusterOf(plan.grid));
  launch.parameters.assign(program.parameterBytes, std::byte{0});
  const auto put = [&](std::size_t parameter, std::uint64_t value, std::size_t place = 0) {
    std::memcpy(launch.parameters.data() + program.parameters.at(parameter).offset + place * sizeof value, &value,
                sizeof value);
  };
  simt::Memory& memory = prepared.memory;
  const auto values = [&](const char* name, std::uint64_t at, std::uint64_t count, std::uint64_t offset = 0) {
    return memory.map(name, {m_arena.data() + at * m_width, count * m_width}, m_width, offset * m_width);
  };
  if (index == 0 && !m_kernel.inPlace) {
    put(0, mapInput(prepared, m_inputs.first, m_paddedFirst, "g_in"));
    if (m_inputs.second) put(0, mapInput(prepared, m_inputs.second, m_paddedSecond, "g_in2"), 1);
  } else {
    const std::uint64_t input = values("g_in", m_offsets[index], plan.padded, index == 0 ? m_request.offset : 0);
    memory.setRole(input, simt::Area::Role::input, plan.n * m_width);
    put(0, input);
  }
  const std::uint64_t output = values("g_out", m_offsets[index + 1], plan.outputs);
  memory.setRole(output, simt::Area::Role::output);
  put(1, output);
  put(2, plan.n);
  if (m_kernel.publishes) {
    const std::uint64_t slots =
        memory.map("slots", {m_arena.data() + m_slots * m_width, 2 * m_launches.front().grid * m_width}, 2 * m_width);
    memory.setRole(slots, simt::Area::Role::output);
    put(3, slots);
  } else if (m_kernel.ticket) {
    const std::uint64_t ticket = memory.map("ticket", std::as_writable_bytes(std::span(&m_ticket, 1)), sizeof m_ticket);
    memory.setRole(ticket, simt::Area::Role::counter);
    put(3, ticket);
  }
  memory.load(program);
}

void Reduction::runPlain(const RunControl& control) {
  // A report costs a look at the clock: only launches that take long enough to be waited for make any.
  constexpr std::uint64_t worthReporting = 4096;
  m_ticket = 0;
  for (std::size_t i = 0; i < m_launches.size(); ++i) {
    Prepared prepared;
    prepare(prepared, i, false);
    simt::GridOrder order{.threads = m_threads, .cancelled = &control.stopFlag()};
    if (m_launches[i].grid > worthReporting && control.progress)
      order.progress = [&](double fraction) {
        control.report(say<"progress-timing">(arg<"kernel">(m_request.kernel)), fraction);
      };
    simt::LaunchCounts counts(prepared.code->program());
    simt::runGrid(*prepared.code, prepared.memory, prepared.launch, counts, order);
    m_ticket = 0;
  }
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
    Prepared prepared;
    prepare(prepared, i, true);
    simt::GridOrder order{.threads = m_threads, .first = blocks, .cancelled = &control.stopFlag()};
    // How often waiting blocks look must not depend on the host's threads.
    if (m_kernel.gridBarrier) order.threads = 1;
    order.lastAlone = m_kernel.lastBlockFinishes() && !m_kernel.gridBarrier;
    if (i == 0)
      order.progress = [&](double fraction) {
        control.report(say<"progress-counting">(arg<"kernel">(m_request.kernel)), fraction);
      };
    LaunchOutcome outcome{simt::LaunchCounts(prepared.code->program()), {}, {}, {}};
    simt::runGrid(*prepared.code, prepared.memory, prepared.launch, outcome.counts, order);
    outcomes.push_back(std::move(outcome));
    m_ticket = 0;
  }
  return outcomes;
}

Scalar Reduction::combined() const {
  Scalar value{m_accumulator, 0};
  std::memcpy(&value.bits, m_arena.data() + m_offsets.back() * m_width, m_width);
  return value;
}

Scalar Reduction::result() const {
  return finished(combined(), m_request.op, m_run.n());
}

}  // namespace warpfold::reductions
