// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "ptx/lexer.h"

#include <algorithm>

namespace warpfold::ptx {

namespace {

constexpr bool isDigit(char c) {
  return c >= '0' && c <= '9';
}
constexpr bool isLetter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}
/// Names begin with a letter, _, $ or %; directives with a dot. Both go on with dots, so that "ld.global.u32" and
/// "%tid.x" are one word each.
constexpr bool beginsWord(char c) {
  return isLetter(c) || c == '_' || c == '$' || c == '%' || c == '.';
}
constexpr bool continuesWord(char c) {
  return beginsWord(c) || isDigit(c);
}
constexpr bool continuesNumber(char c) {
  return isDigit(c) || isLetter(c) || c == '.';
}

}  // namespace

Token Lexer::take() {
  const Token taken = m_next;
  m_lastLine = taken.line;
  m_lastEnd = static_cast<std::uint32_t>(m_at);
  advance();
  return taken;
}

bool Lexer::takeIf(std::string_view text) {
  if (!m_next.is(text)) return false;
  take();
  return true;
}

void Lexer::skipComment(std::string_view end) {
  const std::size_t found = m_text.find(end, m_at + 2);
  const std::size_t stop = found == std::string_view::npos ? m_text.size() : found + (end == "\n" ? 0 : end.size());
  m_line += static_cast<std::uint32_t>(std::count(m_text.begin() + m_at, m_text.begin() + stop, '\n'));
  m_at = stop;
}

void Lexer::skipBlanks() {
  while (m_at < m_text.size()) {
    const char c = m_text[m_at];
    const std::string_view two = m_text.substr(m_at, 2);
    if (two == "//") {
      skipComment("\n");
    } else if (two == "/*") {
      skipComment("*/");
    } else if (c == ' ' || c == '\t' || c == '\r' || c == '\n') {
      m_line += c == '\n';
      ++m_at;
    } else {
      return;
    }
  }
}

void Lexer::advance() {
  skipBlanks();
  m_next = {Token::Kind::end, {}, m_line};
  m_begin = static_cast<std::uint32_t>(m_at);
  if (m_at == m_text.size()) return;
  const std::size_t begin = m_at++;
  const char first = m_text[begin];
  const auto run = [&](auto continues) {
    while (m_at < m_text.size() && continues(m_text[m_at])) ++m_at;
  };
  m_next.kind = Token::Kind::sign;
  if (beginsWord(first)) {
    run(continuesWord);
    while (m_text.substr(m_at, 2) == "::") {  // of a space within another: "ld.shared::cta.u32"
      m_at += 2;
      run(continuesWord);
    }
    m_next.kind = Token::Kind::word;
  } else if (isDigit(first)) {
    run(continuesNumber);
    m_next.kind = Token::Kind::number;
  } else if (first == '"') {
    run([](char c) { return c != '"' && c != '\n'; });
    m_next.kind = Token::Kind::string;
    m_next.text = m_text.substr(begin + 1, m_at - begin - 1);
    if (m_at < m_text.size() && m_text[m_at] == '"') ++m_at;
    return;
  }
  m_next.text = m_text.substr(begin, m_at - begin);
}

}  // namespace warpfold::ptx
