// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "data/input.h"

#include <fmt/format.h>

#include <charconv>
#include <cmath>
#include <functional>

namespace warpfold {

namespace {

/// Counter-based: element i needs no element before it (Steele, Lea and Flood, OOPSLA 2014, SplitMix64).
std::uint64_t splitMix64(std::uint64_t seed, std::uint64_t index) {
  std::uint64_t z = seed * 0x9e3779b97f4a7c15u + (index + 1) * 0x9e3779b97f4a7c15u;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
  return z ^ (z >> 31);
}

/// A number that T holds exactly (integers) or nearest (floats).
template <typename T>
T constantValue(const std::string& text) {
  if constexpr (isFloat<T> && sizeof(T) == 2) {
    return T(constantValue<float>(text));
  } else {
    T value{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size() || text.empty())
      throw InvalidRequest(fmt::format("--input constant:{}: '{}' is not a number of type {}", text, text,
                                       name(ElementTypeOf<T>::value)));
    return value;
  }
}

template <typename T>
void fill(std::span<T> out, const RunRequest& request, const Tick& tick) {
  const auto each = [&](auto&& value) {
    inParts(out.size(), tick, [&](std::uint64_t begin, std::uint64_t end) {
      for (std::uint64_t i = begin; i < end; ++i) out[i] = value(i);
    });
  };
  const std::string& kind = request.input;
  const std::uint64_t seed = request.seed;
  if (kind == "ones") {
    each([](std::uint64_t) { return T(1); });
  } else if (kind.starts_with("constant:")) {
    const T value = constantValue<T>(kind.substr(9));
    each([&](std::uint64_t) { return value; });
  } else if (kind == "ramp") {
    each([](std::uint64_t i) { return static_cast<T>(i); });
  } else if (kind == "digits") {
    each([&](std::uint64_t i) { return static_cast<T>(splitMix64(seed, i) % 10); });
  } else if (kind == "bytes") {
    each([&](std::uint64_t i) { return static_cast<T>(splitMix64(seed, i) >> 56); });
  } else if (kind == "uniform") {
    each([&](std::uint64_t i) {
      const std::uint64_t bits = splitMix64(seed, i);
      if constexpr (std::is_same_v<T, float>)
        return static_cast<float>(bits >> 40) * 0x1p-24f;
      else if constexpr (std::is_same_v<T, double>)
        return static_cast<double>(bits >> 11) * 0x1p-53;
      else if constexpr (isFloat<T>)
        return T(static_cast<double>(bits >> 48) * 0x1p-16);
      else
        return static_cast<T>(bits);
    });
  } else if (kind == "msws") {
    MiddleSquareWeyl next(seed);
    each([&](std::uint64_t) {
      const std::uint32_t bits = next();
      if constexpr (std::is_same_v<T, float>)
        return static_cast<float>(bits >> 8) * 0x1p-24f;
      else if constexpr (std::is_same_v<T, double>)
        return static_cast<double>(bits) * 0x1p-32;
      else if constexpr (isFloat<T>)
        return T(static_cast<double>(bits >> 16) * 0x1p-16);
      else
        return static_cast<T>(bits);
    });
  } else {
    std::string choices;
    for (const InputInfo& info : inputKinds()) choices += (choices.empty() ? "" : ", ") + info.usage;
    throw InvalidRequest(fmt::format("--input {} is not known; choose one of {}", kind, choices));
  }
}

}  // namespace

const std::vector<InputInfo>& inputKinds() {
  static const std::vector<InputInfo> kinds{
      {"ones", "ones", "Every element is 1."},
      {"constant", "constant:V", "Every element is V."},
      {"ramp", "ramp", "0, 1, 2, 3, … (wrapping as the type does)."},
      {"digits", "digits", "Random digits 0 to 9."},
      {"bytes", "bytes", "Random whole numbers 0 to 255."},
      {"uniform", "uniform", "Floats uniform in [0, 1); integers uniform over the whole type."},
      {"msws", "msws", "Middle-square Weyl sequence: 32 random bits; floats scaled to [0, 1)."},
      {"file", "file:PATH", "Numbers from a .npy, .csv, .txt or raw .bin file."},
  };
  return kinds;
}

HostArray makeSecondInput(const RunRequest& request, const Tick& tick) {
  RunRequest other = request;
  if (request.input2)
    other.input = *request.input2;
  else
    ++other.seed;
  HostArray array = makeInput(other, tick);
  if (array.size() != *request.n)
    throw InvalidRequest(
        fmt::format("--input2 {}: it has {} elements, but the first input has {}; a dot product needs "
                    "as many of each",
                    other.input, array.size(), *request.n));
  return array;
}

HostArray makeInput(RunRequest& request, const Tick& tick) {
  if (request.input.starts_with("file:")) {
    HostArray array = readInputFile(request.input.substr(5), request.type, request.n.value_or(0), tick);
    request.n = array.size();
    return array;
  }
  if (!request.n || *request.n == 0) throw InvalidRequest("--n 0: a reduction needs at least one element");
  HostArray array(request.type, *request.n);
  visitType(request.type, [&](auto tag) { fill(array.as<typename decltype(tag)::type>(), request, tick); });
  return array;
}

}  // namespace warpfold
