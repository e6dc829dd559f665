// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "run/interpolation.h"

#include "run/run_request.h"
#include "words/say.h"

namespace warpfold {

Message told(const Interpolation& i) {
  if (i.way == Interpolation::Way::alike && i.above != 0)
    return say<"between-alike-sizes">(arg<"op">(name(i.op)), arg<"type">(name(i.type)), arg<"sizes">(i.sizes),
                                      arg<"below">(countText(i.below)), arg<"above">(countText(i.above)));
  if (i.way == Interpolation::Way::alike)
    return say<"between-alike">(arg<"op">(name(i.op)), arg<"type">(name(i.type)), arg<"sizes">(i.sizes));
  if (i.way == Interpolation::Way::shape)
    return say<"between-shape">(arg<"op">(name(i.op)), arg<"type">(name(i.type)), arg<"sizes">(i.sizes),
                                arg<"below">(countText(i.below)), arg<"above">(countText(i.above)));
  return sayNth<"between-sizes", "between-methods", "between-caches", "between-waves", "between-launches">(
      static_cast<std::size_t>(i.way), arg<"below">(countText(i.below)), arg<"above">(countText(i.above)));
}

}  // namespace warpfold
