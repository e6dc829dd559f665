// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/throttle.h"

#include <gtest/gtest.h>

#include <QTest>

#include "app/eventually.h"

namespace warpfold::app {
namespace {

struct Counted {
  int done = 0;
  Throttle throttle{std::chrono::milliseconds(5), [this] { ++done; }};
};

TEST(throttle, acts_at_once) {
  Counted c;
  c.throttle.ask();
  EXPECT_EQ(c.done, 1);
}

TEST(throttle, acts_once_more_however_often_it_is_asked_meanwhile) {
  Counted c;
  for (int i = 0; i < 1000; ++i) c.throttle.ask();
  EXPECT_EQ(c.done, 1);
  EXPECT_TRUE(eventually([&] { return c.done > 1; }));
  EXPECT_TRUE(stays([&] { return c.done == 2; }));
}

TEST(throttle, forgets_when_told) {
  Counted c;
  c.throttle.ask();
  c.throttle.ask();
  c.throttle.cancel();
  EXPECT_TRUE(stays([&] { return c.done == 1; }));
}

}  // namespace
}  // namespace warpfold::app
