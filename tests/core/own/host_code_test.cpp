// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "own/host_code.h"

#include <gtest/gtest.h>

namespace warpfold::own {
namespace {

/// "first-last" and a star for what is of the device, of each entity.
std::string told(const std::string& source) {
  std::string text;
  for (const Entity& each : entitiesOf(source))
    text += std::to_string(each.firstLine) + "-" + std::to_string(each.lastLine) + (each.ofDevice ? "* " : " ");
  return text;
}

TEST(HostCode, functions_types_and_declarations_are_apart) {
  EXPECT_EQ(told("#include <x>\nint a = 1;\nstruct S { int b; };\n__global__ void f(int* p)\n{\n  if (p) { }\n}\n"
                 "int main() { return 0; }\n"),
            "2-2 3-3 4-7* 8-8 ");
}

TEST(HostCode, braces_that_are_none_do_not_count) {
  EXPECT_EQ(
      told("// {\n/* { \n { */ void f() { const char* a = \"}\"; char b = '}'; }\n#define BEGIN {\\\n  {\nint c;\n"),
      "3-3 6-6 ");
  EXPECT_EQ(told("void f() { g(\"\\\"}\"); }\nint a;\n"), "1-1 2-2 ");
}

TEST(HostCode, digits_and_raw_texts_are_what_they_are) {
  EXPECT_EQ(told("int main() { for (int i = 0; i < 1'000; ++i) { } }\nint a;\n"), "1-1 2-2 ");
  EXPECT_EQ(told("const char* a = R\"x( ' \" } )\" )x\";\nint b;\n"), "1-1 2-2 ");
  EXPECT_EQ(told("const char* a = R\"("), "");
}

TEST(HostCode, many_braces_take_a_moment) {
  std::string braces = "int a[] = ";
  for (int i = 0; i < 500'000; ++i) braces += "{},";
  EXPECT_EQ(entitiesOf(braces + ";").size(), 1u);
}

TEST(HostCode, namespaces_and_blocks_of_c_are_no_level) {
  EXPECT_EQ(
      told("namespace a::b {\nint c;\nvoid f() {\n}\n}\nextern \"C\" {\n__global__ void g(int* p) { }\n}\nint d;\n"),
      "2-2 3-4 7-7* 9-9 ");
  EXPECT_EQ(told("extern \"C\" __global__ void g(int* p) {\n}\nint d;\n"), "1-2* 3-3 ");
}

TEST(HostCode, what_is_used_on_the_device_names_it) {
  EXPECT_EQ(
      told("__device__ int a;\ntemplate <int k>\n__device__ void f() { }\nstruct Op { __device__ int operator()(); };\n"
           "__constant__ float c[3] = {1, 2, 3};\n"),
      "1-1* 2-3* 4-4* 5-5* ");
}

TEST(HostCode, what_has_no_end_is_no_entity) {
  EXPECT_EQ(told("void f() {\n  if (a) {\n}\n"), "");
  EXPECT_EQ(told("}}}\nint a;\n\"\n'"), "2-2 ");
  EXPECT_EQ(told("/* for ever"), "");
}

TEST(HostCode, lines_stay_where_they_are) {
  std::string source = "int a;\nint main()\n{\n  return 0;\n}\nint b;\n";
  passOver(source, entitiesOf(source)[1]);
  EXPECT_EQ(source, "int a;\n          \n \n           \n \nint b;\n");
}

}  // namespace
}  // namespace warpfold::own
