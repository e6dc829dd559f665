// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0

#include <gtest/gtest.h>

#include <stdexcept>

#include "catalogue/launch_plan.h"
#include "support/catalogue.h"
#include "values/error.h"

namespace warpfold {
namespace {

const char* const header =
    "// SPDX-License-Identifier: Apache-2.0\n//\n// id: one-two\n// title: One two\n// shows: First line\n"
    "//        and second.\n// improves:\n// source: A book\n// memory: shared\n// block: power of two\n";

TEST(kernel_file, header_and_text) {
  const KernelInfo k = parseKernelFile("70_one_two.cuh", std::string(header) + "__global__ void one_two(T* a)\n{ }\n");
  EXPECT_EQ(k.id, "one-two");
  EXPECT_EQ(k.title, "One two");
  EXPECT_EQ(k.order, 70);
  EXPECT_EQ(k.shows, "First line and second.");
  EXPECT_EQ(k.improves, "");
  EXPECT_TRUE(k.powerOfTwo);
  EXPECT_FALSE(k.inPlace);
  EXPECT_EQ(k.function, "one_two");
  EXPECT_EQ(k.firstLine, 11u);
  EXPECT_EQ(k.code, "__global__ void one_two(T* a)\n{ }\n");
}

TEST(kernel_file, a_line_that_ends_in_a_colon_keeps_its_words) {
  std::string text = header;
  text.replace(text.find("First line"), 10, "No loop, one branch a step:");
  EXPECT_EQ(parseKernelFile("70_one_two.cuh", text + "__global__ void one_two(T* a)\n{ }\n").shows,
            "No loop, one branch a step: and second.");
}

TEST(kernel_file, says_what_is_missing) {
  try {
    parseKernelFile("70_x.cuh", "// id: x\n// title: X\n");
    FAIL();
  } catch (const std::logic_error& e) {
    EXPECT_STREQ(e.what(), "kernels/70_x.cuh: the header has no 'shows:' line");
  }
}

std::string exampleFault(const std::string& example) {
  try {
    parseKernelFile("70_one_two.cuh", header + ("// example: " + example + "\n__global__ void one_two(T* a)\n"));
    return "none";
  } catch (const std::logic_error& e) {
    return e.what();
  }
}

TEST(kernel_file, names_one_need_of_its_example_or_several) {
  const auto read = [](const char* example) {
    return parseKernelFile("70_one_two.cuh",
                           header + ("// example: " + std::string(example) + "\n__global__ void one_two(T* a)\n"));
  };
  EXPECT_EQ(read("64 threads").exampleThreads, 64u);
  const KernelInfo loads = read("2 blocks, 8 elements");
  EXPECT_EQ(loads.exampleBlocks, 2u);
  EXPECT_EQ(loads.exampleElements, 8u);
  EXPECT_EQ(loads.exampleThreads, 1u);
}

TEST(kernel_file, refuses_an_example_that_nobody_can_read) {
  EXPECT_EQ(
      exampleFault("2 blocks, 9 elements"),
      "kernels/70_one_two.cuh: 'example: 2 blocks, 9 elements' is not a number of threads up to 128, of blocks up "
      "to 16 or of elements a thread up to 8, such as '64 threads' or '2 blocks, 8 elements'");
  EXPECT_NE(exampleFault("two blocks"), "none");
  EXPECT_NE(exampleFault("0 threads"), "none");
  EXPECT_NE(exampleFault("129 threads"), "none");
}

TEST(kernel_file, refuses_a_text_without_its_function) {
  EXPECT_THROW(parseKernelFile("70_one_two.cuh", std::string(header) + "void other()\n"), std::logic_error);
}

TEST(kernel_catalogue, is_in_order) {
  std::string ids;
  for (const KernelInfo& k : kernelCatalogue()) ids += k.id + " ";
  EXPECT_EQ(ids,
            "cpu-serial cpu-recursive cpu-parallel neighbored neighbored-less interleaved shared-modulo shared-bitmask "
            "shared-strided shared-sequential first-add unroll-last-warp unroll-complete grid-stride multilevel-shared "
            "multilevel-shuffle two-pass two-pass-warp atomic-each atomic-block last-block grid-barrier "
            "independent-loads vector-loads warp-instruction published-partials reproducible clusters fastest cub ");
}

TEST(kernel_catalogue, names_the_choices_for_an_unknown_id) {
  try {
    kernelById("quickest");
    FAIL();
  } catch (const InvalidRequest& e) {
    EXPECT_STREQ(e.what(),
                 "--kernel quickest: there is no such kernel; choose one of cpu-serial, cpu-recursive, cpu-parallel, "
                 "neighbored, "
                 "neighbored-less, interleaved, shared-modulo, shared-bitmask, shared-strided, shared-sequential, "
                 "first-add, unroll-last-warp, unroll-complete, grid-stride, multilevel-shared, multilevel-shuffle, "
                 "two-pass, two-pass-warp, atomic-each, atomic-block, last-block, grid-barrier, independent-loads, "
                 "vector-loads, warp-instruction, published-partials, reproducible, clusters, fastest, cub");
  }
}

TEST(kernel_info, finds_the_nearest_block_that_the_text_takes) {
  EXPECT_EQ(kernelById("neighbored").nearestBlock(512), 512u);
  EXPECT_EQ(kernelById("neighbored").nearestBlock(96), 128u);
  EXPECT_EQ(kernelById("neighbored").nearestBlock(700), 512u);
  EXPECT_EQ(kernelById("grid-stride").nearestBlock(4), 64u);
  EXPECT_EQ(kernelById("multilevel-shuffle").nearestBlock(1), 32u);
  EXPECT_EQ(kernelById("multilevel-shuffle").nearestBlock(1000), 992u);
  EXPECT_EQ(kernelById("cpu-serial").nearestBlock(7), 7u);
}

TEST(launch_plan, reduces_partials_until_one_is_left) {
  const auto plan = planLaunches(kernelById("neighbored"), 1 << 20, 512);
  ASSERT_EQ(plan.size(), 3u);
  EXPECT_EQ(plan[0].grid, 2048u);
  EXPECT_EQ(plan[1].n, 2048u);
  EXPECT_EQ(plan[1].grid, 4u);
  EXPECT_EQ(plan[2].n, 4u);
  EXPECT_EQ(plan[2].grid, 1u);
}

TEST(launch_plan, goes_on_in_larger_blocks_after_blocks_of_one_thread) {
  const auto plan = planLaunches(kernelById("neighbored"), 1000, 1);
  ASSERT_EQ(plan.size(), 3u);
  EXPECT_EQ(plan[0].grid, 1000u);
  EXPECT_EQ(plan[1].block, 512u);
  EXPECT_EQ(plan[2].grid, 1u);
}

TEST(launch_plan, takes_one_launch_for_one_element) {
  EXPECT_EQ(planLaunches(kernelById("interleaved"), 1, 1).size(), 1u);
  EXPECT_EQ(planLaunches(kernelById("interleaved"), 1, 512).size(), 1u);
}

TEST(launch_plan, follows_what_the_text_leaves_behind) {
  const auto shuffle = planLaunches(kernelById("multilevel-shuffle"), 1 << 20, 512);
  ASSERT_EQ(shuffle.size(), 4u);
  EXPECT_EQ(shuffle[0].outputs, 32768u);
  EXPECT_EQ(shuffle[3].n, 32u);
  const auto twoPass = planLaunches(kernelById("two-pass"), 1 << 20, 100);
  ASSERT_EQ(twoPass.size(), 2u);
  EXPECT_EQ(twoPass[0].grid, 1024u);
  EXPECT_EQ(twoPass[1].grid, 1u);
  EXPECT_EQ(planLaunches(kernelById("first-add"), 1 << 20, 512)[0].grid, 1024u);
  const auto atomic = planLaunches(kernelById("atomic-block"), 1 << 20, 512);
  ASSERT_EQ(atomic.size(), 1u);
  EXPECT_EQ(atomic[0].outputs, 1u);
}

TEST(launch_plan, pads_only_for_texts_that_read_whole_blocks) {
  EXPECT_EQ(planLaunches(kernelById("shared-modulo"), 1000, 512)[0].padded, 1024u);
  EXPECT_EQ(planLaunches(kernelById("first-add"), 1000, 512)[0].padded, 1000u);
}

TEST(launch_plan, takes_any_grid_where_threads_walk_over_the_input) {
  EXPECT_EQ(planLaunches(kernelById("last-block"), 1000, 64, 3)[0].grid, 3u);
  EXPECT_THROW(planLaunches(kernelById("interleaved"), 1000, 64, 3), InvalidRequest);
}

TEST(kernel_info, says_what_the_block_must_be) {
  const auto refusal = [](const char* id, std::uint32_t block) -> std::string {
    try {
      kernelById(id).checkBlock(block);
    } catch (const InvalidRequest& e) {
      return e.what();
    }
    return "accepted";
  };
  EXPECT_EQ(refusal("unroll-last-warp", 32), "--block 32: kernel unroll-last-warp needs at least 64 threads; use 64");
  EXPECT_EQ(refusal("multilevel-shuffle", 33),
            "--block 33: kernel multilevel-shuffle works in whole warps, so it needs a multiple of 32; use 64");
  for (const std::uint32_t block : {1u, 33u, 1000u, 1024u}) EXPECT_EQ(refusal("two-pass-warp", block), "accepted");
}

TEST(launch_plan, refuses_a_grid_that_no_device_has) {
  EXPECT_THROW(planLaunches(kernelById("neighbored"), std::uint64_t{1} << 33, 2), InvalidRequest);
}

TEST(kernel_file, one_array_of_an_element_a_thread_is_known_to_end_with_the_block) {
  const auto shares = [](const std::string& declarations) {
    const std::string head =
        "// id: k\n// title: t\n// shows: s\n// improves:\n// source: s\n// memory: shared\n// block: any\n";
    return parseKernelFile("10_k.cuh",
                           head + "template <typename T, typename Op, typename In>\n__global__ void k(In g_in) {\n" +
                               declarations + "}\n")
        .sharesOnePerThread;
  };
  EXPECT_TRUE(shares("__shared__ T cache[BLOCK_DIM];\n"));
  EXPECT_TRUE(shares("__shared__ T cache[BLOCK_DIM];\n__shared__ bool last;\n"));
  EXPECT_FALSE(shares("__shared__ T cache[2 * BLOCK_DIM];\n"));
  EXPECT_FALSE(shares("__shared__ T cache[BLOCK_DIM];\n__shared__ T sum;\n"));
  EXPECT_FALSE(shares("__shared__ T cache[BLOCK_DIM];\n}\ntemplate <typename T, int which>\nvoid helper() {\n"));
  EXPECT_FALSE(shares(""));
}

TEST(kernel_file, memory_says_what_a_kernel_takes_beside_its_input) {
  const auto with = [](const std::string& memory, const std::string& id = "k", const std::string& function = "k") {
    return parseKernelFile("10_" + function + ".cuh",
                           "// id: " + id + "\n// title: t\n// shows: s\n// improves:\n// source: s\n// memory: " +
                               memory + "\n// block: any\nvoid " + function + "() {}\n");
  };
  EXPECT_FALSE(with("shared").lastBlockFinishes());
  EXPECT_TRUE(with("shared, ticket").ticket);
  EXPECT_TRUE(with("shared, slots").publishes);
  EXPECT_TRUE(with("shared, ticket, grid barrier").gridBarrier);
  EXPECT_TRUE(with("global, in place").inPlace);
  EXPECT_TRUE(with("host, in place", "cpu-k", "cpu_k").host);
  EXPECT_THROW(with("host"), std::logic_error) << "the build takes it for a kernel of the GPU";
  EXPECT_THROW(with("shared", "cpu-k", "cpu_k"), std::logic_error);
  EXPECT_THROW(with("shared, tickets"), std::logic_error);
  EXPECT_THROW(with("in place"), std::logic_error);
}

TEST(kernel_info, headers_say_what_the_code_has) {
  for (const KernelInfo& kernel : kernelCatalogue()) {
    const auto has = [&](const char* text) { return kernel.code.find(text) != std::string::npos; };
    EXPECT_EQ(kernel.ticket, has("unsigned* ticket")) << kernel.id;
    EXPECT_EQ(kernel.publishes, has("Slot<T>* slots")) << kernel.id;
    EXPECT_EQ(kernel.gridBarrier, has("sync_grid(")) << kernel.id;
  }
}

/// The emulator takes an rvalue for a temporary, whose reads are no accesses.
TEST(kernel_info, no_kernel_moves_an_element) {
  for (const KernelInfo& kernel : kernelCatalogue())
    for (const char* mover : {"move(", "swap(", "forward<", "static_cast<T&&>"})
      EXPECT_EQ(kernel.code.find(mover), std::string::npos) << kernel.id << ": " << mover;
}

}  // namespace
}  // namespace warpfold
