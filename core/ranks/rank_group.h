// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "ranks/conference.h"
#include "values/operation.h"
#include "values/scalar.h"

namespace warpfold::ranks {

/// One end of a message, as the rank at that end saw it, by its own clock.
struct MessageEnd {
  bool sent = false;  ///< else received
  unsigned other = 0;
  unsigned round = 0;
  double beginUs = 0, endUs = 0;  ///< of the call
};

/// What a method of core/ranks sees: this rank among the others, and how two values become one.
class RankGroup {
 public:
  RankGroup(Conference& conference, ElementType accumulator, Operation op)
      : m_conference(conference), m_accumulator(accumulator), m_op(op) {}

  unsigned rank() const { return m_conference.transport().rank(); }
  unsigned ranks() const { return m_conference.transport().ranks(); }

  /// op(mine, other)
  Scalar combine(const Scalar& mine, const Scalar& other) const;
  /// `round` counts the rounds of the method: the later one is, the longer a rank is waited for, so that in a chain of
  /// ranks that wait it is the first one that hangs which is named.
  void send(const Scalar& value, unsigned to, unsigned round);
  Scalar receive(unsigned from, unsigned round);
  /// The transport's own reduction: the result on rank 0.
  Scalar reduceByLibrary(const Scalar& value);

  std::vector<MessageEnd> takeMessages() { return std::exchange(m_messages, {}); }

 private:
  double limitOf(unsigned round) const { return m_conference.limitSeconds() + round; }

  Conference& m_conference;
  ElementType m_accumulator;
  Operation m_op;
  std::vector<MessageEnd> m_messages;
};

}  // namespace warpfold::ranks
