// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "words/row.h"

namespace warpfold::words {

/// Faults of a kernel that the emulator saw. {where} is an element by its C++ name: g_in[17], g_out[0], cache[3].
inline constexpr Row hazardTexts[] = {
    {"at-race", WARPFOLD_TEXT("race: block {block}, step {step}")},
    {"at-race-later", WARPFOLD_TEXT("race: launch {launch}, block {block}, step {step}")},
    {"at-race-first", WARPFOLD_TEXT("race: block {block}, before step 1")},
    {"at-race-first-later", WARPFOLD_TEXT("race: launch {launch}, block {block}, before step 1")},
    {"at-barrier", WARPFOLD_TEXT("barrier: block {block}, step {step}")},
    {"at-barrier-later", WARPFOLD_TEXT("barrier: launch {launch}, block {block}, step {step}")},
    {"at-barrier-first", WARPFOLD_TEXT("barrier: block {block}, before step 1")},
    {"at-barrier-first-later", WARPFOLD_TEXT("barrier: launch {launch}, block {block}, before step 1")},
    {"at-out-of-bounds", WARPFOLD_TEXT("out-of-bounds: block {block}, step {step}")},
    {"at-out-of-bounds-later", WARPFOLD_TEXT("out-of-bounds: launch {launch}, block {block}, step {step}")},
    {"at-out-of-bounds-first", WARPFOLD_TEXT("out-of-bounds: block {block}, before step 1")},
    {"at-out-of-bounds-first-later", WARPFOLD_TEXT("out-of-bounds: launch {launch}, block {block}, before step 1")},
    {"at-uninitialised", WARPFOLD_TEXT("uninitialised: block {block}, step {step}")},
    {"at-uninitialised-later", WARPFOLD_TEXT("uninitialised: launch {launch}, block {block}, step {step}")},
    {"at-uninitialised-first", WARPFOLD_TEXT("uninitialised: block {block}, before step 1")},
    {"at-uninitialised-first-later", WARPFOLD_TEXT("uninitialised: launch {launch}, block {block}, before step 1")},
    {"at-counter", WARPFOLD_TEXT("counter: block {block}, step {step}")},
    {"at-counter-later", WARPFOLD_TEXT("counter: launch {launch}, block {block}, step {step}")},
    {"at-counter-first", WARPFOLD_TEXT("counter: block {block}, before step 1")},
    {"at-counter-first-later", WARPFOLD_TEXT("counter: launch {launch}, block {block}, before step 1")},

    {"race-write-write",
     WARPFOLD_TEXT(
         "thread {first} (line {first_line}) writes {where} and thread {second} (line {second_line}) writes it, "
         "with no barrier between")},
    {"race-write-read",
     WARPFOLD_TEXT(
         "thread {first} (line {first_line}) writes {where} and thread {second} (line {second_line}) reads it, "
         "with no barrier between")},
    {"race-read-write",
     WARPFOLD_TEXT(
         "thread {first} (line {first_line}) reads {where} and thread {second} (line {second_line}) writes it, "
         "with no barrier between")},
    {"race-of-blocks-write-write",
     WARPFOLD_TEXT(
         "thread {first} of block {first_block} (line {first_line}) writes {where} and thread {second} of block "
         "{block} (line {second_line}) writes it, with nothing that orders the blocks")},
    {"race-of-blocks-write-read",
     WARPFOLD_TEXT(
         "thread {first} of block {first_block} (line {first_line}) writes {where} and thread {second} of block "
         "{block} (line {second_line}) reads it, with nothing that orders the blocks")},
    {"race-of-blocks-read-write",
     WARPFOLD_TEXT(
         "thread {first} of block {first_block} (line {first_line}) reads {where} and thread {second} of block "
         "{block} (line {second_line}) writes it, with nothing that orders the blocks")},

    {"place-ticket", WARPFOLD_TEXT("the ticket")},
    {"place-barrier", WARPFOLD_TEXT("a barrier")},
    {"place-warp", WARPFOLD_TEXT("a warp-level sync of warp {warp}")},

    {"barrier-two-places", WARPFOLD_TEXT("thread {second} (line {second_line}) waits at a barrier while thread {first} "
                                         "(line {first_line}) waits at another")},
    {"barrier-returned",
     WARPFOLD_TEXT("thread {second} (line {second_line}) waits at a barrier that thread {first} never "
                   "reaches: it has returned")},
    {"meeting-two-places",
     WARPFOLD_TEXT("thread {second} (line {second_line}) waits for other lanes of warp {warp} while "
                   "thread {first} (line {first_line}) waits elsewhere")},
    {"meeting-returned",
     WARPFOLD_TEXT("thread {second} (line {second_line}) waits for other lanes of warp {warp}, of which "
                   "thread {first} never comes: it has returned")},
    {"meeting-outside-mask", WARPFOLD_TEXT("thread {second} (line {second_line}) calls a warp primitive of warp {warp} "
                                           "with a mask that lacks the calling thread")},
    {"shuffle-from-absent", WARPFOLD_TEXT("thread {second} (line {second_line}) asks for the value of thread {first}, "
                                          "which does not participate in the shuffle")},
    {"shuffle-width", WARPFOLD_TEXT("thread {second} (line {second_line}) shuffles in segments whose width is no power "
                                    "of two up to the size of the warp")},
    {"read-beyond", WARPFOLD_TEXT("thread {second} (line {second_line}) reads {where}, beyond the end of the array")},
    {"write-beyond", WARPFOLD_TEXT("thread {second} (line {second_line}) writes {where}, beyond the end of the array")},
    {"read-unwritten",
     WARPFOLD_TEXT("thread {second} (line {second_line}) reads {where}, which no thread has written")},
    {"counter-left",
     WARPFOLD_TEXT(
         "thread {second} (line {second_line}) does not reset the ticket counter, so the next launch miscounts")},

    {"hazard-told", "{heading}: {sentence}"},
    {"hazard-times", WARPFOLD_TEXT("seen {times} times over the whole launch")},
};

}  // namespace warpfold::words
