// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "own/own_run.h"

#include <algorithm>
#include <cmath>
#include <cstring>

#include "data/input.h"
#include "data/reference.h"
#include "emulation/executions.h"
#include "emulation/fault.h"
#include "emulation/grid.h"
#include "reductions/reduction.h"
#include "run/judge.h"
#include "values/block_limit.h"
#include "values/error.h"
#include "values/identity.h"
#include "words/say.h"

namespace warpfold::own {

namespace {

constexpr std::uint64_t defaultN = 1u << 16, mostBlocks = 0x7fffffff;
constexpr std::uint32_t defaultBlock = 256;
constexpr std::int64_t mostInstructionsOfWarp = std::int64_t{1} << 28;  // of somebody's kernel, which may not end

/// What a kernel prints goes nowhere; like printf, it answers with a number.
class PassedOver : public emulation::LaneOperation {
 public:
  unsigned arguments() const override { return 2; }  // the format, and where its values lie
  void perform(const Call& call) const override { std::memset(call.result, 0, ptx::laneCount * sizeof(std::int32_t)); }
};

/// The request with what it leaves open.
RunRequest planned(const OwnKernel& kernel, const RunRequest& asked, const Given& given) {
  RunRequest request = asked;
  request.kernel = kernel.function;
  if (given.type && request.type != kernel.element)
    throw InvalidRequest(Field::type, name(request.type),
                         say<"own-type">(arg<"function">(kernel.function), arg<"type">(name(kernel.element))));
  request.type = kernel.element;
  if (!given.input && isFloating(request.type)) request.input = "digits";
  if (dividesByN(request.op)) throw InvalidRequest(Field::op, name(request.op), say<"own-op">());
  checkPair(request.type, request.op);
  if (takesSecondInput(request.op) != (kernel.find(Role::in2) != nullptr))
    throw InvalidRequest(Field::op, name(request.op), say<"own-inputs">(arg<"function">(kernel.function)));
  if (!given.block) request.block = kernel.blockOfSharedArray().value_or(defaultBlock);
  if (!isBlockSize(request.block))
    throw InvalidRequest(Field::block, request.block, say<"block-range">(arg<"most">(mostBlockThreads)));
  return request;
}

bool areWhole(const HostArray& array) {
  return visitType(array.type(), [&](auto tag) {
    using T = typename decltype(tag)::type;
    const std::span<const T> values = array.as<T>();
    return std::all_of(values.begin(), values.end(), [](T value) {
      const auto wide = static_cast<double>(value);
      return wide == std::trunc(wide);
    });
  });
}

/// Whether every sum of some of the terms is a number of the element type: then no order of them rounds anything.
bool roundsNothing(const Inputs& inputs, const RunRequest& request, const Reference& reference) {
  const auto digits = [](ElementType type) {
    switch (type) {
      case ElementType::float64: return 53;
      case ElementType::float32: return 24;
      case ElementType::float16: return 11;
      default: return 8;
    }
  };
  return isFloating(request.type) && combiningOf(request.op) == Operation::sum && reference.finite &&
         reference.magnitude <= std::ldexp(1.0, digits(request.type)) && areWhole(*inputs.first) &&
         (!inputs.second || areWhole(*inputs.second));
}

class Launched {
 public:
  Launched(const OwnKernel& kernel, const RunRequest& request, const Inputs& inputs)
      : m_kernel(kernel),
        m_request(request),
        m_code(kernel.program, {{"vprintf", std::make_shared<PassedOver>()}}, true) {
    m_memory.load(*kernel.program);
    m_launch.grid.x = static_cast<std::uint32_t>(*request.grid);
    m_launch.block.x = request.block;
    m_launch.warpWidth = request.warp;
    m_launch.limits.instructionsOfWarp = mostInstructionsOfWarp;
    if (kernel.program->takesDynamicShared)
      m_launch.dynamicSharedBytes = request.block * static_cast<std::uint32_t>(sizeOf(kernel.element));
    m_launch.parameters.resize(kernel.program->parameterBytes);
    for (const Parameter& each : kernel.parameters) give(each, inputs);
  }

  LaunchResult run(RunResult& result, const RunControl& control) {
    emulation::LaunchCounts counts(*m_kernel.program);
    emulation::LaunchHazards hazards(m_code, m_memory, m_launch, 0);
    emulation::GridOrder order{.threads = reductions::usableCores(), .cancelled = &control.stopFlag()};
    order.hazards = &hazards;
    emulation::runGrid(m_code, m_memory, m_launch, counts, order);
    LaunchResult launch{result.n, *m_request.grid, m_request.block, {}, RunCounters{}, {}, {}};
    for (const emulation::StepTally& step : counts.steps) *launch.counters += step.memory;
    const std::uint64_t warps = m_launch.grid.count() * ((m_request.block + m_request.warp - 1) / m_request.warp);
    result.executions = emulation::executionsOf(counts, *m_kernel.program, warps);
    result.hazards = hazards.list();
    return launch;
  }

