// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "emulation/lane_operation.h"

#include <atomic>
#include <bit>
#include <cmath>
#include <cstring>
#include <limits>
#include <type_traits>

#include "emulation/lane_mask.h"
#include "values/identity.h"

namespace warpfold::emulation {

namespace {

constexpr unsigned lanesOfWarp = 32;

/// All lanes at once, whatever T is: only this is made for every type and operator.
using CombineLanes = void (*)(const std::byte* a, const std::byte* b, std::byte* result);

template <typename T, typename Op>
void combineLanes(const std::byte* a, const std::byte* b, std::byte* result) {
  typedef T Lane __attribute__((may_alias));
  const Lane* const left = static_cast<const Lane*>(__builtin_assume_aligned(a, 32));
  const Lane* const right = static_cast<const Lane*>(__builtin_assume_aligned(b, 32));
  Lane* const __restrict made = static_cast<Lane*>(__builtin_assume_aligned(result, 32));
  for (unsigned lane = 0; lane < lanesOfWarp; ++lane) made[lane] = Op{}(T(left[lane]), T(right[lane]));
}

CombineLanes combineLanesOf(ElementType accumulator, Operation op) {
  return visitArithmetic(accumulator, [op](auto tag) {
    using T = typename decltype(tag)::type;
    return visitOperation<T>(op, [](auto base) -> CombineLanes { return combineLanes<T, decltype(base)>; });
  });
}

class Combination : public LaneOperation {
 public:
  explicit Combination(CombineLanes combine) : m_combine(combine) {}
  unsigned arguments() const override { return 2; }
  Effect effect() const override { return Effect::combines; }
  What what() const override { return What::combine; }
  void perform(const Call& call) const override { m_combine(call.arguments[0], call.arguments[1], call.result); }

 private:
  CombineLanes m_combine;
};

class Identity : public LaneOperation {
 public:
  explicit Identity(Scalar value) : m_value(value) {}
  unsigned arguments() const override { return 0; }
  What what() const override { return What::identity; }
  void perform(const Call& call) const override {
    const std::size_t bytes = sizeOf(m_value.type);
    for (unsigned lane = 0; lane < lanesOfWarp; ++lane) std::memcpy(call.result + lane * bytes, &m_value.bits, bytes);
  }

 private:
  Scalar m_value;
};

/// The value of a lane in an argument.
template <typename T>
T valueOf(const std::byte* argument, unsigned lane) {
  T value;
  std::memcpy(&value, argument + lane * sizeof value, sizeof value);
  return value;
}

/// Other threads of the host may be at the same word.
template <typename T>
class AtomicCombination : public LaneOperation {
  using Word = std::conditional_t<sizeof(T) == 8, std::uint64_t, std::uint32_t>;

 public:
  explicit AtomicCombination(Operation op)
      : m_combine(combineFunction<T>(op)), m_instruction(hasAtomic(ElementTypeOf<T>::value, op)) {}
  unsigned arguments() const override { return 2; }
  Effect effect() const override { return Effect::combines; }
  What what() const override { return What::atomic; }
  bool readsFirst() const override { return !m_instruction; }
  std::uint64_t combined(std::uint64_t left, std::uint64_t right) const override {
    return made(static_cast<Word>(left), std::bit_cast<T>(static_cast<Word>(right)));
  }
  void perform(const Call& call) const override {
    forEachLane(call.mask, [&](unsigned lane) {
      const auto address = valueOf<std::uint64_t>(call.arguments[0], lane);
      const T value = valueOf<T>(call.arguments[1], lane);
      const std::atomic_ref word(*reinterpret_cast<Word*>(call.context->atomic(lane, address, sizeof(T))));
      for (Word before = word.load(); !word.compare_exchange_weak(before, made(before, value));) {
      }
    });
  }

 private:
  Word made(Word before, T value) const {
    const T held = std::bit_cast<T>(before);
    return std::bit_cast<Word>(m_instruction ? byInstruction(held, value) : m_combine(held, value));
  }
  /// An atomic addition takes a subnormal float32 as zero of its sign (PTX ISA, "atom"; seen on an H200).
  T byInstruction(T before, T value) const {
    if constexpr (std::is_same_v<T, float>) {
      const auto flushed = [](float x) {
        return std::fabs(x) < std::numeric_limits<float>::min() ? std::copysign(0.0F, x) : x;
      };
      return flushed(m_combine(flushed(before), flushed(value)));
    } else {
      return m_combine(before, value);
    }
  }

  Combine<T> m_combine;
  bool m_instruction;
};

/// Elements lie in registers of 4 bytes, or of 8.
template <typename T>
class Map : public LaneOperation {
 public:
  Map(ElementType stored, Operation op)
      : m_read(readFunction<T>(stored, mappingOf(op))),
        m_inputs(inputsOf(mappingOf(op))),
        m_bytes(sizeOf(stored) == 8 ? 8 : 4) {}
  unsigned arguments() const override { return m_inputs; }
  What what() const override { return What::map; }
  void perform(const Call& call) const override {
    for (unsigned lane = 0; lane < lanesOfWarp; ++lane) {
      const T value = m_read(call.arguments[0] + lane * m_bytes, call.arguments.back() + lane * m_bytes, 0);
      std::memcpy(call.result + lane * sizeof value, &value, sizeof value);
    }
  }

