// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "catalogue/catalogue.h"

#include <gtest/gtest.h>

#include <stdexcept>

#include "values/error.h"

namespace warpfold {
namespace {

KernelInfo kernel(const std::string& id, int order) {
  KernelInfo info;
  info.id = id;
  info.order = order;
  return info;
}
KernelInfo broken(const std::string& id, int order) {
  KernelInfo info = kernel(id, order);
  info.fault = "it reads what nobody wrote";
  return info;
}
KernelInfo library(const std::string& id, int order) {
  KernelInfo info = kernel(id, order);
  info.library = true;
  return info;
}

std::string idsOf(const std::vector<KernelPtr>& kernels) {
  std::string ids;
  for (const KernelPtr& one : kernels) ids += (ids.empty() ? "" : " ") + one->id;
  return ids;
}

Catalogue example() {
  return Catalogue({broken("bad", 1), library("lib", 90), kernel("fast", 20), kernel("slow", 10), broken("worse", 5)});
}

TEST(catalogue, sound_kernels_come_first_and_each_group_is_in_order) {
  EXPECT_EQ(idsOf(example().kernels()), "slow fast lib bad worse");
}

TEST(catalogue, kernels_of_equal_order_stay_as_they_were_given) {
  EXPECT_EQ(idsOf(Catalogue({kernel("z", 1), kernel("a", 1)}).kernels()), "z a");
}

TEST(catalogue, keeps_sound_and_broken_kernels_apart) {
  EXPECT_EQ(idsOf(example().sound()), "slow fast lib");
  EXPECT_EQ(idsOf(example().broken()), "bad worse");
}

TEST(catalogue, refuses_an_id_that_is_there_twice) {
  try {
    Catalogue({kernel("same", 1), broken("same", 2)});
    FAIL();
  } catch (const std::logic_error& e) {
    EXPECT_STREQ(e.what(), "kernel id 'same' is there twice");
  }
}

TEST(catalogue, finds_a_kernel_or_nothing) {
  EXPECT_EQ(example().find("bad")->order, 1);
  EXPECT_EQ(example().find("none"), nullptr);
}

TEST(catalogue, names_the_sound_kernels_where_one_is_missing) {
  EXPECT_EQ(example().at("fast")->order, 20);
  try {
    example().at("none");
    FAIL();
  } catch (const InvalidRequest& e) {
    EXPECT_STREQ(e.what(), "--kernel none: there is no such kernel; choose one of slow, fast, lib");
  }
}

TEST(catalogue, knows_its_library) {
  EXPECT_EQ(example().library()->id, "lib");
  EXPECT_EQ(Catalogue({kernel("slow", 1)}).library(), nullptr);
}

TEST(catalogue, copies_share_their_kernels) {
  const Catalogue first = example(), second = first;
  EXPECT_EQ(first.find("slow"), second.find("slow"));
}

TEST(catalogue, an_empty_one_has_nothing) {
  EXPECT_TRUE(Catalogue().kernels().empty());
  EXPECT_EQ(Catalogue().library(), nullptr);
  EXPECT_THROW(Catalogue().at("neighbored"), InvalidRequest);
}

TEST(catalogue, the_built_in_one_has_six_broken_kernels_and_one_library) {
  EXPECT_EQ(Catalogue::builtIn().broken().size(), 6u);
  EXPECT_EQ(Catalogue::builtIn().library()->id, "cub");
}

}  // namespace
}  // namespace warpfold
