// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "own/parameters.h"

#include <algorithm>
#include <charconv>
#include <utility>

#include "values/error.h"
#include "words/say.h"

namespace warpfold::own {

namespace {

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
  while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
  return text;
}

/// Parts between commas that stand in no brackets.
std::vector<std::string> partsOf(std::string_view text) {
  std::vector<std::string> parts;
  int depth = 0;
  std::size_t begin = 0;
  for (std::size_t i = 0; i <= text.size(); ++i) {
    const char c = i < text.size() ? text[i] : ',';
    depth += c == '<' || c == '(' || c == '[';
    depth -= c == '>' || c == ')' || c == ']';
    if (c != ',' || (depth > 0 && i < text.size())) continue;
    if (const std::string_view part = trimmed(text.substr(begin, i - begin)); !part.empty()) parts.emplace_back(part);
    begin = i + 1;
  }
  return parts;
}

std::optional<ElementType> elementOf(std::string_view type) {
  static constexpr std::pair<std::string_view, ElementType> types[] = {
      {"int", ElementType::int32},       {"unsigned int", ElementType::uint32},
      {"long", ElementType::int64},      {"unsigned long", ElementType::uint64},
      {"long long", ElementType::int64}, {"unsigned long long", ElementType::uint64},
      {"float", ElementType::float32},   {"double", ElementType::float64},
      {"__half", ElementType::float16},  {"__nv_bfloat16", ElementType::bfloat16}};
  for (const auto& [name, element] : types)
    if (name == type) return element;
  return {};
}

/// Takes a word off the end or the begin of a type.
bool takes(std::string_view& type, std::string_view word) {
  if (type.ends_with(word))
    type = trimmed(type.substr(0, type.size() - word.size()));
  else if (type.starts_with(word) && type.size() > word.size() && type[word.size()] == ' ')
    type = trimmed(type.substr(word.size()));
  else
    return false;
  return true;
}

bool isWhole(const Parameter& each) {
  return !each.pointer && each.element && !isFloating(*each.element);
}

}  // namespace

Signature signatureOf(std::string_view demangled) {
  // Arguments of a template may have parentheses of their own.
  std::size_t open = demangled.size();
  int depth = 0;
  for (std::size_t i = demangled.size(); i-- > 0;) {
    depth += demangled[i] == ')';
    depth -= demangled[i] == '(';
    if (demangled[i] == '(' && depth == 0) {
      open = i;
      break;
    }
  }
  Signature signature;
  std::string_view function = demangled.substr(0, open);
  takes(function, "void");  // of an instance of a template
  signature.function = function;
  if (open < demangled.size()) {
    const std::string_view inside = demangled.substr(open + 1, demangled.rfind(')') - open - 1);
    if (trimmed(inside) != "void") signature.types = partsOf(inside);
  }
  return signature;
}

Parameter parameterOf(const std::string& type) {
  Parameter parameter;
  parameter.type = type;
  std::string_view rest = type;
  const auto qualified = [&rest] {
    bool constant = false;
    for (bool any = true; any;) {
      any = false;
      if (takes(rest, "const")) constant = any = true;
      for (const char* word : {"__restrict", "__restrict__", "volatile"}) any = takes(rest, word) || any;
    }
    return constant;
  };
  qualified();
  if (rest.ends_with('*')) {
    parameter.pointer = true;
    rest = trimmed(rest.substr(0, rest.size() - 1));
    parameter.constant = qualified();
  }
  parameter.element = elementOf(rest);
  return parameter;
}

bool inferRoles(std::vector<Parameter>& parameters) {
  std::vector<Parameter*> read, written, whole;
  for (Parameter& each : parameters) {
    if (!each.element) return false;
    if (each.pointer)
      (each.written && !each.constant ? written : read).push_back(&each);
    else if (isWhole(each))
      whole.push_back(&each);
    else
      return false;
  }
  if (read.empty() && written.size() == 2) {
    read.push_back(written.front());
    written.erase(written.begin());
  }
  // One that writes nothing yet says by its types what it is to write.
  const auto open = std::find_if(read.begin(), read.end(), [](const Parameter* each) { return !each->constant; });
  if (written.empty() && read.size() > 1 && open != read.end()) {
    written.push_back(*open);
    read.erase(open);
  }
  if (whole.size() > 1 || read.size() > 2 || written.size() != 1) return false;
  for (std::size_t i = 0; i < read.size(); ++i) read[i]->role = i == 0 ? ParameterRole::in : ParameterRole::in2;
  written.front()->role = read.empty() ? ParameterRole::inOut : ParameterRole::out;
  if (!whole.empty()) whole.front()->role = ParameterRole::n;
  return true;
}

void takeRoles(std::vector<Parameter>& parameters, const std::string& function, const std::string& args) {
  const std::vector<std::string> given = partsOf(args);
  if (given.size() != parameters.size())
    throw InvalidRequest(
        say<"own-args-count">(arg<"given">(given.size()), arg<"function">(function), arg<"count">(parameters.size())));
  for (std::size_t i = 0; i < given.size(); ++i) {
    Parameter& each = parameters[i];
    const auto [end, error] = std::from_chars(given[i].data(), given[i].data() + given[i].size(), each.number);
    if (error == std::errc() && end == given[i].data() + given[i].size()) {
      each.role = ParameterRole::number;
    } else {
      const auto names = enumNames(ParameterRole());
      const auto found = std::find(names.begin(), names.end(), given[i]);
      if (found == names.end() || given[i] == "number")
        throw InvalidRequest(say<"own-args-role">(arg<"role">(given[i])));
      each.role = static_cast<ParameterRole>(found - names.begin());
    }
    const bool whole = each.role == ParameterRole::n || each.role == ParameterRole::number;
    const auto bits = each.element ? 8 * sizeOf(*each.element) : 64;
    if (each.role == ParameterRole::number && bits < 64 && each.number >> bits != 0)
      throw InvalidRequest(say<"own-args-type">(arg<"role">(given[i]), arg<"type">(each.type)));
    if (whole ? !isWhole(each) : !each.pointer || !each.element)
      throw InvalidRequest(say<"own-args-type">(arg<"role">(given[i]), arg<"type">(each.type)));
  }
}

}  // namespace warpfold::own
