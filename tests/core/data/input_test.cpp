// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "data/input.h"

#include <gtest/gtest.h>

#include <cstring>
#include <filesystem>
#include <fstream>

namespace warpfold {
namespace {

class InputFile : public testing::Test {
 protected:
  void SetUp() override {
    const auto* info = testing::UnitTest::GetInstance()->current_test_info();
    m_folder = std::filesystem::temp_directory_path() / (std::string("warpfold-input-") + info->name());
    std::filesystem::create_directories(m_folder);
  }
  void TearDown() override { std::filesystem::remove_all(m_folder); }

  std::string write(const std::string& name, const std::string& bytes) {
    const std::string path = m_folder / name;
    std::ofstream(path, std::ios::binary) << bytes;
    return path;
  }
  /// A .npy file, version 1, with the given description and shape.
  std::string npy(const std::string& descr, const std::string& shape, const std::string& data) {
    std::string header = "{'descr': '" + descr + "', 'fortran_order': False, 'shape': (" + shape + "), }";
    while ((10 + header.size() + 1) % 64 != 0) header += ' ';
    header += '\n';
    std::string bytes("\x93NUMPY\x01\x00", 8);
    bytes += static_cast<char>(header.size() & 255);
    bytes += static_cast<char>(header.size() >> 8);
    return write("a.npy", bytes + header + data);
  }
  static std::string refusal(const std::string& path, ElementType type = ElementType::int32, std::uint64_t limit = 0) {
    try {
      readInputFile(path, type, limit);
    } catch (const InvalidRequest& e) {
      const std::string text = e.what();
      return text.substr(text.find(path) + path.size() + 2);
    }
    return "accepted";
  }

