// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "jobs/check_run.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <new>
#include <random>
#include <stdexcept>
#include <utility>

#include "backends/prepared_run.h"
#include "codec/names.h"
#include "data/reference.h"
#include "emulation/fault.h"
#include "own/own_kernel.h"
#include "reductions/inspection.h"
#include "run/judge.h"
#include "trace/hazard.h"
#include "words/english.h"
#include "words/say.h"

namespace warpfold {

namespace {

std::optional<Message> wrongResult(const RunResult& result) {
  if (result.matches) return {};
  return say<"check-wrong">(arg<"n">(result.n), arg<"block">(result.request.block), arg<"result">(result.result.text()),
                            arg<"reference">(result.reference.text()));
}

Message hazardAt(std::uint64_t n, std::uint32_t block, const std::string& hazard) {
  return say<"check-hazard">(arg<"n">(n), arg<"block">(block), arg<"hazard">(hazard));
}

std::optional<Message> firstHazard(const RunResult& result, const std::string& source) {
  if (result.hazards.empty()) return {};
  return hazardAt(result.n, result.request.block, result.hazards.front().text(1, sharedArray(source)));
}

/// The first value that is not that of its block, where neighbouring elements belong to one: of the block, what it left
/// and what it should have.
std::optional<Message> wrongBlock(const std::vector<Scalar>& left, const PlannedProblem& planned) {
  const RunRequest& request = planned.run.request;
  const HostArray& input = *planned.problem.inputs.first;
  for (std::uint64_t block = 0; block < left.size(); ++block) {
    const std::uint64_t begin = block * request.block;
    if (begin >= input.size()) break;
    const std::uint64_t count = std::min<std::uint64_t>(request.block, input.size() - begin);
    HostArray part(input.type(), count);
    std::memcpy(part.data(), input.data() + begin * sizeOf(input.type()), part.bytes());
    RunResult result;
    result.request = request;
    result.result = left[block];
    judge(result, computeReference(part, nullptr, request.op), count);
    if (result.matches) continue;
    return say<"check-hazard">(
        arg<"n">(input.size()), arg<"block">(request.block),
        arg<"hazard">(fmt::format("out[{}] is {}, not {}", block, left[block].text(), result.reference.text())));
  }
  return {};
}

/// The conditions of an exercise while runs are looked at.
class Check {
 public:
  Check(const own::Exercise& exercise, const std::string& source) : m_exercise(exercise), m_source(source) {
    m_kernel.conditions = {{say<"check-can-run">()}, {say<"check-hazards">()}, {say<"check-result">()}};
    if (exercise.leaves)
      m_kernel.conditions.push_back(
          {say<"check-bound">(arg<"condition">("leaves: " + std::string(codec::nameOf(*exercise.leaves))))});
    m_firstBound = m_kernel.conditions.size();
    for (const own::Condition& each : exercise.conditions)
      m_kernel.conditions.push_back({say<"check-bound">(arg<"condition">(each.text))});
  }

  /// Nothing is known of what comes behind.
  void failAll(std::size_t condition, const Message& why) {
    for (std::size_t i = condition; i < m_kernel.conditions.size(); ++i) m_kernel.conditions[i].holds = false;
    m_kernel.conditions[condition].why = why;
  }

  void run(const KernelInfo& kernel, const RunRequest& request, const RunControl& control) {
    const PlannedProblem planned = prepareProblem(std::make_shared<const KernelInfo>(kernel), request, control);
    reductions::Reduction reduction(planned.run, planned.problem.inputs);
    // What blocks have to write may hold anything before.
    const bool perBlock = m_exercise.leaves == Leaves::perBlock;
    if (perBlock) reduction.setUntouched(Scalar{kernel.user->left, 0x5a5a5a5a5a5a5a5a});
    RunResult result;
    result.request = planned.run.request;
    result.n = planned.run.n();
    reductions::inspect(reduction, planned.run, result, control);
    result.result = reduction.result();
    const Reference& reference = planned.problem.reference;
    constexpr double mostExact = 1 << 24;  // every whole number up to it is a float32
    const bool exact = request.input == "digits" && reference.magnitude <= mostExact;
    judge(result, reference, exact ? 0 : result.n - 1);
    look(result, perBlock ? wrongBlock(reduction.left(), planned) : std::nullopt);
  }

