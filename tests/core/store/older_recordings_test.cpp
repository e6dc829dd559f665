// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include "store/database.h"
#include "support/recordings.h"

namespace warpfold {
namespace {

TEST(older_recordings, open_where_their_program_knew_less_of_a_device) {
  const ScratchFolder folder;
  writeRecording(folder / "a.warpfold", 1);
  {
    store::Database database(folder / "a.warpfold", store::Database::Mode::write);
    database.execute("UPDATE device SET info = json_remove(info, '$.recorded', '$.kernels.broken')");
  }
  const auto recording = store::Recording::open(folder / "a.warpfold");
  EXPECT_EQ(recording->recorded().device.name, "NVIDIA H200");
  EXPECT_FALSE(recording->recorded().device.recorded);
}

}  // namespace
}  // namespace warpfold
