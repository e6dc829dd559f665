// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "values/provenance.h"
#include "words/message.h"

namespace warpfold {

struct KernelInfo;

/// Which kernels a device runs.
struct KernelSupport {
  bool host = false;     ///< plain C++ functions of one or more CPU threads
  bool device = false;   ///< CUDA kernels
  bool library = false;  ///< a GPU library's own reduction
  bool broken = false;   ///< faulty kernels, which might hang or fault a GPU
  bool user = false;     ///< kernels of the user's

  friend bool operator==(const KernelSupport&, const KernelSupport&) = default;
};

/// A place to run, and what it can: one entry of `warpfold-cli devices`. Nothing else distinguishes devices; in
/// particular no code compares `backend` with a name.
struct DeviceInfo {
  std::string backend;                  ///< what --backend takes: "cpu", "emulator", "cuda:0"
  std::string name;                     ///< its maker's name for it, in no language: "NVIDIA H200"
  std::optional<std::uint32_t> number;  ///< among the GPUs of its machine, from 0
  std::optional<Message> title;         ///< what it is called where that takes words: "Emulator, 2 cores"
  Messages details;                     ///< "sm_90", "132 SMs", …: the one that says most first
  Messages sources;                     ///< of a modelled GPU: where each of its figures stands
  bool available = true;
  std::optional<Message> reason;  ///< why not, and what to do, when not available

  KernelSupport kernels;
  /// Of several ranks: how their values can become one, as --across takes it. Empty where there is one process.
  std::vector<std::string> across;
  std::uint32_t ranks = 0;                    ///< how many there are; 0 where there is one process
  std::vector<std::uint32_t> warpWidths{32};  ///< lanes of a warp to choose from, ascending; the last is the default
  /// Of a recording: the day on which it was made, "2026-11-22"; its times were taken then, on the device it names.
  std::optional<std::string> recorded;
  /// Where its times come from. Only measured, recorded, interpolated and modelled ones may stand in a main chart.
  Provenance timing = Provenance::measured;
  bool timesAreGpu = false;       ///< its times are those of a GPU, measured or of another provenance
  bool structureIsExact = false;  ///< a run itself gives values, counters and hazards; elsewhere an emulator adds them
  /// How long a step of its work may go without a word before the window offers to restart the worker.
  std::chrono::milliseconds patience{10'000};

  std::uint64_t defaultN = 0;           ///< elements that keep an action under a tenth of a second
  std::uint32_t defaultIterations = 1;  ///< timed samples; how many are usual is in timing/sampling.h
  std::uint32_t defaultWarmup = 0;      ///< untimed runs before them

  std::string architecture;  ///< of a GPU: "sm_90"
  std::optional<std::uint32_t> multiprocessors;
  std::optional<std::uint64_t> memoryBytes;
  std::optional<std::uint32_t> threadsPerMultiprocessor;  ///< that it holds at once
  std::optional<std::uint64_t> l2Bytes;                   ///< of the cache that all multiprocessors share
  std::optional<double> boostMhz;                         ///< highest clock of the multiprocessors
  // Of a multiprocessor: blocks that it holds at once, registers of 32 bits, bytes of shared memory.
  std::optional<std::uint32_t> blocksPerMultiprocessor, registersPerMultiprocessor, sharedPerMultiprocessor;
  std::string cuda;                    ///< "13.0": the newest CUDA that its driver supports; empty where not told
  std::string driver;                  ///< "580.95.05": the driver's own version; empty where not told
  std::optional<double> peakReadGbs;   ///< measured read-only peak, 10^9 bytes a second
  std::optional<double> datasheetGbs;  ///< bandwidth computed from clock and bus width, 10^9 bytes a second

  bool takesWarp(std::uint32_t lanes) const {
    return std::find(warpWidths.begin(), warpWidths.end(), lanes) != warpWidths.end();
  }
  /// Whether it may be the default, where a request names no device. A recording stands in for a GPU, and for nothing
  /// else; a modelled GPU is only taken where it is asked for.
  bool canBeDefault() const { return available && !isModelled() && (!recorded || timesAreGpu); }
  /// Several processes, each with a device of its own and a share of the elements.
  bool hasRanks() const { return !across.empty(); }
  /// Known by its datasheet alone.
  bool isModelled() const { return timing == Provenance::modelled; }
  /// It has times, recorded or modelled, and no results: an emulator computes these.
  bool hasTimesOnly() const { return structureIsExact && (recorded || isModelled()); }
  /// What it is called.
  Message called() const;
  /// What computes results of kernels that run on it: it itself, or "the emulator".
  Message computedBy() const;
  /// "results are computed by the emulator; the recording of NVIDIA H200 has only times"; nothing of a device that
  /// computes them itself.
  std::optional<Message> resultsNote() const;
  /// "driver 580.95.05, CUDA 13.0", as files and tables say it; empty where neither is known.
  std::string driverText() const;
  /// Whether kernels like this one run here.
  bool runs(const KernelInfo& kernel) const;
};

}  // namespace warpfold
