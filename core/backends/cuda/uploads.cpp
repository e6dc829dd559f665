// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "backends/cuda/uploads.h"

#include <algorithm>

#include "values/identity.h"
#include "values/tick.h"

namespace warpfold::cuda {

namespace {

Upload copied(const Inputs& inputs, const UploadLayout& layout, const Message& what, const RunControl& control) {
  const Driver& driver = Driver::get();
  const std::uint64_t n = inputs.first->size();
  const std::size_t size = sizeOf(layout.element), shift = layout.offset * size;
  const std::size_t bytes = shift + layout.padded * size;
  Upload upload = allocatePlaces(bytes);
  const CUdeviceptr begin = upload.buffer.get() + shift;
  const auto copying = [&](double fraction) {
    control.throwIfCancelled();
    control.report(what, fraction);
  };
  HostArray mapped;
  if (layout.mapped) mapped = HostArray(layout.element, std::min<std::uint64_t>(n, tickElements));
  inParts(n, copying, [&](std::uint64_t from, std::uint64_t to) {
    const std::byte* source = inputs.first->data() + from * size;
    if (layout.mapped) {
      copyMapped(mapped.data(), layout.element, inputs, layout.op, from, to - from);
      source = mapped.data();
    }
    WARPFOLD_CUDA(driver.memcpyHtoD(begin + from * size, source, (to - from) * size));
  });
  if (layout.padded > n) {
    HostArray padding(layout.element, layout.padded - n);
    fillWith(padding.data(), padding.size(),
             layout.mapped ? identityOf(layout.element, layout.op) : paddingOf(layout.element, layout.op));
    WARPFOLD_CUDA(driver.memcpyHtoD(begin + n * size, padding.data(), padding.bytes()));
  }
  for (unsigned i = 1; i < upload.places.count; ++i)
    WARPFOLD_CUDA(driver.memcpyDtoDAsync(upload.at(i) + shift, begin, bytes - shift, nullptr));
  // Copies from ordinary host memory may return before they have arrived, and our stream does not wait for them.
  WARPFOLD_CUDA(driver.streamSynchronize(nullptr));
  return upload;
}

}  // namespace

Places placesFor(std::size_t bytes) {
  constexpr std::size_t piece = 4096, mostBytes = std::size_t{64} << 10;
  constexpr unsigned copies = 10;
  if (bytes == 0 || bytes > mostBytes) return {};
  return {copies, (bytes + piece - 1) / piece * piece + piece};
}

Upload allocatePlaces(std::size_t bytes) {
  const Places places = placesFor(bytes);
  return {allocate((places.count - 1) * places.pitch + bytes), places};
}

std::shared_ptr<const Upload> Uploads::get(const Inputs& inputs, const UploadLayout& asked, const Message& what,
                                           const RunControl& control) {
  UploadLayout layout = asked;
  if (!layout.mapped && layout.padded == inputs.first->size()) layout.op = Operation::sum;  // whichever
  const std::shared_ptr<const HostArray> second = layout.mapped ? inputs.second : nullptr;
  std::erase_if(m_entries, [&](Entry& entry) {
    const auto from = entry.first.lock();
    if (from != inputs.first && from != inputs.second) entry.kept.reset();
    return entry.upload.expired() || !from;
  });
  for (const Entry& entry : m_entries)
    if (entry.layout == layout && entry.first.lock() == inputs.first && entry.second.lock() == second)
      if (auto upload = entry.upload.lock()) return upload;
  const std::size_t bytes = layout.padded * sizeOf(layout.element);
  const bool keep = bytes < freeMemoryBytes() / 4;
  auto upload = std::make_shared<const Upload>(copied(inputs, layout, what, control));
  m_entries.push_back({inputs.first, second, layout, upload, keep ? upload : nullptr});
  return upload;
}

}  // namespace warpfold::cuda
