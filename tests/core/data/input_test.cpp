// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "data/input.h"

#include <gtest/gtest.h>

#include <cstring>
#include <filesystem>
#include <fstream>
#include <set>

namespace warpfold {
namespace {

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

HostArray made(const std::string& kind, ElementType type = ElementType::int32, std::uint64_t n = 5,
               std::uint64_t seed = 0) {
  return makeInput({kind, type, n, seed});
}

std::string refusal(const InputsRequest& request) {
  try {
    makeInputs(request);
  } catch (const InvalidRequest& e) {
    return e.what();
  }
  return "accepted";
}

/// A text file of numbers in a folder that goes with the object.
class NumberFile {
 public:
  NumberFile(const std::string& name, const std::string& text)
      : m_path(std::filesystem::temp_directory_path() / ("warpfold-inputs-" + name)) {
    std::ofstream(m_path) << text;
  }
  ~NumberFile() { std::filesystem::remove(m_path); }
  std::string input() const { return "file:" + m_path.string(); }

 private:
  std::filesystem::path m_path;
};

InputsRequest dot(const std::string& first, const std::string& second, std::uint64_t n = 0) {
  InputsRequest request{first, {}, ElementType::int32, Operation::dot, {}, 16, 0};
  if (!second.empty()) request.second = second;
  if (n != 0) request.n = n;
  return request;
}

TEST(make_input, fills_every_kind) {
  EXPECT_EQ(made("ones").as<std::int32_t>()[4], 1);
  EXPECT_EQ(made("constant:-7").as<std::int32_t>()[2], -7);
  EXPECT_EQ(made("ramp").as<std::int32_t>()[3], 3);
  const HostArray digits = made("digits"), bytes = made("bytes");
  for (const std::int32_t v : digits.as<std::int32_t>()) EXPECT_TRUE(v >= 0 && v <= 9);
  for (const std::int32_t v : bytes.as<std::int32_t>()) EXPECT_TRUE(v >= 0 && v <= 255);
}

TEST(make_input, depends_on_the_seed_where_it_is_random_and_only_there) {
  for (const InputKind& kind : inputKinds()) {
    if (kind.isFile()) continue;
    const std::string text = kind.takesArgument() ? kind.name + ":3" : kind.name;
    const HostArray a = made(text, ElementType::int32, 100, 1), b = made(text, ElementType::int32, 100, 1),
                    c = made(text, ElementType::int32, 100, 2);
    EXPECT_EQ(std::memcmp(a.data(), b.data(), a.bytes()), 0) << text;
    EXPECT_EQ(std::memcmp(a.data(), c.data(), a.bytes()) != 0, kind.random) << text;
  }
}

TEST(make_input, keeps_uniform_floats_below_one) {
  for (const char* kind : {"uniform", "msws"})
    for (const ElementType type : {ElementType::float16, ElementType::bfloat16, ElementType::float32}) {
      const HostArray array = made(kind, type, 100000, 3);
      std::set<float> values;
      visitType(type, [&](auto tag) {
        for (const auto v : array.as<typename decltype(tag)::type>()) values.insert(static_cast<float>(v));
      });
      EXPECT_LT(*values.rbegin(), 1.0f) << kind << " " << name(type);
      EXPECT_GT(*values.rbegin(), 0.99f) << kind << " " << name(type);
      EXPECT_GE(*values.begin(), 0.0f) << kind << " " << name(type);
    }
}

TEST(make_input, refuses_unknown_kinds_and_bad_constants) {
  for (const char* kind :
       {"noise", "ones:1", "constant", "constant:", "constant:x", "constant:1.5", "constant:3000000000"})
    EXPECT_THROW(made(kind), InvalidRequest) << kind;
}

TEST(make_input, refuses_a_constant_that_the_type_cannot_hold) {
  EXPECT_EQ(refusal({"constant:70000", "", ElementType::float16, Operation::sum, 1}),
            "--input constant:70000: '70000' is not a number that float16 can hold; write one, or choose another type");
  EXPECT_EQ(refusal({"constant:1e39", "", ElementType::float32, Operation::sum, 1}),
            "--input constant:1e39: '1e39' is not a number that float32 can hold; write one, or choose another type");
  EXPECT_EQ(made("constant:65504", ElementType::float16).as<Float16>()[0], 65504.0f);
  EXPECT_EQ(made("constant:1e-50", ElementType::float32).as<float>()[0], 0.0f);
}

TEST(make_input, names_every_choice_when_it_knows_none) {
  EXPECT_EQ(refusal({"noise", "", ElementType::int32, Operation::sum, 1}),
            "--input noise: there is no such input; choose one of ones, constant:V, ramp, digits, bytes, uniform, "
            "normal, msws or "
            "file:PATH");
}

TEST(make_inputs, names_the_second_option_where_the_second_input_is_wrong) {
  EXPECT_EQ(refusal(dot("ones", "constant:x", 4)),
            "--input2 constant:x: 'x' is not a number that int32 can hold; write one, or choose another type");
  EXPECT_EQ(refusal(dot("ones", "file:/nowhere.npy")), "--input2 file:/nowhere.npy: there is no such file");
}

TEST(make_inputs, takes_the_length_from_whichever_input_is_a_file) {
  const NumberFile three("three.csv", "1 2 3");
  EXPECT_EQ(makeInputs({three.input(), {}, ElementType::int32, Operation::sum, {}, 16}).first->size(), 3u);
  EXPECT_EQ(makeInputs(dot(three.input(), "ones")).second->size(), 3u);
  EXPECT_EQ(makeInputs(dot("ones", three.input())).first->size(), 3u);
  EXPECT_EQ(makeInputs(dot(three.input(), "")).second->size(), 3u);
  EXPECT_EQ(makeInputs(dot("ones", "ramp")).second->size(), 16u);
}

TEST(make_inputs, refuses_files_of_different_lengths_by_name) {
  const NumberFile two("two.csv", "1 2"), five("five.csv", "1 2 3 4 5");
  EXPECT_EQ(refusal(dot(two.input(), five.input())),
            "--input2 " + five.input() + ": this has 5 elements, but the first input " + two.input() +
                " has 2; a dot product needs as many of each: shorten one, or choose how many elements to take");
  EXPECT_EQ(refusal(dot(five.input(), two.input())),
            "--input2 " + two.input() + ": this has 2 elements, but the first input " + five.input() +
                " has 5; a dot product needs as many of each: shorten one, or choose how many elements to take");
  EXPECT_EQ(makeInputs(dot(two.input(), five.input(), 2)).second->size(), 2u);
}

TEST(make_inputs, refuses_what_nobody_gave_a_length) {
  EXPECT_EQ(refusal({"ones", "", ElementType::int32, Operation::sum, 0, 0}),
            "--n 0: a reduction needs at least one element");
}

TEST(host_array, refuses_what_does_not_fit) {
  EXPECT_THROW(HostArray(ElementType::float64, std::uint64_t{1} << 60), InvalidRequest);
}

TEST(normal_input, has_mean_0_and_standard_deviation_1) {
  const HostArray array = makeInput({"normal", ElementType::float64, 100'000, 1});
  double sum = 0, squares = 0;
  for (const double x : array.as<double>()) {
    sum += x;
    squares += x * x;
  }
  EXPECT_NEAR(sum / 1e5, 0, 0.01);
  EXPECT_NEAR(squares / 1e5, 1, 0.01);
}

TEST(normal_input, of_integers_has_a_standard_deviation_of_1000) {
  const HostArray array = makeInput({"normal", ElementType::int32, 100'000, 1});
  double squares = 0;
  for (const std::int32_t x : array.as<std::int32_t>()) squares += double(x) * x;
  EXPECT_NEAR(squares / 1e5, 1e6, 1e4);
}

}  // namespace
}  // namespace warpfold
