// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "ranks/peer_store.h"

#include <gtest/gtest.h>

#include <set>

#include "compile/nvrtc.h"
#include "support/catalogue.h"

namespace warpfold::ranks {
namespace {

TEST(peer_store, compiles_for_every_type_and_operator) {
  if (!compile::Nvrtc::present())
    GTEST_SKIP() << "no libnvrtc on this machine: kernels cannot be compiled for a GPU here";
  for (const char* const kernel : peerStoreKernels) {
    const cuda::KernelSource source = peerStoreSource(kernel);
    std::set<std::string> entries;
    for (const ElementType type : elementTypes)
      for (const Operation op : operations)
        if (goTogether(type, op)) entries.insert(source.entry(type, op));
    const std::vector<std::string> all(entries.begin(), entries.end());
    for (const int architecture : {75, 90}) {
      const compile::CompiledModule compiled =
          compile::Nvrtc::get().compile(source.code, source.options, all, architecture);
      EXPECT_EQ(compiled.names.size(), all.size()) << kernel << " sm_" << architecture;
    }
  }
}

TEST(peer_store, ends_the_last_launch_of_every_kernel) {
  if (!compile::Nvrtc::present())
    GTEST_SKIP() << "no libnvrtc on this machine: kernels cannot be compiled for a GPU here";
  for (const KernelInfo& kernel : kernelCatalogue()) {
    if (!kernel.traceable()) continue;
    const cuda::KernelSource source = cuda::extendedSource(kernel, 128, peerStoreTail());
    const std::string entry = source.entry(ElementType::float32, Operation::sum, false);
    const compile::CompiledModule compiled = compile::Nvrtc::get().compile(source.code, source.options, {entry}, 90);
    EXPECT_EQ(compiled.names.size(), 1U) << kernel.id;
  }
}

}  // namespace
}  // namespace warpfold::ranks
