// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "data/host_array.h"
#include "data/inputs.h"
#include "values/tick.h"
#include "words/message.h"

namespace warpfold {

/// One input as it was asked for.
struct InputSource {
  std::string text;  ///< what the option takes: "ramp", "constant:2", "file:a.npy"
  ElementType type = ElementType::int32;
  std::optional<std::uint64_t> n;  ///< elements; open: as many as the file has
  std::uint64_t seed = 0;
  Field field = Field::input;  ///< of the request, named in errors
  /// Elements of the whole input before the first one that is made: a share of it. Not of a file, which is read from
  /// its beginning.
  std::uint64_t begin = 0;
};

/// A kind of input: one row of the table that everything which offers, explains or makes inputs reads.
struct InputKind {
  std::string name;    ///< "constant"
  std::string syntax;  ///< what --input takes: "constant:V"
  Message label;       ///< a few words, for a list to choose from
  Message text;        ///< one sentence: what the elements are
  bool random = false;
  HostArray (*make)(const InputSource& source, const std::string& argument, const Tick& tick) = nullptr;

  bool takesArgument() const { return syntax != name; }
  bool isFile() const { return name == "file"; }
};
const std::vector<InputKind>& inputKinds();
/// The kind that an input's text names; null where there is none.
const InputKind* findInputKind(std::string_view text);
/// "ones, constant:V, … or file:PATH", for help texts and errors.
std::string inputChoices();

/// Makes or reads one input. Throws InvalidRequest, also where neither n nor a file tells how many elements it has.
HostArray makeInput(const InputSource& source, const Tick& tick = {});

/// All that a reduction reads.
struct InputsRequest {
  std::string first;
  std::optional<std::string> second;  ///< where the operation takes one; open: as `first`, with the next seed
  ElementType type = ElementType::int32;
  Operation op = Operation::sum;
  std::optional<std::uint64_t> n;  ///< elements; open: as many as a file has, else defaultN
  std::uint64_t defaultN = 0;      ///< where neither n nor a file tells
  std::uint64_t seed = 0;
  std::uint64_t begin = 0;  ///< InputSource::begin of both
};
/// Both inputs have as many elements as the reduction. Throws InvalidRequest.
Inputs makeInputs(const InputsRequest& request, const Tick& firstTick = {}, const Tick& secondTick = {});

/// The middle-square Weyl sequence of Widynski (2017, arXiv:1704.00358), 32 bits an output, begun at x = w = seed.
class MiddleSquareWeyl {
 public:
  explicit MiddleSquareWeyl(std::uint64_t seed = 0) : m_x(seed), m_w(seed) {}
  std::uint32_t operator()() {
    m_x *= m_x;
    m_x += m_w += 0xb5ad4eceda1ce2a9u;
    m_x = m_x >> 32 | m_x << 32;
    return static_cast<std::uint32_t>(m_x);
  }

 private:
  std::uint64_t m_x, m_w;
};

}  // namespace warpfold
