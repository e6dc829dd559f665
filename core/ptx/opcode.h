// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "ptx/scalar_type.h"

namespace warpfold::ptx {

/// The instructions that are understood, one row each: X(enumerator, name, results, effect)
///   results  how many operands, from the first on, it writes
///   effect   plain     nothing but its results
///            memory    reads or writes memory
///            waits     may wait for other lanes, so that others of the warp run meanwhile
///            orders    of memory, not of lanes
///            leaves    goes elsewhere than to the next instruction
#define WARPFOLD_PTX_OPCODES(X)                                                                          \
  X(add, "add", 1, plain)                                                                                \
  X(sub, "sub", 1, plain)                                                                                \
  X(mul, "mul", 1, plain)                                                                                \
  X(mad, "mad", 1, plain)                                                                                \
  X(fma, "fma", 1, plain)                                                                                \
  X(mul24, "mul24", 1, plain)                                                                            \
  X(div, "div", 1, plain)                                                                                \
  X(rem, "rem", 1, plain)                                                                                \
  X(abs, "abs", 1, plain)                                                                                \
  X(neg, "neg", 1, plain)                                                                                \
  X(min, "min", 1, plain)                                                                                \
  X(max, "max", 1, plain)                                                                                \
  X(sqrt, "sqrt", 1, plain)                                                                              \
  X(rsqrt, "rsqrt", 1, plain)                                                                            \
  X(rcp, "rcp", 1, plain)                                                                                \
  X(ex2, "ex2", 1, plain)                                                                                \
  X(lg2, "lg2", 1, plain)                                                                                \
  X(sin, "sin", 1, plain)                                                                                \
  X(cos, "cos", 1, plain)                                                                                \
  X(tanh, "tanh", 1, plain)                                                                              \
  X(copysign, "copysign", 1, plain)                                                                      \
  X(testp, "testp", 1, plain)                                                                            \
  X(popc, "popc", 1, plain)                                                                              \
  X(clz, "clz", 1, plain)                                                                                \
  X(bfind, "bfind", 1, plain)                                                                            \
  X(brev, "brev", 1, plain)                                                                              \
  X(bfe, "bfe", 1, plain)                                                                                \
  X(bfi, "bfi", 1, plain)                                                                                \
  X(and_, "and", 1, plain)                                                                               \
  X(or_, "or", 1, plain)                                                                                 \
  X(xor_, "xor", 1, plain)                                                                               \
  X(not_, "not", 1, plain)                                                                               \
  X(lop3, "lop3", 1, plain)                                                                              \
  X(shl, "shl", 1, plain)                                                                                \
  X(shr, "shr", 1, plain)                                                                                \
  X(shf, "shf", 1, plain)                                                                                \
  X(prmt, "prmt", 1, plain)                                                                              \
  X(mov, "mov", 1, plain)                                                                                \
  X(selp, "selp", 1, plain)                                                                              \
  X(setp, "setp", 1, plain)                                                                              \
  X(set, "set", 1, plain)                                                                                \
  X(cvt, "cvt", 1, plain)                                                                                \
  X(cvta, "cvta", 1, plain)                                                                              \
  X(isspacep, "isspacep", 1, plain)                                                                      \
  X(ld, "ld", 1, memory)                                                                                 \
  X(ldu, "ldu", 1, memory)                                                                               \
  X(st, "st", 0, memory)                                                                                 \
  X(atom, "atom", 1, memory)                                                                             \
  X(red, "red", 0, memory)                                                                               \
  X(prefetch, "prefetch", 0, plain)                                                                      \
  X(membar, "membar", 0, orders)                                                                         \
  X(fence, "fence", 0, orders)                                                                           \
  X(nanosleep, "nanosleep", 0, orders)                                                                   \
  X(bar, "bar", 0, waits)                                                                                \
  X(barrier, "barrier", 0, waits)                                                                        \
  X(shfl, "shfl", 1, waits)                                                                              \
  X(vote, "vote", 1, waits)                                                                              \
  X(match, "match", 1, waits)                                                                            \
  X(redux, "redux", 1, waits)                                                                            \
  X(activemask, "activemask", 1, plain)                                                                  \
  X(call, "call", 0, waits)                                                                              \
  X(bra, "bra", 0, leaves)                                                                               \
  X(ret, "ret", 0, leaves)                                                                               \
  X(exit, "exit", 0, leaves)                                                                             \
  X(trap, "trap", 0, leaves)                                                                             \
  /* Made by the decoder: where lanes leave loops and where those that parted meet, the head of a block, \
     what encloses a guarded instruction, a call that the machine performs, what threads bring to a      \
     barrier and take from it, and what waits for lanes of a warp only. */                               \
  X(leave, "$leave", 0, plain)                                                                           \
  X(meet, "$meet", 0, plain)                                                                             \
  X(enter, "$enter", 0, plain)                                                                           \
  X(guardBegin, "$guard", 0, plain)                                                                      \
  X(guardEnd, "$unguard", 0, plain)                                                                      \
  X(operate, "$operate", 1, plain)                                                                       \
  X(offer, "$offer", 0, plain)                                                                           \
  X(offered, "$offered", 1, plain)                                                                       \
  X(warpSync, "$warpsync", 0, waits)

enum class Effect : std::uint8_t { plain, memory, waits, orders, leaves };

enum class Opcode : std::uint8_t {
#define WARPFOLD_ROW(id, ...) id,
  WARPFOLD_PTX_OPCODES(WARPFOLD_ROW)
#undef WARPFOLD_ROW
};

struct OpcodeRow {
  std::string_view name;
  std::uint8_t results;
  Effect effect;
};

inline constexpr std::array opcodeRows{
#define WARPFOLD_ROW(id, name, results, effect) OpcodeRow{name, results, Effect::effect},
    WARPFOLD_PTX_OPCODES(WARPFOLD_ROW)
#undef WARPFOLD_ROW
};

constexpr const OpcodeRow& rowOf(Opcode opcode) {
  return opcodeRows[static_cast<std::size_t>(opcode)];
}

/// The opcode of an instruction and what follows it: "ld.global.v2.f32" is ld with global, v2 and the type f32.
///
/// Whoever asks for a suffix carries it out, or refuses the instruction: each that is asked for and there counts as
/// understood. What nobody asks for would be left out in silence.
class Spelling {
 public:
  explicit Spelling(std::string_view text);

  /// Nothing where the instruction is not understood.
  std::optional<Opcode> opcode() const { return m_opcode; }
  bool is(Opcode opcode) const { return m_opcode == opcode; }
  bool has(std::string_view suffix) const { return oneOf({suffix}).has_value(); }
  /// The types in their order: of cvt.f32.s32 first what it makes.
  std::vector<ScalarType> types() const;
  /// The last type; none where there is none.
  ScalarType type() const;
  /// The state space; generic where none is named.
  Space space() const;
  /// Registers of a vector access: 1, 2 or 4.
  unsigned width() const { return has("v4") ? 4 : has("v2") ? 2 : 1; }
  /// The place among `names` of the first suffix that is one of them.
  std::optional<std::size_t> oneOf(std::initializer_list<std::string_view> names) const;
  /// Whether each suffix is understood, or is a hint, which changes nothing of what an instruction does.
  bool isUnderstood() const;

 private:
  struct Suffix {
    std::string_view name;
    mutable bool understood = false;
  };
  std::optional<Opcode> m_opcode;
  std::vector<Suffix> m_suffixes;
};

}  // namespace warpfold::ptx
