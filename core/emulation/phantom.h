// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <concepts>
#include <cstddef>
#include <utility>

#include "emulation/affine.h"
#include "emulation/device_functions.h"
#include "emulation/kernel_arguments.h"
#include "emulation/repeat_proof.h"

/// What the names of a kernel source stand for while a RepeatProof runs it: nothing has a value but what decides
/// branches and addresses. The macros that map them here are in proof_names_begin.h, around the source only.
namespace warpfold::emulation::proof {

template <std::size_t bytes>
class Phantom;

/// The right side of an assignment: see emulation::Located, whose order of accesses this repeats.
template <std::size_t bytes>
struct Located {
  Line line;
  Located(const Phantom<bytes>& right, const Line at = WARPFOLD_HERE) : line(at) { right.load(at); }
  Located(Phantom<bytes>&&, const Line at = WARPFOLD_HERE) : line(at) {}
};

/// What Element is in a counted kernel, without its value.
template <std::size_t bytes>
class Phantom {
 public:
  Phantom() = default;
  template <typename N>
  requires Number<N> || std::floating_point<N> Phantom(const N&, const Line line = WARPFOLD_HERE) { store(line); }
  Phantom(const Phantom& other, const Line line = WARPFOLD_HERE) {
    other.load(line);
    store(line);
  }
  Phantom& operator=(const Phantom&) requires(bytes == 0);  // assignments go through Located
  Phantom& operator=(const Located<bytes> right) {
    store(right.line);
    return *this;
  }
  ~Phantom() = default;

  void load(Line line) const { RepeatProof::current().access(BlockOp::Kind::load, this, bytes, line); }
  void store(Line line) { RepeatProof::current().access(BlockOp::Kind::store, this, bytes, line); }
  void combineAtomically(const Phantom& value, bool byExchange, Line line) {
    RepeatProof& proof = RepeatProof::current();
    value.load(line);
    if (byExchange) proof.access(BlockOp::Kind::readOfAtomic, this, bytes, line);
    proof.access(BlockOp::Kind::atomic, this, bytes, line);
    proof.combination();
  }

 private:
  struct alignas(bytes) Storage {
    std::byte room[bytes];
  };
  Storage m_storage;
};

/// What a proof knows of a launch's arguments, whatever the types: the one that there is.
struct Arguments : KernelArguments {
  std::size_t storedBytes;
  bool atomicByExchange;
  std::optional<Meeting> warpReduction;
  template <typename T>
  explicit Arguments(const TypedArguments<T>& a)
      : KernelArguments(a),
        storedBytes(a.storedBytes),
        atomicByExchange(a.atomicByExchange),
        warpReduction(a.warpReduction),
        m_outer(std::exchange(t_current, this)) {}
  Arguments(const Arguments&) = delete;
  Arguments& operator=(const Arguments&) = delete;
  ~Arguments() { t_current = m_outer; }
  static const Arguments& current() { return *t_current; }

 private:
  static inline thread_local constinit const Arguments* t_current = nullptr;
  const Arguments* m_outer;
};

template <std::size_t bytes>
struct Operator {
  using E = Phantom<bytes>;
  static E identity() { return E(); }
  E operator()(const E& a, const E& b, const Line line = WARPFOLD_HERE) const {
    a.load(line);
    b.load(line);
    return combined();
  }
  E operator()(const E& a, E&&, const Line line = WARPFOLD_HERE) const {
    a.load(line);
    return combined();
  }
  E operator()(E&&, const E& b, const Line line = WARPFOLD_HERE) const {
    b.load(line);
    return combined();
  }
  E operator()(E&&, E&&) const { return combined(); }
  static void atomic(E* at, const E& value, const Line line = WARPFOLD_HERE) {
    at->combineAtomically(value, Arguments::current().atomicByExchange, line);
  }

