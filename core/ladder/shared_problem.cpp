// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "ladder/shared_problem.h"

#include <algorithm>

#include "catalogue/kernel_info.h"
#include "catalogue/launch_plan.h"

namespace warpfold {

namespace {

/// A kernel that takes whatever the request's backend takes, so that what it refuses is wrong for all kernels.
const KernelInfo& undemanding(const RunRequest& request) {
  const auto& all = kernelCatalogue();
  const bool host = request.backend == "cpu";
  return *std::find_if(all.begin(), all.end(), [&](const KernelInfo& k) { return k.host == host && !k.warp32; });
}

/// The request with another kernel, which keeps only what that one can take.
RunRequest withKernel(RunRequest request, const KernelInfo& kernel) {
  request.kernel = kernel.id;
  if (kernel.host) request.backend = "cpu";
  if (kernel.host) request.warp = 32;
  if (request.block >= 1 && request.block <= 1024) request.block = kernel.nearestBlock(request.block);
  if (kernel.host || kernel.elements != 0) request.grid = 0;
  return request;
}

}  // namespace

SharedProblem::SharedProblem(RunRequest request, const RunControl& control) : m_request(std::move(request)) {
  m_request.traceBlocks = BlockSelection::parse("none");
  RunRequest one = withKernel(m_request, undemanding(m_request));
  m_problem = prepareProblem(one, control);
  m_request.n = one.n;
}

RunRequest SharedProblem::requestFor(const KernelInfo& kernel) const {
  RunRequest request = withKernel(m_request, kernel);
  validate(request);
  const Backend& backend = backendFor(request.backend);
  if (request.iterations == 0) request.iterations = backend.defaultIterations();
  if (request.warmup == 0xffffffffu) request.warmup = backend.defaultWarmup();
  request.grid = planLaunches(kernel, request.n, request.block, request.grid).front().grid;
  return request;
}

}  // namespace warpfold
