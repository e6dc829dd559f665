// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "codec/problem.h"

#include <nlohmann/json.hpp>

namespace warpfold::codec {

std::string problemText(const std::exception& error) {
  if (dynamic_cast<const nlohmann::json::parse_error*>(&error)) return "it holds JSON that is cut off or garbled";
  if (dynamic_cast<const nlohmann::json::type_error*>(&error))
    return "one of its values is of another type than it has to be";
  if (dynamic_cast<const nlohmann::json::out_of_range*>(&error)) return "one of its values is missing";
  if (dynamic_cast<const nlohmann::json::exception*>(&error)) return "it holds JSON that cannot be read";
  return error.what();
}

}  // namespace warpfold::codec
