// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "own/parameters.h"

#include <gtest/gtest.h>

#include "codec/names.h"
#include "values/error.h"

namespace warpfold::own {
namespace {

TEST(OwnParameters, a_signature_has_a_name_and_types) {
  const Signature plain = signatureOf("blockSum(float const*, float*, int)");
  EXPECT_EQ(plain.function, "blockSum");
  EXPECT_EQ(plain.types, (std::vector<std::string>{"float const*", "float*", "int"}));
  const Signature instance = signatureOf("void reduce<256u, float>(float const*, float*, unsigned int)");
  EXPECT_EQ(instance.function, "reduce<256u, float>");
  EXPECT_EQ(instance.types.size(), 3u);
  EXPECT_EQ(signatureOf("void reduce<(Kind)2>(int*)").function, "reduce<(Kind)2>");
  EXPECT_TRUE(signatureOf("nothing()").types.empty());
}

TEST(OwnParameters, types_are_what_they_point_to) {
  const Parameter in = parameterOf("float const*");
  EXPECT_TRUE(in.pointer && in.constant);
  EXPECT_EQ(in.element, ElementType::float32);
  const Parameter restricted = parameterOf("int volatile* __restrict");
  EXPECT_TRUE(restricted.pointer && !restricted.constant);
  EXPECT_EQ(restricted.element, ElementType::int32);
  EXPECT_EQ(parameterOf("unsigned long").element, ElementType::uint64);
  EXPECT_FALSE(parameterOf("Config").element);
  EXPECT_FALSE(parameterOf("float**").element);
}

struct Case {
  std::vector<std::pair<const char*, bool>> types;  ///< and whether the program writes there
  std::string roles;                                ///< empty: they cannot be told
};

std::string rolesOf(const Case& given) {
  std::vector<Parameter> parameters;
  for (const auto& [type, written] : given.types) {
    parameters.push_back(parameterOf(type));
    parameters.back().written = written;
  }
  if (!inferRoles(parameters)) return {};
  std::string roles;
  for (const Parameter& each : parameters) roles += (roles.empty() ? "" : ",") + std::string(codec::nameOf(each.role));
  return roles;
}

class OwnRoles : public testing::TestWithParam<Case> {};
TEST_P(OwnRoles, follow_from_types_and_from_what_is_written) {
  EXPECT_EQ(rolesOf(GetParam()), GetParam().roles);
}
INSTANTIATE_TEST_SUITE_P(
    Signatures, OwnRoles,
    testing::Values(Case{{{"float const*", false}, {"float*", true}, {"int", false}}, "in,out,n"},
                    Case{{{"float*", false}, {"float*", true}, {"unsigned int", false}}, "in,out,n"},
                    Case{{{"int*", true}, {"int*", false}, {"int", false}}, "out,in,n"},
                    Case{{{"int const*", false}, {"int", false}, {"int*", true}}, "in,n,out"},
                    Case{{{"float*", false}, {"float*", true}}, "in,out"},
                    Case{{{"int*", true}, {"unsigned long", false}}, "in-out,n"},
                    Case{{{"int*", true}, {"int*", true}, {"int", false}}, "in,out,n"},
                    Case{{{"float const*", false}, {"float const*", false}, {"float*", true}, {"int", false}},
                         "in,in2,out,n"},
                    Case{{{"int const*", false}, {"int*", true}, {"int*", true}, {"int", false}}, ""},
                    Case{{{"int const*", false}, {"int*", true}, {"int", false}, {"int", false}}, ""},
                    Case{{{"int const*", false}, {"int", false}}, ""},
                    Case{{{"int const*", false}, {"int*", false}, {"int", false}}, "in,out,n"},
                    Case{{{"int const*", false}, {"int*", true}, {"float", false}}, ""}));

TEST(OwnParameters, args_say_what_each_is) {
  std::vector<Parameter> parameters{parameterOf("int*"), parameterOf("int*"), parameterOf("int")};
  takeRoles(parameters, "f", "out, in,n");
  EXPECT_EQ(parameters[0].role, ParameterRole::out);
  EXPECT_EQ(parameters[1].role, ParameterRole::in);
}

std::string refusalOf(const std::string& args) {
  std::vector<Parameter> parameters{parameterOf("int*"), parameterOf("int")};
  try {
    takeRoles(parameters, "f", args);
  } catch (const InvalidRequest& error) {
    return error.what();
  }
  return {};
}

TEST(OwnParameters, a_number_is_what_a_parameter_always_is) {
  std::vector<Parameter> parameters{parameterOf("int*"), parameterOf("int"), parameterOf("int"),
                                    parameterOf("unsigned int*")};
  takeRoles(parameters, "f", "in-out,n,64,scratch");
  EXPECT_EQ(parameters[2].role, ParameterRole::number);
  EXPECT_EQ(parameters[2].number, 64u);
  EXPECT_EQ(parameters[3].role, ParameterRole::scratch);
}

TEST(OwnParameters, args_that_do_not_go_are_refused) {
  EXPECT_EQ(refusalOf("in"), "--args names 1 parameters, but f has 2");
  EXPECT_EQ(refusalOf("in,size"),
            "--args: 'size' is not known; write in, in2, out, in-out, n, scratch or a number for each parameter");
  EXPECT_EQ(refusalOf("3,n"), "--args: a parameter of the type 'int*' cannot be 3");
  EXPECT_EQ(refusalOf("in,4294967296"), "--args: a parameter of the type 'int' cannot be 4294967296");
  EXPECT_EQ(refusalOf("in,3x").find("--args: '3x' is not known"), 0u);
  EXPECT_EQ(refusalOf("n,in"), "--args: a parameter of the type 'int*' cannot be n");
}

}  // namespace
}  // namespace warpfold::own
