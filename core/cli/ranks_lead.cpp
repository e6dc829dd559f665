// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "cli/ranks_lead.h"

#include <chrono>
#include <cstdlib>
#include <memory>
#include <thread>
#include <vector>

#include "cli/ranks_start.h"
#include "ranks/crew.h"
#include "ranks/death_watch.h"
#include "words/say.h"

namespace warpfold::cli {

using namespace ranks;

namespace {

/// Watches the ranks whose processes this one can see.
class CrewWatch {
 public:
  explicit CrewWatch(const std::vector<CrewMember>& members)
      : m_members(members), m_watch(processes(), [this](std::size_t index) { refuse(m_ranks[index]); }) {}

 private:
  std::vector<pid_t> processes() {
    const CrewMember& own = m_members.front();
    std::vector<pid_t> found;
    for (std::size_t rank = 1; rank < m_members.size(); ++rank) {
      const CrewMember& other = m_members[rank];
      if (other.host != own.host || other.processes != own.processes) continue;
      found.push_back(other.process);
      m_ranks.push_back(rank);
    }
    return found;
  }

  [[noreturn]] void refuse(std::size_t rank) const {
    complain(english(
        say<"rank-ended">(arg<"rank">(rank), arg<"ranks">(m_members.size()), arg<"host">(m_members[rank].host))));
    // What a process says in its last moment is lost where mpirun is about to end them all.
    std::this_thread::sleep_for(std::chrono::milliseconds(500));
    std::_Exit(static_cast<int>(ExitStatus::unavailable));
  }

  const std::vector<CrewMember>& m_members;
  std::vector<std::size_t> m_ranks;
  DeathWatch m_watch;
};

}  // namespace

int withCrew(const Catalogue& catalogue, double limitSeconds, const std::function<int()>& work) {
  endOnTerminate();
  MpiTransport transport = startRank(limitSeconds);
  int status = 0;
  try {
    Crew crew(catalogue, transport, limitSeconds,
              [&](const std::string& sentence, ExitStatus why) { abandonRanks(transport, sentence, why); });
    if (transport.rank() == 0) {
      auto watch = std::make_unique<CrewWatch>(crew.members());
      status = crew.lead(work, [&] { watch.reset(); });
    } else {
      crew.serve();
    }
  } catch (const AgreedFailure& failure) {
    if (transport.rank() == 0) {
      complain(failure.sentence);
      status = static_cast<int>(failure.status);
    }
  } catch (const Error& error) {
    abandonRanks(transport, error.what(), error.status());
  }
  return endTogether(transport, limitSeconds, status);
}

int commandWithCrew(const Catalogue& catalogue, double limitSeconds, const std::function<int()>& command) {
  return withCrew(catalogue, limitSeconds, [&] {
    try {
      return command();
    } catch (const Error& error) {
      complain(error.what());
      return static_cast<int>(error.status());
    }
  });
}

}  // namespace warpfold::cli
