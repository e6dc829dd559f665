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

namespace warpfold::simt {

/// Memory as an operation reaches it.
class LaneMemory {
 public:
  virtual ~LaneMemory() = default;
  /// Where `bytes` at an address lie, for an atomic access of that lane; throws KernelFault where nothing does.
  virtual std::byte* atomic(unsigned lane, std::uint64_t address, unsigned bytes) = 0;
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
    LaneMemory& memory;
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
  /// Of an atomic operation for which there is no instruction, so that it is a load and a compare-and-swap.
  virtual bool readsFirst() const { return false; }
  virtual void perform(const Call& call) const = 0;
};

/// By the names under which kernels declare them.
using Operations = std::map<std::string, std::shared_ptr<const LaneOperation>>;

/// op(a, b), as core/values has it, on values of the type in which they are combined.
std::shared_ptr<const LaneOperation> combination(ElementType accumulator, Operation op);
/// The operator's identity: no argument.
std::shared_ptr<const LaneOperation> identity(ElementType accumulator, Operation op);
/// *address = op(*address, value), lane by lane in ascending order: two arguments, no result.
std::shared_ptr<const LaneOperation> atomicCombination(ElementType accumulator, Operation op);

}  // namespace warpfold::simt
