// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "emulation/repeat_proof.h"

namespace warpfold::emulation {

namespace proof {
class Flag;
struct Ticket;
}  // namespace proof

/// An unsigned integer of a kernel as it depends on the block that runs: `value` in the block that a proof looks at,
/// `perBlock` more with each block after it. What is true of it in that block is true of others as long as no
/// comparison has another outcome and no number leaves its type: both narrow the proof's range of blocks. What depends
/// on the block in any other way ends the proof. See RepeatProof.
template <typename U>
class Affine {
 public:
  constexpr Affine() = default;
  constexpr Affine(const Affine& other) : m_value(other.value()), m_perBlock(other.perBlock()) {}
  constexpr Affine& operator=(const Affine& other) {
    const Affine copy(other);
    checkPlace();
    m_value = copy.m_value;
    m_perBlock = copy.m_perBlock;
    return *this;
  }
  template <std::integral I>
  constexpr Affine(I value) : m_value(static_cast<U>(value)) {}
  template <typename V>
  constexpr Affine(const Affine<V>& other) : Affine(of(other.value(), other.perBlock())) {}
  template <std::same_as<proof::Flag> F>
  Affine(const F& flag) : Affine(static_cast<bool>(flag)) {}
  /// Its number is not known.
  template <std::same_as<proof::Ticket> Drawn>
  Affine(const Drawn&) {
    RepeatProof::fail();
  }

  constexpr U value() const {
    checkPlace();
    return m_value;
  }
  constexpr std::int64_t perBlock() const {
    checkPlace();
    return m_perBlock;
  }

  /// `value` as U holds it; one that depends on the block must fit U in all blocks of the proof.
  static constexpr Affine of(WideInteger value, WideInteger perBlock) {
    Affine result(static_cast<U>(value));
    if (perBlock != 0) result.m_perBlock = RepeatProof::current().checkedPerBlock(value, perBlock, 8 * sizeof(U));
    return result;
  }

  /// As an index of an array: see RepeatProof::indexOf. To no other type, which would lose how it depends on the block.
  template <typename Index>
  requires std::same_as<Index, std::size_t> || std::same_as<Index, std::ptrdiff_t>
  constexpr operator Index() const {
    checkPlace();
    if (m_perBlock == 0) return static_cast<Index>(m_value);
    return static_cast<Index>(RepeatProof::current().indexOf(m_value, m_perBlock));
  }
  constexpr explicit operator bool() const { return *this != Affine(0); }

  template <typename B>
  constexpr Affine& operator+=(const B& other) {
    return *this = *this + other;
  }
  template <typename B>
  constexpr Affine& operator-=(const B& other) {
    return *this = *this - other;
  }
  template <typename B>
  constexpr Affine& operator*=(const B& other) {
    return *this = *this * other;
  }
  template <typename B>
  constexpr Affine& operator/=(const B& other) {
    return *this = *this / other;
  }
  template <typename B>
  constexpr Affine& operator%=(const B& other) {
    return *this = *this % other;
  }
  template <typename B>
  constexpr Affine& operator&=(const B& other) {
    return *this = *this & other;
  }
  template <typename B>
  constexpr Affine& operator|=(const B& other) {
    return *this = *this | other;
  }
  template <typename B>
  constexpr Affine& operator^=(const B& other) {
    return *this = *this ^ other;
  }
  template <typename B>
  constexpr Affine& operator<<=(const B& other) {
    return *this = *this << other;
  }
  template <typename B>
  constexpr Affine& operator>>=(const B& other) {
    return *this = *this >> other;
  }
  constexpr Affine& operator++() { return *this += 1; }
  constexpr Affine& operator--() { return *this -= 1; }
  constexpr Affine operator++(int) {
    const Affine before = *this;
    ++*this;
    return before;
  }
  constexpr Affine operator--(int) {
    const Affine before = *this;
    --*this;
    return before;
  }

 private:
  /// Threads run one after the other here: what one leaves in memory for another is not what it gets in the block. And
  /// an index that depends on the block leads to memory that is not there.
  constexpr void checkPlace() const {
    if (!std::is_constant_evaluated()) RepeatProof::checkOfLane(this);
  }

