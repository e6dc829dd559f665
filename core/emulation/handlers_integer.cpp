// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// add, sub, mul, mad, min, max, div, rem, shifts and logic on 32 and 64 bits; logic of predicates.
#include "emulation/lanes.h"

namespace warpfold::emulation::WARPFOLD_ISA {

namespace {

struct Add {
  template <typename C>
  static C make(C a, C b) {
    return a + b;
  }
};
struct Subtract {
  template <typename C>
  static C make(C a, C b) {
    return a - b;
  }
};
struct Multiply {
  template <typename C>
  static C make(C a, C b) {
    return a * b;
  }
};
struct Min {
  template <typename C>
  static C make(C a, C b) {
    return b < a ? b : a;
  }
};
struct Max {
  template <typename C>
  static C make(C a, C b) {
    return a < b ? b : a;
  }
};
struct And {
  template <typename C>
  static C make(C a, C b) {
    return a & b;
  }
};
struct Or {
  template <typename C>
  static C make(C a, C b) {
    return a | b;
  }
};
struct Xor {
  template <typename C>
  static C make(C a, C b) {
    return a ^ b;
  }
};
struct MultiplyAdd {
  template <typename C>
  static C make(C a, C b, C c) {
    return a * b + c;
  }
};
// Unary ones take their operand twice.
struct Not {
  template <typename C>
  static C make(C a, C) {
    return ~a;
  }
};
struct Negate {
  template <typename C>
  static C make(C a, C) {
    return -a;
  }
};

/// Shifts by what is no less than the width give zeros, or signs (PTX ISA, "shl", "shr").
template <typename T, bool left>
inline Chunk<T> shifted(Chunk<T> a, unsigned by) {
  constexpr unsigned width = sizeof(T) * 8;
  if (by >= width) {
    if (left || std::is_unsigned_v<T>) return Chunk<T>{};
    by = width - 1;
  }
  return left ? a << static_cast<T>(by) : a >> static_cast<T>(by);
}

template <typename T, bool left, Into into>
const Instruction* shift(Warp& w, const Instruction* i) {
  const Chunk<T>* const a = chunks<T>(w, i->a);
  const std::ptrdiff_t aStep = i->aVaries;
  if (!i->bVaries) {
    const std::uint32_t by = *at<std::uint32_t>(w, i->b);
    store<T, into>(w, i, [&](unsigned k) { return shifted<T, left>(a[k * aStep], by); });
  } else {
    laneByLane<T, T>(w, i, [&](T value, unsigned lane) {
      const std::uint32_t by = sourceB<std::uint32_t>(w, i, lane);
      constexpr unsigned width = sizeof(T) * 8;
      if (by >= width) return left || std::is_unsigned_v<T> ? T(0) : static_cast<T>(value >> (width - 1));
      return left ? static_cast<T>(static_cast<std::make_unsigned_t<T>>(value) << by) : static_cast<T>(value >> by);
    });
  }
  WARPFOLD_NEXT;
}

template <typename T, bool left>
struct Shift {
  template <Into into>
  struct Form {
    static constexpr Handler handler = shift<T, left, into>;
  };
  static Handler of(const Decoded& decoded) { return intoOf<Form>(decoded); }
};

/// The product of two 32-bit values in 64 bits.
template <typename S, typename D>
inline Chunk<D> wideProduct(Warp& w, const Instruction* i, unsigned k) {
  typedef S Half __attribute__((vector_size(chunkBytes / 2), aligned(chunkBytes / 2), may_alias));
  const auto half = [&](std::uint32_t offset, bool varies) {
    return __builtin_convertvector(
        *reinterpret_cast<const Half*>(w.registers + offset + (varies ? k * sizeof(Half) : 0)), Chunk<D>);
  };
  const Chunk<D> a = half(i->a, i->aVaries), b = half(i->b, i->bVaries);
#if defined(__AVX2__) && !defined(__clang__)  // GCC does not see that the upper halves are nothing but signs
  typedef int Words __attribute__((vector_size(chunkBytes)));
  const auto x = reinterpret_cast<Words>(a), y = reinterpret_cast<Words>(b);
  if constexpr (std::is_signed_v<S>)
    return reinterpret_cast<Chunk<D>>(__builtin_ia32_pmuldq256(x, y));
  else
    return reinterpret_cast<Chunk<D>>(__builtin_ia32_pmuludq256(x, y));
#else
  return a * b;
#endif
}

template <typename S, typename D, bool adds, Into into>
const Instruction* multiplyWide(Warp& w, const Instruction* i) {
  const Chunk<D>* const c = chunks<D>(w, i->c);
  const std::ptrdiff_t cStep = i->cVaries;
  store<D, into>(w, i, [&](unsigned k) {
    const Chunk<D> product = wideProduct<S, D>(w, i, k);
    if constexpr (adds) return product + c[k * cStep];
    return product;
  });
  WARPFOLD_NEXT;
}

template <typename S, typename D, bool adds>
struct MultiplyWide {
  template <Into into>
  struct Form {
    static constexpr Handler handler = multiplyWide<S, D, adds, into>;
  };
  static Handler of(const Decoded& decoded) { return intoOf<Form>(decoded); }
};

/// By zero the GPU gives all ones; the smallest number by -1 wraps.
template <typename T, bool remainder>
inline T divided(T a, T b) {
  if (b == 0) return remainder ? a : static_cast<T>(~T(0));
  if constexpr (std::is_signed_v<T>)
    if (b == T(-1)) return remainder ? T(0) : static_cast<T>(0 - static_cast<std::make_unsigned_t<T>>(a));
  return remainder ? a % b : a / b;
}

template <typename T, bool remainder, Into into>
const Instruction* divide(Warp& w, const Instruction* i) {
  const T divisor = *at<T>(w, i->b);
  const bool powerOfTwo = std::is_unsigned_v<T> && !i->bVaries && divisor != 0 && (divisor & (divisor - 1)) == 0;
  if (powerOfTwo) {  // the usual divisor
    const Chunk<T>* const a = chunks<T>(w, i->a);
    const std::ptrdiff_t aStep = i->aVaries;
    const T by = static_cast<T>(sizeof(T) == 8 ? __builtin_ctzll(static_cast<std::uint64_t>(divisor))
                                               : __builtin_ctz(static_cast<std::uint32_t>(divisor)));
    store<T, into>(w, i, [&](unsigned k) { return remainder ? a[k * aStep] & (divisor - 1) : a[k * aStep] >> by; });
  } else {
    laneByLane<T, T>(w, i, [&](T a, unsigned lane) { return divided<T, remainder>(a, sourceB<T>(w, i, lane)); });
  }
  WARPFOLD_NEXT;
}

template <typename T, bool remainder>
struct Divide {
  template <Into into>
  struct Form {
    static constexpr Handler handler = divide<T, remainder, into>;
  };
  static Handler of(const Decoded& decoded) { return intoOf<Form>(decoded); }
};

template <typename Op>
const Instruction* predicates(Warp& w, const Instruction* i) {
  std::uint32_t& d = mask(w, i->d);
  d = (d & ~w.active) | (Op::make(mask(w, i->a), mask(w, i->b)) & w.active);
  WARPFOLD_NEXT;
}

Handler predicateHandler(Opcode opcode) {
  switch (opcode) {
    case Opcode::and_: return predicates<And>;
    case Opcode::or_: return predicates<Or>;
    case Opcode::xor_: return predicates<Xor>;
    case Opcode::not_: return predicates<Not>;
    default: return nullptr;
  }
}

/// What is the same for both signs: `U` is unsigned, so that it wraps.
template <typename U>
Handler wrappingHandler(const Decoded& decoded) {
  switch (decoded.opcode) {
    case Opcode::add: return Binary<U, Add>::of(decoded);
    case Opcode::sub: return Binary<U, Subtract>::of(decoded);
    case Opcode::and_: return Binary<U, And>::of(decoded);
    case Opcode::or_: return Binary<U, Or>::of(decoded);
    case Opcode::xor_: return Binary<U, Xor>::of(decoded);
    case Opcode::not_: return Binary<U, Not>::of(decoded);
    case Opcode::neg: return Binary<U, Negate>::of(decoded);
    case Opcode::shl: return Shift<U, true>::of(decoded);
    case Opcode::mul:
      return decoded.mode == static_cast<int>(ptx::Multiply::low) ? Binary<U, Multiply>::of(decoded) : nullptr;
    case Opcode::mad:
      return decoded.mode == static_cast<int>(ptx::Multiply::low) ? Ternary<U, MultiplyAdd>::of(decoded) : nullptr;
    default: return nullptr;
  }
}

template <typename T>
Handler orderedHandler(const Decoded& decoded) {
  switch (decoded.opcode) {
    case Opcode::min: return Binary<T, Min>::of(decoded);
    case Opcode::max: return Binary<T, Max>::of(decoded);
    case Opcode::div: return Divide<T, false>::of(decoded);
    case Opcode::rem: return Divide<T, true>::of(decoded);
    case Opcode::shr: return Shift<T, false>::of(decoded);
    default: return nullptr;
  }
}

template <typename S, typename D>
Handler wideHandler(const Decoded& decoded) {
  if (decoded.mode != static_cast<int>(ptx::Multiply::wide)) return nullptr;
  if (decoded.opcode == Opcode::mul) return MultiplyWide<S, D, false>::of(decoded);
  if (decoded.opcode == Opcode::mad) return MultiplyWide<S, D, true>::of(decoded);
  return nullptr;
}

}  // namespace

Handler integerHandler(const Decoded& decoded) {
  const auto either = [](Handler first, Handler second) { return first != nullptr ? first : second; };
  switch (decoded.type) {
    case ScalarType::pred: return predicateHandler(decoded.opcode);
    case ScalarType::b32:
    case ScalarType::u32:
      return either(wrappingHandler<std::uint32_t>(decoded),
                    either(orderedHandler<std::uint32_t>(decoded), wideHandler<std::uint32_t, std::uint64_t>(decoded)));
    case ScalarType::s32:
      return either(wrappingHandler<std::uint32_t>(decoded),
                    either(orderedHandler<std::int32_t>(decoded), wideHandler<std::int32_t, std::int64_t>(decoded)));
    case ScalarType::b64:
    case ScalarType::u64:
      return either(wrappingHandler<std::uint64_t>(decoded), orderedHandler<std::uint64_t>(decoded));
    case ScalarType::s64: return either(wrappingHandler<std::uint64_t>(decoded), orderedHandler<std::int64_t>(decoded));
    default: return nullptr;
  }
}

}  // namespace warpfold::emulation::WARPFOLD_ISA
