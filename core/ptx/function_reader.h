// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <tuple>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "ptx/token_reader.h"

namespace warpfold::ptx {

/// Which line of the source an instruction belongs to. A function that was inlined belongs to the line that called it,
/// also where that line was inlined itself (PTX ISA, ".loc").
class LocationReader {
 public:
  /// Reads what follows ".loc".
  void read(TokenReader& in);
  Location now() const { return m_now; }

 private:
  using Place = std::tuple<std::uint64_t, std::uint64_t, std::uint64_t>;  // file, line, column
  static Place readPlace(TokenReader& in);
  Location locationOf(const Place& place) const;

  std::map<Place, Location> m_inlined;
  Location m_now;
};

/// Reads one function: its head up to its body, and the body. Registers and variables of a scope in braces are known to
/// the end of it; the function keeps them under an index each.
class FunctionReader {
 public:
  FunctionReader(TokenReader& in, LocationReader& locations) : m_in(in), m_locations(locations) {}

  /// From ".entry" or ".func" on.
  Function read();

 private:
  /// `.reg .b32 %r<16>` declares sixteen; each is made where it is first named.
  struct Range {
    ScalarType type;
    std::uint64_t count;
  };
  struct Scope {
    std::unordered_map<std::string, std::int32_t> registers, variables;
    std::unordered_map<std::string, Range> ranges;  // by what stands before the number
    std::unordered_set<std::string> labels;
    std::size_t firstInstruction = 0;
  };

  void readParameters(std::vector<std::int32_t>& into);
  void readHead();
  void readBody();
  void readStatement();
  void readDirective();
  void readRegisters();
  void readInstruction();
  Operand readOperand();
  Operand readList(std::string_view end);
  Operand readMemory();
  Operand readNamed();
  [[noreturn]] void failTwice(const std::string& name) const;
  std::int32_t addVariable(Variable variable);
  std::int32_t addRegister(Scope& scope, const std::string& name, ScalarType type);
  std::int32_t findRegister(const std::string& name);
  std::int32_t findVariable(const std::string& name) const;
  std::int32_t expectRegister();
  void openScope();
  void closeScope();

  TokenReader& m_in;
  LocationReader& m_locations;
  Function m_function;
  std::vector<Scope> m_scopes;
  std::uint32_t m_listDepth = 0, m_closedScopes = 0;
};

}  // namespace warpfold::ptx
