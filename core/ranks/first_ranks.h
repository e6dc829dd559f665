// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ranks/transport.h"

namespace warpfold::ranks {

/// The first `ranks` of others, as if there were no more, of which `localRanks` are on this host. For one of them; the
/// transport must outlive it.
class FirstRanks : public Transport {
 public:
  FirstRanks(Transport& all, unsigned ranks, unsigned localRanks)
      : m_all(all), m_ranks(ranks), m_localRanks(localRanks) {}

  unsigned rank() const override { return m_all.rank(); }
  unsigned ranks() const override { return m_ranks; }
  unsigned localRank() const override { return m_all.localRank(); }
  unsigned localRanks() const override { return m_localRanks; }
  std::string host() const override { return m_all.host(); }
  double nowUs() const override { return m_all.nowUs(); }
  bool send(unsigned to, std::span<const std::byte> bytes, double limitSeconds) override {
    return m_all.send(to, bytes, limitSeconds);
  }
  bool receive(unsigned from, std::span<std::byte> bytes, double limitSeconds) override {
    return m_all.receive(from, bytes, limitSeconds);
  }
  bool arrived(unsigned from) override { return m_all.arrived(from); }
  bool reduce(std::span<std::byte> value, const Combine& combine, unsigned ranks, double limitSeconds) override {
    return m_all.reduce(value, combine, ranks, limitSeconds);
  }

 private:
  Transport& m_all;
  unsigned m_ranks, m_localRanks;
};

}  // namespace warpfold::ranks
