// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// Numbers that know how they depend on the block, and which blocks a proof has left of them.
#include "emulation/affine.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <array>
#include <cstdlib>
#include <random>
#include <type_traits>

#include "emulation/repeat_proof.h"

namespace warpfold::emulation::affine_test {
namespace {

/// A proof of block 10 of 100, in which nothing has been done.
struct OfNumbers {
  BlockLog log;
  LaunchShape shape;
  GlobalMemory memory;
  RepeatProof proof;
  OfNumbers() : OfNumbers(10, 100) {}
  OfNumbers(std::uint64_t block, std::uint64_t grid) : shape{.grid = grid}, proof(log, shape, memory, block) {}
  AffineUnsigned block() const { return AffineUnsigned::of(proof.block(), 1); }
  std::pair<std::uint64_t, std::uint64_t> blocks() const { return {proof.blocks().first, proof.blocks().last}; }
};
using Blocks = std::pair<std::uint64_t, std::uint64_t>;

TEST(affine, numbers_that_nothing_compares_leave_all_blocks) {
  const OfNumbers n;
  const AffineSize i = AffineSize(n.block()) * 512u + 3u;
  EXPECT_EQ(i.value(), 5123u);
  EXPECT_EQ(i.perBlock(), 512);
  EXPECT_EQ(n.blocks(), Blocks(0, 99));
}

TEST(affine, a_comparison_leaves_the_blocks_with_its_outcome) {
  {
    const OfNumbers n;
    EXPECT_TRUE(n.block() * 512u + 3u < 20480u);  // block 39: 19971, block 40: 20483
    EXPECT_EQ(n.blocks(), Blocks(0, 39));
  }
  {
    const OfNumbers n;
    EXPECT_FALSE(n.block() * 512u + 3u >= 20480u);
    EXPECT_TRUE(n.block() > 4);
    EXPECT_EQ(n.blocks(), Blocks(5, 39));
  }
  {
    const OfNumbers n;
    EXPECT_TRUE(n.block() == 10);
    EXPECT_EQ(n.blocks(), Blocks(10, 10));
  }
  {
    const OfNumbers n;
    EXPECT_TRUE(n.block() != 0);
    EXPECT_TRUE(AffineUnsigned(98) - n.block() > 0);  // 98 - block stays an unsigned number up to block 98
    EXPECT_EQ(n.blocks(), Blocks(1, 97));
  }
}

TEST(affine, a_number_that_leaves_its_type_ends_the_blocks) {
  const OfNumbers n(3, 100);
  const AffineUnsigned times = n.block() * (1u << 28);
  EXPECT_EQ(times.value(), 3u << 28);
  EXPECT_EQ(n.blocks(), Blocks(0, 15));
}

TEST(affine, what_depends_on_the_block_in_another_way_has_no_proof) {
  const OfNumbers n;
  const AffineUnsigned b = n.block();
  EXPECT_THROW(b << 2, RepeatProof::Failed);
  EXPECT_THROW(b | 1u, RepeatProof::Failed);
  EXPECT_THROW(~b, RepeatProof::Failed);
  EXPECT_THROW(-b, RepeatProof::Failed) << "it would be another number of 32 bits";
  EXPECT_THROW(b - 11u, RepeatProof::Failed);
  EXPECT_THROW(b * b, RepeatProof::Failed);
  EXPECT_THROW(b / 3u, RepeatProof::Failed);
  EXPECT_THROW(100u / b, RepeatProof::Failed);
  EXPECT_THROW(b % 2u, RepeatProof::Failed);
  EXPECT_THROW(b / 0u, RepeatProof::Failed);
}

TEST(affine, numbers_beyond_what_is_followed_have_no_proof) {
  const OfNumbers n;
  const AffineSize b = n.block();
  EXPECT_EQ(std::size_t(b), 10 + (std::size_t{1} << 34));
  EXPECT_EQ(std::size_t(b * ((1u << 20) - 1)),
            10 * ((std::size_t{1} << 20) - 1) + (((std::size_t{1} << 20) - 1) << 34));
  EXPECT_THROW(static_cast<void>(std::size_t(b * (1u << 20))), RepeatProof::Failed);
  EXPECT_THROW(static_cast<void>(std::size_t(b + (1ull << 34))), RepeatProof::Failed);
  EXPECT_THROW(static_cast<void>(std::size_t(100u - b)), RepeatProof::Failed);
  EXPECT_EQ((b * (1ull << 40)).perBlock(), std::int64_t{1} << 40);
  EXPECT_THROW(b * (1ull << 41), RepeatProof::Failed);
  EXPECT_THROW(n.block() * (1u << 30), RepeatProof::Failed) << "it would overflow in block 10";
  EXPECT_THROW(n.block() * 0x40000000u, RepeatProof::Failed);
}

AffineUnsigned walk(AffineUnsigned left, AffineUnsigned x) {
  if (left == 0) return x;
  return walk(left - 1, x ^ 1);
}
[[gnu::noinline]] unsigned walked(unsigned steps) {
  return walk(steps, 4).value();
}
TEST(affine, a_recursion_that_a_compiler_may_make_a_loop_ends_before_the_stack_does) {
  const BlockLog log;
  LaunchShape shape;
  shape.grid = 100;
  shape.block = 1;
  const GlobalMemory memory;
  RepeatProof proof(log, shape, memory, 10);
  proof.beginLane(0);
  EXPECT_EQ(walked(101), 5u);
  EXPECT_THROW(walked(1u << 22), RepeatProof::Failed);
}

TEST(affine, what_failed_once_proves_nothing) {
  const OfNumbers n;
  EXPECT_EQ(n.blocks(), Blocks(0, 99));
  EXPECT_THROW(n.block() % 3u, RepeatProof::Failed);
  EXPECT_EQ(n.blocks(), Blocks(1, 0));
}

template <typename From, typename To>
constexpr bool becomes = std::is_convertible_v<From, To>;
// As a number of another type it would lose how it depends on the block.
static_assert(becomes<AffineUnsigned, std::size_t> && becomes<AffineUnsigned, std::ptrdiff_t>);
static_assert(!becomes<AffineUnsigned, int> && !becomes<AffineUnsigned, std::uint32_t> &&
              !becomes<AffineUnsigned, bool> && !becomes<AffineUnsigned, double> && !becomes<AffineSize, int>);

TEST(affine, quotients_and_rests_of_multiples_are_known) {
  const OfNumbers n;
  const AffineUnsigned i = n.block() * 512u + 77u;
  EXPECT_EQ((i / 32u).value(), (10u * 512 + 77) / 32);
  EXPECT_EQ((i / 32u).perBlock(), 16);
  EXPECT_EQ((i % 32u).value(), 13u);
  EXPECT_EQ((i & 31u).value(), 13u);
  EXPECT_EQ((i % 32u).perBlock(), 0);
  EXPECT_EQ(n.blocks(), Blocks(0, 99));
}

/// One step of a random computation on four numbers of each width.
struct Instruction {
  unsigned what, to, a, b;
};
constexpr unsigned operations = 16;

/// What `program` computes in block `block`: outcomes of its comparisons. `Small` and `Large`: unsigned integers, or
/// what a proof makes of them.
template <typename Small, typename Large>
std::vector<bool> compute(const std::vector<Instruction>& program, std::array<Small, 4>& small,
                          std::array<Large, 4>& large) {
  std::vector<bool> outcomes;
  for (const Instruction& i : program) {
    const bool wide = i.what / operations % 2 != 0;
    const auto on = [&](auto& numbers) {
      const auto a = numbers[i.a], b = numbers[i.b];
      auto& to = numbers[i.to];
      switch (i.what % operations) {
        case 0: to = a + b; break;
        case 1: to = a - b; break;
        case 2: to = a * b; break;
        case 3:
          if (b != 0u) to = a / b;
          break;
        case 4:
          if (b != 0u) to = a % b;
          break;
        case 5: to = a & b; break;
        case 6: to = a & 31u; break;
        case 7: to = a | b; break;
        case 8: to = a ^ b; break;
        case 9: outcomes.push_back(a < b); break;
        case 10: outcomes.push_back(a == b); break;
        case 11: to = -a; break;
        case 12: to = a << 3u; break;
        case 13: to = a >> 3u; break;
        case 14: outcomes.push_back(a ? true : false); break;
        default: outcomes.push_back(a >= b);
      }
    };
    if (wide)
      on(large);
    else
      on(small);
    if (i.what % 5 == 0) large[i.to] = Large(small[i.a]);
    if (i.what % 7 == 0) small[i.to] = Small(large[i.b]);
  }
  return outcomes;
}

TEST(affine, random_computations_are_what_they_are_said_to_be_in_every_block) {
  const unsigned count = std::getenv("WARPFOLD_LONG") != nullptr ? 200000 : 5000;
  constexpr unsigned grid = 40;
  std::uint64_t others = 0;
  for (unsigned seed = 1; seed <= count && !testing::Test::HasFailure(); ++seed) {
    SCOPED_TRACE(fmt::format("seed {}", seed));
    std::mt19937 random(seed);
    const auto below = [&](unsigned n) { return static_cast<unsigned>(random() % n); };
    std::vector<Instruction> program(1 + below(12));
    for (Instruction& i : program) i = {below(1000), below(4), below(4), below(4)};
    const std::uint32_t thread = below(32), size = 32u << below(6), big = random();
    const auto start = [&](auto block, auto& small, auto& large) {
      small = {block, thread, size, 3u};
      large = {block, size, big, 1024u};
    };
    const OfNumbers n(below(grid), grid);
    std::array<AffineUnsigned, 4> small;
    std::array<AffineSize, 4> large;
    start(n.block(), small, large);
    std::vector<bool> outcomes;
    try {
      outcomes = compute(program, small, large);
    } catch (const RepeatProof::Failed&) {
      continue;
    }
    const auto [first, last] = n.blocks();
    for (std::uint64_t block = first; block <= last; ++block) {
      SCOPED_TRACE(fmt::format("block {} from {}", block, n.proof.block()));
      std::array<std::uint32_t, 4> plainSmall;
      std::array<std::uint64_t, 4> plainLarge;
      start(static_cast<std::uint32_t>(block), plainSmall, plainLarge);
      EXPECT_EQ(compute(program, plainSmall, plainLarge), outcomes);
      const std::uint64_t on = block - n.proof.block();
      for (std::size_t k = 0; k < 4; ++k) {
        EXPECT_EQ(plainSmall[k],
                  static_cast<std::uint32_t>(small[k].value() + on * static_cast<std::uint64_t>(small[k].perBlock())));
        EXPECT_EQ(plainLarge[k], large[k].value() + on * static_cast<std::uint64_t>(large[k].perBlock()));
      }
      others += block != n.proof.block();
    }
  }
  EXPECT_GT(others, count) << "blocks other than the one that was looked at";
}

/// What `what` gives of a native number and one of a proof, and of two native ones.
template <typename N, typename What>
void expectAsNative(What what) {
  for (const unsigned a : {0u, 1u, 5u}) {
    for (const unsigned b : {1u, 3u, 6u}) {
      const auto expected = [&] { return std::pair(what(N(a), b) > 0, what(N(a), b) - 40 > 0); };
      const auto proven = [&] {
        return std::pair(bool(what(N(a), AffineUnsigned(b)) > 0), bool(what(N(a), AffineUnsigned(b)) - 40 > 0));
      };
      try {
        EXPECT_EQ(proven(), expected()) << a << ' ' << b;
      } catch (const RepeatProof::Failed&) {
        // Nothing is said.
      }
    }
  }
}
template <typename... N>
void expectAllAsNative() {
  const OfNumbers n;
  const auto each = [](auto what) { (expectAsNative<N>(what), ...); };
  each([](auto a, auto b) { return a + b; });
  each([](auto a, auto b) { return a - b; });
  each([](auto a, auto b) { return a * b; });
  each([](auto a, auto b) { return a / b; });
  each([](auto a, auto b) { return a % b; });
  each([](auto a, auto b) { return a & b; });
  each([](auto a, auto b) { return a | b; });
  each([](auto a, auto b) { return a ^ b; });
  each([](auto a, auto b) { return a << b; });
  each([](auto a, auto b) { return a >> b; });
  each([](auto a, auto b) { return b - a; });
  each([](auto a, auto b) { return b << a; });
}
TEST(affine, numbers_beside_native_ones_become_what_native_ones_do) {
  expectAllAsNative<bool, char, signed char, unsigned char, char8_t, char16_t, char32_t, wchar_t, short, unsigned short,
                    int, unsigned, long, unsigned long, long long, unsigned long long>();
}

}  // namespace
}  // namespace warpfold::emulation::affine_test
