// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include <cuda_runtime_api.h>

#include <string>

#include "backends/cuda/cub/reductions.h"

using namespace warpfold::cuda;

int warpfold_cub_interface() {
  return WARPFOLD_CUB_INTERFACE;
}

const WarpfoldCubReduction* warpfold_cub_reductions(size_t* count) {
  static const std::vector<WarpfoldCubReduction> all = [] {
    std::vector<WarpfoldCubReduction> joined = integerReductions();
    for (const WarpfoldCubReduction& one : floatReductions()) joined.push_back(one);
    return joined;
  }();
  *count = all.size();
  return all.data();
}

const char* warpfold_cub_error(int error) {
  static thread_local std::string text;
  const auto code = static_cast<cudaError_t>(error);
  text = std::string(cudaGetErrorName(code)) + " (" + cudaGetErrorString(code) + ")";
  return text.c_str();
}
