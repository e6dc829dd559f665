// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <cstring>
#include <deque>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "compile/catalogue_text.h"
#include "data/inputs.h"
#include "ptx/reader.h"
#include "reductions/performed.h"
#include "run/planned_run.h"
#include "simt/block.h"
#include "simt/recorder.h"
#include "values/identity.h"

namespace warpfold {

/// The launches of a run of a catalogue kernel, executed from its PTX with some blocks traced.
class TracedMachine {
 public:
  TracedMachine(const PlannedRun& run, const Inputs& inputs, bool apart = false)
      : m_run(run), m_inputs(inputs), m_apart(apart) {
    for (const Launch& launch : run.launches) {
      m_outputs.emplace_back(run.accumulator(), std::max<std::uint64_t>(launch.outputs, 1));
      if (run.kernel->output == KernelInfo::Output::one) fillWith(m_outputs.back().data(), 1, identity());
    }
  }

  /// Runs the next launch with these blocks traced, ascending. `blankInput`, `blankOutput`: as simt::TracedLaunch has
  /// them.
  std::vector<std::shared_ptr<BlockTrace>> run(std::span<const std::uint64_t> blocks,
                                               std::function<bool(std::uint64_t)> blankInput,
                                               std::function<bool(std::uint64_t)> blankOutput) {
    const Launch& plan = m_run.launches[m_index];
    const bool first = m_index == 0;
    const compile::Variant variant = compile::variantFor(*m_run.kernel, m_run.request.type, m_run.request.op, first);
    const compile::CatalogueProgram text =
        compile::CatalogueTexts::builtIn().program(*m_run.kernel, variant, plan.block);
    const auto program = std::make_shared<const ptx::Program>(ptx::decode(ptx::readModule(text.ptx), text.entry));

    simt::TracedLaunch traced;
    traced.launch = static_cast<std::uint32_t>(m_index);
    traced.type = m_run.accumulator();
    traced.op = m_run.request.op;
    traced.n = plan.n;
    traced.perThread = m_run.kernel->elements;
    traced.inPlace = m_run.kernel->inPlace;
    traced.mapped = variant.input != compile::Variant::Input::array;
    traced.storedBytes = variant.storedBytes;
    traced.blankInput = std::move(blankInput);
    traced.blankOutput = std::move(blankOutput);

    simt::Memory memory;
    memory.load(*program);
    HostArray in = inputOf(plan, traced.mapped ? m_run.request.type : m_run.accumulator(), m_inputs.first);
    std::optional<HostArray> second;
    const std::uint64_t shift = first ? m_run.request.offset * sizeOf(in.type()) : 0;
    const auto place = [&](const char* name, std::span<std::byte> bytes, std::uint64_t element, simt::Area::Role role,
                           std::uint64_t offset = 0) {
      const std::uint64_t begin = memory.map(name, bytes, element, offset);
      memory.setRole(begin, role, role == simt::Area::Role::input ? plan.n * element : 0);
      return simt::TracedArray{begin, bytes.size()};
    };
    using enum simt::Area::Role;
    traced.input = place("g_in", {in.data(), in.bytes()}, sizeOf(in.type()), simt::Area::Role::input, shift);
    if (variant.input == compile::Variant::Input::pair) {
      second = inputOf(plan, m_run.request.type, m_inputs.second);
      traced.second = place("g_in2", {second->data(), second->bytes()}, sizeOf(in.type()), other, shift);
    }
    HostArray& out = m_outputs[m_index];
    traced.output = place("g_out", {out.data(), out.bytes()}, sizeOf(out.type()), output);
    std::vector<std::uint64_t> slots(2 * plan.grid, 0);
    std::uint32_t ticket[1] = {0};
    std::uint64_t last = 0;
    if (m_run.kernel->publishes) {
      traced.slots = place("slots", std::as_writable_bytes(std::span(slots)), 2 * sizeOf(out.type()), output);
      traced.slots.bytes = 2 * plan.grid * sizeOf(out.type());
      last = traced.slots.begin;
    } else {
      last = place("ticket", std::as_writable_bytes(std::span(ticket)), 4, counter).begin;
    }

    simt::Launch launch;
    launch.grid.x = static_cast<std::uint32_t>(plan.grid);
    launch.block.x = plan.block;
    launch.warpWidth = m_run.request.warp;
    launch.apart = m_apart;
    launch.cluster = static_cast<std::uint32_t>(m_run.kernel->clusterOf(plan.grid));
    launch.parameters.assign(program->parameterBytes, std::byte{0});
    const std::uint64_t values[] = {traced.output.begin, plan.n, last};
    const std::uint64_t both[] = {traced.input.begin, traced.second.begin};
    std::memcpy(launch.parameters.data() + program->parameters[0].offset, both, program->parameters[0].bytes);
    for (std::size_t i = 1; i < program->parameters.size(); ++i)
      std::memcpy(launch.parameters.data() + program->parameters[i].offset, &values[i - 1], 8);

    const simt::Operations performed = reductions::performedFor(*program, m_run.request.type, m_run.request.op);
    const simt::Code counted(program, performed, true), forTracing(program, performed, true, true);
    simt::LaunchCounts counts(*program);
    std::vector<std::shared_ptr<BlockTrace>> traces;
    std::vector<std::unique_ptr<simt::Recorder>> recorders;
    struct Unit {
      simt::Cluster cluster;
      std::vector<std::unique_ptr<simt::Block>> blocks;
      bool run() {
        for (std::size_t i = 0; i < blocks.size();)
          if (blocks[i]->run() == simt::Block::Outcome::done)
            ended.push_back(std::move(blocks[i])), blocks.erase(blocks.begin() + static_cast<std::ptrdiff_t>(i));
          else
            ++i;
        return blocks.empty();
      }
      std::vector<std::unique_ptr<simt::Block>> ended;
    };
    std::deque<std::unique_ptr<Unit>> running;
    for (std::uint64_t begin = 0; begin < plan.grid; begin += launch.cluster) {
      running.push_back(std::make_unique<Unit>());
      Unit& unit = *running.back();
      unit.cluster.start(launch.cluster, plan.block);
      for (std::uint64_t block = begin; block < begin + launch.cluster; ++block) {
        const bool isTraced = std::binary_search(blocks.begin(), blocks.end(), block);
        if (isTraced) recorders.push_back(std::make_unique<simt::Recorder>(traced));
        unit.blocks.push_back(std::make_unique<simt::Block>(isTraced ? forTracing : counted, memory, launch, &counts));
        unit.blocks.back()->start(block, &unit.cluster, isTraced ? recorders.back().get() : nullptr);
      }
      if (unit.run()) running.pop_back();
    }
    while (!running.empty()) {
      if (!running.front()->run()) running.push_back(std::move(running.front()));
      running.pop_front();
    }
    for (const auto& each : recorders) traces.push_back(each->take());
    ++m_index;
    return traces;
  }

 private:
  Scalar identity() const { return identityOf(m_run.accumulator(), m_run.request.op); }

  /// The elements of the next launch with padding.
  HostArray inputOf(const Launch& plan, ElementType type, const std::shared_ptr<const HostArray>& given) const {
    HostArray in(type, std::max<std::uint64_t>(plan.padded, 1));
    if (m_index > 0)
      std::memcpy(in.data(), m_outputs[m_index - 1].data(), plan.n * sizeOf(type));
    else if (m_run.kernel->inPlace)
      copyMapped(in.data(), type, m_inputs, m_run.request.op, 0, plan.n);
    else
      std::memcpy(in.data(), given->data(), plan.n * sizeOf(type));
    const bool asStored = m_index == 0 && !m_run.kernel->inPlace;
    fillWith(in.data() + plan.n * sizeOf(type), plan.padded - plan.n,
             asStored ? paddingOf(type, m_run.request.op) : identity());
    return in;
  }

  const PlannedRun& m_run;
  const Inputs& m_inputs;
  bool m_apart;
  std::vector<HostArray> m_outputs;
  std::size_t m_index = 0;
};

}  // namespace warpfold
