// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "emulation/stack_pool.h"

#include <sys/mman.h>

#include <cerrno>
#include <cstring>

#include "values/error.h"
#include "words/say.h"

namespace warpfold::emulation {

namespace {
constexpr std::size_t hugePage = std::size_t{2} << 20;
}

StackPool::StackPool(std::size_t stacks) : m_size(stacks * stackBytes) {
  m_mapping =
      ::mmap(nullptr, m_size + hugePage, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (m_mapping == MAP_FAILED)
    throw BackendUnavailable(say<"emulator-stacks">(arg<"mib">(m_size >> 20), arg<"reason">(std::strerror(errno))));
  m_base = (reinterpret_cast<std::uintptr_t>(m_mapping) + hugePage - 1) / hugePage * hugePage;
  // A thousand small stacks touch a thousand pages: with huge pages they fit the TLB. A wish, not a need.
  ::madvise(reinterpret_cast<void*>(m_base), m_size, MADV_HUGEPAGE);
}

StackPool::~StackPool() {
  ::munmap(m_mapping, m_size + hugePage);
}

}  // namespace warpfold::emulation
