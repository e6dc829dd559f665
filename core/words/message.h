// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace warpfold {

/// Numbers of threads, say, ascending. The reader lists them as its language does: "0, 4, 8 and 12", "0 to 7".
using Numbers = std::vector<std::uint64_t>;

/// A value that a sentence tells.
struct Argument {
  using Value = std::variant<std::int64_t, std::uint64_t, double, std::string, Numbers>;
  std::string name;
  Value value;
  friend bool operator==(const Argument&, const Argument&) = default;
};

/// Something to be told, without its words: which text of core/words, and what its placeholders stand for. `say` makes
/// one and checks it; english() and the window fill it in.
struct Message {
  std::string code;
  std::vector<Argument> arguments;

  /// Null where there is no such argument.
  const Argument::Value* find(std::string_view name) const {
    for (const Argument& each : arguments)
      if (each.name == name) return &each.value;
    return nullptr;
  }
  friend bool operator==(const Message&, const Message&) = default;
};

/// Whole sentences that follow one another.
using Messages = std::vector<Message>;

/// A sentence of another program or library: not ours to translate.
inline Message proseMessage(const std::string& sentence) {
  return {"prose", {{"text", sentence}}};
}

}  // namespace warpfold
