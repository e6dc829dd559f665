// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>
#include <memory>

#include "ranks/transport.h"

namespace warpfold::ranks {

/// Ranks that are threads of this process: what goes from one to another is copied. They are one host.
class ThreadRanks {
 public:
  explicit ThreadRanks(unsigned ranks);
  ~ThreadRanks();

  /// Runs `work` on every rank, each on a thread of its own, and waits for all. `work` must not throw.
  void run(const std::function<void(Transport&)>& work);

 private:
  struct Shared;
  class End;
  std::unique_ptr<Shared> m_shared;
};

}  // namespace warpfold::ranks
