// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "model/registers.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>

#include "model/embedded.h"
#include "values/error.h"
#include "words/say.h"

namespace warpfold::model {

namespace {

constexpr std::string_view prefix = "sm_";
constexpr std::uint32_t mostRegisters = 255;  // of a thread, on every architecture

std::vector<std::string_view> split(std::string_view text, char by) {
  std::vector<std::string_view> parts;
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = std::min(text.find(by, begin), text.size());
    parts.push_back(text.substr(begin, end - begin));
    begin = end + 1;
  }
  return parts;
}

[[noreturn]] void refuse(std::size_t line) {
  throw InvalidRequest(say<"registers-unreadable">(arg<"line">(line)));
}

std::uint32_t number(std::string_view text, std::uint32_t most, std::size_t line) {
  std::uint32_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size() || value > most) refuse(line);
  return value;
}

std::uint32_t capability(std::string_view architecture, std::size_t line) {
  if (!architecture.starts_with(prefix)) refuse(line);
  return number(architecture.substr(prefix.size()), 999, line);
}

ElementType typeNamed(std::string_view text, std::size_t line) {
  for (const ElementType type : elementTypes)
    if (name(type) == text) return type;
  refuse(line);
}

}  // namespace

std::string codeMark(std::string_view code) {
  std::uint32_t mark = 2166136261u;
  for (const char c : code) mark = (mark ^ static_cast<unsigned char>(c)) * 16777619u;
  return fmt::format("{:08x}", mark);
}

RegisterTable parseRegisters(std::string_view csv) {
  constexpr std::size_t before = 4;  // columns that name the kernel
  RegisterTable table;
  std::size_t line = 0;
  for (const std::string_view text : split(csv, '\n')) {
    ++line;
    if (text.empty()) continue;
    const auto cells = split(text, ',');
    if (line == 1) {
      for (std::size_t i = before; i < cells.size(); ++i) table.architectures.push_back(capability(cells[i], line));
      if (table.architectures.empty() || !std::is_sorted(table.architectures.begin(), table.architectures.end()))
        refuse(line);
      continue;
    }
    if (cells.size() != before + table.architectures.size()) refuse(line);
    RegisterRow row{
        std::string(cells[0]), std::string(cells[1]), number(cells[2], 1024, line), typeNamed(cells[3], line), {}};
    for (std::size_t i = before; i < cells.size(); ++i) row.registers.push_back(number(cells[i], mostRegisters, line));
    table.rows.push_back(std::move(row));
  }
  if (table.rows.empty()) refuse(line);
  return table;
}

std::string registersText(const RegisterTable& table) {
  std::string text = "kernel,code,block,type";
  for (const std::uint32_t each : table.architectures) text += fmt::format(",{}{}", prefix, each);
  text += "\n";
  for (const RegisterRow& row : table.rows)
    text +=
        fmt::format("{},{},{},{},{}\n", row.kernel, row.code, row.block, name(row.type), fmt::join(row.registers, ","));
  return text;
}

const RegisterTable& shippedRegisters() {
  static const RegisterTable shipped = parseRegisters(embeddedRegisters());
  return shipped;
}

std::optional<std::uint32_t> registersOf(const RegisterTable& table, const KernelInfo& kernel, ElementType type,
                                         std::uint32_t block, std::string_view architecture) {
  std::uint32_t asked = 0;
  if (architecture.starts_with(prefix)) {
    const std::string_view digits = architecture.substr(prefix.size());
    std::from_chars(digits.data(), digits.data() + digits.size(), asked);
  }
  const auto after = std::upper_bound(table.architectures.begin(), table.architectures.end(), asked);
  const auto column = static_cast<std::size_t>(
      after == table.architectures.begin() ? 0 : std::distance(table.architectures.begin(), after) - 1);
  const auto distance = [&](const RegisterRow& row) {
    return row.block == 0 ? 0 : std::fabs(std::log2(static_cast<double>(row.block) / std::max(1u, block)));
  };
  const RegisterRow* nearest = nullptr;
  const std::string mark = codeMark(kernel.code);
  for (const RegisterRow& row : table.rows)
    if (row.kernel == kernel.codeId() && row.type == type && row.code == mark &&
        (nearest == nullptr || distance(row) < distance(*nearest)))
      nearest = &row;
  if (nearest == nullptr) return std::nullopt;
  return nearest->registers[column];
}

}  // namespace warpfold::model
