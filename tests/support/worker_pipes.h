// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <gtest/gtest.h>
#include <unistd.h>

#include <array>
#include <future>
#include <stdexcept>
#include <thread>

#include "codec/run_fields.h"
#include "jobs/comparison.h"
#include "jobs/event_types.h"
#include "support/catalogue.h"
#include "worker/worker.h"

namespace warpfold {

/// A worker served by a thread of the test over two pipes.
class WorkerPipes : public testing::Test {
 protected:
  explicit WorkerPipes(Catalogue catalogue = builtInKernels()) : m_catalogue(std::move(catalogue)) {}

  void SetUp() override {
    ASSERT_EQ(::pipe(m_commands), 0);
    ASSERT_EQ(::pipe(m_events), 0);
    m_status = std::async(std::launch::async, [this] { return serveWorker(m_catalogue, m_commands[0], m_events[1]); });
  }
  void TearDown() override {
    ::close(m_commands[1]);
    // The worker may be in the middle of writing: read it empty until it has ended.
    std::thread drain([this] {
      std::array<char, 4096> buffer;
      while (::read(m_events[0], buffer.data(), buffer.size()) > 0) {
      }
    });
    m_status.wait();
    ::close(m_events[1]);
    drain.join();
    ::close(m_events[0]);
    ::close(m_commands[0]);
  }

  void sendBytes(const std::vector<std::uint8_t>& bytes) {
    ASSERT_EQ(::write(m_commands[1], bytes.data(), bytes.size()), static_cast<ssize_t>(bytes.size()));
  }
  void send(const messages::Command& command) { sendBytes(encode(command)); }
  template <typename Request>
  void start(std::uint64_t job, const Request& request) {
    send(messages::Start{job, Request::type, codec::encode(request)});
  }
  /// The exit status of the worker, once it has ended by itself.
  int ended() {
    if (m_status.wait_for(std::chrono::seconds(60)) != std::future_status::ready) {
      ADD_FAILURE() << "the worker goes on";
      return -1;
    }
    const int status = m_status.get();
    m_status = std::async(std::launch::deferred, [status] { return status; });
    return status;
  }

  messages::Event next() {
    for (;;) {
      if (const auto payload = m_reader.next()) return messages::decodeEvent(*payload);
      std::array<std::uint8_t, 65536> buffer;
      const ssize_t count = ::read(m_events[0], buffer.data(), buffer.size());
      if (count <= 0) throw std::runtime_error("the worker ended");
      m_reader.append(std::span(buffer.data(), static_cast<std::size_t>(count)));
    }
  }
  /// The next message of this type, whatever comes before it.
  template <typename Message>
  Message nextOf() {
    for (;;) {
      const messages::Event event = next();
      if (const auto* message = std::get_if<Message>(&event)) return *message;
    }
  }
  /// The next event of this type that a job of this number sends; of any job without one.
  template <typename T>
  T nextEvent(std::optional<std::uint64_t> job = {}) {
    const messages::RegisterEvent<T> known;
    for (;;) {
      const auto event = nextOf<messages::JobEvent>();
      if (const T* value = event.template as<T>(); value != nullptr && (!job || event.job == *job)) return *value;
    }
  }

 private:
  Catalogue m_catalogue;
  int m_commands[2] = {}, m_events[2] = {};
  std::future<int> m_status;
  codec::FrameReader m_reader;
};

}  // namespace warpfold
