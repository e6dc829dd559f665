// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "codec/names.h"

#include <array>

#include "words/say.h"

namespace warpfold::codec {

namespace {

/// The names of all rows of a table, in their order.
template <typename Values>
auto namesOf(const Values& values) {
  std::array<std::string_view, std::tuple_size_v<Values>> names;
  for (std::size_t i = 0; i < names.size(); ++i) names[i] = name(values[i]);
  return names;
}

/// Names of which there is one for each enumerator: an enumerator without one does not compile.
template <typename E, std::size_t count>
constexpr Names allOf(const std::string_view (&names)[count]) {
  static_assert(words::hasValues<E, count>(), "there must be one name for each enumerator");
  return names;
}

}  // namespace

Names enumNames(ElementType) {
  static const auto names = namesOf(elementTypes);
  return names;
}
Names enumNames(Operation) {
  static const auto names = namesOf(operations);
  return names;
}
Names enumNames(Provenance) {
  static const auto names = namesOf(provenances);
  return names;
}
Names enumNames(ResultProvenance) {
  static constexpr std::string_view names[] = {"measured", "emulated", "reference"};
  return allOf<ResultProvenance>(names);
}
Names enumNames(CacheState) {
  static constexpr std::string_view names[] = {"cold", "warm"};
  return allOf<CacheState>(names);
}
Names enumNames(Combining) {
  static constexpr std::string_view names[] = {"doubling", "halving", "one-rank", "library"};
  return allOf<Combining>(names);
}
Names enumNames(StoppedBy) {
  static constexpr std::string_view names[] = {"count", "settled", "most", "time"};
  return allOf<StoppedBy>(names);
}
Names enumNames(Verdict) {
  static constexpr std::string_view names[] = {"faster", "slower", "same", "not-clear"};
  return allOf<Verdict>(names);
}
Names enumNames(Interpolation::Way) {
  static constexpr std::string_view names[] = {"sizes", "methods", "caches", "waves", "launches", "alike", "shape"};
  return allOf<Interpolation::Way>(names);
}
Names enumNames(OccupancyLimit) {
  return occupancyLimitNames;
}
Names enumNames(TimeCover::Work) {
  static constexpr std::string_view names[] = {"host", "host-in-place", "emulator", "gpu", "library", "ranks", "model"};
  return allOf<TimeCover::Work>(names);
}
Names enumNames(CounterProvenance) {
  static constexpr std::string_view names[] = {"emulated", "measured"};
  return allOf<CounterProvenance>(names);
}
Names enumNames(Agreement) {
  static constexpr std::string_view names[] = {"exact", "close", "differs"};
  return allOf<Agreement>(names);
}
Names enumNames(FigureUnit) {
  static constexpr std::string_view names[] = {"count", "ratio", "share", "bytes", "GB/s", "ns", "MHz"};
  return allOf<FigureUnit>(names);
}
Names enumNames(FigureKind) {
  static constexpr std::string_view names[] = {"sum", "quotient", "average"};
  return allOf<FigureKind>(names);
}
Names enumNames(Absence) {
  static constexpr std::string_view names[] = {"not-asked", "nothing-to-divide-by", "do-not-fit", "too-short",
                                               "not-told"};
  return allOf<Absence>(names);
}
Names enumNames(Step::Kind) {
  static constexpr std::string_view names[] = {"load", "combine", "store", "share"};
  return allOf<Step::Kind>(names);
}
Names enumNames(Hazard::Kind) {
  static constexpr std::string_view names[] = {"race", "barrier", "out-of-bounds", "uninitialised", "counter"};
  return allOf<Hazard::Kind>(names);
}
Names enumNames(KernelInfo::Output) {
  static constexpr std::string_view names[] = {"block", "warp", "one"};
  return allOf<KernelInfo::Output>(names);
}
Names enumNames(Hazard::Place::Kind) {
  static constexpr std::string_view names[] = {"input", "output", "shared", "ticket", "barrier", "warp", "array"};
  return allOf<Hazard::Place::Kind>(names);
}
Names enumNames(Location::Space) {
  static constexpr std::string_view names[] = {"input", "output", "shared", "registers", "slots", "cluster"};
  return allOf<Location::Space>(names);
}
Names enumNames(Node::Via) {
  static constexpr std::string_view names[] = {"memory", "shuffle", "atomic"};
  return allOf<Node::Via>(names);
}
Names enumNames(WarpRequest::Kind) {
  static constexpr std::string_view names[] = {"global-load", "global-store", "shared-load", "shared-store", "atomic"};
  return allOf<WarpRequest::Kind>(names);
}
Names enumNames(Field) {
  return fieldNames;
}
Names enumNames(KernelInfo::Next) {
  static constexpr std::string_view names[] = {"again", "one block", "nothing"};
  return allOf<KernelInfo::Next>(names);
}

}  // namespace warpfold::codec
