// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "ranks/rank_group.h"

#include "words/say.h"

namespace warpfold::ranks {

namespace {

/// A scalar's value without what fills it up to 64 bits.
std::span<std::byte> bytesOf(Scalar& value) {
  return std::as_writable_bytes(std::span(&value.bits, 1)).first(sizeOf(value.type));
}

}  // namespace

Scalar RankGroup::combine(const Scalar& mine, const Scalar& other) const {
  return visitArithmetic(m_accumulator, [&](auto tag) {
    using T = typename decltype(tag)::type;
    return Scalar::of(combineFunction<T>(m_op)(mine.as<T>(), other.as<T>()));
  });
}

void RankGroup::send(const Scalar& value, unsigned to, unsigned round) {
  Transport& transport = m_conference.transport();
  Scalar sent = value;
  const double begin = transport.nowUs();
  if (!transport.send(to, bytesOf(sent), limitOf(round))) m_conference.refuseSilent(to, limitOf(round));
  m_messages.push_back({true, to, round, begin, transport.nowUs()});
}

Scalar RankGroup::receive(unsigned from, unsigned round) {
  Transport& transport = m_conference.transport();
  Scalar value{m_accumulator, 0};
  const double begin = transport.nowUs();
  if (!transport.receive(from, bytesOf(value), limitOf(round))) m_conference.refuseSilent(from, limitOf(round));
  m_messages.push_back({false, from, round, begin, transport.nowUs()});
  return value;
}

Scalar RankGroup::reduceByLibrary(const Scalar& value) {
  Scalar result = value;
  const std::size_t size = bytesOf(result).size();
  const Transport::Combine combineBytes = [&](std::byte* into, const std::byte* other) {
    Scalar a{m_accumulator, 0}, b{m_accumulator, 0};
    std::memcpy(&a.bits, into, size);
    std::memcpy(&b.bits, other, size);
    const Scalar both = combine(a, b);
    std::memcpy(into, &both.bits, size);
  };
  const double limit = m_conference.limitSeconds();
  if (!m_conference.transport().reduce(bytesOf(result), combineBytes, ranks(), limit))
    throw BackendUnavailable(say<"library-silent">(arg<"seconds">(limit)));
  return result;
}

}  // namespace warpfold::ranks
