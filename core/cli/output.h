// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "catalogue/catalogue.h"
#include "run/run_result.h"

/// What the command line prints. The JSON's keys are a contract: README.md, "The command line".
namespace warpfold::cli {

/// Of a kernel of the user's: where it stands and what was understood of it.
struct KernelFile {
  std::string file, function;
  std::vector<std::string> roles;  ///< of its parameters: "in", "out", "n"
  std::vector<std::string> defines;
  std::string compiler;
  std::string leaves;  ///< "one", "per-block", "in-place"
  Message left;        ///< that as a sentence
  /// Of another number of elements, which is no multiple of a block: what is wrong there.
  std::optional<std::uint64_t> otherSize = {};
  std::optional<Message> wrongThere = {};
};

/// Nothing of other kernels.
std::optional<KernelFile> kernelFileOf(const KernelInfo& kernel, const RunResult& result);

/// What is told of a run beside its result.
struct RunFacts {
  std::optional<double> toleranceOfResult;  ///< the part of the result that the error may not exceed either, if any
  std::string sharedArray = "shared";       ///< what the kernel's source calls its array in shared memory
  std::optional<KernelFile> kernelFile = {};
};

std::string runJson(const RunResult& result, const RunFacts& facts);
std::string runCsv(const RunResult& result);
std::string runTable(const RunResult& result, const RunFacts& facts);

std::string kernelsJson(const Catalogue& catalogue);
std::string kernelsTable(const Catalogue& catalogue);
std::string devicesJson(const std::vector<DeviceInfo>& devices);
std::string devicesTable(const std::vector<DeviceInfo>& devices);

}  // namespace warpfold::cli
