// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "run/command_line.h"

#include <fmt/format.h>

#include <cstdio>

#include "catalogue/kernel_info.h"

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
  if (value > 0xfffffffeu) throw InvalidRequest(fmt::format("{} {} is too large", option, text));
  return static_cast<std::uint32_t>(value);
}

}  // namespace

RunRequest RunOptionTexts::request() const {
  const RunRequest r = anyKernelsRequest();
  validate(r);
  return r;
}

RunRequest RunOptionTexts::anyKernelsRequest() const {
  RunRequest r;
  if (kernel) r.kernel = *kernel;
  if (backend) r.backend = *backend;
  if (n) {
    r.n = parseCount(*n, "--n");
    if (r.n == 0) throw InvalidRequest("--n 0: a reduction needs at least one element");
  }
  if (block) r.block = count32(*block, "--block");
  if (grid && *grid != "auto") {
    r.grid = parseCount(*grid, "--grid");
    if (r.grid == 0) throw InvalidRequest("--grid 0: a launch needs at least one block; use --grid auto");
  }
  if (type) r.type = elementTypeFromName(*type);
  if (op) r.op = operationFromName(*op);
  if (input) r.input = *input;
  if (input2) r.input2 = *input2;
  if (offset) r.offset = count32(*offset, "--offset");
  if (seed) r.seed = parseCount(*seed, "--seed");
  if (iterations) {
    r.iterations = count32(*iterations, "--iterations");
    if (r.iterations == 0) throw InvalidRequest("--iterations 0: a median needs at least one sample");
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
  std::string text =
      fmt::format("warpfold-cli run --kernel {} --backend {} --n {} --block {} --type {} --op {} --input {}", r.kernel,
                  r.backend, countText(r.n), r.block, name(r.type), name(r.op), quoted(r.input));
  if (r.grid != 0 && kernelById(r.kernel).elements == 0) text += fmt::format(" --grid {}", r.grid);
  if (!r.input2.empty()) text += fmt::format(" --input2 {}", quoted(r.input2));
  if (r.offset != 0) text += fmt::format(" --offset {}", r.offset);
  if (r.seed != 0) text += fmt::format(" --seed {}", r.seed);
  if (r.iterations != 0) text += fmt::format(" --iterations {}", r.iterations);
  if (r.warmup != 0xffffffffu) text += fmt::format(" --warmup {}", r.warmup);
  if (r.cache == CacheState::warm) text += " --cache warm";
  if (r.warp != 32) text += fmt::format(" --warp {}", r.warp);
  if (r.traceBlocks != BlockSelection{}) text += fmt::format(" --trace-blocks {}", r.traceBlocks.text());
  return text;
}

}  // namespace warpfold
