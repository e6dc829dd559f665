// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>

#include "ptx/module.h"
#include "values/error.h"
#include "values/ids.h"

namespace warpfold::emulation {

/// A kernel did what no GPU lets pass, or what would never end. Its launch is over.
class KernelFault : public BackendUnavailable {
 public:
  enum class Kind : std::uint8_t {
    outOfBounds,  ///< an access beyond memory of its own or the parameters, or where nothing lies
    misaligned,   ///< an access that is not at a multiple of its size
    deadlock,     ///< threads that wait for each other
    endless,      ///< more instructions than are allowed
    waiting,      ///< the same in a loop that waits for others
    callDepth,    ///< calls in each other, more than are allowed
    trap
  };
  struct Site {
    Kind kind = Kind::trap;
    ptx::Location location;
    BlockId block;
    ThreadId thread;
    std::string array = {};  ///< of memory, where a word of it decides
    std::int64_t index = 0;  ///< in elements from its begin
  };
  KernelFault(Site site, Message message) : BackendUnavailable(std::move(message)), m_site(std::move(site)) {}
  const Site& site() const { return m_site; }

 private:
  Site m_site;
};

}  // namespace warpfold::emulation
