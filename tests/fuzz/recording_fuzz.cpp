// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// Whatever a file holds, it is a recording within the limits or an InvalidRequest.
#include <cstdlib>

#include "scratch_file.h"
#include "store/limits.h"
#include "store/recording.h"

using namespace warpfold;
using fuzz::scratchFile;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  fuzz::writeStamped(data, size, 1);
  try {
    const auto recording = store::Recording::open(scratchFile());
    store::check(recording->recorded());
    for (const store::RecordedKey& key : recording->keys()) {
      const auto run = recording->find(key);
      if (!run || run->key != key) std::abort();
      store::check(*run);
    }
  } catch (const InvalidRequest&) {
  }
  return 0;
}
