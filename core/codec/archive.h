// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <bit>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <limits>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "codec/names.h"
#include "values/ids.h"

/// One encoding for messages and files. A type says once what its fields are,
///
///     template <typename Archive>
///     void fields(Archive& archive, Latency& l) { archive("min", l.min); … }
///
/// and a Writer or a Reader goes through them. What is read is checked against the C++ type it goes to: a number that
/// does not fit, an enumerator or a key that is not known, a list longer than its limit all throw std::out_of_range or
/// one of nlohmann's exceptions. Lists are counted before anything is made of them.
namespace warpfold::codec {

using Json = nlohmann::json;

/// Of everything encoded here. An archive, be it a message or a file, begins with it, and a reader refuses another.
/// Raised when a field changes its meaning; files of earlier ones stay readable.
inline constexpr int version = 10;
/// Content with the version before it.
Json archiveOf(Json content);
/// What archiveOf was given. Throws ProtocolError where it was encoded in another version, or says none.
Json contentOf(Json archive);

/// Elements that a list may have where nothing smaller is said.
inline constexpr std::size_t mostElements = 1u << 20;

/// A list with a limit of its own: archive("steps", limited(steps, 4096)).
template <typename T>
struct Limited {
  std::vector<T>& values;
  std::size_t most;
};
template <typename T>
Limited<T> limited(std::vector<T>& values, std::size_t most) {
  return {values, most};
}

/// A list of numbers as one byte string of little-endian words: a fraction of the size and time of a list.
template <typename T>
struct Blob {
  std::vector<T>& values;
  std::size_t most;
};
template <typename T>
Blob<T> blob(std::vector<T>& values, std::size_t most = std::size_t{1} << 24) {
  return {values, most};
}

[[noreturn]] inline void refuse(const char* key, const char* why) {
  throw std::out_of_range(std::string(key) + " " + why);
}

/// Of what is read: durations, rates and what else is never negative, where sums and ratios of them can still be drawn
/// on an axis.
inline bool isAmount(double value) {
  return value >= 0 && value <= 1e18;
}
inline void requireAmount(const char* key, const std::optional<double>& value) {
  if (value && !isAmount(*value)) refuse(key, "is out of range");
}
inline void requireAmounts(const char* key, const std::vector<double>& values) {
  for (const double value : values) requireAmount(key, value);
}

template <typename T>
T littleEndian(T value) {
  if constexpr (std::endian::native == std::endian::little) return value;
  T swapped;
  for (std::size_t i = 0; i < sizeof(T); ++i)
    reinterpret_cast<char*>(&swapped)[i] = reinterpret_cast<const char*>(&value)[sizeof(T) - 1 - i];
  return swapped;
}

class Writer {
 public:
  static constexpr bool reads = false;

  template <typename T>
  void operator()(const char* key, const T& value) {
    m_json[key] = encoded(value);
  }
  Json take() { return std::move(m_json); }

  template <typename T>
  static Json encoded(const T& value) {
    if constexpr (std::is_same_v<T, Json>) {
      return value;
    } else if constexpr (std::is_enum_v<T>) {
      return std::string(nameIn(enumNames(value), value));
    } else if constexpr (std::is_arithmetic_v<T> || std::is_convertible_v<T, std::string_view>) {
      return value;
    } else {
      return part(value);
    }
  }

 private:
  template <typename T>
  static Json part(const std::optional<T>& value) {
    return value ? encoded(*value) : Json(nullptr);
  }
  template <typename Tag, typename Rep>
  static Json part(const Id<Tag, Rep>& id) {
    return id.value;
  }
  static Json part(std::chrono::milliseconds duration) { return duration.count(); }
  template <typename T>
  static Json part(const std::vector<T>& values) {
    Json list = Json::array();
    for (const T& value : values) list.push_back(encoded(value));
    return list;
  }
  template <typename T>
  static Json part(const std::shared_ptr<const T>& value) {
    return encoded(*value);
  }
  template <typename T>
  static Json part(const Limited<T>& list) {
    return part(list.values);
  }
  template <typename T>
  static Json part(const Blob<T>& blob) {
    std::vector<std::uint8_t> bytes(blob.values.size() * sizeof(T));
    for (std::size_t i = 0; i < blob.values.size(); ++i) {
      const T word = littleEndian(blob.values[i]);
      std::memcpy(bytes.data() + i * sizeof(T), &word, sizeof(T));
    }
    return Json::binary(std::move(bytes));
  }
  template <typename T>
  static Json part(const T& value) {
    Writer writer;
    writer.m_json = Json::object();
    fields(writer, const_cast<T&>(value));  // a writer changes nothing
    return writer.take();
  }

