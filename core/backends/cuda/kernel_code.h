// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <map>
#include <string>
#include <vector>

#include "backends/cuda/device.h"
#include "backends/cuda/kernel_source.h"
#include "compile/nvrtc.h"
#include "run/planned_run.h"

namespace warpfold::cuda {

/// What is compiled for a launch.
struct LaunchCode {
  KernelSource source;
  std::string entry;
};

/// Of launch `launch`, without probes.
LaunchCode launchCode(const PlannedRun& run, std::size_t launch);
/// Of the last launch, ending with `tail`.
LaunchCode extendedCode(const PlannedRun& run, const Tail& tail);

/// Machine code from the cache on disk, or compiled now, which takes up to a second.
compile::CompiledModule compiledFor(const LaunchCode& code, int capability);

/// The kernels of a run on a GPU, one for each launch; launches with the same code share it.
class LoadedKernels {
 public:
  /// Adds the kernel of the next launch.
  void add(const compile::CompiledModule& compiled, const std::string& entry);
  /// Adds the kernel of launch `like` once more.
  void addAgain(std::size_t like) { m_imageOf.push_back(m_imageOf[like]); }
  /// Puts all of them into the GPU's memory, anew where they are there: no cache has their instructions or constants
  /// then. Nothing of them may be running. After an error they are as they were.
  void load();

  CUfunction operator[](std::size_t launch) const { return m_functions[m_imageOf[launch]]; }

 private:
  struct Image {
    std::vector<char> code;
    std::string function;
  };
  std::vector<Image> m_images;
  std::vector<std::size_t> m_imageOf;  // by launch
  std::vector<Module> m_modules;       // by image
  std::vector<CUfunction> m_functions;
};

}  // namespace warpfold::cuda
