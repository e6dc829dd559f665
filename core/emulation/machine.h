// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "emulation/block_log.h"
#include "emulation/context.h"
#include "emulation/grid_shadow.h"
#include "emulation/launch_shape.h"
#include "emulation/line.h"
#include "emulation/repeat_proof.h"
#include "emulation/shadow.h"
#include "emulation/stack_pool.h"
#include "emulation/warp_accesses.h"
#include "emulation/warp_exchange.h"
#include "simt/block_ranges.h"
#include "simt/lane_order.h"
#include "simt/step_tally.h"
#include "trace/trace.h"
#include "values/counters.h"

/// The emulated multiprocessor: one fiber per thread of a block, run by one thread of the host.
///
/// Lanes take turns in ascending order. At a barrier a lane jumps straight to the next one; when the last has
/// arrived the step is over and the first goes on. A block is therefore one round of the ring per step, and its
/// order of events is the same every time.
///
/// Kernels in which lanes of a warp meet (shuffles, votes, __syncwarp) take a longer way: masks say which lanes of each
/// warp can run, wait for their warp or wait for the block. A meeting is over when no lane of the warp can run any
/// more; what lies between is a part of the step. A warp runs until all its lanes wait for the block, meeting as often
/// as they like in between, before the next warp begins.
namespace warpfold::emulation {

class Recorder;

/// A block that was proven to draw no last ticket has drawn it: others draw more than one. The launch must be run again
/// with every block counted.
struct LastTicketDrawn {};

/// What is needed of a lane at every barrier: one cache line.
struct alignas(64) Lane {
  Context context{};              ///< first: a context that is gone on with tells its lane
  Lane* next = nullptr;           ///< in the ring of lanes that still run
  std::uint64_t path = 0;         ///< of a counted kernel: tells the trips of the loops that the lane is in
  std::uint32_t thread = 0;       ///< threadIdx.x
  std::uint32_t bit = 0;          ///< 1 << lane within its warp
  std::uint32_t warp = 0;         ///< warp within the block
  std::uint32_t finishedIn = 0;   ///< serial number of the last block this lane finished
  std::uint32_t barrierLine = 0;  ///< where it last came to a barrier of the block, in a kernel whose lanes also meet
};

/// Runs blocks of a launch, one after the other, on the calling thread. It has so many methods because scheduling,
/// counting and finding faults read and write the same words of one lane, warp and step at every access, hundreds of
/// millions of times a second: in classes of their own each would reach that state through one pointer more. They are
/// apart by file: machine_memory.cpp, machine_order.cpp, machine_hazards.cpp, machine_meetings.cpp,
/// machine_repeat.cpp.
class Machine {
 public:
  static constexpr std::uint32_t maximumThreads = 1024;

  /// The kernel, which finds its arguments in the machine: begun once by every lane, ends with finishLane().
  using Body = void (*)();

  Machine();
  ~Machine();
  Machine(const Machine&) = delete;
  Machine& operator=(const Machine&) = delete;

  /// Before the first block of a launch. `counted`: the body notes what it does. `goesOn`: with the launch before, of
  /// which this machine remembers the blocks that it ran. `counters`: of the launch, whatever machines run it.
  void begin(const LaunchShape& shape, const GlobalMemory& memory, Body body, const void* arguments, bool counted,
             bool goesOn = false, std::shared_ptr<GridCounters> counters = std::make_shared<GridCounters>());
  /// From now on until the next begin(): blocks that `proof` proves to repeat another one run `plain`, the kernel
  /// uncounted. Either may be null. `proof` runs one lane for the current RepeatProof and returns.
  void repeatBy(Body plain, Body proof);
  /// Runs block `index`. Throws LastTicketDrawn. `recorder` (may be null) hears of every access and combination of it.
  void runBlock(std::uint64_t index, Recorder* recorder);
  /// Sums over the blocks since begin(); only lanes of counted kernels add to them.
  const std::vector<StepTally>& tallies() const { return m_tallies; }
  /// Blocks since begin() that read no element of the input, and the atomics that they made.
  const BlockRanges& blank() const { return m_blank; }
  std::uint64_t blankAtomics() const { return m_blankAtomics; }
  /// Blocks since begin() that did the same as another one, from the first operation to the last.
  std::uint64_t repeated() const { return m_repeated; }
  /// Of these, how many were proven to and ran uncounted.
  std::uint64_t proven() const { return m_provenBlocks; }
  /// The last count since begin() at a counter of finished blocks.
  struct Count {
    BlockId block;
    std::uint32_t step = 0;
    ThreadId thread;
    std::uint32_t line = 0;
  };
  const std::optional<Count>& lastCount() const { return m_lastCount; }
  /// What was found wrong since begin(), each kind with each pair of lines once.
  const std::vector<Hazard>& hazards() const { return m_hazards; }
  /// Races of blocks that this machine ran and blocks that another one ran in the same launch; see GridShadow. This
  /// machine then knows the other's blocks too.
  std::vector<Hazard> racesWith(const Machine& other);
  /// Active threads since begin(), blocks put together as GridActivity says.
  const GridTally& activity() const { return m_activity; }

