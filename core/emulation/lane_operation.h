// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <span>
#include <string>

#include "values/element_type.h"
#include "values/operation.h"

namespace warpfold::emulation {

/// What an operation reaches beside its arguments: memory, and the other blocks of the cluster.
class LaneContext {
 public:
  virtual ~LaneContext() = default;
  /// Where `bytes` at an address lie, for an atomic access of that lane; throws KernelFault where nothing does.
  virtual std::byte* atomic(unsigned lane, std::uint64_t address, unsigned bytes) = 0;
  /// Stores `bytes` of a value at an address of the shared memory of the cluster's last block.
  virtual void handToLast(unsigned lane, std::uint64_t address, const std::byte* value, unsigned bytes) = 0;
  virtual std::uint32_t clusterSize() const = 0;
  virtual std::uint32_t clusterRank() const = 0;
  /// The lanes arrive at the barrier of the cluster.
  virtual void arrive(std::uint32_t mask) = 0;
  /// Whether all threads of the cluster have arrived since these lanes did; they arrive first where they have not.
  virtual bool met(std::uint32_t mask) = 0;
};

/// Something that kernels call and that is no PTX: what combines two values of whatever type the user chose, say.
class LaneOperation {
 public:
  /// `arguments`: of each, 32 values of 4 or 8 bytes, one a lane; so is the result, which may be what it likes for
  /// lanes that are not in `mask`. Each is aligned as a register is.
  struct Call {
    std::uint32_t mask;
    std::span<const std::byte* const> arguments;
    std::byte* result;
    LaneContext* context;  ///< null: of an operation that reaches nothing
  };
  virtual ~LaneOperation() = default;
  virtual unsigned arguments() const = 0;
  /// What it means for the step in which lanes call it.
  enum class Effect : std::uint8_t {
    none,
    combines,  ///< those lanes have taken part in the reduction
    meets      ///< lanes meet, as at a warp-wide instruction, and combine what they brought
  };
  virtual Effect effect() const { return Effect::none; }
  /// What it makes of values of the reduction, for those who follow them.
  enum class What : std::uint8_t {
    other,
    identity,    ///< the operator's identity
    map,         ///< a value of one element as it is stored, or of two
    combine,     ///< a value of two
    atomic,      ///< a value of what an address holds, left there, and of a second argument
    reduceWarp,  ///< one value of those of all lanes, in their order
    handToLast   ///< leaves its second argument to another block
  };
  virtual What what() const { return What::other; }
  /// Of what combines values: the bits of one value of two.
  virtual std::uint64_t combined(std::uint64_t left, std::uint64_t) const { return left; }
  /// Of an atomic operation for which there is no instruction, so that it is a load and a compare-and-swap.
  virtual bool readsFirst() const { return false; }
  /// False where the lanes have to wait for other blocks: they are asked again.
  virtual bool mayGoOn(const Call&) const { return true; }
  virtual void perform(const Call& call) const = 0;
};

/// By the names under which kernels declare them.
using Operations = std::map<std::string, std::shared_ptr<const LaneOperation>>;

/// op(a, b), as core/values has it, on values of the type in which they are combined.
std::shared_ptr<const LaneOperation> combination(ElementType accumulator, Operation op);
/// The operator's identity: no argument.
std::shared_ptr<const LaneOperation> identity(ElementType accumulator, Operation op);
/// *address = op(*address, value), lane by lane in ascending order: two arguments, no result. Where GPUs have no such
/// instruction, the words are read first and then exchanged.
std::shared_ptr<const LaneOperation> atomicCombination(ElementType accumulator, Operation op);
/// The value that is combined of one element as it is stored; of two where the operator takes a second input.
std::shared_ptr<const LaneOperation> mapping(ElementType stored, Operation op);
/// The values of all lanes combined, in ascending order: one argument.
std::shared_ptr<const LaneOperation> warpReduction(ElementType accumulator, Operation op);

std::shared_ptr<const LaneOperation> clusterSize();
std::shared_ptr<const LaneOperation> clusterRank();
/// barrier.cluster.arrive.relaxed, .wait, and both.
std::shared_ptr<const LaneOperation> clusterArrive();
std::shared_ptr<const LaneOperation> clusterWait();
std::shared_ptr<const LaneOperation> clusterSync();
/// Stores a value of `bytes` at that address of the shared memory of the cluster's last block.
std::shared_ptr<const LaneOperation> handToLast(unsigned bytes);

}  // namespace warpfold::emulation
