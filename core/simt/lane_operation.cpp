// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "simt/lane_operation.h"

#include <cstring>

#include "values/identity.h"

namespace warpfold::simt {

namespace {

constexpr unsigned lanes = 32;

/// All lanes at once, whatever T is: only this is made for every type and operator.
using CombineLanes = void (*)(const std::byte* a, const std::byte* b, std::byte* result);

template <typename T, typename Op>
void combineLanes(const std::byte* a, const std::byte* b, std::byte* result) {
  T left[lanes], right[lanes];
  std::memcpy(left, a, sizeof left);
  std::memcpy(right, b, sizeof right);
  for (unsigned lane = 0; lane < lanes; ++lane) left[lane] = Op{}(left[lane], right[lane]);
  std::memcpy(result, left, sizeof left);
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
    for (unsigned lane = 0; lane < lanes; ++lane) std::memcpy(call.result + lane * bytes, &m_value.bits, bytes);
  }

 private:
  Scalar m_value;
};

class AtomicCombination : public LaneOperation {
 public:
  AtomicCombination(CombineLanes combine, std::size_t bytes, bool readsFirst)
      : m_combine(combine), m_bytes(bytes), m_readsFirst(readsFirst) {}
  unsigned arguments() const override { return 2; }
  Effect effect() const override { return Effect::combines; }
  What what() const override { return What::atomic; }
  bool readsFirst() const override { return m_readsFirst; }
  void perform(const Call& call) const override {
    alignas(64) std::byte old[lanes * 8] = {}, value[lanes * 8] = {};
    for (unsigned lane = 0; lane < lanes; ++lane) {
      if ((call.mask >> lane & 1) == 0) continue;
      std::uint64_t address;
      std::memcpy(&address, call.arguments[0] + lane * sizeof address, sizeof address);
      std::byte* const word = call.memory.atomic(lane, address, static_cast<unsigned>(m_bytes));
      std::memcpy(old, word, m_bytes);
      std::memcpy(value, call.arguments[1] + lane * m_bytes, m_bytes);
      m_combine(old, value, old);
      std::memcpy(word, old, m_bytes);
    }
  }

 private:
  CombineLanes m_combine;
  std::size_t m_bytes;
  bool m_readsFirst;
};

}  // namespace

std::shared_ptr<const LaneOperation> combination(ElementType accumulator, Operation op) {
  return std::make_shared<Combination>(combineLanesOf(accumulator, op));
}

std::shared_ptr<const LaneOperation> identity(ElementType accumulator, Operation op) {
  return std::make_shared<Identity>(identityOf(accumulator, op));
}

std::shared_ptr<const LaneOperation> atomicCombination(ElementType accumulator, Operation op) {
  return std::make_shared<AtomicCombination>(combineLanesOf(accumulator, op), sizeOf(accumulator),
                                             !hasAtomic(accumulator, op));
}

}  // namespace warpfold::simt
