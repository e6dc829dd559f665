// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "ptx/scalar_type.h"

namespace warpfold::ptx {

/// A place in a source file, as .loc gives it. File 0: none is known.
struct Location {
  std::uint32_t file = 0, line = 0;
  friend bool operator==(const Location&, const Location&) = default;
};

/// Bytes of the text that was read.
struct Stretch {
  std::uint32_t begin = 0, end = 0;
};

/// What an instruction is given. Registers and variables of the function are known by their index in it.
struct Operand {
  enum class Kind : std::uint8_t {
    none,     ///< `_`: what is made is not wanted
    reg,      ///< a register
    integer,  ///< a literal, in `value`
    single,   ///< the bits of a 32-bit float
    wide,     ///< the bits of a 64-bit float
    special,  ///< a special register, by its name: "%tid.x"
    symbol,   ///< a label, a function, or a variable, to which `value` bytes are added
    memory,   ///< [base + value]: a register, or the variable `name`
    list      ///< {a, b}, (a, b)
  };
  Kind kind = Kind::none;
  bool negated = false;        ///< !p
  std::int32_t reg = -1;       ///< index of a register of the function
  std::int32_t variable = -1;  ///< index of a variable of the function, where `name` is one of it
  std::int64_t value = 0;
  std::string name;
  std::vector<Operand> list;
};

/// One instruction, or a label (its opcode is empty then) at which others jump.
struct Instruction {
  std::string opcode;  ///< with its suffixes: "ld.global.u32"
  std::vector<Operand> operands;
  std::int32_t guard = -1;  ///< register of the predicate: executed by lanes where it is true
  bool guardNegated = false;
  std::string label;
  Location location;           ///< of the source, with functions that were inlined: where they were called
  std::uint32_t textLine = 0;  ///< of the PTX
  Stretch text;                ///< from its guard to its semicolon
};

/// A register of a function, with the type that it is declared with.
struct Register {
  std::string name;
  ScalarType type = ScalarType::none;
};

/// What is declared with a name and a place in memory: an array, a parameter. `bytes` are those of all its elements.
struct Variable {
  std::string name;
  Space space = Space::global;
  ScalarType type = ScalarType::none;
  std::uint64_t bytes = 0;
  std::uint64_t alignment = 1;
  bool external = false;           ///< .extern: shared memory of which the launch tells the size
  std::vector<std::byte> initial;  ///< as far as it is initialised; the rest is zero
  struct Address {
    std::uint64_t at;   ///< byte of `initial` where the address of `of` belongs
    std::string of;     ///< a variable of the module
    std::int64_t plus;  ///< bytes behind its begin
    bool generic;       ///< among generic addresses, else in its own space
  };
  std::vector<Address> addresses;  ///< of other variables, in the initial value
};

/// A kernel or a function, as its text has it: registers and variables of its parts in braces, too.
struct Function {
  std::string name;
  bool entry = false;                    ///< a kernel
  bool defined = false;                  ///< has a body; else only declared
  std::vector<std::int32_t> parameters;  ///< indices of variables, in the space param; ascending
  std::vector<std::int32_t> results;     ///< likewise
  std::vector<Register> registers;
  std::vector<Variable> variables;  ///< parameters, and what is declared in the body
  std::vector<Instruction> code;
  std::uint32_t textLine = 0;
  Stretch text;                ///< with its linkage: ".extern .func ...;"
  std::uint32_t unlinked = 0;  ///< behind its linkage, where ".entry" or ".func" begins
  Stretch body;                ///< between its braces
};

/// What a PTX text holds. A value: nothing of it refers to the text.
struct Module {
  std::string version, target;
  std::uint32_t head = 0;  ///< bytes of the text up to the end of .version, .target and .address_size
  std::vector<Variable> variables;
  std::vector<Function> functions;
  std::map<std::uint32_t, std::string> files;  ///< by the number that .loc uses

  /// The function of that name, where it is defined rather than only declared; null where there is none.
  const Function* find(std::string_view name) const {
    const Function* found = nullptr;
    for (const Function& each : functions)
      if (each.name == name && (found == nullptr || each.defined)) found = &each;
    return found;
  }
};

}  // namespace warpfold::ptx
