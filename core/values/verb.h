// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace warpfold {

/// What sentences count.
enum class Noun : std::uint8_t { additions, comparisons, operations };

/// What sentences say that a reduction does to two values, one row each; `largest` is of absolute values.
/// X(verb, with an own element, with the neighbour's, of two elements, of two neighbours, of a chain, noun)
/// The five sentences are codes of core/words/step_texts.h and, of the chain, of core/words/trace_texts.h.
#define WARPFOLD_VERBS(X)                                                                                          \
  X(add, "own-add", "own-add-next", "pair-add", "pair-add-next", "chain-add", additions)                           \
  X(multiply, "own-multiply", "own-multiply-next", "pair-multiply", "pair-multiply-next", "chain-multiply",        \
    operations)                                                                                                    \
  X(smaller, "own-smaller", "own-smaller-next", "pair-smaller", "pair-smaller-next", "chain-smaller", comparisons) \
  X(larger, "own-larger", "own-larger-next", "pair-larger", "pair-larger-next", "chain-larger", comparisons)       \
  X(bits, "own-bits", "own-bits-next", "pair-bits", "pair-bits-next", "chain-bits", operations)                    \
  X(logic, "own-logic", "own-logic-next", "pair-logic", "pair-logic-next", "chain-logic", operations)              \
  X(largest, "own-largest", "own-largest-next", "pair-largest", "pair-largest-next", "chain-largest", comparisons)

enum class Verb : std::uint8_t {
#define WARPFOLD_ROW(id, ...) id,
  WARPFOLD_VERBS(WARPFOLD_ROW)
#undef WARPFOLD_ROW
};

struct VerbRow {
  Verb verb;
  std::string_view own, ownNext;    ///< threads combine their own element with another one
  std::string_view pair, pairNext;  ///< threads combine two elements
  std::string_view chain;           ///< a thread has combined many elements, one after the other
  Noun noun;
};

/// In the order of Verb.
inline constexpr std::array verbRows{
#define WARPFOLD_ROW(id, own, ownNext, pair, pairNext, chain, noun) \
  VerbRow{Verb::id, own, ownNext, pair, pairNext, chain, Noun::noun},
    WARPFOLD_VERBS(WARPFOLD_ROW)
#undef WARPFOLD_ROW
};

constexpr std::size_t placeOf(Verb verb) {
  return static_cast<std::size_t>(verb);
}
constexpr const VerbRow& rowOf(Verb verb) {
  return verbRows[placeOf(verb)];
}

}  // namespace warpfold
