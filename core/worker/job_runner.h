// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <atomic>
#include <map>
#include <memory>
#include <string>
#include <thread>

#include "catalogue/catalogue.h"
#include "jobs/envelope.h"
#include "jobs/job.h"
#include "worker/event_writer.h"

namespace warpfold {

/// Starts, cancels and ends jobs, and turns what they throw into failures: the worker's half of the envelope.
class JobRunner {
 public:
  JobRunner(Catalogue catalogue, EventWriter& write) : m_catalogue(std::move(catalogue)), m_write(write) {}
  ~JobRunner();

  /// Cancels what the new job supersedes and waits for its end. A type that is not known fails at once.
  void start(const messages::Start& start);
  void cancel(std::uint64_t job);
  /// The kernels of jobs that start from now on.
  void setCatalogue(Catalogue catalogue) { m_catalogue = std::move(catalogue); }

 private:
  /// What runs in the foreground, or in the background under one name.
  struct Slot {
    std::atomic<bool> cancelled{false};
    std::uint64_t job = 0;
    std::thread thread;

    void stop();
  };

  Job& jobOf(const std::string& type, const JobType& entry);
  void run(Job& job, const messages::Start& start, const Catalogue& catalogue, Slot& slot);
  void fail(std::uint64_t job, const JobContext& context, ExitStatus status, Complaint complaint);

  Catalogue m_catalogue;  // of the thread that reads commands
  EventWriter& m_write;
  std::map<std::string, std::unique_ptr<Job>> m_jobs;
  std::map<std::string, Slot> m_slots;  // "" is the foreground's
};

}  // namespace warpfold
