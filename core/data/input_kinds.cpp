// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// The kinds of input: what makes their elements, and the table of them.

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <optional>

#include "data/input.h"
#include "data/input_file.h"
#include "data/number_text.h"
#include "words/say.h"

namespace warpfold {

namespace {

/// Counter-based: element i needs no element before it (Steele, Lea and Flood, OOPSLA 2014, SplitMix64).
std::uint64_t splitMix64(std::uint64_t seed, std::uint64_t index) {
  std::uint64_t z = seed * 0x9e3779b97f4a7c15u + (index + 1) * 0x9e3779b97f4a7c15u;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
  return z ^ (z >> 31);
}

/// Bits of a float's significand.
template <typename T>
constexpr int digitsOf() {
  if constexpr (std::is_floating_point_v<T>)
    return std::numeric_limits<T>::digits;
  else
    return T::digits;
}

/// The upper bits of a random word: as a float in [0, 1), on a grid that the type holds exactly, so that nothing rounds
/// up to 1; as an integer as they are.
template <typename T, typename Word>
T fromBits(Word bits) {
  if constexpr (isFloat<T>) {
    constexpr int wordBits = 8 * sizeof(Word), digits = std::min(digitsOf<T>(), wordBits);
    constexpr double step = 1.0 / static_cast<double>(std::uint64_t{1} << digits);
    return static_cast<T>(static_cast<double>(bits >> (wordBits - digits)) * step);
  } else {
    return static_cast<T>(bits);
  }
}

// What makes the elements: each has `function<T>(source, argument)`, which gives a function from index to element.

struct Ones {
  template <typename T>
  static auto function(const InputSource&, const std::string&) {
    return [](std::uint64_t) { return T(1); };
  }
};

struct Constant {
  template <typename T>
  static auto function(const InputSource& source, const std::string& argument) {
    const std::optional<T> value = readNumber<T>(argument);
    if (!value)
      throw InvalidRequest(source.field, source.text,
                           say<"not-a-number">(arg<"text">(argument), arg<"type">(name(source.type))));
    return [v = *value](std::uint64_t) { return v; };
  }
};

struct Ramp {
  template <typename T>
  static auto function(const InputSource&, const std::string&) {
    return [](std::uint64_t i) { return static_cast<T>(i); };
  }
};

struct Digits {
  template <typename T>
  static auto function(const InputSource& source, const std::string&) {
    return [seed = source.seed](std::uint64_t i) { return static_cast<T>(splitMix64(seed, i) % 10); };
  }
};

struct Bytes {
  template <typename T>
  static auto function(const InputSource& source, const std::string&) {
    return [seed = source.seed](std::uint64_t i) { return static_cast<T>(splitMix64(seed, i) >> 56); };
  }
};

struct Uniform {
  template <typename T>
  static auto function(const InputSource& source, const std::string&) {
    return [seed = source.seed](std::uint64_t i) { return fromBits<T>(splitMix64(seed, i)); };
  }
};

/// Mean 0 and standard deviation 1 (Box and Muller, Ann. Math. Statist. 29, 1958); integers have a standard deviation
/// of 1000, unsigned ones the magnitudes of that.
struct Normal {
  template <typename T>
  static auto function(const InputSource& source, const std::string&) {
    return [seed = source.seed](std::uint64_t i) {
      const double u = (static_cast<double>(splitMix64(seed, 2 * i) >> 11) + 1) * 0x1p-53;  // above 0, at most 1
      const double v = static_cast<double>(splitMix64(seed, 2 * i + 1) >> 11) * 0x1p-53;
      const double z = std::sqrt(-2 * std::log(u)) * std::cos(2 * std::numbers::pi * v);
      if constexpr (isFloat<T>) return static_cast<T>(z);
      const double rounded = std::nearbyint(1000 * z);
      return static_cast<T>(std::is_signed_v<T> ? rounded : std::fabs(rounded));
    };
  }
};

struct Msws {
  template <typename T>
  static auto function(const InputSource& source, const std::string&) {
    MiddleSquareWeyl begun(source.seed);
    for (std::uint64_t i = 0; i < source.begin; ++i) begun();
    return [next = begun](std::uint64_t) mutable { return fromBits<T>(next()); };
  }
};

/// An array of source.n elements, filled in order.
template <typename Kind>
HostArray filled(const InputSource& source, const std::string& argument, const Tick& tick) {
  const std::uint64_t n = source.n.value_or(0);
  if (n == 0) throw InvalidRequest(Field::n, n, say<"no-elements">());
  HostArray array(source.type, n);
  visitType(source.type, [&](auto tag) {
    using T = typename decltype(tag)::type;
    const std::span<T> out = array.as<T>();
    auto element = Kind::template function<T>(source, argument);
    inParts(out.size(), tick, [&](std::uint64_t begin, std::uint64_t end) {
      for (std::uint64_t i = begin; i < end; ++i) out[i] = element(source.begin + i);
    });
  });
  return array;
}

HostArray readFile(const InputSource& source, const std::string& path, const Tick& tick) {
  return readInputFile({path, source.field}, source.type, source.n, tick);
}

}  // namespace

const std::vector<InputKind>& inputKinds() {
  static const std::vector<InputKind> kinds{
      {"ones", "ones", say<"input-ones">(), say<"input-ones-holds">(), false, filled<Ones>},
      {"constant", "constant:V", say<"input-constant">(), say<"input-constant-holds">(), false, filled<Constant>},
      {"ramp", "ramp", say<"input-ramp">(), say<"input-ramp-holds">(), false, filled<Ramp>},
      {"digits", "digits", say<"input-digits">(), say<"input-digits-holds">(), true, filled<Digits>},
      {"bytes", "bytes", say<"input-bytes">(), say<"input-bytes-holds">(), true, filled<Bytes>},
      {"uniform", "uniform", say<"input-uniform">(), say<"input-uniform-holds">(), true, filled<Uniform>},
      {"normal", "normal", say<"input-normal">(), say<"input-normal-holds">(), true, filled<Normal>},
      {"msws", "msws", say<"input-msws">(), say<"input-msws-holds">(), true, filled<Msws>},
      {"file", "file:PATH", say<"input-file">(), say<"input-file-holds">(), false, readFile},
  };
  return kinds;
}

}  // namespace warpfold
