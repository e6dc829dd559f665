// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "ptx/reader.h"

#include <gtest/gtest.h>

#include "support/ptx_kernel.h"
#include "values/error.h"

namespace warpfold::ptx {
namespace {

std::string readingRefused(const std::string& text, const ReaderLimits& limits = {}) {
  try {
    readModule(text, limits);
  } catch (const InvalidRequest& e) {
    return e.what();
  }
  return "read";
}

TEST(PtxReader, registers_are_made_where_they_are_named) {
  const Module module = readModule(kernelOf("add.s32 %r7, %r3, 1;\nret;"));
  ASSERT_EQ(module.functions.size(), 1u);
  const auto& registers = module.functions[0].registers;
  ASSERT_EQ(registers.size(), 2u);
  EXPECT_EQ(registers[0].name, "%r7");
  EXPECT_EQ(registers[1].type, ScalarType::b32);
}

TEST(PtxReader, operands_are_registers_literals_and_places) {
  const Module module = readModule(kernelOf("ld.global.v2.u32 {%r1, _}, [%rd3+-8];"));
  const Instruction& load = module.functions[0].code.at(0);
  EXPECT_EQ(load.opcode, "ld.global.v2.u32");
  ASSERT_EQ(load.operands.size(), 2u);
  ASSERT_EQ(load.operands[0].list.size(), 2u);
  EXPECT_EQ(load.operands[0].list[1].kind, Operand::Kind::none);
  EXPECT_EQ(load.operands[1].kind, Operand::Kind::memory);
  EXPECT_EQ(load.operands[1].value, -8);
}

TEST(PtxReader, literals_have_the_bits_that_ptx_gives_them) {
  const Module module =
      readModule(kernelOf("mov.b32 %r1, 0x1F;\nmov.b32 %r1, 017;\nmov.b32 %r1, 0b101;\n"
                          "mov.f32 %f1, 0f3F800000;\nmov.f64 %fd1, 0d3FF0000000000000;\n"
                          "mov.b32 %r1, -1;\nmov.f64 %fd1, 0.5;"));
  const auto value = [&](std::size_t i) { return module.functions[0].code.at(i).operands[1].value; };
  EXPECT_EQ(value(0), 31);
  EXPECT_EQ(value(1), 15);
  EXPECT_EQ(value(2), 5);
  EXPECT_EQ(value(3), 0x3f800000);
  EXPECT_EQ(value(4), 0x3ff0000000000000);
  EXPECT_EQ(value(5), -1);
  EXPECT_EQ(value(6), 0x3fe0000000000000);
}

TEST(PtxReader, a_guard_belongs_to_its_instruction) {
  const Module module = readModule(kernelOf("@!%p3 bra AWAY;\nAWAY:\nret;"));
  const auto& code = module.functions[0].code;
  EXPECT_TRUE(code.at(0).guardNegated);
  EXPECT_EQ(module.functions[0].registers.at(code[0].guard).name, "%p3");
  EXPECT_EQ(code.at(1).label, "AWAY");
}

TEST(PtxReader, what_was_inlined_belongs_to_the_line_that_called_it) {
  const Module module =
      readModule(kernelOf(".loc 2 7 3, function_name $name, inlined_at 1 41 5 mov.u32 %r1, 1;\n"
                          ".loc 3 9 9, function_name $name, inlined_at 2 7 3 mov.u32 %r2, 1;"));
  EXPECT_EQ(module.functions[0].code.at(0).location, (Location{1, 41}));
  EXPECT_EQ(module.functions[0].code.at(1).location, (Location{1, 41}));
}

TEST(PtxReader, variables_have_space_size_alignment_and_a_value) {
  const Module module = readModule(
      ".shared .align 16 .b8 cache[2][1024];\n.extern .shared .align 4 .b8 dynamic[];\n"
      ".global .align 4 .u32 table[3] = {1, 2};\n.global .align 8 .u64 pointer = generic(table)+4;");
  ASSERT_EQ(module.variables.size(), 4u);
  EXPECT_EQ(module.variables[0].bytes, 2048u);
  EXPECT_EQ(module.variables[0].alignment, 16u);
  EXPECT_EQ(module.variables[0].space, Space::shared);
  EXPECT_TRUE(module.variables[1].external);
  EXPECT_EQ(module.variables[2].initial.size(), 8u);
  EXPECT_EQ(module.variables[2].initial[4], std::byte{2});
  EXPECT_EQ(module.variables[3].addresses.at(0).of, "table");
  EXPECT_EQ(module.variables[3].addresses.at(0).plus, 4);
}

TEST(PtxReader, names_of_a_scope_are_unknown_behind_it) {
  EXPECT_EQ(readingRefused(kernelOf("{\n.reg .b32 inner;\nmov.u32 inner, 1;\n}\nmov.u32 %q, 1;")),
            "line 22 of the PTX uses %q, which nothing declares");
  const Module module =
      readModule(kernelOf("{\n.param .b32 p;\nst.param.b32 [p], %r1;\n}\n{\n.param .b64 p;\n"
                          "st.param.b64 [p], %rd1;\n}"));
  const Function& function = module.functions[0];
  EXPECT_EQ(function.variables.at(function.code.at(1).operands[0].variable).bytes, 8u);
}

TEST(PtxReader, the_texts_of_compilers_are_read_whole) {
  for (const char* name : {"neighbored", "grid_barrier", "locks_and_calls", "shared_sequential_by_nvcc"}) {
    const Module module = readModule(ptxText(name));
    EXPECT_FALSE(module.functions.empty()) << name;
    EXPECT_FALSE(module.files.empty()) << name;
  }
}

TEST(PtxReader, damage_is_one_sentence_with_its_line) {
  EXPECT_EQ(readingRefused(kernelOf("add.s32 %r1 %r2;")),
            "line 14 of the PTX cannot be read at '%r2'; compile the source again");
  EXPECT_EQ(readingRefused(".version 7.5\n.entry k()\n{\nret"),
            "the PTX ends at line 4 in the middle of something; compile the source again");
  EXPECT_EQ(readingRefused("nonsense"), "line 1 of the PTX cannot be read at 'nonsense'; compile the source again");
}

TEST(PtxReader, what_is_declared_is_bounded) {
  EXPECT_EQ(readingRefused(".shared .b8 a[4294967296][4294967296];"),
            "line 1 of the PTX asks for too much at ']'; compile a smaller source");
  EXPECT_EQ(readingRefused(kernelOf(std::string(100, '{'))),
            "line 14 of the PTX asks for too much at '{'; compile a smaller source");
  EXPECT_EQ(readingRefused(kernelOf("mov.b32 %r1, " + std::string(100, '{') + "1")),
            "line 14 of the PTX asks for too much at '{'; compile a smaller source");
  ReaderLimits few;
  few.registers = 2;
  EXPECT_EQ(readingRefused(kernelOf("add.s32 %r1, %r2, %r3;"), few),
            "line 14 of the PTX asks for too much at ';'; compile a smaller source");
  few.textBytes = 4;
  EXPECT_EQ(readingRefused(".version 7.5", few), "the PTX has 12 bytes, more than 4; compile a smaller source");
}

TEST(PtxReader, a_text_cut_anywhere_is_refused_or_read) {
  const std::string text = ptxText("last_block");
  for (std::size_t length = 0; length < text.size(); length += 7) {
    const std::string told = readingRefused(text.substr(0, length));
    EXPECT_TRUE(told == "read" || told.find("line") != std::string::npos) << told;
  }
}

TEST(PtxReader, labels_belong_to_their_part_in_braces) {
  const Module module = readModule(kernelOf("{\nbra AWAY;\nAWAY:\n}\n{\nbra AWAY;\nAWAY:\nret;\n}"));
  const auto& code = module.functions[0].code;
  EXPECT_EQ(code.at(0).operands[0].name, code.at(1).label);
  EXPECT_EQ(code.at(2).operands[0].name, code.at(3).label);
  EXPECT_NE(code.at(1).label, code.at(3).label);
}

TEST(PtxReader, a_branch_leaves_its_part_in_braces) {
  const Module module = readModule(kernelOf("{\nbra AWAY;\n}\nAWAY:\nret;"));
  EXPECT_EQ(module.functions[0].code.at(0).operands[0].name, "AWAY");
}

TEST(PtxReader, knows_where_an_instruction_and_a_body_stand) {
  const std::string text = kernelOf("@%p1 add.s32 %r1, %r2, 3;\nret;");
  const Module module = readModule(text);
  const auto part = [&](Stretch stretch) { return text.substr(stretch.begin, stretch.end - stretch.begin); };
  EXPECT_EQ(part(module.functions[0].code.at(0).text), "@%p1 add.s32 %r1, %r2, 3;");
  EXPECT_EQ(part(module.functions[0].body).substr(0, 6), "\n.reg ");
  EXPECT_EQ(text.substr(module.functions[0].body.end), "}\n");
  EXPECT_EQ(text.substr(0, module.head), ".version 7.5\n.target sm_70\n.address_size 64");
}

TEST(PtxReader, a_space_within_a_space_belongs_to_the_opcode) {
  const Module module = readModule(kernelOf("ld.shared::cta.u32 %r1, [%r2];\nret;"));
  EXPECT_EQ(module.functions[0].code.at(0).opcode, "ld.shared::cta.u32");
}

TEST(PtxReader, what_a_module_is_for_stands_before_everything_else) {
  EXPECT_EQ(readingRefused(".version 7.5\n.target sm_70\n.global .b32 x;\n.address_size 64\n.global .b32 y;\n"),
            "line 5 of the PTX cannot be read at '.global'; compile the source again");
}

}  // namespace
}  // namespace warpfold::ptx
