// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "worker_client/event_decoder.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <unistd.h>

#include <QSignalSpy>
#include <QTest>
#include <functional>
#include <string>
#include <thread>

#include "app/eventually.h"
#include "words/say.h"

namespace warpfold::app {
namespace {

using namespace messages;

constexpr quint64 generation = 3;

/// A decoder at the reading ends of two pipes, and a worker that writes into them from a thread of its own.
class EventDecoderTest : public testing::Test {
 protected:
  void SetUp() override {
    ASSERT_EQ(::pipe2(m_events, O_CLOEXEC), 0);
    ASSERT_EQ(::pipe2(m_errors, O_CLOEXEC), 0);
    decoder.watch(generation, m_events[0], m_errors[0]);
  }
  void TearDown() override {
    decoder.watch(generation + 1, -1, -1);  // whoever still writes gets an error
    if (m_writer.joinable()) m_writer.join();
  }
  /// The writer's thread writes all and closes both pipes.
  void writes(std::vector<std::uint8_t> events, std::string errors = {}) {
    ::signal(SIGPIPE, SIG_IGN);
    m_writer = std::thread([this, events = std::move(events), errors = std::move(errors)] {
      writeAll(m_errors[1], errors.data(), errors.size());
      ::close(m_errors[1]);
      writeAll(m_events[1], events.data(), events.size());
      ::close(m_events[1]);
    });
  }
  static void writeAll(int file, const void* bytes, std::size_t size) {
    for (std::size_t done = 0; done < size;) {
      const ssize_t count = ::write(file, static_cast<const char*>(bytes) + done, size - done);
      if (count <= 0) return;
      done += std::size_t(count);
    }
  }
  static std::vector<std::uint8_t> frames(int count, const std::function<Event(int)>& make) {
    std::vector<std::uint8_t> all;
    for (int i = 0; i < count; ++i) {
      const auto frame = encode(make(i));
      all.insert(all.end(), frame.begin(), frame.end());
    }
    return all;
  }
  /// All that comes until the end.
  std::vector<EventPtr> takeAll() {
    std::vector<EventPtr> all;
    EXPECT_TRUE(eventually([&] {
      EventBatch batch = decoder.take(generation);
      all.insert(all.end(), batch.events.begin(), batch.events.end());
      return batch.ended;
    }));
    return all;
  }

  /// Reads all without anybody taking anything: then it has closed the pipe.
  bool readsToTheEnd() {
    return eventually([&] { return ::fcntl(m_events[0], F_GETFD) < 0; });
  }

  /// Whether it comes to a point from which it is not quiet, although nothing more is read.
  bool staysLoud() {
    return eventually([&] {
      const bool loud = decoder.quietFor() == std::chrono::milliseconds(0);
      QTest::qSleep(20);
      return loud && decoder.quietFor() == std::chrono::milliseconds(0);
    });
  }

  EventDecoder decoder;

 private:
  int m_events[2] = {}, m_errors[2] = {};
  std::thread m_writer;
};

Event progressOf(int i) {
  return Progress{1, say<"progress-input">(), i / 1e4};
}

TEST_F(EventDecoderTest, of_ten_thousand_reports_of_progress_only_the_newest_waits) {
  writes(frames(10'000, progressOf));
  QSignalSpy arrived(&decoder, &EventDecoder::arrived);
  ASSERT_TRUE(readsToTheEnd());
  const EventBatch batch = decoder.take(generation);
  ASSERT_EQ(batch.events.size(), 1u);
  EXPECT_EQ(std::get<Progress>(*batch.events[0]).fraction, 0.9999);
  EXPECT_EQ(arrived.count(), 1);
}

TEST_F(EventDecoderTest, progress_of_two_jobs_is_kept_apart) {
  writes(frames(1000, [](int i) {
    return Event(Progress{std::uint64_t(1 + i % 2), say<"progress-input">(), i / 1e4});
  }));
  ASSERT_TRUE(readsToTheEnd());
  EXPECT_EQ(decoder.take(generation).events.size(), 2u);
}

TEST_F(EventDecoderTest, everything_else_arrives_once_and_in_order) {
  writes(frames(5000, [](int i) { return Event(Pong{std::uint64_t(i)}); }));
  const std::vector<EventPtr> all = takeAll();
  ASSERT_EQ(all.size(), 5000u);
  for (std::size_t i = 0; i < all.size(); ++i) ASSERT_EQ(std::get<Pong>(*all[i]).token, i);
}

TEST_F(EventDecoderTest, reads_no_further_than_a_chunk_while_nobody_takes) {
  const std::size_t frame = encode(Event(Pong{1})).size();
  writes(frames(100'000, [](int) { return Event(Pong{1}); }));
  ASSERT_TRUE(staysLoud());
  const std::size_t chunk = 1 << 18;
  EXPECT_LE(decoder.take(generation).events.size(), EventDecoder::mostEvents + chunk / frame + 1);
}

TEST_F(EventDecoderTest, is_not_quiet_while_it_is_the_window_that_lags_behind) {
  writes(frames(100'000, [](int) { return Event(Pong{1}); }));
  EXPECT_TRUE(staysLoud());
}

TEST_F(EventDecoderTest, signs_of_life_are_heard_and_not_kept) {
  writes(frames(100, [](int) { return Event(Alive{}); }));
  QSignalSpy arrived(&decoder, &EventDecoder::arrived);
  EXPECT_TRUE(takeAll().empty());
  EXPECT_GE(arrived.count(), 1);
}

TEST_F(EventDecoderTest, of_a_megabyte_of_errors_the_last_sixty_lines_stay) {
  std::string errors;
  for (int i = 0; i < 2000; ++i) errors += "error " + std::to_string(i) + " " + std::string(600, 'x') + "\n";
  writes({}, errors + "the end");
  takeAll();
  const QStringList lines = decoder.errorLines(generation);
  ASSERT_EQ(lines.size(), 60);
  EXPECT_EQ(lines.last(), "the end");
  EXPECT_TRUE(lines.first().startsWith("error 1941 "));
  EXPECT_EQ(lines.first().size(), 300);
}

TEST_F(EventDecoderTest, an_error_line_without_end_is_cut) {
  writes({}, std::string(3'000'000, 'x'));
  takeAll();
  ASSERT_EQ(decoder.errorLines(generation).size(), 1);
  EXPECT_EQ(decoder.errorLines(generation).last().size(), 300);
}

TEST_F(EventDecoderTest, rubbish_ends_the_stream_after_what_came_before_it) {
  std::vector<std::uint8_t> bytes = frames(2, [](int i) { return Event(Pong{std::uint64_t(i)}); });
  for (const char c : std::string("Segmentation fault")) bytes.push_back(std::uint8_t(c));
  writes(bytes);
  std::optional<QString> unreadable;
  std::size_t events = 0;
  ASSERT_TRUE(eventually([&] {
    EventBatch batch = decoder.take(generation);
    events += batch.events.size();
    unreadable = batch.unreadable;
    return unreadable.has_value();
  }));
  EXPECT_EQ(events, 2u);
  EXPECT_EQ(*unreadable, "expected a message, but read 'Segmentation fault'");
}

TEST_F(EventDecoderTest, another_generation_gets_nothing) {
  writes(frames(3, [](int) { return Event(Pong{1}); }));
  ASSERT_TRUE(eventually([&] { return decoder.waiting(generation); }));
  EXPECT_TRUE(decoder.take(generation + 1).events.empty());
  EXPECT_EQ(decoder.take(generation).events.size(), 3u);
}

}  // namespace
}  // namespace warpfold::app
