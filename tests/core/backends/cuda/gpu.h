// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <gtest/gtest.h>

#include "support/runs.h"

namespace warpfold {

inline bool gpuAvailable() {
  try {
    backendFor("cuda").device("cuda");
    return true;
  } catch (const BackendUnavailable&) {
    return false;
  }
}

/// Tests that need a GPU; skipped where there is none.
class Gpu : public testing::Test {
 protected:
  void SetUp() override {
    if (!gpuAvailable()) GTEST_SKIP() << "no NVIDIA GPU on this machine: the CUDA backend is not run here";
  }
  static RunResult run(RunRequest request) {
    request.backend = "cuda";
    if (!request.iterations) request.iterations = 2;
    return runRequest(request);
  }
};

}  // namespace warpfold
