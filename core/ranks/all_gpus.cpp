// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "ranks/all_gpus.h"

#include <optional>

#include "backends/backend.h"
#include "ranks/conference.h"
#include "ranks/method.h"
#include "ranks/thread_ranks.h"
#include "run/planned_run.h"
#include "words/say.h"

namespace warpfold::ranks {

namespace {

bool isHere(const DeviceInfo& device) {
  return device.timesAreGpu && !device.recorded && !device.isModelled() && !device.hasRanks();
}

/// Of one thread: its result on rank 0, or the failure that all ranks know.
struct Outcome {
  std::optional<RanksResult> result;
  std::optional<AgreedFailure> failure;
};

std::string toldOf(const Transport& transport, const std::string& problem) {
  return english(say<"rank-failed">(arg<"rank">(transport.rank()), arg<"ranks">(transport.ranks()),
                                    arg<"host">(transport.host()), arg<"problem">(problem)));
}

}  // namespace

unsigned gpusFor(const KernelInfo& kernel, const std::vector<DeviceInfo>& devices) {
  unsigned gpus = 0;
  std::optional<Message> reason;
  for (const DeviceInfo& device : devices) {
    if (!isHere(device)) continue;
    if (!device.available && !reason) reason = device.reason;
    if (!device.available) continue;
    if (kernel.library) {
      DeviceInfo all;
      all.backend = allGpus;
      refuseKernel(kernel, all, devices);
    }
    if (!device.runs(kernel))
      throw BackendUnavailable(Field::kernel, kernel.id, say<"no-rank-device">(arg<"kernel">(kernel.id)));
    ++gpus;
  }
  if (gpus == 0) throw BackendUnavailable(Field::backend, allGpus, reason.value_or(say<"gpu-none">()));
  return gpus;
}

RanksResult runOnAllGpus(const Catalogue& catalogue, const RanksRequest& request, const GiveUp& giveUp) {
  const Method& method = methodOf(request.method);
  if (method.needsMpi)
    throw InvalidRequest(Field::across, method.id, say<"method-needs-mpi">(arg<"method">(method.id)));
  const unsigned gpus = gpusFor(*catalogue.at(request.run.kernel), allDevices());
  Outcome first;
  ThreadRanks(gpus).run([&](Transport& transport) {
    try {
      auto result = runOnRanks(catalogue, request, transport);
      if (transport.rank() == 0) first.result = std::move(result);
    } catch (const AgreedFailure& failure) {
      if (transport.rank() == 0) first.failure = failure;
    } catch (const Error& error) {
      giveUp(error.message().code == "rank-silent" ? error.what() : toldOf(transport, error.what()), error.status());
    } catch (const std::exception& error) {
      giveUp(toldOf(transport, error.what()), ExitStatus::unavailable);
    }
  });
  if (first.failure) throw *first.failure;
  return std::move(*first.result);
}

}  // namespace warpfold::ranks
