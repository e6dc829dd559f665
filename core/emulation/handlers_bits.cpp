// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// Integer instructions that are rare or have no vector form, and all of 16 bits, which lie in 32 with zeros above.
#include "emulation/lanes.h"

namespace warpfold::emulation::WARPFOLD_ISA {

namespace {

template <typename T>
constexpr unsigned widthOf = sizeof(T) * 8;

template <typename T>
const Instruction* magnitude(Warp& w, const Instruction* i) {
  using U = std::make_unsigned_t<T>;
  laneByLane<T, T>(w, i, [](T a, unsigned) { return a < 0 ? static_cast<T>(U(0) - static_cast<U>(a)) : a; });
  WARPFOLD_NEXT;
}

template <typename U>
const Instruction* countBits(Warp& w, const Instruction* i) {
  laneByLane<std::uint32_t, U>(w, i, [](U a, unsigned) {
    return static_cast<std::uint32_t>(sizeof(U) == 8 ? __builtin_popcountll(a)
                                                     : __builtin_popcount(static_cast<std::uint32_t>(a)));
  });
  WARPFOLD_NEXT;
}

template <typename U>
inline std::uint32_t leadingZeros(U a) {
  if (a == 0) return widthOf<U>;
  return static_cast<std::uint32_t>(sizeof(U) == 8 ? __builtin_clzll(a) : __builtin_clz(static_cast<std::uint32_t>(a)));
}

template <typename U>
const Instruction* countLeadingZeros(Warp& w, const Instruction* i) {
  laneByLane<std::uint32_t, U>(w, i, [](U a, unsigned) { return leadingZeros(a); });
  WARPFOLD_NEXT;
}

/// The place of the highest bit that is no sign (PTX ISA, "bfind").
template <typename T>
const Instruction* findBit(Warp& w, const Instruction* i) {
  using U = std::make_unsigned_t<T>;
  const bool shift = i->decoded->mode != 0;
  laneByLane<std::uint32_t, T>(w, i, [shift](T a, unsigned) {
    const U bits = static_cast<U>(a < 0 ? ~a : a);
    if (bits == 0) return ~std::uint32_t{0};
    const std::uint32_t leading = leadingZeros(bits);
    return shift ? leading : widthOf<U> - 1 - leading;
  });
  WARPFOLD_NEXT;
}

template <typename U>
const Instruction* reverseBits(Warp& w, const Instruction* i) {
  laneByLane<U, U>(w, i, [](U a, unsigned) {
    U reversed = 0;
    for (unsigned bit = 0; bit < widthOf<U>; ++bit) reversed |= (a >> bit & 1) << (widthOf<U> - 1 - bit);
    return reversed;
  });
  WARPFOLD_NEXT;
}

/// PTX ISA, "bfe": `length` bits from `position` on, the sign above them where they are signed.
template <typename T>
const Instruction* extractBits(Warp& w, const Instruction* i) {
  using U = std::make_unsigned_t<T>;
  laneByLane<T, T>(w, i, [&](T a, unsigned lane) {
    const unsigned position = sourceB<std::uint32_t>(w, i, lane) & 0xff;
    const unsigned length = sourceC<std::uint32_t>(w, i, lane) & 0xff;
    const unsigned last = widthOf<T> - 1;
    const bool sign =
        std::is_signed_v<T> && length != 0 && (static_cast<U>(a) >> std::min(position + length - 1, last) & 1) != 0;
    const unsigned there = position > last ? 0 : std::min(length, widthOf<T> - position);  // bits that a has
    const U ones = there == widthOf<T> ? ~U(0) : (U(1) << there) - 1;
    const U made = there == 0 ? U(0) : static_cast<U>(a) >> position & ones;
    return static_cast<T>(sign ? made | ~ones : made);
  });
  WARPFOLD_NEXT;
}

/// PTX ISA, "bfi": `length` bits of a into b from `position` on.
template <typename U>
const Instruction* insertBits(Warp& w, const Instruction* i) {
  const Slot& lengths = i->decoded->sources[3];
  laneByLane<U, U>(w, i, [&](U a, unsigned lane) {
    const U b = sourceB<U>(w, i, lane);
    const unsigned position = sourceC<std::uint32_t>(w, i, lane) & 0xff;
    const unsigned length = at<std::uint32_t>(w, lengths.offset)[lengths.kind == Slot::Kind::lanes ? lane : 0] & 0xff;
    if (position >= widthOf<U> || length == 0) return b;
    const U ones = length >= widthOf<U> ? ~U(0) : (U(1) << length) - 1;
    const U there = ones << position;
    return static_cast<U>((b & ~there) | ((a << position) & there));
  });
  WARPFOLD_NEXT;
}

const Instruction* lookUp(Warp& w, const Instruction* i) {  // lop3
  const auto table = static_cast<unsigned>(i->immediate);
  laneByLane<std::uint32_t, std::uint32_t>(w, i, [&](std::uint32_t a, unsigned lane) {
    const std::uint32_t b = sourceB<std::uint32_t>(w, i, lane), c = sourceC<std::uint32_t>(w, i, lane);
    std::uint32_t made = 0;
    for (unsigned k = 0; k < 8; ++k)
      if ((table >> k & 1) != 0) made |= ((k & 4) != 0 ? a : ~a) & ((k & 2) != 0 ? b : ~b) & ((k & 1) != 0 ? c : ~c);
    return made;
  });
  WARPFOLD_NEXT;
}

const Instruction* permute(Warp& w, const Instruction* i) {  // prmt
  laneByLane<std::uint32_t, std::uint32_t>(w, i, [&](std::uint32_t a, unsigned lane) {
    const std::uint64_t bytes = std::uint64_t{sourceB<std::uint32_t>(w, i, lane)} << 32 | a;
    const std::uint32_t selectors = sourceC<std::uint32_t>(w, i, lane);
    std::uint32_t made = 0;
    for (unsigned k = 0; k < 4; ++k) {
      const unsigned selector = selectors >> (4 * k) & 15;
      auto byte = static_cast<std::uint32_t>(bytes >> (8 * (selector & 7)) & 0xff);
      if ((selector & 8) != 0) byte = (byte & 0x80) != 0 ? 0xff : 0;
      made |= byte << (8 * k);
    }
    return made;
  });
  WARPFOLD_NEXT;
}

const Instruction* funnelShift(Warp& w, const Instruction* i) {  // shf
  const bool right = i->decoded->mode != 0, clamps = i->decoded->saturates;
  laneByLane<std::uint32_t, std::uint32_t>(w, i, [&](std::uint32_t low, unsigned lane) {
    const std::uint64_t both = std::uint64_t{sourceB<std::uint32_t>(w, i, lane)} << 32 | low;
    const std::uint32_t by = sourceC<std::uint32_t>(w, i, lane);
    const unsigned n = clamps ? std::min(by, 32u) : by & 31u;
    return static_cast<std::uint32_t>(right ? both >> n : both << n >> 32);
  });
  WARPFOLD_NEXT;
}

/// mul.hi, mad.hi, mul24
template <typename T, typename Wide>
const Instruction* multiplyHigh(Warp& w, const Instruction* i) {
  const Decoded& decoded = *i->decoded;
  const bool adds = decoded.opcode == Opcode::mad;
  laneByLane<T, T>(w, i, [&](T a, unsigned lane) {
    const auto high = static_cast<T>(static_cast<Wide>(a) * static_cast<Wide>(T(sourceB<T>(w, i, lane))) >> widthOf<T>);
    using U = std::make_unsigned_t<T>;
    return adds ? static_cast<T>(static_cast<U>(high) + static_cast<U>(sourceC<T>(w, i, lane))) : high;
  });
  WARPFOLD_NEXT;
}

template <typename T>
const Instruction* multiply24(Warp& w, const Instruction* i) {
  const bool high = i->decoded->mode == static_cast<int>(ptx::Multiply::high);
  const auto narrow = [](T value) { return static_cast<T>(static_cast<std::make_unsigned_t<T>>(value) << 8) >> 8; };
  laneByLane<T, T>(w, i, [&](T a, unsigned lane) {
    const std::int64_t product = std::int64_t{narrow(a)} * std::int64_t{narrow(sourceB<T>(w, i, lane))};
    return static_cast<T>(high ? product >> 16 : product);
  });
  WARPFOLD_NEXT;
}

/// Of 16 bits, as the opcode has it.
std::int32_t narrowResult(const Decoded& decoded, std::int32_t a, std::int32_t b, std::int32_t c) {
  switch (decoded.opcode) {
    case Opcode::add: return a + b;
    case Opcode::sub: return a - b;
    case Opcode::mul:
    case Opcode::mad: {
      const std::int64_t product = std::int64_t{a} * b;
      return static_cast<std::int32_t>(
          (decoded.mode == static_cast<int>(ptx::Multiply::high) ? product >> 16 : product) + c);
    }
    case Opcode::div: return b == 0 ? -1 : a / b;
    case Opcode::rem: return b == 0 ? a : a % b;
    case Opcode::min: return b < a ? b : a;
    case Opcode::max: return a < b ? b : a;
    case Opcode::and_: return a & b;
    case Opcode::or_: return a | b;
    case Opcode::xor_: return a ^ b;
    case Opcode::not_: return ~a;
    case Opcode::neg: return -a;
    case Opcode::abs: return a < 0 ? -a : a;
    default: return 0;
  }
}

template <bool isSigned>
inline std::int32_t fromNarrow(std::uint32_t raw) {
  if constexpr (isSigned) return static_cast<std::int16_t>(raw);
  return static_cast<std::int32_t>(raw & 0xffff);
}

template <bool isSigned>
const Instruction* narrow(Warp& w, const Instruction* i) {
  const Decoded& decoded = *i->decoded;
  const bool hasB = decoded.sources[1].kind != Slot::Kind::none, hasC = decoded.sources[2].kind != Slot::Kind::none;
  laneByLane<std::uint32_t, std::uint32_t>(w, i, [&](std::uint32_t a, unsigned lane) {
    const std::int32_t b = hasB ? fromNarrow<isSigned>(sourceB<std::uint32_t>(w, i, lane)) : 0;
    const std::int32_t c = hasC ? fromNarrow<isSigned>(sourceC<std::uint32_t>(w, i, lane)) : 0;
    return static_cast<std::uint32_t>(narrowResult(decoded, fromNarrow<isSigned>(a), b, c)) & 0xffffu;
  });
  WARPFOLD_NEXT;
}

template <bool isSigned>
const Instruction* narrowShift(Warp& w, const Instruction* i) {
  const bool left = i->decoded->opcode == Opcode::shl;
  laneByLane<std::uint32_t, std::uint32_t>(w, i, [&](std::uint32_t a, unsigned lane) {
    const unsigned by = std::min<std::uint32_t>(sourceB<std::uint32_t>(w, i, lane), 31);
    return static_cast<std::uint32_t>(left ? a << by : static_cast<std::uint32_t>(fromNarrow<isSigned>(a) >> by)) &
           0xffffu;
  });
  WARPFOLD_NEXT;
}

/// mul.wide and mad.wide of 16 bits
template <bool isSigned>
const Instruction* narrowWide(Warp& w, const Instruction* i) {
  const bool adds = i->decoded->opcode == Opcode::mad;
  laneByLane<std::uint32_t, std::uint32_t>(w, i, [&](std::uint32_t a, unsigned lane) {
    const auto product = static_cast<std::uint32_t>(std::int64_t{fromNarrow<isSigned>(a)} *
                                                    fromNarrow<isSigned>(sourceB<std::uint32_t>(w, i, lane)));
    return adds ? product + sourceC<std::uint32_t>(w, i, lane) : product;
  });
  WARPFOLD_NEXT;
}

template <bool isSigned>
Handler narrowHandler(const Decoded& decoded) {
  const bool wide = decoded.mode == static_cast<int>(ptx::Multiply::wide);
  switch (decoded.opcode) {
    case Opcode::shl:
    case Opcode::shr: return narrowShift<isSigned>;
    case Opcode::mul:
    case Opcode::mad: return wide ? narrowWide<isSigned> : narrow<isSigned>;
    case Opcode::add:
    case Opcode::sub:
    case Opcode::div:
    case Opcode::rem:
    case Opcode::min:
    case Opcode::max:
    case Opcode::and_:
    case Opcode::or_:
    case Opcode::xor_:
    case Opcode::not_:
    case Opcode::neg:
    case Opcode::abs: return narrow<isSigned>;
    default: return nullptr;
  }
}

template <typename U, typename S>
Handler wideOrWordHandler(const Decoded& decoded) {
  const bool isSigned = ptx::isSigned(decoded.type);
  switch (decoded.opcode) {
    case Opcode::abs: return magnitude<S>;
    case Opcode::popc: return countBits<U>;
    case Opcode::clz: return countLeadingZeros<U>;
    case Opcode::bfind:
      return isSigned ? findBit<S> : findBit<std::conditional_t<sizeof(U) == 8, unsigned long, unsigned>>;
    case Opcode::brev: return reverseBits<U>;
    case Opcode::bfe: return isSigned ? extractBits<S> : extractBits<U>;
    case Opcode::bfi: return insertBits<U>;
    default: return nullptr;
  }
}

}  // namespace

Handler bitHandler(const Decoded& decoded) {
  const bool isSigned = ptx::isSigned(decoded.type), high = decoded.mode == static_cast<int>(ptx::Multiply::high);
  switch (decoded.type) {
    case ScalarType::b16:
    case ScalarType::u16: return narrowHandler<false>(decoded);
    case ScalarType::s16: return narrowHandler<true>(decoded);
    case ScalarType::b32:
    case ScalarType::u32:
    case ScalarType::s32:
      switch (decoded.opcode) {
        case Opcode::lop3: return lookUp;
        case Opcode::prmt: return permute;
        case Opcode::shf: return funnelShift;
        case Opcode::mul24: return isSigned ? multiply24<std::int32_t> : multiply24<std::uint32_t>;
        case Opcode::mul:
        case Opcode::mad:
          if (!high) return nullptr;
          return isSigned ? multiplyHigh<std::int32_t, std::int64_t> : multiplyHigh<std::uint32_t, std::uint64_t>;
        default: return wideOrWordHandler<std::uint32_t, std::int32_t>(decoded);
      }
    case ScalarType::b64:
    case ScalarType::u64:
    case ScalarType::s64:
      if (decoded.opcode == Opcode::mul || decoded.opcode == Opcode::mad) {
        if (!high) return nullptr;
        return isSigned ? multiplyHigh<std::int64_t, __int128> : multiplyHigh<std::uint64_t, unsigned __int128>;
      }
      return wideOrWordHandler<std::uint64_t, std::int64_t>(decoded);
    default: return nullptr;
  }
}

}  // namespace warpfold::emulation::WARPFOLD_ISA
