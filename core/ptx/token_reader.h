// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "ptx/lexer.h"
#include "ptx/module.h"
#include "ptx/reader.h"

namespace warpfold::ptx {

/// What all parts of the reader do with tokens. Every function throws InvalidRequest that names the line where the text
/// is not as it must be.
class TokenReader {
 public:
  TokenReader(std::string_view text, const ReaderLimits& limits) : m_lexer(text), m_limits(limits) {}

  Lexer& lexer() { return m_lexer; }
  const ReaderLimits& limits() const { return m_limits; }
  const Token& peek() const { return m_lexer.peek(); }
  Token take() { return m_lexer.take(); }
  bool takeIf(std::string_view text) { return m_lexer.takeIf(text); }

  void expect(std::string_view sign);
  /// A name: of a register, a variable, a function or a label.
  std::string expectName();
  std::uint64_t expectCount();
  /// A type's directive: ".b32".
  ScalarType expectType();
  /// A literal with its sign, as an operand of kind integer, single or wide.
  Operand expectLiteral();
  /// Passes over the rest of the line that holds the last token taken.
  void skipLine();
  /// Passes over a part in braces that begins here.
  void skipBraces();
  void skipTo(std::string_view sign);

  [[noreturn]] void fail(const Token& at) const;
  [[noreturn]] void failHere() const { fail(peek()); }
  /// What stands here asks for more than the limits allow.
  [[noreturn]] void failTooMuch() const;

 private:
  Lexer m_lexer;
  ReaderLimits m_limits;
};

}  // namespace warpfold::ptx
