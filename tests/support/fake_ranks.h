// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <chrono>
#include <condition_variable>
#include <deque>
#include <exception>
#include <functional>
#include <map>
#include <mutex>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "ranks/transport.h"

/// Ranks in one process, a thread each: no MPI is needed.
namespace warpfold::ranks {

class FakeWorld {
 public:
  explicit FakeWorld(unsigned ranks) : m_ranks(ranks) {}

  /// How far each rank's clock is ahead, µs; none: all are the same.
  std::vector<double> clocksUs;

  /// Runs `work` on every rank; what each of them threw, in their order.
  std::vector<std::exception_ptr> outcomes(const std::function<void(Transport&)>& work) {
    std::vector<std::exception_ptr> thrown(m_ranks);
    {
      std::vector<std::jthread> threads;
      for (unsigned rank = 0; rank < m_ranks; ++rank)
        threads.emplace_back([&, rank] {
          End end(*this, rank);
          try {
            work(end);
          } catch (...) {
            thrown[rank] = std::current_exception();
          }
        });
    }
    return thrown;
  }
  /// The same; rethrows the first exception.
  void run(const std::function<void(Transport&)>& work) {
    for (const std::exception_ptr& thrown : outcomes(work))
      if (thrown) std::rethrow_exception(thrown);
  }

 private:
  using Bytes = std::vector<std::byte>;

  class End : public Transport {
   public:
    End(FakeWorld& world, unsigned rank) : m_world(world), m_rank(rank) {}
    unsigned rank() const override { return m_rank; }
    unsigned ranks() const override { return m_world.m_ranks; }
    unsigned localRank() const override { return m_rank; }
    unsigned localRanks() const override { return m_world.m_ranks; }
    std::string host() const override { return m_rank % 2 == 0 ? "even" : "odd"; }
    double nowUs() const override {
      const auto now = std::chrono::steady_clock::now().time_since_epoch();
      const double ahead = m_rank < m_world.clocksUs.size() ? m_world.clocksUs[m_rank] : 0;
      return std::chrono::duration<double, std::micro>(now).count() + ahead;
    }
    bool send(unsigned to, std::span<const std::byte> bytes, double) override {
      {
        const std::lock_guard lock(m_world.m_mutex);
        m_world.m_queues[{m_rank, to}].emplace_back(bytes.begin(), bytes.end());
      }
      m_world.m_sent.notify_all();
      return true;
    }
    bool receive(unsigned from, std::span<std::byte> bytes, double limitSeconds) override {
      std::unique_lock lock(m_world.m_mutex);
      std::deque<Bytes>& queue = m_world.m_queues[{from, m_rank}];
      if (!m_world.m_sent.wait_for(lock, std::chrono::duration<double>(limitSeconds), [&] { return !queue.empty(); }))
        return false;
      if (queue.front().size() != bytes.size()) throw std::logic_error("a message has another size");
      std::copy(queue.front().begin(), queue.front().end(), bytes.begin());
      queue.pop_front();
      return true;
    }
    bool arrived(unsigned from) override {
      const std::lock_guard lock(m_world.m_mutex);
      return !m_world.m_queues[{from, m_rank}].empty();
    }
    /// The last rank first: an order that no method of ours has.
    bool reduce(std::span<std::byte> value, const Combine& combine, unsigned ranks, double limitSeconds) override {
      if (m_rank != 0) return send(0, value, limitSeconds);
      Bytes other(value.size());
      for (unsigned from = ranks - 1; from > 0; --from) {
        if (!receive(from, other, limitSeconds)) return false;
        combine(value.data(), other.data());
      }
      return true;
    }

   private:
    FakeWorld& m_world;
    unsigned m_rank;
  };

  unsigned m_ranks;
  std::mutex m_mutex;
  std::condition_variable m_sent;
  std::map<std::pair<unsigned, unsigned>, std::deque<Bytes>> m_queues;
};

}  // namespace warpfold::ranks
