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
  return {row.name, labelOf(row.title), labelOf(row.column), row.countCode, row.basis};
}
CounterFigure figureOf(const CounterRow& row) {
  CounterFigure figure = figureOf<Counters>(row);
  figure.counter = row.value;
  return figure;
}
CounterFigure figureOf(const MaskRow& row) {
  CounterFigure figure = figureOf<StepCounters>(row);
  figure.mask = row.value;
  return figure;
}

}  // namespace

std::uint64_t CounterFigure::of(const StepCounters& counters) const {
  return mask != nullptr ? counters.*mask : of(counters.memory);
}

std::uint64_t CounterFigure::of(const Counters& counters) const {
  return counter != nullptr ? counters.*counter : 0;
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
    for (const CounterRow& row : counterRows) figures.push_back(figureOf(row));
    return figures;
  }();
  return all;
}

const std::vector<CounterFigure>& stepFigures() {
  static const auto all = [] {
    std::vector<CounterFigure> figures;
    for (const MaskRow& row : maskRows) figures.push_back(figureOf(row));
    for (const CounterRow& row : counterRows)
      if (row.perStep) figures.push_back(figureOf(row));
    return figures;
  }();
  return all;
}

}  // namespace warpfold
