// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "backends/cuda/value_check.h"

#include <fmt/format.h>

#include "values/error.h"

namespace warpfold::cuda {

void requireSameValue(const Scalar& timed, const Scalar& other, const char* what, bool varies) {
  if (varies || timed.bits == other.bits) return;
  throw Error(ExitStatus::differs, fmt::format("the timed run left {} and the {} run {}; the two must agree",
                                               timed.text(), what, other.text()));
}

}  // namespace warpfold::cuda
