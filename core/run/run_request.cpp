// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "run/run_request.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <bit>
#include <charconv>
#include <cmath>
#include <numeric>

#include "words/say.h"

namespace warpfold {

namespace {

std::optional<std::uint64_t> wholeNumber(std::string_view text) {
  std::uint64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size() || text.empty()) return std::nullopt;
  return value;
}

/// 12, 2^24, 10^6 or 1e6.
std::optional<std::uint64_t> term(std::string_view text) {
  if (const auto caret = text.find('^'); caret != std::string_view::npos) {
    const auto base = wholeNumber(text.substr(0, caret));
    const auto exponent = wholeNumber(text.substr(caret + 1));
    if (!base || !exponent) return std::nullopt;
    if (*base <= 1) return *exponent == 0 ? 1 : *base;  // no power of these overflows, however long it takes
    std::uint64_t power = 1;
    for (std::uint64_t i = 0; i < *exponent; ++i)
      if (__builtin_mul_overflow(power, *base, &power)) return std::nullopt;
    return power;
  }
  if (const auto e = text.find_first_of("eE"); e != std::string_view::npos) {
    const auto mantissa = wholeNumber(text.substr(0, e));
    const auto exponent = wholeNumber(text.substr(e + 1));
    if (!mantissa || !exponent || *exponent > 19) return std::nullopt;
    std::uint64_t value = *mantissa;
    for (std::uint64_t i = 0; i < *exponent; ++i)
      if (__builtin_mul_overflow(value, std::uint64_t{10}, &value)) return std::nullopt;
    return value;
  }
  return wholeNumber(text);
}

}  // namespace

std::uint64_t parseCount(const std::string& text, Field field) {
  std::string plain;
  for (const char c : text)
    if (c != ' ' && c != '\'' && c != '_') plain += c;
  const auto sign = plain.find_first_of("+-", 1);
  auto value = term(std::string_view(plain).substr(0, sign));
  if (value && sign != std::string::npos) {
    const auto offset = term(std::string_view(plain).substr(sign + 1));
    const bool overflows = !offset || (plain[sign] == '+' ? __builtin_add_overflow(*value, *offset, &*value)
                                                          : __builtin_sub_overflow(*value, *offset, &*value));
    if (overflows) value.reset();
  }
  if (!value) throw InvalidRequest(field, "'" + text + "'", say<"not-a-count">());
  return *value;
}

std::string countText(std::uint64_t n) {
  return std::has_single_bit(n) && n >= 1024 ? fmt::format("2^{}", std::countr_zero(n)) : fmt::format("{}", n);
}

BlockSelection BlockSelection::parse(const std::string& text) {
  if (text == "none") return {Kind::none, 0, {}};
  if (text == "all") return {Kind::all, 0, {}};
  if (text.starts_with("first:")) return {Kind::first, parseCount(text.substr(6), Field::traceBlocks), {}};
  BlockSelection selection{Kind::list, 0, {}};
  for (std::size_t begin = 0; begin <= text.size();) {
    const auto end = std::min(text.find(',', begin), text.size());
    const auto index = wholeNumber(std::string_view(text).substr(begin, end - begin));
    if (!index) throw InvalidRequest(Field::traceBlocks, "'" + text + "'", say<"blocks-unreadable">());
    selection.indices.push_back(*index);
    begin = end + 1;
  }
  std::sort(selection.indices.begin(), selection.indices.end());
  selection.indices.erase(std::unique(selection.indices.begin(), selection.indices.end()), selection.indices.end());
  return selection;
}

std::string BlockSelection::text() const {
  switch (kind) {
    case Kind::none: return "none";
    case Kind::all: return "all";
    case Kind::first: return fmt::format("first:{}", count);
    case Kind::list: return fmt::format("{}", fmt::join(indices, ","));
  }
  return "none";
}

bool BlockSelection::contains(std::uint64_t index) const {
  switch (kind) {
    case Kind::none: return false;
    case Kind::all: return true;
    case Kind::first: return index < count;
    case Kind::list: return std::binary_search(indices.begin(), indices.end(), index);
  }
  return false;
}

void BlockSelection::refuseMoreThanTraced(std::uint64_t blocks) const {
  if (blocks > traceLimit)
    throw InvalidRequest(Field::traceBlocks, text(),
                         say<"too-many-traced">(arg<"blocks">(blocks), arg<"most">(traceLimit)));
}

std::vector<std::uint64_t> BlockSelection::resolve(std::uint64_t grid) const {
  std::vector<std::uint64_t> blocks;
  if (kind == Kind::list) {
    if (!indices.empty() && indices.back() >= grid)
      throw InvalidRequest(
          Field::traceBlocks, text(),
          say<"block-beyond-grid">(arg<"block">(indices.back()), arg<"blocks">(grid), arg<"last">(grid - 1)));
    blocks = indices;
  } else if (kind != Kind::none) {
    const std::uint64_t wanted = kind == Kind::all ? grid : std::min(count, grid);
    refuseMoreThanTraced(wanted);
    blocks.resize(wanted);
    std::iota(blocks.begin(), blocks.end(), std::uint64_t{0});
  }
  refuseMoreThanTraced(blocks.size());
  return blocks;
}

}  // namespace warpfold
