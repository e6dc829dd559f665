// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "data/host_array.h"

#include <sys/mman.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <limits>
#include <new>
#include <string>

#include "words/say.h"

namespace warpfold {

void HostArray::Free::operator()(std::byte* p) const {
  std::free(p);
}

HostArray::HostArray(ElementType type, std::uint64_t n) : m_type(type), m_size(n) {
  constexpr std::size_t hugePage = std::size_t{2} << 20;
  const std::uint64_t available = availableMemoryBytes();
  const std::size_t element = sizeOf(type);
  if (n > std::min<std::uint64_t>(available, std::numeric_limits<std::uint64_t>::max() - hugePage) / element)
    throw InvalidRequest(
        say<"host-memory">(arg<"elements">(n), arg<"type">(name(type)),
                           arg<"needed">(static_cast<double>(n) * static_cast<double>(element) / (1 << 30)),
                           arg<"free">(static_cast<double>(available) / (1 << 30))));
  // The kernel clears a huge page in a fraction of the time of 512 small ones. A wish, not a need.
  const bool large = n * element >= 2 * hugePage;
  const std::size_t alignment = large ? hugePage : 512;
  const std::size_t bytes = (static_cast<std::size_t>(n) * element + alignment - 1) / alignment * alignment;
  m_data.reset(static_cast<std::byte*>(std::aligned_alloc(alignment, bytes == 0 ? alignment : bytes)));
  if (!m_data) throw InvalidRequest(say<"out-of-memory">());
  if (large) ::madvise(m_data.get(), bytes, MADV_HUGEPAGE);
}

std::uint64_t availableMemoryBytes() {
  std::ifstream info("/proc/meminfo");
  std::string key, unit;
  std::uint64_t kib = 0;
  while (info >> key >> kib >> unit)
    if (key == "MemAvailable:") return kib * 1024;
  return std::numeric_limits<std::uint64_t>::max();
}

}  // namespace warpfold
