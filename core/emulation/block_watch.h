// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <mutex>
#include <optional>
#include <vector>

#include "emulation/grid_accesses.h"
#include "emulation/hazard_list.h"
#include "emulation/hazard_watch.h"
#include "emulation/lane_order.h"
#include "emulation/memory_access.h"

namespace warpfold::emulation {

class Block;

/// Finds the hazards of a block as its warps execute: two threads on one word with nothing that orders them, reads of
/// shared memory that nobody wrote, accesses beyond arrays, barriers and warp-wide operations that not all take part in
/// who should. Made with its Block, and like it used for one block of the grid after the other; stays with the thread
/// of the host that runs the block.
///
/// A race within the block is found where an access meets a cell: lane by lane in block_watch_cells.cpp (`meets`), 32
/// cells at once in shadow_rows.cpp, which block_watch_access.cpp chooses between. A race between blocks is found in
/// grid_races.h, from what each of them tells at its end (BlockReport). HazardWatch holds the cells of global memory,
/// LaunchHazards collects what blocks tell, HazardList keeps it.
///
/// A method for each thing that a warp can do and for each fault that it can turn out to be; the others look at cells
/// in the ways that accesses allow, in a file each for accesses, cells and other blocks.
///
/// Barriers of the block order all threads, bar.warp.sync the lanes of its mask, fences with atomics after them those
/// who access the same word by atomics later. Shuffles, votes and that lanes run together order nothing.
class BlockWatch {
 public:
  BlockWatch(HazardWatch& thread, const Block& block);
  BlockWatch(const BlockWatch&) = delete;
  BlockWatch& operator=(const BlockWatch&) = delete;
  /// A block that did not come to its end tells what was found so far.
  ~BlockWatch();

  /// Bytes that it takes at most for so many of shared memory.
  static std::uint64_t bytesOf(std::uint64_t shared) { return shared * ShadowCells::bytesOfCell; }

  void begin();
  /// The block is over, or comes to nothing more.
  void end();

  // What lanes do -----------------------------------------------------------------------------------------------
  /// A load or a store. `row`: all lanes take part, one after the other without gaps.
  void access(const Warp& warp, const Instruction* at, const LaneAddresses& addresses, std::uint32_t bytes,
              const Area& area, bool row);
  void atomic(const Warp& warp, const Instruction* at, unsigned lane, std::uint64_t address, std::uint32_t bytes,
              const Area& area);
  /// To be held while a strong access to global memory is made and noted, so that other blocks see both at once.
  std::unique_lock<std::mutex> counting() const;
  void fence(const Warp& warp, std::uint32_t lanes, bool ofDevice);
  /// Lanes of `members` meet at bar.warp.sync.
  void meet(const Warp& warp, std::uint32_t members);
  /// All threads that have not ended are at barriers of the block; `step` is over.
  void barrier(const std::vector<Warp>& warps, std::uint32_t step);
  /// Some threads go on from a barrier that is not for all: taken for one of all, so that nothing is invented.
  void partBarrier() { nextStep(); }

  /// A block of the cluster has left a value at an address of this one's shared memory.
  void receive(std::uint64_t address, unsigned bytes);

  // What is wrong -----------------------------------------------------------------------------------------------
  void outOfBounds(const Warp& warp, const Instruction* at, unsigned lane, std::uint64_t address, const Area& area);
  /// A lane asks for the value of one that does not take part.
  void absentSource(const Warp& warp, const Instruction* at, unsigned lane, unsigned source);
  /// A shuffle in segments that are none.
  void wrongWidth(const Warp& warp, const Instruction* at, unsigned lane);
  /// A lane executes what its mask does not name it for.
  void outsideMask(const Warp& warp, const Instruction* at, unsigned lane);
  /// `lane` waits for thread `missing`, which waits at `there`, or has ended where that is null.
  void deadlock(const Warp& warp, const Instruction* at, unsigned lane, std::uint32_t missing, const Instruction* there,
                bool withinWarp);

 private:
  /// One lane at one address.
  struct Access {
    const Warp& warp;
    const Area& area;
    std::uint64_t address = 0;  // of the cell
    std::uint32_t thread = 0, lane = 0, at = 0, clock = 0;
    bool told = false;  // a race of it
  };
  /// Where a cell lies.
  struct CellPlace {
    ShadowCells& cells;
    std::size_t index;
    HazardWatch::Page* page = nullptr;  // of global memory
    bool shared() const { return page == nullptr; }
  };
  /// Lanes of one warp that did the same at one cell when their clocks were the same.
  struct Group {
    std::uint32_t lanes = 0, clock = 0, warp = 0, at = 0;
    std::uint32_t next = 0;  // of the list; 0: none
  };
  /// A row of BlockReport::rows that other blocks may not rely on yet.
  struct Unpublished {
    std::uint32_t row = 0;
    Stamp step = 0;
    std::uint32_t fenced = 0;  // cells that were before the last barrier
  };

