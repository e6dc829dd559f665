// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "values/counter_figures.h"

#include <string>

#include "words/say.h"

namespace warpfold {

namespace {

Message labelOf(std::string_view code) {
  return {std::string(code), {}};
}

template <typename Owner>
CounterFigure figureOf(const CounterRowOf<Owner>& row) {
  return {row.name, labelOf(row.title), labelOf(row.column), row.countCode, row.basis, nullptr, {}};
}

/// Adds the counter to the last figure where both are parts of one sum, else as a figure of its own.
void addTo(std::vector<CounterFigure>& figures, const CounterRow& row) {
  if (row.partOf == nullptr) {
    figures.push_back(figureOf(row));
  } else if (figures.empty() || figures.back().name != row.partOf->name) {
    figures.push_back(figureOf(row));
    figures.back().name = row.partOf->name;
    figures.back().title = labelOf(row.partOf->title);
    figures.back().column = labelOf(row.partOf->column);
  }
  figures.back().parts.push_back(row.value);
}

}  // namespace

std::uint64_t CounterFigure::of(const StepCounters& counters) const {
  return mask != nullptr ? counters.*mask : of(counters.memory);
}

std::uint64_t CounterFigure::of(const Counters& counters) const {
  std::uint64_t sum = 0;
  for (const auto part : parts) sum += counters.*part;
  return sum;
}

Message CounterFigure::countText(std::uint64_t count) const {
  return {std::string(countCode), {{"count", count}}};
}

Message CounterFigure::provenanceText(CounterProvenance counted) const {
  return warpfold::provenanceText(basis, counted);
}

Message provenanceText(CounterBasis basis, CounterProvenance counted) {
  if (counted == CounterProvenance::measured) return say<"counted-by-device">();
  return basis == CounterBasis::exact ? say<"counted-exactly">() : say<"counted-as-hardware">();
}

const std::vector<CounterFigure>& launchFigures() {
  static const auto all = [] {
    std::vector<CounterFigure> figures;
    for (const CounterRow& row : counterRows) addTo(figures, row);
    return figures;
  }();
  return all;
}

const std::vector<CounterFigure>& stepFigures() {
  static const auto all = [] {
    std::vector<CounterFigure> figures;
    for (const MaskRow& row : maskRows) {
      figures.push_back(figureOf(row));
      figures.back().mask = row.value;
    }
    for (const CounterRow& row : counterRows)
      if (row.perStep) addTo(figures, row);
    return figures;
  }();
  return all;
}

}  // namespace warpfold
