// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "catalogue/catalogue.h"

namespace warpfold {

/// Reads commands from the file descriptor `in` and writes events to `out` until the stream ends or Quit comes. The
/// kernels of `catalogue` are all that it knows. Returns an exit status.
int serveWorker(const Catalogue& catalogue, int in, int out);

}  // namespace warpfold
