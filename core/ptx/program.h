// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "ptx/module.h"
#include "ptx/opcode.h"

namespace warpfold::ptx {

/// Lanes of a warp that there is room for. Narrower warps leave the upper ones idle.
inline constexpr unsigned laneCount = 32;
/// Bytes of a register that holds one value for all lanes: a chunk of equal values, so that it can stand in for any
/// part of a register with a value a lane, which has 32 values of 4 or 8 bytes.
inline constexpr unsigned chunkBytes = 32;

/// Where addresses of other spaces than global lie among generic ones, and where variables of the module do.
namespace window {
inline constexpr std::uint64_t shared = std::uint64_t{1} << 32, local = std::uint64_t{2} << 32,
                               param = std::uint64_t{3} << 32, bytes = std::uint64_t{1} << 32;
inline constexpr std::uint64_t module = std::uint64_t{16} << 32;
}  // namespace window

/// Where an operand lies in the register file of a function.
struct Slot {
  enum class Kind : std::uint8_t {
    none,
    lanes,     ///< a value for each lane
    uniform,   ///< one for all: a chunk
    predicate  ///< a bit for each lane, in 4 bytes
  };
  Kind kind = Kind::none;
  std::uint8_t bytes = 0;  ///< of one value as it lies there: 4 or 8
  std::uint8_t value = 0;  ///< of those, how many belong to the register's type; the others are zero
  std::uint32_t offset = 0;
};

// Of what kind an instruction is, in Decoded::mode; PTX ISA, under the names of the instructions.
enum class Comparison : std::uint8_t { eq, ne, lt, le, gt, ge, equ, neu, ltu, leu, gtu, geu, num, nan };
enum class Multiply : std::uint8_t { low, high, wide };
enum class Shuffle : std::uint8_t { up, down, butterfly, index };
enum class Vote : std::uint8_t { all, any, uniform, ballot };
enum class AtomicOperation : std::uint8_t { add, min, max, inc, dec, exchange, compareAndSwap, bitAnd, bitOr, bitXor };
/// How a result that no number of its type equals is rounded; none: as the instruction has it by itself.
enum class Rounding : std::uint8_t { none, nearest, zero, down, up };
/// How setp joins what it finds with a further predicate.
enum class Logic : std::uint8_t { none, conjunction, disjunction, exclusive };
/// What a special register holds (special_registers.h has their names).
enum class Special : std::uint8_t {
  tidX,
  tidY,
  tidZ,
  ntidX,
  ntidY,
  ntidZ,
  ctaidX,
  ctaidY,
  ctaidZ,
  nctaidX,
  nctaidY,
  nctaidZ,
  laneId,
  warpId,
  warpCount,
  multiprocessor,
  multiprocessorCount,
  grid,
  maskEqual,
  maskLess,
  maskLessOrEqual,
  maskGreater,
  maskGreaterOrEqual,
  clock,
  warpSize,
  dynamicShared,
  totalShared,
  zero,
  one
};

/// Of Decoded::target and Decoded::meet: nowhere.
inline constexpr std::uint32_t noTarget = ~std::uint32_t{0};

/// One instruction with all that it takes to execute it.
struct Decoded {
  Opcode opcode = Opcode::trap;
  ScalarType type = ScalarType::none;  ///< that it computes in; of cvt: that it makes
  ScalarType from = ScalarType::none;  ///< of cvt: that it takes; of set: that it compares
  Space space = Space::generic;
  std::uint8_t mode = 0;  ///< one of the enumerations above, as the opcode has it
  Rounding rounding = Rounding::none;
  Logic logic = Logic::none;  ///< of setp, with a further predicate
  std::uint8_t width = 1;     ///< registers of a vector access, parts of a packed value, arguments of a call
  bool masked = false;        ///< lanes that do not execute it keep what is in their registers
  bool negated = false;       ///< its predicate counts where it is false
  bool parts = false;         ///< a branch at which some lanes may go one way and some the other
  bool spins = false;         ///< a branch back to a loop that may wait for others
  bool looks = false;         ///< such a loop does nothing but look whether it may go on; of enter: it is in one
  bool carries = false;       ///< such a loop counts or sums up: it may well end without others
  bool inFrame = false;       ///< its address counts from where the function's local variables begin
  bool saturates = false, strong = false, toInteger = false;
  bool flushes = false;                     ///< subnormal operands and results are zeros of their sign
  bool isVolatile = false;                  ///< strong as volatile ones are
  bool releases = false, acquires = false;  ///< an access that is a fence as well
  bool ofBlock = false;                     ///< a fence for threads of the block only
  std::array<Slot, 4> results;
  std::array<Slot, 5> sources;
  std::int64_t immediate = 0;
  std::uint32_t target = noTarget;  ///< an instruction, a function or an operation; of a meeting point its number
  std::uint32_t meet = noTarget;    ///< where lanes that part here meet again; none: nowhere
  std::uint32_t outerMeets = 0;     ///< FunctionProgram::outerMeets: where they do if they go past that one
  std::uint32_t source = 0;         ///< of the function's instructions: for lines
};

/// Where a parameter of a call lies in the register file, value by value: lane k at offset + k * stride.
struct ParameterSlot {
  std::uint32_t offset = 0, stride = 0;  // the latter whole multiples of 16
};

/// What a call gives and gets, where it lies at the caller's.
struct CallParameters {
  std::vector<ParameterSlot> arguments, results;
};

/// The code of one function, and the register file that a warp needs to execute it.
struct FunctionProgram {
  std::string name;
  /// The code twice, instruction by instruction the same. `together` holds what is uniform once and leaves masks out
  /// where they change nothing: right as long as lanes that part wait for each other where their ways meet. `apart`
  /// holds everything for each lane, so that lanes may go on as they like.
  std::vector<Decoded> together, apart;
  std::uint32_t windowBytes = 0;  ///< of the register file
  std::uint32_t constantsAt = 0;  ///< its last part
  std::vector<std::byte> constants;
  /// Registers that may be read before they are written: zero at first.
  std::vector<Slot> unwritten;
  struct Uniform {
    Slot together, apart;  ///< one for all lanes; a value a lane
  };
  std::vector<Uniform> uniforms;  ///< registers that lie elsewhere in `apart`
  std::vector<ParameterSlot> parameters, results;
  std::vector<CallParameters> calls;  ///< by Decoded::immediate
  /// By Decoded::outerMeets, from the innermost on; the first is none.
  std::vector<std::vector<std::uint32_t>> outerMeets;
  /// By Decoded::immediate of `leave` (negative: nobody leaves there), then by the number of a meeting point: whether a
  /// way leads to it.
  std::vector<std::vector<bool>> leads;
  std::uint32_t localBytes = 0;  ///< of each thread
  /// Where an instruction stands, in its source and in the PTX.
  struct Place {
    Location location;
    std::uint32_t textLine = 0;
  };
  std::vector<Place> places;       ///< by Decoded::source
  std::uint32_t firstCounter = 0;  ///< number of the first instruction among those of all functions
};

/// A kernel, ready to be executed, with all functions that it calls. Immutable; threads share it.
struct Program {
  std::vector<FunctionProgram> functions;  ///< the kernel first
  struct Parameter {
    std::string name;
    std::uint32_t offset = 0, bytes = 0;  ///< in Launch::parameters
  };
  std::vector<Parameter> parameters;
  std::uint32_t parameterBytes = 0;
  /// A variable of the module that the kernel uses.
  struct PlacedVariable {
    std::string name;
    std::uint64_t address = 0, bytes = 0, elementBytes = 1;  ///< of shared memory an offset
    std::vector<std::byte> initial;                          ///< the rest is zero
  };
  std::vector<PlacedVariable> shared;   ///< by their offsets
  std::uint32_t staticSharedBytes = 0;  ///< dynamic shared memory begins behind them
  bool takesDynamicShared = false;
  std::vector<PlacedVariable> globals;         ///< of the module, at window::module and behind
  std::vector<std::string> operations;         ///< functions that are declared only: the machine performs them
  std::uint32_t counters = 0;                  ///< instructions of all functions
  std::map<std::uint32_t, std::string> files;  ///< as Module::files
};

/// The kernel of that name, or the only one where `kernel` is empty. Throws InvalidRequest where there is none.
const Function& kernelIn(const Module& module, std::string_view kernel);

/// Decodes that kernel. Throws InvalidRequest with one sentence where there is none, or it has what is not executed.
Program decode(const Module& module, std::string_view kernel = {});

}  // namespace warpfold::ptx
