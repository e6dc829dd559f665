// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "catalogue/kernel_info.h"
#include "run/run_control.h"
#include "values/error.h"

/// Kernels of the user's: read from a file, compiled, and understood by their signature and their program.
namespace warpfold::own {

/// Where ids of kernels of the user's begin: no other kernel's does.
inline constexpr std::string_view idPrefix = "mine:";

/// An error in a source, with its line and column.
class SourceError : public InvalidRequest {
 public:
  SourceError(std::uint32_t line, Message message) : InvalidRequest(std::move(message)), m_line(line) {}
  std::uint32_t line() const { return m_line; }

 private:
  std::uint32_t m_line;
};

/// Reads a file. Throws InvalidRequest.
std::string textOfFile(const std::string& file);

/// Compiles and understands a kernel: the one that is asked for, or the only one. What is not asked for may stand in a
/// line of the file: `// warpfold: --args in,out,n`. Throws InvalidRequest, SourceError where a line is wrong, and
/// BackendUnavailable where there is no compiler.
KernelInfo readOwnKernel(const UserSource& source, const RunControl& control = {});

/// All kernels of a file, and why others are none.
struct Understood {
  std::vector<KernelInfo> kernels;
  std::vector<UserRefusal> refusals;
};
/// Throws nothing but Cancelled.
Understood readOwnKernels(const UserSource& source, const RunControl& control = {});

}  // namespace warpfold::own
