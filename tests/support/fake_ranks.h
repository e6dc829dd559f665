// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <exception>
#include <functional>
#include <string>
#include <vector>

#include "ranks/thread_ranks.h"

/// Ranks in one process, a thread each: no MPI is needed.
namespace warpfold::ranks {

/// ThreadRanks that throw, on two hosts, with clocks of their own and a library that reduces.
class FakeWorld {
 public:
  explicit FakeWorld(unsigned ranks) : m_ranks(ranks) {}

  /// How far each rank's clock is ahead, µs; none: all are the same.
  std::vector<double> clocksUs;

  /// Runs `work` on every rank; what each of them threw, in their order.
  std::vector<std::exception_ptr> outcomes(const std::function<void(Transport&)>& work) {
    std::vector<std::exception_ptr> thrown(m_ranks);
    ThreadRanks(m_ranks).run([&](Transport& thread) {
      End end(*this, thread);
      try {
        work(end);
      } catch (...) {
        thrown[end.rank()] = std::current_exception();
      }
    });
    return thrown;
  }
  /// The same; rethrows the first exception.
  void run(const std::function<void(Transport&)>& work) {
    for (const std::exception_ptr& thrown : outcomes(work))
      if (thrown) std::rethrow_exception(thrown);
  }

 private:
  class End : public Transport {
   public:
    End(const FakeWorld& world, Transport& thread) : m_world(world), m_thread(thread) {}
    unsigned rank() const override { return m_thread.rank(); }
    unsigned ranks() const override { return m_thread.ranks(); }
    unsigned localRank() const override { return m_thread.localRank(); }
    unsigned localRanks() const override { return m_thread.localRanks(); }
    std::string host() const override { return rank() % 2 == 0 ? "even" : "odd"; }
    double nowUs() const override {
      return m_thread.nowUs() + (rank() < m_world.clocksUs.size() ? m_world.clocksUs[rank()] : 0);
    }
    bool send(unsigned to, std::span<const std::byte> bytes, double limitSeconds) override {
      return m_thread.send(to, bytes, limitSeconds);
    }
    bool receive(unsigned from, std::span<std::byte> bytes, double limitSeconds) override {
      return m_thread.receive(from, bytes, limitSeconds);
    }
    bool arrived(unsigned from) override { return m_thread.arrived(from); }
    /// The last rank first: an order that no method of ours has.
    bool reduce(std::span<std::byte> value, const Combine& combine, unsigned ranks, double limitSeconds) override {
      if (rank() != 0) return send(0, value, limitSeconds);
      std::vector<std::byte> other(value.size());
      for (unsigned from = ranks - 1; from > 0; --from) {
        if (!receive(from, other, limitSeconds)) return false;
        combine(value.data(), other.data());
      }
      return true;
    }

   private:
    const FakeWorld& m_world;
    Transport& m_thread;
  };

  unsigned m_ranks;
};

}  // namespace warpfold::ranks
