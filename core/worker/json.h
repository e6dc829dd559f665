// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <nlohmann/json.hpp>

#include "catalogue/kernel_info.h"
#include "run/repeat_result.h"
#include "run/rung.h"

/// The data types as JSON values: the worker's messages carry them as CBOR. Reading throws nlohmann's exceptions
/// or std::out_of_range on anything that does not fit.
namespace warpfold {

using Json = nlohmann::json;

void to_json(Json& j, const RunRequest& request);
void from_json(const Json& j, RunRequest& request);
void to_json(Json& j, const KernelInfo& kernel);
void from_json(const Json& j, KernelInfo& kernel);
void to_json(Json& j, const DeviceInfo& device);
void from_json(const Json& j, DeviceInfo& device);
void to_json(Json& j, const Counters& counters);
void from_json(const Json& j, Counters& counters);
void to_json(Json& j, const RunResult& result);
void from_json(const Json& j, RunResult& result);
void to_json(Json& j, const Rung& rung);
void from_json(const Json& j, Rung& rung);
void to_json(Json& j, const RepeatResult& repeat);
void from_json(const Json& j, RepeatResult& repeat);
Json toJson(const BlockTrace& trace);
BlockTracePtr blockTraceFromJson(const Json& j);

/// null for an empty optional, and back.
template <typename T>
Json optionalJson(const std::optional<T>& value) {
  return value ? Json(*value) : Json(nullptr);
}
template <typename T>
void readOptional(const Json& j, const char* key, std::optional<T>& value) {
  const Json& field = j.at(key);
  if (field.is_null())
    value.reset();
  else
    value = field.get<T>();
}

}  // namespace warpfold
