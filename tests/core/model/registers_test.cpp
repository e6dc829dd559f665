// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "model/registers.h"

#include <gtest/gtest.h>

#include "support/catalogue.h"
#include "values/error.h"

namespace warpfold::model {
namespace {

KernelInfo kernelOf(const std::string& code) {
  KernelInfo kernel;
  kernel.id = "mine";
  kernel.code = code;
  return kernel;
}

RegisterTable table() {
  const std::string mark = codeMark("code");
  return parseRegisters("kernel,code,block,type,sm_75,sm_90\nmine," + mark + ",128,int32,16,20\nmine," + mark +
                        ",512,int32,18,24\n");
}

TEST(registers_test, are_those_of_the_nearest_block_and_the_architecture) {
  EXPECT_EQ(registersOf(table(), kernelOf("code"), ElementType::int32, 512, "sm_90"), 24U);
  EXPECT_EQ(registersOf(table(), kernelOf("code"), ElementType::int32, 64, "sm_75"), 16U);
}

TEST(registers_test, of_an_unknown_architecture_are_those_of_the_one_before_it) {
  EXPECT_EQ(registersOf(table(), kernelOf("code"), ElementType::int32, 512, "sm_89"), 18U);
  EXPECT_EQ(registersOf(table(), kernelOf("code"), ElementType::int32, 512, "sm_121"), 24U);
  EXPECT_EQ(registersOf(table(), kernelOf("code"), ElementType::int32, 512, "sm_70"), 18U);
}

TEST(registers_test, of_changed_code_are_not_known) {
  EXPECT_EQ(registersOf(table(), kernelOf("other code"), ElementType::int32, 512, "sm_90"), std::nullopt);
}

TEST(registers_test, of_every_kernel_that_runs_on_a_gpu_are_known) {
  for (const KernelInfo& kernel : kernelCatalogue()) {
    if (!kernel.traceable()) continue;
    for (const ElementType type : elementTypes)
      EXPECT_TRUE(registersOf(shippedRegisters(), kernel, type, 256, "sm_86")) << kernel.id << " " << name(type);
  }
}

TEST(registers_test, text_of_a_table_is_read_again) {
  EXPECT_EQ(registersText(parseRegisters(registersText(table()))), registersText(table()));
}

TEST(registers_test, name_the_line_that_cannot_be_read) {
  try {
    parseRegisters("kernel,code,block,type,sm_75\nmine,0,128,int32,999\n");
    FAIL();
  } catch (const InvalidRequest& error) {
    EXPECT_STREQ(
        error.what(),
        "line 2 of the model's registers cannot be read; write them again with warpfold-cli model --registers");
  }
}

}  // namespace
}  // namespace warpfold::model
