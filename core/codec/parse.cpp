// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "codec/parse.h"

#include "codec/require.h"

namespace warpfold::codec {

namespace {

/// Brackets outside of strings. Of a text that is no JSON any number will do: the parser refuses it.
void requireShallow(std::string_view text) {
  std::size_t depth = 0;
  bool quoted = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (quoted && c == '\\')
      ++i;
    else if (c == '"')
      quoted = !quoted;
    else if (!quoted && (c == '[' || c == '{'))
      require(++depth <= deepestNesting, "its JSON nests too deep");
    else if (!quoted && (c == ']' || c == '}') && depth > 0)
      --depth;
  }
}

}  // namespace

nlohmann::json parse(std::string_view text, const nlohmann::json::parser_callback_t& look) {
  requireShallow(text);
  return nlohmann::json::parse(text, look);
}

}  // namespace warpfold::codec
