// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "compile/compile_limits.h"

#include <signal.h>

#include "values/error.h"
#include "words/say.h"

namespace warpfold::compile {

namespace {

constexpr std::size_t mostSourceBytes = 4u << 20;

/// By which the compiler ended, or 0. clang catches its own faults and exits with a status as of a shell.
int signalOf(const ChildResult& result) {
  if (result.end == ChildResult::End::signalled) return result.status;
  return result.end == ChildResult::End::exited && result.status > 128 ? result.status - 128 : 0;
}

}  // namespace

void requireShort(const Source& source) {
  if (source.text.size() > mostSourceBytes)
    throw InvalidRequest(say<"source-too-long">(arg<"mebibytes">(mostSourceBytes >> 20)));
}

void requireWithinLimits(const ChildResult& result, const ChildLimits& limits) {
  const int signal = signalOf(result);
  if (result.end == ChildResult::End::outOfTime || signal == SIGXCPU || signal == SIGKILL)
    throw InvalidRequest(say<"compile-out-of-time">(arg<"seconds">(limits.processorTime.count())));
  if (result.end == ChildResult::End::outputTooLong || signal == SIGXFSZ)
    throw InvalidRequest(say<"compile-too-long">(arg<"mebibytes">(limits.outputBytes >> 20)));
  if (signal != 0 || result.complaints.find("LLVM ERROR: out of memory") != std::string::npos)
    throw InvalidRequest(say<"compile-out-of-memory">(arg<"mebibytes">(limits.memoryBytes >> 20)));
}

}  // namespace warpfold::compile
