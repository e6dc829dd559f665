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

/// How often a small input lies on the GPU, and how many bytes from one copy to the next.
///
/// An H200's L2 has two halves, and a multiprocessor is near to one of them: with a cold cache a load takes about 560
/// cycles from some pieces of 4 KB and about 780 from others. A reduction of six kilobytes took up to 15 % longer
/// from one piece of memory than from another, which says nothing about its kernel. So timed samples with a cold cache
/// read copies in turn that begin in different pieces. Larger inputs lie in enough pieces by themselves.
struct Places {
  unsigned count = 1;
  std::size_t pitch = 0;

  friend bool operator==(const Places&, const Places&) = default;
};
Places placesFor(std::size_t bytes);

/// An input on the GPU, each copy with what lies before its first element.
struct Upload {
  Buffer buffer;
  Places places;

  /// The copy that sample number `sample` reads.
  CUdeviceptr at(std::uint64_t sample) const { return buffer.get() + sample % places.count * places.pitch; }
};

/// Memory for as many copies of `bytes` as samples need.
Upload allocatePlaces(std::size_t bytes);

/// Inputs on the GPU, shared by all sessions that read the same ones: copying takes longer than most reductions. They
/// stay while the last array that was asked for lives, where they take less than a quarter of the free memory.
class Uploads {
 public:
  /// `inputs` in this layout; of two inputs that are not mapped, the first. Throws InvalidRequest where there is not
  /// enough memory, and Cancelled.
  std::shared_ptr<const Upload> get(const Inputs& inputs, const UploadLayout& layout, const Message& what,
                                    const RunControl& control);

 private:
  struct Entry {
    std::weak_ptr<const HostArray> first, second;
    UploadLayout layout;
    std::weak_ptr<const Upload> upload;
    std::shared_ptr<const Upload> kept;
  };

  std::vector<Entry> m_entries;
};

}  // namespace warpfold::cuda
