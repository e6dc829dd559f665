// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "emulation/written_parameters.h"

#include <gtest/gtest.h>

#include "ptx/reader.h"

namespace warpfold {
namespace {

/// Of a kernel with the parameters a, b and n.
emulation::WrittenParameters writtenBy(const std::string& body) {
  return emulation::WrittenParameters(ptx::decode(
      ptx::readModule(".version 7.5\n.target sm_70\n.address_size 64\n"
                      ".visible .entry k(.param .u64 a, .param .u64 b, .param .u64 n)\n{\n.reg .b32 %r<8>;\n"
                      ".reg .b64 %rd<8>;\nld.param.u64 %rd1, [a];\nld.param.u64 %rd2, [b];\nld.param.u64 %rd3, [n];\n"
                      "mov.u32 %r1, %tid.x;\nmul.wide.u32 %rd4, %r1, 4;\n" +
                      body + "ret;\n}\n")));
}

TEST(WrittenParameters, are_those_that_addresses_of_stores_are_made_of) {
  const auto written = writtenBy(
      "add.s64 %rd5, %rd1, %rd4;\nld.global.u32 %r2, [%rd5];\nadd.s64 %rd6, %rd2, %rd4;\n"
      "st.global.u32 [%rd6], %r2;\n");
  EXPECT_FALSE(written.any);
  EXPECT_EQ(written.offsets, std::vector<std::uint32_t>{8});
}

TEST(WrittenParameters, an_atomic_writes) {
  EXPECT_EQ(writtenBy("red.global.add.u32 [%rd1], 1;\n").offsets, std::vector<std::uint32_t>{0});
}

TEST(WrittenParameters, what_is_stored_is_no_address) {
  EXPECT_EQ(writtenBy("st.global.u64 [%rd2], %rd1;\n").offsets, std::vector<std::uint32_t>{8});
}

TEST(WrittenParameters, a_pointer_from_memory_may_point_anywhere) {
  EXPECT_TRUE(writtenBy("ld.global.u64 %rd5, [%rd1];\nst.global.u32 [%rd5], %r1;\n").any);
}

TEST(WrittenParameters, a_choice_of_two_pointers_is_both) {
  EXPECT_EQ(writtenBy("and.b64 %rd5, %rd4, %rd1;\nor.b64 %rd5, %rd5, %rd2;\nst.global.u32 [%rd5], %r1;\n").offsets,
            (std::vector<std::uint32_t>{0, 8}));
}

}  // namespace
}  // namespace warpfold
