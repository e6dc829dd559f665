// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "own/parameters.h"
#include "ptx/program.h"
#include "run/run_control.h"

/// Kernels of the user's: read from a file, compiled, and understood by their signature and their program.
namespace warpfold::own {

/// What is asked for on the command line.
struct Asked {
  std::string file;
  std::optional<std::string> function;  ///< "sum"; of a template an instance: "reduce<256>"
  std::optional<std::string> args;      ///< "in,out,n": what each parameter is
  std::vector<std::string> defines{};   ///< "NAME=VALUE"
};

struct OwnKernel {
  std::string text;      ///< of the file
  std::string function;  ///< as C++ writes it, without its parameters: "reduce<256u, float>"
  std::vector<Parameter> parameters;
  ElementType element = ElementType::int32;  ///< of its input and of what it leaves
  std::string compiler;                      ///< "clang 14.0.6"
  std::shared_ptr<const ptx::Program> program;

  /// Bytes of `role` among the parameters; nothing where the kernel has none.
  const Parameter* find(Role role) const;
  /// Threads of a block that its only array in shared memory is made for; nothing where no array tells.
  std::optional<std::uint32_t> blockOfSharedArray() const;
};

/// Reads, compiles and understands a kernel. Throws InvalidRequest with one sentence, of an error of the source with
/// its line and column, and BackendUnavailable where there is no compiler.
OwnKernel readOwnKernel(const Asked& asked, const RunControl& control = {});

}  // namespace warpfold::own
