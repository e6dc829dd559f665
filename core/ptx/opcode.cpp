// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "ptx/opcode.h"

#include <algorithm>
#include <initializer_list>

namespace warpfold::ptx {

namespace {

constexpr std::size_t mostSuffixes = 16;  // no instruction has as many

bool isOneOf(std::string_view name, std::initializer_list<std::string_view> names) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

/// What tells the hardware how to go about an instruction, or promises it something, and changes no result:
///   uni, aligned       all lanes of the warp go the same way, or come here together
///   nc                 nobody writes what is loaded while the kernel runs
///   ca to wt, L1, L2   how long caches are to keep a line, and how much of it they fetch (PTX ISA, "Cache Operators",
///                      "Cache Eviction Priority Hints")
bool isHint(Opcode opcode, std::string_view suffix) {
  switch (opcode) {
    case Opcode::bra:
    case Opcode::ret:
    case Opcode::call: return suffix == "uni";
    case Opcode::bar:
    case Opcode::barrier:
    case Opcode::offer:
    case Opcode::offered: return suffix == "aligned";
    default: break;
  }
  const bool load = opcode == Opcode::ld || opcode == Opcode::ldu;
  if (suffix == "nc") return load;
  if (rowOf(opcode).effect != Effect::memory && opcode != Opcode::prefetch) return false;
  return isOneOf(suffix, {"cg", "cs"}) || (load && isOneOf(suffix, {"ca", "lu", "cv"})) ||
         (!load && isOneOf(suffix, {"wb", "wt"})) || suffix.starts_with("L1::") || suffix.starts_with("L2::");
}

}  // namespace

Spelling::Spelling(std::string_view text) {
  const std::size_t end = text.find('.');
  const std::string_view name = text.substr(0, end);
  const auto row =
      std::find_if(opcodeRows.begin(), opcodeRows.end(), [&](const OpcodeRow& r) { return r.name == name; });
  if (row != opcodeRows.end()) m_opcode = static_cast<Opcode>(row - opcodeRows.begin());
  for (std::size_t dot = end; dot != std::string_view::npos && m_suffixes.size() <= mostSuffixes;) {
    const std::size_t next = text.find('.', dot + 1);
    m_suffixes.push_back({text.substr(dot + 1, next == std::string_view::npos ? next : next - dot - 1)});
    dot = next;
  }
}

std::vector<ScalarType> Spelling::types() const {
  std::vector<ScalarType> types;
  for (const Suffix& each : m_suffixes)
    if (const auto type = scalarTypeFromName(each.name)) {
      each.understood = true;
      types.push_back(*type);
    }
  return types;
}

ScalarType Spelling::type() const {
  for (auto each = m_suffixes.rbegin(); each != m_suffixes.rend(); ++each)
    if (const auto type = scalarTypeFromName(each->name)) {
      each->understood = true;
      return *type;
    }
  return ScalarType::none;
}

Space Spelling::space() const {
  if (has("global")) return Space::global;
  if (oneOf({"shared", "shared::cta"})) return Space::shared;
  if (has("local")) return Space::local;
  if (oneOf({"param", "param::entry", "param::func"})) return Space::param;
  if (has("const")) return Space::constant;
  return Space::generic;
}

std::optional<std::size_t> Spelling::oneOf(std::initializer_list<std::string_view> names) const {
  for (const Suffix& each : m_suffixes)
    if (const auto found = std::find(names.begin(), names.end(), each.name); found != names.end()) {
      each.understood = true;
      return static_cast<std::size_t>(found - names.begin());
    }
  return {};
}

bool Spelling::isUnderstood() const {
  return m_suffixes.size() <= mostSuffixes &&
         std::all_of(m_suffixes.begin(), m_suffixes.end(), [this](const Suffix& each) {
           return each.understood || (m_opcode && isHint(*m_opcode, each.name));
         });
}

}  // namespace warpfold::ptx
