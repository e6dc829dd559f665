// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>

#include "backends/emulator/element.h"
#include "backends/emulator/kernel_registry.h"

/// What the names of CUDA C++ stand for when a kernel's text is compiled for the host. The macros that map them
/// here are in device_names_begin.h, around the text only.
namespace warpfold::emulator::device {

struct Dim3 {
  unsigned x, y, z;
};

inline Dim3 threadIndex() { return {Machine::current().threadIndex(), 0, 0}; }
inline Dim3 blockIndex() { return {Machine::current().blockIndex(), 0, 0}; }
inline Dim3 blockDimension() { return {Machine::current().shape().block, 1, 1}; }
inline Dim3 gridDimension() { return {static_cast<unsigned>(Machine::current().shape().grid), 1, 1}; }

}  // namespace warpfold::emulator::device
