// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

/// Marks an English template for extraction, without Qt: lupdate -tr-function-alias QT_TR_NOOP+=WARPFOLD_TEXT. Its
/// translations lie in the context words::context.
#define WARPFOLD_TEXT(text) text

namespace warpfold::words {

inline constexpr const char* context = "warpfold::words";

/// One thing that core can say: a whole sentence or phrase, never a part of one. Templates name their arguments in
/// braces; after a colon follows how a number is written, as for fmt ({seconds:.1f}) or as a "word" (up to ten), or, of
/// a string, "short" (quoted from outside: 200 characters at most) or "lines" (may have several lines). A sentence
/// begins small where it may follow an option; who shows it alone writes it large.
struct Row {
  std::string_view code;
  std::string_view text;
  std::string_view one = {};      ///< where the argument `counted` is 1, or a list of one
  std::string_view counted = {};  ///< needed where there is `one`
};

/// Calls `f(name, format)` for every placeholder of a template.
template <typename F>
constexpr void forEachPlaceholder(std::string_view text, F&& f) {
  for (std::size_t at = text.find('{'); at != std::string_view::npos; at = text.find('{', at + 1)) {
    const std::string_view inside = text.substr(at + 1, text.find('}', at) - at - 1);
    const std::size_t colon = inside.find(':');
    f(inside.substr(0, colon), colon == std::string_view::npos ? std::string_view() : inside.substr(colon + 1));
  }
}

constexpr bool hasPlaceholder(std::string_view text, std::string_view name) {
  bool found = false;
  forEachPlaceholder(text, [&](std::string_view each, std::string_view) { found = found || each == name; });
  return found;
}

}  // namespace warpfold::words
