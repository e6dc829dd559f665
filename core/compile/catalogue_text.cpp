// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "compile/catalogue_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <stdexcept>

#include "values/block_limit.h"

namespace warpfold::compile {

namespace {

constexpr std::string_view title = "// PTX of the catalogue, 1: made by warpfold-ptx, not by hand";

[[noreturn]] void malformed(const std::string& fileName, const std::string& what) {
  throw std::logic_error(fmt::format("kernels/ptx/{}: {}", fileName, what));
}

/// Takes the first line off the front of `text`.
std::string_view takeLine(std::string_view& text) {
  const std::size_t end = std::min(text.find('\n'), text.size());
  const std::string_view line = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  return line;
}

template <typename T>
T numberOf(const std::string& fileName, std::string_view text) {
  T number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size())
    malformed(fileName, fmt::format("'{}' is no number", text));
  return number;
}

/// The two words of "a b".
std::pair<std::string, std::string_view> twoWords(const std::string& fileName, std::string_view text) {
  const std::size_t blank = text.find(' ');
  if (blank == std::string_view::npos) malformed(fileName, fmt::format("'{}' should be two words", text));
  return {std::string(text.substr(0, blank)), text.substr(blank + 1)};
}

void take(CatalogueText& into, const std::string& fileName, const std::string& key, std::string_view value) {
  if (key == "kernel")
    into.function = value;
  else if (key == "content")
    into.content = value;
  else if (key == "compiler")
    into.compiler = value;
  else if (key == "block")
    into.block = value == "any" ? 0 : numberOf<std::uint32_t>(fileName, value);
  else if (key == "scaled") {
    const auto [symbol, bytes] = twoWords(fileName, value);
    into.scaled.push_back({symbol, numberOf<std::uint64_t>(fileName, bytes)});
  } else if (key == "entry") {
    const auto [variant, entry] = twoWords(fileName, value);
    into.entries.emplace(variant, entry);
  } else
    malformed(fileName, fmt::format("'{}:' is not known", key));
}

// How clang writes the PTX that lies in kernels/ptx: an entry ends at the first brace that stands alone.
constexpr std::string_view entryBegin = ".visible .entry ";

/// An entry from its first line to its last.
std::string bodyOf(const CatalogueText& text, const std::string& entry) {
  const std::size_t begin = text.ptx.find(std::string(entryBegin) + entry + "(");
  const std::size_t end = text.ptx.find("\n}\n", begin);
  if (begin == std::string::npos || end == std::string::npos)
    malformed(text.fileName(), fmt::format("there is no entry {}", entry));
  return text.ptx.substr(begin, end + 3 - begin);
}

/// The symbol of ".weak .shared .align 4 .b8 symbol[64];" or of one without a size; empty for other lines.
std::string_view sharedSymbol(std::string_view line) {
  if (line.find(".shared ") == std::string_view::npos || !line.ends_with(';')) return {};
  const std::size_t end = std::min(line.rfind('['), line.size() - 1), begin = line.rfind(' ', end) + 1;
  return line.substr(begin, end - begin);
}

/// Whether a line outside of entries stands for something that an entry with this body has.
bool isNeeded(std::string_view line, const std::string& body) {
  if (line.starts_with("\t// .globl")) return false;
  const std::string_view symbol = sharedSymbol(line);
  return symbol.empty() || body.find(symbol) != std::string::npos;
}

std::string scaledLine(std::string line, const CatalogueText& text, std::uint32_t threads) {
  const std::string_view symbol = sharedSymbol(line);
  for (const CatalogueText::Scaled& each : text.scaled)
    if (each.symbol == symbol)
      return fmt::format("{}[{}];", line.substr(0, line.rfind('[')), each.bytes * threads / mostBlockThreads);
  return line;
}

}  // namespace

bool CatalogueText::warpInstruction() const {
  return !entries.empty() && entries.begin()->first.ends_with("_warp");
}

std::string CatalogueText::fileName() const {
  std::string name = function;
  if (warpInstruction()) name += ".warp";
  if (block != 0) name += fmt::format(".{}", block);
  return name + ".ptx";
}

std::string CatalogueText::write() const {
  std::string file =
      fmt::format("{}\n// kernel: {}\n// content: {}\n// compiler: {}\n", title, function, content, compiler);
  file += block == 0 ? "// block: any\n" : fmt::format("// block: {}\n", block);
  for (const Scaled& each : scaled) file += fmt::format("// scaled: {} {}\n", each.symbol, each.bytes);
  for (const auto& [variant, entry] : entries) file += fmt::format("// entry: {} {}\n", variant, entry);
  return file + ptx;
}

CatalogueText CatalogueText::read(const std::string& fileName, std::string_view file) {
  if (takeLine(file) != title) malformed(fileName, "it does not begin as a text of the catalogue");
  CatalogueText text;
  while (file.starts_with("// ")) {
    // clang's own comment follows.
    const std::string_view line = file.substr(3, file.find('\n') - 3);
    const std::size_t colon = line.find(": ");
    if (colon == std::string_view::npos) break;
    take(text, fileName, std::string(line.substr(0, colon)), line.substr(colon + 2));
    takeLine(file);
  }
  text.ptx = file;
  if (text.function.empty() || text.entries.empty()) malformed(fileName, "it names no kernel or no entry");
  return text;
}

std::string CatalogueText::only(const std::string& entry, std::uint32_t threads) const {
  const std::string body = bodyOf(*this, entry), first = std::string(entryBegin) + entry + "(";
  std::string text;
  bool inEntry = false, inOther = false;
  for (std::string_view rest = ptx; !rest.empty();) {
    const std::string line(takeLine(rest));
    if (line.starts_with(entryBegin)) {
      inEntry = line.starts_with(first);
      inOther = !inEntry;
    }
    if (inEntry || (!inOther && isNeeded(line, body))) text += scaledLine(line, *this, threads) + "\n";
    if (line == "}") inEntry = inOther = false;
  }
  return text;
}

CatalogueProgram CatalogueTexts::program(const KernelInfo& kernel, const Variant& variant, std::uint32_t block) const {
  const auto find = [&](Variant wanted) -> const CatalogueText* {
    const auto suits = [&](const CatalogueText& text) {
      return text.function == kernel.function && (text.block == 0 || text.block == block) &&
             text.entries.contains(wanted.name());
    };
    const auto found = std::find_if(m_texts.begin(), m_texts.end(), suits);
    return found == m_texts.end() ? nullptr : &*found;
  };
  Variant wanted = variant;
  const CatalogueText* text = find(wanted);
  if (text == nullptr && wanted.warpInstruction) {
    wanted.warpInstruction = false;  // a kernel that does not ask for it
    text = find(wanted);
  }
  if (text == nullptr)
    throw std::logic_error(
        fmt::format("kernel '{}' has no PTX of {} for a block of {}", kernel.id, variant.name(), block));
  const std::string& entry = text->entries.at(wanted.name());
  return {text->only(entry, block), entry};
}

}  // namespace warpfold::compile
