// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "run/command_line.h"

#include <fmt/format.h>

#include <charconv>

#include "words/say.h"

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

std::uint32_t count32(const std::string& text, Field field) {
  constexpr std::uint64_t most = 0xffffffff;
  const std::uint64_t value = parseCount(text, field);
  if (value > most) throw InvalidRequest(field, text, say<"count-too-large">(arg<"most">(most)));
  return static_cast<std::uint32_t>(value);
}

double microseconds(const std::string& text, Field field) {
  constexpr double most = 1e6;
  double value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size() || !(value >= 0 && value <= most))
    throw InvalidRequest(field, "'" + text + "'", say<"not-microseconds">(arg<"most">(most)));
  return value;
}

/// A complaint about an option that is empty would not name it: its value stands there as it is typed.
void refuseEmpty(const std::optional<std::string>& given, Field field) {
  if (given && given->empty()) throw InvalidRequest(field, "''", say<"value-empty">());
}

}  // namespace

RunRequest RunOptionTexts::request() const {
  RunRequest r;
  refuseEmpty(kernel, Field::kernel);
  refuseEmpty(type, Field::type);
  refuseEmpty(op, Field::op);
  refuseEmpty(input, Field::input);
  refuseEmpty(input2, Field::input2);
  refuseEmpty(cache, Field::cache);
  if (kernel) r.kernel = *kernel;
  r.backend = backend;
  if (n) {
    r.n = parseCount(*n, Field::n);
    if (*r.n == 0) throw InvalidRequest(Field::n, *n, say<"no-elements">());
  }
  if (block) r.block = count32(*block, Field::block);
  if (grid && *grid != "auto") {
    r.grid = parseCount(*grid, Field::grid);
    if (*r.grid == 0) throw InvalidRequest(Field::grid, *grid, say<"no-blocks">());
  }
  if (type) r.type = elementTypeFromName(*type);
  if (op) r.op = operationFromName(*op);
  if (input) r.input = *input;
  r.input2 = input2;
  if (offset) r.offset = count32(*offset, Field::offset);
  if (seed) r.seed = parseCount(*seed, Field::seed);
  if (iterations) {
    r.iterations = count32(*iterations, Field::iterations);
    if (*r.iterations == 0) throw InvalidRequest(Field::iterations, *iterations, say<"no-samples">());
  }
  if (warmup) r.warmup = count32(*warmup, Field::warmup);
  if (cache) {
    if (*cache != "cold" && *cache != "warm") throw InvalidRequest(Field::cache, *cache, say<"unknown-cache">());
    r.cache = *cache == "warm" ? CacheState::warm : CacheState::cold;
  }
  if (warp) r.warp = count32(*warp, Field::warp);
  if (traceBlocks) r.traceBlocks = BlockSelection::parse(*traceBlocks);
  if (launchGap) r.launchGapUs = microseconds(*launchGap, Field::launchGap);
  r.across = across;
  if (ranks) r.ranks = count32(*ranks, Field::ranks);
  return r;
}

std::string commandLine(const RunRequest& r) {
  std::string text = fmt::format("warpfold-cli run --kernel {}", r.kernel);
  const auto add = [&](const char* option, const auto& value) { text += fmt::format(" --{} {}", option, value); };
  if (r.backend) add("backend", quoted(*r.backend));
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
  if (r.launchGapUs) add("launch-gap", *r.launchGapUs);
  if (r.across) add("across", quoted(*r.across));
  if (r.ranks) add("ranks", *r.ranks);
  return text;
}

}  // namespace warpfold
