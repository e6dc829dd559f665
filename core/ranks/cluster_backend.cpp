// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "backends/backend.h"
#include "ranks/all_gpus.h"
#include "ranks/crew.h"
#include "words/say.h"

namespace warpfold::ranks {

namespace {

constexpr const char* cluster = "cluster";

Crew& crew() {
  if (Crew* const leading = leadingCrew()) return *leading;
  throw InvalidRequest(Field::backend, cluster, say<"cluster-only-run">());
}

/// A reduction on all ranks of the crew. Its structure is that of rank 0's share.
class ClusterSession : public Session {
 public:
  ClusterSession(Crew& crew, const PlannedRun& run)
      : m_crew(crew),
        m_op(run.request.op),
        m_emulated(run.device.timing == Provenance::emulated),
        m_id(crew.open(requestOf(run))) {}
  ~ClusterSession() override {
    try {
      m_crew.close(m_id);
    } catch (const std::exception&) {
      // The ranks are gone, and have said why.
    }
  }

  double sampleUs() override { return m_crew.sampleUs(m_id); }
  Scalar result() const override { return finished(run().value(), m_op, run().n()); }
  Scalar combined() const override { return run().value(); }
  std::optional<Reference> reference() const override { return run().reference(); }
  std::uint64_t inspect(RunResult& result) override {
    const std::uint64_t depth = m_crew.inspect(m_id, result);
    result.resultProvenance = m_emulated ? ResultProvenance::emulated : ResultProvenance::measured;
    result.structureOf = say<"structure-of-first-rank">(arg<"elements">(run().share().count), arg<"n">(run().n()));
    return depth;
  }
  TimeCover timeCovers() const override { return {.work = TimeCover::Work::ranks}; }

 private:
  /// What a rank plans for its own share is left open.
  static RanksRequest requestOf(const PlannedRun& run) {
    RanksRequest request{run.request};
    if (run.request.across) request.method = *run.request.across;
    if (run.gridIsAutomatic) request.run.grid.reset();
    return request;
  }
  const CrewRun& run() const { return m_crew.run(m_id); }

  Crew& m_crew;
  Operation m_op;
  bool m_emulated;
  std::uint64_t m_id;
};

/// The ranks of a worker, where this process leads them.
class ClusterBackend : public Backend {
 public:
  std::vector<DeviceInfo> devices() override {
    if (Crew* const leading = leadingCrew()) return {leading->device()};
    return {};
  }
  bool accepts(const std::string& text) const override { return text == cluster; }
  DeviceInfo device(const std::string&) override { return crew().device(); }
  bool makesData() const override { return true; }
  std::unique_ptr<Session> open(const PlannedRun& run, const Inputs&, const RunControl&) override {
    return std::make_unique<ClusterSession>(crew(), run);
  }
};

/// All GPUs of one process, which only `run` takes: it never asks here.
class AllGpusBackend : public Backend {
 public:
  std::vector<DeviceInfo> devices() override { return {}; }
  bool accepts(const std::string& text) const override { return text == allGpus; }
  DeviceInfo device(const std::string&) override { refuse(); }
  std::unique_ptr<Session> open(const PlannedRun&, const Inputs&, const RunControl&) override { refuse(); }

 private:
  [[noreturn]] static void refuse() { throw InvalidRequest(Field::backend, allGpus, say<"all-gpus-only-run">()); }
};

const RegisterBackend allGpusBackendRegistered(61, []() -> std::unique_ptr<Backend> {
  return std::make_unique<AllGpusBackend>();
});
const RegisterBackend clusterBackendRegistered(60, []() -> std::unique_ptr<Backend> {
  return std::make_unique<ClusterBackend>();
});

}  // namespace
}  // namespace warpfold::ranks
