// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "run/modelled_run.h"

#include <algorithm>

#include "words/say.h"

namespace warpfold {

Message told(ModelTerm term) {
  return sayNth<"model-compute-decides", "model-memory-decides", "model-launches-decide", "model-occupancy-decides">(
      term);
}

Message toldOfResidency(const ModelledLaunch& launch) {
  return sayNth<"held-by-grid", "held-by-threads", "held-by-blocks", "held-by-shared", "held-by-registers">(
      launch.limit, arg<"blocks">(launch.residentBlocks));
}

ModelTerms& ModelTerms::operator+=(const ModelTerms& other) {
  for (std::size_t i = 0; i < us.size(); ++i) us[i] += other.us[i];
  return *this;
}

ModelTerm ModelTerms::decides() const {
  using enum ModelTerm;
  const ModelTerms& terms = *this;
  // Compute and occupancy are two parts of what the multiprocessors take; memory and launches stand against both.
  const double working = terms[compute] + terms[occupancy];
  if (terms[launches] >= std::max(working, terms[memory])) return launches;
  if (terms[memory] >= working) return memory;
  return terms[compute] >= terms[occupancy] ? compute : occupancy;
}

}  // namespace warpfold
