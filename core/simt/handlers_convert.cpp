// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// cvt (PTX ISA, "cvt"): between integers by cutting off or extending, from floats to integers with saturation, to
// 16-bit floats rounded to the nearest.
#include <cmath>

#include "simt/lanes.h"
#include "values/small_float.h"

namespace warpfold::simt::WARPFOLD_ISA {

namespace {

/// Calls f with a value of the C++ type of a type of PTX; bits and 16-bit floats as integers.
template <typename F>
Handler withType(ScalarType type, F f) {
  switch (type) {
    case ScalarType::b8:
    case ScalarType::u8: return f(std::uint8_t{});
    case ScalarType::s8: return f(std::int8_t{});
    case ScalarType::b16:
    case ScalarType::u16: return f(std::uint16_t{});
    case ScalarType::s16: return f(std::int16_t{});
    case ScalarType::b32:
    case ScalarType::u32: return f(std::uint32_t{});
    case ScalarType::s32: return f(std::int32_t{});
    case ScalarType::b64:
    case ScalarType::u64: return f(std::uint64_t{});
    case ScalarType::s64: return f(std::int64_t{});
    default: return nullptr;
  }
}

/// The register file's type that holds a value of T.
template <typename T>
using LaneOf = std::conditional_t<sizeof(T) == 8, std::uint64_t, std::uint32_t>;

/// A value with its sign above it, as far as the register that it goes to is wide.
template <typename T>
inline std::uint64_t extended(T value, unsigned registerBytes) {
  const auto wide = static_cast<std::uint64_t>(static_cast<std::int64_t>(value));
  const std::uint64_t bits = std::is_signed_v<T> ? wide : static_cast<std::uint64_t>(value);
  return registerBytes >= 8 ? bits : bits & ((std::uint64_t{1} << 8 * registerBytes) - 1);
}

template <typename D, typename S>
inline D saturated(S value) {
  using Wide = __int128;
  const Wide least = std::is_signed_v<D> ? -(Wide{1} << (8 * sizeof(D) - 1)) : Wide{0};
  const Wide most = (Wide{1} << (8 * sizeof(D) - std::is_signed_v<D>)) - 1;
  const auto wide = static_cast<Wide>(value);
  return static_cast<D>(wide < least ? least : wide > most ? most : wide);
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

template <typename D, typename S>
const Instruction* betweenIntegers(Warp& w, const Instruction* i) {
  const bool saturates = i->decoded->saturates;
  const unsigned bytes = i->decoded->results[0].value;
  convertLanes(w, i, [&](std::uint64_t bits) {
    const auto value = static_cast<S>(bits);
    return extended<D>(saturates ? saturated<D>(value) : static_cast<D>(value), bytes);
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

template <typename F>
inline F rounded(F value, ptx::Rounding rounding) {
  switch (rounding) {
    case ptx::Rounding::zero: return std::trunc(value);
    case ptx::Rounding::down: return std::floor(value);
    case ptx::Rounding::up: return std::ceil(value);
    default: return std::nearbyint(value);
  }
}

/// What is beyond the type becomes its nearest value, a NaN 0 (PTX ISA, "cvt"; of 64 bits the sign bit alone).
template <typename D, typename F>
inline D integerOf(F value, ptx::Rounding rounding) {
  if (value != value) return sizeof(D) == 8 ? static_cast<D>(std::uint64_t{1} << 63) : D(0);
  const F whole = rounded(value, rounding);
  const F limit = std::ldexp(F(1), static_cast<int>(8 * sizeof(D)) - std::is_signed_v<D>);
  if (whole >= limit)
    return static_cast<D>(std::is_signed_v<D> ? ~(std::uint64_t{1} << (8 * sizeof(D) - 1)) : ~std::uint64_t{0});
  if (whole < (std::is_signed_v<D> ? -limit : F(0)))
    return static_cast<D>(std::is_signed_v<D> ? std::uint64_t{1} << (8 * sizeof(D) - 1) : 0);
  return static_cast<D>(whole);
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

template <typename D, typename F>
const Instruction* floatToInteger(Warp& w, const Instruction* i) {
  const ptx::Rounding rounding = i->decoded->rounding;
  const unsigned bytes = i->decoded->results[0].value;
  convertLanes(w, i,
               [&](std::uint64_t bits) { return extended<D>(integerOf<D>(floatFrom<F>(bits), rounding), bytes); });
  WARPFOLD_NEXT;
}

template <typename F, typename S>
const Instruction* integerToFloat(Warp& w, const Instruction* i) {
  convertLanes(w, i, [&](std::uint64_t bits) { return bitsOfFloat(static_cast<F>(static_cast<S>(bits))); });
  WARPFOLD_NEXT;
}

template <typename D, typename S>
const Instruction* betweenFloats(Warp& w, const Instruction* i) {
  const Decoded& decoded = *i->decoded;
  convertLanes(w, i, [&](std::uint64_t bits) {
    S value = floatFrom<S>(bits);
    if (decoded.toInteger) value = rounded(value, decoded.rounding);
    if (decoded.saturates) value = value > 0 ? value < 1 ? value : S(1) : S(0);
    const auto made = static_cast<D>(value);
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
  convertLanes(w, i, [&](std::uint64_t bits) -> std::uint64_t {
    const F value = floatFrom<F>(bits);
    if (value != value) return 0x7fff;
    return Small(static_cast<double>(value)).bits;
  });
  WARPFOLD_NEXT;
}

template <typename F>
Handler toFloat(const Decoded& decoded) {
  switch (decoded.from) {
    case ScalarType::f32: return betweenFloats<F, float>;
    case ScalarType::f64: return betweenFloats<F, double>;
    case ScalarType::f16: return fromSmall<Float16, F>;
    case ScalarType::bf16: return fromSmall<BFloat16, F>;
    default: break;
  }
  const bool nearest = decoded.rounding == ptx::Rounding::none || decoded.rounding == ptx::Rounding::nearest;
  if (!nearest) return nullptr;
  return withType(decoded.from, [](auto source) -> Handler { return integerToFloat<F, decltype(source)>; });
}

template <typename Small>
Handler toSmallFloat(const Decoded& decoded) {
  if (decoded.rounding != ptx::Rounding::nearest) return nullptr;
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
  if (decoded.from == ScalarType::f32)
    return withType(decoded.type, [](auto made) -> Handler { return floatToInteger<decltype(made), float>; });
  if (decoded.from == ScalarType::f64)
    return withType(decoded.type, [](auto made) -> Handler { return floatToInteger<decltype(made), double>; });
  if (const Handler wide = wideningHandler(decoded)) return wide;
  return withType(decoded.type, [&](auto made) -> Handler {
    return withType(decoded.from,
                    [&](auto source) -> Handler { return betweenIntegers<decltype(made), decltype(source)>; });
  });
}

}  // namespace warpfold::simt::WARPFOLD_ISA