  std::filesystem::path m_folder;
};

template <typename T>
std::string bytesOf(std::initializer_list<T> values) {
  return {reinterpret_cast<const char*>(values.begin()), values.size() * sizeof(T)};
}

TEST_F(InputFile, npy_little_endian) {
  const HostArray a = readInputFile(npy("<i4", "3,", bytesOf<std::int32_t>({1, -2, 3})), ElementType::int32, 0);
  ASSERT_EQ(a.size(), 3u);
  EXPECT_EQ(a.as<std::int32_t>()[1], -2);
}

TEST_F(InputFile, npy_big_endian) {
  const HostArray a = readInputFile(npy(">f4", "1,", std::string("\x3f\x80\x00\x00", 4)), ElementType::float32, 0);
  EXPECT_EQ(a.as<float>()[0], 1.0f);
}

TEST_F(InputFile, npy_of_another_type) {
  EXPECT_EQ(refusal(npy("<f8", "1,", bytesOf({1.0}))),
            "its elements are float64; use --type float64 or convert them with array.astype('int32')");
  EXPECT_EQ(refusal(npy("|b1", "1,", "x")),
            "its elements are '|b1', which is none of int32, uint32, int64, uint64, float16, float32, float64; convert "
            "them with array.astype");
}

TEST_F(InputFile, npy_of_another_shape) {
  EXPECT_EQ(refusal(npy("<i4", "2, 2", bytesOf<std::int32_t>({1, 2, 3, 4}))),
            "its shape is (2, 2), but a reduction needs one dimension; save it with array.ravel()");
  EXPECT_EQ(refusal(npy("<i4", "", bytesOf<std::int32_t>({1}))),
            "its shape is (), but a reduction needs one dimension; save it with array.ravel()");
}

TEST_F(InputFile, npy_cut_off) {
  EXPECT_EQ(refusal(npy("<i4", "4,", bytesOf<std::int32_t>({1, 2}))),
            "it is cut off: its header says 4 elements, but only 2 are there");
  EXPECT_EQ(refusal(write("b.npy", std::string("\x93NUMPY\x01\x00\x76\x00{'descr'", 18))),
            "it ends within its .npy header; write it again");
}

TEST_F(InputFile, npy_without_elements) {
  EXPECT_EQ(refusal(npy("<i4", "0,", "")), "it holds no elements; a reduction needs at least one");
}

TEST_F(InputFile, npy_with_a_header_of_one_endless_word) {
  std::string header = "{'descr': '" + std::string(65000, 'a');
  std::string bytes("\x93NUMPY\x01\x00", 8);
  bytes += static_cast<char>(header.size() & 255);
  bytes += static_cast<char>(header.size() >> 8);
  EXPECT_EQ(refusal(write("a.npy", bytes + header)),
            "its .npy header names no plain element type and shape; save a one-dimensional array of numbers");
}

TEST_F(InputFile, npy_larger_than_any_memory) {
  EXPECT_EQ(refusal(npy("<i4", "4611686018427387904,", bytesOf<std::int32_t>({1}))),
            "it is cut off: its header says 4611686018427387904 elements, but only 1 are there");
}

TEST_F(InputFile, not_a_npy_file) {
  EXPECT_EQ(refusal(write("c.npy", "hello, world")),
            "it is not a .npy file (it does not begin with \\x93NUMPY); write it with numpy.save");
}

TEST_F(InputFile, text_with_any_separator) {
  const HostArray a = readInputFile(write("a.csv", "1,2;3\n+4\t-5\r\n6 ,\n"), ElementType::int32, 0);
  ASSERT_EQ(a.size(), 6u);
  EXPECT_EQ(a.as<std::int32_t>()[3], 4);
  EXPECT_EQ(a.as<std::int32_t>()[4], -5);
}

TEST_F(InputFile, text_with_a_word) {
  EXPECT_EQ(refusal(write("a.txt", "1\n2\nx7\n")), "line 3: 'x7' is not a number of type int32");
  EXPECT_EQ(refusal(write("a.txt", "1.5\n")), "line 1: '1.5' is not a number of type int32");
  EXPECT_EQ(refusal(write("a.txt", "99999999999")), "line 1: '99999999999' is not a number of type int32");
  EXPECT_EQ(refusal(write("a.txt", " \n \n")), "it holds no numbers; a reduction needs at least one");
}

TEST_F(InputFile, quotes_nothing_that_a_terminal_would_obey) {
  EXPECT_EQ(refusal(write("a.txt", "\x1b[31mred\xff")), "line 1: '?[31mred?' is not a number of type int32");
}

TEST_F(InputFile, raw) {
  const HostArray a = readInputFile(write("a.bin", bytesOf({1.5, 2.5})), ElementType::float64, 0);
  EXPECT_EQ(a.as<double>()[1], 2.5);
  EXPECT_EQ(refusal(write("b.bin", "12345")),
            "its 5 bytes are no whole number of int32 elements of 4 bytes; is --type right, or the file cut off?");
}

TEST_F(InputFile, takes_the_first_n) {
  EXPECT_EQ(readInputFile(write("a.txt", "1 2 3"), ElementType::int32, 2).size(), 2u);
  EXPECT_EQ(refusal(write("a.bin", bytesOf<std::int32_t>({1, 2})), ElementType::int32, 3),
            "it has 2 elements, but --n asks for 3; use a smaller --n or leave it out");
}

TEST_F(InputFile, missing_empty_and_unknown) {
  EXPECT_EQ(refusal((m_folder / "none.npy").string()), "there is no such file");
  EXPECT_EQ(refusal(write("a.npy", "")), "it is empty; a reduction needs at least one element");
  EXPECT_EQ(refusal(write("a.xls", "1")), "'.xls' is not a known kind of file; use .npy, .csv, .txt or .bin");
  EXPECT_EQ(refusal(m_folder.string()), "it is not a file");
}

TEST(middle_square_weyl, begins_as_published_and_sums_as_known) {
  MiddleSquareWeyl next;
  std::uint32_t sum = 0;
  for (int i = 0; i < 1 << 20; ++i) sum += next();
  // The same generator written out in 128-bit arithmetic, summed over 2^20 outputs.
  unsigned __int128 x = 0, w = 0;
  std::uint32_t expected = 0;
  const unsigned __int128 mask = ~std::uint64_t{0};
  for (int i = 0; i < 1 << 20; ++i) {
    x = x * x & mask;
    w = (w + 0xb5ad4eceda1ce2a9u) & mask;
    x = (x + w) & mask;
    x = (x >> 32 | x << 32) & mask;
    expected += static_cast<std::uint32_t>(x);
  }
  EXPECT_EQ(sum, expected);
}

TEST(make_input, fills_every_kind) {
  RunRequest request;
  request.n = 5;
  const auto made = [&](const char* kind) {
    request.input = kind;
    return makeInput(request);
  };
  EXPECT_EQ(made("ones").as<std::int32_t>()[4], 1);
  EXPECT_EQ(made("constant:-7").as<std::int32_t>()[2], -7);
  EXPECT_EQ(made("ramp").as<std::int32_t>()[3], 3);
  const HostArray digits = made("digits"), bytes = made("bytes");
  for (const std::int32_t v : digits.as<std::int32_t>()) EXPECT_TRUE(v >= 0 && v <= 9);
  for (const std::int32_t v : bytes.as<std::int32_t>()) EXPECT_TRUE(v >= 0 && v <= 255);
}

TEST(make_input, depends_on_the_seed_only) {
  RunRequest request;
  request.n = 100;
  for (const char* kind : {"digits", "bytes", "uniform", "msws"}) {
    request.input = kind;
    request.seed = 1;
    const HostArray a = makeInput(request), b = makeInput(request);
    request.seed = 2;
    const HostArray c = makeInput(request);
    EXPECT_EQ(std::memcmp(a.data(), b.data(), a.bytes()), 0) << kind;
    EXPECT_NE(std::memcmp(a.data(), c.data(), a.bytes()), 0) << kind;
  }
}

TEST(make_input, refuses_unknown_kinds_and_bad_constants) {
  RunRequest request;
  request.n = 1;
  for (const char* kind : {"noise", "constant:", "constant:x", "constant:1.5", "constant:3000000000"}) {
    request.input = kind;
    EXPECT_THROW(makeInput(request), InvalidRequest) << kind;
  }
}

TEST(host_array, refuses_what_does_not_fit) {
  EXPECT_THROW(HostArray(ElementType::float64, std::uint64_t{1} << 60), InvalidRequest);
}

}  // namespace
}  // namespace warpfold
