// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "emulation/launch_shape.h"
#include "emulation/line.h"
#include "simt/step_tally.h"

namespace warpfold::emulation {

/// One thing that a lane of a counted kernel did, or that followed from it for its warp or its block.
struct BlockOp {
  enum class Kind : std::uint8_t {
    // Of a lane, at an address:
    load,
    store,
    input,  ///< of an input that nobody writes
    atomic,
    readOfAtomic,  ///< of an atomic that is made of compare-and-swap
    published,     ///< a value with its mark, stored as one word
    collected,     ///< such a word is read, and its mark cleared
    count,         ///< an atomic on a counter
    fence,         ///< `address` is the LaneOrder::Fence
    // A lane stops:
    barrier,
    meeting,
    finish,
    // What follows:
    warpDone,  ///< the last part of a step is over for a warp
    partDone,  ///< a part is over: the lanes of `mask` have met
    ordered,   ///< the lanes of `mask` are in order with each other from now on
    stepDone   ///< for the block; `mask` parts after the first
  };

  Kind kind = Kind::load;
  std::uint8_t bytes = 4;
  bool grid = false;         ///< other blocks are asked about the address, in step `part`
  std::uint8_t space = 0;    ///< the log's own
  std::uint32_t thread = 0;  ///< of the lane; of what follows, the warp
  std::uintptr_t address = 0;
  std::uint64_t path = 0;  ///< Lane::path
  Line line{};
  std::uint32_t combinations = 0;  ///< of the block so far
  std::uint32_t mask = 0;
  std::uint32_t part = 0;
};

/// What one block of a launch did, operation by operation, and what was counted of it. Most blocks do the same at
/// addresses that are moved by a constant: whoever runs one of them compares each operation with the log, and where the
/// last one agrees too, the counts of the whole block are those of the logged one. Nothing is assumed of a kernel:
/// another branch, trip, address, meeting or number of combinations is seen where it happens, and what the block did
/// until then can be counted from the log.
///
/// Lanes run in an order that depends on these operations alone, so that equal operations are those of equal lanes. A
/// block in which a fault was found is no example for others.
class BlockLog {
 public:
  /// Memory in which a block moves as a whole: what stays where it is, output, input, second input and slots.
  static constexpr std::size_t spaces = 5;

  /// As little of an operation as tells it from others: one comparison each.
  struct Event {
    std::uint64_t address;  ///< the three highest bits say in which space it lies
    std::uint64_t key;      ///< odd; even where more than a comparison is to be done
  };

  /// `path`: Lane::path, of which neighbouring trips of a loop differ by one.
  static constexpr std::uint64_t keyOf(BlockOp::Kind kind, std::uint32_t place, std::uint64_t path = 0,
                                       std::size_t bytes = 0) {
    const std::uint64_t what = std::uint64_t{bytes} << 36 | std::uint64_t{place} << 4 | static_cast<std::uint8_t>(kind);
    return (path + what * 0x9e3779b97f4a7c15u) << 1 | 1;
  }

  /// A launch begins. `worthwhile`: it has enough blocks.
  void beginLaunch(const GlobalMemory& memory, bool worthwhile);
  /// A block begins. `watched`: all that it does is wanted.
  void beginBlock(bool watched);
  bool logging() const { return m_mode == Mode::logging; }
  bool repeating() const { return m_mode == Mode::repeating; }

  /// Whether the operation is the logged one and nothing else is to be done; the next one is expected then.
  bool expects(std::uint64_t key, std::uint64_t address) {
    const Event& event = *m_next;
    if (event.key != key || address - event.address != m_moved[event.address >> spaceShift]) [[unlikely]]
      return false;
    ++m_next;
    return true;
  }
  /// The logged operation where expects() may have been too strict; null: it is another one.
  const BlockOp* expected(std::uint64_t key) const {
    if (m_next == m_last || (m_next->key | 1) != key) return nullptr;
    return &m_ops[m_opOf[static_cast<std::size_t>(m_next - m_events.data())]];
  }
  /// Whether `address` is that of the logged operation, moved as all others of its space.
  bool fits(const BlockOp& op, std::uintptr_t address);
  void advance() { ++m_next; }
  /// A block begins that does what the logged one did, so many blocks after it (before it: negative), moved by
  /// `bytesPerBlock` in each space. False where the log does not hold there: nothing is known of the block then.
  bool moveTo(std::int64_t blocks, const std::array<std::int64_t, spaces>& bytesPerBlock);
  /// The block that runs leaves the log. Gives how many operations of lanes agreed.
  std::size_t leave();

  /// Of a block that is being logged. `plain`: a comparison will do to see it again.
  void add(const BlockOp& op, std::uint64_t key, bool plain);
  void addConsequence(const BlockOp& op);
  /// Several lanes shared one request of global memory at `address`.
  void noteShared(std::uintptr_t address);
  /// The block that is being logged is no example.
  void spoil() {
    if (m_mode == Mode::logging) m_spoilt = true;
  }
  /// A block is over. Gives whether it was logged to its end: counts() are to be filled in then.
  bool endBlock();

  /// What was counted of the block.
  struct Counts {
    std::vector<StepTally> steps;
    std::uint64_t atomics = 0;
    bool readsElement = false;
  };
  Counts& counts() { return m_counts; }
  const std::vector<BlockOp>& ops() const { return m_ops; }
  /// Those about which other blocks are asked.
  const std::vector<std::uint32_t>& asked() const { return m_asked; }
  /// Those that order threads or blocks, or are asked about, with the ends of steps.
  const std::vector<std::uint32_t>& ordering() const { return m_ordering; }
  /// Where the block that runs, or left the log, did the same.
  std::uintptr_t addressNow(const BlockOp& op) const { return op.address + m_footprints[op.space].moved; }

 private:
  enum class Mode : std::uint8_t { counting, logging, repeating };
  enum class Space : std::uint8_t { fixed, output, input, second, slot };
  struct Range {
    std::uintptr_t begin = 0;
    std::size_t bytes = 0;
    bool holds(std::uintptr_t address) const { return address - begin < bytes; }
  };
  /// What the logged block touched of one space.
  struct Footprint {
    std::uintptr_t lowest = ~std::uintptr_t{0}, end = 0;
    std::uint32_t alignment = 1;  ///< by which it may be moved
    bool placed = false;          ///< for the block that runs
    std::uintptr_t moved = 0;     ///< by how much, if placed
  };
  static constexpr unsigned spaceShift = 61;
  static constexpr std::size_t mostOps = std::size_t{1} << 18;

  Space spaceOf(std::uintptr_t address) const;
  bool place(std::size_t space, std::uintptr_t moved);
  void clear();
  bool hasRoom();

  static inline const Event nothing{};
  const Event* m_next = &nothing;
  std::array<std::uint64_t, 8> m_moved{};  // of each space, as it goes with Event::address
  Mode m_mode = Mode::counting;
  bool m_spoilt = false;
  bool m_complete = false;
  std::uint32_t m_tries = 0;  // more blocks to log in this launch
  std::uint32_t m_left = 0;   // blocks in a row that left the log
  const Event* m_last = &nothing;
  std::vector<Event> m_events;
  std::vector<std::uint32_t> m_opOf;  // of each event
  std::vector<BlockOp> m_ops;
  std::vector<std::uint32_t> m_asked, m_ordering;  // of m_ops
  std::array<Range, spaces> m_ranges;
  std::array<Footprint, spaces> m_footprints;
  Counts m_counts;
};

}  // namespace warpfold::emulation
