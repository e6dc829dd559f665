// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "catalogue/kernel_info.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <map>
#include <sstream>
#include <stdexcept>

#include "catalogue/embedded_kernels.h"
#include "run/error.h"

namespace warpfold {

namespace {

std::string trimmed(const std::string& text) {
  const auto begin = text.find_first_not_of(" \t\r");
  if (begin == std::string::npos) return {};
  return text.substr(begin, text.find_last_not_of(" \t\r") - begin + 1);
}

[[noreturn]] void malformed(const std::string& fileName, const std::string& what) {
  throw std::logic_error(fmt::format("kernels/{}: {}", fileName, what));
}

struct Header {
  std::map<std::string, std::string> entries;
  std::uint32_t lines = 0;     // of the whole leading comment
  std::size_t characters = 0;  // up to the text's first character
};

/// Reads the leading `//` lines. `key: value` begins an entry; a deeper indented line continues it.
Header readHeader(const std::string& fileName, const std::string& content) {
  Header header;
  std::istringstream stream(content);
  std::string line, key;
  while (std::getline(stream, line) && line.starts_with("//")) {
    ++header.lines;
    header.characters += line.size() + 1;
    const std::string body = line.substr(2);
    if (trimmed(body).empty() || trimmed(body).starts_with("SPDX-")) continue;
    const auto colon = body.find(": ");
    const bool bare = body.back() == ':';
    const bool begins = body.starts_with(" ") && !body.starts_with("  ") && (colon != std::string::npos || bare);
    if (begins && body.find(' ', 1) >= std::min(colon, body.size())) {
      key = trimmed(body.substr(0, bare && colon == std::string::npos ? body.size() - 1 : colon));
      if (!header.entries.emplace(key, bare ? "" : trimmed(body.substr(colon + 1))).second)
        malformed(fileName, fmt::format("'{}:' is there twice", key));
    } else if (!key.empty()) {
      header.entries[key] += " " + trimmed(body);
    }
  }
  return header;
}

}  // namespace

void KernelInfo::checkBlock(std::uint32_t block) const {
  if (powerOfTwo && !std::has_single_bit(block))
    throw InvalidRequest(
        fmt::format("--block {}: kernel {} halves the block in every step, so it needs a power of "
                    "two; use {} or {}",
                    block, id, std::bit_floor(block), std::min(1024u, std::bit_ceil(block))));
}

KernelInfo parseKernelFile(const std::string& fileName, const std::string& content) {
  const Header header = readHeader(fileName, content);
  const auto required = [&](const char* key) {
    const auto it = header.entries.find(key);
    if (it == header.entries.end()) malformed(fileName, fmt::format("the header has no '{}:' line", key));
    return it->second;
  };
  KernelInfo info;
  info.id = required("id");
  info.title = required("title");
  info.shows = required("shows");
  info.improves = required("improves");
  info.source = required("source");
  const std::string memory = required("memory");
  if (memory != "host" && memory != "shared" && memory != "global, in place" && memory != "global")
    malformed(fileName, fmt::format("'memory: {}' is not host, shared, global or 'global, in place'", memory));
  info.host = memory == "host";
  info.inPlace = memory == "global, in place";
  const std::string block = required("block");
  if (block != "any" && block != "power of two")
    malformed(fileName, fmt::format("'block: {}' is neither 'any' nor 'power of two'", block));
  info.powerOfTwo = block == "power of two";
  try {
    info.order = std::stoi(fileName);
  } catch (const std::exception&) {
    malformed(fileName, "the name does not begin with its order, such as 10_");
  }
  info.text = content.substr(std::min(header.characters, content.size()));
  info.firstLine = header.lines + 1;
  info.function = info.id;
  std::replace(info.function.begin(), info.function.end(), '-', '_');
  if (info.text.find(" " + info.function + "(") == std::string::npos)
    malformed(fileName, fmt::format("the text has no function '{}' for id '{}'", info.function, info.id));
  info.usesBlockDim = info.text.find("BLOCK_DIM") != std::string::npos;
  return info;
}

const std::vector<KernelInfo>& kernelCatalogue() {
  static const std::vector<KernelInfo> kernels = [] {
    std::vector<KernelInfo> all;
    for (const EmbeddedKernel& file : embeddedKernels()) all.push_back(parseKernelFile(file.fileName, file.content));
    std::sort(all.begin(), all.end(), [](const auto& x, const auto& y) { return x.order < y.order; });
    for (std::size_t i = 1; i < all.size(); ++i)
      for (std::size_t j = 0; j < i; ++j)
        if (all[i].id == all[j].id) throw std::logic_error("kernel id '" + all[i].id + "' is there twice");
    return all;
  }();
  return kernels;
}

const KernelInfo& kernelById(std::string_view id) {
  std::string choices;
  for (const KernelInfo& kernel : kernelCatalogue()) {
    if (kernel.id == id) return kernel;
    choices += (choices.empty() ? "" : ", ") + kernel.id;
  }
  throw InvalidRequest(fmt::format("--kernel {} is not known; choose one of {}", id, choices));
}

}  // namespace warpfold
