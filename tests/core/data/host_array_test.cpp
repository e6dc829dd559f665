// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "data/host_array.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <limits>

#include "values/error.h"

namespace warpfold {
namespace {

std::uintptr_t bytesBehind(const HostArray& array, std::uintptr_t alignment) {
  return reinterpret_cast<std::uintptr_t>(array.data()) % alignment;
}

TEST(host_array, begins_where_sectors_and_packs_begin) {
  for (const std::uint64_t n : {0u, 1u, 1023u, (1u << 20) - 1}) {
    const HostArray array(ElementType::float32, n);
    EXPECT_EQ(array.size(), n);
    EXPECT_EQ(bytesBehind(array, 512), 0u) << n;
  }
}

TEST(host_array, of_4_MiB_and_more_begins_with_a_huge_page) {
  for (const std::uint64_t n : {(1u << 20) + 0u, (1u << 20) + 1u}) {
    const HostArray array(ElementType::float32, n);
    EXPECT_EQ(bytesBehind(array, 2 << 20), 0u) << n;
  }
}

TEST(host_array, that_no_memory_holds_is_refused) {
  EXPECT_THROW(HostArray(ElementType::float32, std::uint64_t{1} << 62), InvalidRequest);
  EXPECT_THROW(HostArray(ElementType::float64, std::numeric_limits<std::uint64_t>::max() / 8), InvalidRequest);
  EXPECT_THROW(HostArray(ElementType::float64, std::numeric_limits<std::uint64_t>::max()), InvalidRequest);
}

}  // namespace
}  // namespace warpfold
