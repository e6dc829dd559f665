// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "ptx/program.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>

#include "ptx/reader.h"
#include "support/ptx_kernel.h"
#include "values/error.h"

namespace warpfold::ptx {
namespace {

std::string decodingRefused(const std::string& text, const std::string& kernel = {}) {
  try {
    decode(readModule(text), kernel);
  } catch (const InvalidRequest& e) {
    return e.what();
  }
  return "decoded";
}

std::size_t countOf(const FunctionProgram& function, Opcode opcode) {
  return std::count_if(function.together.begin(), function.together.end(),
                       [&](const Decoded& each) { return each.opcode == opcode; });
}

TEST(PtxProgram, a_declared_function_is_one_instruction) {
  const Program program = decode(readModule(ptxText("neighbored")));
  ASSERT_EQ(program.functions.size(), 1u);
  EXPECT_EQ(program.operations, std::vector<std::string>{"wf_op"});
  const FunctionProgram& kernel = program.functions[0];
  EXPECT_EQ(countOf(kernel, Opcode::operate), 1u);
  EXPECT_EQ(countOf(kernel, Opcode::call), 0u);
  const auto operate = std::find_if(kernel.together.begin(), kernel.together.end(),
                                    [](const Decoded& each) { return each.opcode == Opcode::operate; });
  EXPECT_EQ(operate->width, 2);
  EXPECT_EQ(kernel.places[operate->source].location.line, 26u);  // data[tid] = op(data[tid], …
}

TEST(PtxProgram, both_forms_of_the_code_match_instruction_by_instruction) {
  for (const char* name : {"neighbored", "last_block", "unroll_last_warp", "grid_barrier"}) {
    const Program program = decode(readModule(ptxText(name)));
    const FunctionProgram& kernel = program.functions[0];
    ASSERT_EQ(kernel.together.size(), kernel.apart.size());
    for (std::size_t i = 0; i < kernel.together.size(); ++i) {
      EXPECT_EQ(kernel.together[i].opcode, kernel.apart[i].opcode);
      EXPECT_TRUE(kernel.apart[i].results[0].kind != Slot::Kind::uniform) << name << " " << i;
    }
  }
}

TEST(PtxProgram, parameters_and_shared_memory_have_their_places) {
  const Program program = decode(readModule(ptxText("last_block")));
  ASSERT_EQ(program.parameters.size(), 4u);
  EXPECT_EQ(program.parameters[3].offset, 24u);
  EXPECT_EQ(program.parameterBytes, 32u);
  ASSERT_EQ(program.shared.size(), 2u);
  EXPECT_EQ(program.staticSharedBytes, 1040u);  // a flag and 256 values, in units of 16 bytes
  EXPECT_FALSE(program.takesDynamicShared);
}

TEST(PtxProgram, dynamic_shared_memory_lies_behind_the_rest) {
  const Program program =
      decode(readModule(kernelOf("ld.shared.u32 %r1, [fixed];\nld.shared.u32 %r1, [open];",
                                 ".extern .shared .align 4 .b8 open[];\n.shared .align 4 .b8 fixed[20];")));
  EXPECT_TRUE(program.takesDynamicShared);
  EXPECT_EQ(program.staticSharedBytes, 32u);
}

TEST(PtxProgram, only_functions_that_are_called_are_decoded) {
  const Program program = decode(readModule(ptxText("locks_and_calls")), "recursion");
  ASSERT_EQ(program.functions.size(), 2u);
  EXPECT_EQ(program.functions[1].parameters.size(), 2u);
  EXPECT_EQ(decode(readModule(ptxText("locks_and_calls")), "local_array").functions.size(), 1u);
}

TEST(PtxProgram, local_arrays_have_their_bytes) {
  const Program program = decode(readModule(ptxText("locks_and_calls")), "local_array");
  EXPECT_EQ(program.functions[0].localBytes, 32u);
}

TEST(PtxProgram, kernels_are_named_where_there_are_several) {
  EXPECT_EQ(decodingRefused(ptxText("locks_and_calls"), "absent"),
            "the PTX has no kernel absent; name one of lock_around_a_loop, lock_inside_a_loop, recursion, local_array");
  EXPECT_EQ(decodingRefused(ptxText("locks_and_calls"), ""),
            "the PTX has several kernels; name one of lock_around_a_loop, lock_inside_a_loop, recursion, local_array");
  EXPECT_EQ(decodingRefused(".version 7.5\n.target sm_70\n.address_size 64\n", ""), "the PTX has no kernel");
}

TEST(PtxProgram, what_is_not_executed_is_a_sentence) {
  EXPECT_EQ(decodingRefused(kernelOf("tex.2d.v4.f32.f32 {%f1, %f2, %f3, %f4}, [%rd1, {%f5, %f6}];")),
            "line 14 of the PTX cannot be read at ','; compile the source again");
  EXPECT_EQ(decodingRefused(kernelOf("wgmma.fence.sync.aligned;")),
            "line 14 of the PTX has 'wgmma.fence.sync.aligned', which the emulator does not execute");
}

TEST(PtxProgram, operands_of_other_kinds_are_refused) {
  const char* const refused = "line 14 of the PTX gives '%s' operands that it does not take";
  for (const char* text : {"add.s32 %r1, %rd2, 1", "add.s32 %r1, %r2", "add.s32 %p1, %r2, 1", "add.s64 %rd1, %r2, 1",
                           "setp.eq.s32 %r1, %r2, 1", "ld.global.v2.u32 {%r1}, [%rd1]", "st.global.u64 [%rd1], %r1",
                           "ld.global.u32 %r1, [%p1]", "selp.b32 %r1, %r2, %r3, %r4", "mov.pred %p1, %laneid",
                           "mov.u16 %rs1, %laneid", "mov.f32 %f1, 1", "mov.u32 %r1, 1.5", "mov.b32 %r1, 1.5",
                           "st.global.u32 [%rd1], 0f3F800000", "mov.u32 %r1, missing"}) {
    const std::string opcode = std::string(text).substr(0, std::string(text).find(' '));
    std::string expected = refused;
    expected.replace(expected.find("%s"), 2, opcode);
    if (std::string(text).ends_with("missing")) expected = "line 14 of the PTX uses missing, which nothing declares";
    EXPECT_EQ(decodingRefused(kernelOf(std::string(text) + ";")), expected) << text;
  }
}

TEST(PtxProgram, an_initial_value_may_point_at_an_array_without_a_size) {
  const Program program = decode(readModule(kernelOf("ld.global.u32 %r1, [table];\nld.global.u64 %rd1, [ptr];\nret;",
                                                     ".extern .global .align 4 .b8 table[];\n"
                                                     ".visible .global .align 8 .u64 ptr = generic(table);\n")));
  ASSERT_EQ(program.globals.size(), 2u);
  std::uint64_t points = 0;
  std::memcpy(&points, program.globals[1].initial.data(), sizeof points);
  EXPECT_EQ(points, program.globals[0].address);
}

TEST(PtxProgram, a_function_may_have_the_name_of_a_variable) {
  const Program program = decode(readModule(kernelOf("call f, ();\nret;", ".global .b32 f;\n.func f()\n{\nret;\n}\n")));
  EXPECT_EQ(program.functions.size(), 2u);
}

TEST(PtxProgram, functions_have_so_many_branches_together) {
  std::string functions, calls;
  for (int f = 0; f < 3; ++f) {
    const std::string name = "f" + std::to_string(f);
    calls += "call " + name + ", ();\n";
    functions += ".func " + name + "()\n{\n.reg .pred %p<2>;\n";
    for (int i = 0; i < 6000; ++i) functions += "@%p1 bra DONE;\n";
    functions += "DONE:\nret;\n}\n";
  }
  EXPECT_EQ(decodingRefused(kernelOf(calls + "ret;", functions)).substr(0, 17), "the function at l");
}

TEST(PtxProgram, an_access_without_a_type_is_refused) {
  EXPECT_EQ(decodingRefused(kernelOf("ld.global %r1, [%rd1];")),
            "line 14 of the PTX gives 'ld.global' operands that it does not take");
}

TEST(PtxProgram, opcodes_of_the_decoder_are_none_of_ptx) {
  EXPECT_EQ(decodingRefused(kernelOf("$offer.popc.u32 %p1;")),
            "line 14 of the PTX cannot be read at '%p1'; compile the source again");
}

TEST(PtxProgram, a_result_of_a_performed_call_is_loaded_right_behind_it_or_never) {
  const std::string declared = ".extern .func (.param .b32 r) twice (.param .b32 a);\n";
  const std::string call = "{\n.param .b32 p0;\nst.param.b32 [p0], %r1;\n.param .b32 r0;\ncall (r0), twice, (p0);\n";
  const auto decoded = [&](const std::string& rest) {
    return decode(readModule(kernelOf(call + rest + "}\nret;", declared)));
  };
  EXPECT_NO_THROW(decoded("ld.param.b32 %r2, [r0];\n"));
  EXPECT_NO_THROW(decoded("mov.u32 %r3, 1;\n"));
  EXPECT_THROW(decoded("mov.u32 %r3, 1;\nld.param.b32 %r2, [r0];\n"), InvalidRequest);
}

}  // namespace
}  // namespace warpfold::ptx
