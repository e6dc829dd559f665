// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// NaN, infinities, zeros of either sign and subnormals, as README documents them, for every kernel.
#include <gtest/gtest.h>
#include <unistd.h>

#include <array>
#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <limits>
#include <random>

#include "support/runs.h"

#include "support/sample.h"

namespace warpfold {
namespace {

constexpr float inf = std::numeric_limits<float>::infinity();
constexpr float nan = std::numeric_limits<float>::quiet_NaN();
constexpr float tiny = std::numeric_limits<float>::denorm_min();

class SpecialValues : public testing::TestWithParam<std::string> {
 protected:
  /// 300 elements, all `fill` but for a few in the middle.
  static RunResult reduced(Operation op, float fill, std::initializer_list<float> middle) {
    std::vector<float> values(300, fill);
    std::copy(middle.begin(), middle.end(), values.begin() + 137);
    return reduced(op, values);
  }
  template <typename T>
  static RunResult reduced(Operation op, const std::vector<T>& values) {
    const auto path = std::filesystem::temp_directory_path() /
                      ("warpfold-special-" + std::to_string(::getpid()) + "-" + GetParam() + ".bin");
    std::ofstream(path, std::ios::binary)
        .write(reinterpret_cast<const char*>(values.data()), static_cast<std::streamsize>(values.size() * sizeof(T)));
    RunRequest request;
    request.kernel = GetParam();
    request.backend = kernelById(GetParam()).host ? "cpu" : "emulator";
    request.type = ElementTypeOf<T>::value;
    request.op = op;
    request.block = 128;
    request.input = "file:" + path.string();
    request.iterations = 1;
    request.warmup = 0;
    RunResult result = runRequest(request, RunControl{});
    std::filesystem::remove(path);
    EXPECT_TRUE(result.matches) << name(op) << " " << result.result.text() << " " << result.reference.text();
    return result;
  }
  static float value(Operation op, float fill, std::initializer_list<float> middle) {
    return reduced(op, fill, middle).result.as<float>();
  }
};

TEST_P(SpecialValues, a_nan_makes_the_sum_a_nan_and_extremes_pass_over_it) {
  EXPECT_TRUE(std::isnan(value(Operation::sum, 1, {nan})));
  EXPECT_EQ(value(Operation::min, 1, {nan, -2}), -2);
  EXPECT_EQ(value(Operation::max, 1, {nan, 5}), 5);
  EXPECT_EQ(value(Operation::max, nan, {3}), 3);
}

TEST_P(SpecialValues, extremes_of_nans_alone_are_nan) {
  for (const Operation op : {Operation::min, Operation::max, Operation::absMax}) {
    EXPECT_TRUE(std::isnan(value(op, nan, {}))) << name(op);
    EXPECT_TRUE(std::isnan(value(op, -nan, {}))) << name(op);
  }
  EXPECT_EQ(value(Operation::min, nan, {inf}), inf);
  EXPECT_EQ(value(Operation::max, nan, {-inf}), -inf);
  EXPECT_EQ(value(Operation::absMax, nan, {-0.0f}), 0);
}

/// Of all types and operations: numbers among NaNs, more or fewer, or none at all.
TEST_P(SpecialValues, random_nans_give_what_the_reference_says) {
  std::mt19937 random = Sample::random("NaNs in " + GetParam());
  const int count = Sample::isWhole() ? 60 : 4;
  for (int i = 0; i < count; ++i) {
    const auto type = std::array{ElementType::float32, ElementType::float64, ElementType::float16,
                                 ElementType::bfloat16}[random() % 4];
    const auto op = std::array{Operation::min,  Operation::max,          Operation::absMax,    Operation::sum,
                               Operation::mean, Operation::sumOfSquares, Operation::logicalAnd}[random() % 7];
    const std::size_t n = 1 + random() % 400, numbers = random() % 3;
    visitType(type, [&](auto tag) {
      using T = typename decltype(tag)::type;
      if constexpr (isFloat<T>) {
        std::vector<T> values(n, T(nan));
        for (std::size_t k = 0; k < numbers; ++k) values[random() % n] = T(static_cast<float>(random() % 100) - 50);
        const RunResult r = reduced(op, values);
        EXPECT_EQ(r.result.text(), r.reference.text()) << name(op) << " of " << n << " " << name(type);
      }
    });
  }
}

TEST_P(SpecialValues, infinities_stay_and_opposite_ones_make_a_nan) {
  EXPECT_EQ(value(Operation::sum, 1, {inf}), inf);
  EXPECT_EQ(value(Operation::sum, 1, {-inf}), -inf);
  EXPECT_TRUE(std::isnan(value(Operation::sum, 1, {inf, -inf})));
  EXPECT_EQ(value(Operation::min, 1, {-inf}), -inf);
  EXPECT_TRUE(std::isnan(value(Operation::product, 0, {inf})));
}

TEST_P(SpecialValues, zeros_of_either_sign_are_equal) {
  EXPECT_EQ(value(Operation::sum, -0.0f, {0.0f}), 0.0f);
  EXPECT_EQ(value(Operation::max, -0.0f, {0.0f}), 0.0f);
}

TEST_P(SpecialValues, only_float32_atomics_flush_subnormals) {
  const bool atomics = kernelById(GetParam()).orderVaries;
  EXPECT_EQ(value(Operation::sum, tiny, {}), atomics ? 0 : 300 * tiny);
  EXPECT_EQ(value(Operation::min, 1, {tiny}), tiny);
}

TEST_P(SpecialValues, an_atomic_keeps_the_sign_of_what_it_flushes) {
  if (!kernelById(GetParam()).orderVaries) return;
  EXPECT_EQ(value(Operation::sum, 0, {-1.5F * std::numeric_limits<float>::min()}),
            -1.5F * std::numeric_limits<float>::min());
  EXPECT_EQ(value(Operation::sum, 0, {-tiny}), 0);
}

TEST_P(SpecialValues, truth_is_what_is_not_zero) {
  EXPECT_EQ(value(Operation::logicalAnd, nan, {1}), 1);
  EXPECT_EQ(value(Operation::logicalAnd, 1, {-0.0f}), 0);
  EXPECT_EQ(value(Operation::logicalOr, 0, {tiny}), 1);
}

std::vector<std::string> kernels() {
  std::vector<std::string> ids;
  for (const KernelInfo& k : kernelCatalogue())
    if (!k.library) ids.push_back(k.id);
  return ids;
}
INSTANTIATE_TEST_SUITE_P(every_kernel, SpecialValues, testing::ValuesIn(kernels()), [](const auto& one) {
  std::string text = one.param;
  std::replace(text.begin(), text.end(), '-', '_');
  return text;
});

}  // namespace
}  // namespace warpfold
