// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <functional>
#include <tuple>
#include <vector>

#include "trace/trace.h"

namespace warpfold::emulation {

/// Who does something with a value, and when. A trace tells a step warp by warp, of each warp part by part, and within
/// a part lane by lane, whatever ran first: moments are in that order.
struct Moment {
  std::uint32_t step = 0;  ///< of the block
  std::uint32_t warp = 0;
  std::uint32_t part = 0;   ///< of the step
  std::uint32_t lane = 0;   ///< one more than its number; 0: what lanes do together, before any goes on
  std::uint64_t event = 0;  ///< ascending
  ThreadId thread;

  friend bool operator<(const Moment& a, const Moment& b) {
    return std::tie(a.step, a.warp, a.part, a.lane, a.event) < std::tie(b.step, b.warp, b.part, b.lane, b.event);
  }
};

/// The values of a trace while they are made.
class TraceNodes {
 public:
  /// What is known of a node beside the trace.
  struct Known {
    Moment when;              ///< it was made or first read
    std::uint64_t home = 0;   ///< address at which it was first stored or from which it was read; 0: none
    std::uint32_t terms = 1;  ///< of a serial sum
    std::uint32_t uses = 0;   ///< results that were made of it
    bool counted = false;     ///< a chain counts it, and does not name it
    bool tentative = false;   ///< was only loaded, and may be no value of the reduction
  };

  /// Whether `more` nodes fit; else nothing more is recorded. Asked before nodes are added.
  bool full(std::size_t more) {
    m_full = m_full || m_nodes.size() + more > m_most;
    return m_full;
  }
  /// How many nodes there may be before those that nobody can name any more are to be taken away.
  bool wantsCollection(std::size_t more) const { return !m_full && m_nodes.size() + more > m_collectAt; }
  /// Takes away nodes that a chain has counted, or that were only loaded, where `visitHeld` finds nothing that names
  /// them: it calls what it is given with a reference to each id that is held anywhere.
  using VisitHeld = std::function<void(const std::function<void(NodeId&)>&)>;
  void collect(const VisitHeld& visitHeld);

  Node& operator[](NodeId id) { return m_nodes[id.value]; }
  Known& known(NodeId id) { return m_known[id.value]; }

  NodeId addInput(const Moment& now, std::uint64_t bits, std::uint64_t home);
  NodeId addResult(const Moment& now, NodeId left, NodeId right, std::uint64_t bits, Node::Via via);
  /// An input is read once more: the first reader in the order of the trace has read it.
  void readAgain(const Moment& now, NodeId input);
  /// An operand that was made in the same part of a step and is used up by the same chain of operations. `anyThread`:
  /// whoever made it, not only the same one.
  bool fold(const Moment& now, NodeId operand, bool anyThread);
  /// A serial sum of many elements keeps its first few as values of their own; the rest only counts. Otherwise a thread
  /// that adds up a million elements would leave a million values. The operand is an element, or what the thread made
  /// of some of them in between. `counts` is called for each element: whether it is more than padding.
  bool extendChain(const Moment& now, NodeId chain, NodeId operand, std::uint64_t bits,
                   const std::function<bool(NodeId)>& counts);

  /// The step of the block is over. `rowsAfter`: of its parts; a part that combines has a row of its own.
  void settleRows(std::uint32_t step, std::uint32_t rowBefore, const std::vector<std::uint32_t>& rowsAfter);
  /// The nodes in the order of the trace, with what is known of each.
  void finish(std::vector<Node>& nodes, std::vector<Known>& known);

 private:
  bool isOwn(const Moment& now, NodeId id, std::uint32_t uses, std::vector<NodeId>& members) const;
  bool isLeftOut(std::uint32_t id) const;
  void use(NodeId id);

  static constexpr std::size_t m_most = BlockTrace::mostNodes;
  std::vector<Node> m_nodes;
  std::vector<Known> m_known;
  std::vector<NodeId> m_members;  // of a chain's operand, while it is looked at
  std::size_t m_firstOfStep = 0;  // node with which this step began
  std::size_t m_collectAt = std::size_t{1} << 15;
  bool m_full = false;
};

}  // namespace warpfold::emulation
