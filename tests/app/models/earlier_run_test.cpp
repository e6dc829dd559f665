// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/earlier_run.h"

#include <gtest/gtest.h>

namespace warpfold::app {
namespace {

using messages::Side;

/// Both results have come for what the fields say.
struct Example {
  Experiment experiment;
  Comparison comparison;

  Example() {
    experiment.setSizeText("65536");
    comparison.begin(experiment.request(Side::a), experiment.request(Side::b));
    for (const Side side : {Side::a, Side::b}) {
      messages::Result m;
      m.side = side;
      m.result.n = 65536;
      comparison.apply(m);
    }
  }
  std::string text() const { return earlierRunText(experiment, comparison).toStdString(); }
};

TEST(earlier_run, fields_that_say_what_ran_have_no_earlier_run) {
  EXPECT_EQ(Example().text(), "");
}

TEST(earlier_run, names_what_was_changed_since) {
  Example e;
  e.experiment.setSizeText("1000");
  EXPECT_EQ(e.text(), "N = 2¹⁶");
  e.experiment.setBlockText("64");
  EXPECT_EQ(e.text(), "N = 2¹⁶, 512 threads per block");
}

TEST(earlier_run, one_thread_is_singular) {
  Example e;
  e.experiment.setBlockText("1");
  e.comparison.begin(e.experiment.request(Side::a), e.experiment.request(Side::b));
  for (const Side side : {Side::a, Side::b}) {
    messages::Result m;
    m.side = side;
    m.result.n = 65536;
    e.comparison.apply(m);
  }
  e.experiment.setBlockText("64");
  EXPECT_EQ(e.text(), "1 thread per block");
}

TEST(earlier_run, names_the_value_that_a_refused_one_stands_for) {
  Example e;
  e.experiment.setSizeText("0");
  EXPECT_EQ(e.text(), "N = 2¹⁶");
}

TEST(earlier_run, another_traced_block_is_the_same_result) {
  Example e;
  e.experiment.setTracedBlock(9);
  EXPECT_EQ(e.text(), "");
}

}  // namespace
}  // namespace warpfold::app
