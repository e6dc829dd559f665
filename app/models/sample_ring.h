// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>
#include <deque>
#include <span>
#include <utility>
#include <vector>

namespace warpfold::app {

/// The newest samples of one side, each with its number in the order taken.
class SampleRing {
 public:
  static constexpr std::size_t capacity = 2000;

  void clear() {
    m_us.clear();
    m_next = 0;
  }
  /// `firstIndex` is the number of the first of `us`; samples that are already here are skipped.
  void append(quint64 firstIndex, std::span<const double> us);

  bool empty() const { return m_us.empty(); }
  std::size_t size() const { return m_us.size(); }
  quint64 firstIndex() const { return m_next - m_us.size(); }
  quint64 nextIndex() const { return m_next; }  ///< also: how many were ever taken
  double at(quint64 index) const { return m_us[std::size_t(index - firstIndex())]; }
  /// Of the newest `capacity` samples; 0 when there are none.
  double median() const;
  /// The lower and the upper quartile of these, by nearest rank; zeros when there are none.
  std::pair<double, double> quartiles() const;

 private:
  std::deque<double> m_us;
  quint64 m_next = 0;
};

}  // namespace warpfold::app
