// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <vector>

namespace warpfold {

/// A file of kernels/ as it was at build time.
struct EmbeddedKernel {
  std::string fileName;
  std::string content;
};

const std::vector<EmbeddedKernel>& embeddedKernels();

}  // namespace warpfold
