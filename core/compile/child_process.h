// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "run/run_control.h"

namespace warpfold::compile {

/// What a program of the system may use until it is ended.
struct ChildLimits {
  std::chrono::milliseconds time{30'000};   ///< by the clock
  std::chrono::seconds processorTime{20};   ///< of its cores
  std::uint64_t memoryBytes = 2ull << 30;   ///< of address space
  std::uint64_t outputBytes = 64u << 20;    ///< on standard output
  std::uint64_t complaintBytes = 1u << 20;  ///< on standard error; what is beyond is dropped
  std::uint64_t fileBytes = 64u << 20;      ///< of a file that it writes
};

/// What is left of a program that ended or was ended.
struct ChildResult {
  enum class End : std::uint8_t { exited, signalled, outOfTime, outputTooLong, notStarted };
  End end = End::notStarted;
  int status = -1;  ///< exit status, number of the signal, or errno where it was not started
  std::string output, complaints;
};

/// Runs the program `file` with `arguments` after its name, and nothing of this process but standard input, which is
/// the file `input`. No shell reads the arguments. Its folder and the one for its temporary files is `folder`; of the
/// environment it has PATH only, and messages are in English. It and what it started are gone when this returns.
/// Throws Cancelled.
ChildResult runChild(const std::string& file, const std::vector<std::string>& arguments,
                     const std::filesystem::path& input, const std::filesystem::path& folder,
                     const ChildLimits& limits = {}, const RunControl& control = {});

}  // namespace warpfold::compile
