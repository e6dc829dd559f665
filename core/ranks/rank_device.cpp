// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "ranks/rank_device.h"

#include "words/say.h"

namespace warpfold::ranks {

DeviceInfo deviceOfRank(const KernelInfo& kernel, unsigned localRank, const std::vector<DeviceInfo>& devices) {
  std::vector<const DeviceInfo*> gpus, exact, others;
  for (const DeviceInfo& device : devices) {
    // What was recorded or is modelled has nothing to combine, and a rank is no cluster itself.
    if (!device.available || device.hasRanks() || device.recorded || device.isModelled() || !device.runs(kernel))
      continue;
    (device.timesAreGpu ? gpus : device.structureIsExact ? exact : others).push_back(&device);
  }
  for (const auto& kind : {gpus, exact, others})
    if (!kind.empty()) return *kind[localRank % kind.size()];
  throw BackendUnavailable(Field::kernel, kernel.id, say<"no-rank-device">(arg<"kernel">(kernel.id)));
}

}  // namespace warpfold::ranks