  Json m_json = Json::object();
};

/// What a field is that the content does not name.
enum class Unnamed {
  refused,  ///< of messages: both ends are of one version
  kept      ///< of files: what an older program did not write stays as it is in a new value
};

template <Unnamed unnamed>
class BasicReader {
 public:
  static constexpr bool reads = true;
  explicit BasicReader(const Json& json) : m_json(json) {}

  template <typename T>
  void operator()(const char* key, T&& value) {
    if constexpr (unnamed == Unnamed::kept) {
      if (!m_json.is_object()) refuse(key, "is missing: what should hold it is not an object");
      if (!m_json.contains(key)) return;
    }
    decode(key, m_json.at(key), value);
  }

  template <typename T>
  static T decoded(const Json& json) {
    T value{};
    decode("a value", json, value);
    return value;
  }

 private:
  template <typename T>
  static void decode(const char* key, const Json& json, T& value) {
    if constexpr (std::is_same_v<T, Json>) {
      value = json;
    } else if constexpr (std::is_same_v<T, bool> || std::is_same_v<T, std::string>) {
      json.get_to(value);
    } else if constexpr (std::is_enum_v<T>) {
      value = valueIn(enumNames(T{}), json.get_ref<const std::string&>(), T{});
    } else if constexpr (std::is_integral_v<T>) {
      value = integer<T>(key, json);
    } else if constexpr (std::is_floating_point_v<T>) {
      if (!json.is_number()) refuse(key, "is not a number");
      json.get_to(value);
    } else {
      part(key, json, value);
    }
  }

  template <typename T>
  static T integer(const char* key, const Json& json) {
    if (!json.is_number_integer()) refuse(key, "is not a whole number");
    const auto value = json.get<std::int64_t>();
    if (value < 0 && !json.is_number_unsigned()) {
      if (!std::in_range<T>(value)) refuse(key, "is too small");
      return static_cast<T>(value);
    }
    if (!std::in_range<T>(json.get<std::uint64_t>())) refuse(key, "is too large");
    return static_cast<T>(json.get<std::uint64_t>());
  }

  template <typename T>
  static void part(const char* key, const Json& json, std::optional<T>& value) {
    value.reset();
    if (!json.is_null())
      decode(key, json, value.emplace(T{}));  // clang 14 does not see the default constructor of a nested type
  }
  template <typename Tag, typename Rep>
  static void part(const char* key, const Json& json, Id<Tag, Rep>& id) {
    decode(key, json, id.value);
  }
  static void part(const char* key, const Json& json, std::chrono::milliseconds& duration) {
    duration = std::chrono::milliseconds(integer<std::int64_t>(key, json));
  }
  template <typename T>
  static void part(const char* key, const Json& json, std::vector<T>& values) {
    list(key, json, values, mostElements);
  }
  template <typename T>
  static void part(const char* key, const Json& json, std::shared_ptr<const T>& value) {
    auto read = std::make_shared<T>();
    decode(key, json, *read);
    value = std::move(read);
  }
  template <typename T>
  static void part(const char* key, const Json& json, Limited<T>& limited) {
    list(key, json, limited.values, limited.most);
  }
  template <typename T>
  static void list(const char* key, const Json& json, std::vector<T>& values, std::size_t most) {
    if (!json.is_array()) refuse(key, "is not a list");
    if (json.size() > most) refuse(key, "is a list with too many elements");
    values.clear();
    values.reserve(json.size());
    for (const Json& element : json) decode(key, element, values.emplace_back());
  }
  template <typename T>
  static void part(const char* key, const Json& json, Blob<T>& blob) {
    const auto& bytes = json.get_binary();
    if (bytes.size() % sizeof(T) != 0) refuse(key, "holds no whole number of elements");
    if (bytes.size() / sizeof(T) > blob.most) refuse(key, "has too many elements");
    blob.values.resize(bytes.size() / sizeof(T));
    for (std::size_t i = 0; i < blob.values.size(); ++i) {
      std::memcpy(&blob.values[i], bytes.data() + i * sizeof(T), sizeof(T));
      blob.values[i] = littleEndian(blob.values[i]);
    }
  }
  template <typename T>
  static void part(const char*, const Json& json, T& value) {
    BasicReader reader(json);
    fields(reader, value);
  }

  const Json& m_json;
};
using Reader = BasicReader<Unnamed::refused>;

template <typename T>
Json encode(const T& value) {
  return Writer::encoded(value);
}
template <typename T>
T decode(const Json& json) {
  return Reader::decoded<T>(json);
}
/// Of a file, which may be older than this program: what it does not name is as in a T that nobody has filled.
template <typename T>
T decodeStored(const Json& json) {
  return BasicReader<Unnamed::kept>::decoded<T>(json);
}

}  // namespace warpfold::codec
