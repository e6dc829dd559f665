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
  void addTo(App& app, bool withKernel, const std::string& defaultBackend = "emulator") {
    if (withKernel) app.add_option("--kernel", kernel, "Kernel id (see list)");
    app.add_option("--backend", backend, "cpu, emulator, cuda or cuda:i (default: " + defaultBackend + ")");
    app.add_option("--n", n, "Elements: 16777216, 2^24 or 1e6 (default: small for the backend)");
    app.add_option("--block", block, "Threads per block, 1 to 1024 (default 512)");
    app.add_option("--grid", grid, "Blocks of the first launch, or auto (default)");
    app.add_option("--type", type,
                   "int32, uint32, int64, uint64, float32, float64, float16 or bfloat16 (default int32)");
    app.add_option("--op", op,
                   "sum, product, min, max, mean, sumsq, dot, and, or, xor, logical-and or logical-or (default sum)");
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

  /// Throws InvalidRequest naming the option and the reason.
  RunRequest request() const;
  /// The same without asking whether its kernel can run like this, where others will be run instead.
  RunRequest anyKernelsRequest() const;
};

/// The command line that repeats a request.
std::string commandLine(const RunRequest& request);

}  // namespace warpfold