  // What the kernel asks for --------------------------------------------------------------------------------
  static Machine& current() { return *t_current; }
  /// Whether a block runs on this thread of the host.
  static bool running() { return t_current != nullptr; }
  /// How often the warp of the lane that runs has met since the last barrier of the block.
  std::uint32_t partNow() const { return m_shape.warpLevel ? m_warps[t_lane->warp].part : 0; }
  /// Lane::path of the lane that runs.
  static std::uint64_t& path() { return t_lane->path; }
  /// Shared memory of dynamicSharedBytes; a block finds there what the one before left.
  void* dynamicShared() const { return m_dynamic; }
  std::uint32_t threadIndex() const { return t_lane->thread; }
  std::uint32_t blockIndex() const { return m_blockIndex; }
  const LaunchShape& shape() const { return m_shape; }
  const GlobalMemory& memory() const { return m_memory; }
  template <typename Arguments>
  const Arguments& arguments() const {
    return *static_cast<const Arguments*>(m_arguments);
  }

  /// The barrier of an uncounted kernel: nothing but the switch to the next lane.
  void barrier() {
    Lane* const self = t_lane;
    if constexpr (contextsRestart)
      jumpTo(self + 1, self);  // behind the last lane stands the host, and one that has finished passes on
    else
      jumpTo(self < m_boundary ? self + 1 : nextInRing(self), self);
  }

  /// The barrier of a counted kernel: adds up what the warp did when its last lane arrives.
  void countedBarrier(std::uint32_t line) {
    if (!m_log.expects(BlockLog::keyOf(BlockOp::Kind::barrier, line), m_combinations)) [[unlikely]]
      noteRingStop(BlockOp::Kind::barrier, line);
    barrier();
  }

  /// Barrier of the block in a kernel whose lanes also meet within their warp.
  template <bool counted>
  void blockBarrier(std::uint32_t line) {
    Lane* const self = t_lane;
    if constexpr (counted) {
      self->barrierLine = line;
      noteStop(BlockOp::Kind::barrier, BlockLog::keyOf(BlockOp::Kind::barrier, line), line);
    }
    runOn(self);
  }
  /// Waits until all lanes of `mask` that exist and have not returned have come; gives what the meeting brings this
  /// lane. `source`, of a shuffle: the lane whose value is asked for.
  ShuffledValue meet(Meeting kind, std::uint32_t mask, const ShuffledValue& value, std::uint32_t source, Line line) {
    Lane* const self = t_lane;
    WarpState& warp = m_warps[self->warp];
    Exchange& mine = m_exchanges[self->thread];
    mine.line = line;
    if ((mask & self->bit) == 0) [[unlikely]]
      outsideMask(line);
    if (kind == Meeting::active) mine.path = self->path;
    mine.kind = kind;
    mine.mask = (mask & warp.exist) | self->bit;
    mine.source = source;
    mine.offered = value;
    if (warp.meeting == 0) {
      warp.mask = mine.mask;
      warp.kind = kind;
      warp.mixed = kind == Meeting::active;
    } else if (warp.mask != mine.mask || warp.kind != kind) [[unlikely]] {
      warp.mixed = true;
    }
    if (m_counted) noteStop(BlockOp::Kind::meeting, keyOfMeeting(mine, mask), line.number);
    warp.meeting |= self->bit;
    runOn(self);
    return mine.received;
  }
  /// The end of the kernel: the next lane runs, and this one begins again with the next block.
  [[gnu::noinline]] void finishLane();
  std::uint32_t laneIndex() const { return t_lane->thread % m_shape.warpSize; }

