// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "ranks/gpu_probe.h"

#include <gtest/gtest.h>

#include "compile/nvrtc.h"

namespace warpfold::ranks {
namespace {

TEST(gpu_probe, kernels_compile_for_every_architecture) {
  if (!compile::Nvrtc::present())
    GTEST_SKIP() << "no libnvrtc on this machine: kernels cannot be compiled for a GPU here";
  for (const char* const kernel : gpuProbeKernels) {
    const cuda::KernelSource source = gpuProbeSource(kernel);
    const std::string entry = source.entry(ElementType::int32, Operation::sum);
    for (const int architecture : {75, 90})
      EXPECT_EQ(compile::Nvrtc::get().compile(source.code, source.options, {entry}, architecture).names.size(), 1u)
          << kernel << " sm_" << architecture;
  }
}

}  // namespace
}  // namespace warpfold::ranks
