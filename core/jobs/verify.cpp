// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "jobs/verify.h"

#include <algorithm>
#include <new>

#include "jobs/job.h"
#include "jobs/verify_run.h"
#include "words/say.h"

namespace warpfold {

namespace {

std::vector<KernelPtr> chosen(const Catalogue& catalogue, const std::vector<std::string>& ids) {
  std::vector<KernelPtr> kernels;
  for (const std::string& id : ids) {
    kernels.push_back(catalogue.at(id));
    if (!kernels.back()->traceable() || kernels.back()->broken())
      throw InvalidRequest(Field::kernel, id, say<"verify-never">(arg<"kernel">(id)));
  }
  if (!ids.empty()) return kernels;
  for (const KernelPtr& kernel : catalogue.sound())
    if (kernel->traceable()) kernels.push_back(kernel);
  return kernels;
}

/// What other warps' accesses and waiting add to a count is never the same, and never less than nothing: of several
/// readings the least is the nearest to the kernel's own.
HardwareCounts leastOf(PreparedRun& run, const std::vector<const HardwareFigure*>& figures) {
  constexpr int readings = 3;
  HardwareCounts least = run.countHardware(figures);
  for (int i = 1; i < readings && !least.reason && least.provenance == Provenance::measured; ++i) {
    const HardwareCounts other = run.countHardware(figures);
    if (other.reason || other.launches.size() != least.launches.size()) break;
    for (std::size_t l = 0; l < least.launches.size(); ++l)
      for (const HardwareFigure* figure : figures) {
        auto& kept = least.launches[l][*figure];
        const auto& again = other.launches[l][*figure];
        if (kept && again) kept = std::min(*kept, *again);
      }
  }
  return least;
}

}  // namespace

VerifyRun::VerifyRun(const Catalogue& catalogue, const RunRequest& request, const std::vector<std::string>& kernels,
                     const RunControl& control)
    : m_control(control), m_problem(catalogue, request, control), m_kernels(chosen(catalogue, kernels)) {
  if (device().hasRanks()) throw InvalidRequest(Field::backend, device().backend, say<"ranks-only-run">());
  if (!device().timesAreGpu || device().isModelled()) throw BackendUnavailable(say<"counters-need-gpu">());
}

VerifiedKernel VerifyRun::run(const KernelPtr& kernel) const {
  VerifiedKernel verified;
  verified.kernel = kernel->id;
  try {
    const auto figures = comparableFigures();
    PreparedRun counted(m_problem.planFor(kernel), m_control);
    const HardwareCounts hardware = leastOf(counted, figures);
    verified.provenance = hardware.provenance;
    verified.date = hardware.date;
    verified.driver = hardware.driver;
    verified.reason = hardware.reason;
    if (verified.reason) return verified;
    const RunResult emulated = PreparedRun(counted.planned().onExactDevice(), m_control).inspect();
    compareLaunches(verified, emulated, hardware);
  } catch (const DeviceFault&) {
    throw;
  } catch (const Error& error) {
    verified.reason = error.message();
  } catch (const std::bad_alloc&) {
    verified.reason = say<"out-of-memory">();
  }
  return verified;
}

namespace {

class VerifyJob : public Job {
 public:
  void run(const codec::Json& request, JobContext& context) override {
    const auto command = codec::decode<messages::Verify>(request);
    std::size_t index = 0, count = 0;
    const RunControl control = context.control([&](std::optional<double> part) {
      return count == 0 ? part : static_cast<double>(index) / static_cast<double>(count);
    });
    const VerifyRun verify(context.catalogue(), command.request, command.kernels, control);
    count = verify.kernels().size();
    for (; index < count; ++index)
      context.send(messages::VerifyRow{static_cast<std::uint32_t>(index), static_cast<std::uint32_t>(count),
                                       verify.run(verify.kernels()[index])});
  }
};

const RegisterJob<VerifyJob> verifyJobRegistered(messages::Verify::type);

}  // namespace

}  // namespace warpfold
