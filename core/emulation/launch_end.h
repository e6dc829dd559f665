// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <atomic>
#include <cstdint>
#include <exception>
#include <limits>
#include <mutex>

namespace warpfold::emulation {

/// Thrown where a block need not go on, since its launch is over.
struct LaunchOver {};

/// The end that a launch comes to before all of its blocks do: at the lowest block that is at fault, whichever thread
/// of the host finds which fault first. Blocks behind it stop; those before it go on, since one of them may be at
/// fault, too. Threads of the host share it.
class LaunchEnd {
 public:
  enum class Cause : std::uint8_t {
    none,
    standstill,  ///< all that have started wait for each other, or for more than may start
    waiting,     ///< one waits in a loop for too long: so it is of all that wait
    block        ///< one did something, and others may wait for it in vain
  };

  /// `cancelled`: may be null.
  explicit LaunchEnd(const std::atomic<bool>* cancelled) : m_cancelled(cancelled) {}

  /// A block comes to nothing more. `fault`: what it is told by; null: a hazard tells it.
  void come(std::uint64_t block, Cause cause, std::exception_ptr fault);
  bool hasCome() const { return cause() != Cause::none; }
  /// Of the causes that there were, the last one in their order.
  Cause cause() const { return m_cause.load(std::memory_order_relaxed); }
  /// Whether a block need not start, or go on.
  bool isBehind(std::uint64_t block) const { return block > m_block.load(std::memory_order_relaxed); }
  bool isCancelled() const { return m_cancelled != nullptr && m_cancelled->load(std::memory_order_relaxed); }
  /// When all threads are done: throws the fault of the lowest block, where it has one.
  void rethrow() const;

 private:
  const std::atomic<bool>* m_cancelled;
  std::atomic<std::uint64_t> m_block{std::numeric_limits<std::uint64_t>::max()};
  std::atomic<Cause> m_cause{Cause::none};
  std::mutex m_mutex;
  std::exception_ptr m_fault;
};

}  // namespace warpfold::emulation
