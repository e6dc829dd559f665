// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace warpfold {

/// Reads commands from the file descriptor `in` and writes events to `out` until the stream ends or Quit comes.
/// Returns an exit status.
int serveWorker(int in, int out);

}  // namespace warpfold
