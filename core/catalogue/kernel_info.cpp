// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "catalogue/kernel_info.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <iterator>
#include <map>
#include <regex>
#include <sstream>
#include <stdexcept>

#include "values/error.h"
#include "words/say.h"

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
  std::size_t characters = 0;  // up to the first character of the code
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
    const bool bare = body.back() == ':' && colon == std::string::npos;
    const bool begins = body.starts_with(" ") && !body.starts_with("  ") && (colon != std::string::npos || bare);
    if (begins && body.find(' ', 1) >= std::min(colon, body.size())) {
      key = trimmed(body.substr(0, bare ? body.size() - 1 : colon));
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
        Field::block, block,
        say<"block-no-power-of-two">(arg<"kernel">(id), arg<"lower">(std::max(leastBlock, std::bit_floor(block))),
                                     arg<"upper">(std::clamp(std::bit_ceil(block), 2 * leastBlock, 1024u))));
  if (block < leastBlock)
    throw InvalidRequest(Field::block, block, say<"block-too-small">(arg<"kernel">(id), arg<"least">(leastBlock)));
  if (block % blockMultiple != 0)
    throw InvalidRequest(Field::block, block,
                         say<"block-no-multiple">(arg<"kernel">(id), arg<"multiple">(blockMultiple),
                                                  arg<"nearest">((block / blockMultiple + 1) * blockMultiple)));
}

bool KernelInfo::takesBlock(std::uint32_t block) const {
  return block >= leastBlock && block % blockMultiple == 0 && (!powerOfTwo || std::has_single_bit(block));
}

std::uint32_t KernelInfo::nearestBlock(std::uint32_t block) const {
  constexpr std::uint32_t largest = 1024;
  for (std::uint32_t away = 0; away < largest; ++away) {
    if (block + away <= largest && takesBlock(block + away)) return block + away;
    if (away < block && takesBlock(block - away)) return block - away;
  }
  return block;
}

