// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "ladder/ladder.h"

#include <fmt/format.h>

#include <new>

#include "catalogue/kernel_info.h"

namespace warpfold {

namespace {

std::vector<std::string> chosen(std::vector<std::string> kernels, const RunRequest& request) {
  for (const std::string& id : kernels) kernelById(id);
  if (!kernels.empty()) return kernels;
  for (const KernelInfo& kernel : kernelCatalogue())
    if (kernel.host || request.backend != "cpu") kernels.push_back(kernel.id);
  return kernels;
}

Rung rungOf(const KernelInfo& kernel) {
  Rung rung;
  rung.kernel = kernel.id;
  rung.title = kernel.title;
  rung.host = kernel.host;
  rung.orderVaries = kernel.orderVaries;
  rung.elements = kernel.elements;
  return rung;
}

/// A table of kernels has no use for what is in one block of one of them.
RunResult withoutDetails(RunResult result) {
  for (PassResult& pass : result.passes) pass = {pass.n, pass.grid, pass.block, pass.latencyUs, pass.counters, {}, {}};
  result.samplesUs.clear();
  result.steps.clear();
  result.traces.clear();
  result.launchTraces.clear();
  return result;
}

RunResult timedAndChecked(const RunRequest& request, const Problem& problem, const RunControl& control) {
  PreparedRun run(request, problem, control);
  run.warmUp();
  for (std::uint32_t i = 0; i < request.iterations; ++i) run.sample();
  return withoutDetails(run.inspect());
}

}  // namespace

Ladder::Ladder(const RunRequest& request, std::vector<std::string> kernels, const RunControl& control)
    : m_control(control), m_kernels(chosen(std::move(kernels), request)), m_problem(request, control) {}

Rung Ladder::run(const std::string& id) const {
  const KernelInfo& kernel = kernelById(id);
  Rung rung = rungOf(kernel);
  try {
    const RunRequest own = m_problem.requestFor(kernel);
    if (own.block != request().block)
      rung.note = fmt::format("block {}, since its text does not take {}", own.block, request().block);
    rung.result = timedAndChecked(own, m_problem.problem(), m_control);
    if (isFloating(rung.result->result.type))
      rung.ulp = ulpError(rung.result->result, m_problem.problem().reference.exact);
  } catch (const DeviceFault&) {
    throw;
  } catch (const Error& error) {
    rung.failure = error.what();
  } catch (const std::bad_alloc&) {
    rung.failure = "out of memory; use fewer elements";
  }
  return rung;
}

}  // namespace warpfold
