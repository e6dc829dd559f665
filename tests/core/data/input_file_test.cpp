// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "data/input_file.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <cmath>
#include <filesystem>
#include <fstream>

namespace warpfold {
namespace {

class InputFileTest : public testing::Test {
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
  static std::string refusal(const std::string& path, ElementType type = ElementType::int32,
                             std::optional<std::uint64_t> asked = std::nullopt) {
    try {
      readInputFile({path}, type, asked);
    } catch (const InvalidRequest& e) {
      const std::string text = e.what();
      return text.substr(text.find(path) + path.size() + 2);
    }
    return "accepted";
  }

  static HostArray taken(const std::string& path, ElementType type, std::optional<std::uint64_t> asked) {
    return readInputFile({path}, type, asked);
  }

  std::filesystem::path m_folder;
};

template <typename T>
std::string bytesOf(std::initializer_list<T> values) {
  return {reinterpret_cast<const char*>(values.begin()), values.size() * sizeof(T)};
}

TEST_F(InputFileTest, npy_little_endian) {
  const HostArray a = taken(npy("<i4", "3,", bytesOf<std::int32_t>({1, -2, 3})), ElementType::int32, std::nullopt);
  ASSERT_EQ(a.size(), 3u);
  EXPECT_EQ(a.as<std::int32_t>()[1], -2);
}

TEST_F(InputFileTest, npy_big_endian) {
  const HostArray a = taken(npy(">f4", "1,", std::string("\x3f\x80\x00\x00", 4)), ElementType::float32, std::nullopt);
  EXPECT_EQ(a.as<float>()[0], 1.0f);
}

TEST_F(InputFileTest, npy_of_another_type) {
  EXPECT_EQ(refusal(npy("<f8", "1,", bytesOf({1.0}))),
            "its elements are float64; choose that type, or convert them with array.astype('int32')");
  EXPECT_EQ(refusal(npy("|b1", "1,", "x")),
            "its elements are '|b1', which is none of int32, uint32, int64, uint64, float32, float64, float16; convert "
            "them with array.astype");
}

TEST_F(InputFileTest, npy_of_another_shape) {
  EXPECT_EQ(refusal(npy("<i4", "2, 2", bytesOf<std::int32_t>({1, 2, 3, 4}))),
            "its shape is (2, 2), but a reduction needs one dimension; save it with array.ravel()");
  EXPECT_EQ(refusal(npy("<i4", "", bytesOf<std::int32_t>({1}))),
            "its shape is (), but a reduction needs one dimension; save it with array.ravel()");
}

TEST_F(InputFileTest, npy_cut_off) {
  EXPECT_EQ(refusal(npy("<i4", "4,", bytesOf<std::int32_t>({1, 2}))),
            "it is cut off: its header says 4 elements, but only 2 are there; write it again");
  EXPECT_EQ(refusal(write("b.npy", std::string("\x93NUMPY\x01\x00\x76\x00{'descr'", 18))),
            "it ends within its .npy header; write it again");
}

TEST_F(InputFileTest, npy_without_elements) {
  EXPECT_EQ(refusal(npy("<i4", "0,", "")), "it holds no numbers; a reduction needs at least one");
}

TEST_F(InputFileTest, npy_with_a_header_of_one_endless_word) {
  std::string header = "{'descr': '" + std::string(65000, 'a');
  std::string bytes("\x93NUMPY\x01\x00", 8);
  bytes += static_cast<char>(header.size() & 255);
  bytes += static_cast<char>(header.size() >> 8);
  EXPECT_EQ(refusal(write("a.npy", bytes + header)),
            "its .npy header names no plain element type and shape; save a one-dimensional array of numbers");
}

TEST_F(InputFileTest, npy_larger_than_any_memory) {
  EXPECT_EQ(refusal(npy("<i4", "4611686018427387904,", bytesOf<std::int32_t>({1}))),
            "it is cut off: its header says 4611686018427387904 elements, but only 1 are there; write it again");
}

TEST_F(InputFileTest, not_a_npy_file) {
  EXPECT_EQ(refusal(write("c.npy", "hello, world")),
            "it is not a .npy file (it does not begin with \\x93NUMPY); write it with numpy.save");
}

TEST_F(InputFileTest, text_with_any_separator) {
  const HostArray a = taken(write("a.csv", "1;2;3\n+4\t-5\r\n6 ,\n"), ElementType::int32, std::nullopt);
  ASSERT_EQ(a.size(), 6u);
  EXPECT_EQ(a.as<std::int32_t>()[3], 4);
  EXPECT_EQ(a.as<std::int32_t>()[4], -5);
}

TEST_F(InputFileTest, text_with_a_word) {
  EXPECT_EQ(refusal(write("a.txt", "1\n2\nx7\n")),
            "line 3: 'x7' is not a number that int32 can hold; choose another type, or correct the line");
  EXPECT_EQ(refusal(write("a.txt", "1.5\n")),
            "line 1: '1.5' is not a number that int32 can hold; choose another type, or correct the line");
  EXPECT_EQ(refusal(write("a.txt", "99999999999")),
            "line 1: '99999999999' is not a number that int32 can hold; choose another type, or correct the line");
  EXPECT_EQ(refusal(write("a.txt", " \n \n")), "it holds no numbers; a reduction needs at least one");
}

TEST_F(InputFileTest, quotes_nothing_that_a_terminal_would_obey) {
  EXPECT_EQ(
      refusal(write("a.txt", "\x1b[31mred\xff")),
      "line 1: '\\x1b[31mred\\xff' is not a number that int32 can hold; choose another type, or correct the line");
  EXPECT_EQ(refusal(write("b.txt", "\u22125")),
            "line 1: '\u22125' is not a number that int32 can hold; choose another type, or correct the line");
}

TEST_F(InputFileTest, raw) {
  const HostArray a = taken(write("a.bin", bytesOf({1.5, 2.5})), ElementType::float64, std::nullopt);
  EXPECT_EQ(a.as<double>()[1], 2.5);
  EXPECT_EQ(
      refusal(write("b.bin", "12345")),
      "its 5 bytes are no whole number of int32 elements of 4 bytes; choose another type, or write it again if it is "
      "cut off");
}

TEST_F(InputFileTest, takes_the_first_n) {
  EXPECT_EQ(taken(write("a.txt", "1 2 3"), ElementType::int32, 2).size(), 2u);
  EXPECT_EQ(refusal(write("a.bin", bytesOf<std::int32_t>({1, 2})), ElementType::int32, 3),
            "it has 2 elements, but 3 are asked for; ask for fewer, or leave N empty");
}

TEST_F(InputFileTest, missing_empty_and_unknown) {
  EXPECT_EQ(refusal((m_folder / "none.npy").string()), "there is no such file");
  EXPECT_EQ(refusal(write("a.npy", "")), "it is empty; a reduction needs at least one element");
  EXPECT_EQ(refusal(write("a.xls", "1")), "'.xls' is not a known kind of file; use .npy, .csv, .txt or .bin");
  EXPECT_EQ(refusal(m_folder.string()), "it is not a regular file");
}

TEST_F(InputFileTest, refuses_a_fifo_without_waiting_for_its_writer) {
  const std::string path = m_folder / "a.npy";
  ASSERT_EQ(::mkfifo(path.c_str(), 0600), 0);
  EXPECT_EQ(refusal(path), "it is not a regular file");
  EXPECT_FALSE(describeFile(path));
}

TEST_F(InputFileTest, refuses_a_device) {
  EXPECT_EQ(refusal("/dev/zero"), "it is not a regular file");
}

TEST_F(InputFileTest, names_the_reason_that_the_system_gives) {
  write("a.npy", "x");
  EXPECT_EQ(refusal((m_folder / "a.npy" / "b.npy").string()), "it cannot be opened: Not a directory");
  std::filesystem::create_symlink("loop.csv", m_folder / "loop.csv");
  EXPECT_EQ(refusal((m_folder / "loop.csv").string()), "it cannot be opened: Too many levels of symbolic links");
}

TEST_F(InputFileTest, text_begins_behind_a_byte_order_mark) {
  EXPECT_EQ(taken(write("a.csv",
                        "\xef\xbb\xbf"
                        "7,8"),
                  ElementType::int32, std::nullopt)
                .as<std::int32_t>()[0],
            7);
  EXPECT_EQ(refusal(write("b.csv", std::string("\xff\xfe"
                                               "7\0",
                                               4))),
            "it is UTF-16; save it as UTF-8");
}

TEST_F(InputFileTest, text_with_decimal_commas) {
  const auto doubt = [](int line, const std::string& numbers) {
    return "line " + std::to_string(line) + ": commas are not all that separates its numbers, so '" + numbers +
           "' may be one number or two; write decimals with a point, and use one separator";
  };
  EXPECT_EQ(refusal(write("a.csv", "1\n1,5;2,5\n"), ElementType::float32), doubt(2, "1,5"));
  EXPECT_EQ(refusal(write("b.csv", "1, 5; 2, 5\n"), ElementType::float32), doubt(1, "1, 5"));
  EXPECT_EQ(refusal(write("c.csv", "1,5\t2,5\n"), ElementType::float32), doubt(1, "1,5"));
  EXPECT_EQ(refusal(write("d.csv", "1,5 2,5\n"), ElementType::float32), doubt(1, "1,5"));
  EXPECT_EQ(refusal(write("e.csv", "1.5,2.5;3\n"), ElementType::float32), doubt(1, "1.5,2.5"));
  EXPECT_EQ(refusal(write("f.csv", "7;8\n3,25\n"), ElementType::int32), doubt(2, "3,25"));
  EXPECT_EQ(taken(write("g.csv", "1,5\n2,5 \r\n"), ElementType::float32, std::nullopt).size(), 4u);
  EXPECT_EQ(taken(write("h.csv", " 1, 5,\t2 ,5\n6, 7\n"), ElementType::float32, std::nullopt).size(), 6u);
  EXPECT_EQ(taken(write("i.csv", "1;2 3\t4\n"), ElementType::float32, std::nullopt).size(), 4u);
}

TEST_F(InputFileTest, text_with_two_signs) {
  EXPECT_EQ(refusal(write("a.csv", "+-5")),
            "line 1: '+-5' is not a number that int32 can hold; choose another type, or correct the line");
  EXPECT_EQ(refusal(write("b.csv", "++5")),
            "line 1: '++5' is not a number that int32 can hold; choose another type, or correct the line");
}

TEST_F(InputFileTest, text_with_decimals_too_small_for_the_type_is_zero) {
  const std::string path = write("a.csv", "1e-50 -0.00001e-60 1e-99999999999999999999 7e-46 8e-46");
  const HostArray a = taken(path, ElementType::float32, std::nullopt);
  EXPECT_EQ(a.as<float>()[0], 0.0f);
  EXPECT_EQ(a.as<float>()[1], 0.0f);
  EXPECT_TRUE(std::signbit(a.as<float>()[1]));
  EXPECT_EQ(a.as<float>()[2], 0.0f);
  EXPECT_EQ(a.as<float>()[3], 0.0f);
  EXPECT_EQ(a.as<float>()[4], 0x1p-149f);
  EXPECT_EQ(taken(path, ElementType::float64, std::nullopt).as<double>()[0], 1e-50);
  EXPECT_EQ(taken(path, ElementType::float16, std::nullopt).as<Float16>()[0], 0.0f);
}

TEST_F(InputFileTest, text_with_numbers_too_large_for_the_type) {
  EXPECT_EQ(refusal(write("a.csv", "1e39"), ElementType::float32),
            "line 1: '1e39' is not a number that float32 can hold; choose another type, or correct the line");
  EXPECT_EQ(refusal(write("b.csv", "0.001e42"), ElementType::float32),
            "line 1: '0.001e42' is not a number that float32 can hold; choose another type, or correct the line");
  EXPECT_EQ(refusal(write("c.csv", "70000"), ElementType::float16),
            "line 1: '70000' is not a number that float16 can hold; choose another type, or correct the line");
  EXPECT_EQ(taken(write("d.csv", "65504 inf"), ElementType::float16, std::nullopt).size(), 2u);
}

TEST_F(InputFileTest, text_without_an_end_of_line_is_read_piece_by_piece) {
  std::string text;
  for (int i = 0; i < 700000; ++i) text += "123,";
  const HostArray a = taken(write("a.csv", text), ElementType::int32, std::nullopt);
  ASSERT_EQ(a.size(), 700000u);
  for (const std::int32_t v : a.as<std::int32_t>()) ASSERT_EQ(v, 123);
}

TEST_F(InputFileTest, text_of_one_endless_word) {
  EXPECT_EQ(refusal(write("a.csv", std::string(3000000, '1'))),
            "line 1: '1111111111111111111111111111111111111111…' goes on for more than 4096 characters, which is no "
            "number");
}

TEST_F(InputFileTest, a_sparse_terabyte_is_not_brought_into_memory) {
  const std::uint64_t terabyte = std::uint64_t{1} << 40;
  const std::string text = write("a.csv", "1,2,3\n"), raw = write("a.bin", "1234");
  for (const std::string& path : {text, raw}) std::filesystem::resize_file(path, terabyte);
  EXPECT_EQ(taken(text, ElementType::int32, 3).size(), 3u);
  std::string nothings;
  for (int i = 0; i < 40; ++i) nothings += "\\x00";
  EXPECT_EQ(refusal(text), "line 2: '" + nothings + "…' goes on for more than 4096 characters, which is no number");
  EXPECT_EQ(taken(raw, ElementType::int32, 2).size(), 2u);
  EXPECT_THROW(taken(raw, ElementType::int32, std::nullopt), InvalidRequest);
}

TEST_F(InputFileTest, errors_name_the_option) {
  try {
    readInputFile({"/nowhere.npy", Field::input2}, ElementType::int32, std::nullopt);
    FAIL();
  } catch (const InvalidRequest& e) {
    EXPECT_STREQ(e.what(), "--input2 file:/nowhere.npy: there is no such file");
  }
}

TEST_F(InputFileTest, is_described_without_its_elements) {
  const auto d = describeFile(npy("<f2", "3,", "123456"));
  ASSERT_TRUE(d);
  EXPECT_EQ(d->type, ElementType::float16);
  EXPECT_EQ(d->size, 3u);
  const auto text = describeFile(write("a.csv", "1,2"));
  ASSERT_TRUE(text);
  EXPECT_EQ(text->bytes, 3u);
  EXPECT_FALSE(text->type);
  EXPECT_FALSE(describeFile((m_folder / "none").string()));
}

}  // namespace
}  // namespace warpfold
