// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "ptx/variable_reader.h"

#include <bit>
#include <cstring>

namespace warpfold::ptx {

namespace {

constexpr std::uint64_t mostAlignment = 1 << 16;

void readAlignment(TokenReader& in, Variable& variable) {
  variable.alignment = in.expectCount();
  if (!std::has_single_bit(variable.alignment) || variable.alignment > mostAlignment) in.failHere();
}

/// `.ptr .global .align 4`: what a pointer that is a parameter points at.
void skipPointee(TokenReader& in) {
  if (spaceFromDirective(in.peek().text)) in.take();
  if (in.takeIf(".align")) in.expectCount();
}

/// What stands between the space and the name.
void readAttributes(TokenReader& in, Variable& variable) {
  for (;;) {
    if (in.takeIf(".align")) {
      readAlignment(in, variable);
    } else if (in.takeIf(".ptr")) {
      skipPointee(in);
    } else if (in.takeIf(".attribute")) {
      in.skipTo(")");
    } else if (in.takeIf(".v2")) {
      variable.bytes = 2;
    } else if (in.takeIf(".v4")) {
      variable.bytes = 4;
    } else if (in.peek().text.starts_with(".")) {
      variable.type = in.expectType();
    } else {
      break;
    }
  }
  if (variable.type == ScalarType::none || variable.type == ScalarType::pred) in.failHere();
}

/// `[2][1024]`, `[]`: as many elements as all of them say, none for `[]`.
std::uint64_t readExtents(TokenReader& in, std::uint64_t bytes) {
  while (in.takeIf("[")) {
    const std::uint64_t count = in.peek().is("]") ? 0 : in.expectCount();
    if (count != 0 && bytes > in.limits().variableBytes / count) in.failTooMuch();
    bytes *= count;
    in.expect("]");
  }
  return bytes;
}

void append(Variable& variable, std::uint64_t bits, unsigned bytes) {
  for (unsigned i = 0; i < bytes; ++i) variable.initial.push_back(static_cast<std::byte>(bits >> (8 * i)));
}

/// A literal, or the address of another variable: `name`, `name+8`, `generic(name)+8`.
void readInitialValue(TokenReader& in, Variable& variable) {
  const unsigned bytes = bytesOf(variable.type);
  if (in.peek().kind != Token::Kind::word) {
    append(variable, static_cast<std::uint64_t>(in.expectLiteral().value), bytes);
    return;
  }
  const bool generic = in.takeIf("generic");
  if (generic) in.expect("(");
  Variable::Address address{variable.initial.size(), in.expectName(), 0, generic};
  if (generic) in.expect(")");
  if (in.takeIf("+")) address.plus = in.expectLiteral().value;
  variable.addresses.push_back(std::move(address));
  append(variable, 0, bytes);
}

void readInitial(TokenReader& in, Variable& variable) {
  std::uint32_t depth = 0;
  do {
    while (in.takeIf("{"))
      if (++depth > in.limits().nesting) in.failTooMuch();
    readInitialValue(in, variable);
    while (depth != 0 && in.takeIf("}")) --depth;
  } while (in.takeIf(","));
  if (depth != 0) in.failHere();
}

}  // namespace

std::optional<Space> spaceFromDirective(std::string_view directive) {
  const std::string_view name = directive.substr(0, directive.find("::"));
  if (name == ".global") return Space::global;
  if (name == ".shared") return Space::shared;
  if (name == ".local") return Space::local;
  if (name == ".const") return Space::constant;
  if (name == ".param") return Space::param;
  return {};
}

Variable readVariable(TokenReader& in) {
  const std::optional<Space> space = spaceFromDirective(in.peek().text);
  if (!space) in.failHere();
  in.take();
  Variable variable;
  variable.space = *space;
  variable.alignment = 0;
  variable.bytes = 1;  // elements of a vector
  readAttributes(in, variable);
  variable.name = in.expectName();
  const std::uint64_t element = variable.bytes * bytesOf(variable.type);
  if (variable.alignment == 0) variable.alignment = element;
  variable.bytes = readExtents(in, element);
  if (in.takeIf("=")) {
    readInitial(in, variable);
    if (variable.bytes == 0) variable.bytes = variable.initial.size();
    if (variable.initial.size() > variable.bytes) in.failHere();
  }
  return variable;
}

}  // namespace warpfold::ptx
