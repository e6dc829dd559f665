// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "emulation/warp_exchange.h"

#include <algorithm>
#include <bit>

namespace warpfold::emulation {

namespace {

template <typename Visit>
void forEachLane(std::uint32_t mask, Visit visit) {
  for (; mask != 0; mask &= mask - 1) visit(static_cast<std::uint32_t>(std::countr_zero(mask)));
}

void shuffle(Exchange* lanes, std::uint32_t mask) {
  forEachLane(mask, [&](std::uint32_t i) {
    const std::uint32_t from = lanes[i].source;
    lanes[i].received = lanes[from < 32 && (mask >> from & 1) != 0 ? from : i].offered;
  });
}

/// The lanes of `mask` that offer what lane `i` does.
std::uint32_t sameAs(const Exchange* lanes, std::uint32_t mask, std::uint32_t i) {
  std::uint32_t same = 0;
  forEachLane(mask,
              [&](std::uint32_t k) { same |= std::uint32_t{lanes[k].offered.bits == lanes[i].offered.bits} << k; });
  return same;
}

std::uint64_t reduced(Meeting kind, const Exchange* lanes, std::uint32_t mask) {
  auto value = static_cast<std::uint32_t>(lanes[std::countr_zero(mask)].offered.bits);
  forEachLane(mask & (mask - 1), [&](std::uint32_t i) {
    value = combineWords(kind, value, static_cast<std::uint32_t>(lanes[i].offered.bits));
  });
  return value;
}

/// What all lanes receive alike.
std::uint64_t common(Meeting kind, const Exchange* lanes, std::uint32_t mask) {
  if (isReduction(kind)) return reduced(kind, lanes, mask);
  if (kind == Meeting::matchAll) return sameAs(lanes, mask, std::countr_zero(mask)) == mask ? mask : 0;
  if (kind == Meeting::active) return mask;
  std::uint32_t votes = 0;
  forEachLane(mask, [&](std::uint32_t i) { votes |= std::uint32_t{lanes[i].offered.bits != 0} << i; });
  if (kind == Meeting::any) return votes != 0;
  return kind == Meeting::all ? votes == mask : votes;
}

}  // namespace

std::uint32_t combineWords(Meeting kind, std::uint32_t left, std::uint32_t right) {
  const auto a = static_cast<std::int32_t>(left), b = static_cast<std::int32_t>(right);
  switch (kind) {
    case Meeting::minimumSigned: return static_cast<std::uint32_t>(std::min(a, b));
    case Meeting::maximumSigned: return static_cast<std::uint32_t>(std::max(a, b));
    case Meeting::minimumUnsigned: return std::min(left, right);
    case Meeting::maximumUnsigned: return std::max(left, right);
    case Meeting::bitAnd: return left & right;
    case Meeting::bitOr: return left | right;
    case Meeting::bitXor: return left ^ right;
    default: return left + right;
  }
}

std::optional<Meeting> warpReductionOf(ElementType accumulator, Operation op) {
  const bool isSigned = accumulator == ElementType::int32;
  if (!isSigned && accumulator != ElementType::uint32) return {};
  switch (combiningOf(op)) {
    case Operation::sum: return Meeting::add;
    case Operation::min: return isSigned ? Meeting::minimumSigned : Meeting::minimumUnsigned;
    case Operation::max: return isSigned ? Meeting::maximumSigned : Meeting::maximumUnsigned;
    case Operation::bitAnd: return Meeting::bitAnd;
    case Operation::bitOr: return Meeting::bitOr;
    case Operation::bitXor: return Meeting::bitXor;
    default: return {};
  }
}

void settle(Meeting kind, Exchange* lanes, std::uint32_t mask) {
  if (kind == Meeting::sync) return;
  if (isShuffle(kind)) return shuffle(lanes, mask);
  if (kind == Meeting::matchAny) {
    forEachLane(mask, [&](std::uint32_t i) { lanes[i].received = {sameAs(lanes, mask, i), Node::none}; });
    return;
  }
  const std::uint64_t value = common(kind, lanes, mask);
  forEachLane(mask, [&](std::uint32_t i) { lanes[i].received = {value, Node::none}; });
}

}  // namespace warpfold::emulation
