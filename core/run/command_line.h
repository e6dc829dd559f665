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
#include "words/english.h"
#include "words/say.h"

namespace warpfold {

/// The options of `run` as they were written, the same for warpfold-cli and warpfold. They are read by our own code
/// so that a wrong one gives one sentence and exit status 2.
struct RunOptionTexts {
  std::optional<std::string> kernel, backend, n, block, grid, type, op, input, input2, seed, offset, iterations, warmup,
      cache, warp, traceBlocks, launchGap, across, ranks;

  using Teller = std::string (*)(const Message&);

  /// Adds the options to a CLI::App (any type with its add_option); the object must outlive it. `tell` says what --help
  /// says of them.
  template <typename App>
  void addTo(App& app, bool withKernel, Teller tell = english) {
    const auto choose = [](const auto& values) { return arg<"choices">(choices(values)); };
    if (withKernel) app.add_option("--kernel", kernel, tell(say<"help-kernel">()));
    app.add_option("--backend", backend, tell(say<"help-backend">()));
    app.add_option("--n", n, tell(say<"help-n">()));
    app.add_option("--block", block, tell(say<"help-block">()));
    app.add_option("--grid", grid, tell(say<"help-grid">()));
    app.add_option("--type", type, tell(say<"help-type">(choose(elementTypes))));
    app.add_option("--op", op, tell(say<"help-op">(choose(operations))));
    app.add_option("--input", input, tell(say<"help-input">(arg<"choices">(inputChoices()))));
    app.add_option("--input2", input2, tell(say<"help-input2">(choose(operationsOfTwoInputs()))));
    app.add_option("--offset", offset, tell(say<"help-offset">()));
    app.add_option("--seed", seed, tell(say<"help-seed">()));
    app.add_option("--iterations", iterations, tell(say<"help-iterations">()));
    app.add_option("--warmup", warmup, tell(say<"help-warmup">()));
    app.add_option("--cache", cache, tell(say<"help-cache">()));
    app.add_option("--warp", warp, tell(say<"help-warp">()));
    app.add_option("--trace-blocks", traceBlocks, tell(say<"help-trace-blocks">()));
    app.add_option("--launch-gap", launchGap, tell(say<"help-launch-gap">()));
    app.add_option("--across", across, tell(say<"help-across">()));
    app.add_option("--ranks", ranks, tell(say<"help-ranks">()));
  }

  /// Whether any was given, be it with what it has anyway.
  bool any() const {
    const std::array texts{&launchGap, &kernel, &backend,     &n,      &block,  &grid,       &type,
                           &op,        &input,  &input2,      &seed,   &offset, &iterations, &warmup,
                           &cache,     &warp,   &traceBlocks, &across, &ranks};
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
