// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "catalogue/user_code.h"

namespace warpfold::own {

/// A parameter by its type in C++: "float const*", "unsigned int".
struct Parameter {
  std::string type;
  std::uint32_t offset = 0, bytes = 0;     ///< in Launch::parameters
  bool pointer = false, constant = false;  ///< constant: what it points to
  bool written = false;                    ///< the program may store through it
  std::optional<ElementType> element;      ///< of the array, or of a whole number
  ParameterRole role = ParameterRole::n;
  std::uint64_t number = 0;  ///< of a role that is one
};

/// "sum", "reduce<256u, float>" and the types in parentheses of a demangled signature: "sum(float const*, int)".
struct Signature {
  std::string function;
  std::vector<std::string> types;
};
Signature signatureOf(std::string_view demangled);

/// What C++ types are, as far as reductions take them; roles are left open.
Parameter parameterOf(const std::string& type);

/// Gives each parameter its role, as signature and program suggest: what is only read is input, what is written output,
/// one array that is both is reduced in place, and the whole number is n. Of two arrays that are both written the first
/// is the input. Whether that leaves one meaning only; else the user has to say.
bool inferRoles(std::vector<Parameter>& parameters);
/// The same as `args` says: "in,out,n,32", where a number is what that parameter always is. Throws InvalidRequest.
void takeRoles(std::vector<Parameter>& parameters, const std::string& function, const std::string& args);

}  // namespace warpfold::own
