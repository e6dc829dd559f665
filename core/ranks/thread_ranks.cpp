// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "ranks/thread_ranks.h"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <map>
#include <mutex>
#include <stdexcept>
#include <thread>
#include <utility>
#include <vector>

namespace warpfold::ranks {

using Bytes = std::vector<std::byte>;

struct ThreadRanks::Shared {
  unsigned ranks = 1;
  std::string host;
  std::mutex mutex;
  std::condition_variable sent;
  std::map<std::pair<unsigned, unsigned>, std::deque<Bytes>> queues;  // from, to
};

/// One rank's end.
class ThreadRanks::End : public Transport {
 public:
  End(Shared& shared, unsigned rank) : m_shared(shared), m_rank(rank) {}

  unsigned rank() const override { return m_rank; }
  unsigned ranks() const override { return m_shared.ranks; }
  unsigned localRank() const override { return m_rank; }
  unsigned localRanks() const override { return m_shared.ranks; }
  std::string host() const override { return m_shared.host; }
  double nowUs() const override {
    return std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now().time_since_epoch()).count();
  }
  bool send(unsigned to, std::span<const std::byte> bytes, double) override {
    {
      const std::lock_guard lock(m_shared.mutex);
      m_shared.queues[{m_rank, to}].emplace_back(bytes.begin(), bytes.end());
    }
    m_shared.sent.notify_all();
    return true;
  }
  bool receive(unsigned from, std::span<std::byte> bytes, double limitSeconds) override {
    std::unique_lock lock(m_shared.mutex);
    std::deque<Bytes>& queue = m_shared.queues[{from, m_rank}];
    const auto limit = std::chrono::duration<double>(limitSeconds);
    if (!m_shared.sent.wait_for(lock, limit, [&] { return !queue.empty(); })) return false;
    if (queue.front().size() != bytes.size()) throw std::logic_error("a message has another size");
    std::copy(queue.front().begin(), queue.front().end(), bytes.begin());
    queue.pop_front();
    return true;
  }
  bool arrived(unsigned from) override {
    const std::lock_guard lock(m_shared.mutex);
    return !m_shared.queues[{from, m_rank}].empty();
  }
  bool reduce(std::span<std::byte>, const Combine&, unsigned, double) override {
    throw std::logic_error("threads have no library that reduces");
  }

 private:
  Shared& m_shared;
  unsigned m_rank;
};

ThreadRanks::ThreadRanks(unsigned ranks) : m_shared(std::make_unique<Shared>()) {
  std::array<char, 256> host{};
  ::gethostname(host.data(), host.size() - 1);
  m_shared->ranks = ranks;
  m_shared->host = host.data();
}

ThreadRanks::~ThreadRanks() = default;

void ThreadRanks::run(const std::function<void(Transport&)>& work) {
  std::vector<std::jthread> threads;
  for (unsigned rank = 0; rank < m_shared->ranks; ++rank)
    threads.emplace_back([this, rank, &work] {
      End end(*m_shared, rank);
      work(end);
    });
}

}  // namespace warpfold::ranks
