// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "catalogue/kernel_info.h"

namespace warpfold {

using KernelPtr = std::shared_ptr<const KernelInfo>;

/// The kernels there are, a value: the worker's is made from the embedded files, a window's from what its worker told
/// it. Copies share the kernels.
class Catalogue {
 public:
  Catalogue() = default;
  /// Kernels in ascending order of their `order`. Throws std::logic_error on a duplicate id.
  explicit Catalogue(std::vector<KernelInfo> kernels);
  /// The kernels of the program's own files. Throws std::logic_error on a malformed header.
  static Catalogue builtIn();
  /// With one more. Throws std::logic_error where its id is there.
  Catalogue with(KernelInfo kernel) const;

  /// Sound kernels first, then those that are faulty on purpose; each group from naive to fast.
  const std::vector<KernelPtr>& kernels() const { return m_kernels; }
  std::vector<KernelPtr> sound() const;
  /// The kernels that are faulty on purpose, each a lesson on one fault.
  std::vector<KernelPtr> broken() const;
  /// Null where there is none.
  KernelPtr find(std::string_view id) const;
  /// Throws InvalidRequest listing the sound ids.
  KernelPtr at(std::string_view id) const;
  /// The GPU library that kernels are measured against; null where there is none.
  KernelPtr library() const;

 private:
  std::vector<KernelPtr> m_kernels;
};

}  // namespace warpfold
