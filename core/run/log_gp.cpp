// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "run/log_gp.h"

#include <algorithm>
#include <bit>
#include <limits>
#include <stdexcept>

namespace warpfold {

namespace {

double bytesUs(const LogGP& network, std::uint64_t bytes) {
  return bytes > 0 ? static_cast<double>(bytes - 1) * network.gapPerByteUs : 0;
}

/// Ranks that send and receive, each at the earliest moment.
class Play {
 public:
  Play(const LogGP& network, std::uint64_t ranks, std::uint64_t bytes)
      : m_network(network),
        m_travelUs(network.overheadUs + bytesUs(network, bytes) + network.latencyUs),
        m_spacingUs(network.spacingUs(bytes)),
        m_readyUs(ranks, 0.0),
        m_receivedUs(ranks, -std::numeric_limits<double>::infinity()) {}

  std::size_t ranks() const { return m_readyUs.size(); }
  /// The moment from which rank 0 has what it has.
  double firstUs() const { return m_readyUs.front(); }

  void message(std::size_t from, std::size_t to) {
    const double arrivesUs = m_readyUs[from] + m_travelUs;
    const double beginUs = std::max({arrivesUs, m_readyUs[to], m_receivedUs[to] + m_spacingUs});
    m_receivedUs[to] = beginUs;
    m_readyUs[to] = beginUs + m_network.overheadUs;
  }

 private:
  LogGP m_network;
  double m_travelUs, m_spacingUs;
  std::vector<double> m_readyUs, m_receivedUs;
};

void doubling(Play& play) {
  for (std::size_t distance = 1; distance < play.ranks(); distance *= 2)
    for (std::size_t to = 0; to + distance < play.ranks(); to += 2 * distance) play.message(to + distance, to);
}

void halving(Play& play) {
  for (std::size_t distance = std::bit_ceil(play.ranks()) / 2; distance > 0; distance /= 2)
    for (std::size_t to = 0; to < distance && to + distance < play.ranks(); ++to) play.message(to + distance, to);
}

void oneRank(Play& play) {
  for (std::size_t from = 1; from < play.ranks(); ++from) play.message(from, 0);
}

}  // namespace

double LogGP::messageUs(std::uint64_t bytes) const {
  return 2 * overheadUs + bytesUs(*this, bytes) + latencyUs;
}

double LogGP::spacingUs(std::uint64_t bytes) const {
  return std::max(gapUs, overheadUs) + bytesUs(*this, bytes);
}

double combiningUs(Combining combining, const LogGP& network, std::uint64_t ranks, std::uint64_t bytes) {
  if (ranks < 2) return 0;
  Play play(network, ranks, bytes);
  switch (combining) {
    case Combining::doubling: doubling(play); break;
    case Combining::oneRank: oneRank(play); break;
    case Combining::halving:
    case Combining::library: halving(play); break;
  }
  return play.firstUs();
}

LogGP fitted(const NetworkProbe& probe) {
  if (probe.roundTrips.empty() || probe.roundTrips.front().bytes != 1)
    throw std::invalid_argument("a network's probe has no round trip of one byte");
  const double shortestUs = probe.roundTrips.front().us / 2;
  double growth = 0, sizes = 0;  // least squares through the shortest one
  for (const NetworkProbe::RoundTrip& each : probe.roundTrips) {
    const double more = static_cast<double>(each.bytes - 1);
    growth += more * (each.us / 2 - shortestUs);
    sizes += more * more;
  }
  LogGP network;
  network.overheadUs = std::clamp(probe.sendUs, 0.0, std::max(0.0, shortestUs) / 2);
  network.latencyUs = std::max(0.0, shortestUs - 2 * network.overheadUs);
  network.gapUs = probe.burst > 1 ? std::max(0.0, probe.burstUs / (probe.burst - 1)) : 0;
  network.gapPerByteUs = sizes > 0 ? std::max(0.0, growth / sizes) : 0;
  return network;
}

}  // namespace warpfold