  void noteLoad(const void* address, std::size_t bytes, Line line) {
    if (!isStack(address)) note<BlockOp::Kind::load>(reinterpret_cast<std::uintptr_t>(address), bytes, line);
  }
  /// False where the word must not be written: it lies beyond a shared array, in memory of the host.
  bool noteStore(const void* address, std::size_t bytes, Line line) {
    return isStack(address) || note<BlockOp::Kind::store>(reinterpret_cast<std::uintptr_t>(address), bytes, line);
  }
  /// A read of an input that nobody writes: no race is possible, but the address may lie beyond the end.
  void noteInput(std::uintptr_t address, std::size_t bytes, bool inBounds, Line line) {
    note<BlockOp::Kind::input>(address, bytes, line);
    if (!inBounds) [[unlikely]]
      outOfBounds(address, false, line);
  }
  /// An element of the input, not padding, is read.
  void noteElement() { m_readsElement = true; }
  void noteAtomic(const void* address, std::size_t bytes, Line line) {
    note<BlockOp::Kind::atomic>(reinterpret_cast<std::uintptr_t>(address), bytes, line);
  }
  /// The read before an atomic that is made of compare-and-swap.
  void noteReadOfAtomic(const void* address, std::size_t bytes, Line line) {
    note<BlockOp::Kind::readOfAtomic>(reinterpret_cast<std::uintptr_t>(address), bytes, line);
  }
  /// A value is stored with the mark that it is there, for another block.
  void notePublished(const void* address, std::size_t bytes, Line line) {
    note<BlockOp::Kind::published>(reinterpret_cast<std::uintptr_t>(address), bytes, line);
  }
  /// Such a value is taken, and its mark cleared. `there`: it was published.
  void noteCollected(const void* address, std::size_t bytes, bool there, Line line) {
    const auto at = reinterpret_cast<std::uintptr_t>(address);
    note<BlockOp::Kind::collected>(at, bytes, line);
    if (!there) [[unlikely]]
      uninitialised(at, line);
  }
  /// Hands a value to the last block of the cluster, where it will stand at `at` of shared memory from the cluster's
  /// next barrier on. Blocks of a cluster run one after the other on one machine, the last one last.
  void handOver(void* at, std::uint64_t bits);
  /// The last block of a cluster has come to its barrier: what the others handed over is there.
  void receive(Line line);
  bool lastOfCluster() const { return (m_blockIndex + 1) % m_shape.cluster == 0; }
  /// `change`, an atomic on a counter, by which threads and blocks find their order: what it gives.
  template <typename Change>
  unsigned count(const unsigned* counter, Change change, Line line) {
    // The blocks of other threads of the host count before this one or after it, here as in the counter.
    const auto at = reinterpret_cast<std::uintptr_t>(counter);
    const std::unique_lock order = ordersBlocks(at) ? m_grid.counting() : std::unique_lock<std::mutex>();
    note<BlockOp::Kind::count>(at, sizeof *counter, line);
    return change();
  }
  /// What this lane wrote or knows of is seen before what it does next: by its block, or by all of the device.
  void noteFence(LaneOrder::Fence fence);
  /// The block that runs uncounted is given the last ticket.
  void noteLastTicket() { m_drewLast = true; }
  /// A shuffle in segments of a width that is not allowed.
  void noteWidth(Line line);
  void noteCombination() { ++m_combinations; }