 private:
  static E combined() {
    RepeatProof::current().combination();
    return E();
  }
};

struct LocatedIndex {
  AffineSize value;
  Line line;
  template <typename A>
  requires Number<A> LocatedIndex(const A& index, const Line at = WARPFOLD_HERE) : value(index), line(at) {}
};

/// See CountedSource.
template <std::size_t bytes>
struct Source {
  Phantom<bytes> operator[](const LocatedIndex index) const {
    const Arguments& a = Arguments::current();
    // Padding and what lies beyond the end stay what they are.
    sameOutcome(index.value < a.n);
    sameOutcome(index.value < a.readable);
    const std::uintptr_t offset = index.value.value() * a.storedBytes;
    const std::int64_t perBlock = index.value.perBlock() * static_cast<std::int64_t>(a.storedBytes);
    RepeatProof::current().input(a.inputAddress + offset, perBlock, a.storedBytes, index.line);
    if (a.second != nullptr)
      RepeatProof::current().input(a.secondAddress + offset, perBlock, a.storedBytes, index.line);
    return {};
  }
};

/// See device::Packs, of which this repeats the loads.
template <typename T, typename Op, typename In>
class Packs {
 public:
  struct Pack {
    T value{};
    AffineUnsigned width = 0;
    Pack() = default;
    Pack(const Pack& other) : width(other.width) {}
    Pack& operator=(const Pack& other) {
      width = other.width;
      return *this;
    }
    AffineUnsigned size() const { return width; }
    const T& operator[](AffineUnsigned) const { return value; }
  };

  Packs(In in, AffineSize n) : m_in(in), m_n(n), m_width(device::packBytes / Arguments::current().storedBytes) {
    m_before = device::elementsBeforePacks(Arguments::current().inputAddress, Arguments::current().storedBytes);
    m_count = n < m_before ? AffineSize(0) : (n - m_before) / m_width;
  }
  AffineSize count() const { return m_count; }
  Pack pack(const LocatedIndex index) const { return (*this)[index]; }
  Pack operator[](const LocatedIndex index) const {
    Pack pack;
    pack.width = m_width;
    if (index.value < m_count) noteLoad(m_before + index.value * m_width, index.line);
    return pack;
  }
  AffineSize singles() const { return m_n - m_count * m_width; }
  T single(const LocatedIndex index) const {
    return m_in[LocatedIndex(index.value < m_before ? index.value : index.value + m_count * m_width, index.line)];
  }

 private:
  void noteLoad(AffineSize first, Line line) const {
    const Arguments& a = Arguments::current();
    const std::uintptr_t offset = first.value() * a.storedBytes;
    const std::int64_t perBlock = first.perBlock() * static_cast<std::int64_t>(a.storedBytes);
    RepeatProof::current().input(a.inputAddress + offset, perBlock, device::packBytes, line);
    if (a.second != nullptr) RepeatProof::current().input(a.secondAddress + offset, perBlock, device::packBytes, line);
  }

  In m_in;
  AffineSize m_n;
  AffineUnsigned m_width;
  AffineSize m_before = 0, m_count = 0;
};

/// What an atomic on the counter of finished blocks gives: all that is known of it is that it is not the last. To be
/// asked that at once, not kept as a number.
struct Ticket {
  std::uint64_t last;
  explicit operator bool() const { RepeatProof::fail(); }
  operator std::ptrdiff_t() const { RepeatProof::fail(); }
  bool operator==(AffineUnsigned other) const {
    if (other.perBlock() != 0 || other.value() != last) RepeatProof::fail();
    return false;
  }
};

/// What `bool` is. A thread that stores one in shared memory runs here before or after the others, not with them: what
/// they read is what they would read in the block only where it was stored once, and a barrier lies between. All else
/// ends the proof, but a thread's own flags are its own.
class Flag {
 public:
  constexpr Flag() = default;
  Flag(bool value) { *this = value; }
  template <typename U>
  Flag(const Affine<U>& number) : Flag(static_cast<bool>(number)) {}
  Flag(const Ticket& drawn) : Flag(static_cast<bool>(drawn)) {}
  Flag(const Flag& other) { *this = static_cast<bool>(other); }
  Flag& operator=(bool value) {
    RepeatProof::checkOfBlock(this);
    const RepeatProof& proof = RepeatProof::current();
    if (m_proof == proof.serial() && !proof.isOfLane(this)) RepeatProof::fail();
    m_proof = proof.serial();
    m_thread = proof.thread();
    m_barriers = proof.barriers();
    m_value = value;
    return *this;
  }
  Flag& operator=(const Flag& other) { return *this = static_cast<bool>(other); }
  Flag& operator=(const Ticket& drawn) { return *this = static_cast<bool>(drawn); }
  template <typename B>
  Flag& operator|=(const B& other) {
    return *this = Flag(static_cast<bool>(*this) | other);
  }
  template <typename B>
  Flag& operator&=(const B& other) {
    return *this = Flag(static_cast<bool>(*this) & other);
  }
  template <typename B>
  Flag& operator^=(const B& other) {
    return *this = Flag(static_cast<bool>(*this) ^ other);
  }
  template <typename B>
  Flag& operator+=(const B& other) {
    return *this = Flag(static_cast<bool>(*this) + other);
  }
  operator bool() const {
    RepeatProof::checkOfBlock(this);
    const RepeatProof& proof = RepeatProof::current();
    const bool seen = m_thread == proof.thread() || m_barriers < proof.barriers();
    if (m_proof != proof.serial() || !seen) RepeatProof::fail();
    return m_value;
  }

