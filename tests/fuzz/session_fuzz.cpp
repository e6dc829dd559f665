// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// Whatever a file holds, it is a session within the limits or an InvalidRequest.
#include "scratch_file.h"
#include "store/session.h"

using namespace warpfold;
using fuzz::scratchFile;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  fuzz::writeStamped(data, size, 2);
  try {
    store::readSummary(scratchFile());
    store::readSession(scratchFile());
  } catch (const InvalidRequest&) {
  }
  return 0;
}
