// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "run/device_info.h"
#include "run/run_request.h"
#include "run/run_result.h"
#include "values/hardware_counters.h"
#include "words/message.h"

namespace warpfold {

/// One counter of one launch, as the emulator and as the GPU counts it.
struct VerifiedCount {
  std::string figure;  ///< its name in hardwareFigures()
  std::uint64_t emulated = 0;
  double hardware = 0;
  Agreement agreement = Agreement::exact;
};

/// One launch of a kernel.
struct VerifiedLaunch {
  std::uint64_t n = 0, grid = 0;
  std::uint32_t block = 0;
  std::vector<VerifiedCount> counts;
};

/// What the emulator says of a kernel's launches, against the counters of a GPU.
struct VerifiedKernel {
  std::string kernel;
  std::vector<VerifiedLaunch> launches;
  Provenance provenance = Provenance::measured;
  std::optional<Message> reason;  ///< one sentence: why nothing, or not everything, was compared
  std::string date, driver;       ///< of recorded counters, which need not be those of the times; else empty

  /// The worst of all counts; nothing where nothing was compared.
  std::optional<Agreement> agreement() const;
};

/// The figures that the emulator counts too.
std::vector<const HardwareFigure*> comparableFigures();
/// Adds the launches of a run. The reason tells of what cannot be compared: everything where the numbers of launches
/// differ, else the figures that the GPU does not tell.
void compareLaunches(VerifiedKernel& verified, const RunResult& emulated, const HardwareCounts& hardware);

/// The kernels of a request that were compared so far.
struct Verification {
  RunRequest request;
  DeviceInfo device;
  std::string date;  ///< "2026-11-23", of what is measured; recorded counters have their own
  std::vector<VerifiedKernel> kernels;

  /// Counts by their agreement.
  std::array<std::uint64_t, 3> tally() const;
  /// Whether all kernels were compared, with all their counters.
  bool complete() const;
  /// What came of it, first the counts, then how many kernels are missing; why there is nothing where nothing was
  /// compared, and nothing before the first kernel.
  Messages summary() const;
};

}  // namespace warpfold
