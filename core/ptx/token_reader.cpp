// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "ptx/token_reader.h"

#include <charconv>
#include <optional>

#include "values/error.h"
#include "words/say.h"

namespace warpfold::ptx {

namespace {

std::optional<std::uint64_t> numberOf(std::string_view digits, int base) {
  std::uint64_t value = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value, base);
  if (digits.empty() || error != std::errc() || end != digits.data() + digits.size()) return {};
  return value;
}

/// PTX ISA, "Integer Constants": decimal, 0x, 0b and octal, with a U behind where it is meant as unsigned.
std::optional<std::uint64_t> integerOf(std::string_view text) {
  if (text.size() > 1 && (text.back() == 'U' || text.back() == 'u')) text.remove_suffix(1);
  const std::string_view prefix = text.substr(0, 2);
  if (prefix == "0x" || prefix == "0X") return numberOf(text.substr(2), 16);
  if (prefix == "0b" || prefix == "0B") return numberOf(text.substr(2), 2);
  if (text.size() > 1 && text[0] == '0') return numberOf(text.substr(1), 8);
  return numberOf(text, 10);
}

/// PTX ISA, "Floating-Point Constants": 0f and eight, 0d and sixteen hexadecimal digits, or decimal, which alone may be
/// negative.
std::optional<Operand> floatOf(std::string_view text, bool negative) {
  Operand operand;
  const std::string_view prefix = text.substr(0, 2);
  const bool single = prefix == "0f" || prefix == "0F", wide = prefix == "0d" || prefix == "0D";
  if (single || wide) {
    const std::optional<std::uint64_t> bits = numberOf(text.substr(2), 16);
    if (!bits || negative || text.size() != (single ? 10u : 18u)) return {};
    operand.kind = single ? Operand::Kind::single : Operand::Kind::wide;
    operand.value = static_cast<std::int64_t>(*bits);
    return operand;
  }
  double value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size()) return {};
  if (negative) value = -value;
  operand.kind = Operand::Kind::wide;
  static_assert(sizeof value == sizeof operand.value);
  __builtin_memcpy(&operand.value, &value, sizeof value);
  return operand;
}

}  // namespace

void TokenReader::fail(const Token& at) const {
  if (at.kind == Token::Kind::end) throw InvalidRequest(say<"ptx-cut-off">(arg<"line">(at.line)));
  throw InvalidRequest(say<"ptx-damaged">(arg<"line">(at.line), arg<"found">(at.text)));
}

void TokenReader::failTooMuch() const {
  throw InvalidRequest(say<"ptx-too-much">(arg<"line">(peek().line), arg<"found">(peek().text)));
}

void TokenReader::expect(std::string_view sign) {
  if (!takeIf(sign)) failHere();
}

std::string TokenReader::expectName() {
  if (peek().kind != Token::Kind::word || peek().text[0] == '.') failHere();
  return std::string(take().text);
}

std::uint64_t TokenReader::expectCount() {
  const std::optional<std::uint64_t> value =
      peek().kind == Token::Kind::number ? integerOf(peek().text) : std::optional<std::uint64_t>();
  if (!value) failHere();
  take();
  return *value;
}

ScalarType TokenReader::expectType() {
  const std::string_view text = peek().text;
  const std::optional<ScalarType> type =
      peek().kind == Token::Kind::word && text[0] == '.' ? scalarTypeFromName(text.substr(1)) : std::nullopt;
  if (!type) failHere();
  take();
  return *type;
}

Operand TokenReader::expectLiteral() {
  const bool negative = takeIf("-");
  if (peek().kind != Token::Kind::number) failHere();
  Operand operand;
  if (const std::optional<std::uint64_t> value = integerOf(peek().text)) {
    operand.kind = Operand::Kind::integer;
    operand.value = static_cast<std::int64_t>(negative ? 0 - *value : *value);
  } else if (const std::optional<Operand> real = floatOf(peek().text, negative)) {
    operand = *real;
  } else {
    failHere();
  }
  take();
  return operand;
}

void TokenReader::skipLine() {
  const std::uint32_t line = m_lexer.lastLine();
  while (peek().kind != Token::Kind::end && peek().line == line) take();
}

void TokenReader::skipBraces() {
  expect("{");
  for (std::size_t depth = 1; depth != 0;) {
    if (peek().kind == Token::Kind::end) failHere();
    const Token token = take();
    depth += token.is("{");
    depth -= token.is("}");
  }
}

void TokenReader::skipTo(std::string_view sign) {
  while (!peek().is(sign)) {
    if (peek().kind == Token::Kind::end) failHere();
    take();
  }
  take();
}

}  // namespace warpfold::ptx
