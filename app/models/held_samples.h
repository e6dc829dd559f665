// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <deque>

#include "models/sample_ring.h"

namespace warpfold::app {

/// The samples of a side for whoever looks at a part of them: while they are held, those that the ring gives up stay,
/// and new ones come, up to a limit. Otherwise they are the ring's.
class HeldSamples {
 public:
  static constexpr std::size_t capacity = 20000;

  /// Takes over what the ring has now. True: it begins anew, and what was held is gone.
  bool follow(const SampleRing& ring, bool hold) {
    const bool anew = ring.nextIndex() < m_next;
    if (!hold || anew) m_us.clear();
    if (m_us.empty()) m_next = ring.firstIndex();
    if (ring.firstIndex() > m_next) return anew;  // some came and went in between: what is held ends before them
    for (; m_next < ring.nextIndex() && (m_us.size() < capacity || !hold); ++m_next) m_us.push_back(ring.at(m_next));
    return anew;
  }

  quint64 firstIndex() const { return m_next - m_us.size(); }
  quint64 nextIndex() const { return m_next; }
  double at(quint64 index) const { return m_us[std::size_t(index - firstIndex())]; }

 private:
  std::deque<double> m_us;
  quint64 m_next = 0;
};

}  // namespace warpfold::app
