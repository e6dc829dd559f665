// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "words/row.h"

namespace warpfold::words {

/// Faults that end a kernel on the emulator. {line} is one of the kernel's source; 0 where it has none.
inline constexpr Row faultTexts[] = {
    {"fault-beyond-local",
     WARPFOLD_TEXT(
         "thread {thread} of block {block} accesses byte {byte} of its local memory at line {line}, which has "
         "{bytes} bytes")},
    {"fault-beyond-parameters",
     WARPFOLD_TEXT(
         "thread {thread} of block {block} reads byte {byte} of the kernel's parameters at line {line}, which "
         "have {bytes} bytes")},
    {"fault-nowhere",
     WARPFOLD_TEXT(
         "thread {thread} of block {block} accesses address {address:#x} at line {line}, where nothing lies")},
    {"fault-misaligned",
     WARPFOLD_TEXT("thread {thread} of block {block} accesses {bytes} bytes at address {address:#x} at line {line}, "
                   "which is no multiple of that size")},
    {"fault-deadlock",
     WARPFOLD_TEXT("deadlock in block {block}: thread {thread} waits at line {line} for thread {other}, which waits at "
                   "line {other_line}")},
    {"fault-deadlock-ended",
     WARPFOLD_TEXT("deadlock in block {block}: thread {thread} waits at line {line} for threads that have ended")},
    {"fault-waits-for-word",
     WARPFOLD_TEXT("deadlock in block {block}: thread {thread} waits at line {line} for {array:short}[{index}] to "
                   "change, and no thread is left to change it")},
    {"fault-waits",
     WARPFOLD_TEXT("deadlock in block {block}: thread {thread} waits at line {line}, and no thread is left that could "
                   "let it go on")},
    {"fault-endless",
     WARPFOLD_TEXT(
         "thread {thread} of block {block} still runs at line {line} after {instructions} instructions of its "
         "warp; check the condition that ends it")},
    {"fault-no-progress",
     WARPFOLD_TEXT(
         "block {block} waits for one of the {blocks} blocks that cannot start before others end; launch fewer "
         "blocks"),
     WARPFOLD_TEXT("block {block} waits for the one block that cannot start before others end; launch fewer blocks"),
     "blocks"},
    {"launch-does-not-fit",
     WARPFOLD_TEXT("the kernel cannot be launched with blocks of {threads} threads and {bytes} bytes of parameters; it "
                   "takes up to 1024 threads and {needed} bytes")},
    {"launch-shared-memory",
     WARPFOLD_TEXT("the kernel cannot be launched with {bytes} bytes of shared memory for each block; a GPU has up to "
                   "{most}")},
    {"fault-call-depth",
     WARPFOLD_TEXT("thread {thread} of block {block} has too many calls in each other at line {line}")},
    {"fault-trap", WARPFOLD_TEXT("thread {thread} of block {block} gives up at line {line}")},
};

}  // namespace warpfold::words
