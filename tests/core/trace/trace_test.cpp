// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "trace/trace.h"

#include <gtest/gtest.h>

namespace warpfold {
namespace {

Node input(bool padding = false) {
  Node node;
  node.padding = padding;
  return node;
}
Node combined(std::uint32_t left, std::uint32_t right) {
  Node node;
  node.left = NodeId{left};
  node.right = NodeId{right};
  return node;
}
std::uint32_t depthOf(std::vector<Node> nodes) {
  BlockTrace trace;
  trace.nodes = std::move(nodes);
  return depth(trace);
}

TEST(depth, counts_the_longest_chain) {
  EXPECT_EQ(depthOf({input(), input(), input(), combined(0, 1), combined(3, 2)}), 2u);
}

TEST(depth, does_not_count_padding) {
  EXPECT_EQ(depthOf({input(), input(true), combined(0, 1)}), 0u);
}

TEST(depth, takes_padding_with_padding_for_padding) {
  EXPECT_EQ(depthOf({input(), input(true), input(true), combined(1, 2), combined(0, 3)}), 0u);
}

}  // namespace
}  // namespace warpfold
