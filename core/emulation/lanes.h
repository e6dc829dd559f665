// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// What handlers do with registers. Included only by the files that are compiled once for each instruction set
// (WARPFOLD_ISA, see core/CMakeLists.txt), in whose namespace everything of it lies: no function compiled for a newer
// CPU can take the place of one for an older.
#pragma once

#include <cmath>
#include <cstdint>
#include <cstring>
#include <limits>
#include <type_traits>

#include "emulation/warp.h"

namespace warpfold::emulation::WARPFOLD_ISA {

using ptx::chunkBytes;
using ptx::Decoded;
using ptx::Opcode;
using ptx::ScalarType;
using ptx::Slot;

/// A part of a register that is worked on at once.
template <typename T>
struct ChunkOf {
  typedef T type __attribute__((vector_size(chunkBytes), aligned(chunkBytes), may_alias));
};
template <typename T>
using Chunk = typename ChunkOf<T>::type;
template <typename T>
constexpr unsigned lanesOfChunk = chunkBytes / sizeof(T);
template <typename T>
constexpr unsigned chunksOfRegister = laneCount / lanesOfChunk<T>;

/// A value that lies in memory which holds others too.
template <typename T>
struct AliasOf {
  typedef T type __attribute__((may_alias));
};
template <typename T>
using Alias = typename AliasOf<T>::type;

template <typename T>
inline Alias<T>* at(Warp& w, std::uint32_t offset) {
  return reinterpret_cast<Alias<T>*>(w.registers + offset);
}
template <typename T>
inline Chunk<T>* chunks(Warp& w, std::uint32_t offset) {
  return reinterpret_cast<Chunk<T>*>(w.registers + offset);
}
inline std::uint32_t& mask(Warp& w, std::uint32_t offset) {
  return *reinterpret_cast<std::uint32_t*>(w.registers + offset);
}

template <typename T>
using IntegerOf = std::conditional_t<sizeof(T) == 8, std::int64_t, std::int32_t>;

/// All bits of those lanes of chunk k that are in a mask.
template <typename T>
inline Chunk<IntegerOf<T>> lanesIn(std::uint32_t lanes, unsigned k) {
  using I = IntegerOf<T>;
  using U = std::make_unsigned_t<I>;
  constexpr unsigned n = lanesOfChunk<T>;
  Chunk<U> bits;
  for (unsigned j = 0; j < n; ++j) bits[j] = U(1) << j;
  const Chunk<U> here = Chunk<U>{} + static_cast<U>((lanes >> (k * n)) & ((1u << n) - 1));
  return reinterpret_cast<Chunk<I>>((here & bits) == bits);
}

/// A bit for each lane of a chunk whose bits are all set.
template <typename T>
inline std::uint32_t bitsOf(Chunk<IntegerOf<T>> lanes) {
#ifdef __AVX2__
  if constexpr (sizeof(T) == 4)
    return static_cast<std::uint32_t>(__builtin_ia32_movmskps256(reinterpret_cast<Chunk<float>>(lanes)));
  else
    return static_cast<std::uint32_t>(__builtin_ia32_movmskpd256(reinterpret_cast<Chunk<double>>(lanes)));
#else
  std::uint32_t bits = 0;
  for (unsigned j = 0; j < lanesOfChunk<T>; ++j) bits |= static_cast<std::uint32_t>(lanes[j] != 0) << j;
  return bits;
#endif
}

/// What is subnormal as a zero of its sign (PTX ISA, ".ftz").
template <typename T>
inline Chunk<T> flushedChunk(Chunk<T> values) {
  using I = IntegerOf<T>;
  constexpr I sign = std::numeric_limits<I>::min(),
              exponent = __builtin_bit_cast(I, std::numeric_limits<T>::infinity());
  const auto bits = reinterpret_cast<Chunk<I>>(values);
  return reinterpret_cast<Chunk<T>>((bits & exponent) == 0 ? bits & sign : bits);
}
inline Chunk<float> flushed(Chunk<float> values) {
  return flushedChunk<float>(values);
}
inline Chunk<double> flushed(Chunk<double> values) {
  return flushedChunk<double>(values);
}
template <typename T>
inline T flushedValue(T value) {
  return std::fpclassify(value) == FP_SUBNORMAL ? std::copysign(T(0), value) : value;
}

/// What no number is left as by arithmetic of float32.
template <typename T>
inline T canonicalValue(T value) {
  if constexpr (sizeof(T) == 4)
    if (value != value) return __builtin_bit_cast(float, 0x7fffffff);
  return value;
}

/// Where a result goes: to the one chunk of a uniform register, to all lanes, or to those that are active.
enum class Into { uniform, all, active };

template <typename T, Into into, typename F>
inline void store(Warp& w, const Instruction* i, F chunkOf) {
  Chunk<T>* const d = chunks<T>(w, i->d);
  constexpr unsigned count = into == Into::uniform ? 1 : chunksOfRegister<T>;
  for (unsigned k = 0; k < count; ++k) {
    const Chunk<T> made = chunkOf(k);
    if constexpr (into == Into::active)
      d[k] = lanesIn<T>(w.active, k) ? made : d[k];
    else
      d[k] = made;
  }
}

/// d = Op(a, b), chunk by chunk.
template <typename T, typename Op, Into into>
const Instruction* binary(Warp& w, const Instruction* i) {
  const Chunk<T>*a = chunks<T>(w, i->a), *b = chunks<T>(w, i->b);
  const std::ptrdiff_t aStep = i->aVaries, bStep = i->bVaries;
  store<T, into>(w, i, [&](unsigned k) { return Op::make(a[k * aStep], b[k * bStep]); });
  WARPFOLD_NEXT;
}

template <typename T, typename Op, Into into>
const Instruction* ternary(Warp& w, const Instruction* i) {
  const Chunk<T>*a = chunks<T>(w, i->a), *b = chunks<T>(w, i->b), *c = chunks<T>(w, i->c);
  const std::ptrdiff_t aStep = i->aVaries, bStep = i->bVaries, cStep = i->cVaries;
  store<T, into>(w, i, [&](unsigned k) { return Op::make(a[k * aStep], b[k * bStep], c[k * cStep]); });
  WARPFOLD_NEXT;
}

/// The handler for where the result goes.
template <template <Into> typename Form>
inline Handler intoOf(const Decoded& decoded) {
  if (decoded.results[0].kind == Slot::Kind::uniform) return Form<Into::uniform>::handler;
  return decoded.masked ? Form<Into::active>::handler : Form<Into::all>::handler;
}

template <typename T, typename Op>
struct Binary {
  template <Into into>
  struct Form {
    static constexpr Handler handler = binary<T, Op, into>;
  };
  static Handler of(const Decoded& decoded) { return intoOf<Form>(decoded); }
};
template <typename T, typename Op>
struct Ternary {
  template <Into into>
  struct Form {
    static constexpr Handler handler = ternary<T, Op, into>;
  };
  static Handler of(const Decoded& decoded) { return intoOf<Form>(decoded); }
};

/// d = f(a, b, c) lane by lane, for what is rare or has no vector form: values of the lanes that are active, as T lies
/// in the register file. A uniform result is made once.
template <typename D, typename A, typename F>
inline void laneByLane(Warp& w, const Instruction* i, F f) {
  Alias<D>* const d = at<D>(w, i->d);
  const Alias<A>* const a = at<A>(w, i->a);
  if (i->decoded->results[0].kind == Slot::Kind::uniform) {
    const D made = f(a[0], 0u);
    for (unsigned k = 0; k < lanesOfChunk<D>; ++k) d[k] = made;
    return;
  }
  const unsigned step = i->aVaries;
  for (std::uint32_t rest = w.active; rest != 0; rest &= rest - 1) {
    const auto lane = static_cast<unsigned>(__builtin_ctz(rest));
    d[lane] = f(a[lane * step], lane);
  }
}
template <typename T>
inline T sourceB(Warp& w, const Instruction* i, unsigned lane) {
  return at<T>(w, i->b)[i->bVaries ? lane : 0];
}
template <typename T>
inline T sourceC(Warp& w, const Instruction* i, unsigned lane) {
  return at<T>(w, i->c)[i->cVaries ? lane : 0];
}

// The handler of an instruction, family by family; null where it is none of that family.
Handler integerHandler(const Decoded& decoded);
Handler bitHandler(const Decoded& decoded);
Handler floatHandler(const Decoded& decoded);
Handler compareHandler(const Decoded& decoded);
Handler moveHandler(const Decoded& decoded);
Handler convertHandler(const Decoded& decoded);
Handler memoryHandler(const Decoded& decoded);
Handler atomicHandler(const Decoded& decoded);
Handler operateHandler(const Decoded& decoded);
Handler controlHandler(const Decoded& decoded);

}  // namespace warpfold::emulation::WARPFOLD_ISA
