// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "worker/event_writer.h"

#include <poll.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <cstdlib>
#include <system_error>

#include "run/standard_streams.h"
#include "values/error.h"
#include "words/say.h"

namespace warpfold {

namespace {

constexpr auto beat = std::chrono::milliseconds(500);

/// Until the file takes more bytes. False where its reader is gone, which is noticed also while a full pipe blocks.
bool waitWritable(int file) {
  pollfd one{file, POLLOUT, 0};
  for (;;) {
    const int ready = ::poll(&one, 1, -1);
    if (ready < 0 && errno == EINTR) continue;
    return ready > 0 && (one.revents & (POLLERR | POLLHUP | POLLNVAL)) == 0;
  }
}

[[noreturn]] void fail(int error) {
  printError("warpfold-cli", english(say<"output-not-written">(arg<"reason">(std::generic_category().message(error)))));
  std::_Exit(static_cast<int>(ExitStatus::invalidRequest));
}

}  // namespace

EventWriter::EventWriter(int file) : m_file(file), m_heart([this] { keepAlive(); }) {}

EventWriter::~EventWriter() {
  {
    const std::lock_guard lock(m_wakeMutex);
    m_ends = true;
  }
  m_wake.notify_all();
  m_heart.join();
}

void EventWriter::write(const std::vector<std::uint8_t>& frame) {
  const std::lock_guard lock(m_mutex);
  for (std::size_t sent = 0; sent < frame.size();) {
    if (!waitWritable(m_file)) std::_Exit(0);
    const ssize_t count = ::write(m_file, frame.data() + sent, frame.size() - sent);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0 && errno != EPIPE) fail(errno);
    if (count <= 0) std::_Exit(static_cast<int>(ExitStatus::done));
    sent += static_cast<std::size_t>(count);
  }
}

void EventWriter::keepAlive() {
  const std::vector<std::uint8_t> alive = messages::encode(messages::Event{messages::Alive{}});
  write(alive);  // at once: an output that takes nothing is told by the exit status, whatever is asked for
  std::unique_lock lock(m_wakeMutex);
  while (!m_wake.wait_for(lock, beat, [this] { return m_ends; })) {
    lock.unlock();
    write(alive);
    lock.lock();
  }
}

}  // namespace warpfold
