// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <stdexcept>

#include "codec/word_fields.h"
#include "words/say.h"

namespace warpfold {
namespace {

template <typename T>
T travelled(const T& value) {
  return codec::decode<T>(codec::encode(value));
}

TEST(message_codec, every_kind_of_argument_travels) {
  const Message sent{
      "code",
      {{"signed", std::int64_t{-1}}, {"unsigned", ~std::uint64_t{0}}, {"fraction", 0.1}, {"text", "g_in[17] – π"}}};
  EXPECT_EQ(travelled(sent), sent);
}

TEST(message_codec, a_whole_fraction_stays_a_fraction) {
  const Message sent{"code", {{"seconds", 2.0}}};
  EXPECT_EQ(travelled(sent), sent);
}

TEST(message_codec, a_code_that_is_not_known_here_travels) {
  const Message sent{"from-the-future", {}};
  EXPECT_EQ(travelled(sent), sent);
}

TEST(message_codec, a_complaint_keeps_its_field) {
  const Complaint sent{say<"block-range">(arg<"most">(1024)), Field::traceBlocks, "96"};
  EXPECT_EQ(travelled(sent), sent);
  EXPECT_EQ(codec::encode(sent)["field"], "trace-blocks");
}

TEST(message_codec, too_many_arguments_are_refused) {
  Message message{"code", {}};
  for (int i = 0; i < 17; ++i) message.arguments.push_back({"x", std::int64_t{i}});
  EXPECT_THROW(travelled(message), std::out_of_range);
}

TEST(message_codec, a_long_text_is_cut_before_it_travels) {
  const Message message{"code", {{"x", std::string(5000, 'x')}}};
  EXPECT_EQ(travelled(message).arguments[0], (Argument{"x", std::string(4096, 'x')}));
}

TEST(message_codec, a_text_that_comes_too_long_is_refused) {
  codec::Json json = codec::encode(Message{"code", {{"x", "y"}}});
  json["arguments"][0]["value"] = std::string(4097, 'x');
  EXPECT_THROW(codec::decode<Message>(json), std::out_of_range);
}

TEST(message_codec, a_list_of_numbers_arrives) {
  const Message sent{"code", {{"threads", Numbers{0, 4, 8}}}};
  EXPECT_EQ(codec::decode<Message>(codec::encode(sent)), sent);
}

TEST(message_codec, a_list_longer_than_a_block_is_refused) {
  const codec::Json json = codec::encode(Message{"code", {{"threads", Numbers(1025)}}});
  EXPECT_THROW(codec::decode<Message>(json), std::out_of_range);
}

TEST(message_codec, kinds_travel_by_their_names) {
  const codec::Json json = codec::encode(Message{
      "code",
      {{"a", std::int64_t{-1}}, {"b", std::uint64_t{1}}, {"c", 0.5}, {"d", std::string("x")}, {"e", Numbers{1, 2}}}});
  std::vector<std::string> kinds;
  for (const codec::Json& each : json["arguments"]) kinds.push_back(each["kind"].get<std::string>());
  EXPECT_EQ(kinds, (std::vector<std::string>{"signed", "unsigned", "fraction", "text", "numbers"}));
}

// Recordings and sessions that were written with an encoding up to 8.
TEST(message_codec, a_kind_that_was_written_as_a_number_is_read) {
  const codec::Json json = codec::Json::parse(
      R"({"code": "code", "arguments": [{"name": "a", "kind": 0, "value": -1}, {"name": "b", "kind": 1, "value": 1},
          {"name": "c", "kind": 2, "value": 0.5}, {"name": "d", "kind": 3, "value": "x"},
          {"name": "e", "kind": 4, "value": [1, 2]}]})");
  EXPECT_EQ(codec::decode<Message>(json), (Message{"code",
                                                   {{"a", std::int64_t{-1}},
                                                    {"b", std::uint64_t{1}},
                                                    {"c", 0.5},
                                                    {"d", std::string("x")},
                                                    {"e", Numbers{1, 2}}}}));
}

TEST(message_codec, a_value_of_another_kind_is_refused) {
  codec::Json json = codec::encode(Message{"code", {{"x", std::uint64_t{1}}}});
  for (const codec::Json& kind : {codec::Json(5), codec::Json(-1), codec::Json("int"), codec::Json(nullptr)}) {
    json["arguments"][0]["kind"] = kind;
    EXPECT_THROW(codec::decode<Message>(json), std::out_of_range) << kind;
  }
  json["arguments"][0]["kind"] = "unsigned";
  json["arguments"][0]["value"] = "one";
  EXPECT_THROW(codec::decode<Message>(json), std::exception);
}

}  // namespace
}  // namespace warpfold