  Recorder* recorder() const { return m_recorder; }
  bool isStack(const void* p) const { return reinterpret_cast<std::uintptr_t>(p) - m_stacks.base() < m_stacks.size(); }
  bool isGlobal(std::uintptr_t p) const { return within(p, m_memory.arena, m_memory.arenaBytes); }
  bool isInput(std::uintptr_t p) const { return within(p, m_memory.input, m_memory.inputBytes); }
  bool isSlot(std::uintptr_t p) const { return within(p, m_memory.slots, m_memory.slotsBytes); }
  bool isOutput(std::uintptr_t p) const { return within(p, m_memory.output, m_memory.outputBytes); }
  /// Lanes that exist in `warp`, as a mask.
  std::uint32_t lanesOf(std::uint32_t warp) const;

 private:
  // Found at a fixed place of the host thread, not through a register that was just loaded from a lane's stack: the way
  // from one lane to the next is one chain of dependent loads, and its length is the emulator's speed. A kernel in a
  // library of its own finds it through a table.
#if defined(__PIC__) && !defined(__PIE__)
#define WARPFOLD_FIXED_PLACE [[gnu::tls_model("initial-exec")]]
#else
#define WARPFOLD_FIXED_PLACE [[gnu::tls_model("local-exec")]]
#endif
  WARPFOLD_FIXED_PLACE static thread_local constinit Machine* t_current;
  WARPFOLD_FIXED_PLACE static thread_local constinit Lane* t_lane;  // the one that runs
#undef WARPFOLD_FIXED_PLACE

  static constexpr std::size_t prefetchDistance = 8;
  static constexpr std::size_t dynamicSlack = 4096;  // a faulty kernel writes a little past the end

  /// Where contexts can be begun anew, a lane begins each block here.
  static void enterLane(Context* self);
  /// Stands for a lane that has finished while others go on: the next of those runs.
  static void passOn(Context* self);
  /// Where they cannot, a lane is an endless loop over the blocks.
  static void laneMain();
  /// One block's part of it. A function of its own, never inlined: the next block may run on another thread of the
  /// host, and a compiler may keep the place of a thread_local over a loop.
  [[gnu::noinline]] static void runLane();
  /// Where contexts restart, it is the lane that goes on who sets t_lane: `self` comes to it in a register, and the
  /// compiler then knows at the next barrier who runs, without a load that waits for the store.
  static void jumpTo(Lane* target, Lane* self) {
    if constexpr (!contextsRestart) t_lane = target;
    [[maybe_unused]] Context* const resumed = switchContext(&self->context, &target->context);
    if constexpr (contextsRestart) t_lane = reinterpret_cast<Lane*>(resumed);
  }
  /// Lanes and stacks of a block do not fit the first-level cache: fetches those of a lane to come, whose stack most
  /// likely waits at the same depth. Only where lanes meet: the barrier of the ring is so short that the processor
  /// looks ahead far enough by itself, and this would cost more than it saves.
  static void fetchAfter([[maybe_unused]] const Lane* target) {
#ifdef WARPFOLD_OWN_CONTEXT
    __builtin_prefetch(static_cast<const char*>(target->context.stack) + prefetchDistance * StackPool::stackBytes);
    __builtin_prefetch(reinterpret_cast<const char*>(target) + prefetchDistance * sizeof(Lane));
#endif
  }
  /// As jumpTo, from a lane whose place is not wanted any more.
  [[noreturn]] static void leaveTo(Lane* target) {
    if constexpr (!contextsRestart) t_lane = target;
    Context nowhere;
    switchContext(&nowhere, &target->context);
    __builtin_unreachable();
  }

  static bool within(std::uintptr_t p, const void* begin, std::size_t bytes) {
    return p - reinterpret_cast<std::uintptr_t>(begin) < bytes;
  }
  // Accesses to memory other than a lane's own (machine_memory.cpp) ----------------------------------------
  template <BlockOp::Kind kind>
  bool note(std::uintptr_t address, std::size_t bytes, Line line) {
    const std::uint64_t path = t_lane->path;
    if (m_log.expects(BlockLog::keyOf(kind, line.place, path, bytes), address)) return true;
    return noteUnexpected(kind, address, bytes, line);
  }
  [[gnu::noinline]] bool noteUnexpected(BlockOp::Kind kind, std::uintptr_t address, std::size_t bytes, Line line);
  /// What the operation means for counts and faults; false where a word must not be written.
  bool apply(const BlockOp& op);
  void applyInput(const BlockOp& op);
  void applyLoad(const BlockOp& op);
  bool applyStore(const BlockOp& op);
  void applyAtomic(const BlockOp& op);
  void applyPublished(const BlockOp& op);
  void applyCollected(const BlockOp& op);
  void applyCount(const BlockOp& op);
  void orderCount(const BlockOp& op);

