// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "jobs/check_run.h"

#include <algorithm>
#include <utility>

#include "backends/prepared_run.h"
#include "emulation/fault.h"
#include "own/own_kernel.h"
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

/// The conditions of an exercise while runs are looked at.
class Check {
 public:
  Check(const own::Exercise& exercise, const std::string& source) : m_exercise(exercise), m_source(source) {
    m_kernel.conditions = {{say<"check-can-run">()}, {say<"check-result">()}, {say<"check-hazards">()}};
    for (const own::Condition& each : exercise.conditions)
      m_kernel.conditions.push_back({say<"check-bound">(arg<"condition">(each.text))});
  }

  void fail(std::size_t condition, const Message& why) {
    CheckedCondition& checked = m_kernel.conditions[condition];
    if (!std::exchange(checked.holds, false)) return;
    checked.why = why;
  }
  /// Nothing is known of the others.
  void failAll(const Message& why) {
    for (CheckedCondition& each : m_kernel.conditions) each.holds = false;
    m_kernel.conditions.front().why = why;
  }

  void look(const RunResult& result) {
    const auto n = arg<"n">(result.n);
    const auto block = arg<"block">(result.request.block);
    if (const auto why = wrongResult(result)) fail(1, *why);
    if (const auto why = firstHazard(result, m_source)) fail(2, *why);
    for (std::size_t i = 0; i < m_exercise.conditions.size(); ++i) {
      const own::Condition& condition = m_exercise.conditions[i];
      const LaunchResult& launch = result.launches.front();
      const std::uint64_t count = (*launch.counters).*condition.counter->value;
      const std::uint64_t most = condition.bound.of({launch.n, launch.grid, launch.block});
      if (count > most) fail(3 + i, say<"check-too-many">(n, block, arg<"count">(count), arg<"most">(most)));
    }
  }

  CheckedKernel take() { return std::move(m_kernel); }

 private:
  const own::Exercise& m_exercise;
  const std::string& m_source;
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

CheckedKernel checkKernel(const own::Exercise& exercise, const UserSource& source, const RunControl& control) {
  Check check(exercise, source.text);
  try {
    const KernelInfo kernel = own::readOwnKernel(source, control);
    const Catalogue catalogue = Catalogue().with(kernel);
    for (const std::uint32_t block : exercise.blocks)
      for (const std::uint64_t n : exercise.sizes) {
        RunRequest request;
        request.kernel = kernel.id;
        request.backend = exactPlace().device.backend;
        request.type = exercise.type;
        request.op = exercise.op;
        request.n = n;
        request.block = block;
        request.grid = exercise.grid;
        request.input = isFloating(exercise.type) ? "digits" : "msws";
        request.traceBlocks = BlockSelection::none();
        try {
          check.look(runRequest(catalogue, request, control));
        } catch (const emulation::KernelFault& fault) {
          for (const std::size_t condition : {1, 2})
            check.fail(condition, hazardAt(n, block, english(fault.message())));
        }
      }
  } catch (const InvalidRequest& error) {
    check.failAll(error.message());
  }
  return check.take();
}

}  // namespace warpfold
