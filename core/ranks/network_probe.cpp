// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "ranks/network_probe.h"

#include <algorithm>
#include <array>
#include <limits>

namespace warpfold::ranks {

namespace {

constexpr std::array<std::uint64_t, 5> sizes{1, 1024, 4096, 16384, 65536};
constexpr unsigned exchanges = 20;
constexpr std::uint32_t burst = 32;

/// Messages between this rank and one other; every step has a part of rank 0 and a part of the other one.
class Pair {
 public:
  Pair(Conference& conference, unsigned other) : m_conference(conference), m_other(other), m_bytes(sizes.back()) {}

  /// Of rank 0. The shortest counts: what is longer was kept by something else.
  NetworkProbe probe() {
    NetworkProbe found;
    found.burst = burst;
    for (const std::uint64_t size : sizes) {
      double least = std::numeric_limits<double>::infinity();
      for (unsigned i = 0; i < exchanges; ++i) least = std::min(least, roundTripUs(size));
      found.roundTrips.push_back({size, least});
    }
    found.sendUs = m_leastSendUs;
    found.burstUs = std::numeric_limits<double>::infinity();
    for (unsigned i = 0; i < exchanges; ++i) found.burstUs = std::min(found.burstUs, burstUs());
    return found;
  }

  /// Of the other one.
  void answer() {
    for (const std::uint64_t size : sizes)
      for (unsigned i = 0; i < exchanges; ++i) {
        receive(size);
        send(size);
      }
    for (unsigned i = 0; i < exchanges; ++i) {
      receive(1);
      for (std::uint32_t sent = 0; sent < burst; ++sent) send(1);
    }
  }

 private:
  double nowUs() const { return m_conference.transport().nowUs(); }
  // Rank 0 may still wait for a third rank where the other one waits for rank 0.
  double limit() const { return 2 * m_conference.limitSeconds() + 1; }

  void send(std::uint64_t size) {
    const auto bytes = std::span<const std::byte>(m_bytes).first(size);
    if (!m_conference.transport().send(m_other, bytes, limit())) m_conference.refuseSilent(m_other, limit());
  }
  void receive(std::uint64_t size) {
    if (!m_conference.transport().receive(m_other, std::span(m_bytes).first(size), limit()))
      m_conference.refuseSilent(m_other, limit());
  }

  double roundTripUs(std::uint64_t size) {
    const double begin = nowUs();
    send(size);
    const double sent = nowUs();
    receive(size);
    if (size == 1) m_leastSendUs = std::min(m_leastSendUs, sent - begin);
    return nowUs() - begin;
  }

  double burstUs() {
    send(1);
    receive(1);
    const double first = nowUs();
    for (std::uint32_t got = 1; got < burst; ++got) receive(1);
    return nowUs() - first;
  }

  Conference& m_conference;
  unsigned m_other;
  std::vector<std::byte> m_bytes;
  double m_leastSendUs = std::numeric_limits<double>::infinity();
};

}  // namespace

unsigned farRank(const std::vector<std::string>& hosts) {
  for (std::size_t rank = 1; rank < hosts.size(); ++rank)
    if (hosts[rank] != hosts[0]) return static_cast<unsigned>(rank);
  return static_cast<unsigned>(hosts.size() - 1);
}

std::optional<MeasuredNetwork> measureNetwork(Conference& conference) {
  if (conference.transport().ranks() < 2) return std::nullopt;
  const unsigned far = farRank(conference.hosts());
  if (conference.isFirst()) return MeasuredNetwork{fitted(Pair(conference, far).probe()), far};
  if (conference.transport().rank() == far) Pair(conference, 0).answer();
  return std::nullopt;
}

}  // namespace warpfold::ranks
