// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <unordered_map>
#include <vector>

#include "emulation/held.h"
#include "emulation/memory_access.h"
#include "emulation/trace_nodes.h"
#include "emulation/trace_places.h"
#include "emulation/trace_steps.h"
#include "emulation/traced_launch.h"

namespace warpfold::emulation {

/// Follows the values of one block from register to register and from word to word, and writes down who combined what
/// with what. Block::start takes it, and its code has to be linked for tracing: the instructions that move or make
/// values are enclosed in such as tell the recorder (emulation/tracing.h). A block that does more than a trace may hold
/// runs on unrecorded, and take() refuses it. Most of its methods are what an instruction can do with a value, one
/// each.
class Recorder {
 public:
  /// `launch` stays where it is.
  explicit Recorder(const TracedLaunch& launch);

  /// The finished trace; the recorder is empty afterwards. Throws TraceTooLarge where the block did more than a trace
  /// may hold.
  std::shared_ptr<BlockTrace> take();
  /// Block `block` of the cluster has handed over what now stands at `address` of shared memory; `blank`: it had no
  /// element.
  void receive(std::uint64_t address, std::uint64_t block, bool blank);

  // What the block tells --------------------------------------------------------------------------------------
  void begin(const Block& block, const std::vector<Warp>& warps);
  /// A warp's part of the step is over, with what it did.
  void closePart(const Warp& warp) { m_steps->closePart(warp.index, warp.part, warp.activity); }
  /// It ended where lanes of the warp met.
  void meeting(const Warp& warp, const Instruction* at) { m_steps->meeting(warp.part, lineOf(warp, at)); }
  /// The step of the block is over. `line`: of its barrier; 0: so is the block.
  void closeStep(std::uint32_t line);

  // What a warp tells, beside its instructions ----------------------------------------------------------------
  void windowOpened(const Warp& warp, std::uint32_t window);
  /// Parameters of a call go from one register file to another, of these lanes.
  void passed(const Warp& warp, std::uint32_t lanes, std::uint32_t from, const std::vector<ptx::ParameterSlot>& slots,
              std::uint32_t into, const std::vector<ptx::ParameterSlot>& places);
  /// What was uniform now lies elsewhere, lane by lane.
  void fellApart(const Warp& warp);
  /// Lanes put what they have into an exchange. Once all members are there, each lane takes what another one has put in
  /// (shfl), or all get the same (redux).
  void offered(const Warp& warp, std::uint32_t window, const Instruction* at, std::uint32_t lanes);
  void meet(const Warp& warp, const Instruction* at, std::uint32_t members);
  void tookFrom(const Warp& warp, std::uint32_t window, const Instruction* at, unsigned lane, unsigned source);
  void tookReduced(const Warp& warp, std::uint32_t window, const Instruction* at, std::uint32_t lanes);

  // What instructions do --------------------------------------------------------------------------------------
  /// Results that are no values of the reduction.
  void forget(const Warp& warp, const Instruction* at);
  void move(const Warp& warp, const Instruction* at);
  void select(const Warp& warp, const Instruction* at);
  void pack(const Warp& warp, const Instruction* at);
  void unpack(const Warp& warp, const Instruction* at);
  void parameterOfCall(const Warp& warp, const Instruction* at);
  /// Before and after a load, for the address may lie in the register that it goes to.
  void locateLoad(Warp& warp, const Instruction* at);
  void load(Warp& warp, const Instruction* at);
  void store(Warp& warp, const Instruction* at);
  /// An atomic access to a word that is no value of the reduction.
  void change(Warp& warp, const Instruction* at);

  // What functions that are performed do ----------------------------------------------------------------------
  /// Before any of them: their arguments.
  void takeArguments(const Warp& warp, const Instruction* at);
  void identity(const Warp& warp, const Instruction* at);
  void map(const Warp& warp, const Instruction* at);
  void combine(const Warp& warp, const Instruction* at);
  void reduceWarp(const Warp& warp, const Instruction* at);
  void handOver(const Warp& warp, const Instruction* at);
  void atomic(const Warp& warp, const Instruction* at);

  // What instructions do in a kernel that calls no operator ---------------------------------------------------
  /// Before an instruction that may combine or choose: its operands.
  void takeOperands(const Warp& warp, const Instruction* at);
  void arithmetic(Warp& warp, const Instruction* at);
  /// selp: one of two values, or what min and max have become.
  void choose(Warp& warp, const Instruction* at);
  /// setp: which of two values is the larger, which may then take the other's place.
  void compare(Warp& warp, const Instruction* at);
  /// What may make a value of elements.
  void mapped(const Warp& warp, const Instruction* at);
  void atomicInstruction(Warp& warp, const Instruction* at);

