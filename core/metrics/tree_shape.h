// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <vector>

#include "trace/trace.h"

namespace warpfold {

/// Values that a result was made of in its own step: where it ends a chain (a serial sum, atomics at one
/// word), those of the whole chain in the order in which they came, else its two operands.
std::vector<NodeId> termsOf(const BlockTrace& trace, NodeId result);

/// Elements that a chain stands for without having recorded them.
std::uint64_t unrecorded(const BlockTrace& trace, NodeId result);

/// What the block leaves behind: values stored to global memory and words that its atomics changed; where
/// there is none of these (the trace follows a value to where it was stored first), the value that was made
/// last.
std::vector<NodeId> resultsOf(const BlockTrace& trace);

/// The value in the lowest column among those that a row made; Node::none where there is none.
NodeId madeIn(const BlockTrace& trace, std::uint32_t row);

/// Of every node: whether a result was made of it. After a shuffle the upper lanes go on with values that are
/// not.
std::vector<bool> contributing(const BlockTrace& trace);

/// The end of an atomic chain: a word of memory that several values met at.
inline bool isWord(const Node& node) {
  return node.via == Node::Via::atomic;
}

}  // namespace warpfold