 private:
  bool m_value = false;
  std::uint32_t m_thread = 0, m_barriers = 0;  // that stored it, and how many it had passed
  std::uint64_t m_proof = 0;                   // in which it was stored; 0: none
};

inline Ticket atomicIncrement(AffineUnsigned* counter, AffineUnsigned last, const Line line = WARPFOLD_HERE) {
  if (last.perBlock() != 0) RepeatProof::fail();
  RepeatProof::current().drawTicket(counter, last.value(), line);
  return {last.value()};
}
template <LaneOrder::Fence fence>
void threadFence() {
  RepeatProof::current().fence(fence);
}
inline Ticket drawTicket(AffineUnsigned* counter, AffineUnsigned last, const Line line = WARPFOLD_HERE) {
  threadFence<LaneOrder::Fence::device>();
  return atomicIncrement(counter, last, line);
}

struct Dim3 {
  AffineUnsigned x, y, z;
};
inline Dim3 threadIndex() {
  return {RepeatProof::current().thread(), 0, 0};
}
inline Dim3 blockIndex() {
  return {AffineUnsigned::of(RepeatProof::current().block(), 1), 0, 0};
}
inline Dim3 blockDimension() {
  return {RepeatProof::current().shape().block, 1, 1};
}
inline Dim3 gridDimension() {
  return {RepeatProof::current().shape().grid, 1, 1};
}
constexpr unsigned blockSize() {
  if (std::is_constant_evaluated()) return Machine::maximumThreads;
  return RepeatProof::current().shape().block;
}

inline void syncThreads(std::uint32_t line) {
  RepeatProof::current().stop(BlockOp::Kind::barrier, line);
}
/// Who meets, and with whom, must be the same in all blocks.
inline void meet(std::initializer_list<AffineUnsigned> fixed, Line line) {
  for (const AffineUnsigned& each : fixed)
    if (each.perBlock() != 0) RepeatProof::fail();
  RepeatProof::current().stop(BlockOp::Kind::meeting, line.number);
}
inline void syncWarp(AffineUnsigned mask = 0xffffffffu, const Line line = WARPFOLD_HERE) {
  meet({mask}, line);
}
/// Any of the shuffles, of elements. `which`: a lane, a distance or bits.
template <std::size_t bytes>
Phantom<bytes> shuffle(AffineUnsigned mask, const Phantom<bytes>&, AffineUnsigned which, AffineUnsigned width = 0,
                       const Line line = WARPFOLD_HERE) {
  meet({mask, which, width}, line);
  return {};
}
/// What another lane knows of a number is not known here.
template <typename A>
requires Number<A> A shuffle(AffineUnsigned, const A&, AffineUnsigned, AffineUnsigned = 0) {
  RepeatProof::fail();
}

/// See device::reduceWarp.
template <typename Op, typename E>
E reduceWarp(E value, const Line line = WARPFOLD_HERE) {
  constexpr std::uint32_t all = 0xffffffffu;
  if (sizeof(E) == sizeof all && Arguments::current().warpReduction) {
    meet({all}, line);
    RepeatProof::current().combination();
    return value;
  }
  for (std::uint32_t delta = 16; delta > 0; delta /= 2) {
    const E other = shuffle(all, value, delta, 0, line);
    value = Op()(value, other, line);
  }
  return value;
}

}  // namespace warpfold::emulation::proof
