// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "jobs/shared_problem.h"

#include <algorithm>
#include <utility>

#include "values/block_limit.h"
#include "words/say.h"

namespace warpfold {

namespace {

/// A kernel that takes every block and warp that the device takes, so that what it refuses is wrong for all kernels.
/// Where no device is named, device kernels say which one is the best.
const KernelPtr& kernelWithoutDemands(const std::vector<KernelPtr>& kernels, const RunRequest& request) {
  const auto suits = [&](const KernelPtr& kernel) {
    if (kernel->warp32 || kernel->library || kernel->broken()) return false;
    return request.backend ? backendFor(*request.backend).device(*request.backend).runs(*kernel) : !kernel->host;
  };
  if (kernels.empty()) throw InvalidRequest(say<"no-kernel">());
  const auto found = std::find_if(kernels.begin(), kernels.end(), suits);
  return found == kernels.end() ? kernels.front() : *found;
}

/// The request with another kernel, which keeps only what that one can take.
RunRequest withKernel(RunRequest request, const KernelInfo& kernel) {
  request.kernel = kernel.id;
  if (kernel.host) {
    request.warp = 32;
    request.launchGapUs.reset();
  }
  if (isBlockSize(request.block)) request.block = kernel.nearestBlock(request.block);
  if (kernel.host || kernel.elements != 0) request.grid.reset();
  return request;
}

PlannedProblem planned(const KernelPtr& kernel, const RunRequest& request, const RunControl& control) {
  return prepareProblem(kernel, withKernel(request, *kernel), control);
}

RunRequest untraced(RunRequest request) {
  request.traceBlocks = BlockSelection::none();
  return request;
}

}  // namespace

SharedProblem::SharedProblem(const Catalogue& catalogue, const RunRequest& request, const RunControl& control)
    : m_request(untraced(request)),
      m_planned(planned(kernelWithoutDemands(catalogue.kernels(), m_request), m_request, control)) {
  m_request.n = m_planned.run.n();
  m_request.backend = device().backend;
}

PlannedProblem SharedProblem::planFor(const KernelPtr& kernel) const {
  RunRequest request = withKernel(m_request, *kernel);
  if (kernel->host && !device().runs(*kernel)) request.backend.reset();
  Place place = placeFor(request, *kernel);
  return {planRun(request, kernel, std::move(place.device), *m_request.n), m_planned.problem, place.backend};
}

}  // namespace warpfold
