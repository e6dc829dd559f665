// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "own/exercise.h"

#include <gtest/gtest.h>

#include "values/error.h"

namespace warpfold::own {
namespace {

constexpr LaunchShape shape{1000, 8, 128};

TEST(Bound, is_computed_from_the_shape_of_the_launch) {
  EXPECT_EQ(Bound("0").of(shape), 0u);
  EXPECT_EQ(Bound("n").of(shape), 1000u);
  EXPECT_EQ(Bound("9 * grid").of(shape), 72u);
  EXPECT_EQ(Bound("warps").of(shape), 32u);
  EXPECT_EQ(Bound("grid + 2 * (block - 1)").of(shape), 262u);
  EXPECT_EQ(Bound("n/16").of(shape), 63u) << "rounded up";
  EXPECT_EQ(Bound("10 - 4 - 3").of(shape), 3u) << "from left to right";
  EXPECT_EQ(Bound("grid - n").of(shape), 0u) << "never below zero";
}

TEST(Bound, of_any_text_is_bounded) {
  EXPECT_EQ(Bound("n / (n - n)").of(shape), 0u);
  std::string product = "n";
  for (int i = 0; i < 100; ++i) product += "*n";
  EXPECT_EQ(Bound(product).of(shape), std::uint64_t{1} << 62);
  for (const std::string text : {"", "n +", "+ n", "(n", "n)", "threads", "2n", "n n", "9999999999999999", "n % 2"})
    EXPECT_THROW(Bound(std::string_view(text)), InvalidRequest) << text;
  EXPECT_THROW(Bound(std::string(100'000, '(') + "n" + std::string(100'000, ')')), InvalidRequest);
  std::string many = "n";
  for (int i = 0; i < 10'000; ++i) many += "+n";
  EXPECT_THROW(Bound(std::string_view(many)), InvalidRequest);
}

TEST(Exercise, is_read_from_markdown) {
  const Exercise made = parseExercise("mine", "mine.md", R"(<!-- a comment -->
# Mine

Do *this*.

Then that.

## Starter

```cuda
__global__ void f(int* a)
{
}
```

## Check

- n: 2^10, 33
- block: 32, 64
- grid: 3
- leaves: per-block
- type: float32
- op: max
- barriers <= 8 * grid
)");
  EXPECT_EQ(made.title, "Mine");
  EXPECT_EQ(made.text, "Do *this*.\n\nThen that.\n");
  EXPECT_EQ(made.starter, "__global__ void f(int* a)\n{\n}\n");
  EXPECT_EQ(made.sizes, (std::vector<std::uint64_t>{1024, 33}));
  EXPECT_EQ(made.blocks, (std::vector<std::uint32_t>{32, 64}));
  EXPECT_EQ(made.grid, 3u);
  EXPECT_EQ(made.leaves, Leaves::perBlock);
  EXPECT_EQ(made.type, ElementType::float32);
  EXPECT_EQ(made.op, Operation::max);
  ASSERT_EQ(made.conditions.size(), 1u);
  EXPECT_EQ(made.conditions[0].text, "barriers <= 8 * grid");
  EXPECT_EQ(made.conditions[0].bound.of({1, 3, 64}), 24u);
}

std::string refusalOfItem(const std::string& item) {
  try {
    parseExercise("mine", "mine.md", "# Mine\n## Check\n- " + item + "\n");
  } catch (const InvalidRequest& error) {
    return error.what();
  }
  return {};
}

TEST(Exercise, says_which_line_it_does_not_understand) {
  EXPECT_EQ(refusalOfItem("size: 3"),
            "mine.md, line 3: 'size: 3' is no condition; write n, block, grid, type or op with a colon, or a counter "
            "with a bound, such as barriers <= 8 * grid");
  for (const std::string item :
       {"block: 2000", "type: string", "op: median", "n: many", "registers <= 3", "barriers <= many", "barriers"})
    EXPECT_EQ(refusalOfItem(item).find("mine.md, line 3: '" + item + "'"), 0u) << item;
  EXPECT_EQ(refusalOfItem("grid: 0").find("mine.md, line 3: 'grid: 0'"), 0u);
  EXPECT_NE(refusalOfItem("n: 2^40"), "") << "the emulator would take for ever";
}

TEST(Exercise, nothing_is_passed_over_in_silence) {
  for (const std::string text : {"# Mine\n", "# Mine\n## Checks\n- n: 5\n", "# Mine\n## Check\n* n: 5\n", "prose"})
    EXPECT_THROW(parseExercise("mine", "mine.md", text), InvalidRequest) << text;
}

TEST(Exercise, eight_come_with_the_program) {
  ASSERT_EQ(exercises().size(), 8u);
  EXPECT_EQ(exercises().front().id, "first-sum");
  EXPECT_EQ(exerciseCalled("a-tree").title, "A tree");
  try {
    exerciseCalled("none");
    FAIL();
  } catch (const InvalidRequest& error) {
    EXPECT_STREQ(error.what(),
                 "there is no exercise 'none'; choose first-sum, the-last-block, a-tree, no-conflicts, one-atomic, "
                 "grid-stride, a-shuffle, the-largest, or name a file that ends in .md");
  }
}

}  // namespace
}  // namespace warpfold::own
