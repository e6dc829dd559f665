// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "backends/cuda/uploads.h"

#include <algorithm>

#include "core/backends/cuda/gpu.h"

namespace warpfold::cuda {
namespace {

Inputs onesOf(std::uint64_t n) {
  auto array = std::make_shared<HostArray>(ElementType::int32, n);
  for (std::int32_t& element : array->as<std::int32_t>()) element = 1;
  return {array, nullptr};
}

UploadLayout plainLayout(std::uint64_t padded) {
  return {ElementType::int32, Operation::sum, false, 0, padded};
}

class UploadsTest : public Gpu {
 protected:
  void SetUp() override {
    Gpu::SetUp();
    if (!IsSkipped()) context.emplace(0);
  }
  std::shared_ptr<const Upload> get(const Inputs& inputs, const UploadLayout& layout) {
    return uploads.get(inputs, layout, {}, {});
  }
  std::optional<Context> context;
  Uploads uploads;
};

TEST_F(UploadsTest, the_same_array_is_copied_once) {
  const Inputs inputs = onesOf(1000);
  EXPECT_EQ(get(inputs, plainLayout(1000)), get(inputs, plainLayout(1000)));
}

TEST_F(UploadsTest, another_layout_is_another_copy) {
  const Inputs inputs = onesOf(1000);
  const auto plain = get(inputs, plainLayout(1000));
  EXPECT_NE(plain, get(inputs, plainLayout(1024)));
}

TEST_F(UploadsTest, it_stays_while_the_array_is_asked_for) {
  const Inputs inputs = onesOf(1000);
  const std::weak_ptr<const Upload> upload = get(inputs, plainLayout(1000));
  EXPECT_FALSE(upload.expired());
}

TEST_F(UploadsTest, it_goes_when_another_array_is_asked_for) {
  const Inputs inputs = onesOf(1000), others = onesOf(1000);
  const std::weak_ptr<const Upload> upload = get(inputs, plainLayout(1000));
  get(others, plainLayout(1000));
  EXPECT_TRUE(upload.expired());
}

TEST_F(UploadsTest, elements_beyond_the_input_do_not_change_a_sum) {
  const auto upload = get(onesOf(1000), plainLayout(1024));
  std::vector<std::int32_t> read(1024);
  WARPFOLD_CUDA(Driver::get().memcpyDtoH(read.data(), upload->at(0), 4096));
  EXPECT_EQ(read[999], 1);
  EXPECT_EQ(read[1000], 0);
  EXPECT_EQ(read[1023], 0);
}

TEST_F(UploadsTest, a_small_input_lies_in_ten_pieces_of_memory) {
  const auto upload = get(onesOf(1000), plainLayout(1000));
  std::vector<std::int32_t> read(1000);
  WARPFOLD_CUDA(Driver::get().memcpyDtoH(read.data(), upload->at(9), 4000));
  EXPECT_EQ(upload->at(9) - upload->at(0), 9u * 8192u);
  EXPECT_EQ(upload->at(10), upload->at(0));
  EXPECT_EQ(std::count(read.begin(), read.end(), 1), 1000);
}

// No GPU is needed for these.
TEST(Places, copies_of_a_small_input_begin_a_piece_of_4_KB_beyond_the_one_before) {
  EXPECT_EQ(placesFor(4096), (Places{10, 8192}));
  EXPECT_EQ(placesFor(6144), (Places{10, 12288}));
  EXPECT_EQ(placesFor(65536), (Places{10, 69632}));
}
TEST(Places, a_large_input_and_none_lie_in_one_place) {
  EXPECT_EQ(placesFor(65537).count, 1u);
  EXPECT_EQ(placesFor(0).count, 1u);
}

}  // namespace
}  // namespace warpfold::cuda
