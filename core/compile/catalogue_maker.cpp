// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "compile/catalogue_maker.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <optional>
#include <stdexcept>

#include "compile/fingerprint.h"
#include "values/block_limit.h"

namespace warpfold::compile {

namespace {

constexpr std::uint32_t largest = mostBlockThreads;
// Every GPU since Volta can load it.
constexpr int architecture = 70;

/// The types of a variant as core/compile/headers/device/catalogue.cuh has them.
std::string inputType(const Variant& v) {
  const std::string value = fmt::format("Value<{}>", v.valueBytes), stored = fmt::format("Value<{}>", v.storedBytes);
  switch (v.input) {
    case Variant::Input::mapped: return fmt::format("Mapped<{}, {}>", stored, value);
    case Variant::Input::pair: return fmt::format("Products<{}, {}>", stored, value);
    case Variant::Input::array: break;
  }
  return fmt::format("const {}*", value);
}

/// Instances of the kernel, each with an operator of its own, whose name tells the entries apart.
std::string instancesOf(const KernelInfo& kernel, const std::vector<Variant>& variants) {
  std::string operators, addresses;
  for (const Variant& v : variants) {
    operators += fmt::format("struct {} : OpaqueOperator<Value<{}>> {{}};\n", v.name(), v.valueBytes);
    const std::string input = kernel.inPlace ? "" : ", " + inputType(v);
    addresses += fmt::format("(const void*)&{}<Value<{}>, {}{}>, ", kernel.function, v.valueBytes, v.name(), input);
  }
  return fmt::format("\n{}void instances() {{ const void* all[] = {{{}}}; (void)all; }}\n", operators, addresses);
}

/// BLOCK_DIM of a text: a number of threads, or whatever the launch has. The size of an array is a constant all the
/// same: that of a block of `constant` threads.
struct BlockDim {
  bool ofLaunch = false;
  std::uint32_t constant = largest;
};

std::string ptxOf(const KernelInfo& kernel, const std::string& file, const Clang& clang,
                  const std::vector<Variant>& variants, const BlockDim& block) {
  Source source;
  source.text = file + instancesOf(kernel, variants);
  source.architecture = architecture;
  source.headers = {"device/catalogue.cuh"};
  source.defines = {"WARPFOLD_CATALOGUE", fmt::format("WARPFOLD_WARP_INSTRUCTION={}", variants.front().warpInstruction),
                    block.ofLaunch ? "BLOCK_DIM=warpfold_block_dim()" : fmt::format("BLOCK_DIM={}", block.constant),
                    fmt::format("WARPFOLD_CONSTANT_BLOCK={}", block.constant)};
  const Compiled compiled = clang.compile(source);
  if (compiled.ok()) return compiled.ptx;
  std::string log;
  for (const Diagnostic& d : compiled.diagnostics) log += fmt::format("\n  line {}: {}", d.line, d.text);
  throw std::logic_error(
      fmt::format("kernel '{}' does not compile for the emulator, where values of type T can only "
                  "be moved and combined by Op:{}",
                  kernel.id, log));
}

bool isOfName(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '$';
}

void replaceAll(std::string& text, const std::string& what, const std::string& with) {
  for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + with.size()))
    text.replace(at, what.size(), with);
}

/// Input, output, n and what the header says beside. `signature`: the entry up to its body.
void requireParameters(const KernelInfo& kernel, std::string_view signature) {
  const int taken = kernel.ticket || kernel.publishes ? 4 : 3;
  int found = 0;
  for (std::size_t at = signature.find(".param "); at != std::string::npos; at = signature.find(".param ", at + 1))
    ++found;
  if (found != taken)
    throw std::logic_error(fmt::format("kernel '{}' has {} parameters, but by 'memory:' in its header it has {}",
                                       kernel.id, found, taken));
}

/// Gives the entry of a variant a name that people can read, and tells it.
std::string nameEntry(std::string& ptx, const KernelInfo& kernel, const Variant& variant) {
  // The operator's name as the Itanium C++ ABI writes it into that of the kernel.
  const std::string mark = fmt::format("{}{}", variant.name().size(), variant.name());
  static constexpr std::string_view keyword = ".entry ";
  for (std::size_t at = ptx.find(keyword); at != std::string::npos; at = ptx.find(keyword, at + 1)) {
    const std::size_t begin = at + keyword.size();
    const auto end = std::find_if_not(ptx.begin() + static_cast<std::ptrdiff_t>(begin), ptx.end(), isOfName);
    const std::string mangled(ptx.begin() + static_cast<std::ptrdiff_t>(begin), end);
    if (mangled.find(mark) == std::string::npos) continue;
    requireParameters(kernel, ptx.substr(begin, ptx.find("\n{\n", begin) - begin));
    const std::string name = fmt::format("{}_{}", kernel.function, variant.name());
    replaceAll(ptx, mangled, name);
    return name;
  }
  throw std::logic_error(fmt::format("kernel '{}' has no entry for {}", kernel.id, variant.name()));
}

