// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <string>

#include "data/input.h"
#include "run/run_request.h"

namespace warpfold {

/// The options of `run` as they were written, the same for warpfold-cli and warpfold. They are read by our own code
/// so that a wrong one is told in one sentence, with exit status 2.
struct RunOptionTexts {
  std::optional<std::string> kernel, backend, n, block, grid, type, op, input, input2, seed, offset, iterations, warmup,
      cache, warp, traceBlocks;

  /// Adds the options to a CLI::App (any type with its add_option); the object must outlive it.
  template <typename App>
  void addTo(App& app, bool withKernel) {
    if (withKernel) app.add_option("--kernel", kernel, "Kernel id (see list)");
    app.add_option("--backend", backend, "cpu, emulator, cuda or cuda:i (default: a GPU where there is one)");
    app.add_option("--n", n, "Elements: 16777216, 2^24 or 1e6 (default: small for the backend)");
    app.add_option("--block", block, "Threads per block, 1 to 1024 (default 512)");
    app.add_option("--grid", grid, "Blocks of the first launch, or auto (default)");
    app.add_option("--type", type, choices(elementTypes) + " (default int32)");
    app.add_option("--op", op, choices(operations) + " (default sum)");
    app.add_option("--input", input, inputChoices() + " (default msws)");
    app.add_option("--input2", input2, "The other input of --op dot (default: as --input, with the next seed)");
    app.add_option("--offset", offset, "Elements from an aligned address to the first one, 0 (default) to 127");
    app.add_option("--seed", seed, "Seed of random inputs (default 0)");
    app.add_option("--iterations", iterations, "Timed samples (default: by backend)");
    app.add_option("--warmup", warmup, "Untimed runs before (default: by backend)");
    app.add_option("--cache", cache, "cold (L2 flushed before every sample, default) or warm");
    app.add_option("--warp", warp, "Lanes of a warp on the emulator: 4, 8, 16 or 32 (default)");
    app.add_option("--trace-blocks", traceBlocks, "none, first:K (default first:4), all, or numbers such as 0,5,9");
  }

  /// What can be read is read; whether the kernel can run like this is asked when the run is planned. Throws
  /// InvalidRequest naming the option and the reason.
  RunRequest request() const;

 private:
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
