// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "words/row.h"

namespace warpfold::words {

/// What is written beside the pictures of a block: steps, lanes, accesses to memory, and how a value was made.
inline constexpr Row traceTexts[] = {
    {"step-load", WARPFOLD_TEXT("load")},
    {"step-store", WARPFOLD_TEXT("store")},
    {"step-share", WARPFOLD_TEXT("share")},
    {"stride", "{distance:d}"},  // the step's name is this number, in every language
    {"stride-none", WARPFOLD_TEXT("step {step}")},
    {"stride-update", WARPFOLD_TEXT("update")},
    {"stride-serial", WARPFOLD_TEXT("serial")},
    {"stride-atomic", WARPFOLD_TEXT("atomic")},
    {"stride-warp", WARPFOLD_TEXT("warp")},

    // Of a timeline for trace viewers
    {"timeline-step", WARPFOLD_TEXT("step {step}, stride {stride}")},
    {"timeline-block", WARPFOLD_TEXT("launch {launch}, block {block}")},
    {"timeline-warp", WARPFOLD_TEXT("warp {warp}")},
    {"timeline-timed", WARPFOLD_TEXT("timed")},
    {"timeline-untimed", WARPFOLD_TEXT("step numbers, no times")},
    {"timeline-clock-timed", WARPFOLD_TEXT("times of steps, from barrier to barrier; each block begins at 0")},
    {"timeline-clock-untimed",
     WARPFOLD_TEXT("blocks without step times stand at step numbers, 1 us for each step, which are no times")},

    {"lane-skipped", WARPFOLD_TEXT("no lane of its warp works")},
    {"lane-idle", WARPFOLD_TEXT("idle while other lanes of its warp work")},
    {"lane-touched", WARPFOLD_TEXT("reads or writes memory")},
    {"lane-combined", WARPFOLD_TEXT("combines")},

    // {element}: by its C++ name, "g_in[17]", followed by its distance from the array's start in bytes
    {"at-element", "{element}"},
    {"at-address", "{element}  +{bytes:#x}"},
    {"at-register", WARPFOLD_TEXT("thread {thread:d}, register")},

    {"access-load", WARPFOLD_TEXT("warp {warp:d} loads {array}")},
    {"access-load-shared", WARPFOLD_TEXT("warp {warp:d} loads shared memory")},
    {"access-store", WARPFOLD_TEXT("warp {warp:d} stores {array}")},
    {"access-store-shared", WARPFOLD_TEXT("warp {warp:d} stores shared memory")},
    {"access-atomic", WARPFOLD_TEXT("warp {warp:d}, atomics at {array}")},
    {"access-atomic-shared", WARPFOLD_TEXT("warp {warp:d}, atomics at shared memory")},
    {"access-left", WARPFOLD_TEXT("left operand")},
    {"access-right", WARPFOLD_TEXT("right operand")},
    {"access-result", WARPFOLD_TEXT("result")},
    {"access-used", WARPFOLD_TEXT("{percent:.0f} % used")},
    {"access-warps", WARPFOLD_TEXT("the same {count} times, by warps {warps}"),
     WARPFOLD_TEXT("the same {count} times, by warp {warps}"), "warps"},
    {"access-lanes", WARPFOLD_TEXT("{lanes} lanes"), WARPFOLD_TEXT("1 lane"), "lanes"},
    {"access-sectors", WARPFOLD_TEXT("{sectors} sectors"), WARPFOLD_TEXT("1 sector"), "sectors"},
    {"access-ways", WARPFOLD_TEXT("{ways}-way")},
    {"access-no-conflict", WARPFOLD_TEXT("no conflict")},
    {"access-conflicts", WARPFOLD_TEXT("{rounds} extra rounds"), WARPFOLD_TEXT("1 extra round"), "rounds"},

    // {places}: elements by their C++ names, "g_in[3], g_in[19], …"
    {"chain-add", WARPFOLD_TEXT("adds up {elements} elements: {places}")},
    {"chain-add-squares", WARPFOLD_TEXT("adds up the squares of {elements} elements: {places}")},
    {"chain-add-products", WARPFOLD_TEXT("adds up the products of {elements} pairs of elements: {places}")},
    {"chain-multiply", WARPFOLD_TEXT("multiplies {elements} elements: {places}")},
    {"chain-smaller", WARPFOLD_TEXT("keeps the smallest of {elements} elements: {places}")},
    {"chain-larger", WARPFOLD_TEXT("keeps the largest of {elements} elements: {places}")},
    {"chain-largest", WARPFOLD_TEXT("keeps the largest absolute value of {elements} elements: {places}")},
    {"chain-bits", WARPFOLD_TEXT("combines {elements} elements bit by bit: {places}")},
    {"chain-logic", WARPFOLD_TEXT("combines the truth values (zero or not) of {elements} elements: {places}")},
};

}  // namespace warpfold::words
