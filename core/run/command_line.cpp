// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "run/command_line.h"

#include <fmt/format.h>

#include <cstdio>

namespace warpfold {

namespace {

/// Quoted for a POSIX shell where it needs to be.
std::string quoted(const std::string& text) {
  if (text.find_first_not_of("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-+.,:/=^") ==
      std::string::npos)
    return text;
  std::string result = "'";
  for (const char c : text) result += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return result + "'";
}

std::uint32_t count32(const std::string& text, const std::string& option) {
  const std::uint64_t value = parseCount(text, option);
  if (value > 0xffffffffu) throw InvalidRequest(fmt::format("{} {} is too large", option, text));
  return static_cast<std::uint32_t>(value);
}

}  // namespace

RunRequest RunOptionTexts::request() const {
  RunRequest r;
  if (kernel) r.kernel = *kernel;
  r.backend = backend;
  if (n) {
    r.n = parseCount(*n, "--n");
    if (*r.n == 0) throw InvalidRequest("--n 0: a reduction needs at least one element");
  }
  if (block) r.block = count32(*block, "--block");
  if (grid && *grid != "auto") {
    r.grid = parseCount(*grid, "--grid");
    if (*r.grid == 0) throw InvalidRequest("--grid 0: a launch needs at least one block; use --grid auto");
  }
  if (type) r.type = elementTypeFromName(*type);
  if (op) r.op = operationFromName(*op);
  if (input) r.input = *input;
  r.input2 = input2;
  if (offset) r.offset = count32(*offset, "--offset");
  if (seed) r.seed = parseCount(*seed, "--seed");
  if (iterations) {
    r.iterations = count32(*iterations, "--iterations");
    if (*r.iterations == 0) throw InvalidRequest("--iterations 0: a median needs at least one sample");
  }
  if (warmup) r.warmup = count32(*warmup, "--warmup");
  if (cache) {
    if (*cache != "cold" && *cache != "warm")
      throw InvalidRequest(fmt::format("--cache {} is not known; choose cold or warm", *cache));
    r.cache = *cache == "warm" ? CacheState::warm : CacheState::cold;
  }
  if (warp) r.warp = count32(*warp, "--warp");
  if (traceBlocks) r.traceBlocks = BlockSelection::parse(*traceBlocks);
  return r;
}

std::string commandLine(const RunRequest& r) {
  std::string text = fmt::format("warpfold-cli run --kernel {}", r.kernel);
  const auto add = [&](const char* option, const auto& value) { text += fmt::format(" --{} {}", option, value); };
  if (r.backend) add("backend", *r.backend);
  if (r.n) add("n", countText(*r.n));
  add("block", r.block);
  add("type", name(r.type));
  add("op", name(r.op));
  add("input", quoted(r.input));
  if (r.grid) add("grid", *r.grid);
  if (r.input2) add("input2", quoted(*r.input2));
  if (r.offset != 0) add("offset", r.offset);
  if (r.seed != 0) add("seed", r.seed);
  if (r.iterations) add("iterations", *r.iterations);
  if (r.warmup) add("warmup", *r.warmup);
  if (r.cache == CacheState::warm) add("cache", "warm");
  if (r.warp != 32) add("warp", r.warp);
  if (r.traceBlocks != BlockSelection{}) add("trace-blocks", r.traceBlocks.text());
  return text;
}

}  // namespace warpfold
