// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "metrics/lens.h"

#include <algorithm>
#include <bit>

#include "words/say.h"

namespace warpfold {

namespace {

constexpr double twoTo24 = 16777216;

bool sumsOnes(const RunRequest& r) {
  return r.op == Operation::sum && (r.input == "ones" || r.input == "constant:1");
}

/// float32 sums of ones that end where the next value is two away.
bool stopsAtTwoTo24(const RunResult& r) {
  return sumsOnes(r.request) && r.result.type == ElementType::float32 && r.result.toDouble() == twoTo24 &&
         r.n > static_cast<std::uint64_t>(twoTo24);
}

}  // namespace

std::optional<Message> lensNote(const Rung& rung) {
  if (!rung.result) return std::nullopt;
  const RunResult& r = *rung.result;
  if (!rounds(r.request.type, r.request.op)) return say<"lens-exact">();
  if (stopsAtTwoTo24(r)) return say<"lens-stops">();
  if (rung.library) return say<"lens-library">();
  if (r.n <= 1) return mappingOf(r.request.op) == Mapping::none ? say<"lens-one-element">() : say<"lens-one-product">();
  // Padding lengthens chains without rounding anything.
  const std::uint64_t serial = r.n - 1, longest = std::min(r.depth, serial);
  const auto roundings = arg<"roundings">(longest);
  const bool oneChain = longest == serial;
  if (r.n == 2) return say<"lens-one-chain">(roundings);  // the two commute
  if (rung.orderVaries && oneChain) return say<"lens-atomics-one-chain">();
  if (rung.orderVaries) return say<"lens-atomics">(roundings);
  if (oneChain) return say<"lens-one-chain">(roundings);
  const auto shortest = static_cast<std::uint64_t>(std::bit_width(serial));
  if (r.depth > 2 * shortest) return say<"lens-chains-and-tree">(roundings, arg<"serial">(serial));
  return say<"lens-tree">(roundings, arg<"serial">(serial));
}

}  // namespace warpfold