  // Blocks that do the same as another one (machine_repeat.cpp) ---------------------------------------------
  /// Of a lane that waits for its warp.
  static std::uint64_t keyOfMeeting(const Exchange& mine, std::uint32_t mask) {
    const std::uint64_t what = (std::uint64_t{mine.source} << 32 | mask) * 0xd6e8feb86659fd93u +
                               static_cast<std::uint8_t>(mine.kind) * 0xff51afd7ed558ccdu;
    return BlockLog::keyOf(BlockOp::Kind::meeting, mine.line.place,
                           what + (mine.kind == Meeting::active ? mine.path : 0));
  }
  bool repeat(const BlockOp& op, std::uint64_t key);
  /// The lane that runs stops in a kernel whose lanes meet.
  void noteStop(BlockOp::Kind kind, std::uint64_t key, std::uint32_t line) {
    if (!m_log.expects(key, m_combinations)) [[unlikely]]
      noteUnexpectedStop(kind, key, line);
  }
  [[gnu::noinline]] void noteUnexpectedStop(BlockOp::Kind kind, std::uint64_t key, std::uint32_t line);
  /// The same in other kernels: the last lane of a warp or of the block ends what they did.
  [[gnu::noinline]] void noteRingStop(BlockOp::Kind kind, std::uint32_t line);
  void applyStop(BlockOp::Kind kind, std::uint32_t line);
  void logStop(BlockOp::Kind kind, std::uint64_t key, std::uint32_t line, bool plain);
  void logConsequence(BlockOp::Kind kind, std::uint32_t warp, std::uint32_t mask, std::uint32_t part,
                      std::uint32_t line = 0);
  void leaveLog();
  void replay(std::size_t operations);
  void replay(const BlockOp& op);
  void beginLog(Recorder* recorder);
  void endLog();
  /// Whether block `index` need not be counted.
  bool isProven(std::uint64_t index, const Recorder* recorder);
  /// The block that is over did what the logged one did.
  void takeLoggedCounts();
  void orderAsLogged();
  void prove();
  void visitGrid();
  void addCounts(const std::vector<StepTally>& counts);

  /// What a block has handed to the last one of its cluster.
  struct HandedOver {
    void* at;
    std::uint64_t bits;
    std::uint32_t block;
    bool blank;  ///< the block had read no element: it is the identity
  };

  bool beyondShared(std::uintptr_t address, std::size_t bytes) {
    return address - m_sharedBegin + bytes > m_sharedBytes && beyondKnownShared(address, bytes);
  }
  bool beyondKnownShared(std::uintptr_t address, std::size_t bytes);
  void checkLoad(std::uintptr_t address, bool global, Line line);
  void checkStore(std::uintptr_t address, bool global, Line line);
  void checkAtomic(std::uintptr_t address, bool global, Line line);
  /// Whether blocks find their order by this counter: it lies in global memory, and they fence what they write.
  bool ordersBlocks(std::uintptr_t counter) const {
    return m_exact && m_meetsBlocks && m_shape.fences && (isGlobal(counter) || isCounter(counter));
  }
  bool isCounter(std::uintptr_t p) const {
    return within(p, m_memory.counters, m_memory.counterBytes);
  }
  void noteGrid(std::uintptr_t address, GridUse use, Line line);
  void noteAtomicInGrid(std::uintptr_t address, Line line);
  void publish(GridCount count);
  void keepFences();

