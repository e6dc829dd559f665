// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/scale.h"

#include <algorithm>

namespace warpfold::app {

double topOf(std::vector<double> values) {
  if (values.empty()) return 0;
  const double largest = *std::max_element(values.begin(), values.end());
  const auto high = values.begin() + std::ptrdiff_t(double(values.size() - 1) * 0.97);
  std::nth_element(values.begin(), high, values.end());
  return largest > 2.5 * *high ? 1.5 * *high : largest;
}

}  // namespace warpfold::app
