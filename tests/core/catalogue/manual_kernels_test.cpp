// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// What the manual's page on kernels says of them, in every language, is what their files say.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

#include "support/catalogue.h"

namespace warpfold {
namespace {

std::string kernelsPageIn(const std::string& language) {
  std::ifstream in(WARPFOLD_TEST_DATA "/../../resources/manual/" + language + "kernels.md");
  return {std::istreambuf_iterator<char>(in), {}};
}

std::string blockOf(const KernelInfo& kernel) {
  if (kernel.blockMultiple > 1) return fmt::format("k × {}", kernel.blockMultiple);
  if (!kernel.powerOfTwo) return "k";
  return kernel.leastBlock > 1 ? fmt::format("2^k ≥ {}", kernel.leastBlock) : "2^k";
}

std::string launchesOf(const KernelInfo& kernel) {
  switch (kernel.next) {
    case KernelInfo::Next::nothing: return "1";
    case KernelInfo::Next::oneBlock: return "1–2";
    case KernelInfo::Next::again: return "log n";
  }
  return {};
}

std::string mark(bool set) {
  return set ? "×" : "";
}

std::string rowOf(const KernelInfo& kernel) {
  return fmt::format("| `{}` | {} | {} | {} | {} | {} | {} | {} |\n", kernel.id, blockOf(kernel),
                     kernel.elements == 0 ? "n" : std::to_string(kernel.elements), launchesOf(kernel),
                     mark(kernel.inPlace), mark(kernel.warp32), mark(kernel.waitsForBlocks()),
                     mark(kernel.orderVaries));
}

TEST(manual_of_kernels, lists_each_once_with_its_lesson) {
  for (const char* language : {"", "ko/", "zh_CN/"}) {
    const std::string page = kernelsPageIn(language);
    for (const KernelInfo& kernel : kernelCatalogue())
      EXPECT_NE(page.find("\n| `" + kernel.id + "` | "), std::string::npos) << language << kernel.id;
  }
}

TEST(manual_of_kernels, has_a_table_of_what_each_takes) {
  std::string table = "|---|---|---|---|---|---|---|---|\n";
  for (const KernelInfo& kernel : kernelCatalogue())
    if (kernel.traceable()) table += rowOf(kernel);
  for (const char* language : {"", "ko/", "zh_CN/"})
    EXPECT_NE(kernelsPageIn(language).find(table + "\n"), std::string::npos) << language << "kernels.md lacks\n"
                                                                             << table;
}

}  // namespace
}  // namespace warpfold
