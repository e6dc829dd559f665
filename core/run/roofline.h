// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <string_view>

#include "run/device_info.h"
#include "values/operation.h"

namespace warpfold {

/// What bounds a reduction on a GPU, as Williams, Waterman and Patterson draw it (Roofline: an insightful visual
/// performance model for multicore architectures, Communications of the ACM 52, 2009): below its ridge the memory,
/// above it the arithmetic units.
struct Roofline {
  double memoryGbs = 0;           ///< 10^9 bytes a second: the slope
  bool measured = false;          ///< the slope is the read peak measured on this GPU, else the datasheet's bandwidth
  std::optional<double> ceiling;  ///< 10^9 operations a second; nothing where the architecture's figure is not known

  /// Operations per byte from which on memory is not what bounds; nothing without a ceiling.
  std::optional<double> ridge() const;
  /// 10^9 operations a second that can be had at so many operations per byte.
  double attainable(double intensity) const;
};

/// Operations that a reduction needs for each element, whatever the kernel: one that combines, and where elements are
/// multiplied first, that too. The n-th part of an operation that n − 1 combinations lack is not taken off.
unsigned operationsPerElement(Operation op);

/// Operations per byte of the input.
double intensityOf(ElementType type, Operation op);

/// 10^9 operations a second in a run of n elements that took so long.
double operationsRate(Operation op, std::uint64_t n, double us);

/// Operations of a reduction that one multiprocessor does in a clock: the rate of the instruction that combines two
/// values of the type in which it combines (CUDA C++ Programming Guide 13.0, Arithmetic Instructions, Throughput of
/// Native Arithmetic Instructions), divided by the instructions that 64-bit integers take; a multiply-add is two
/// operations. Nothing where the guide does not tell it of this architecture ("sm_90").
std::optional<double> operationsPerClock(std::string_view architecture, ElementType type, Operation op);

/// Of this device; nothing where its bandwidth is not known. `seenMhz`: a clock of its multiprocessors that was read
/// beside a run, which counts where the device does not tell its highest one, as in a recording.
std::optional<Roofline> rooflineOf(const DeviceInfo& device, ElementType type, Operation op,
                                   std::optional<double> seenMhz = {});

}  // namespace warpfold
