// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "run/modelled_run.h"

#include <algorithm>

namespace warpfold {

ModelTerms& ModelTerms::operator+=(const ModelTerms& other) {
  for (std::size_t i = 0; i < us.size(); ++i) us[i] += other.us[i];
  return *this;
}

ModelTerm ModelTerms::decides() const {
  return static_cast<ModelTerm>(std::max_element(us.begin(), us.end()) - us.begin());
}

}  // namespace warpfold
