// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// setp, set and selp.
#include "emulation/lanes.h"

namespace warpfold::emulation::WARPFOLD_ISA {

namespace {

using ptx::Comparison;

/// A bit for each lane of which the comparison holds; of a uniform one all or none.
template <typename T, typename Holds>
inline std::uint32_t compared(Warp& w, const Instruction* i, Holds holds) {
  const Chunk<T>*a = chunks<T>(w, i->a), *b = chunks<T>(w, i->b);
  if (!i->aVaries && !i->bVaries) return (bitsOf<T>(holds(a[0], b[0])) & 1) != 0 ? ~0u : 0u;
  const std::ptrdiff_t aStep = i->aVaries, bStep = i->bVaries;
  std::uint32_t bits = 0;
  for (unsigned k = 0; k < chunksOfRegister<T>; ++k)
    bits |= bitsOf<T>(holds(a[k * aStep], b[k * bStep])) << (k * lanesOfChunk<T>);
  return bits;
}

inline std::uint32_t combined(std::uint32_t bits, std::uint32_t other, ptx::Logic logic) {
  switch (logic) {
    case ptx::Logic::conjunction: return bits & other;
    case ptx::Logic::disjunction: return bits | other;
    case ptx::Logic::exclusive: return bits ^ other;
    default: return bits;
  }
}

/// What becomes of the bits of a comparison: predicates, or a value a lane.
inline void keep(Warp& w, const Instruction* i, std::uint32_t bits) {
  const Decoded& decoded = *i->decoded;
  if (decoded.opcode == Opcode::set) {  // all ones or 1.0f
    const std::uint32_t yes = decoded.type == ScalarType::f32 ? 0x3f800000u : ~0u;
    const bool uniform = decoded.results[0].kind == Slot::Kind::uniform;
    for (unsigned lane = 0; lane < (uniform ? lanesOfChunk<std::uint32_t> : laneCount); ++lane)
      if (uniform || (w.active >> lane & 1) != 0) at<std::uint32_t>(w, i->d)[lane] = (bits >> lane & 1) != 0 ? yes : 0;
    return;
  }
  const auto put = [&](std::uint32_t offset, std::uint32_t values) {
    std::uint32_t& d = mask(w, offset);
    d = (d & ~w.active) | (values & w.active);
  };
  if (decoded.logic == ptx::Logic::none) {
    put(i->d, bits);
    if (decoded.results[1].kind == Slot::Kind::predicate) put(decoded.results[1].offset, ~bits);
    return;
  }
  const std::uint32_t other = decoded.negated ? ~mask(w, i->c) : mask(w, i->c);
  const std::uint32_t direct = combined(bits, other, decoded.logic), opposite = combined(~bits, other, decoded.logic);
  put(i->d, direct);
  if (decoded.results[1].kind == Slot::Kind::predicate) put(decoded.results[1].offset, opposite);
}

template <typename T, Comparison comparison>
const Instruction* compare(Warp& w, const Instruction* i) {
  const std::uint32_t bits = compared<T>(w, i, [&](Chunk<T> a, Chunk<T> b) -> Chunk<IntegerOf<T>> {
    if constexpr (std::is_same_v<T, float>)
      if (i->decoded->flushes) a = flushed(a), b = flushed(b);
    using Result = Chunk<IntegerOf<T>>;
    switch (comparison) {
      case Comparison::eq: return reinterpret_cast<Result>(a == b);
      case Comparison::ne: return reinterpret_cast<Result>((a != b) & (a == a) & (b == b));
      case Comparison::lt: return reinterpret_cast<Result>(a < b);
      case Comparison::le: return reinterpret_cast<Result>(a <= b);
      case Comparison::gt: return reinterpret_cast<Result>(a > b);
      case Comparison::ge: return reinterpret_cast<Result>(a >= b);
      // With these a NaN makes it true.
      case Comparison::equ: return reinterpret_cast<Result>((a == b) | (a != a) | (b != b));
      case Comparison::neu: return reinterpret_cast<Result>(a != b);
      case Comparison::ltu: return ~reinterpret_cast<Result>(a >= b);
      case Comparison::leu: return ~reinterpret_cast<Result>(a > b);
      case Comparison::gtu: return ~reinterpret_cast<Result>(a <= b);
      case Comparison::geu: return ~reinterpret_cast<Result>(a < b);
      case Comparison::num: return reinterpret_cast<Result>((a == a) & (b == b));
      default: return reinterpret_cast<Result>((a != a) | (b != b));
    }
  });
  keep(w, i, bits);
  WARPFOLD_NEXT;
}

template <typename T>
Handler compareAs(const Decoded& decoded) {
  switch (static_cast<Comparison>(decoded.mode)) {
    case Comparison::eq: return compare<T, Comparison::eq>;
    case Comparison::ne: return compare<T, Comparison::ne>;
    case Comparison::lt: return compare<T, Comparison::lt>;
    case Comparison::le: return compare<T, Comparison::le>;
    case Comparison::gt: return compare<T, Comparison::gt>;
    case Comparison::ge: return compare<T, Comparison::ge>;
    default: break;
  }
  if constexpr (std::is_floating_point_v<T>) switch (static_cast<Comparison>(decoded.mode)) {
      case Comparison::equ: return compare<T, Comparison::equ>;
      case Comparison::neu: return compare<T, Comparison::neu>;
      case Comparison::ltu: return compare<T, Comparison::ltu>;
      case Comparison::leu: return compare<T, Comparison::leu>;
      case Comparison::gtu: return compare<T, Comparison::gtu>;
      case Comparison::geu: return compare<T, Comparison::geu>;
      case Comparison::num: return compare<T, Comparison::num>;
      default: return compare<T, Comparison::nan>;
    }
  return nullptr;
}

/// 16-bit integers lie in 32 bits with zeros above: as signed ones they are shifted up, which keeps their order.
template <bool isSigned>
const Instruction* compareNarrow(Warp& w, const Instruction* i) {
  std::uint32_t bits = 0;
  for (unsigned lane = 0; lane < laneCount; ++lane) {
    const auto value = [&](std::uint32_t raw) {
      return isSigned ? static_cast<std::int32_t>(static_cast<std::int16_t>(raw)) : static_cast<std::int32_t>(raw);
    };
    const std::int32_t a = value(at<std::uint32_t>(w, i->a)[i->aVaries ? lane : 0]);
    const std::int32_t b = value(sourceB<std::uint32_t>(w, i, lane));
    bool holds = false;
    switch (static_cast<Comparison>(i->decoded->mode)) {
      case Comparison::eq: holds = a == b; break;
      case Comparison::ne: holds = a != b; break;
      case Comparison::lt: holds = a < b; break;
      case Comparison::le: holds = a <= b; break;
      case Comparison::gt: holds = a > b; break;
      default: holds = a >= b; break;
    }
    bits |= static_cast<std::uint32_t>(holds) << lane;
  }
  keep(w, i, bits);
  WARPFOLD_NEXT;
}

Handler setHandler(const Decoded& decoded) {
  switch (decoded.from) {
    case ScalarType::b32:
    case ScalarType::u32: return compareAs<std::uint32_t>(decoded);
    case ScalarType::s32: return compareAs<std::int32_t>(decoded);
    case ScalarType::b64:
    case ScalarType::u64: return compareAs<std::uint64_t>(decoded);
    case ScalarType::s64: return compareAs<std::int64_t>(decoded);
    case ScalarType::f32: return compareAs<float>(decoded);
    case ScalarType::f64: return compareAs<double>(decoded);
    case ScalarType::b16:
    case ScalarType::u16: return compareNarrow<false>;
    case ScalarType::s16: return compareNarrow<true>;
    default: return nullptr;
  }
}

template <typename T, Into into>
const Instruction* select(Warp& w, const Instruction* i) {
  const Chunk<T>*a = chunks<T>(w, i->a), *b = chunks<T>(w, i->b);
  const std::ptrdiff_t aStep = i->aVaries, bStep = i->bVaries;
  const std::uint32_t chosen = mask(w, i->c);
  if constexpr (into == Into::uniform) {
    chunks<T>(w, i->d)[0] = (chosen & w.active) != 0 ? a[0] : b[0];
  } else {
    store<T, into>(w, i, [&](unsigned k) -> Chunk<T> { return lanesIn<T>(chosen, k) ? a[k * aStep] : b[k * bStep]; });
  }
  WARPFOLD_NEXT;
}

template <typename T>
struct Select {
  template <Into into>
  struct Form {
    static constexpr Handler handler = select<T, into>;
  };
  static Handler of(const Decoded& decoded) { return intoOf<Form>(decoded); }
};

}  // namespace

Handler compareHandler(const Decoded& decoded) {
  if (decoded.opcode == Opcode::setp) return setHandler(decoded);
  if (decoded.opcode == Opcode::set) return decoded.results[0].bytes == 4 ? setHandler(decoded) : nullptr;
  if (decoded.opcode == Opcode::selp)
    return ptx::bytesOf(decoded.type) == 8 ? Select<std::uint64_t>::of(decoded) : Select<std::uint32_t>::of(decoded);
  return nullptr;
}

}  // namespace warpfold::emulation::WARPFOLD_ISA
