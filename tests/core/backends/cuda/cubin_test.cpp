// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "backends/cuda/cubin.h"

#include <gtest/gtest.h>

#include <stdexcept>

#include "backends/cuda/kernel_source.h"
#include "compile/nvrtc.h"
#include "model/registers.h"
#include "support/catalogue.h"

namespace warpfold::cuda {
namespace {

/// CUDA 13.0, which resources/model/registers.csv was made with.
constexpr int tableVersion = 13000;

TEST(cubin_test, says_how_many_registers_a_thread_takes_as_the_table_has_it) {
  if (!compile::Nvrtc::present())
    GTEST_SKIP() << "no libnvrtc on this machine: kernels cannot be compiled for a GPU here";
  if (compile::Nvrtc::get().version() != tableVersion) GTEST_SKIP() << "another compiler may take other registers";
  const KernelInfo& kernel = kernelById("independent-loads");
  const KernelSource source = timedSource(kernel, 512);
  const std::string entry = source.entry(ElementType::float32, Operation::sum);
  const compile::CompiledModule module = compile::Nvrtc::get().compile(source.code, source.options, {entry}, 86);
  EXPECT_EQ(registerCounts(module.image).at(module.names.at(entry)),
            model::registersOf(model::shippedRegisters(), kernel, ElementType::float32, 512, "sm_86"));
}

TEST(cubin_test, refuses_what_is_no_machine_code) {
  EXPECT_THROW(registerCounts({}), std::out_of_range);
  EXPECT_THROW(registerCounts(std::vector<char>(4096, 'x')), std::out_of_range);
}

}  // namespace
}  // namespace warpfold::cuda
