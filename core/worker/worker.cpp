// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "worker/worker.h"

#include <fmt/format.h>
#include <poll.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <functional>
#include <mutex>
#include <thread>

#include "version.h"
#include "worker/comparison_job.h"
#include "worker/ladder_job.h"
#include "worker/messages.h"

namespace warpfold {

namespace {

using namespace messages;

/// Writes whole frames, from whichever thread has something to say.
class EventWriter {
 public:
  explicit EventWriter(int file) : m_file(file) {}

  void operator()(const Event& event) {
    const std::vector<std::uint8_t> frame = encode(event);
    const std::lock_guard lock(m_mutex);
    for (std::size_t sent = 0; sent < frame.size();) {
      const ssize_t count = ::write(m_file, frame.data() + sent, frame.size() - sent);
      if (count < 0 && errno == EINTR) continue;
      if (count <= 0) std::_Exit(0);  // the window is gone: nobody is left to work for
      sent += static_cast<std::size_t>(count);
    }
  }

 private:
  int m_file;
  std::mutex m_mutex;
};

Hello hello() {
  Hello message{protocolVersion, version, kernelCatalogue(), {}};
  message.kernels.insert(message.kernels.end(), brokenKernels().begin(), brokenKernels().end());
  for (const auto& backend : backends())
    for (const DeviceInfo& device : backend->devices()) message.devices.push_back(device);
  return message;
}

/// Runs one job at a time; a new one cancels the old and waits for its end.
class JobRunner {
 public:
  explicit JobRunner(EventWriter& write) : m_write(write) {}
  ~JobRunner() { stop(); }

  void start(const Compare& compare) {
    begin(
        compare.job, [this, compare] { m_comparison.run(compare, m_cancelled, m_send); }, true);
  }
  void start(const Ladder& ladder) {
    begin(ladder.job, [this, ladder] { runLadder(ladder, m_cancelled, m_send); });
  }
  void start(const Repeat& again) {
    begin(again.job, [this, again] { runRepeat(again, m_cancelled, m_send); });
  }
  void cancel(std::uint64_t job) {
    if (job == m_job) m_cancelled = true;
  }

 private:
  void stop() {
    m_cancelled = true;
    if (m_thread.joinable()) m_thread.join();
  }
  void begin(std::uint64_t job, std::function<void()> work, bool hasSides = false) {
    stop();
    m_cancelled = false;
    m_job = job;
    m_thread = std::thread([=, this] { run(job, work, hasSides); });
  }
  void run(std::uint64_t job, const std::function<void()>& work, bool hasSides) {
    const auto fail = [&](int status, const std::string& message) {
      m_write(Failure{job, hasSides ? m_comparison.failingSide() : std::nullopt, status, message});
    };
    try {
      work();
    } catch (const Cancelled&) {
    } catch (const DeviceFault& e) {
      // Every later call would fail too: the window starts another worker.
      fail(static_cast<int>(e.status()), e.what());
      m_write(Done{job});
      std::_Exit(static_cast<int>(e.status()));
    } catch (const Error& e) {
      fail(static_cast<int>(e.status()), e.what());
    } catch (const std::bad_alloc&) {
      fail(static_cast<int>(ExitStatus::invalidRequest), "out of memory; use fewer elements");
    } catch (const std::exception& e) {
      fail(static_cast<int>(ExitStatus::unavailable), e.what());
    }
    m_write(Done{job});
  }

  EventWriter& m_write;
  std::atomic<bool> m_cancelled{false};
  std::uint64_t m_job = 0;
  ComparisonJob m_comparison;
  const ComparisonJob::Send m_send{[this](const Event& event) { m_write(event); }};
  std::thread m_thread;
};

}  // namespace

int serveWorker(int in, int out) {
  std::signal(SIGPIPE, SIG_IGN);
  EventWriter write(out);
  JobRunner jobs(write);
  FrameReader reader;
  std::vector<std::uint8_t> buffer(1 << 16);
  for (;;) {
    const ssize_t count = ::read(in, buffer.data(), buffer.size());
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return 0;
    try {
      reader.append(std::span(buffer.data(), static_cast<std::size_t>(count)));
      while (const auto payload = reader.next()) {
        const Command command = decodeCommand(*payload);
        if (std::holds_alternative<Greet>(command)) write(hello());
        if (const auto* compare = std::get_if<Compare>(&command)) jobs.start(*compare);
        if (const auto* ladder = std::get_if<messages::Ladder>(&command)) jobs.start(*ladder);
        if (const auto* again = std::get_if<Repeat>(&command)) jobs.start(*again);
        if (const auto* cancel = std::get_if<Cancel>(&command)) jobs.cancel(cancel->job);
        if (const auto* ping = std::get_if<Ping>(&command)) write(Pong{ping->token});
        if (std::holds_alternative<Quit>(command)) return 0;
      }
    } catch (const ProtocolError& e) {
      fmt::print(stderr, "warpfold-cli: {}\n", e.what());
      return static_cast<int>(ExitStatus::invalidRequest);
    }
  }
}

}  // namespace warpfold
