// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <sys/types.h>

#include <functional>
#include <thread>
#include <vector>

namespace warpfold::ranks {

/// Calls `died`, once and on a thread of its own, with the index of the first of these processes that ends, however
/// that comes, also of one that ended before the watch did; not where a launcher has ended them all (see
/// endOnTerminate). Where the system cannot watch a process, it is not watched.
class DeathWatch {
 public:
  DeathWatch(const std::vector<pid_t>& processes, std::function<void(std::size_t index)> died);
  ~DeathWatch();
  DeathWatch(const DeathWatch&) = delete;
  DeathWatch& operator=(const DeathWatch&) = delete;

 private:
  void watch(const std::function<void(std::size_t)>& died) const;

  std::vector<int> m_files;  // one a process, and one that wakes the thread to its end
  std::thread m_thread;
};

/// SIGTERM ends this process a fifth of a second later: a launcher that sends it to all ranks, since one has died,
/// leaves the one that watches the time to say which.
void endOnTerminate();

}  // namespace warpfold::ranks