  // The same in kernels whose lanes find an order within a step (machine_order.cpp) -----------------------
  /// Lanes of one warp that did the same at one word when their clocks were the same.
  struct Group {
    std::uint32_t lanes = 0;
    std::uint32_t clock = 0;
    std::uint32_t warp = 0;
    std::uint32_t line = 0;
    std::uint32_t next = 0;  // of the list; 0: none
  };
  void checkOrderedLoad(std::uintptr_t address, bool global, Line line);
  void checkOrderedStore(std::uintptr_t address, bool global, Line line);
  void checkOrderedAtomic(std::uintptr_t address, bool global, Line line);
  void checkWriter(const OrderedCell& cell, std::uintptr_t address, bool writes, Line line);
  void checkGroups(std::uint32_t list, bool beforeWrites, std::uintptr_t address, bool writes, Line line);
  void join(std::uint32_t& list, Line line);
  void release(std::uint32_t& list);

  // Faults, told once for every pair of lines ------------------------------------------------------------
  void race(Visit before, bool beforeWrites, std::uintptr_t address, bool writes, Line line);
  Hazard raceOf(const GridVisitor& first, const GridVisitor& second, std::uintptr_t address) const;
  void uninitialised(std::uintptr_t address, Line line);
  void outOfBounds(std::uintptr_t address, bool writes, Line line);
  void checkBarrier(std::uint32_t line);
  void checkReturned();
  void report(Hazard::Kind kind, const std::optional<Hazard::Party>& first, const Hazard::Party& second,
              Hazard::Place where);
  [[gnu::noinline]] void outsideMask(Line line);
  void reportWarp(Hazard::Kind kind, const std::optional<Hazard::Party>& first, Line line);
  void report(const Hazard& hazard);
  std::uint32_t stepNow() const {
    return m_replaying ? m_replayedStep : m_step + partNow();
  }
  std::uintptr_t sharedBegin(std::uintptr_t address) const;
  Hazard::Place placeOf(std::uintptr_t address) const;

  // Kernels with meetings --------------------------------------------------------------------------------
  /// Of one warp, as masks of lanes.
  struct WarpState {
    std::uint32_t ready = 0, meeting = 0, waiting = 0;
    std::uint32_t part = 0;   // how often its lanes met since the last barrier of the block
    std::uint32_t exist = 0;  // a block need not fill its last warp
    std::uint32_t ended = 0;
    std::uint32_t touched = 0;  // lanes whose accesses are pending, but for the part that runs
    std::uint32_t mask = 0;     // that the first of `meeting` waits for
    Meeting kind = Meeting::sync;
    bool mixed = false;  // lanes of `meeting` wait for different things
  };
  /// Mostly the lane beside the one that runs is next. Where neighbours stop one after the other, the masks of their
  /// warp are brought up to date when the last of them does.
  void runOn(Lane* self) {
    Lane* next = self + 1;
    if (self >= m_boundary) [[unlikely]]
      if (next = nextOfWarps(); next == self) return;
    fetchAfter(next);
    jumpTo(next, self);
  }
  /// Who runs next where neighbours have all stopped.
  [[gnu::noinline]] Lane* nextOfWarps();
  void beginRun(std::uint32_t warp);
  void endRun();
  /// Lets the next lane run: of this warp, of the next one, or all that waited for the block.
  void yieldLane();
  void settleMeetings(std::uint32_t warp);
  std::uint32_t completeMeetings(std::uint32_t warp);
  std::uint32_t alike(std::uint32_t warp, std::uint32_t lane) const;
  void recordReductions(std::uint32_t index, std::uint32_t met);
  void hold(std::uint32_t warp, std::uint32_t mask);
  void reportStuck(std::uint32_t warp);
  void checkSources(std::uint32_t warp, std::uint32_t mask);
  void endBlockStep();
  Lane* endSweep();
  Lane* nextInRing(Lane* self) {
    return self->next <= self ? endSweep() : self->next;
  }
  void runRing();
  void shrinkRing();
  void restartLanes();
  void linkRing();
  void closeWarp(std::uint32_t warp);
  void closeStep(std::uint32_t line);
  void countStep(std::uint32_t line);
  void passStep();
  void endWarp(std::uint32_t warp, std::uint32_t part);
  void endPart(std::uint32_t warp, std::uint32_t met);
  void countPart(std::uint32_t warp, std::uint32_t met, std::uint32_t part);
  void closePart(std::uint32_t warp, std::uint32_t part);
  void flushAccesses(std::uint32_t warp, std::uint32_t part);
  StepTally& tallyOf(std::uint32_t step);