 private:
  /// An argument of a lane.
  struct Argument {
    Held held;
    std::uint64_t bits = 0;
  };
  using Combine = std::function<std::uint64_t(std::uint64_t, std::uint64_t)>;
  using Arguments = std::array<std::array<Argument, ptx::laneCount>, 3>;
  /// Where an address of a lane leads to.
  struct Word {
    enum class Kind : std::uint8_t { none, global, shared, local };
    Kind kind = Kind::none;
    std::uint64_t address = 0;  // that is unlike all others: of shared memory the generic one, of local memory made up
    const Area* area = nullptr;
    const std::byte* host = nullptr;
  };

  std::uint32_t lineOf(const Warp& warp, const Instruction* at) const;
  Moment momentOf(const Warp& warp, unsigned lane);
  HeldRegisters& registersOf(const Warp& warp, std::uint32_t window);
  HeldRegisters& registersOf(const Warp& warp) { return registersOf(warp, warp.window); }
  void clearResults(const Warp& warp, const Instruction* at, std::uint32_t lanes);
  bool makeRoom(std::size_t more);
  static LaneAddresses addressesOf(const Warp& warp, const Instruction* at);
  Word wordOf(const Warp& warp, const Instruction* at, unsigned lane, std::uint64_t address, unsigned bytes) const;
  static std::uint64_t bitsOf(const Warp& warp, const ptx::Slot& slot, unsigned lane);
  std::uint64_t bitsAt(const Word& word, unsigned bytes) const;
  void addRequest(const Warp& warp, const Instruction* at, const LaneAddresses& addresses, unsigned bytes,
                  WarpRequest::Kind ofGlobal);
  Held loaded(const Warp& warp, unsigned lane, const Word& word, unsigned bytes, std::uint64_t bits);
  Held loadedInput(const Moment& now, const Word& word, unsigned bytes, std::uint64_t bits);
  void stored(const Warp& warp, unsigned lane, const Word& word, unsigned bytes, Held held, std::uint64_t bits);
  /// The node of a value that is used.
  NodeId nodeOf(const Moment& now, const Argument& argument);
  NodeId addResult(const Moment& now, NodeId left, NodeId right, std::uint64_t bits, Node::Via via, std::uint32_t line);
  void addAtomics(const Warp& warp, const Instruction* at, const LaneAddresses& addresses,
                  const std::array<Argument, ptx::laneCount>& operands, unsigned width, const Combine& combine);
  bool isIdentity(std::uint64_t bits) const;
  bool isMadeOf(const Held& result, const Held& operand);
  bool isTurnedRound(const Held& left, const Held& right);
  Held combinedBy(const Warp& warp, const Instruction* at, unsigned lane, Argument left, Argument right,
                  std::uint64_t bits);
  Held term(const Warp& warp, unsigned lane, std::uint64_t from, std::uint64_t bits);
  NodeId combined(const Moment& now, const Argument& left, const Argument& right, std::uint64_t bits,
                  std::uint32_t line);
  template <typename Fold>
  NodeId reduce(const Warp& warp, std::uint32_t members, std::uint32_t line, Fold combine);
  void noteStride(const Moment& now, const Held& left, const Held& right);
  std::optional<std::int64_t> distanceOf(const Held& left, const Held& right) const;
  void noteHome(NodeId node, std::uint64_t address);

  const TracedLaunch& m_launch;
  TracePlaces m_places;
  std::shared_ptr<BlockTrace> m_trace;
  const Block* m_block = nullptr;    // as long as it runs
  const Memory* m_global = nullptr;  // of the launch
  std::unique_ptr<TraceSteps> m_steps;
  TraceNodes m_nodes;
  HeldMemory m_memory;
  std::unordered_map<std::uint64_t, NodeId> m_inputs;  // elements that are only read, by their address
  struct Received {
    std::uint64_t block = 0;
    bool blank = false;
  };
  std::unordered_map<std::uint64_t, Received> m_received;  // from others of the cluster, by address
  std::vector<std::vector<HeldRegisters>> m_registers;     // by warp and window
  std::uint32_t m_step = 0;                                // of the block
  std::uint64_t m_event = 0;
  std::uint64_t m_sharedBegin = 0;  // lowest address of shared memory that held a value; 0: none yet

  // Of the instruction that is executed
  LaneAddresses m_addresses;
  Arguments m_arguments;
  std::array<Argument, ptx::laneCount> m_offered;
  Held m_reduced;
};

}  // namespace warpfold::emulation
