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
#include "compile/performed_function.h"
#include "data/inputs.h"
#include "ptx/reader.h"
#include "run/planned_run.h"
#include "simt/block.h"
#include "simt/recorder.h"
#include "values/identity.h"

namespace warpfold {

/// An element as it is stored, or two, as the value that is combined.
class MapOfElements : public simt::LaneOperation {
 public:
  MapOfElements(ElementType stored, Operation op) : m_stored(stored), m_op(op) {}
  unsigned arguments() const override { return takesSecondInput(m_op) ? 2 : 1; }
  What what() const override { return What::map; }
  void perform(const Call& call) const override {
    const std::size_t in = std::max<std::size_t>(4, sizeOf(m_stored));
    visitArithmetic(accumulatorOf(m_stored, m_op), [&](auto tag) {
      using T = typename decltype(tag)::type;
      const ReadElement<T> read = readFunction<T>(m_stored, mappingOf(m_op));
      for (unsigned lane = 0; lane < ptx::laneCount; ++lane) {
        if ((call.mask >> lane & 1) == 0) continue;
        const std::byte* const second = arguments() == 2 ? call.arguments[1] + lane * in : nullptr;
        const T value = read(call.arguments[0] + lane * in, second, 0);
        std::memcpy(call.result + lane * sizeof(T), &value, sizeof(T));
      }
    });
  }

 private:
  ElementType m_stored;
  Operation m_op;
};

/// The values of all lanes combined, in their order, for all of them.
class WarpReduction : public simt::LaneOperation {
 public:
  WarpReduction(ElementType type, Operation op) : m_combine(simt::combination(type, op)) {}
  unsigned arguments() const override { return 1; }
  Effect effect() const override { return Effect::meets; }
  What what() const override { return What::reduceWarp; }
  void perform(const Call& call) const override {
    alignas(64) std::byte sum[ptx::laneCount * 8] = {}, next[ptx::laneCount * 8] = {};
    bool first = true;
    for (unsigned lane = 0; lane < ptx::laneCount; ++lane) {
      if ((call.mask >> lane & 1) == 0) continue;
      std::memcpy(first ? sum : next, call.arguments[0] + lane * 4, 4);
      const std::byte* const both[] = {sum, next};
      if (!first) m_combine->perform({1, both, sum, call.memory});
      first = false;
    }
    for (unsigned lane = 0; lane < ptx::laneCount; ++lane) std::memcpy(call.result + lane * 4, sum, 4);
  }

 private:
  std::shared_ptr<const simt::LaneOperation> m_combine;
};

/// The launches of a run of a catalogue kernel, executed from its PTX with some blocks traced.
class TracedMachine {
 public:
  TracedMachine(const PlannedRun& run, const Inputs& inputs) : m_run(run), m_inputs(inputs) {
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
      memory.setRole(begin, role);
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
    launch.parameters.assign(program->parameterBytes, std::byte{0});
    const std::uint64_t values[] = {traced.output.begin, plan.n, last};
    const std::uint64_t both[] = {traced.input.begin, traced.second.begin};
    std::memcpy(launch.parameters.data() + program->parameters[0].offset, both, program->parameters[0].bytes);
    for (std::size_t i = 1; i < program->parameters.size(); ++i)
      std::memcpy(launch.parameters.data() + program->parameters[i].offset, &values[i - 1], 8);

    const simt::Operations performed = operations(*program);
    const simt::Code counted(program, performed, true), forTracing(program, performed, true, true);
    simt::LaunchCounts counts(*program);
    std::vector<std::shared_ptr<BlockTrace>> traces;
    std::deque<std::unique_ptr<simt::Block>> running;
    std::vector<std::unique_ptr<simt::Recorder>> recorders;
    for (std::uint64_t block = 0; block < plan.grid; ++block) {
      const bool isTraced = std::binary_search(blocks.begin(), blocks.end(), block);
      running.push_back(std::make_unique<simt::Block>(isTraced ? forTracing : counted, memory, launch, &counts));
      if (isTraced) recorders.push_back(std::make_unique<simt::Recorder>(traced));
      running.back()->start(block, isTraced ? recorders.back().get() : nullptr);
      if (running.back()->run() == simt::Block::Outcome::done) running.pop_back();
    }
    while (!running.empty()) {
      if (running.front()->run() != simt::Block::Outcome::done) running.push_back(std::move(running.front()));
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

  simt::Operations operations(const ptx::Program& program) const {
    using enum compile::PerformedFunction::What;
    const ElementType type = m_run.accumulator();
    const Operation op = m_run.request.op;
    simt::Operations performed;
    for (const std::string& name : program.operations) {
      switch (compile::performedFunction(name).value().what) {
        case combine: performed[name] = simt::combination(type, op); break;
        case compile::PerformedFunction::What::identity: performed[name] = simt::identity(type, op); break;
        case atomic: performed[name] = simt::atomicCombination(type, op); break;
        case map:
        case mapPair: performed[name] = std::make_shared<MapOfElements>(m_run.request.type, op); break;
        case reduceWarp: performed[name] = std::make_shared<WarpReduction>(type, op); break;
        default: break;
      }
    }
    return performed;
  }

  const PlannedRun& m_run;
  const Inputs& m_inputs;
  std::vector<HostArray> m_outputs;
  std::size_t m_index = 0;
};

}  // namespace warpfold