  U m_value = 0;
  std::int64_t m_perBlock = 0;
};

using AffineUnsigned = Affine<std::uint32_t>;
using AffineSize = Affine<std::uint64_t>;

template <typename A>
struct WordOf {
  using Type = std::conditional_t<sizeof(A) == 8, std::uint64_t, std::uint32_t>;
  static constexpr bool isAffine = false;
};
template <typename U>
struct WordOf<Affine<U>> {
  using Type = U;
  static constexpr bool isAffine = true;
};
template <>
struct WordOf<proof::Flag> {
  using Type = std::uint32_t;
  static constexpr bool isAffine = false;
};
template <>
struct WordOf<proof::Ticket> {
  using Type = std::uint32_t;
  static constexpr bool isAffine = true;
};
template <typename A>
concept Number = std::integral<A> || std::same_as<A, proof::Flag> || WordOf<A>::isAffine;
template <typename A, typename B>
concept AffinePair = Number<A> && Number<B> &&(WordOf<A>::isAffine || WordOf<B>::isAffine);
/// As the usual arithmetic conversions of unsigned integers have it.
template <typename A, typename B>
using CommonWord = std::conditional_t<sizeof(typename WordOf<A>::Type) == 8 || sizeof(typename WordOf<B>::Type) == 8,
                                      std::uint64_t, std::uint32_t>;
template <typename A, typename B>
using CommonAffine = Affine<CommonWord<A, B>>;

/// Both operands as what they are combined as. Signed numbers of 64 bits make a signed one of an unsigned one of 32
/// bits, which is not followed.
template <typename A, typename B>
struct Operands {
  CommonAffine<A, B> left, right;
  constexpr Operands(const A& a, const B& b) : left(a), right(b) {
    if constexpr (sizeof(typename WordOf<A>::Type) != sizeof(typename WordOf<B>::Type))
      if (isSignedLong<A> || isSignedLong<B>) RepeatProof::fail();
  }

