// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "ptx/opcode.h"

#include <algorithm>

namespace warpfold::ptx {

Spelling::Spelling(std::string_view text) {
  const std::string_view name = text.substr(0, text.find('.'));
  const auto row =
      std::find_if(opcodeRows.begin(), opcodeRows.end(), [&](const OpcodeRow& r) { return r.name == name; });
  if (row != opcodeRows.end()) m_opcode = static_cast<Opcode>(row - opcodeRows.begin());
  while (name.size() < text.size()) {
    const std::size_t dot = text.rfind('.');
    m_suffixes.insert(m_suffixes.begin(), text.substr(dot + 1));
    if (const auto type = scalarTypeFromName(m_suffixes.front())) m_types.insert(m_types.begin(), *type);
    text = text.substr(0, dot);
    if (m_suffixes.size() > 16) break;  // no instruction has as many
  }
}

bool Spelling::has(std::string_view suffix) const {
  return std::find(m_suffixes.begin(), m_suffixes.end(), suffix) != m_suffixes.end();
}

Space Spelling::space() const {
  if (has("global")) return Space::global;
  if (has("shared") || has("shared::cta")) return Space::shared;
  if (has("local")) return Space::local;
  if (has("param") || has("param::entry") || has("param::func")) return Space::param;
  if (has("const")) return Space::constant;
  return Space::generic;
}

std::optional<std::size_t> Spelling::oneOf(std::initializer_list<std::string_view> names) const {
  for (const std::string_view suffix : m_suffixes)
    if (const auto found = std::find(names.begin(), names.end(), suffix); found != names.end())
      return static_cast<std::size_t>(found - names.begin());
  return {};
}

}  // namespace warpfold::ptx
