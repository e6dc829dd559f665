// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// Whatever lies beside a recording, it is opened or refused, and no other file changes. The first byte says what lies
// there; the others are its content.
#include <cstdlib>

#include "scratch_file.h"
#include "store/recording.h"
#include "store/session.h"
#include "support/journals.h"

using namespace warpfold;
using fuzz::scratchFile;

namespace {

constexpr const char* precious = "all that I have written";

struct Hot {
  std::string file, journal;
};

/// A recording in the middle of a transaction, and its journal.
const Hot& hot() {
  static const Hot made = [] {
    writeRecording(scratchFile(), 3);
    journals::leaveHot(scratchFile(), "UPDATE measurements SET dropped = 77");
    return Hot{bytesOf(scratchFile()), bytesOf(journals::besides(scratchFile(), "-journal"))};
  }();
  return made;
}

template <typename Open>
void tried(Open open) {
  try {
    open();
  } catch (const InvalidRequest&) {
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return -1;
  const std::filesystem::path victim = scratchFile().parent_path() / "victim";
  writeBytes(victim, precious);
  writeBytes(scratchFile(), hot().file);
  const char* const endings[] = {"-journal", "-wal", "-shm", "-journal"};
  for (const char* const ending : endings) std::filesystem::remove(journals::besides(scratchFile(), ending));
  std::string bytes(reinterpret_cast<const char*>(data + 1), size - 1);
  if ((data[0] & 4) != 0) bytes = hot().journal + bytes;
  if ((data[0] & 8) != 0) bytes += journals::superJournalRecord(victim.string());
  const auto place = journals::besides(scratchFile(), endings[data[0] & 3]);
  if ((data[0] & 16) != 0)
    std::filesystem::create_symlink(victim, place);
  else
    writeBytes(place, bytes);
  tried([] { store::Recording::open(scratchFile()); });
  tried([] { store::readSummary(scratchFile()); });
  tried([] { store::RecordingWriter::open(scratchFile(), exampleRecordedDevice()); });
  if (bytesOf(victim) != precious) std::abort();
  return 0;
}