  /// What was left, combined in the order of the blocks.
  Scalar combined(Leaves& leaves) const {
    const bool inPlace = m_kernel.find(Role::inOut) != nullptr;
    const Operation op = combiningOf(m_request.op);
    const ElementType accumulator = accumulatorOf(m_request.type, m_request.op);
    const HostArray& left = inPlace ? m_inOut : m_out;
    const Scalar untouched = paddingOf(m_kernel.element, op);
    std::uint64_t values = 0;
    const Scalar all = visitArithmetic(accumulator, [&](auto tag) {
      using T = typename decltype(tag)::type;
      const ReadElement<T> read = readFunction<T>(m_kernel.element, Mapping::none);
      const Combine<T> combine = combineFunction<T>(op);
      T sum = identityOf(accumulator, op).as<T>();
      for (std::uint64_t block = 0; block < *m_request.grid; ++block) {
        const std::uint64_t at = inPlace ? block * m_request.block : block;
        if (at >= left.size()) break;
        values +=
            std::memcmp(left.data() + at * sizeOf(m_kernel.element), &untouched.bits, sizeOf(m_kernel.element)) != 0;
        sum = combine(sum, read(left.data(), nullptr, at));
      }
      return Scalar::of(sum);
    });
    leaves = inPlace ? Leaves::inPlace : values > 1 ? Leaves::perBlock : Leaves::one;
    return all;
  }

 private:
  template <typename T>
  void put(const Parameter& parameter, T value) {
    std::memcpy(m_launch.parameters.data() + parameter.offset, &value,
                std::min<std::size_t>(sizeof value, parameter.bytes));
  }
  std::uint64_t mapped(const char* what, HostArray& array) {
    return m_memory.map(what, {array.data(), array.bytes()}, sizeOf(array.type()));
  }
  std::uint64_t copied(const char* what, const HostArray& input, HostArray& copy) {
    copy = HostArray(input.type(), input.size());
    std::memcpy(copy.data(), input.data(), input.bytes());
    return mapped(what, copy);
  }

  void give(const Parameter& parameter, const Inputs& inputs) {
    switch (parameter.role) {
      case Role::n: return put(parameter, std::uint64_t{inputs.first->size()});
      case Role::in: return put(parameter, copied("in", *inputs.first, m_in));
      case Role::in2: return put(parameter, copied("in2", *inputs.second, m_in2));
      case Role::inOut: return put(parameter, copied("in-out", *inputs.first, m_inOut));
      case Role::out: {
        m_out = HostArray(m_kernel.element, *m_request.grid);
        // What blocks leave alone changes nothing then, and atomics begin with the identity.
        fillWith(m_out.data(), m_out.size(), paddingOf(m_kernel.element, combiningOf(m_request.op)));
        return put(parameter, mapped("out", m_out));
      }
    }
  }

  const OwnKernel& m_kernel;
  const RunRequest& m_request;
  emulation::Code m_code;
  emulation::Memory m_memory;
  emulation::Launch m_launch;
  HostArray m_in, m_in2, m_inOut, m_out;
};

}  // namespace

OwnRun runOwnKernel(const OwnKernel& kernel, const RunRequest& asked, const DeviceInfo& emulator, const Given& given,
                    const RunControl& control) {
  OwnRun run;
  RunResult& result = run.result;
  RunRequest& request = result.request;
  request = planned(kernel, asked, given);
  const Inputs inputs =
      makeInputs({request.input, request.input2, request.type, request.op, request.n, defaultN, request.seed}, {}, {});
  result.n = inputs.first->size();
  if (!request.grid) request.grid = (result.n + request.block - 1) / request.block;
  if (*request.grid == 0 || *request.grid > mostBlocks)
    throw InvalidRequest(Field::grid, *request.grid, say<"own-grid">(arg<"most">(mostBlocks)));
  result.device = emulator;
  request.backend = emulator.backend;
  result.latencyReason = say<"own-no-times">();
  result.resultProvenance = ResultProvenance::emulated;
  Launched launched(kernel, request, inputs);
  try {
    result.launches.push_back(launched.run(result, control));
  } catch (const emulation::KernelFault& fault) {
    run.fault = fault.message();
    return run;
  }
  result.counters = result.launches.front().counters;
  result.result = launched.combined(run.leaves);
  const Reference reference = computeReference(*inputs.first, inputs.second.get(), request.op);
  judge(result, reference, roundsNothing(inputs, request, reference) ? 0 : result.n - 1);
  return run;
}

}  // namespace warpfold::own
