// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "compile/performed_function.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "compile/catalogue_text.h"

namespace warpfold::compile {
namespace {

using What = PerformedFunction::What;

/// What the text declares and does not define: the word after ".extern .func" and a result, if it has one.
std::set<std::string> declaredIn(const std::string& ptx) {
  std::set<std::string> names;
  static const std::string begin = ".extern .func ";
  for (std::size_t at = ptx.find(begin); at != std::string::npos; at = ptx.find(begin, at + 1)) {
    const std::string line = ptx.substr(at, ptx.find('\n', at) - at);
    names.insert(line.substr(line.rfind(' ') + 1));
  }
  return names;
}

TEST(PerformedFunction, is_known_by_its_name) {
  EXPECT_EQ(performedFunction("warpfold_combine_8"), (PerformedFunction{What::combine, 0, 8}));
  EXPECT_EQ(performedFunction("warpfold_map_2_4"), (PerformedFunction{What::map, 2, 4}));
  EXPECT_EQ(performedFunction("warpfold_combine"), std::nullopt);
  EXPECT_EQ(performedFunction("vprintf"), std::nullopt);
}

TEST(PerformedFunction, every_call_of_the_catalogue_is_one) {
  std::set<std::string> all;
  for (const CatalogueText& text : CatalogueTexts::builtIn().texts()) all.merge(declaredIn(text.ptx));
  for (const std::string& name : all) EXPECT_TRUE(performedFunction(name)) << name;
  EXPECT_EQ(all.size(), 21u);
}

TEST(PerformedFunction, the_catalogue_defines_no_function_but_entries) {
  for (const CatalogueText& text : CatalogueTexts::builtIn().texts()) {
    EXPECT_EQ(text.ptx.find(".visible .func"), std::string::npos) << text.fileName();
    EXPECT_EQ(text.ptx.find(".weak .func"), std::string::npos) << text.fileName();
    EXPECT_EQ(text.ptx.find("\n.func"), std::string::npos) << text.fileName();
  }
}

}  // namespace
}  // namespace warpfold::compile