namespace {

/// `block:` any | power of two [from 64] | multiple of 32.
void readBlock(KernelInfo& info, const std::string& fileName, const std::string& text) {
  const auto after = [&](const std::string& prefix) -> std::uint32_t {
    const int value = text.size() > prefix.size() ? std::atoi(text.c_str() + prefix.size()) : 0;
    if (value <= 0) malformed(fileName, fmt::format("'block: {}' names no number of threads", text));
    return static_cast<std::uint32_t>(value);
  };
  if (text == "any") return;
  if (text.starts_with("multiple of ")) {
    info.blockMultiple = after("multiple of ");
    return;
  }
  if (!text.starts_with("power of two"))
    malformed(fileName, fmt::format("'block: {}' is not any, 'power of two [from 64]' or 'multiple of 32'", text));
  info.powerOfTwo = true;
  if (text != "power of two") info.leastBlock = after("power of two from ");
}

/// `example:` one need or several, such as 64 threads, or 2 blocks, 8 elements.
void readExample(KernelInfo& info, const std::string& fileName, const std::string& text) {
  struct Need {
    const char* noun;
    int most;
    std::uint32_t KernelInfo::*field;
  };
  static constexpr Need needs[] = {{"threads", 128, &KernelInfo::exampleThreads},
                                   {"blocks", 16, &KernelInfo::exampleBlocks},
                                   {"elements", 8, &KernelInfo::exampleElements}};
  std::istringstream list(text);
  for (std::string each; std::getline(list, each, ',');) {
    const std::string wanted = trimmed(each);
    const int number = std::atoi(wanted.c_str());
    const auto found = std::find_if(std::begin(needs), std::end(needs), [&](const Need& need) {
      return wanted == fmt::format("{} {}", number, need.noun) && number >= 1 && number <= need.most;
    });
    if (found == std::end(needs))
      malformed(fileName, fmt::format("'example: {}' is not a number of threads up to 128, of blocks up to 16 or of "
                                      "elements a thread up to 8, such as '64 threads' or '2 blocks, 8 elements'",
                                      text));
    info.*found->field = static_cast<std::uint32_t>(number);
  }
}

/// The choice that `text` is, counted from 0.
std::size_t choice(const std::string& fileName, const char* key, const std::string& text,
                   std::initializer_list<const char*> choices) {
  std::size_t index = 0;
  std::string all;
  for (const char* one : choices) {
    if (text == one) return index;
    all += (index++ == 0 ? "" : ", ") + std::string(one);
  }
  malformed(fileName, fmt::format("'{}: {}' is none of {}", key, text, all));
}

/// `memory:` where the values are combined, and what the kernel takes beside its input and output: shared, ticket.
void readMemory(KernelInfo& info, const std::string& fileName, const std::string& text) {
  std::istringstream list(text);
  std::string each;
  std::getline(list, each, ',');
  choice(fileName, "memory", each, {"host", "shared", "global", "registers", "library"});
  info.host = each == "host";
  info.library = each == "library";
  while (std::getline(list, each, ','))
    switch (choice(fileName, "memory", trimmed(each), {"in place", "ticket", "slots", "grid barrier"})) {
      case 0: info.inPlace = true; break;
      case 1: info.ticket = true; break;
      case 2: info.publishes = true; break;
      default: info.gridBarrier = true;
    }
}

/// Templates of other parameters might be there in several instances, each with an array of its own.
bool sharesOnePerThread(const std::string& code) {
  static const std::regex shared("__shared__\\s+(?!(bool|unsigned|int)\\b)");
  static const std::regex onePerThread("__shared__\\s+T\\s+\\w+\\[BLOCK_DIM\\];");
  static const std::regex otherTemplate("template\\s*<(?!\\s*typename (T|Op|In)(\\s*,\\s*typename (T|Op|In))*\\s*>)");
  const auto count = [&](const std::regex& pattern) {
    return std::distance(std::sregex_iterator(code.begin(), code.end(), pattern), std::sregex_iterator());
  };
  return count(shared) == 1 && count(onePerThread) == 1 && count(otherTemplate) == 0;
}

}  // namespace

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
  info.citation = required("source");
  const auto optional = [&](const char* key, const char* otherwise) -> std::string {
    const auto it = header.entries.find(key);
    return it == header.entries.end() ? otherwise : it->second;
  };
  readMemory(info, fileName, required("memory"));
  if (info.host != info.id.starts_with("cpu-"))  // by which the build knows them
    malformed(fileName, "a kernel is of the host where its id begins with cpu-, and only there");
  readBlock(info, fileName, required("block"));
  info.padded = choice(fileName, "input", optional("input", "guarded"), {"guarded", "padded"}) == 1;
  static constexpr std::uint32_t perThread[] = {1, 2, 0};
  info.elements = perThread[choice(fileName, "elements", optional("elements", "1"), {"1", "2", "many"})];
  info.output = static_cast<KernelInfo::Output>(
      choice(fileName, "output", optional("output", "block"), {"block", "warp", "one"}));
  info.next = static_cast<KernelInfo::Next>(
      choice(fileName, "next", optional("next", "again"), {"again", "one block", "nothing"}));
  info.orderVaries = choice(fileName, "order", optional("order", "fixed"), {"fixed", "varies"}) == 1;
  readExample(info, fileName, optional("example", ""));
  static constexpr std::uint32_t clusters[] = {1, 2, 4, 8};
  info.cluster = clusters[choice(fileName, "cluster", optional("cluster", "1"), {"1", "2", "4", "8"})];
  info.warp32 = choice(fileName, "warp", optional("warp", "any"), {"any", "32"}) == 1;
  info.fault = optional("fault", "");
  try {
    info.order = std::stoi(fileName);
  } catch (const std::exception&) {
    malformed(fileName, "the name does not begin with its order, such as 10_");
  }
  const std::size_t shape = choice(fileName, "shape", optional("shape", "as asked"), {"as asked", "tuned", "of n"});
  info.tuned = shape != 0;
  info.shapeOfN = shape == 2;
  info.codeOf = optional("code", "");
  if (!info.codeOf.empty()) return info;  // the catalogue knows that kernel
  info.code = content.substr(std::min(header.characters, content.size()));
  info.firstLine = header.lines + 1;
  info.function = info.id;
  std::replace(info.function.begin(), info.function.end(), '-', '_');
  if (info.code.find(" " + info.function + "(") == std::string::npos)
    malformed(fileName, fmt::format("the code has no function '{}' for id '{}'", info.function, info.id));
  info.usesBlockDim = info.code.find("BLOCK_DIM") != std::string::npos;
  info.sharesOnePerThread = sharesOnePerThread(info.code);
  return info;
}

}  // namespace warpfold
