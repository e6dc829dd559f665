// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <vector>

#include "catalogue/kernel_info.h"
#include "values/element_type.h"
#include "values/operation.h"

namespace warpfold::cuda {

/// What NVRTC is given for one kernel.
struct KernelSource {
  std::string code;
  std::vector<std::string> options;
  std::string function;     ///< the kernel, or an entry around it
  bool namesInput = false;  ///< its last template argument is the type of the input

  /// The name expression of the kernel for elements stored as `type` under `op`: of the first launch, which maps
  /// elements as it reads them, or of a later one, which reads values.
  std::string entry(ElementType type, Operation op, bool firstLaunch = true) const;
};

/// Operators, and what kernels say to memory, warps and clusters: what stands before a kernel's source.
std::string deviceText();
/// What a kernel reads, an array of T or one whose elements change on the way in: "Squares<Float16, float>".
std::string inputType(ElementType stored, Operation op, bool firstLaunch);
/// "float, Sum<float>, Squares<Float16, float>": accumulator, operator and input on the device.
std::string deviceTypes(ElementType type, Operation op);

/// The bare kernel source behind the operators: nothing substituted. This is what gets timed.
KernelSource timedSource(const KernelInfo& kernel, std::uint32_t block);

/// What one block of a launch does once the launch has its value, as a part of the same kernel.
struct Tail {
  /// Defines `struct Tail`, the argument, and `end_with<T, Op>(const T* result, const Tail&)`, which all threads of the
  /// block call. Knows the operators and what GPUs say to each other.
  std::string code;
};

/// The kernel source with a tail: whichever block ends last goes through it. The kernel has two arguments more, a word
/// that is zero before and after, and the tail's.
KernelSource extendedSource(const KernelInfo& kernel, std::uint32_t block, const Tail& tail);

/// A kernel of ours that combines values of several GPUs: `code` behind the operators and what GPUs say to each other.
KernelSource peerSource(const std::string& code, const std::string& function);

/// What surrounds the runs: read_plainly (flushes L2), find_pages, read_streaming (the measured peak), wait_for_host,
/// calibrate.
std::string utilitySource();

}  // namespace warpfold::cuda
