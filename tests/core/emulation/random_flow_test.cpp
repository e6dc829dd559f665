// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// Kernels whose branches lead from anywhere to anywhere, cycles with several ways in as well: a warp leaves what its
// threads leave one by one, whatever its lanes share and wherever they meet.
#include <fmt/format.h>

#include <random>

#include "support/ptx_kernel.h"
#include "support/sample.h"

namespace warpfold {
namespace {

class RandomFlow {
 public:
  explicit RandomFlow(std::uint32_t seed) : m_random(seed) {
    // %r1 is the thread, %r2 and %r3 come from it; %r4 to %r7 are the same in all threads at first.
    m_body =
        "mov.u32 %r40, %ctaid.x;\nmov.u32 %r41, %ntid.x;\nmov.u32 %r42, %tid.x;\nmad.lo.s32 %r1, %r40, %r41, %r42;\n"
        "mul.lo.s32 %r2, %r1, 40503;\nxor.b32 %r3, %r1, 21;\nmov.u32 %r20, 24;\n";
    for (int reg = 4; reg <= 7; ++reg) m_body += fmt::format("mov.u32 %r{}, {};\n", reg, below(64));
    const std::uint32_t blocks = 3 + below(10);
    for (std::uint32_t each = 0; each < blocks; ++each) block(each, blocks);
    m_body += fmt::format("B{}:\nmov.u32 %r30, %r20;\n", blocks);
    for (int reg = 1; reg <= 7; ++reg) m_body += fmt::format("mad.lo.s32 %r30, %r30, 31, %r{};\n", reg);
    m_body +=
        "ld.param.u64 %rd60, [out];\nmul.wide.u32 %rd61, %r1, 4;\nadd.s64 %rd62, %rd60, %rd61;\n"
        "st.global.u32 [%rd62], %r30;\n"
        "ret;\n";
  }
  const std::string& body() const { return m_body; }

 private:
  std::uint32_t below(std::uint32_t bound) { return m_random() % bound; }
  std::uint32_t any() { return 1 + below(7); }

  void block(std::uint32_t number, std::uint32_t blocks) {
    static constexpr const char* operations[] = {"add.s32", "xor.b32", "mul.lo.s32", "min.s32"};
    m_body += fmt::format("B{}:\n", number);
    for (std::uint32_t i = below(3); i-- > 0;)
      m_body += fmt::format("{} %r{}, %r{}, %r{};\n", operations[below(4)], 2 + below(6), any(), any());
    if (below(8) == 0) return;
    m_body +=
        fmt::format("shr.u32 %r50, %r{}, {};\nand.b32 %r50, %r50, 1;\nsetp.eq.u32 %p1, %r50, 0;\n", any(), below(6));
    if (below(16) == 0) {
      m_body += "@%p1 exit;\n";
      return;
    }
    const std::uint32_t to = below(blocks + 1);
    if (to <= number)  // threads go back so many times at most
      m_body += "sub.u32 %r20, %r20, 1;\nsetp.gt.s32 %p2, %r20, 0;\nand.pred %p1, %p1, %p2;\n";
    m_body += fmt::format("@%p1 bra B{};\n", to);
    if (below(3) == 0) m_body += fmt::format("bra B{};\n", number + 1 + below(blocks - number));
  }

  std::mt19937 m_random;
  std::string m_body;
};

std::vector<std::uint32_t> leftBy(const std::string& body, std::uint32_t grid, std::uint32_t block, bool apart) {
  PtxKernel kernel(kernelOf(body));
  std::vector<std::uint32_t> out(grid * block, 0xabad1dea);
  kernel.apart(apart).run(grid, block, kernel.array("out", std::span(out)));
  return out;
}

TEST(RandomFlow, a_warp_leaves_what_its_threads_leave_one_by_one) {
  Sample sample("random flow", 20);
  std::uint32_t compared = 0;
  for (std::uint32_t seed = 1; seed <= 20'000; ++seed) {
    if (!sample.takes()) continue;
    const RandomFlow flow(seed);
    const std::vector<std::uint32_t> alone = leftBy(flow.body(), 32, 1, false);
    for (const bool apart : {false, true})
      ASSERT_EQ(leftBy(flow.body(), 1, 32, apart), alone)
          << "seed " << seed << (apart ? ", apart\n" : "\n") << flow.body();
    ++compared;
  }
  EXPECT_GT(compared, 500u);
}

}  // namespace
}  // namespace warpfold
