// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

/// What a reduction costs on a GPU that is not here. resources/manual/modelled-gpus.md explains the model.
namespace warpfold::model {

/// What a source is of. What all GPUs of an architecture have in common stands in one place.
enum class GpuFigure : std::uint8_t {
  multiprocessors,
  clock,
  bandwidth,
  attainable,
  cache,
  memory,
  limits,
  fp64,
  latency
};

/// A GPU as its datasheet describes it.
struct Gpu {
  std::string name;                          ///< "RTX 3060"
  std::vector<std::string> cudaNames;        ///< further ones that CUDA reports: "NVIDIA A100-SXM4-40GB"
  std::string architecture;                  ///< "sm_86"
  std::map<GpuFigure, std::string> sources;  ///< of the figures, where they are told
  std::uint32_t multiprocessors = 0;
  double boostMhz = 0;        ///< clock of the multiprocessors
  double memoryGbs = 0;       ///< bandwidth, 10^9 bytes a second
  double attainable = 0;      ///< share of it that reading was measured to attain; 0: never measured
  std::uint64_t l2Bytes = 0;  ///< of the cache that all multiprocessors share
  std::uint64_t memoryBytes = 0;
  // Of a multiprocessor:
  std::uint32_t threads = 0, blocks = 0;  ///< that it holds at once
  std::uint32_t registers = 0;            ///< of 32 bits
  std::uint32_t sharedBytes = 0;
  double fp64PerClock = 64;  ///< float64 operations that it issues a clock; known by its architecture as a rule
  /// Cycles of a load that L2 answers, and of one that memory answers; 0: never measured.
  double l2LatencyCycles = 0, memoryLatencyCycles = 0;
  double latencyMhz = 0;  ///< clock of the multiprocessors while these were measured

  friend bool operator==(const Gpu&, const Gpu&) = default;
};

/// Reads the GPUs of a file like resources/gpus.json, or of what `warpfold-cli devices --json` printed. Throws
/// InvalidRequest naming the entry and what is wrong with it.
std::vector<Gpu> parseGpus(std::string_view json);

/// Those that came with the program.
std::vector<Gpu> shippedGpus();

/// Those that came with the program and those of the user's file ($XDG_DATA_HOME/warpfold/gpus.json), which wins where
/// names are equal. A file that cannot be read is said by `complaint`, and passed over.
struct KnownGpus {
  std::vector<Gpu> gpus;
  std::string complaint;
};
KnownGpus knownGpus();

/// The one of this name, in upper or lower case, with or without "NVIDIA" or "GeForce" before it and "GPU" after it, or
/// as CUDA reports it; null where there is none.
const Gpu* findGpu(const std::vector<Gpu>& gpus, std::string_view name);

}  // namespace warpfold::model
