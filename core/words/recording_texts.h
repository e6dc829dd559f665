// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "words/row.h"

namespace warpfold::words {

/// What is wrong with a recording or with the place for one, and what recording is at.
inline constexpr Row recordingTexts[] = {
    {"recording-missing", WARPFOLD_TEXT("there is no such recording; make one with warpfold-cli record")},
    {"recording-not-opened", WARPFOLD_TEXT("it cannot be opened: {reason}; check that the file may be read")},
    {"recording-not-regular",
     WARPFOLD_TEXT("it is not a regular file; name a recording, as warpfold-cli record makes")},
    {"recording-other-file", WARPFOLD_TEXT("it is not a recording; name a file that warpfold-cli record made")},
    {"recording-too-large",
     WARPFOLD_TEXT("it has {bytes} bytes, but a recording has at most {most}; record less into one file")},
    {"recording-newer",
     WARPFOLD_TEXT("its format is {version}, but this program reads formats up to {known}; use a newer Warpfold")},
    {"recording-damaged",
     WARPFOLD_TEXT("the recording is damaged; take another copy of it, or record again (technical detail: "
                   "{problem:short})")},
    {"recording-super-journal",
     WARPFOLD_TEXT("{file:short}, beside it, is no journal of a recording: it names another file, which opening the "
                   "recording would delete; delete the journal, or take another copy of the recording")},
    {"recording-neighbour-not-regular",
     WARPFOLD_TEXT("{file:short}, beside it, is not a regular file of its own; delete it, or take another copy of the "
                   "recording")},
    {"recording-neighbour-not-opened",
     WARPFOLD_TEXT("{file:short}, beside it, cannot be opened: {reason}; check that it may be read")},
    {"recording-write-ahead",
     WARPFOLD_TEXT("another program has written to it, and {file:short}, beside it, holds what it wrote; close the "
                   "recording there, or take another copy of it")},
    {"recording-no-room-for-copy",
     WARPFOLD_TEXT("a program was killed while it wrote the recording, so it is repaired in a copy, and the folder for "
                   "temporary files has no room for one: {reason}; make room there, or set TMPDIR to another folder")},
    {"recording-gone",
     WARPFOLD_TEXT("the file was moved or deleted while it was written; what was recorded until then is in it, so "
                   "record again into a new one")},
    {"recording-not-deleted", WARPFOLD_TEXT("it cannot be deleted: {reason}; check that its folder may be changed")},
    {"recording-changed",
     WARPFOLD_TEXT("the recording was damaged since it was opened; open another copy of it (technical detail: "
                   "{problem:short})")},
    {"recording-other-device",
     WARPFOLD_TEXT("it holds runs of {recorded:short}, but this device is {device:short}; name another file")},
    {"recording-in-use",
     WARPFOLD_TEXT("a window or another program is writing to it; wait for its end, or name another file")},
    {"recording-not-created", WARPFOLD_TEXT("no recording can be written there: {reason}; name another place")},
    {"recording-not-written",
     WARPFOLD_TEXT("the recording cannot be written: {reason}; what was recorded before is kept, so make room and "
                   "record again to go on")},

    {"recording-is-session",
     WARPFOLD_TEXT("it is a session of the window, not a recording of a device; open it with warpfold FILE")},
    {"session-is-recording",
     WARPFOLD_TEXT(
         "it is a recording of a device, not a session; choose it as a device, or open it with warpfold FILE")},
    {"session-gone", WARPFOLD_TEXT("the file of this session was moved or deleted; run again to begin a new one")},
    {"session-not-written", WARPFOLD_TEXT("the session cannot be saved: {reason:short}; make room, or choose another "
                                          "folder for sessions")},

    {"no-common-runs",
     WARPFOLD_TEXT("it has no run in common with {file:short}; record the same kernels, sizes, blocks, "
                   "types and operations on both devices")},
    {"samples-need-format", WARPFOLD_TEXT("--samples prints every sample; add --csv or --json")},
    {"range-backwards", WARPFOLD_TEXT("the range ends before it begins; write it as 2^10..2^28")},
    {"unknown-preset", WARPFOLD_TEXT("there is no preset '{preset:short}'; use device or cub-comparison")},
    {"nothing-to-record", WARPFOLD_TEXT("no run fits what is asked for; name other kernels, sizes, blocks, types or "
                                        "operations")},
    {"tuning-needs-gpu", WARPFOLD_TEXT("only a GPU that is measured can be tuned; choose one of warpfold-cli devices")},
    {"tuning-not-modelled",
     WARPFOLD_TEXT("{device} is modelled, and a modelled time measures nothing that could be tuned; choose a GPU of "
                   "warpfold-cli devices")},
    {"tuning-written", WARPFOLD_TEXT("{file} holds the shapes that were the fastest")},
    {"tuning-not-written", WARPFOLD_TEXT("{file} cannot be written: {reason}; name another file with -o")},
    {"tuning-not-regular", WARPFOLD_TEXT("{file} is not a regular file; name another file with -o")},
    {"option-not-recorded", WARPFOLD_TEXT("recordings hold only runs without this option; leave it out")},
    {"modelled-not-recorded",
     WARPFOLD_TEXT("a modelled time is measured by nobody, so it is never recorded; choose a GPU, "
                   "or run it with warpfold-cli run or ladder")},
    {"no-copy-recorded", WARPFOLD_TEXT("this is a recording itself; copy its file instead")},
    {"record-wrong-result", WARPFOLD_TEXT("the result {result} differs from the reference {reference}; this is a fault "
                                          "of the kernel or of the device")},
    {"record-too-slow", WARPFOLD_TEXT("a run would take about {seconds:.0f} s; use fewer elements")},
    {"record-no-time", WARPFOLD_TEXT("the clock did not advance during a sample; use more elements")},
};

}  // namespace warpfold::words
