// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// cvt (PTX ISA, "cvt"): between integers by cutting off or extending, from floats to integers with saturation, to
// 16-bit floats rounded to the nearest.
#include <algorithm>
#include <cmath>

#include "emulation/lanes.h"
#include "values/small_float.h"

namespace warpfold::emulation::WARPFOLD_ISA {

namespace {

/// An integer of a type, as its bits lie in a register, in 64 bits.
inline std::uint64_t widened(std::uint64_t bits, ScalarType type) {
  const unsigned unused = 64 - 8 * ptx::bytesOf(type);
  bits <<= unused;
  return ptx::isSigned(type) ? static_cast<std::uint64_t>(static_cast<std::int64_t>(bits) >> unused) : bits >> unused;
}

/// An integer of a type with its sign above it, as far as the register that it goes to is wide.
inline std::uint64_t inRegister(std::uint64_t bits, ScalarType type, unsigned registerBytes) {
  bits = widened(bits, type);
  return registerBytes >= 8 ? bits : bits & ((std::uint64_t{1} << 8 * registerBytes) - 1);
}

/// The nearest integer of a type.
inline std::uint64_t saturated(std::uint64_t bits, ScalarType from, ScalarType type) {
  using Wide = __int128;
  const unsigned width = 8 * ptx::bytesOf(type);
  const Wide value = ptx::isSigned(from) ? Wide{static_cast<std::int64_t>(bits)} : Wide{bits};
  const Wide least = ptx::isSigned(type) ? -(Wide{1} << (width - 1)) : Wide{0};
  const Wide most = (Wide{1} << (width - ptx::isSigned(type))) - 1;
  return static_cast<std::uint64_t>(value < least ? least : value > most ? most : value);
}

/// Lane by lane: `f` makes the bits of a result of the bits of the source.
template <typename F>
inline void convertLanes(Warp& w, const Instruction* i, F f) {
  const Slot &from = i->decoded->sources[0], &into = i->decoded->results[0];
  const auto bitsAt = [&](unsigned lane) -> std::uint64_t {
    const unsigned k = i->aVaries ? lane : 0;
    return from.bytes == 8 ? at<std::uint64_t>(w, i->a)[k] : at<std::uint32_t>(w, i->a)[k];
  };
  const auto put = [&](unsigned lane, std::uint64_t bits) {
    if (into.bytes == 8)
      at<std::uint64_t>(w, i->d)[lane] = bits;
    else
      at<std::uint32_t>(w, i->d)[lane] = static_cast<std::uint32_t>(bits);
  };
  if (into.kind == Slot::Kind::uniform) {
    const std::uint64_t made = f(bitsAt(0));
    for (unsigned lane = 0; lane < chunkBytes / into.bytes; ++lane) put(lane, made);
    return;
  }
  for (std::uint32_t rest = w.active; rest != 0; rest &= rest - 1) {
    const auto lane = static_cast<unsigned>(__builtin_ctz(rest));
    put(lane, f(bitsAt(lane)));
  }
}

const Instruction* betweenIntegers(Warp& w, const Instruction* i) {
  const Decoded& decoded = *i->decoded;
  convertLanes(w, i, [&](std::uint64_t bits) {
    bits = widened(bits, decoded.from);
    if (decoded.saturates) bits = saturated(bits, decoded.from, decoded.type);
    return inRegister(bits, decoded.type, decoded.results[0].value);
  });
  WARPFOLD_NEXT;
}

/// cvt.u64.u32 and cvt.s64.s32 of all lanes, the usual ones: indices become addresses.
template <typename D, typename S, Into into>
const Instruction* widen(Warp& w, const Instruction* i) {
  typedef S Half __attribute__((vector_size(chunkBytes / 2), aligned(chunkBytes / 2), may_alias));
  store<D, into>(w, i, [&](unsigned k) {
    const std::uint32_t part = i->aVaries ? k * static_cast<unsigned>(sizeof(Half)) : 0;
    return __builtin_convertvector(*reinterpret_cast<const Half*>(w.registers + i->a + part), Chunk<D>);
  });
  WARPFOLD_NEXT;
}
template <typename D, typename S>
struct Widen {
  template <Into into>
  struct Form {
    static constexpr Handler handler = widen<D, S, into>;
  };
};

/// cvt.u32.u64 and what keeps the low 32 bits like it.
template <Into into>
const Instruction* narrow(Warp& w, const Instruction* i) {
  typedef std::uint32_t Half __attribute__((vector_size(chunkBytes / 2)));
  const Chunk<std::uint64_t>* const a = chunks<std::uint64_t>(w, i->a);
  store<std::uint32_t, into>(w, i, [&](unsigned k) {
    const Half low = __builtin_convertvector(a[i->aVaries ? 2 * k : 0], Half);
    const Half high = __builtin_convertvector(a[i->aVaries ? 2 * k + 1 : 0], Half);
    return Chunk<std::uint32_t>{low[0], low[1], low[2], low[3], high[0], high[1], high[2], high[3]};
  });
  WARPFOLD_NEXT;
}
template <Into into>
struct Narrow {
  static constexpr Handler handler = narrow<into>;
};

/// Between unsigned integers that lie in 4 bytes: keeps the bits of the narrower type.
template <std::uint32_t kept>
struct KeepBits {
  template <Into into>
  struct Form {
    static const Instruction* keep(Warp& w, const Instruction* i) {
      const Chunk<std::uint32_t>* const a = chunks<std::uint32_t>(w, i->a);
      const std::ptrdiff_t step = i->aVaries;
      store<std::uint32_t, into>(w, i, [&](unsigned k) { return a[k * step] & kept; });
      WARPFOLD_NEXT;
    }
    static constexpr Handler handler = keep;
  };
};

template <typename F>
inline F rounded(F value, ptx::Rounding rounding) {
  switch (rounding) {
    case ptx::Rounding::zero: return std::trunc(value);
    case ptx::Rounding::down: return std::floor(value);
    case ptx::Rounding::up: return std::ceil(value);
    default: return std::nearbyint(value);
  }
}

/// What is beyond the type becomes its nearest value; a NaN becomes 0, or the sign bit alone where either side has 64
/// bits (PTX ISA, "cvt").
template <typename F>
inline std::uint64_t integerOf(F value, ScalarType type, ptx::Rounding rounding) {
  const unsigned width = 8 * ptx::bytesOf(type);
  const bool isSigned = ptx::isSigned(type);
  const std::uint64_t sign = std::uint64_t{1} << (width - 1);
  if (value != value) return width == 64 || sizeof(F) == 8 ? sign : 0;
  const F whole = rounded(value, rounding);
  const F limit = std::ldexp(F(1), static_cast<int>(width) - isSigned);
  if (whole >= limit) return isSigned ? sign - 1 : sign | (sign - 1);
  if (whole < (isSigned ? -limit : F(0))) return isSigned ? sign : 0;
  return isSigned ? static_cast<std::uint64_t>(static_cast<std::int64_t>(whole)) : static_cast<std::uint64_t>(whole);
}

template <typename F>
inline F floatFrom(std::uint64_t bits) {
  F value;
  std::memcpy(&value, &bits, sizeof value);
  return value;
}
template <typename F>
inline std::uint64_t bitsOfFloat(F value) {
  std::uint64_t bits = 0;
  std::memcpy(&bits, &value, sizeof value);
  return bits;
}

template <typename F>
const Instruction* floatToInteger(Warp& w, const Instruction* i) {
  const Decoded& decoded = *i->decoded;
  convertLanes(w, i, [&](std::uint64_t bits) {
    F value = floatFrom<F>(bits);
    if (decoded.flushes) value = flushedValue(value);
    return inRegister(integerOf<F>(value, decoded.type, decoded.rounding), decoded.type, decoded.results[0].value);
  });
  WARPFOLD_NEXT;
}

template <typename F>
const Instruction* integerToFloat(Warp& w, const Instruction* i) {
  const ScalarType from = i->decoded->from;
  convertLanes(w, i, [&](std::uint64_t bits) {
    bits = widened(bits, from);
    return bitsOfFloat(ptx::isSigned(from) ? static_cast<F>(static_cast<std::int64_t>(bits)) : static_cast<F>(bits));
  });
  WARPFOLD_NEXT;
}

template <typename D, typename S>
const Instruction* betweenFloats(Warp& w, const Instruction* i) {
  const Decoded& decoded = *i->decoded;
  convertLanes(w, i, [&](std::uint64_t bits) {
    S value = floatFrom<S>(bits);
    if (decoded.flushes && sizeof(S) == 4) value = flushedValue(value);
    if (decoded.toInteger) value = rounded(value, decoded.rounding);
    if (decoded.saturates) value = value > 0 ? value < 1 ? value : S(1) : S(0);
    auto made = static_cast<D>(value);
    if (decoded.flushes && sizeof(D) == 4) made = flushedValue(made);
    if (sizeof(D) == 4 && made != made) return std::uint64_t{0x7fffffff};
    return bitsOfFloat(made);
  });
  WARPFOLD_NEXT;
}

template <typename Small, typename F>
const Instruction* fromSmall(Warp& w, const Instruction* i) {
  convertLanes(w, i, [&](std::uint64_t bits) {
    return bitsOfFloat(static_cast<F>(static_cast<float>(Small::fromBits(static_cast<std::uint16_t>(bits)))));
  });
  WARPFOLD_NEXT;
}
template <typename Small, typename F>
const Instruction* toSmall(Warp& w, const Instruction* i) {
  const Decoded& decoded = *i->decoded;
  convertLanes(w, i, [&](std::uint64_t bits) -> std::uint64_t {
    F value = floatFrom<F>(bits);
    if (decoded.flushes) value = flushedValue(value);
    if (decoded.saturates) value = value > 0 ? value < 1 ? value : F(1) : F(0);
    if (value != value) return 0x7fff;
    return Small(static_cast<double>(value)).bits;
  });
  WARPFOLD_NEXT;
}

bool isInteger(ScalarType type) {
  const ptx::TypeKind kind = ptx::rowOf(type).kind;
  return type != ScalarType::none && type != ScalarType::b128 &&
         (kind == ptx::TypeKind::bits || kind == ptx::TypeKind::natural || kind == ptx::TypeKind::integer);
}

template <typename F>
Handler toFloat(const Decoded& decoded) {
  const bool nearest = decoded.rounding == ptx::Rounding::none || decoded.rounding == ptx::Rounding::nearest;
  if (decoded.from == ScalarType::f32 && (nearest || decoded.toInteger)) return betweenFloats<F, float>;
  if (decoded.from == ScalarType::f64 && (nearest || decoded.toInteger)) return betweenFloats<F, double>;
  if (!nearest || decoded.toInteger || decoded.saturates) return nullptr;
  if (decoded.from == ScalarType::f16) return fromSmall<Float16, F>;
  if (decoded.from == ScalarType::bf16) return fromSmall<BFloat16, F>;
  return isInteger(decoded.from) ? integerToFloat<F> : nullptr;
}

template <typename Small>
Handler toSmallFloat(const Decoded& decoded) {
  if (decoded.rounding != ptx::Rounding::nearest || decoded.toInteger) return nullptr;
  if (decoded.from == ScalarType::f32) return toSmall<Small, float>;
  if (decoded.from == ScalarType::f64) return toSmall<Small, double>;
  return nullptr;
}

Handler wideningHandler(const Decoded& decoded) {
  const bool words = decoded.results[0].bytes == 8 && decoded.sources[0].bytes == 4 && !decoded.saturates;
  if (!words || ptx::bytesOf(decoded.type) != 8) return nullptr;
  if (decoded.from == ScalarType::u32) return intoOf<Widen<std::uint64_t, std::uint32_t>::Form>(decoded);
  if (decoded.from == ScalarType::s32) return intoOf<Widen<std::int64_t, std::int32_t>::Form>(decoded);
  return nullptr;
}

Handler narrowingHandler(const Decoded& decoded) {
  if (!isInteger(decoded.from) || decoded.saturates || decoded.results[0].bytes != 4) return nullptr;
  const unsigned from = ptx::bytesOf(decoded.from), to = ptx::bytesOf(decoded.type);
  if (from == 8 && decoded.sources[0].bytes == 8 && to == 4) return intoOf<Narrow>(decoded);
  const bool zeros = !ptx::isSigned(decoded.from) && !ptx::isSigned(decoded.type) && decoded.sources[0].bytes == 4;
  if (!zeros || decoded.results[0].value < to) return nullptr;
  switch (std::min(from, to)) {
    case 1: return intoOf<KeepBits<0xff>::Form>(decoded);
    case 2: return intoOf<KeepBits<0xffff>::Form>(decoded);
    default: return intoOf<KeepBits<~0u>::Form>(decoded);
  }
}

}  // namespace

Handler convertHandler(const Decoded& decoded) {
  if (decoded.opcode != Opcode::cvt) return nullptr;
  switch (decoded.type) {
    case ScalarType::f32: return toFloat<float>(decoded);
    case ScalarType::f64: return toFloat<double>(decoded);
    case ScalarType::f16: return toSmallFloat<Float16>(decoded);
    case ScalarType::bf16: return toSmallFloat<BFloat16>(decoded);
    default: break;
  }
  if (!isInteger(decoded.type)) return nullptr;
  if (ptx::isFloating(decoded.from) && !decoded.toInteger) return nullptr;
  if (decoded.from == ScalarType::f32) return floatToInteger<float>;
  if (decoded.from == ScalarType::f64) return floatToInteger<double>;
  if (const Handler wide = wideningHandler(decoded)) return wide;
  if (const Handler narrow = narrowingHandler(decoded)) return narrow;
  return isInteger(decoded.from) ? betweenIntegers : nullptr;
}

}  // namespace warpfold::emulation::WARPFOLD_ISA
