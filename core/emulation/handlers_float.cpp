// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// Floating-point arithmetic in 32 and 64 bits, rounded to the nearest (PTX ISA, "Floating Point Instructions"). A NaN
// that a 32-bit instruction makes is the one that GPUs make. What is .approx is as exact as the host's library.
#include <cmath>

#include "emulation/lanes.h"

namespace warpfold::emulation::WARPFOLD_ISA {

namespace {

template <typename C>
inline Chunk<float> canonical(C made) {
  const Chunk<std::int32_t> nan = Chunk<std::int32_t>{} + 0x7fffffff;
  return (made == made) ? made : reinterpret_cast<Chunk<float>>(nan);
}
inline Chunk<double> canonical(Chunk<double> made) {
  return made;
}

struct Add {
  template <typename C>
  static C make(C a, C b) {
    return canonical(a + b);
  }
};
struct Subtract {
  template <typename C>
  static C make(C a, C b) {
    return canonical(a - b);
  }
};
struct Multiply {
  template <typename C>
  static C make(C a, C b) {
    return canonical(a * b);
  }
};
struct Divide {
  template <typename C>
  static C make(C a, C b) {
    return canonical(a / b);
  }
};
/// Of a number and a NaN the number; -0 is less than +0.
struct Min {
  template <typename C>
  static C make(C a, C b) {
    using I = decltype(a < b);
    const C least = a < b ? a : b;
    const C zeros = reinterpret_cast<C>(reinterpret_cast<I>(a) | reinterpret_cast<I>(b));
    const C ordered = a == b ? zeros : least;
    return canonical(b != b ? a : a != a ? b : ordered);
  }
};
struct Max {
  template <typename C>
  static C make(C a, C b) {
    using I = decltype(a < b);
    const C most = a > b ? a : b;
    const C zeros = reinterpret_cast<C>(reinterpret_cast<I>(a) & reinterpret_cast<I>(b));
    const C ordered = a == b ? zeros : most;
    return canonical(b != b ? a : a != a ? b : ordered);
  }
};
struct Negate {
  template <typename C>
  static C make(C a, C) {
    return -a;
  }
};
struct Magnitude {
  template <typename C>
  static C make(C a, C) {
    using I = decltype(a < a);
    const I sign = reinterpret_cast<I>(-C{});
    return reinterpret_cast<C>(reinterpret_cast<I>(a) & ~sign);
  }
};

/// With .ftz.
template <typename Op>
struct Flushing {
  template <typename C>
  static C make(C a, C b) {
    return flushed(Op::make(flushed(a), flushed(b)));
  }
};

/// a * b + c, rounded once.
template <typename T>
const Instruction* fusedMultiplyAdd(Warp& w, const Instruction* i) {
  const auto flush = [flushes = i->decoded->flushes](T value) { return flushes ? flushedValue(value) : value; };
  laneByLane<T, T>(w, i, [&](T a, unsigned lane) {
    const T b = sourceB<T>(w, i, lane), c = sourceC<T>(w, i, lane);
    return flush(canonicalValue<T>(std::fma(flush(a), flush(b), flush(c))));
  });
  WARPFOLD_NEXT;
}

template <typename T, typename F>
const Instruction* function(Warp& w, const Instruction* i) {
  const auto flush = [flushes = i->decoded->flushes](T value) { return flushes ? flushedValue(value) : value; };
  laneByLane<T, T>(w, i, [&](T a, unsigned lane) { return flush(canonicalValue<T>(F::of(flush(a), w, i, lane))); });
  WARPFOLD_NEXT;
}

#define WARPFOLD_FUNCTION(name, expression)                                           \
  struct name {                                                                       \
    template <typename T>                                                             \
    static T of(T a, [[maybe_unused]] Warp& w, [[maybe_unused]] const Instruction* i, \
                [[maybe_unused]] unsigned lane) {                                     \
      return expression;                                                              \
    }                                                                                 \
  };
WARPFOLD_FUNCTION(SquareRoot, std::sqrt(a))
WARPFOLD_FUNCTION(Reciprocal, T(1) / a)
WARPFOLD_FUNCTION(ReciprocalRoot, T(1) / std::sqrt(a))
WARPFOLD_FUNCTION(Exponential, std::exp2(a))
WARPFOLD_FUNCTION(Logarithm, std::log2(a))
WARPFOLD_FUNCTION(Sine, std::sin(a))
WARPFOLD_FUNCTION(Cosine, std::cos(a))
WARPFOLD_FUNCTION(HyperbolicTangent, std::tanh(a))
#undef WARPFOLD_FUNCTION

/// The sign of a and the magnitude of b, to the bit also where that is no number.
template <typename T>
const Instruction* copySign(Warp& w, const Instruction* i) {
  laneByLane<T, T>(w, i, [&](T a, unsigned lane) { return std::copysign(sourceB<T>(w, i, lane), a); });
  WARPFOLD_NEXT;
}

template <typename T>
const Instruction* testProperty(Warp& w, const Instruction* i) {
  std::uint32_t bits = 0;
  for (unsigned lane = 0; lane < laneCount; ++lane) {
    const T a = at<T>(w, i->a)[i->aVaries ? lane : 0];
    bool holds = false;
    switch (i->decoded->mode) {
      case 0: holds = std::isfinite(a); break;
      case 1: holds = std::isinf(a); break;
      case 2: holds = !std::isnan(a); break;
      case 3: holds = std::isnan(a); break;
      case 4: holds = std::isnormal(a) || a == 0; break;  // PTX ISA, "testp": zeros, too
      default: holds = a != 0 && std::fpclassify(a) == FP_SUBNORMAL; break;
    }
    bits |= static_cast<std::uint32_t>(holds) << lane;
  }
  std::uint32_t& d = mask(w, i->d);
  d = (d & ~w.active) | (bits & w.active);
  WARPFOLD_NEXT;
}

template <typename T, typename Op>
Handler chunkHandler(const Decoded& decoded) {
  return decoded.flushes ? Binary<T, Flushing<Op>>::of(decoded) : Binary<T, Op>::of(decoded);
}

template <typename T>
Handler handlerAs(const Decoded& decoded) {
  const bool nearest = decoded.rounding == ptx::Rounding::none || decoded.rounding == ptx::Rounding::nearest;
  if (!nearest) return nullptr;
  switch (decoded.opcode) {
    case Opcode::add: return chunkHandler<T, Add>(decoded);
    case Opcode::sub: return chunkHandler<T, Subtract>(decoded);
    case Opcode::mul: return chunkHandler<T, Multiply>(decoded);
    case Opcode::div: return chunkHandler<T, Divide>(decoded);
    case Opcode::min: return chunkHandler<T, Min>(decoded);
    case Opcode::max: return chunkHandler<T, Max>(decoded);
    case Opcode::neg: return chunkHandler<T, Negate>(decoded);
    case Opcode::abs: return chunkHandler<T, Magnitude>(decoded);
    case Opcode::fma: return fusedMultiplyAdd<T>;
    case Opcode::sqrt: return function<T, SquareRoot>;
    case Opcode::rcp: return function<T, Reciprocal>;
    case Opcode::rsqrt: return function<T, ReciprocalRoot>;
    case Opcode::ex2: return function<T, Exponential>;
    case Opcode::lg2: return function<T, Logarithm>;
    case Opcode::sin: return function<T, Sine>;
    case Opcode::cos: return function<T, Cosine>;
    case Opcode::tanh: return function<T, HyperbolicTangent>;
    case Opcode::copysign: return copySign<T>;
    case Opcode::testp: return testProperty<T>;
    default: return nullptr;
  }
}

}  // namespace

Handler floatHandler(const Decoded& decoded) {
  if (decoded.type == ScalarType::f32) return handlerAs<float>(decoded);
  if (decoded.type == ScalarType::f64) return handlerAs<double>(decoded);
  return nullptr;
}

}  // namespace warpfold::emulation::WARPFOLD_ISA
