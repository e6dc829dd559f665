// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <cstring>
#include <stdexcept>
#include <vector>

#include "worker/json.h"

/// What the files that turn data into messages share.
namespace warpfold::codec {

template <typename E>
E enumFrom(const Json& j, E last) {
  const auto value = j.get<unsigned>();
  if (value > static_cast<unsigned>(last)) throw std::out_of_range("an enumeration's value is out of range");
  return static_cast<E>(value);
}
template <typename E>
unsigned number(E value) {
  return static_cast<unsigned>(value);
}

/// Arrays travel as byte strings of little-endian words: a fraction of the size and time of CBOR lists.
template <typename T>
Json blob(const std::vector<T>& values) {
  std::vector<std::uint8_t> bytes(values.size() * sizeof(T));
  if (!bytes.empty()) std::memcpy(bytes.data(), values.data(), bytes.size());
  return Json::binary(std::move(bytes));
}
template <typename T>
std::vector<T> fromBlob(const Json& j) {
  const auto& bytes = j.get_binary();
  if (bytes.size() % sizeof(T) != 0) throw std::out_of_range("a byte string holds no whole number of elements");
  std::vector<T> values(bytes.size() / sizeof(T));
  if (!values.empty()) std::memcpy(values.data(), bytes.data(), bytes.size());
  return values;
}

Json scalarJson(const Scalar& s);
Scalar scalarFrom(const Json& j);
Json stepCountersJson(const StepCounters& c);
StepCounters stepCountersFrom(const Json& j);
Json hazardJson(const Hazard& h);
Hazard hazardFrom(const Json& j);

}  // namespace warpfold::codec
