// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string_view>
#include <vector>

#include "catalogue/catalogue.h"

/// The kernels of the program's own files, for tests that do not care where a catalogue comes from.
namespace warpfold {

inline const Catalogue& builtInKernels() {
  static const Catalogue catalogue = Catalogue::builtIn();
  return catalogue;
}
inline const KernelInfo& kernelById(std::string_view id) {
  return *builtInKernels().at(id);
}
inline std::vector<KernelInfo> copied(const std::vector<KernelPtr>& kernels) {
  std::vector<KernelInfo> all;
  for (const KernelPtr& kernel : kernels) all.push_back(*kernel);
  return all;
}
inline const std::vector<KernelInfo>& kernelCatalogue() {
  static const std::vector<KernelInfo> sound = copied(builtInKernels().sound());
  return sound;
}
inline const std::vector<KernelInfo>& brokenKernels() {
  static const std::vector<KernelInfo> broken = copied(builtInKernels().broken());
  return broken;
}

}  // namespace warpfold