std::vector<std::string_view> linesOf(std::string_view text) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    lines.push_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

/// Symbol and size of ".shared .align 4 .b8 name[64];".
std::optional<CatalogueText::Scaled> sharedArray(std::string_view line) {
  const std::size_t open = line.rfind('['), name = line.rfind(' ', open) + 1;
  if (line.find(".shared ") == std::string_view::npos || open == std::string_view::npos || !line.ends_with("];"))
    return {};
  return CatalogueText::Scaled{std::string(line.substr(name, open - name)),
                               std::stoull(std::string(line.substr(open + 1)))};
}

/// The arrays in shared memory that grow with the block, from texts for a small and for the largest one. Nothing where
/// the texts differ in more than that.
std::optional<std::vector<CatalogueText::Scaled>> scaledArrays(std::string_view smallText, std::string_view largeText,
                                                               std::uint32_t small) {
  const auto smallLines = linesOf(smallText), largeLines = linesOf(largeText);
  if (smallLines.size() != largeLines.size()) return {};
  std::vector<CatalogueText::Scaled> scaled;
  for (std::size_t i = 0; i < smallLines.size(); ++i) {
    if (smallLines[i] == largeLines[i]) continue;
    const auto a = sharedArray(smallLines[i]), b = sharedArray(largeLines[i]);
    if (!a || !b || a->symbol != b->symbol || a->bytes * largest != b->bytes * small) return {};
    scaled.push_back(*b);
  }
  return scaled;
}

std::vector<std::uint32_t> powersOfTwo(const KernelInfo& kernel) {
  std::vector<std::uint32_t> blocks;
  for (std::uint32_t block = 1; block <= largest; block *= 2)
    if (kernel.takesBlock(block)) blocks.push_back(block);
  return blocks;
}

/// One set of variants of a kernel.
class Maker {
 public:
  Maker(const KernelInfo& kernel, const std::string& file, const Clang& clang, bool warpInstruction)
      : m_kernel(kernel), m_file(file), m_clang(clang), m_variants(variantsOf(kernel, warpInstruction)) {}

  std::vector<CatalogueText> make() const {
    const std::uint32_t small = std::max(64u, m_kernel.leastBlock);
    const std::string smallText = compiled({false, small}), largeText = compiled({false, largest});
    const bool asksForInstruction =
        largeText.find("call.uni (retval0), \n\twarpfold_reduce_warp_4") != std::string::npos;
    if (m_variants.front().warpInstruction && !asksForInstruction) return {};
    if (const auto scaled = scaledArrays(smallText, largeText, small)) return {text(largeText, 0, *scaled)};
    std::vector<CatalogueText> texts;
    if (m_kernel.powerOfTwo) {
      for (const std::uint32_t block : powersOfTwo(m_kernel))
        texts.push_back(text(compiled({false, block}), block, {}));
      return texts;
    }
    const std::string anyText = compiled({true, largest});
    const auto scaled = scaledArrays(compiled({true, small}), anyText, small);
    if (!scaled)
      throw std::logic_error(
          fmt::format("kernel '{}' makes a constant of BLOCK_DIM, which would be that of the largest "
                      "block on the emulator; write BLOCK_DIM where it is used, or leave out const",
                      m_kernel.id));
    return {text(anyText, 0, *scaled)};
  }

 private:
  std::string compiled(const BlockDim& block) const { return ptxOf(m_kernel, m_file, m_clang, m_variants, block); }
  CatalogueText text(std::string ptx, std::uint32_t block, std::vector<CatalogueText::Scaled> scaled) const {
    CatalogueText made;
    made.function = m_kernel.function;
    made.content = contentOf(m_file);
    made.compiler = "clang " + m_clang.version();
    made.block = block;
    made.scaled = std::move(scaled);
    for (const Variant& variant : m_variants) made.entries[variant.name()] = nameEntry(ptx, m_kernel, variant);
    made.ptx = std::move(ptx);
    return made;
  }

  const KernelInfo& m_kernel;
  const std::string& m_file;
  const Clang& m_clang;
  std::vector<Variant> m_variants;
};

}  // namespace

std::string contentOf(const std::string& kernelFile) {
  return fingerprint(kernelFile);
}

std::vector<CatalogueText> makeCatalogueTexts(const KernelInfo& kernel, const std::string& kernelFile,
                                              const Clang& clang) {
  std::vector<CatalogueText> all = Maker(kernel, kernelFile, clang, false).make();
  for (CatalogueText& text : Maker(kernel, kernelFile, clang, true).make()) all.push_back(std::move(text));
  return all;
}

}  // namespace warpfold::compile
