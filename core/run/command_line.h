// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <string>
#include <vector>

#include "data/input.h"
#include "run/run_request.h"

namespace warpfold {

/// The options of `run` as they were written, the same for warpfold-cli and warpfold. They are read by our own code
/// so that a wrong one gives one sentence and exit status 2.
struct RunOptionTexts {
  std::optional<std::string> kernel, backend, n, block, grid, type, op, input, input2, seed, offset, iterations, warmup,
      cache, warp, traceBlocks, launchGap;

  /// Adds the options to a CLI::App (any type with its add_option); the object must outlive it.
  template <typename App>
  void addTo(App& app, bool withKernel) {
    if (withKernel) app.add_option("--kernel", kernel, "Kernel id, one of warpfold-cli list (default neighbored)");
    app.add_option("--backend", backend,
                   "Where to run, one of warpfold-cli devices (default: a GPU where there is one)");
    app.add_option("--n", n, "Elements: 16777216, 2^24 or 1e6 (default: few enough for the device to answer at once)");
    app.add_option("--block", block, "Threads per block, 1 to 1024 (default 512)");
    app.add_option("--grid", grid, "Blocks of the first launch, or auto (default)");
    app.add_option("--type", type, "Element type: " + choices(elementTypes) + " (default int32)");
    app.add_option("--op", op, "Operation: " + choices(operations) + " (default sum)");
    app.add_option("--input", input, "Input data: " + inputChoices() + " (default msws)");
    app.add_option(
        "--input2", input2,
        "The second input of --op " + choices(operationsOfTwoInputs()) + " (default: as --input, with the next seed)");
    app.add_option("--offset", offset, "Elements from an aligned address to the first one, 0 (default) to 127");
    app.add_option("--seed", seed, "Seed of random inputs (default 0)");
    app.add_option("--iterations", iterations, "Timed samples (default: as many as suit the device)");
    app.add_option("--warmup", warmup, "Untimed runs before the samples (default: as many as suit the device)");
    app.add_option("--cache", cache, "cold: L2 is flushed before every sample (default); warm: it is not");
    app.add_option("--warp", warp, "Lanes of a warp, where the device leaves a choice (default 32)");
    app.add_option("--trace-blocks", traceBlocks,
                   "Blocks to trace: none, first:K, all, or numbers such as 0,5,9 (default first:4)");
    app.add_option("--launch-gap", launchGap,
                   "On a modelled GPU: microseconds that every launch costs before it begins (default: as on the "
                   "recorded GPU)");
  }

  /// Whether any was given, be it with what it has anyway.
  bool any() const {
    const std::array texts{&launchGap, &kernel, &backend, &n,          &block,  &grid,  &type, &op,         &input,
                           &input2,    &seed,   &offset,  &iterations, &warmup, &cache, &warp, &traceBlocks};
    return std::any_of(texts.begin(), texts.end(), [](const auto* text) { return text->has_value(); });
  }

  /// What can be read is read; whether the kernel can run like this is asked when the run is planned. Throws
  /// InvalidRequest naming the option and the reason.
  RunRequest request() const;

 private:
  static std::vector<Operation> operationsOfTwoInputs() {
    std::vector<Operation> found;
    std::copy_if(operations.begin(), operations.end(), std::back_inserter(found), takesSecondInput);
    return found;
  }
  /// "int32, uint32 or int64"
  template <typename Values>
  static std::string choices(const Values& values) {
    std::string text;
    for (std::size_t i = 0; i < values.size(); ++i)
      text += (i == 0 ? "" : i + 1 == values.size() ? " or " : ", ") + std::string(name(values[i]));
    return text;
  }
};

/// The command line that repeats a request.
std::string commandLine(const RunRequest& request);

}  // namespace warpfold
