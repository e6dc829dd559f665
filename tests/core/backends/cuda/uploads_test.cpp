// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "backends/cuda/uploads.h"

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
  std::shared_ptr<const Buffer> get(const Inputs& inputs, const UploadLayout& layout) {
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
  const std::weak_ptr<const Buffer> buffer = get(inputs, plainLayout(1000));
  EXPECT_FALSE(buffer.expired());
}

TEST_F(UploadsTest, it_goes_when_another_array_is_asked_for) {
  const Inputs inputs = onesOf(1000), others = onesOf(1000);
  const std::weak_ptr<const Buffer> buffer = get(inputs, plainLayout(1000));
  get(others, plainLayout(1000));
  EXPECT_TRUE(buffer.expired());
}

TEST_F(UploadsTest, elements_beyond_the_input_do_not_change_a_sum) {
  const auto buffer = get(onesOf(1000), plainLayout(1024));
  std::vector<std::int32_t> read(1024);
  WARPFOLD_CUDA(Driver::get().memcpyDtoH(read.data(), buffer->get(), 4096));
  EXPECT_EQ(read[999], 1);
  EXPECT_EQ(read[1000], 0);
  EXPECT_EQ(read[1023], 0);
}

}  // namespace
}  // namespace warpfold::cuda
