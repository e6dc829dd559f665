// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "catalogue/kernel_info.h"
#include "run/run_result.h"
#include "timing/verdict.h"
#include "trace/trace.h"
#include "values/provenance.h"

/// Enumerators are encoded by these names, never by their numbers: `enumNames(E{})` lists them in the order of the
/// enumeration.
namespace warpfold::codec {

using Names = std::span<const std::string_view>;

Names enumNames(ElementType);
Names enumNames(Operation);
Names enumNames(Provenance);
Names enumNames(ResultProvenance);
Names enumNames(CacheState);
Names enumNames(Combining);
Names enumNames(StoppedBy);
Names enumNames(Verdict);
Names enumNames(Interpolation::Way);
Names enumNames(OccupancyLimit);
Names enumNames(TimeCover::Work);
Names enumNames(CounterProvenance);
Names enumNames(Agreement);
Names enumNames(FigureUnit);
Names enumNames(FigureKind);
Names enumNames(Absence);
Names enumNames(Step::Kind);
Names enumNames(Hazard::Kind);
Names enumNames(KernelInfo::Output);
Names enumNames(KernelInfo::Next);
Names enumNames(Field);
Names enumNames(Hazard::Place::Kind);
Names enumNames(Location::Space);
Names enumNames(Node::Via);
Names enumNames(WarpRequest::Kind);

/// Throws std::out_of_range for a value that is no enumerator.
template <typename E>
std::string_view nameIn(Names names, E value) {
  const auto place = static_cast<std::size_t>(value);
  if (place >= names.size()) throw std::out_of_range("a value of an enumeration has no name");
  return names[place];
}
/// The name of an enumerator. Throws std::out_of_range for a value that is none.
template <typename E>
std::string_view nameOf(E value) {
  return nameIn(enumNames(value), value);
}
/// Throws std::out_of_range where no enumerator is called `text`.
template <typename E>
E valueIn(Names names, std::string_view text, E) {
  for (std::size_t i = 0; i < names.size(); ++i)
    if (names[i] == text) return static_cast<E>(i);
  throw std::out_of_range("'" + std::string(text.substr(0, 40)) + "' is not a known name");
}

/// All enumerators in their order. Packed arrays hold places in this list, which is encoded beside them by its names.
template <typename E>
std::vector<E> enumerators() {
  std::vector<E> all(enumNames(E{}).size());
  for (std::size_t i = 0; i < all.size(); ++i) all[i] = static_cast<E>(i);
  return all;
}

}  // namespace warpfold::codec
