// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// Random programs of nested branches and loops give each thread what it gets alone, whatever lanes run beside it: masks
// that are left out, registers held once and meeting points change nothing.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <random>

#include "support/ptx_kernel.h"
#include "support/sample.h"

namespace warpfold {
namespace {

/// A program by its number: registers %r1 to %r8 differ from thread to thread, %r11 to %r14 do not at first, and loops
/// count in registers of their own.
class RandomProgram {
 public:
  /// `alone`: now and then each lane shuffles with itself only, behind which the lanes go on as they like.
  RandomProgram(std::uint32_t seed, bool alone) : m_alone(alone), m_random(seed) {
    line("mov.u32 %r40, %ctaid.x;\nmov.u32 %r41, %ntid.x;\nmov.u32 %r42, %tid.x;\nmad.lo.s32 %r1, %r40, %r41, %r42;\n");
    for (int r = 2; r <= 8; ++r) line(fmt::format("mad.lo.s32 %r{}, %r{}, {}, {};\n", r, r - 1, number(), number()));
    line("ld.param.u64 %rd1, [out];\ncvt.u32.u64 %r11, %rd1;\nand.b32 %r11, %r11, 255;\n");
    for (int r = 12; r <= 14; ++r) line(fmt::format("add.s32 %r{}, %r{}, {};\n", r, r - 1, number()));
    statements(6, 0);
    line("mul.wide.u32 %rd2, %r1, 0;\nmad.lo.s32 %r1, %r40, %r41, %r42;\nmov.u32 %r50, 0;\n");
    for (int r = 2; r <= 14; ++r)
      if (r < 9 || r > 10) line(fmt::format("mad.lo.s32 %r50, %r50, 31, %r{};\n", r));
    line("mul.wide.u32 %rd3, %r1, 4;\nadd.s64 %rd4, %rd1, %rd3;\nst.global.u32 [%rd4], %r50;\nret;\n");
  }
  const std::string& body() const { return m_body; }

 private:
  std::uint32_t below(std::uint32_t bound) { return m_random() % bound; }
  std::uint32_t number() { return below(19) + 1; }
  void line(const std::string& text) { m_body += text; }
  int any() { return below(3) == 0 ? 11 + static_cast<int>(below(4)) : 2 + static_cast<int>(below(7)); }

  void statements(std::uint32_t count, int depth) {
    for (std::uint32_t i = 0; i < count; ++i) {
      const std::uint32_t kind = below(10);
      if (depth < 4 && kind < 3) {
        branch(depth);
      } else if (depth < 3 && kind == 3) {
        loop(depth);
      } else if (kind == 4) {
        // Elsewhere not all lanes come.
        if (depth == 0) line(below(2) == 0 ? "bar.warp.sync -1;\n" : "bar.sync 0;\n");
      } else {
        compute();
      }
    }
  }

  void compute() {
    if (m_alone && below(9) == 0) {
      line(
          fmt::format("mov.u32 %r46, %lanemask_eq;\nmov.u32 %r47, %laneid;\n"
                      "shfl.sync.idx.b32 %r{}, %r{}, %r47, 31, %r46;\n",
                      any(), any()));
      return;
    }
    static constexpr const char* operations[] = {"add.s32", "sub.s32", "xor.b32",   "and.b32",
                                                 "min.s32", "max.u32", "mul.lo.s32"};
    const int d = any();
    if (below(6) == 0) {
      condition();
      line(fmt::format("@%p{} add.s32 %r{}, %r{}, {};\n", m_predicate, d, any(), number()));
    } else if (below(5) == 0) {
      condition();
      line(fmt::format("selp.b32 %r{}, %r{}, %r{}, %p{};\n", d, any(), any(), m_predicate));
    } else {
      line(fmt::format("{} %r{}, %r{}, %r{};\n", operations[below(7)], d, any(), any()));
    }
  }

  void condition() {
    m_predicate = static_cast<int>(below(60));
    line(fmt::format("and.b32 %r45, %r{}, {};\nsetp.lt.u32 %p{}, %r45, {};\n", any(), 15 + below(16), m_predicate,
                     below(16)));
  }

  void branch(int depth) {
    const int label = m_label++;
    const bool both = below(2) == 0;
    condition();
    line(fmt::format("@%p{} bra ELSE{};\n", m_predicate, label));
    statements(1 + below(3), depth + 1);
    if (both) line(fmt::format("bra BEHIND{};\n", label));
    line(fmt::format("ELSE{}:\n", label));
    if (!both) return;
    statements(1 + below(3), depth + 1);
    line(fmt::format("BEHIND{}:\n", label));
  }

  /// At most seven rounds, as many as a register says.
  void loop(int depth) {
    const int label = m_label++, counter = 20 + depth, bound = 25 + depth;
    line(fmt::format("mov.u32 %r{}, 0;\nand.b32 %r{}, %r{}, 7;\nROUND{}:\n", counter, bound, any(), label));
    statements(1 + below(3), depth + 1);
    if (below(3) == 0) {
      condition();
      line(fmt::format("@%p{} bra OUT{};\n", m_predicate, label));
    }
    line(fmt::format("add.s32 %r{0}, %r{0}, 1;\nsetp.lt.u32 %p{1}, %r{0}, %r{2};\n@%p{1} bra ROUND{3};\nOUT{3}:\n",
                     counter, 60 + depth, bound, label));
  }

  bool m_alone;
  std::mt19937 m_random;
  std::string m_body;
  int m_label = 0, m_predicate = 0;
};

std::vector<std::uint32_t> resultsOf(const std::string& text, std::uint32_t grid, std::uint32_t block,
                                     std::uint32_t warp, bool apart) {
  PtxKernel kernel(text);
  std::vector<std::uint32_t> out(std::size_t{grid} * block);
  kernel.warp(warp).apart(apart).run(grid, block, kernel.array("out", std::span(out)));
  return out;
}

TEST(RandomPrograms, give_each_thread_what_it_gets_alone) {
  Sample sample("emulation-random-programs", 60);
  for (std::uint32_t seed = 0; seed < 6000; ++seed) {
    if (!sample.takes()) continue;
    SCOPED_TRACE(seed);
    const std::string text = kernelOf(RandomProgram(seed, seed % 2 == 0).body());
    const auto alone = resultsOf(text, 48, 1, 32, false);
    ASSERT_EQ(resultsOf(text, 1, 48, 32, false), alone) << text;
    ASSERT_EQ(resultsOf(text, 1, 48, 32, true), alone) << text;
    ASSERT_EQ(resultsOf(text, 1, 48, 4, false), alone) << text;
  }
}

/// What both forms of the code count is the same where lanes need not go on by themselves.
TEST(RandomPrograms, are_counted_alike_in_both_forms) {
  Sample sample("emulation-random-counts", 60);
  for (std::uint32_t seed = 0; seed < 6000; ++seed) {
    if (!sample.takes()) continue;
    PtxKernel kernel(kernelOf(RandomProgram(seed, false).body()));
    std::vector<std::uint32_t> out(48);
    const std::uint64_t address = kernel.array("out", std::span(out));
    const auto together = emulation::byInstruction(kernel.run(1, 48, address), kernel.program());
    const auto apart = emulation::byInstruction(kernel.apart(true).run(1, 48, address), kernel.program());
    ASSERT_EQ(together.instructions, apart.instructions) << seed;
  }
}

}  // namespace
}  // namespace warpfold
