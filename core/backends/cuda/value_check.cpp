// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "backends/cuda/value_check.h"

#include "values/error.h"
#include "words/say.h"

namespace warpfold::cuda {

void requireSameValue(const Scalar& timed, const Scalar& other, SecondRun second, bool varies) {
  if (varies || timed.bits == other.bits) return;
  const auto first = arg<"timed">(timed.text());
  const auto again = arg<"other">(other.text());
  throw Disagreement(second == SecondRun::traced ? say<"traced-disagrees">(first, again)
                                                 : say<"inspected-disagrees">(first, again));
}

}  // namespace warpfold::cuda
