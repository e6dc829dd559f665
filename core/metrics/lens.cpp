// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "metrics/lens.h"

#include <fmt/format.h>

#include <bit>

namespace warpfold {

namespace {

constexpr double twoTo24 = 16777216;

bool rounds(const RunResult& r) {
  const Operation combining = combiningOf(r.request.op);
  return isFloating(r.request.type) && (combining == Operation::sum || combining == Operation::product);
}

bool sumsOnes(const RunRequest& r) {
  return r.op == Operation::sum && (r.input == "ones" || r.input == "constant:1");
}

/// float32 sums of ones that end where the next value is two away.
bool stopsAtTwoTo24(const RunResult& r) {
  return sumsOnes(r.request) && r.result.type == ElementType::float32 && r.result.toDouble() == twoTo24 &&
         r.n > static_cast<std::uint64_t>(twoTo24);
}

}  // namespace

std::string lensNote(const Rung& rung) {
  if (!rung.result) return {};
  const RunResult& r = *rung.result;
  if (!rounds(r)) return "nothing is rounded: every order gives the same value";
  if (stopsAtTwoTo24(r))
    return "stops at 16777216 = 2^24: the next float32 is 2^24+2, so 2^24+1 lies halfway and rounds back to 2^24";
  if (rung.library) return "a library: its order is its own affair, so only what any order allows bounds its error";
  const bool oneChain = r.depth + 1 >= r.n;
  if (rung.orderVaries && oneChain)
    return "atomics reach one word in any order: one chain of all elements, another from run to run";
  if (rung.orderVaries)
    return fmt::format("atomics add the partials as they come, another order from run to run; longest chain {}",
                       r.depth);
  if (oneChain) return fmt::format("one chain of {} roundings, each on the whole sum so far", r.depth);
  const auto shortest = static_cast<std::uint64_t>(std::bit_width(r.n - 1));
  if (r.depth > 2 * shortest)
    return fmt::format("chains side by side, then a tree: at most {} roundings on the way of an element instead of {}",
                       r.depth, r.n - 1);
  return fmt::format("a tree: at most {} roundings on the way of an element instead of {}", r.depth, r.n - 1);
}

}  // namespace warpfold
