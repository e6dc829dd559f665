// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "data/input.h"

#include <algorithm>
#include <limits>
#include <optional>

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
  if constexpr (std::is_same_v<T, Float16>) return 11;
  if constexpr (std::is_same_v<T, BFloat16>) return 8;
  return std::numeric_limits<T>::digits;
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

struct Msws {
  template <typename T>
  static auto function(const InputSource& source, const std::string&) {
    return [next = MiddleSquareWeyl(source.seed)](std::uint64_t) mutable { return fromBits<T>(next()); };
  }
};

/// An array of source.n elements, filled in order.
template <typename Kind>
HostArray filled(const InputSource& source, const std::string& argument, const Tick& tick) {
  if (source.n == 0) throw InvalidRequest(Field::n, source.n, say<"no-elements">());
  HostArray array(source.type, source.n);
  visitType(source.type, [&](auto tag) {
    using T = typename decltype(tag)::type;
    const std::span<T> out = array.as<T>();
    auto element = Kind::template function<T>(source, argument);
    inParts(out.size(), tick, [&](std::uint64_t begin, std::uint64_t end) {
      for (std::uint64_t i = begin; i < end; ++i) out[i] = element(i);
    });
  });
  return array;
}

HostArray readFile(const InputSource& source, const std::string& path, const Tick& tick) {
  return readInputFile({path, source.field}, source.type, source.n, tick);
}

bool isFile(const std::string& text) {
  const InputKind* const kind = findInputKind(text);
  return kind != nullptr && kind->isFile();
}

/// How many elements both inputs of a dot product have where no --n says so; 0: as many as the files have.
std::uint64_t sharedLength(const InputSource& first, const InputSource& second, std::uint64_t defaultN) {
  return first.n != 0 || isFile(first.text) || isFile(second.text) ? first.n : defaultN;
}

Inputs pair(InputSource first, InputSource second, const Tick& firstTick, const Tick& secondTick) {
  Inputs inputs;
  const auto readFirst = [&] { inputs.first = std::make_shared<HostArray>(makeInput(first, firstTick)); };
  const auto readSecond = [&] { inputs.second = std::make_shared<HostArray>(makeInput(second, secondTick)); };
  if (first.n == 0 && !isFile(first.text)) {  // the second one tells how many
    readSecond();
    first.n = inputs.second->size();
    readFirst();
  } else {
    readFirst();
    if (!isFile(second.text)) second.n = inputs.first->size();
    if (isFile(second.text) && second.text == first.text)
      inputs.second = inputs.first;
    else
      readSecond();
  }
  if (inputs.first->size() != inputs.second->size())
    throw InvalidRequest(second.field, second.text,
                         say<"lengths-differ">(arg<"elements">(inputs.second->size()), arg<"first">(first.text),
                                               arg<"first_elements">(inputs.first->size())));
  return inputs;
}

}  // namespace

const std::vector<InputKind>& inputKinds() {
  static const std::vector<InputKind> kinds{
      {"ones", "ones", "Ones", "Every element is 1.", false, filled<Ones>},
      {"constant", "constant:V", "Constant", "Every element is V.", false, filled<Constant>},
      {"ramp", "ramp", "Ramp 0, 1, 2, …", "0, 1, 2, 3, … (wrapping as the type does).", false, filled<Ramp>},
      {"digits", "digits", "Digits, 0 to 9", "Random digits 0 to 9.", true, filled<Digits>},
      {"bytes", "bytes", "Bytes, 0 to 255", "Random whole numbers 0 to 255.", true, filled<Bytes>},
      {"uniform", "uniform", "Uniform random", "Floats uniform in [0, 1); integers uniform over the whole type.", true,
       filled<Uniform>},
      {"msws", "msws", "MSWS random", "Middle-square Weyl sequence: 32 random bits; floats scaled to [0, 1).", true,
       filled<Msws>},
      {"file", "file:PATH", "File…", "Numbers from a .npy, .csv, .txt or raw .bin file.", false, readFile},
  };
  return kinds;
}

const InputKind* findInputKind(std::string_view text) {
  for (const InputKind& kind : inputKinds()) {
    const bool named = kind.takesArgument() ? text.starts_with(kind.name + ":") : text == kind.name;
    if (named) return &kind;
  }
  return nullptr;
}

std::string inputChoices() {
  std::string text;
  const auto& kinds = inputKinds();
  for (std::size_t i = 0; i < kinds.size(); ++i)
    text += (i == 0 ? "" : i + 1 < kinds.size() ? ", " : " or ") + kinds[i].syntax;
  return text;
}

HostArray makeInput(const InputSource& source, const Tick& tick) {
  const InputKind* const kind = findInputKind(source.text);
  if (kind == nullptr)
    throw InvalidRequest(source.field, source.text, say<"unknown-input">(arg<"choices">(inputChoices())));
  return kind->make(source, kind->takesArgument() ? source.text.substr(kind->name.size() + 1) : std::string(), tick);
}

Inputs makeInputs(const InputsRequest& request, const Tick& firstTick, const Tick& secondTick) {
  InputSource first{request.first, request.type, request.n, request.seed};
  if (request.op != Operation::dot) {
    if (first.n == 0 && !isFile(first.text)) first.n = request.defaultN;
    return {std::make_shared<HostArray>(makeInput(first, firstTick)), nullptr};
  }
  InputSource second = first;
  if (request.second.empty()) {
    ++second.seed;
  } else {
    second.text = request.second;
    second.field = Field::input2;
  }
  first.n = second.n = sharedLength(first, second, request.defaultN);
  return pair(std::move(first), std::move(second), firstTick, secondTick);
}

}  // namespace warpfold
