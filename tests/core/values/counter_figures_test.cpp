// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "values/counter_figures.h"

#include <gtest/gtest.h>

#include <string>

#include "words/english.h"

namespace warpfold {
namespace {

std::string namesOf(const std::vector<CounterFigure>& figures) {
  std::string names;
  for (const CounterFigure& figure : figures) names += std::string(figure.name) + " ";
  return names;
}

const CounterFigure& figureNamed(const std::vector<CounterFigure>& figures, std::string_view name) {
  for (const CounterFigure& figure : figures)
    if (figure.name == name) return figure;
  throw std::out_of_range("no such figure");
}

TEST(counter_figures, of_a_launch_are_all_counters) {
  EXPECT_EQ(namesOf(launchFigures()),
            "global_load_sectors global_store_sectors global_load_requests global_store_requests "
            "shared_load_conflicts shared_store_conflicts barriers atomics ");
}

TEST(counter_figures, of_a_step_begin_with_what_the_masks_tell) {
  EXPECT_EQ(namesOf(stepFigures()),
            "active_threads active_warps divergent_warps global_load_sectors global_store_sectors "
            "shared_load_conflicts shared_store_conflicts ");
}

TEST(counter_figures, conflicts_of_loads_and_stores_are_apart) {
  StepCounters counters;
  counters.memory.sharedLoadConflicts = 3;
  counters.memory.sharedStoreConflicts = 4;
  EXPECT_EQ(figureNamed(launchFigures(), "shared_load_conflicts").of(counters.memory), 3u);
  EXPECT_EQ(figureNamed(stepFigures(), "shared_store_conflicts").of(counters), 4u);
}

TEST(counter_figures, masks_are_counters_of_the_step) {
  StepCounters counters;
  counters.divergentWarps = 5;
  EXPECT_EQ(figureNamed(stepFigures(), "divergent_warps").of(counters), 5u);
}

TEST(counter_figures, tell_a_count_with_its_unit) {
  EXPECT_EQ(english(figureNamed(launchFigures(), "global_load_sectors").countText(511)), "511 sectors of 32 bytes");
  EXPECT_EQ(english(figureNamed(stepFigures(), "active_warps").countText(1)), "1 warp");
}

TEST(counter_figures, tell_how_they_come_about) {
  EXPECT_EQ(english(figureNamed(launchFigures(), "shared_load_conflicts").provenanceText()),
            "emulated as the hardware counts");
  EXPECT_EQ(english(figureNamed(stepFigures(), "active_threads").provenanceText()),
            "exact: follows from the kernel and its input");
}

}  // namespace
}  // namespace warpfold
