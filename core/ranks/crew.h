// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <future>
#include <map>
#include <memory>
#include <mutex>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "ranks/crew_run.h"

namespace warpfold::ranks {

/// What a rank of a crew has.
struct CrewMember {
  std::string host, device;
  bool emulated = true;              ///< its device's times are those of an emulator
  bool gpu = false;                  ///< its device is a GPU
  int process = 0;                   ///< its number, where `processes` are counted
  std::uint64_t processes = 0;       ///< which processes are counted together: a namespace of the host's
  std::vector<std::uint32_t> warps;  ///< lanes that a warp can have
};

/// The ranks of a worker: rank 0 leads, the others wait until it has something to do for them.
class Crew {
 public:
  /// Ends all ranks, this one included, with a sentence of why.
  using Abandon = std::function<void(const std::string& sentence, ExitStatus status)>;

  /// All ranks together. Throws AgreedFailure.
  Crew(const Catalogue& catalogue, Transport& transport, double limitSeconds, Abandon abandon);
  ~Crew();
  Crew(const Crew&) = delete;
  Crew& operator=(const Crew&) = delete;

  /// On rank 0; elsewhere empty.
  const std::vector<CrewMember>& members() const { return m_members; }
  /// All of them as one device.
  DeviceInfo device() const;

  /// Rank 0: calls `work` on another thread and does meanwhile what sessions ask for, on this one, since only the
  /// thread that started MPI may use it. In the end it calls `ending`, and the others end too. Returns what `work`
  /// does.
  int lead(
      const std::function<int()>& work, const std::function<void()>& ending = [] {});
  /// The others: until rank 0 ends.
  void serve();

  // For sessions on rank 0, from one thread at a time, while it leads. An id is that of an open run. Throw Error.
  std::uint64_t open(const RanksRequest& request);
  double sampleUs(std::uint64_t id);
  std::uint64_t inspect(std::uint64_t id, RunResult& result);
  void close(std::uint64_t id);
  /// While no other function is told the same id.
  const CrewRun& run(std::uint64_t id) const { return *m_runs.at(id); }

 private:
  using Json = nlohmann::json;

  /// On the thread that leads.
  void perform(const std::function<void()>& task);
  /// Tells the others, then does it here.
  void all(const Json& command, RunResult* result = nullptr);
  void carryOut(const Json& command, RunResult* result);
  void open(std::uint64_t id, const Json& command);
  /// Ends all ranks where `work` leaves them waiting.
  void guarded(const std::function<void()>& work);
  Json nextCommand();

  const Catalogue& m_catalogue;
  Conference m_conference;
  Abandon m_abandon;
  std::vector<CrewMember> m_members;
  std::map<std::uint64_t, std::unique_ptr<CrewRun>> m_runs;  ///< in which this rank takes part
  MeasuredNetworks m_networks;
  std::uint64_t m_lastId = 0;
  // What the last command gave:
  double m_sampleUs = 0;
  std::uint64_t m_depth = 0;

  std::mutex m_mutex;
  std::condition_variable m_wake;
  std::deque<std::packaged_task<void()>> m_tasks;
  bool m_worked = false;
};

/// The crew that this process leads; null where it leads none.
Crew* leadingCrew();

}  // namespace warpfold::ranks
