// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <thread>
#include <vector>

#include "jobs/envelope.h"

namespace warpfold {

/// Writes whole frames, from whichever thread has something to say, and Alive twice a second in between. Ends the
/// process where nothing reads any more: the window is gone.
class EventWriter {
 public:
  explicit EventWriter(int file);
  ~EventWriter();
  EventWriter(const EventWriter&) = delete;
  EventWriter& operator=(const EventWriter&) = delete;

  void operator()(const messages::Event& event) { write(messages::encode(event)); }
  void write(const std::vector<std::uint8_t>& frame);

 private:
  void keepAlive();

  int m_file;
  std::mutex m_mutex;
  std::condition_variable m_wake;
  std::mutex m_wakeMutex;
  bool m_ends = false;
  std::thread m_heart;
};

}  // namespace warpfold
