// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "backends/cuda/cub_library.h"

#include <gtest/gtest.h>

#include <fstream>

#include "backends/cuda/kernel_source.h"
#include "values/error.h"

namespace warpfold::cuda {
namespace {

namespace fs = std::filesystem;

std::string refusalOf(const fs::path& file) {
  try {
    CubLibrary library({file});
    return "opened";
  } catch (const BackendUnavailable& e) {
    return e.what();
  }
}

TEST(cub_library, says_what_to_do_where_there_is_none) {
  EXPECT_EQ(refusalOf("/nowhere/libwarpfold-cub.so"),
            "--kernel cub: libwarpfold-cub.so is not beside the program; install the CUDA toolkit with nvcc and build "
            "the target warpfold-cub");
}

TEST(cub_library, refuses_another_interface) {
  const std::string file = WARPFOLD_FAKES "/newer_cub.so";
  EXPECT_EQ(refusalOf(file),
            "--kernel cub: " + file + " has interface 99, and this program needs 1; build both from the same source");
}

TEST(cub_library, refuses_a_library_that_is_something_else) {
  const std::string file = WARPFOLD_FAKES "/empty_cub.so";
  EXPECT_EQ(refusalOf(file),
            "--kernel cub: " + file + " has no warpfold_cub_interface; build it and the program from the same source");
}

TEST(cub_library, refuses_a_file_that_is_no_library) {
  const fs::path file = fs::temp_directory_path() / "no_library.so";
  std::ofstream(file) << "text";
  EXPECT_NE(refusalOf(file).find("no_library.so cannot be opened: "), std::string::npos) << refusalOf(file);
  fs::remove(file);
}

TEST(cub_library, takes_the_first_that_exists) {
  const std::vector<fs::path> candidates{"/nowhere/libwarpfold-cub.so", WARPFOLD_FAKES "/newer_cub.so"};
  EXPECT_THROW(CubLibrary{candidates}, BackendUnavailable);
}

/// Needs no GPU: the library is only looked into.
TEST(cub_library, has_every_type_and_operator) {
  bool built = false;
  for (const fs::path& file : cubCandidates()) built = built || fs::exists(file);
  if (!built) GTEST_SKIP() << "libwarpfold-cub.so was not built: no nvcc, or not yet";
  for (const ElementType type : elementTypes)
    for (const Operation op : operations) {
      if (!goTogether(type, op)) continue;
      EXPECT_NE(CubLibrary::get().find(deviceTypes(type, op)), nullptr) << deviceTypes(type, op);
    }
  EXPECT_EQ(CubLibrary::get().find("float, BitXor<float>, const float*"), nullptr);
}

}  // namespace
}  // namespace warpfold::cuda
