// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <stdexcept>
#include <string>
#include <vector>

#include "codec/run_fields.h"
#include "jobs/scaling.h"
#include "jobs/sweep_point.h"
#include "run/count_range.h"
#include "timing/verdict.h"
#include "values/block_limit.h"

/// The job behind the window's sweep.
namespace warpfold::messages {

inline constexpr std::size_t mostSweepPoints = std::size_t{1} << 15, mostSweepNames = 1024, mostSweepDevices = 8;

/// Times kernels over sizes, types and blocks, beside the GPU library where it runs. What was run is kept in a file of
/// the machine that runs it, one for each device, and a sweep goes on where the last one stopped; a device whose times
/// are known without running needs none.
struct Sweep {
  static constexpr const char* type = "sweep";
  RunRequest request;  ///< of it count device, operation, type, input, seed, cache and how many samples
  std::vector<std::string> kernels;
  std::vector<CountRange> sizes, blocks;
  bool anew = false;                 ///< forgets what was kept
  std::vector<std::string> beside;   ///< devices whose times are known, as --backend takes them
  std::vector<std::uint32_t> ranks;  ///< of a device that has some: how many take part; empty: the request's
  /// Strong: a size is that of all ranks together; weak: that of each.
  std::vector<Scaling> scalings{Scaling::strong};
};
/// What is swept, and how much of it was there before: the device that was asked for, then those beside it.
struct SweepBegun {
  static constexpr const char* type = "sweep.begun";
  std::vector<DeviceInfo> devices;
  std::uint64_t runs = 0, there = 0;
};
/// Points of one of these devices; each replaces one of an equal key.
struct SweepPoints {
  static constexpr const char* type = "sweep.points";
  std::uint32_t device = 0;
  std::vector<SweepPoint> points;
};
/// A run that has no time, and why; of one kernel and reason the first.
struct SweepLeftOut {
  static constexpr const char* type = "sweep.left_out";
  std::string kernel;
  Message reason;
};

}  // namespace warpfold::messages

namespace warpfold {

/// Where the runs of sweeps on this device are kept: in the user's folder for what can be made again. Empty
/// where the user has none: they are kept for the time of the sweep then.
std::filesystem::path sweepFile(const DeviceInfo& device, std::uint32_t offset = 0);

template <typename Archive>
void fields(Archive& archive, CountRange& r) {
  archive("least", r.least);
  archive("most", r.most);
  if constexpr (Archive::reads)
    if (r.least > r.most) codec::refuse("a range", "ends before it begins");
}
template <typename Archive>
void fields(Archive& archive, SpeedUp& s) {
  archive("ratio", s.ratio);
  archive("interval", s.interval);
  archive("verdict", s.verdict);
  archive("reason", s.reason);
  if constexpr (Archive::reads) codec::requireAmount("a ratio", s.ratio);
}
template <typename Archive>
void fields(Archive& archive, SweepPoint& p) {
  archive("kernel", p.key.kernel);
  archive("type", p.key.type);
  archive("op", p.key.op);
  archive("n", p.key.n);
  archive("block", p.key.block);
  archive("grid", p.key.grid);
  archive("cache", p.key.cache);
  archive("median_us", p.medianUs);
  archive("min_us", p.minUs);
  archive("provenance", p.provenance);
  archive("band", p.band);
  archive("interval", p.interval);
  archive("samples", p.samples);
  archive("dropped", p.dropped);
  archive("bandwidth_gbs", p.bandwidthGbs);
  archive("share_of_peak", p.shareOfPeak);
  archive("share_of_datasheet", p.shareOfDatasheet);
  archive("over_library", p.overLibrary);
  archive("state", p.state);
  archive("ranks", p.ranks);
  if constexpr (Archive::reads) {
    constexpr double leastUs = 1e-6;
    if (p.key.kernel.size() > codec::mostKernelBytes) codec::refuse("a kernel", "has too long a name");
    if (p.key.n == 0 || p.key.block > mostBlockThreads) codec::refuse("a run of a sweep", "has an impossible shape");
    for (const auto figure : {p.medianUs, p.minUs, p.bandwidthGbs}) codec::requireAmount("a time", figure);
    for (const auto& share : {p.shareOfPeak, p.shareOfDatasheet}) codec::requireAmount("a share", share);
    if (p.ranks > AcrossRanks::most) codec::refuse("a number of ranks", "is out of range");
    if (p.medianUs < leastUs) codec::refuse("a median", "is too short to be a duration");
  }
}

namespace messages {

template <typename Archive>
void fields(Archive& archive, Sweep& m) {
  archive("request", m.request);
  archive("kernels", codec::limited(m.kernels, mostSweepNames));
  archive("sizes", codec::limited(m.sizes, mostSweepNames));
  archive("blocks", codec::limited(m.blocks, mostSweepNames));
  archive("anew", m.anew);
  archive("beside", codec::limited(m.beside, mostSweepDevices - 1));
  archive("ranks", codec::limited(m.ranks, mostScalingPoints));
  archive("scalings", codec::limited(m.scalings, scalings.size()));
}
template <typename Archive>
void fields(Archive& archive, SweepBegun& m) {
  archive("devices", codec::limited(m.devices, mostSweepDevices));
  archive("runs", m.runs);
  archive("there", m.there);
  if constexpr (Archive::reads)
    if (m.devices.empty() || m.there > m.runs) throw std::out_of_range("a sweep has no device, or more than all runs");
}
template <typename Archive>
void fields(Archive& archive, SweepPoints& m) {
  archive("device", m.device);
  archive("points", codec::limited(m.points, mostSweepPoints));
  if constexpr (Archive::reads)
    if (m.device >= mostSweepDevices) throw std::out_of_range("a sweep has fewer devices");
}
template <typename Archive>
void fields(Archive& archive, SweepLeftOut& m) {
  archive("kernel", m.kernel);
  archive("reason", m.reason);
  if constexpr (Archive::reads)
    if (m.kernel.size() > codec::mostKernelBytes) codec::refuse("a kernel", "has too long a name");
}

}  // namespace messages

}  // namespace warpfold
