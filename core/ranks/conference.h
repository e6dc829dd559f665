// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "ranks/transport.h"
#include "values/error.h"

namespace warpfold::ranks {

/// A rank could not do its part, and all ranks know it: each ends in order, and rank 0 says why.
struct AgreedFailure {
  ExitStatus status = ExitStatus::unavailable;
  std::string sentence;
};

/// What the ranks agree upon besides the values that they combine. All ranks call the same functions in the same order.
/// A rank that does not answer within the time limit is named by BackendUnavailable: rank 0 waits for each of the
/// others, and they wait for rank 0 longer than it may take to name a third one.
class Conference {
 public:
  Conference(Transport& transport, double limitSeconds) : m_transport(transport), m_limitSeconds(limitSeconds) {}

  Transport& transport() const { return m_transport; }
  double limitSeconds() const { return m_limitSeconds; }
  bool isFirst() const { return m_transport.rank() == 0; }

  /// On rank 0 what all have, in their order; elsewhere nothing.
  std::vector<std::string> gather(const std::string& mine);
  /// What rank 0 has.
  std::string broadcast(const std::string& ofFirst);
  /// All ranks get here before one of them goes on.
  void meet();
  /// Does each rank's part; throws AgreedFailure on all of them where one throws an Error: of the first one that does.
  template <typename Work>
  void together(Work&& work) {
    std::optional<AgreedFailure> mine;
    try {
      work();
    } catch (const Error& error) {
      mine = AgreedFailure{error.status(), error.what()};
    } catch (const std::bad_alloc&) {
      mine = outOfMemory();
    }
    agree(mine);
  }

  /// Hosts of all ranks, once they are known; before that, only that of this one.
  void nameHosts(std::vector<std::string> hosts) { m_hosts = std::move(hosts); }
  const std::vector<std::string>& hosts() const { return m_hosts; }
  /// Of the first ones.
  std::vector<std::string> hosts(unsigned ranks) const { return {m_hosts.begin(), m_hosts.begin() + ranks}; }
  /// Throws that the rank has not answered.
  [[noreturn]] void refuseSilent(unsigned rank, double seconds) const;
  /// "rank 2 of 4 on node-b: out of memory"
  std::string told(unsigned rank, const std::string& problem) const;

 private:
  static AgreedFailure outOfMemory();
  std::string hostOf(unsigned rank) const;
  void agree(const std::optional<AgreedFailure>& mine);
  void send(unsigned to, const std::string& text);
  std::string receive(unsigned from, double limitSeconds);
  /// Longer than rank 0 waits for a third rank, so that it is that one that is named.
  double limitForFirst() const { return 2 * m_limitSeconds + 1; }

  Transport& m_transport;
  double m_limitSeconds;
  std::vector<std::string> m_hosts;
};

}  // namespace warpfold::ranks
