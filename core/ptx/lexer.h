// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string_view>

namespace warpfold::ptx {

/// A word of PTX. `text` refers to the text that is read.
struct Token {
  enum class Kind : std::uint8_t { end, word, number, string, sign };
  Kind kind = Kind::end;
  std::string_view text;
  std::uint32_t line = 1;

  bool is(std::string_view other) const { return kind != Kind::string && text == other; }
};

/// Splits PTX text into words (PTX ISA, "Syntax"): names and directives with their dots, numbers, strings, single
/// signs. Comments are passed over. Never reads beyond the text, whatever it holds; keeps one token ahead.
class Lexer {
 public:
  explicit Lexer(std::string_view text) : m_text(text) { advance(); }

  const Token& peek() const { return m_next; }
  Token take();
  /// Takes the next token where it is this one.
  bool takeIf(std::string_view text);
  /// The line of the text that holds the next token.
  std::uint32_t line() const { return m_next.line; }
  /// The line of the last token that was taken.
  std::uint32_t lastLine() const { return m_lastLine; }
  /// Bytes of the text before the next token, and up to the end of the last one that was taken.
  std::uint32_t begin() const { return m_begin; }
  std::uint32_t lastEnd() const { return m_lastEnd; }

 private:
  void advance();
  void skipBlanks();
  void skipComment(std::string_view end);

  std::string_view m_text;
  std::size_t m_at = 0;
  std::uint32_t m_begin = 0, m_lastEnd = 0;
  std::uint32_t m_line = 1, m_lastLine = 1;
  Token m_next;
};

}  // namespace warpfold::ptx