  CheckedKernel take() { return std::move(m_kernel); }

 private:
  void fail(std::size_t condition, const Message& why) {
    CheckedCondition& checked = m_kernel.conditions[condition];
    if (std::exchange(checked.holds, false)) checked.why = why;
  }

  void look(const RunResult& result, const std::optional<Message>& wrongBlock) {
    const auto n = arg<"n">(result.n);
    const auto block = arg<"block">(result.request.block);
    if (const auto why = firstHazard(result, m_source)) fail(1, *why);
    if (const auto why = wrongResult(result)) fail(2, *why);
    if (wrongBlock) fail(3, *wrongBlock);
    if (m_exercise.leaves == Leaves::one && result.leaves != Leaves::one)
      fail(3, sayNth<"own-leaves-one", "own-leaves-per-block", "own-leaves-in-place">(
                  static_cast<std::size_t>(*result.leaves)));
    const LaunchResult& launch = result.launches.front();
    for (std::size_t i = 0; i < m_exercise.conditions.size(); ++i) {
      const own::Condition& condition = m_exercise.conditions[i];
      const std::uint64_t count = (*launch.counters).*condition.counter->value;
      const std::uint64_t most = condition.bound.of({launch.n, launch.grid, launch.block});
      if (count > most) fail(m_firstBound + i, say<"check-too-many">(n, block, arg<"count">(count), arg<"most">(most)));
    }
  }

  const own::Exercise& m_exercise;
  const std::string& m_source;
  std::size_t m_firstBound = 0;
  CheckedKernel m_kernel;
};

}  // namespace

std::size_t CheckedKernel::held() const {
  return static_cast<std::size_t>(
      std::count_if(conditions.begin(), conditions.end(), [](const auto& each) { return each.holds; }));
}

const CheckedCondition* CheckedKernel::first() const {
  const auto found = std::find_if(conditions.begin(), conditions.end(), [](const auto& each) { return !each.holds; });
  return found == conditions.end() ? nullptr : &*found;
}

std::optional<Message> faultOf(const Catalogue& catalogue, const RunRequest& request, const RunControl& control) {
  try {
    const RunResult result = runRequest(catalogue, request, control);
    if (auto wrong = wrongResult(result)) return wrong;
    return firstHazard(result, catalogue.at(request.kernel)->code);
  } catch (const emulation::KernelFault& fault) {
    return hazardAt(request.n.value_or(0), request.block, english(fault.message()));
  }
}

CheckedKernel notChecked(const own::Exercise& exercise, const Message& why) {
  Check check(exercise, {});
  check.failAll(0, why);
  return check.take();
}

CheckedKernel checkKernel(const own::Exercise& exercise, const UserSource& source, const RunControl& control) {
  Check check(exercise, source.text);
  RunRequest request;
  request.backend = exactPlace().device.backend;
  request.type = exercise.type;
  request.op = exercise.op;
  request.grid = exercise.grid;
  request.traceBlocks = BlockSelection::none();
  // Sums of whole numbers are exact; a kernel that takes floats for whole numbers shows with others.
  // Other numbers each time, beside the same: nobody knows them before.
  const bool floats = isFloating(exercise.type);
  const std::array<std::pair<std::string, std::uint64_t>, 2> inputs{
      {{floats ? "digits" : "msws", 0}, {floats ? "uniform" : "msws", std::random_device()()}}};
  try {
    const KernelInfo kernel = own::readOwnKernel(source, control);
    request.kernel = kernel.id;
    for (const std::uint32_t block : exercise.blocks)
      for (const std::uint64_t n : exercise.sizes)
        for (const auto& [input, seed] : inputs) {
          request.n = n;
          request.block = block;
          request.input = input;
          request.seed = seed;
          check.run(kernel, request, control);
        }
  } catch (const emulation::KernelFault& fault) {  // others of it may take as long to end
    check.failAll(1, hazardAt(*request.n, request.block, english(fault.message())));
  } catch (const BackendUnavailable&) {
    throw;
  } catch (const Error& error) {
    check.failAll(0, error.message());
  } catch (const std::bad_alloc&) {
    check.failAll(0, say<"out-of-memory">());
  } catch (const std::logic_error&) {
    check.failAll(0, say<"own-not-compiled">(arg<"file">(source.file)));
  }
  return check.take();
}

}  // namespace warpfold
