// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>

// Included by what nvcc compiles: C++17, and nothing of ours.
namespace warpfold::cuda {

/// One call of a library's device-wide reduction. `inputs`: device addresses of one or two arrays. `identity`: the
/// accumulator's bits. With `scratch` null, only `bytes` is set. Returns a cudaError_t.
using CubReduce = int (*)(void* scratch, std::size_t* bytes, const unsigned long long* inputs,
                          unsigned long long output, std::size_t n, std::uint64_t identity, void* stream);

/// By what deviceTypes() gives. Empty where the program was built without nvcc.
inline std::map<std::string, CubReduce>& cubReductions() {
  static std::map<std::string, CubReduce> all;
  return all;
}

}  // namespace warpfold::cuda
