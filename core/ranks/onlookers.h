// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ranks/conference.h"

namespace warpfold::ranks {

/// Waits until rank 0 sends something, and hardly uses the processor meanwhile.
void napUntilCalled(Transport& transport);

/// The ranks from `first` on, which take no part in something and must not slow the others down. While rank 0 has one
/// of these, they nap.
class Onlookers {
 public:
  Onlookers(Conference& conference, unsigned first) : m_conference(conference), m_first(first) {}
  ~Onlookers();
  Onlookers(const Onlookers&) = delete;
  Onlookers& operator=(const Onlookers&) = delete;

  /// Of one of them: until rank 0 has no more of this.
  static void nap(Conference& conference);

 private:
  Conference& m_conference;
  unsigned m_first;
};

}  // namespace warpfold::ranks
