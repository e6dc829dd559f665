// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "backends/prepared_run.h"

#include <fmt/format.h>

#include "catalogue/launch_plan.h"
#include "data/input.h"
#include "run/judge.h"
#include "timing/statistics.h"

namespace warpfold {

namespace {

bool readsFile(const std::string& input) {
  const InputKind* const kind = findInputKind(input);
  return kind != nullptr && kind->isFile();
}

bool sameData(const RunRequest& x, const RunRequest& y) {
  // A file may have changed meanwhile, so it is read again.
  return x.type == y.type && x.op == y.op && x.n == y.n && x.input == y.input && x.input2 == y.input2 &&
         x.seed == y.seed && !readsFile(x.input) && !readsFile(x.input2);
}

}  // namespace

Problem prepareProblem(RunRequest& request, const RunControl& control, const RunRequest* lastRequest,
                       const Problem* last) {
  Backend& backend = backendFor(request.backend);
  validate(request);
  const DeviceInfo device = backend.device(request.backend);
  if (request.iterations == 0) request.iterations = backend.defaultIterations();
  if (request.warmup == 0xffffffffu) request.warmup = backend.defaultWarmup();
  Problem problem;
  if (last != nullptr && lastRequest != nullptr && sameData(request, *lastRequest)) {
    problem = *last;
  } else {
    const auto ticking = [&](const char* what) {
      return [&control, what](double fraction) {
        control.throwIfCancelled();
        control.report(what, fraction);
      };
    };
    problem.inputs =
        makeInputs({request.input, request.input2, request.type, request.op, request.n, device.defaultN, request.seed},
                   ticking("making the input"), ticking("making the second input"));
    problem.reference = computeReference(*problem.inputs.first, problem.inputs.second.get(), request.op,
                                         ticking("computing the reference"));
  }
  request.n = problem.inputs.first->size();
  validate(request);  // again: a grid can be checked once n is known
  request.grid = planLaunches(kernelById(request.kernel), request.n, request.block, request.grid).front().grid;
  return problem;
}

PreparedRun::PreparedRun(const RunRequest& request, Problem problem, const RunControl& control)
    : m_request(request),
      m_problem(std::move(problem)),
      m_control(control),
      m_backend(backendFor(request.backend)),
      m_device(m_backend.device(request.backend)),
      m_session(m_backend.open(request, m_problem.inputs, control)) {
  if (m_request.traceBlocks.kind != BlockSelection::Kind::none && kernelById(m_request.kernel).traceable())
    m_request.traceBlocks.resolve(m_request.grid);  // refuse now what cannot be traced, before any time is spent
}

std::pair<RunRequest, Problem> PreparedRun::asEmulated() const {
  RunRequest request = m_request;
  request.backend = "emulator";
  request.traceBlocks = BlockSelection::parse("none");
  return {request, m_problem};
}

std::pair<RunRequest, Problem> PreparedRun::withKernel(const KernelInfo& kernel) const {
  RunRequest request = m_request;
  request.kernel = kernel.id;
  request.traceBlocks = BlockSelection::parse("none");
  request.grid = 0;
  validate(request);
  request.grid = planLaunches(kernel, request.n, request.block, request.grid).front().grid;
  return {request, m_problem};
}

void PreparedRun::warmUp() {
  for (std::uint32_t i = 0; i < m_request.warmup; ++i) {
    m_control.throwIfCancelled();
    m_session->sampleUs();
    m_control.report("warming up " + m_request.kernel, static_cast<double>(i + 1) / m_request.warmup);
  }
}

double PreparedRun::sample() {
  m_control.throwIfCancelled();
  m_samples.push_back(m_session->sampleUs());
  m_control.report("timing " + m_request.kernel);
  return m_samples.back();
}

RunResult PreparedRun::inspect() {
  RunResult result;
  result.request = m_request;
  result.device = m_device;
  result.n = m_request.n;
  addTiming(result);
  const bool sampled = !m_samples.empty();
  const Scalar timedValue = m_session->result();
  const std::uint64_t depth = m_session->inspect(result);
  // The value of a timed run is the one that counts; the probed run must not give another.
  result.result = sampled ? timedValue : m_session->result();
  judge(result, m_problem.reference, depth);
  const std::vector<double> launches = m_session->launchUs();
  for (std::size_t i = 0; i < result.passes.size() && i < launches.size(); ++i)
    result.passes[i].latencyUs = launches[i];
  return result;
}

void PreparedRun::addTiming(RunResult& result) const {
  result.timeCovers = m_session->timeCovers();
  result.samplesUs = m_samples;
  if (m_samples.empty()) return;
  result.latency = summarise(m_samples);
  result.latency->cache = m_request.cache;
  result.latency->provenance = m_backend.timing();
  result.bandwidthGbs = bandwidthGbs(static_cast<double>(m_problem.inputs.bytes()), result.latency->median);
}

RunResult runRequest(RunRequest request, const RunControl& control) {
  Problem problem = prepareProblem(request, control);
  PreparedRun run(request, std::move(problem), control);
  run.warmUp();
  for (std::uint32_t i = 0; i < request.iterations; ++i) run.sample();
  return run.inspect();
}

}  // namespace warpfold
