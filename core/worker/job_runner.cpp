// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "worker/job_runner.h"

#include <cstdlib>
#include <new>
#include <stdexcept>

#include "codec/problem.h"
#include "values/error.h"
#include "words/say.h"

namespace warpfold {

using namespace messages;

namespace {

Complaint unreadable(const std::exception& e) {
  return {say<"request-unreadable">(arg<"detail">(codec::problemText(e))), {}, {}};
}

}  // namespace

void JobRunner::Slot::stop() {
  cancelled = true;
  if (thread.joinable()) thread.join();
}

JobRunner::~JobRunner() {
  for (auto& [name, slot] : m_slots) slot.cancelled = true;
  for (auto& [name, slot] : m_slots) slot.stop();
}

Job& JobRunner::jobOf(const std::string& type, const JobType& entry) {
  std::unique_ptr<Job>& job = m_jobs[type];
  if (!job) job = entry.create();
  return *job;
}

void JobRunner::start(const Start& start) {
  const auto type = jobTypes().find(start.type);
  if (type == jobTypes().end()) {
    m_write(Failure{start.job,
                    {},
                    static_cast<int>(ExitStatus::invalidRequest),
                    {say<"unknown-job">(arg<"job">(start.type)), {}, {}}});
    m_write(Done{start.job});
    return;
  }
  Slot& slot = m_slots[type->second.place == JobPlace::foreground ? std::string() : start.type];
  slot.stop();
  slot.cancelled = false;
  slot.job = start.job;
  Job& job = jobOf(start.type, type->second);
  slot.thread = std::thread([this, &job, &slot, start, catalogue = m_catalogue] { run(job, start, catalogue, slot); });
}

void JobRunner::cancel(std::uint64_t job) {
  for (auto& [name, slot] : m_slots)
    if (slot.job == job) slot.cancelled = true;
}

void JobRunner::fail(std::uint64_t job, const JobContext& context, ExitStatus status, Complaint complaint) {
  m_write(Failure{job, context.part(), static_cast<int>(status), std::move(complaint)});
}

void JobRunner::run(Job& job, const Start& start, const Catalogue& catalogue, Slot& slot) {
  JobContext context(
      catalogue, slot.cancelled,
      [&](const char* type, codec::Json body) { m_write.write(encodeJobEvent(start.job, type, std::move(body))); },
      [&](const Message& what, std::optional<double> fraction) {
        m_write(Progress{start.job, what, fraction});
      });
  try {
    job.run(start.request, context);
  } catch (const Cancelled&) {
  } catch (const DeviceFault& e) {
    // Every later call would fail too: the window starts another worker.
    fail(start.job, context, e.status(), e.complaint());
    m_write(Done{start.job});
    std::_Exit(static_cast<int>(e.status()));
  } catch (const ProtocolError&) {
    // What it has to say does not fit into a message; only traces grow that large.
    fail(start.job, context, ExitStatus::invalidRequest, {say<"answer-too-large">(), {}, {}});
  } catch (const Error& e) {
    fail(start.job, context, e.status(), e.complaint());
  } catch (const std::bad_alloc&) {
    fail(start.job, context, ExitStatus::invalidRequest, {say<"out-of-memory">(), {}, {}});
  } catch (const nlohmann::json::exception& e) {
    fail(start.job, context, ExitStatus::invalidRequest, unreadable(e));
  } catch (const std::out_of_range& e) {
    fail(start.job, context, ExitStatus::invalidRequest, unreadable(e));
  } catch (const std::exception& e) {
    fail(start.job, context, ExitStatus::unavailable, {say<"worker-failed">(arg<"detail">(e.what())), {}, {}});
  }
  m_write(Done{start.job});
}

}  // namespace warpfold