 private:
  template <typename N>
  static constexpr bool isSignedLong = std::is_signed_v<N> && sizeof(N) == 8;
};

template <typename A, typename B>
requires AffinePair<A, B>
constexpr CommonAffine<A, B> operator+(const A& left, const B& right) {
  const auto [a, b] = Operands<A, B>(left, right);
  return CommonAffine<A, B>::of(WideInteger{a.value()} + b.value(), WideInteger{a.perBlock()} + b.perBlock());
}
template <typename A, typename B>
requires AffinePair<A, B>
constexpr CommonAffine<A, B> operator-(const A& left, const B& right) {
  const auto [a, b] = Operands<A, B>(left, right);
  return CommonAffine<A, B>::of(WideInteger{a.value()} - b.value(), WideInteger{a.perBlock()} - b.perBlock());
}
template <typename A, typename B>
requires AffinePair<A, B>
constexpr CommonAffine<A, B> operator*(const A& left, const B& right) {
  const auto [a, b] = Operands<A, B>(left, right);
  if (a.perBlock() == 0 && b.perBlock() == 0) return CommonAffine<A, B>(a.value() * b.value());
  constexpr CommonWord<A, B> most = static_cast<CommonWord<A, B>>(~CommonWord<A, B>{0}) >> 2;  // no product overflows
  if ((a.perBlock() != 0 && b.perBlock() != 0) || a.value() > most || b.value() > most) RepeatProof::fail();
  return CommonAffine<A, B>::of(WideInteger{a.value()} * b.value(),
                                WideInteger{a.perBlock()} * b.value() + WideInteger{b.perBlock()} * a.value());
}
/// A multiple of the divisor more with each block is a whole number more of the quotient, and none of the rest.
template <typename A, typename B>
requires AffinePair<A, B>
constexpr CommonAffine<A, B> operator/(const A& left, const B& right) {
  const auto [a, b] = Operands<A, B>(left, right);
  if (b.value() == 0) RepeatProof::fail();
  if (a.perBlock() == 0 && b.perBlock() == 0) return CommonAffine<A, B>(a.value() / b.value());
  if (b.perBlock() != 0 || a.perBlock() % WideInteger{b.value()} != 0) RepeatProof::fail();
  return CommonAffine<A, B>::of(a.value() / b.value(), a.perBlock() / WideInteger{b.value()});
}
template <typename A, typename B>
requires AffinePair<A, B>
constexpr CommonAffine<A, B> operator%(const A& left, const B& right) {
  const auto [a, b] = Operands<A, B>(left, right);
  if (b.value() == 0) RepeatProof::fail();
  if (b.perBlock() != 0 || a.perBlock() % WideInteger{b.value()} != 0) RepeatProof::fail();
  return CommonAffine<A, B>(a.value() % b.value());
}
/// Of bits, the lowest alone are a rest.
template <typename A, typename B>
requires AffinePair<A, B>
constexpr CommonAffine<A, B> operator&(const A& left, const B& right) {
  const auto [a, b] = Operands<A, B>(left, right);
  if (a.perBlock() != 0 || b.perBlock() != 0) {
    const auto mask = a.perBlock() != 0 ? b.value() : a.value();
    const WideInteger perBlock = WideInteger{a.perBlock()} + b.perBlock();
    const bool rest = (mask & (mask + 1)) == 0 && perBlock % (WideInteger{mask} + 1) == 0;
    if ((a.perBlock() != 0 && b.perBlock() != 0) || !rest) RepeatProof::fail();
  }
  return CommonAffine<A, B>(a.value() & b.value());
}

template <typename U>
constexpr Affine<U> operator-(const Affine<U>& a) {
  return Affine<U>(0) - a;
}
template <typename U>
constexpr Affine<U> operator+(const Affine<U>& a) {
  return a;
}

/// Both numbers where they are the same in all blocks.
template <typename A, typename B, typename Combine>
constexpr CommonAffine<A, B> combinedIfSame(const A& left, const B& right, Combine combine) {
  const auto [a, b] = Operands<A, B>(left, right);
  if (a.perBlock() != 0 || b.perBlock() != 0) RepeatProof::fail();
  return CommonAffine<A, B>(combine(a.value(), b.value()));
}
template <typename A, typename B>
requires AffinePair<A, B>
constexpr CommonAffine<A, B> operator|(const A& left, const B& right) {
  return combinedIfSame(left, right, [](auto a, auto b) { return a | b; });
}
template <typename A, typename B>
requires AffinePair<A, B>
constexpr CommonAffine<A, B> operator^(const A& left, const B& right) {
  return combinedIfSame(left, right, [](auto a, auto b) { return a ^ b; });
}
/// What comes of a shift is signed where `A` is, or is promoted to `int`. The left side is taken before the right one
/// may change it.
template <typename A>
constexpr bool shiftsUnsigned = WordOf<A>::isAffine || (std::unsigned_integral<A> && sizeof(A) >= sizeof(int));
template <typename A, typename B>
requires AffinePair<A, B>
constexpr Affine<typename WordOf<A>::Type> operator<<(const A left, const B& right) {
  if (!shiftsUnsigned<A>) RepeatProof::fail();
  return combinedIfSame(Affine<typename WordOf<A>::Type>(left), AffineUnsigned(right),
                        [](auto a, auto b) { return a << b; });
}
template <typename A, typename B>
requires AffinePair<A, B>
constexpr Affine<typename WordOf<A>::Type> operator>>(const A left, const B& right) {
  if (!shiftsUnsigned<A>) RepeatProof::fail();
  return combinedIfSame(Affine<typename WordOf<A>::Type>(left), AffineUnsigned(right),
                        [](auto a, auto b) { return a >> b; });
}
template <typename U>
constexpr Affine<U> operator~(const Affine<U>& a) {
  return combinedIfSame(a, a, [](auto bits, auto) { return static_cast<U>(~bits); });
}

template <typename A, typename B>
requires AffinePair<A, B>
constexpr bool operator<(const A& left, const B& right) {
  const auto [a, b] = Operands<A, B>(left, right);
  const WideInteger apart = WideInteger{a.value()} - b.value(), perBlock = WideInteger{a.perBlock()} - b.perBlock();
  if (perBlock != 0) RepeatProof::current().narrowToSign(apart, perBlock, apart < 0);
  return apart < 0;
}
template <typename A, typename B>
requires AffinePair<A, B>
constexpr bool operator>(const A& left, const B& right) {
  return right < left;
}
template <typename A, typename B>
requires AffinePair<A, B>
constexpr bool operator<=(const A& left, const B& right) {
  return !(right < left);
}
template <typename A, typename B>
requires AffinePair<A, B>
constexpr bool operator>=(const A& left, const B& right) {
  return !(left < right);
}
template <typename A, typename B>
requires AffinePair<A, B>
constexpr bool operator==(const A& left, const B& right) {
  return !(left < right) && !(right < left);
}
template <typename A, typename B>
requires AffinePair<A, B>
constexpr bool operator!=(const A& left, const B& right) {
  return !(left == right);
}

/// Of a comparison that is made for its own sake: it has the same outcome in all blocks that are left.
inline void sameOutcome(bool) {}

}  // namespace warpfold::emulation
