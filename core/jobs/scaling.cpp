// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "backends/prepared_run.h"
#include "jobs/job.h"
#include "jobs/scaling_run.h"
#include "words/say.h"

namespace warpfold {

namespace {

/// One scaling experiment, run by run.
class ScalingRun {
 public:
  ScalingRun(const Catalogue& catalogue, const messages::Scale& asked, const RunControl& control)
      : m_catalogue(catalogue), m_asked(asked), m_control(control) {
    m_asked.request.traceBlocks = BlockSelection::none();
    const auto& kernel = catalogue.at(asked.request.kernel);
    const DeviceInfo device = placeFor(m_asked.request, *kernel).device;
    if (!device.hasRanks()) throw InvalidRequest(Field::backend, device.backend, say<"scaling-needs-cluster">());
    m_ranks = m_asked.ranks.empty() ? powersUpTo(device.ranks) : m_asked.ranks;
    std::sort(m_ranks.begin(), m_ranks.end());
    m_ranks.erase(std::unique(m_ranks.begin(), m_ranks.end()), m_ranks.end());
    for (const std::uint32_t ranks : m_ranks)
      if (ranks < 1 || ranks > device.ranks)
        throw InvalidRequest(Field::ranks, ranks, say<"ranks-range">(arg<"most">(device.ranks)));
    // Only a file tells how many it has.
    m_n = m_asked.request.n ? *m_asked.request.n : prepareProblem(catalogue, m_asked.request, control).run.n();
  }

  std::vector<ScalingBasis> run(const std::function<void(const ScalingPoint&)>& found) {
    for (const std::uint32_t ranks : m_ranks)
      for (const Scaling scaling : m_asked.scalings) {
        const bool there = ranks == m_ranks.back() && m_last && m_last->n == elementsOn(scaling, m_n, ranks, ranks);
        ScalingPoint point = there ? pointOf(*m_last, scaling) : measured(scaling, ranks);
        found(point);
      }
    const double floor = floorUs();
    std::vector<ScalingBasis> bases;
    for (const Scaling scaling : m_asked.scalings) bases.push_back(basisOf(scaling, floor));
    return bases;
  }

 private:
  RunResult resultOn(std::uint32_t ranks, std::uint64_t n) {
    const std::string method = m_asked.request.across.value_or("neighbored");
    m_control.throwIfCancelled();
    m_control.report(say<"progress-scaling">(arg<"method">(method), arg<"ranks">(ranks)),
                     static_cast<double>(m_done++) / static_cast<double>(m_ranks.size() * m_asked.scalings.size()));
    RunRequest request = m_asked.request;
    request.n = n;
    request.ranks = ranks;
    return runRequest(m_catalogue, request, m_control);
  }

  ScalingPoint measured(Scaling scaling, std::uint32_t ranks) {
    RunResult result = resultOn(ranks, elementsOn(scaling, m_n, ranks, m_ranks.back()));
    const ScalingPoint point = pointOf(result, scaling);
    if (ranks == m_ranks.back()) m_last = std::move(result);
    return point;
  }

  static ScalingPoint pointOf(const RunResult& result, Scaling scaling) {
    const AcrossRanks& ranks = result.ranks.value();
    return {scaling,
            static_cast<std::uint32_t>(ranks.parts.size()),
            result.n,
            result.latency.value(),
            ranks.withinUs,
            ranks.across.median,
            result.bandwidthGbs.value_or(0),
            result.matches,
            ranks.sharesCores};
  }

  /// What a reduction takes within a rank that has one element.
  double floorUs() {
    if (std::find(m_asked.scalings.begin(), m_asked.scalings.end(), Scaling::strong) == m_asked.scalings.end())
      return 0;
    return resultOn(m_ranks.back(), m_ranks.back()).ranks.value().withinUs;
  }

  ScalingBasis basisOf(Scaling scaling, double floorUs) const {
    const AcrossRanks& ranks = m_last->ranks.value();
    ScalingBasis basis;
    basis.scaling = scaling;
    basis.method = ranks.method;
    basis.combining = ranks.combining;
    if (ranks.network) {
      basis.network = ranks.network->network;
      basis.measuredWith = ranks.network->rank;
      basis.betweenGpus = ranks.network->betweenGpus;
      basis.oneHost = ranks.parts[ranks.network->rank].host == ranks.parts.front().host;
    }
    basis.valueBytes = sizeOf(ranks.parts.front().partial.type);
    basis.ranks = ranks.parts.size();
    basis.n = m_last->n;
    basis.bytes = m_last->n * sizeOf(m_last->request.type) * inputsOf(m_last->request.op);
    basis.withinUs = ranks.withinUs;
    basis.floorUs = floorUs;
    return basis;
  }

  const Catalogue& m_catalogue;
  messages::Scale m_asked;
  const RunControl& m_control;
  std::vector<std::uint32_t> m_ranks;
  std::uint64_t m_n = 0;
  std::size_t m_done = 0;
  std::optional<RunResult> m_last;  // of all ranks
};

class ScalingJob : public Job {
 public:
  void run(const codec::Json& request, JobContext& context) override {
    const auto asked = codec::decode<messages::Scale>(request);
    const auto bases = runScaling(context.catalogue(), asked, context.control(),
                                  [&](const ScalingPoint& point) { context.send(messages::Scaled{point}); });
    for (const ScalingBasis& basis : bases) context.send(messages::Continued{basis});
  }
};

const RegisterJob<ScalingJob> scalingJobRegistered(messages::Scale::type);

}  // namespace

std::vector<ScalingBasis> runScaling(const Catalogue& catalogue, const messages::Scale& asked,
                                     const RunControl& control, const std::function<void(const ScalingPoint&)>& found) {
  return ScalingRun(catalogue, asked, control).run(found);
}

}  // namespace warpfold
