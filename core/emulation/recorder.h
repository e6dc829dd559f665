// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

#include "emulation/machine.h"
#include "simt/block_ranges.h"
#include "trace/trace.h"
#include "values/error.h"

namespace warpfold::emulation {

/// How the elements of a launch are called in its trace.
struct RecordedLaunch {
  std::uint32_t launch = 0;               ///< which of the reduction, 0 first
  ElementType type = ElementType::int32;  ///< of the values that are combined
  std::uint64_t identityBits = 0;
  std::string asked;            ///< the blocks to be recorded, as the request names them
  std::uint64_t n = 0;          ///< elements without padding
  std::uint32_t perThread = 1;  ///< elements a thread takes; 0: as many as the grid leaves it
  bool inPlace = false;         ///< the input's elements are words that the kernel works on
  std::uintptr_t inputAddress = 0;
  std::uintptr_t secondAddress = 0;
  std::size_t storedBytes = 4;
  BlockRanges blankInputs = {};   ///< elements that blocks of the launch before left which had none themselves
  BlockRanges blankOutputs = {};  ///< the same of blocks of this launch, as the one that finishes finds them
};

/// A block makes more values or takes more steps than a trace may hold.
class TraceTooLarge : public InvalidRequest {
 public:
  using InvalidRequest::InvalidRequest;
};

/// Follows the values of one block from address to address and writes down who combined what with what. A block that
/// does more than a trace may hold runs on unrecorded, and take() refuses it. Half of its methods are what a kernel can
/// do with a value, one each; the others turn addresses into places once the block is through.
class Recorder {
 public:
  Recorder(const LaunchShape& shape, const GlobalMemory& memory, const RecordedLaunch& launch, std::uint64_t block);

  /// The lane that runs computed `bits` = op(*left, *right), called at `line` of the kernel file.
  NodeId combine(const void* left, const void* right, std::uint64_t bits, std::uint32_t line);
  /// The same by an atomic operation on the word at `at`, which held `before`.
  void combineAtomically(const void* at, std::uint64_t before, const void* value, std::uint64_t bits,
                         std::uint32_t line);
  /// Values of 32-bit integers that lanes reduce without memory: `bits` of each and what they are known as, in the
  /// order of lanes. Gives the last result. All lanes receive it; it stands at the thread `by`, the first of them.
  NodeId reduce(Meeting kind, std::span<const ShuffledValue> values, std::uint32_t line, ThreadId by);
  /// Element i of an input that is not worked on in place.
  NodeId input(std::uint64_t i, std::uint64_t bits);
  /// The identity, as the kernel itself asks for it.
  NodeId identity(std::uint64_t bits);
  /// The element at `to` now holds the value `node`; none: something that comes from nowhere in memory.
  void place(const void* to, NodeId node);
  /// The value that is placed next has come from another lane of the warp.
  void shuffled() { m_arriving = true; }
  /// The element at `to` is a copy of the one at `from`.
  void copy(const void* to, const void* from);
  void forget(const void* to) { release(to); }
  /// The block's value at `from` goes to the last block of its cluster.
  void handOver(const void* from);
  /// Block `block` of the cluster has handed over what now stands at `at`; `blank`: it had no element.
  void receive(const void* at, std::uint64_t block, std::uint64_t bits, bool blank);
  /// What the element at `address` holds.
  NodeId nodeOf(const void* address);

  void noteRequests(std::uint32_t warp, std::span<const WarpAccesses::Request> requests);
  /// Part `part` of the step between two barriers of the block is over for a warp.
  /// `loaded`: its lanes that read global memory. `stored`: some wrote to the output array.
  void closeWarp(std::uint32_t warp, std::uint32_t part, const WarpStep& step, std::uint32_t loaded, bool stored);
  /// Part `part` ended at `line`, where lanes of a warp met.
  void meeting(std::uint32_t index, std::uint32_t line) { part(index).line = line; }
  void closeStep(std::uint32_t barrierLine);
  std::vector<Hazard>& hazards() { return m_trace->hazards; }

  /// The finished trace; the recorder is empty afterwards. Throws TraceTooLarge where the block did more than a trace
  /// may hold.
  std::shared_ptr<BlockTrace> take(const Machine& machine);

 private:
  struct Held {
    NodeId node;
    bool shuffled = false;
  };
  /// What is known of a node beside the trace.
  struct Known {
    std::uintptr_t home = 0;    // its address, which becomes Node::at once the shared array's start is known
    std::uint32_t part = 0;     // of its step, in which it was made or first read
    std::uint32_t reader = 0;   // who that was
    std::uint32_t terms = 1;    // of a serial sum
    std::uint32_t holders = 0;  // addresses that hold it
    std::uint32_t uses = 0;     // results that were made of it
    bool counted = false;       // a chain counts it, and does not name it
  };
  /// What lies between two meetings, while it is being recorded.
  struct Part {
    Step step;
    std::uint32_t line = 0;  // where it ended, within the step of the block
    std::int64_t stride = 0;
    bool strideKnown = false, strideMixed = false, combines = false, stores = false, loads = false;
    std::vector<std::uint32_t> requestsOfWarp;
    std::vector<std::uint32_t> loaded;  // of each warp, the lanes that read global memory
  };

  bool full();
  NodeId lastNode() const { return NodeId{static_cast<std::uint32_t>(m_trace->nodes.size() - 1)}; }
  NodeId put(const Node& node, std::vector<std::uint32_t>::iterator place);
  bool isOwn(NodeId id, std::uint32_t uses, std::vector<NodeId>& members) const;
  void free(std::uint32_t node);
  void hold(const void* at, Held held);
  void release(const void* at);
  void letGo(NodeId node);
  void leaveOutCounted();
  const Held& heldAt(const void* address);
  NodeId addInput(std::uint64_t bits, const void* home);
  NodeId addResult(NodeId left, NodeId right, std::uint64_t bits, std::uint32_t line);
  NodeId addResult(NodeId left, NodeId right, std::uint64_t bits, std::uint32_t line, ThreadId by);
  bool fold(NodeId operand, bool anyThread);
  bool isBlank(std::uintptr_t address) const;
  bool extendChain(NodeId chain, NodeId operand, const void* address, std::uint64_t bits);
  void noteStride(const void* left, const void* right);
  Part& part(std::uint32_t index);
  Part& currentPart();
  void finishPart(Part& part, std::uint32_t line, bool warpLevel);
  void settleRows();
  void locateRequests(const Machine& machine, Step& step) const;
  Location locate(const Machine& machine, std::uintptr_t address) const;
  void settleColumn(Node& node, std::uint32_t reader) const;

  LaunchShape m_shape;
  GlobalMemory m_memory;
  RecordedLaunch m_launch;
  std::shared_ptr<BlockTrace> m_trace;
  std::unordered_map<const void*, Held> m_held;  // which value each address holds
  std::unordered_map<std::uint64_t, NodeId> m_inputs;
  std::vector<Known> m_known;         // of each node
  std::vector<std::uint32_t> m_free;  // places of this step's nodes that nobody can name any more
  std::uint32_t m_freedBy = 0;        // the thread
  std::uintptr_t m_sharedBegin = 0;   // lowest address of shared memory that was used
  std::vector<Part> m_parts;
  std::size_t m_firstOfStep = 0;  // node with which this step began
  std::uint32_t m_row = 0;
  std::size_t m_requests = 0;
  bool m_arriving = false;
  bool m_full = false;  // nothing more is recorded
};

}  // namespace warpfold::emulation
