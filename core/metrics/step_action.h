// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>

#include "trace/trace.h"
#include "words/message.h"

namespace warpfold {

/// What the operator's calls of a combining step come to.
struct StepAction {
  enum class Kind {
    pairs,      ///< two values of memory or registers each
    serial,     ///< every thread takes elements of its own, one after the other
    shuffle,    ///< the second value comes from another lane
    reduction,  ///< one instruction combines the values of a warp's lanes
    atomic,     ///< values meet at a word of memory
    update      ///< a word of the output is read, changed and written back
  };
  Kind kind = Kind::pairs;
  std::uint64_t fewest = 0, most = 0;  ///< serial: elements that one thread takes
  std::uint64_t elementsPerLoad = 1;   ///< serial
  std::uint64_t loadsAtOnce = 0;       ///< serial: elements that each thread has loaded before it combines the first of
                                       ///< them; 0 where it is not more than the two that any operation needs
  std::uint64_t beyond = 0;            ///< elements that lie outside their array
  std::uint64_t operations = 0;        ///< calls of the operator by all threads
  bool handedOver = false;             ///< of those, in this block's shared memory by the others of its cluster
  bool published = false;              ///< of those, in slots that it waits for
  bool partials = false;               ///< serial: these are what other blocks left
  std::uint32_t rounds = 0;            ///< calls of the operator by the busiest thread
  std::uint32_t distance = 0;          ///< between the operands, where it is one number: in places, or in lanes
  NodeId word = Node::none;            ///< atomic: the last value to arrive; update: what is written back
  NodeId wordBefore = Node::none;      ///< atomic, update: what the word held before the first
};

/// The stride of a step where it lies within a block of so many threads: beyond, it is a distance between arrays or
/// between blocks, which says nothing of the step.
std::optional<std::uint32_t> strideWithin(std::optional<std::uint32_t> stride, std::uint32_t threads);

StepAction actionOf(const BlockTrace& trace, const Step& step);

/// Lanes that combine a value which a lane of another warp made or loaded: none does, some whose results count, or only
/// some whose results are discarded.
enum class Readers { none, counting, discarded };
Readers readersOfOtherWarps(const BlockTrace& trace, const Step& step);

/// What a step is called beside its picture: the distance of its operands, "serial", "atomic" or "update", "step 3"
/// where there is none of these; "load", "share" or "store" where it combines nothing.
Message nameOf(const BlockTrace& trace, const Step& step);

}  // namespace warpfold