  // Up to here each lane is followed by its neighbour. In a ring that not all lanes are in: none, so that every lane is
  // at or behind it. Where contexts restart, only kernels with meetings look at it.
  Lane* m_boundary = nullptr;
  Lane* m_runBegin = nullptr;  // of the neighbours that run one after the other in a kernel with meetings
  std::uint32_t m_blockIndex = 0;
  BlockLog m_log;
  std::uint32_t m_combinations = 0;    // of this block
  std::uint32_t m_combinedBefore = 0;  // of those, by lanes before the one that runs
  std::uint64_t m_repeated = 0;        // blocks
  std::uint64_t m_provenBlocks = 0;
  bool m_drewLast = false;  // this block
  ProvenBlocks m_proven;
  Body m_countedBody = nullptr, m_plainBody = nullptr, m_proofBody = nullptr;
  bool m_gridNoted = false;          // by the operation that is applied
  std::uint32_t m_replayedStep = 0;  // of the operation that is replayed
  bool m_replaying = false;          // what other blocks see is done already
  std::vector<StepTally> m_before;   // tallies without the block that is being logged
  // Masks of the warp that runs, in this step. Loaded: from global memory.
  std::uint32_t m_combined = 0, m_touched = 0, m_loaded = 0;
  GlobalMemory m_memory;
  Shadow<ShadowCell> m_shadow;
  Shadow<OrderedCell> m_ordered;
  bool m_exact = false;  // m_ordered is the one in use
  LaneOrder m_order;
  std::vector<Group> m_groups;                           // of this step; the first is none
  std::uint32_t m_freeGroup = 0;                         // list of those that can be had again
  std::uint32_t m_epoch = 0;                             // counts barriers over all blocks
  std::uint32_t m_blockEpoch = 0;                        // the one in which this block began
  std::uint32_t m_barrierLine = 0, m_barrierThread = 0;  // where the first lane of this step waits
  std::vector<Hazard> m_hazards;
  GridTally m_activity;
  std::uint64_t m_blocksPerRun = 1;

  /// What this block did at a word of global memory that other blocks may not rely on yet.
  struct Unpublished {
    std::uintptr_t address;
    bool writes;
    std::uint32_t epoch, thread, clock;
    bool fenced;  // before the last barrier
  };
  GridShadow m_grid;
  bool m_meetsBlocks = false;  // a counted launch of more than one block
  std::vector<Unpublished> m_unpublished;
  std::uintptr_t m_atomicAt = 0;  // the word that an atomic of this block was last noted at

  std::vector<WarpState> m_warps;
  std::uint32_t m_parts = 0;  // most of any warp
  WarpAccesses m_accesses;
  LaunchShape m_shape;
  Body m_body = nullptr;
  const void* m_arguments = nullptr;
  Recorder* m_recorder = nullptr;
  bool m_counted = false;
  bool m_stored = false;
  bool m_readsElement = false;       // this block
  std::uint64_t m_blockAtomics = 0;  // of this block
  BlockRanges m_blank;
  std::uint64_t m_blankAtomics = 0;
  std::vector<HandedOver> m_handed;  // by the blocks of the cluster that runs
  std::optional<Count> m_lastCount;
  std::uint32_t m_serial = 0;    // of the block that runs, so that lanes need no reset between blocks
  std::uint32_t m_alive = 0;     // lanes in the ring
  std::uint32_t m_finished = 0;  // of those, how many ended in this sweep
  bool m_ringWhole = false;
  std::uint32_t m_step = 0;
  std::vector<StepTally> m_tallies;
  StackPool m_stacks;
  std::vector<Lane> m_lanes;  // and one place for the host, behind the last lane of the block
  std::vector<Exchange> m_exchanges;
  std::unique_ptr<std::byte[]> m_dynamicMemory;
  std::byte* m_dynamic = nullptr;
  // Of shared memory, the array of which the end is known: where it begins, as far as it was touched. None: all memory.
  std::uintptr_t m_sharedBegin = 0, m_sharedBytes = ~std::uintptr_t{0};
  Lane m_host;  // the context that called runBlock, where it has no place behind the lanes
};

}  // namespace warpfold::emulation
