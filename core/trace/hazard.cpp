// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "trace/hazard.h"

#include <fmt/format.h>

#include <array>

namespace warpfold {

namespace {

std::string party(const Hazard::Party& p, std::uint32_t firstLine) {
  return fmt::format("thread {} (line {})", p.thread.value, p.line - firstLine + 1);
}
std::string party(const Hazard::Party& p, BlockId block, std::uint32_t firstLine) {
  return fmt::format("thread {} of block {} (line {})", p.thread.value, block.value, p.line - firstLine + 1);
}

std::string sentence(const Hazard& h, std::uint32_t line) {
  switch (h.kind) {
    case Hazard::Kind::race:
      if (h.firstBlock)
        return fmt::format("{} {} {} and {} {} it, with nothing that orders the blocks",
                           party(h.first, *h.firstBlock, line), h.first.writes ? "writes" : "reads", h.where,
                           party(h.second, h.block, line), h.second.writes ? "writes" : "reads");
      return fmt::format("{} {} {} and {} {} it, with no barrier between", party(h.first, line),
                         h.first.writes ? "writes" : "reads", h.where, party(h.second, line),
                         h.second.writes ? "writes" : "reads");
    case Hazard::Kind::barrier:
      return h.first.line == 0 ? fmt::format("{} waits at {} that thread {} never reaches: it has returned",
                                             party(h.second, line), h.where, h.first.thread.value)
                               : fmt::format("{} waits at {} while {} waits at another", party(h.second, line), h.where,
                                             party(h.first, line));
    case Hazard::Kind::outOfBounds:
      return fmt::format("{} {} {}, beyond the end of the array", party(h.second, line),
                         h.second.writes ? "writes" : "reads", h.where);
    case Hazard::Kind::uninitialised:
      return fmt::format("{} reads {}, which no thread has written", party(h.second, line), h.where);
    case Hazard::Kind::counter:
      return fmt::format("{} leaves {} at a value from which the next launch cannot count", party(h.second, line),
                         h.where);
  }
  return {};
}

}  // namespace

std::string_view name(Hazard::Kind kind) {
  static constexpr std::array<std::string_view, 5> names{"race", "barrier", "out-of-bounds", "uninitialised",
                                                         "counter"};
  return names.at(static_cast<std::size_t>(kind));
}

std::string Hazard::text(std::uint32_t firstLine) const {
  const std::string launch = pass == 0 ? std::string() : fmt::format("launch {}, ", pass + 1);
  return fmt::format("{}: {}block {}, step {}: {}", name(kind), launch, block.value, step, sentence(*this, firstLine));
}

}  // namespace warpfold
