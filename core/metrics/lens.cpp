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

std::optional<LensNote> lensNote(const Rung& rung) {
  if (!rung.result) return std::nullopt;
  using enum LensNote::Reason;
  const RunResult& r = *rung.result;
  const auto because = [&, serial = std::max<std::uint64_t>(r.n, 1) - 1](LensNote::Reason reason) {
    // Padding lengthens chains without rounding anything.
    return LensNote{reason, std::min(r.depth, serial), serial};
  };
  if (!rounds(r.request.type, r.request.op)) return because(exact);
  if (stopsAtTwoTo24(r)) return because(stops);
  if (r.leaves) return std::nullopt;  // the order of a kernel of the user's is not known
  if (rung.library) return because(library);
  if (r.n <= 1) return because(mappingOf(r.request.op) == Mapping::none ? oneElement : oneProduct);
  const bool oneLongChain = r.depth >= r.n - 1;
  if (r.n == 2) return because(oneChain);  // the two commute
  if (rung.orderVaries) return because(oneLongChain ? atomicsOneChain : atomics);
  if (oneLongChain) return because(oneChain);
  const auto shortest = static_cast<std::uint64_t>(std::bit_width(r.n - 1));
  return because(r.depth > 2 * shortest ? chainsAndTree : tree);
}

Message told(const LensNote& note) {
  const auto roundings = arg<"roundings">(note.roundings);
  const auto serial = arg<"serial">(note.serial);
  switch (note.reason) {
    case LensNote::Reason::exact: return say<"lens-exact">();
    case LensNote::Reason::oneElement: return say<"lens-one-element">();
    case LensNote::Reason::oneProduct: return say<"lens-one-product">();
    case LensNote::Reason::stops: return say<"lens-stops">();
    case LensNote::Reason::library: return say<"lens-library">();
    case LensNote::Reason::atomicsOneChain: return say<"lens-atomics-one-chain">();
    case LensNote::Reason::atomics: return say<"lens-atomics">(roundings);
    case LensNote::Reason::oneChain: return say<"lens-one-chain">(roundings);
    case LensNote::Reason::chainsAndTree: return say<"lens-chains-and-tree">(roundings, serial);
    case LensNote::Reason::tree: return say<"lens-tree">(roundings, serial);
  }
  return {};
}

}  // namespace warpfold