  void nextStep();
  void renumber();
  bool isOnlyRead(const Area& area);
  Stamp now() const { return m_epoch << threadBits; }
  Stamp begun() const { return m_begin << threadBits; }
  std::uint32_t clockOf(std::uint32_t thread) const { return m_ordered ? m_order.clock(thread) : 0; }
  /// Whether the order of lanes is simple enough for many cells at once.
  bool isPlain(const Warp& warp, bool shared) const;
  void accessRow(const Warp& warp, const Instruction* at, const LaneAddresses& addresses, std::uint32_t bytes,
                 std::uint64_t stride, const Area& area);
  void loadSame(const Warp& warp, const Instruction* at, const LaneAddresses& addresses, std::uint32_t bytes,
                const Area& area);
  template <bool loads>
  void accessLanes(const Warp& warp, const Instruction* at, const LaneAddresses& addresses, std::uint32_t bytes,
                   const Area& area);
  bool takeRow(const Warp& warp, const Instruction* at, ShadowRow& row, CellPlace place);
  void accessOneByOne(const Warp& warp, const Instruction* at, const LaneAddresses& addresses, std::uint32_t bytes,
                      const Area& area);
  CellPlace placeOf(const Area& area, std::uint64_t address);
  CellPlace placeOfCell(std::uint64_t cell);  // of global memory

  // Cell by cell, in block_watch_cells.cpp
  bool before(Stamp stamp, std::uint32_t clock, std::uint32_t thread) const {
    return (stamp & threadMask) == thread || (m_ordered && m_order.before(stamp & threadMask, clock, thread));
  }
  void load(Access& access, CellPlace place);
  void store(Access& access, CellPlace place);
  void change(Access& access, CellPlace place);
  bool meets(Access& access, const ShadowCells::Visits& visits, std::size_t index, bool wrote, bool writes);
  bool meets(Access& access, const ShadowCells::Lists& lists, std::size_t index, bool wrote, bool writes);
  void meetAtomics(Access& access, CellPlace place, bool writes);
  void meetReaders(Access& access, CellPlace place);
  void join(const Access& access, const ShadowCells::Visits& first, const ShadowCells::Visits& second,
            const ShadowCells::Lists& further, std::size_t index);
  void addGroup(const ShadowCells::Lists& lists, std::size_t index, const Group& added);
  bool take(const Access& access, const ShadowCells::Visits& visits, std::size_t index);

  // Between blocks, in block_watch_grid.cpp
  void strongAccess(const Warp& warp, const Instruction* at, unsigned lane, std::uint64_t address, std::uint32_t bytes,
                    const Area& area);
  bool isChanged(const Area& area, std::uint64_t address, std::uint32_t bytes);
  void noteRow(HazardWatch::Page& page, GridUse use, std::uint32_t cells, const ShadowRow& row, std::uint32_t step);
  void noteCell(HazardWatch::Page& page, std::uint32_t cell, GridUse use, const Access& access, std::uint32_t step);
  GridRow* rowOf(HazardWatch::Page& page, GridUse use, std::uint32_t thread, std::uint32_t clock);
  std::uint32_t remember(std::uint32_t thread);
  void publish(std::uint32_t thread, GridCount count);
  void keepFences();

  void race(Access& access, std::uint32_t thread, std::uint32_t at, bool wrote, bool writes);
  void report(Hazard::Kind kind, const Warp& warp, const std::optional<Hazard::Party>& first,
              const Hazard::Party& second, const Hazard::Place& where);
  Hazard::Party partyOf(const Warp& warp, const Instruction* at, unsigned lane, bool writes = false) const;

  HazardWatch& m_thread;
  LaunchHazards& m_launch;
  const Block& m_block;
  unsigned m_shift;  // of the bytes of a cell
  bool m_ordered;    // threads find orders within a step
  bool m_meetsBlocks, m_counts;
  HazardWatch::Block m_place;                             // where its pages are
  bool m_based = false;                                   // m_place has its base
  bool m_open = false;                                    // between begin() and end()
  std::uint32_t m_epoch = 0, m_begin = 0;                 // of this step and of the first one of the block
  std::uint32_t m_generation = 0;                         // of these numbers
  const Area* m_area = nullptr;                           // of the last access to global memory
  bool m_onlyRead = false;                                // nobody writes there
  std::uint32_t m_ended = 0;                              // threads, at the last barrier
  bool m_sharedAtomics = false, m_globalAtomics = false;  // of this block
  ShadowCells m_shared;
  LaneOrder m_order;
  std::vector<Group> m_groups{1};  // of this step; the first is none
  HazardList m_hazards;
  BlockReport m_report;
  std::vector<Unpublished> m_unpublished;
  std::uint32_t m_moment = 0;
  /// Bytes that several threads have changed by atomics in this step, with nothing but that since: what further ones do
  /// there is known.
  struct Changed {
    std::uint64_t address = 0;
    std::uint32_t bytes = 0;
    Stamp step = 0;
  };
  Changed m_changed;
};

}  // namespace warpfold::emulation
