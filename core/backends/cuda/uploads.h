// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "backends/cuda/device.h"
#include "data/inputs.h"
#include "run/run_control.h"

namespace warpfold::cuda {

/// How an input is to lie on the GPU.
struct UploadLayout {
  ElementType element = ElementType::int32;  ///< as it is stored, or the accumulator of elements that are mapped here
  Operation op = Operation::sum;             ///< whose mapping, and whose padding
  bool mapped = false;                       ///< the elements are mapped on the way; else the kernel does it
  std::uint32_t offset = 0;                  ///< elements before the first one
  std::uint64_t padded = 0;  ///< elements that are read: those beyond the input's do not change a result

  friend bool operator==(const UploadLayout&, const UploadLayout&) = default;
};

/// Inputs on the GPU, shared by all sessions that read the same ones: copying takes longer than most reductions. They
/// stay while the last array that was asked for lives, where they take less than a quarter of the free memory.
class Uploads {
 public:
  /// `inputs` in this layout; of two inputs that are not mapped, the first. Throws InvalidRequest where there is not
  /// enough memory, and Cancelled.
  std::shared_ptr<const Buffer> get(const Inputs& inputs, const UploadLayout& layout, const Message& what,
                                    const RunControl& control);

 private:
  struct Entry {
    std::weak_ptr<const HostArray> first, second;
    UploadLayout layout;
    std::weak_ptr<const Buffer> buffer;
    std::shared_ptr<const Buffer> kept;
  };

  std::vector<Entry> m_entries;
};

}  // namespace warpfold::cuda
