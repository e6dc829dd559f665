// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "compile/catalogue_text.h"

#include <gtest/gtest.h>

#include "catalogue/catalogue.h"
#include "catalogue/embedded_kernels.h"
#include "compile/catalogue_maker.h"
#include "support/sample.h"

namespace warpfold::compile {
namespace {

using enum Variant::Input;

CatalogueProgram programOf(const std::string& id, const Variant& variant, std::uint32_t block) {
  static const Catalogue catalogue = Catalogue::builtIn();
  return CatalogueTexts::builtIn().program(*catalogue.at(id), variant, block);
}
bool has(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

CatalogueText example() {
  CatalogueText text;
  text.function = "f";
  text.content = "0123";
  text.compiler = "clang 14.0.6";
  text.scaled = {{"cache", 4096}};
  text.entries = {{"array_4", "f_array_4"}, {"array_8", "f_array_8"}};
  text.ptx =
      "//\n.version 7.5\n.weak .shared .align 4 .b8 cache[4096];\n.weak .shared .align 8 .b8 other[8192];\n\n"
      ".visible .entry f_array_4(\n)\n{\n\tmov.u64 %rd1, cache;\n\t{ // callseq\n\t}\n\tret;\n\n}\n"
      ".visible .entry f_array_8(\n)\n{\n\tmov.u64 %rd1, other;\n\tret;\n\n}\n\t.file\t1 \"a\"\n";
  return text;
}

TEST(CatalogueText, reads_what_it_wrote) {
  const CatalogueText text = example(), read = CatalogueText::read("f.ptx", text.write());
  EXPECT_EQ(read.write(), text.write());
  EXPECT_EQ(read.ptx, text.ptx);
  EXPECT_EQ(read.scaled.at(0).bytes, 4096u);
  EXPECT_EQ(read.entries.at("array_8"), "f_array_8");
}

TEST(CatalogueText, is_named_by_kernel_instruction_and_block) {
  CatalogueText text = example();
  EXPECT_EQ(text.fileName(), "f.ptx");
  text.block = 256;
  EXPECT_EQ(text.fileName(), "f.256.ptx");
  text.entries = {{"array_4_warp", "f_array_4_warp"}};
  EXPECT_EQ(text.fileName(), "f.warp.256.ptx");
}

TEST(CatalogueText, one_entry_comes_with_its_own_arrays_of_the_size_for_the_block) {
  EXPECT_EQ(example().only("f_array_4", 96),
            "//\n.version 7.5\n.weak .shared .align 4 .b8 cache[384];\n\n"
            ".visible .entry f_array_4(\n)\n{\n\tmov.u64 %rd1, cache;\n\t{ // callseq\n\t}\n\tret;\n\n}\n"
            "\t.file\t1 \"a\"\n");
}

TEST(CatalogueText, an_array_within_an_entry_has_the_size_for_the_block_too) {
  CatalogueText text = example();
  text.ptx = ".visible .entry f_array_4(\n)\n{\n\t.shared .align 4 .b8 cache[4096];\n\tmov.u64 %rd1, cache;\n}\n";
  EXPECT_TRUE(has(text.only("f_array_4", 256), "\t.shared .align 4 .b8 cache[1024];\n"));
}

TEST(CatalogueText, refuses_what_is_none) {
  EXPECT_THROW(CatalogueText::read("f.ptx", ""), std::logic_error);
  EXPECT_THROW(CatalogueText::read("f.ptx", ".version 7.5\n"), std::logic_error);
  const std::string good = example().write();
  EXPECT_THROW(CatalogueText::read("f.ptx", good.substr(0, good.find("// kernel"))), std::logic_error);
  std::string bad = good;
  bad.replace(bad.find("block: any"), 10, "block: 1x ");
  EXPECT_THROW(CatalogueText::read("f.ptx", bad), std::logic_error);
}

/// Every block from 1 to 1024 that a kernel takes, in every variant.
TEST(CataloguePtx, is_there_for_every_launch_that_a_kernel_takes) {
  Sample sample("catalogue ptx", 40);
  const Catalogue catalogue = Catalogue::builtIn();
  for (const KernelPtr& kernel : catalogue.kernels()) {
    if (!kernel->traceable()) continue;
    for (const bool instruction : {false, true})
      for (const Variant& variant : variantsOf(*kernel, instruction))
        for (std::uint32_t block = 1; block <= 1024; ++block) {
          if (!kernel->takesBlock(block) || !sample.takes()) continue;
          const CatalogueProgram program = CatalogueTexts::builtIn().program(*kernel, variant, block);
          EXPECT_TRUE(has(program.ptx, ".visible .entry " + program.entry + "(")) << kernel->id << " " << block;
        }
  }
}

TEST(CataloguePtx, arrays_have_the_size_of_the_block) {
  EXPECT_TRUE(has(programOf("two-pass", {array, 4, 4}, 100).ptx, "cache[400];"));
  EXPECT_TRUE(has(programOf("two-pass", {array, 8, 8}, 100).ptx, "cache[800];"));
  EXPECT_TRUE(has(programOf("grid-stride", {array, 4, 4}, 256).ptx, "cache[1024];"));
  EXPECT_TRUE(has(programOf("published-partials", {array, 4, 4}, 96).ptx, "cache[12];"));
}

TEST(CataloguePtx, unrolled_kernels_have_a_text_of_their_own_for_each_block) {
  const auto barriers = [](std::uint32_t block) {
    const std::string ptx = programOf("unroll-complete", {array, 4, 4}, block).ptx;
    std::size_t count = 0;
    for (std::size_t at = ptx.find("bar.sync"); at != std::string::npos; at = ptx.find("bar.sync", at + 1)) ++count;
    return count;
  };
  EXPECT_EQ(barriers(64), 1u);
  EXPECT_EQ(barriers(128), 2u);
  EXPECT_EQ(barriers(1024), 5u);
}

TEST(CataloguePtx, the_operator_is_a_call_with_its_operands_in_order) {
  const std::string ptx = programOf("interleaved", {array, 4, 4}, 256).ptx;
  const std::size_t call = ptx.find("call.uni (retval0), \n\twarpfold_combine_4");
  ASSERT_NE(call, std::string::npos);
  // data[tid] is the left operand, data[tid + stride] the right one.
  const std::size_t left = ptx.rfind("[param0+0], ", call), right = ptx.rfind("[param1+0], ", call);
  const std::string leftRegister = ptx.substr(left + 12, ptx.find(';', left) - left - 12);
  const std::string rightRegister = ptx.substr(right + 12, ptx.find(';', right) - right - 12);
  EXPECT_LT(ptx.find("ld.global.u32 \t" + leftRegister), ptx.find("ld.global.u32 \t" + rightRegister));
  EXPECT_FALSE(has(ptx, "add.rn"));
}

TEST(CataloguePtx, a_kernel_that_asks_for_no_warp_instruction_has_the_same_text) {
  EXPECT_EQ(programOf("shared-modulo", {array, 4, 4, true}, 64).entry, "shared_modulo_array_4");
  EXPECT_EQ(programOf("reproducible", {array, 4, 4, true}, 64).entry, "reproducible_array_4_warp");
  EXPECT_TRUE(has(programOf("reproducible", {array, 4, 4, true}, 64).ptx, "warpfold_reduce_warp_4, \n"));
}

TEST(CataloguePtx, the_kernel_that_runs_the_code_of_another_has_its_text) {
  EXPECT_EQ(programOf("fastest", {array, 4, 4}, 64).entry, "published_partials_array_4");
}

TEST(CataloguePtx, what_no_clang_14_knows_is_a_call) {
  const std::string ptx = programOf("clusters", {array, 4, 4}, 256).ptx;
  for (const char* function : {"warpfold_cluster_size", "warpfold_cluster_rank", "warpfold_cluster_arrive",
                               "warpfold_cluster_wait", "warpfold_cluster_sync", "warpfold_hand_to_last_4"})
    EXPECT_TRUE(has(ptx, std::string("\n\t") + function + ", \n")) << function;
}

TEST(CataloguePtx, is_of_what_the_kernels_say_now) {
  std::map<std::string, std::string> contents;  // by function
  for (const EmbeddedKernel& file : embeddedKernels())
    contents[parseKernelFile(file.fileName, file.content).function] = contentOf(file.content);
  for (const CatalogueText& text : CatalogueTexts::builtIn().texts())
    EXPECT_EQ(text.content, contents[text.function]) << text.fileName();
}

/// clang 14 makes the same bytes again, wherever it is.
TEST(CataloguePtx, comes_out_again) {
  const Clang* const clang = Clang::get();
  if (clang == nullptr || clang->major() != 14) GTEST_SKIP() << "no clang 14 here: install the package clang-14";
  Sample sample("catalogue made again", 10);
  for (const EmbeddedKernel& file : embeddedKernels()) {
    const KernelInfo info = parseKernelFile(file.fileName, file.content);
    if (!info.traceable() || !info.codeOf.empty() || !sample.takes()) continue;
    for (const CatalogueText& made : makeCatalogueTexts(info, file.content, *clang)) {
      const auto& kept = CatalogueTexts::builtIn().texts();
      const auto found = std::find_if(kept.begin(), kept.end(),
                                      [&](const CatalogueText& each) { return each.fileName() == made.fileName(); });
      ASSERT_NE(found, kept.end()) << made.fileName();
      EXPECT_TRUE(found->write() == made.write()) << made.fileName() << ": run cmake --build … --target kernels_ptx";
    }
  }
}

TEST(CatalogueMaker, refuses_a_kernel_that_computes_with_values_itself) {
  const Clang* const clang = Clang::get();
  if (clang == nullptr) GTEST_SKIP() << "no clang++ on PATH: install the package clang";
  const std::string file =
      "// id: k\n// title: t\n// shows: s\n// improves:\n// source: s\n// memory: shared\n// block: any\n"
      "template <typename T, typename Op, typename In>\n__global__ void k(In g_in, T* g_out, size_t n)\n"
      "{\n  g_out[0] = g_in[0] + g_in[1];\n}\n";
  try {
    makeCatalogueTexts(parseKernelFile("10_k.cuh", file), file, *clang);
    FAIL();
  } catch (const std::logic_error& e) {
    EXPECT_TRUE(has(e.what(), "kernel 'k' does not compile for the emulator")) << e.what();
    EXPECT_TRUE(has(e.what(), "line 11: invalid operands to binary expression")) << e.what();
  }
}

TEST(CatalogueMaker, refuses_a_header_that_does_not_name_the_ticket) {
  const Clang* const clang = Clang::get();
  if (clang == nullptr) GTEST_SKIP() << "no clang++ on PATH: install the package clang";
  const std::string file =
      "// id: k\n// title: t\n// shows: s\n// improves:\n// source: s\n// memory: shared\n// block: any\n"
      "template <typename T, typename Op, typename In>\n"
      "__global__ void k(In g_in, T* g_out, size_t n, unsigned* ticket)\n{\n  g_out[0] = g_in[*ticket];\n}\n";
  EXPECT_THROW(makeCatalogueTexts(parseKernelFile("10_k.cuh", file), file, *clang), std::logic_error);
}

TEST(CatalogueMaker, refuses_a_constant_that_is_made_of_the_block) {
  const Clang* const clang = Clang::get();
  if (clang == nullptr) GTEST_SKIP() << "no clang++ on PATH: install the package clang";
  const auto complaintAbout = [&](const std::string& line) -> std::string {
    const std::string file =
        "// id: k\n// title: t\n// shows: s\n// improves:\n// source: s\n// memory: shared\n// block: any\n"
        "template <typename T, typename Op, typename In>\n__global__ void k(In g_in, T* g_out, size_t n)\n"
        "{\n  __shared__ T cache[BLOCK_DIM];\n  cache[threadIdx.x] = g_in[threadIdx.x];\n  " +
        line + "\n}\n";
    try {
      makeCatalogueTexts(parseKernelFile("10_k.cuh", file), file, *clang);
    } catch (const std::logic_error& e) {
      return e.what();
    }
    return {};
  };
  for (const char* line : {"const unsigned half = BLOCK_DIM / 2; g_out[half] = cache[0];",
                           "enum { half = BLOCK_DIM / 2 }; g_out[half] = cache[0];",
                           "if constexpr (BLOCK_DIM > 512) g_out[0] = cache[0]; else g_out[1] = cache[0];"})
    EXPECT_EQ(complaintAbout(line),
              "kernel 'k' makes a constant of BLOCK_DIM, which would be that of the largest block on the emulator; "
              "write BLOCK_DIM where it is used, or leave out const")
        << line;
  for (const char* line : {"unsigned half = BLOCK_DIM / 2; g_out[half] = cache[0];",
                           "const unsigned i = blockIdx.x * BLOCK_DIM + threadIdx.x; g_out[i] = cache[BLOCK_DIM - 1];"})
    EXPECT_EQ(complaintAbout(line), "") << line;
}

}  // namespace
}  // namespace warpfold::compile