 private:
  ReadElement<T> m_read;
  unsigned m_inputs, m_bytes;
};

template <typename T>
class WarpReduction : public LaneOperation {
 public:
  explicit WarpReduction(Operation op) : m_combine(combineFunction<T>(op)) {}
  unsigned arguments() const override { return 1; }
  Effect effect() const override { return Effect::meets; }
  What what() const override { return What::reduceWarp; }
  std::uint64_t combined(std::uint64_t left, std::uint64_t right) const override {
    using Word = std::conditional_t<sizeof(T) == 8, std::uint64_t, std::uint32_t>;
    return std::bit_cast<Word>(
        m_combine(std::bit_cast<T>(static_cast<Word>(left)), std::bit_cast<T>(static_cast<Word>(right))));
  }
  void perform(const Call& call) const override {
    T all = valueOf<T>(call.arguments[0], static_cast<unsigned>(std::countr_zero(call.mask)));
    forEachLane(call.mask & (call.mask - 1),
                [&](unsigned lane) { all = m_combine(all, valueOf<T>(call.arguments[0], lane)); });
    for (unsigned lane = 0; lane < lanesOfWarp; ++lane) std::memcpy(call.result + lane * sizeof all, &all, sizeof all);
  }

 private:
  Combine<T> m_combine;
};

class HandToLast : public LaneOperation {
 public:
  explicit HandToLast(unsigned bytes) : m_bytes(bytes) {}
  unsigned arguments() const override { return 2; }
  What what() const override { return What::handToLast; }
  void perform(const Call& call) const override {
    forEachLane(call.mask, [&](unsigned lane) {
      const auto address = valueOf<std::uint64_t>(call.arguments[0], lane);
      call.context->handToLast(lane, address, call.arguments[1] + lane * m_bytes, m_bytes);
    });
  }

 private:
  unsigned m_bytes;
};

/// A number that is the same for all lanes.
template <typename F>
class ClusterNumber : public LaneOperation {
 public:
  explicit ClusterNumber(F numberOf) : m_numberOf(numberOf) {}
  unsigned arguments() const override { return 0; }
  void perform(const Call& call) const override {
    const std::uint32_t number = m_numberOf(*call.context);
    for (unsigned lane = 0; lane < lanesOfWarp; ++lane)
      std::memcpy(call.result + lane * sizeof number, &number, sizeof number);
  }

 private:
  F m_numberOf;
};

class ClusterArrive : public LaneOperation {
 public:
  unsigned arguments() const override { return 0; }
  void perform(const Call& call) const override { call.context->arrive(call.mask); }
};

/// Lanes that have not arrived do so first.
class ClusterWait : public LaneOperation {
 public:
  unsigned arguments() const override { return 0; }
  bool mayGoOn(const Call& call) const override { return call.context->met(call.mask); }
  void perform(const Call&) const override {}
};

}  // namespace

std::shared_ptr<const LaneOperation> combination(ElementType accumulator, Operation op) {
  return std::make_shared<Combination>(combineLanesOf(accumulator, op));
}

std::shared_ptr<const LaneOperation> identity(ElementType accumulator, Operation op) {
  return std::make_shared<Identity>(identityOf(accumulator, op));
}

std::shared_ptr<const LaneOperation> atomicCombination(ElementType accumulator, Operation op) {
  return visitArithmetic(accumulator, [op](auto tag) -> std::shared_ptr<const LaneOperation> {
    return std::make_shared<AtomicCombination<typename decltype(tag)::type>>(op);
  });
}

std::shared_ptr<const LaneOperation> mapping(ElementType stored, Operation op) {
  return visitArithmetic(accumulatorOf(stored, op), [&](auto tag) -> std::shared_ptr<const LaneOperation> {
    return std::make_shared<Map<typename decltype(tag)::type>>(stored, op);
  });
}

std::shared_ptr<const LaneOperation> warpReduction(ElementType accumulator, Operation op) {
  return visitArithmetic(accumulator, [op](auto tag) -> std::shared_ptr<const LaneOperation> {
    return std::make_shared<WarpReduction<typename decltype(tag)::type>>(op);
  });
}

std::shared_ptr<const LaneOperation> clusterSize() {
  const auto size = [](const LaneContext& context) { return context.clusterSize(); };
  return std::make_shared<ClusterNumber<decltype(size)>>(size);
}

std::shared_ptr<const LaneOperation> clusterRank() {
  const auto rank = [](const LaneContext& context) { return context.clusterRank(); };
  return std::make_shared<ClusterNumber<decltype(rank)>>(rank);
}

std::shared_ptr<const LaneOperation> clusterArrive() {
  return std::make_shared<ClusterArrive>();
}

std::shared_ptr<const LaneOperation> clusterWait() {
  return std::make_shared<ClusterWait>();
}

std::shared_ptr<const LaneOperation> clusterSync() {
  return std::make_shared<ClusterWait>();
}

std::shared_ptr<const LaneOperation> handToLast(unsigned bytes) {
  return std::make_shared<HandToLast>(bytes);
}

}  // namespace warpfold::emulation
