// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "ranks/nccl_library.h"

#include <gtest/gtest.h>

#include "values/error.h"

namespace warpfold::ranks {
namespace {

std::string refusalOf(const std::string& file) {
  try {
    NcclLibrary::open(file);
    return "opened";
  } catch (const BackendUnavailable& error) {
    return error.what();
  }
}

TEST(nccl_library, says_what_to_do_where_there_is_none) {
  EXPECT_EQ(refusalOf("/nowhere/libnccl.so.2"),
            "libnccl.so.2 cannot be opened (/nowhere/libnccl.so.2: cannot open shared object file: No such file or "
            "directory); install libnccl2 or put its folder into LD_LIBRARY_PATH, or choose another method");
}

TEST(nccl_library, refuses_one_that_lacks_a_function) {
  EXPECT_EQ(refusalOf(WARPFOLD_FAKES "/empty_cub.so"),
            "libnccl.so.2 has no ncclGetVersion; install a newer libnccl2, or choose another method");
}

TEST(nccl_library, passes_an_id_whole) {
  const NcclLibrary nccl = NcclLibrary::open(WARPFOLD_FAKES "/fake_nccl.so");
  NcclId id{};
  ASSERT_EQ(nccl.getUniqueId(&id), 0);
  NcclCommunicator communicator = nullptr;
  EXPECT_EQ(nccl.commInitRank(&communicator, 2, id, 1), 2);
}

TEST(nccl_library, says_which_call_failed_and_why) {
  const NcclLibrary nccl = NcclLibrary::open(WARPFOLD_FAKES "/fake_nccl.so");
  EXPECT_NO_THROW(nccl.check(0, "ncclReduce"));
  try {
    nccl.check(2, "ncclCommInitRank");
    FAIL();
  } catch (const BackendUnavailable& error) {
    EXPECT_STREQ(
        error.what(),
        "the NCCL call ncclCommInitRank failed (unhandled system error: socket in use); set NCCL_DEBUG=WARN to "
        "see more of it, or choose another method");
  }
}

TEST(nccl_library, has_the_types_that_values_are_combined_in) {
  for (const ElementType type : elementTypes)
    for (const Operation op : operations)
      if (goTogether(type, op)) {
        EXPECT_NO_THROW(ncclType(accumulatorOf(type, op))) << name(type) << name(op);
      }
  EXPECT_EQ(ncclType(ElementType::float32), 7);
  EXPECT_EQ(ncclType(ElementType::int64), 4);
}

TEST(nccl_library, combines_by_what_an_operation_is_combined_by) {
  EXPECT_EQ(ncclOperation(Operation::sum), 0);
  EXPECT_EQ(ncclOperation(Operation::mean), 0);
  EXPECT_EQ(ncclOperation(Operation::sumOfSquares), 0);
  EXPECT_EQ(ncclOperation(Operation::product), 1);
  EXPECT_EQ(ncclOperation(Operation::absMax), 2);
  EXPECT_EQ(ncclOperation(Operation::min), 3);
  EXPECT_EQ(ncclOperation(Operation::bitAnd), std::nullopt);
}

}  // namespace
}  // namespace warpfold::ranks
