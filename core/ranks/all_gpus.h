// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>
#include <string>

#include "ranks/ranks_run.h"

namespace warpfold::ranks {

/// `--backend cuda:all`: one process whose ranks are threads with a GPU each; no MPI.
inline constexpr const char* allGpus = "cuda:all";
/// How their values are combined where the request leaves that open.
inline constexpr const char* usualMethodOfAllGpus = "nccl-reduce";

/// GPUs that can be used, of `devices`. Throws BackendUnavailable saying what to do where there is none, or where they
/// do not run the kernel, and InvalidRequest of a call of a library.
unsigned gpusFor(const KernelInfo& kernel, const std::vector<DeviceInfo>& devices);

/// A rank has failed while the others wait for it: ends the process with a sentence of why.
using GiveUp = std::function<void(const std::string& sentence, ExitStatus status)>;

/// Reduces on all GPUs of this machine. Throws Error, and AgreedFailure where a rank cannot do its part.
RanksResult runOnAllGpus(const Catalogue& catalogue, const RanksRequest& request, const GiveUp& giveUp);

}  // namespace warpfold::ranks
