// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace warpfold::app {

/// How the ladder is looked at: one figure at a time, its rows in some order, on one of two scales.
struct LadderView {
  enum class Quantity { latency, bandwidth, shareOfPeak, speedUp };
  enum class Order { catalogue, time };
  enum class Scale { fromZero, logarithmic };

  Quantity quantity = Quantity::latency;
  Order order = Order::catalogue;
  Scale scale = Scale::fromZero;
  bool published = true;  ///< with what others have published

  friend bool operator==(const LadderView&, const LadderView&) = default;
};

}  // namespace warpfold::app
