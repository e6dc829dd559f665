// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "codec/archive.h"

#include <gtest/gtest.h>

#include <limits>

#include "codec/frame.h"

namespace warpfold {
namespace {

struct Sample {
  std::uint32_t count = 0;
  std::optional<double> fraction;
  std::vector<std::uint64_t> few;
  std::vector<std::uint32_t> words;
  std::shared_ptr<const std::string> text = std::make_shared<const std::string>();
  std::chrono::milliseconds patience{0};
  BlockId block;
};

template <typename Archive>
void fields(Archive& archive, Sample& s) {
  archive("count", s.count);
  archive("fraction", s.fraction);
  archive("few", codec::limited(s.few, 3));
  archive("words", codec::blob(s.words, 4));
  archive("text", s.text);
  archive("patience", s.patience);
  archive("block", s.block);
}

using codec::Json;

std::string refusal(const char* key, const Json& value) {
  Json json = codec::encode(Sample{});
  json[key] = value;
  try {
    codec::decode<Sample>(json);
  } catch (const std::exception& e) {
    return e.what();
  }
  return "read";
}

template <typename T>
std::string refusalOf(const Json& json) {
  try {
    codec::decode<T>(json);
  } catch (const std::exception& e) {
    return e.what();
  }
  return "read";
}

TEST(archive, reads_back_what_was_written) {
  Sample sent{7, 0.5, {1, 2}, {3, 4, 5}, std::make_shared<const std::string>("ä"), std::chrono::milliseconds(250), {9}};
  const auto got = codec::decode<Sample>(codec::encode(sent));
  EXPECT_EQ(got.count, 7u);
  EXPECT_EQ(got.fraction, 0.5);
  EXPECT_EQ(got.few, (std::vector<std::uint64_t>{1, 2}));
  EXPECT_EQ(got.words, (std::vector<std::uint32_t>{3, 4, 5}));
  EXPECT_EQ(*got.text, "ä");
  EXPECT_EQ(got.patience, std::chrono::milliseconds(250));
  EXPECT_EQ(got.block.value, 9u);
}

TEST(archive, begins_with_its_version) {
  const Json archive = codec::archiveOf({{"count", 7}});
  EXPECT_EQ(archive, Json::parse("[10, {\"count\": 7}]"));
  EXPECT_EQ(codec::contentOf(archive), Json::parse("{\"count\": 7}"));
}

TEST(archive, of_another_version_is_refused) {
  const auto refused = [](const char* text) -> std::string {
    try {
      codec::contentOf(Json::parse(text));
    } catch (const codec::ProtocolError& e) {
      return std::string(e.message().code);
    }
    return "read";
  };
  EXPECT_EQ(refused("[8, {}]"), "archive-of-other-version");
  EXPECT_EQ(refused("[11, {}]"), "archive-of-other-version");
  for (const char* text : {"{}", "[]", "[6]", "[6, {}, 1]", "[\"6\", {}]", "6"})
    EXPECT_EQ(refused(text), "archive-without-version") << text;
}

TEST(archive, what_is_open_is_null) {
  EXPECT_TRUE(codec::encode(Sample{}).at("fraction").is_null());
  EXPECT_EQ(codec::decode<Sample>(codec::encode(Sample{})).fraction, std::nullopt);
}

TEST(archive, writes_words_little_endian) {
  std::vector<std::uint32_t> words{0x01020304, 0xa0b0c0d0};
  EXPECT_EQ(codec::encode(codec::blob(words)).get_binary(),
            (Json::binary_t{{0x04, 0x03, 0x02, 0x01, 0xd0, 0xc0, 0xb0, 0xa0}}));
  std::vector<double> numbers{1.0};
  EXPECT_EQ(codec::encode(codec::blob(numbers)).get_binary(),
            (Json::binary_t{{0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xf0, 0x3f}}));
}

TEST(archive, reads_words_little_endian) {
  Json json = codec::encode(Sample{});
  json["words"] = Json::binary({0xff, 0x00, 0x00, 0x80});
  EXPECT_EQ(codec::decode<Sample>(json).words, (std::vector<std::uint32_t>{0x800000ff}));
}

TEST(archive, a_missing_key_is_refused) {
  for (const char* key : {"count", "fraction", "few", "words", "text", "patience", "block"}) {
    Json json = codec::encode(Sample{});
    json.erase(key);
    EXPECT_THROW(codec::decode<Sample>(json), Json::exception) << key;
  }
}

TEST(archive, a_key_that_is_not_known_is_passed_over) {
  EXPECT_EQ(refusal("of another version", 1), "read");
}

TEST(archive, a_number_too_large_for_its_type_is_refused) {
  EXPECT_EQ(refusal("count", 4294967295u), "read");
  EXPECT_EQ(refusal("count", 4294967296u), "count is too large");
  EXPECT_EQ(refusalOf<std::uint8_t>(256), "a value is too large");
  EXPECT_EQ(refusalOf<std::int32_t>(2147483648u), "a value is too large");
  EXPECT_EQ(refusalOf<std::int64_t>(std::numeric_limits<std::uint64_t>::max()), "a value is too large");
}

TEST(archive, a_number_too_small_for_its_type_is_refused) {
  EXPECT_EQ(refusal("count", -1), "count is too small");
  EXPECT_EQ(refusalOf<std::int8_t>(-129), "a value is too small");
  EXPECT_EQ(codec::decode<std::int8_t>(Json(-128)), -128);
  EXPECT_EQ(codec::decode<std::int64_t>(Json(std::numeric_limits<std::int64_t>::min())),
            std::numeric_limits<std::int64_t>::min());
}

TEST(archive, what_is_no_whole_number_is_refused) {
  EXPECT_EQ(refusal("count", 1.5), "count is not a whole number");
  EXPECT_EQ(refusal("count", "1"), "count is not a whole number");
  EXPECT_EQ(refusal("fraction", "half"), "fraction is not a number");
  EXPECT_EQ(refusal("fraction", true), "fraction is not a number");
}

TEST(archive, lists_over_their_limit_are_refused) {
  EXPECT_EQ(refusal("few", {1, 2, 3}), "read");
  EXPECT_EQ(refusal("few", {1, 2, 3, 4}), "few is a list with too many elements");
  EXPECT_EQ(refusal("few", 1), "few is not a list");
}

TEST(archive, a_list_without_a_limit_of_its_own_has_a_million_elements_at_most) {
  EXPECT_EQ(refusalOf<std::vector<std::uint8_t>>(Json(std::vector<int>(1u << 20))), "read");
  EXPECT_EQ(refusalOf<std::vector<std::uint8_t>>(Json(std::vector<int>((1u << 20) + 1))),
            "a value is a list with too many elements");
}

TEST(archive, byte_strings_over_their_limit_are_refused) {
  EXPECT_EQ(refusal("words", Json::binary(std::vector<std::uint8_t>(16))), "read");
  EXPECT_EQ(refusal("words", Json::binary(std::vector<std::uint8_t>(20))), "words has too many elements");
  EXPECT_EQ(refusal("words", Json::binary(std::vector<std::uint8_t>(15))), "words holds no whole number of elements");
  EXPECT_NE(refusal("words", {1, 2}), "read");
}

TEST(archive, what_is_no_map_is_refused) {
  EXPECT_NE(refusalOf<Sample>(Json::array()), "read");
  EXPECT_NE(refusalOf<Sample>(3), "read");
}

TEST(archive, numbers_that_are_none_and_infinities_stay_what_they_are) {
  const double infinity = std::numeric_limits<double>::infinity();
  const auto sent = [](double value) {
    return codec::decode<double>(Json::from_cbor(Json::to_cbor(codec::encode(value))));
  };
  EXPECT_EQ(sent(infinity), infinity);
  EXPECT_EQ(sent(-infinity), -infinity);
  EXPECT_TRUE(std::isnan(sent(std::numeric_limits<double>::quiet_NaN())));
}

}  // namespace
}  // namespace warpfold
