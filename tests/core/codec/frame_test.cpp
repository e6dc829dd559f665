// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "codec/frame.h"

#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>
#include <string>

namespace warpfold::codec {
namespace {

std::string problem(const std::string& bytes) {
  FrameReader reader;
  try {
    reader.append(std::span(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()));
    return reader.next() ? "message" : "incomplete";
  } catch (const ProtocolError& e) {
    return e.what();
  }
}

std::string refusal(const std::vector<std::uint8_t>& payload) {
  try {
    readPayload(payload);
    return "read";
  } catch (const ProtocolError& e) {
    return e.what();
  }
}

/// A list of `count` items of one byte each.
std::vector<std::uint8_t> listOf(std::uint32_t count, std::uint8_t item) {
  std::vector<std::uint8_t> payload(count + 5, item);
  payload[0] = 0x9a;
  for (int i = 0; i < 4; ++i) payload[1 + i] = static_cast<std::uint8_t>(count >> (24 - 8 * i));
  return payload;
}

/// The most memory this process has had since the last call; 0 where the system does not tell.
std::size_t peakBytesSinceLastCall() {
  std::size_t kilobytes = 0;
  std::ifstream status("/proc/self/status");
  for (std::string line; std::getline(status, line);)
    if (line.starts_with("VmHWM:")) kilobytes = std::stoul(line.substr(6));
  std::ofstream clear("/proc/self/clear_refs");
  clear << "5" << std::flush;
  return clear ? kilobytes * 1024 : 0;
}

TEST(frame_reader, waits_for_the_rest) {
  const std::vector<std::uint8_t> frame = frameOf({{"kind", "done"}, {"job", 5}});
  FrameReader reader;
  for (std::size_t i = 0; i + 1 < frame.size(); ++i) {
    reader.append(std::span(&frame[i], 1));
    EXPECT_FALSE(reader.next());
  }
  reader.append(std::span(&frame.back(), 1));
  EXPECT_TRUE(reader.next());
  EXPECT_FALSE(reader.next());
}

TEST(frame_reader, cuts_what_came_at_once) {
  std::vector<std::uint8_t> bytes = frameOf(1);
  const std::vector<std::uint8_t> second = frameOf(2);
  bytes.insert(bytes.end(), second.begin(), second.end());
  FrameReader reader;
  reader.append(bytes);
  EXPECT_EQ(readPayload(*reader.next()), 1);
  EXPECT_EQ(readPayload(*reader.next()), 2);
  EXPECT_FALSE(reader.next());
}

TEST(frame_reader, tells_rubbish_at_once) {
  EXPECT_EQ(problem("Welcome to gpubox\nlast login"), "expected a message, but read 'Welcome to gpubox'");
  EXPECT_EQ(problem("W"), "incomplete");
  EXPECT_EQ(problem("WX"), "expected a message, but read 'WX'");
  EXPECT_EQ(problem(std::string("WFM2\xff\xff\xff\xff", 8)),
            "a message announces 4294967295 bytes, more than a frame may hold");
}

TEST(frame_reader, does_not_take_the_frames_of_another_version) {
  EXPECT_EQ(problem(std::string("WFM1\x01\0\0\0\x01", 9)),
            "expected a message, but read 'WFM1" + std::string(5, '?') + "'");
}

TEST(frame, is_magic_then_length_then_cbor) {
  EXPECT_EQ(frameOf(nlohmann::json::array({1, 2})),
            (std::vector<std::uint8_t>{'W', 'F', 'M', '2', 3, 0, 0, 0, 0x82, 0x01, 0x02}));
}

TEST(frame, refuses_what_nests_without_end) {
  for (const std::uint8_t bracket : {0x81, 0x9f, 0xa1, 0xbf, 0xc0}) {
    const std::vector<std::uint8_t> payload(2'000'000, bracket);
    EXPECT_NE(refusal(payload), "read") << int{bracket};
  }
}

TEST(frame, refuses_what_is_cut_off) {
  EXPECT_EQ(refusal({}), "a message could not be read: it is cut off");
  EXPECT_EQ(refusal({0x82, 0x01}), "a message could not be read: it is cut off");
  EXPECT_EQ(refusal({0x5b, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff}),
            "a message could not be read: it is cut off");
}

TEST(frame, refuses_what_follows_the_message) {
  EXPECT_NE(refusal({0x01, 0x02}), "read");
}

TEST(frame, takes_as_many_items_as_it_says) {
  EXPECT_EQ(refusal(listOf(mostItems - 1, 0x00)), "read");
  EXPECT_EQ(refusal(listOf(mostItems, 0x00)), "a message could not be read: it holds too many items");
}

TEST(frame, refuses_three_million_small_items_before_it_builds_them) {
  for (const std::uint8_t item : {0x00, 0x60, 0x80, 0xa0}) {  // a number, an empty text, list and map
    const std::vector<std::uint8_t> payload = listOf(3'000'000, item);
    peakBytesSinceLastCall();
    const std::size_t before = peakBytesSinceLastCall();
    EXPECT_EQ(refusal(payload), "a message could not be read: it holds too many items");
    if (before != 0) {
      EXPECT_LT(peakBytesSinceLastCall(), before + (8u << 20)) << int{item};
    }
  }
}

TEST(frame, refuses_sixty_million_small_items_before_it_builds_them) {
  const std::vector<std::uint8_t> payload = listOf(60'000'000, 0x01);
  peakBytesSinceLastCall();
  const std::size_t before = peakBytesSinceLastCall();
  EXPECT_EQ(refusal(payload), "a message could not be read: it holds too many items");
  if (before != 0) {
    EXPECT_LT(peakBytesSinceLastCall(), before + (8u << 20));
  }
}

TEST(frame_reader, a_reader_of_commands_refuses_at_the_header_what_no_command_is) {
  FrameReader reader(maximumCommand);
  const std::uint8_t header[] = {'W', 'F', 'M', '2', 0x01, 0x00, 0x40, 0x00};
  reader.append(header);
  try {
    reader.next();
    FAIL();
  } catch (const ProtocolError& e) {
    EXPECT_STREQ(e.what(), "a message announces 4194305 bytes, more than a frame may hold");
  }
}

TEST(frame_reader, a_frame_that_comes_alone_is_not_copied) {
  std::vector<std::uint8_t> frame = frameOf(nlohmann::json::binary(std::vector<std::uint8_t>(40'000'000)));
  FrameReader reader;
  reader.append(frame);
  peakBytesSinceLastCall();
  const std::size_t before = peakBytesSinceLastCall();
  EXPECT_EQ(reader.next()->size(), frame.size() - headerBytes);
  if (before != 0) {
    EXPECT_LT(peakBytesSinceLastCall(), before + (8u << 20));
  }
}

}  // namespace
}  // namespace warpfold::codec
