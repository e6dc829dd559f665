// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "words/row.h"

namespace warpfold::words {

/// What happens in a step of a block: whole sentences, which begin large and end with a stop. Where a verb, a noun or a
/// clause changes, there is a row of its own, since no language but English would change it in the same place.
inline constexpr Row stepTexts[] = {
    // Before and after the steps.
    {"inputs-lie", WARPFOLD_TEXT("The block's {values} values lie in global memory; nothing is combined yet."),
     WARPFOLD_TEXT("The block's only value lies in global memory; nothing is combined yet."), "values"},
    {"inputs-padding", WARPFOLD_TEXT("{padding} of them are padding: the identity, which changes no result."),
     WARPFOLD_TEXT("One of them is padding: the identity, which changes no result."), "padding"},
    {"inputs-beyond",
     WARPFOLD_TEXT("{values} of them lie beyond the end of the array, in memory that was never written: the kernel "
                   "reads them all the same."),
     WARPFOLD_TEXT("One of them lies beyond the end of the array, in memory that was never written: the kernel reads "
                   "it all the same."),
     "values"},
    {"stores-result", WARPFOLD_TEXT("Thread {thread:d} then stores the block's result, {result}.")},
    {"stores-results", WARPFOLD_TEXT("Then threads {threads} store a result each.")},
    {"stores-many", WARPFOLD_TEXT("The block stores {results:word} results.")},
    {"draws-ticket",
     WARPFOLD_TEXT("Thread {thread:d} stores the block's partial result, {result}, and draws a ticket.")},
    {"draws-ticket-only", WARPFOLD_TEXT("Thread {thread:d} draws a ticket.")},
    {"launch-ends", WARPFOLD_TEXT("Thread {thread:d} stores the block's partial result, {result}, and the launch ends. "
                                  "One block of the next launch reads the partial results of all blocks.")},
    {"ticket-is-last", WARPFOLD_TEXT("It is the last one.")},
    {"ticket-saves-launch",
     WARPFOLD_TEXT("This block goes on with the partial results of all blocks: no second launch is needed.")},
    {"ticket-is-not-last", WARPFOLD_TEXT("It is not the last one: another block will finish.")},
    {"result-of-all", WARPFOLD_TEXT("The result of the whole reduction is {result}.")},
    {"result-of-block", WARPFOLD_TEXT("The block's result is {result}.")},
    {"left-ended", WARPFOLD_TEXT("The block on the left ended after {steps:word} steps."),
     WARPFOLD_TEXT("The block on the left ended after one step."), "steps"},
    {"left-ended-in", WARPFOLD_TEXT("The block on the left ended after {steps:word} steps, in {result}."),
     WARPFOLD_TEXT("The block on the left ended after one step, in {result}."), "steps"},
    {"right-ended", WARPFOLD_TEXT("The block on the right ended after {steps:word} steps."),
     WARPFOLD_TEXT("The block on the right ended after one step."), "steps"},
    {"right-ended-in", WARPFOLD_TEXT("The block on the right ended after {steps:word} steps, in {result}."),
     WARPFOLD_TEXT("The block on the right ended after one step, in {result}."), "steps"},

    // Who reads what.
    {"load", WARPFOLD_TEXT("Load: {threads} threads read one element each; nothing is combined yet."),
     WARPFOLD_TEXT("Load: one thread reads an element; nothing is combined yet."), "threads"},
    {"load-square",
     WARPFOLD_TEXT("Load: {threads} threads read one element each and square it; nothing is combined yet."),
     WARPFOLD_TEXT("Load: one thread reads an element and squares it; nothing is combined yet."), "threads"},
    {"load-multiply",
     WARPFOLD_TEXT(
         "Load: {threads} threads read one element of each input and multiply them; nothing is combined yet."),
     WARPFOLD_TEXT("Load: one thread reads one element of each input and multiplies them; nothing is combined yet."),
     "threads"},
    {"load-identity", WARPFOLD_TEXT("For {threads} threads there is no element; they put the identity in its place."),
     WARPFOLD_TEXT("For one thread there is no element; it puts the identity in its place."), "threads"},

    // Who combines an element of their own with another one.
    {"own-add",
     WARPFOLD_TEXT("Stride {stride:d}: threads {threads} add the value {stride:word} places to their right."),
     WARPFOLD_TEXT("Stride {stride:d}: thread {threads} adds the value {stride:word} places to its right."), "threads"},
    {"own-add-next", WARPFOLD_TEXT("Stride 1: threads {threads} add the value one place to their right."),
     WARPFOLD_TEXT("Stride 1: thread {threads} adds the value one place to its right."), "threads"},
    {"own-multiply",
     WARPFOLD_TEXT(
         "Stride {stride:d}: threads {threads} multiply their value by the value {stride:word} places to their right."),
     WARPFOLD_TEXT(
         "Stride {stride:d}: thread {threads} multiplies its value by the value {stride:word} places to its right."),
     "threads"},
    {"own-multiply-next",
     WARPFOLD_TEXT("Stride 1: threads {threads} multiply their value by the value one place to their right."),
     WARPFOLD_TEXT("Stride 1: thread {threads} multiplies its value by the value one place to its right."), "threads"},
    {"own-smaller",
     WARPFOLD_TEXT("Stride {stride:d}: threads {threads} keep the smaller of their value and the value {stride:word} "
                   "places to their right."),
     WARPFOLD_TEXT("Stride {stride:d}: thread {threads} keeps the smaller of its value and the value {stride:word} "
                   "places to its right."),
     "threads"},
    {"own-smaller-next",
     WARPFOLD_TEXT(
         "Stride 1: threads {threads} keep the smaller of their value and the value one place to their right."),
     WARPFOLD_TEXT("Stride 1: thread {threads} keeps the smaller of its value and the value one place to its right."),
     "threads"},
    {"own-larger",
     WARPFOLD_TEXT("Stride {stride:d}: threads {threads} keep the larger of their value and the value {stride:word} "
                   "places to their right."),
     WARPFOLD_TEXT("Stride {stride:d}: thread {threads} keeps the larger of its value and the value {stride:word} "
                   "places to its right."),
     "threads"},
    {"own-larger-next",
     WARPFOLD_TEXT(
         "Stride 1: threads {threads} keep the larger of their value and the value one place to their right."),
     WARPFOLD_TEXT("Stride 1: thread {threads} keeps the larger of its value and the value one place to its right."),
     "threads"},
    {"own-bits",
     WARPFOLD_TEXT("Stride {stride:d}: threads {threads} combine their bits with those of the value {stride:word} "
                   "places to their right."),
     WARPFOLD_TEXT("Stride {stride:d}: thread {threads} combines its bits with those of the value {stride:word} places "
                   "to its right."),
     "threads"},
    {"own-bits-next",
     WARPFOLD_TEXT("Stride 1: threads {threads} combine their bits with those of the value one place to their right."),
     WARPFOLD_TEXT("Stride 1: thread {threads} combines its bits with those of the value one place to its right."),
     "threads"},
    {"own-logic",
     WARPFOLD_TEXT("Stride {stride:d}: threads {threads} combine the truth values (zero or not) of their value and the "
                   "value {stride:word} places to their right."),
     WARPFOLD_TEXT("Stride {stride:d}: thread {threads} combines the truth values (zero or not) of its value and the "
                   "value {stride:word} places to its right."),
     "threads"},
    {"own-logic-next",
     WARPFOLD_TEXT("Stride 1: threads {threads} combine the truth values (zero or not) of their value and the value "
                   "one place to their right."),
     WARPFOLD_TEXT("Stride 1: thread {threads} combines the truth values (zero or not) of its value and the value one "
                   "place to its right."),
     "threads"},
    {"own-largest",
     WARPFOLD_TEXT("Stride {stride:d}: threads {threads} keep the larger of their absolute value and that of the value "
                   "{stride:word} places to their right."),
     WARPFOLD_TEXT("Stride {stride:d}: thread {threads} keeps the larger of its absolute value and that of the value "
                   "{stride:word} places to its right."),
     "threads"},
    {"own-largest-next",
     WARPFOLD_TEXT(
         "Stride 1: threads {threads} keep the larger of their absolute value and that of the neighbour on the right."),
     WARPFOLD_TEXT(
         "Stride 1: thread {threads} keeps the larger of its absolute value and that of the neighbour on the right."),
     "threads"},

    // Who combines two elements that others loaded.
    {"pair-add",
     WARPFOLD_TEXT("Stride {stride:d}: threads {threads} each add two elements {stride:word} places apart."),
     WARPFOLD_TEXT("Stride {stride:d}: thread {threads} adds two elements {stride:word} places apart."), "threads"},
    {"pair-add-next", WARPFOLD_TEXT("Stride 1: threads {threads} each add two elements one place apart."),
     WARPFOLD_TEXT("Stride 1: thread {threads} adds two elements one place apart."), "threads"},
    {"pair-multiply",
     WARPFOLD_TEXT("Stride {stride:d}: threads {threads} each multiply two elements {stride:word} places apart."),
     WARPFOLD_TEXT("Stride {stride:d}: thread {threads} multiplies two elements {stride:word} places apart."),
     "threads"},
    {"pair-multiply-next", WARPFOLD_TEXT("Stride 1: threads {threads} each multiply two elements one place apart."),
     WARPFOLD_TEXT("Stride 1: thread {threads} multiplies two elements one place apart."), "threads"},
    {"pair-smaller",
     WARPFOLD_TEXT(
         "Stride {stride:d}: threads {threads} each keep the smaller of two elements {stride:word} places apart."),
     WARPFOLD_TEXT("Stride {stride:d}: thread {threads} keeps the smaller of two elements {stride:word} places apart."),
     "threads"},
    {"pair-smaller-next",
     WARPFOLD_TEXT("Stride 1: threads {threads} each keep the smaller of two elements one place apart."),
     WARPFOLD_TEXT("Stride 1: thread {threads} keeps the smaller of two elements one place apart."), "threads"},
    {"pair-larger",
     WARPFOLD_TEXT(
         "Stride {stride:d}: threads {threads} each keep the larger of two elements {stride:word} places apart."),
     WARPFOLD_TEXT("Stride {stride:d}: thread {threads} keeps the larger of two elements {stride:word} places apart."),
     "threads"},
    {"pair-larger-next",
     WARPFOLD_TEXT("Stride 1: threads {threads} each keep the larger of two elements one place apart."),
     WARPFOLD_TEXT("Stride 1: thread {threads} keeps the larger of two elements one place apart."), "threads"},
    {"pair-bits",
     WARPFOLD_TEXT(
         "Stride {stride:d}: threads {threads} each combine the bits of two elements {stride:word} places apart."),
     WARPFOLD_TEXT("Stride {stride:d}: thread {threads} combines the bits of two elements {stride:word} places apart."),
     "threads"},
    {"pair-bits-next",
     WARPFOLD_TEXT("Stride 1: threads {threads} each combine the bits of two elements one place apart."),
     WARPFOLD_TEXT("Stride 1: thread {threads} combines the bits of two elements one place apart."), "threads"},
    {"pair-logic",
     WARPFOLD_TEXT("Stride {stride:d}: threads {threads} each combine the truth values (zero or not) of two elements "
                   "{stride:word} places apart."),
     WARPFOLD_TEXT("Stride {stride:d}: thread {threads} combines the truth values (zero or not) of two elements "
                   "{stride:word} places apart."),
     "threads"},
    {"pair-logic-next",
     WARPFOLD_TEXT(
         "Stride 1: threads {threads} each combine the truth values (zero or not) of two elements one place apart."),
     WARPFOLD_TEXT(
         "Stride 1: thread {threads} combines the truth values (zero or not) of two elements one place apart."),
     "threads"},
    {"pair-largest",
     WARPFOLD_TEXT("Stride {stride:d}: threads {threads} each keep the larger absolute value of two elements "
                   "{stride:word} places apart."),
     WARPFOLD_TEXT("Stride {stride:d}: thread {threads} keeps the larger absolute value of two elements {stride:word} "
                   "places apart."),
     "threads"},
    {"pair-largest-next",
     WARPFOLD_TEXT("Stride 1: threads {threads} each keep the larger absolute value of two elements one place apart."),
     WARPFOLD_TEXT("Stride 1: thread {threads} keeps the larger absolute value of two elements one place apart."),
     "threads"},

    // Who combines in other ways.
    {"combine-rounds",
     WARPFOLD_TEXT(
         "Step {step:d}: threads {threads} combine up to {rounds:word} times each, with no barrier in between."),
     WARPFOLD_TEXT("Step {step:d}: thread {threads} combines {rounds:word} times, with no barrier in between."),
     "threads"},
    {"combine-anyhow", WARPFOLD_TEXT("Step {step:d}: threads {threads} combine values."),
     WARPFOLD_TEXT("Step {step:d}: thread {threads} combines values."), "threads"},
    {"serial",
     WARPFOLD_TEXT("Before the tree, threads {threads} each take {elements:word} elements one after the other and "
                   "combine them in a register."),
     WARPFOLD_TEXT("Before the tree, thread {threads} takes {elements:word} elements one after the other and combines "
                   "them in a register."),
     "threads"},
    {"serial-one-element", WARPFOLD_TEXT("Before the tree, threads {threads} each take one element into a register."),
     WARPFOLD_TEXT("Before the tree, thread {threads} takes one element into a register."), "threads"},
    {"serial-either", WARPFOLD_TEXT("Before the tree, threads {threads} each take {fewest:word} or {most:word} "
                                    "elements one after the other and combine them in a register.")},
    {"serial-varying", WARPFOLD_TEXT("Before the tree, threads {threads} each take {fewest:word} to {most:word} "
                                     "elements one after the other and combine them in a register.")},
    {"serial-at-once",
     WARPFOLD_TEXT(
         "Before the tree, threads {threads} each have {loads:word} loads under way at once, then combine the "
         "values in a register."),
     WARPFOLD_TEXT("Before the tree, thread {threads} has {loads:word} loads under way at once, then combines the "
                   "values in a register."),
     "threads"},
    {"serial-in-groups",
     WARPFOLD_TEXT(
         "Before the tree, threads {threads} each take {elements:word} elements, {loads:word} loads under way "
         "at a time, and combine them in a register."),
     WARPFOLD_TEXT(
         "Before the tree, thread {threads} takes {elements:word} elements, {loads:word} loads under way at a "
         "time, and combines them in a register."),
     "threads"},
    {"serial-wide",
     WARPFOLD_TEXT(
         "Before the tree, threads {threads} each take {elements:word} elements, {each:word} with every load, "
         "and combine them in a register."),
     WARPFOLD_TEXT("Before the tree, thread {threads} takes {elements:word} elements, {each:word} with every load, and "
                   "combines them in a register."),
     "threads"},
    {"serial-wide-varying",
     WARPFOLD_TEXT(
         "Before the tree, threads {threads} each take {fewest:word} to {most:word} elements, {each:word} with "
         "every load of 16 bytes, and combine them in a register.")},
    {"serial-in-groups-varying",
     WARPFOLD_TEXT("Before the tree, threads {threads} each take {fewest:word} to {most:word} elements, {loads:word} "
                   "loads under way at a time, and combine them in a register.")},
    {"loads-at-once",
     WARPFOLD_TEXT("A warp waits for memory once for {loads:word} elements, not once for each of them.")},
    {"elements-beyond",
     WARPFOLD_TEXT(
         "{elements} of these elements lie beyond the end of the array: these values are not part of the input."),
     WARPFOLD_TEXT("One of these elements lies beyond the end of the array: its value is not part of the input."),
     "elements"},
    {"partials", WARPFOLD_TEXT("Threads {threads} read partial results of other blocks from global memory."),
     WARPFOLD_TEXT("Thread {threads} reads partial results of other blocks from global memory."), "threads"},
    {"partials-waited-for",
     WARPFOLD_TEXT(
         "This block is the last of the grid and finishes: threads {threads} wait until the other blocks have "
         "published their partial results, and take them."),
     WARPFOLD_TEXT(
         "This block is the last of the grid and finishes: thread {threads} waits until the other blocks have "
         "published their partial results, and takes them."),
     "threads"},
    {"partials-of-cluster",
     WARPFOLD_TEXT(
         "This block is the last of its cluster, whose barrier it has passed: threads {threads} take the partial "
         "results that the other blocks have stored in its shared memory."),
     WARPFOLD_TEXT(
         "This block is the last of its cluster, whose barrier it has passed: thread {threads} takes the partial "
         "results that the other blocks have stored in its shared memory."),
     "threads"},
    {"partials-after-all",
     WARPFOLD_TEXT("All other blocks have stored their partial results, and this one finishes: threads {threads} read "
                   "them from global memory."),
     WARPFOLD_TEXT("All other blocks have stored their partial results, and this one finishes: thread {threads} reads "
                   "them from global memory."),
     "threads"},
    {"shuffle",
     WARPFOLD_TEXT("Shuffle: every lane reads the register of the lane {distance:word} places to its right and "
                   "combines that value with its own, without touching memory."),
     WARPFOLD_TEXT("Shuffle: every lane reads the register of the lane to its right and combines that value with its "
                   "own, without touching memory."),
     "distance"},
    {"shuffle-anyhow", WARPFOLD_TEXT("Shuffle: every lane reads the register of another lane and combines that value "
                                     "with its own, without touching memory.")},
    {"warp-reduction", WARPFOLD_TEXT("One instruction combines the values of all lanes of a warp, from register to "
                                     "register. Every lane receives the result; the picture has it at the first one.")},
    {"shuffle-own",
     WARPFOLD_TEXT("Lanes {lanes} have no lane that far to the right: __shfl_down_sync gives them their own value."),
     WARPFOLD_TEXT("Lane {lanes} has no lane that far to the right: __shfl_down_sync gives it its own value."),
     "lanes"},
    {"update",
     WARPFOLD_TEXT("Thread {thread:d} reads {word}, combines the block's value with it and writes it back: {before} "
                   "becomes {after}. Nothing keeps another block from doing the same in between.")},
    {"atomic", WARPFOLD_TEXT("Atomic: thread {thread:d} combines the block's value with {word} in one indivisible "
                             "operation: {before} becomes {after}.")},
    {"atomics", WARPFOLD_TEXT("Atomics: threads {threads} each combine a value with the word {word}. They arrive one "
                              "after the other, and {before} becomes {after}.")},
    {"syncwarp-of-other-warps",
     WARPFOLD_TEXT("The second values come from other warps, which wrote them before the last barrier; this step ends "
                   "at __syncwarp, not at a barrier of the block.")},
    {"syncwarp", WARPFOLD_TEXT("Only lanes of the same warp exchange values here: the step ends at __syncwarp, not at "
                               "a barrier of the block.")},
    {"syncwarp-of-results",
     WARPFOLD_TEXT("The results that count are exchanged within one warp: the step ends at __syncwarp, not at a "
                   "barrier of the block.")},
    {"lanes-discarded", WARPFOLD_TEXT("Results of lanes {lanes}, dimmed in the tree, are discarded."),
     WARPFOLD_TEXT("The result of lane {lanes}, dimmed in the tree, is discarded."), "lanes"},

    // Which warps work. Those that do not may have a barrier to reach, or nothing.
    {"only-warp-busy", WARPFOLD_TEXT("The block's only warp runs with all lanes at work.")},
    {"only-warp-share", WARPFOLD_TEXT("The block's only warp runs with one lane in {each:word} at work; a warp takes "
                                      "as long for one lane as for all.")},
    {"only-warp-part", WARPFOLD_TEXT("The block's only warp runs with {working} of its {lanes} lanes at work; a warp "
                                     "takes as long for one lane as for all.")},
    {"only-warp-reads", WARPFOLD_TEXT("The only warp reads with {working} of its {lanes} lanes.")},
    {"warps-read", WARPFOLD_TEXT("{issued} of {warps} warps read, with {working} of their {lanes} lanes."),
     WARPFOLD_TEXT("One of {warps} warps reads, with {working} of its {lanes} lanes."), "issued"},
    {"both-warps-busy", WARPFOLD_TEXT("Both warps run with all lanes at work.")},
    {"all-warps-busy", WARPFOLD_TEXT("All {warps:word} warps run with all lanes at work.")},
    {"all-warps-share", WARPFOLD_TEXT("{issued} of {warps} warps run, each with one lane in {each:word} at work; a "
                                      "warp takes as long for one lane as for all.")},
    {"all-warps-part", WARPFOLD_TEXT("{issued} of {warps} warps run, with {working} of their {lanes} lanes at work; a "
                                     "warp takes as long for one lane as for all.")},
    {"one-warp-full-others-wait",
     WARPFOLD_TEXT("1 of {warps} warps runs, with all lanes at work; the other {others:word} only reach the barrier."),
     WARPFOLD_TEXT("1 of {warps} warps runs, with all lanes at work; the other one only reaches the barrier."),
     "others"},
    {"one-warp-full-others-done",
     WARPFOLD_TEXT("1 of {warps} warps runs, with all lanes at work; the other {others:word} have nothing left to do."),
     WARPFOLD_TEXT("1 of {warps} warps runs, with all lanes at work; the other one has nothing left to do."), "others"},
    {"one-warp-share-others-wait",
     WARPFOLD_TEXT("1 of {warps} warps runs, with one lane in {each:word} at work; the other {others:word} only reach "
                   "the barrier."),
     WARPFOLD_TEXT(
         "1 of {warps} warps runs, with one lane in {each:word} at work; the other one only reaches the barrier."),
     "others"},
    {"one-warp-share-others-done",
     WARPFOLD_TEXT("1 of {warps} warps runs, with one lane in {each:word} at work; the other {others:word} have "
                   "nothing left to do."),
     WARPFOLD_TEXT(
         "1 of {warps} warps runs, with one lane in {each:word} at work; the other one has nothing left to do."),
     "others"},
    {"one-warp-part-others-wait",
     WARPFOLD_TEXT("1 of {warps} warps runs, with {working} of its {lanes} lanes at work; the other {others:word} only "
                   "reach the barrier."),
     WARPFOLD_TEXT("1 of {warps} warps runs, with {working} of its {lanes} lanes at work; the other one only reaches "
                   "the barrier."),
     "others"},
    {"one-warp-part-others-done",
     WARPFOLD_TEXT("1 of {warps} warps runs, with {working} of its {lanes} lanes at work; the other {others:word} have "
                   "nothing left to do."),
     WARPFOLD_TEXT(
         "1 of {warps} warps runs, with {working} of its {lanes} lanes at work; the other one has nothing left to do."),
     "others"},
    {"some-warps-full-others-wait",
     WARPFOLD_TEXT(
         "{issued} of {warps} warps run, with all lanes at work; the other {others:word} only reach the barrier."),
     WARPFOLD_TEXT("{issued} of {warps} warps run, with all lanes at work; the other one only reaches the barrier."),
     "others"},
    {"some-warps-full-others-done",
     WARPFOLD_TEXT(
         "{issued} of {warps} warps run, with all lanes at work; the other {others:word} have nothing left to do."),
     WARPFOLD_TEXT("{issued} of {warps} warps run, with all lanes at work; the other one has nothing left to do."),
     "others"},
    {"some-warps-share-others-wait",
     WARPFOLD_TEXT("{issued} of {warps} warps run, each with one lane in {each:word} at work; the other {others:word} "
                   "only reach the barrier."),
     WARPFOLD_TEXT("{issued} of {warps} warps run, each with one lane in {each:word} at work; the other one only "
                   "reaches the barrier."),
     "others"},
    {"some-warps-share-others-done",
     WARPFOLD_TEXT("{issued} of {warps} warps run, each with one lane in {each:word} at work; the other {others:word} "
                   "have nothing left to do."),
     WARPFOLD_TEXT("{issued} of {warps} warps run, each with one lane in {each:word} at work; the other one has "
                   "nothing left to do."),
     "others"},
    {"some-warps-part-others-wait",
     WARPFOLD_TEXT("{issued} of {warps} warps run, with {working} of their {lanes} lanes at work; the other "
                   "{others:word} only reach the barrier."),
     WARPFOLD_TEXT("{issued} of {warps} warps run, with {working} of their {lanes} lanes at work; the other one only "
                   "reaches the barrier."),
     "others"},
    {"some-warps-part-others-done",
     WARPFOLD_TEXT("{issued} of {warps} warps run, with {working} of their {lanes} lanes at work; the other "
                   "{others:word} have nothing left to do."),
     WARPFOLD_TEXT("{issued} of {warps} warps run, with {working} of their {lanes} lanes at work; the other one has "
                   "nothing left to do."),
     "others"},

    // What a step costs in memory beyond what it needs.
    {"bank-conflicts",
     WARPFOLD_TEXT("The warps wait {rounds} extra rounds, since their lanes meet in the same banks of shared memory."),
     WARPFOLD_TEXT("A warp waits one extra round, since its lanes meet in the same bank of shared memory."), "rounds"},
    {"bank-conflicts-one-warp",
     WARPFOLD_TEXT("The warp waits {rounds} extra rounds, since its lanes meet in the same banks of shared memory."),
     WARPFOLD_TEXT("The warp waits one extra round, since its lanes meet in the same bank of shared memory."),
     "rounds"},
    {"warps-use-bytes", WARPFOLD_TEXT("The warps use {used} of the {moved} bytes that they move, {percent:.0f} %: "
                                      "memory moves in sectors of 32 bytes.")},
    {"warp-uses-bytes", WARPFOLD_TEXT("The warp uses {used} of the {moved} bytes that it moves, {percent:.0f} %: "
                                      "memory moves in sectors of 32 bytes.")},
    {"values-apart",
     WARPFOLD_TEXT("Values of neighbouring lanes at work lie {apart} bytes apart: a sector holds {values:word} of them "
                   "where {room:word} would fit."),
     WARPFOLD_TEXT(
         "Values of neighbouring lanes at work lie {apart} bytes apart: each needs a sector of its own, where "
         "{room:word} would fit into one."),
     "values"},
    {"sectors-beyond",
     WARPFOLD_TEXT(
         "A warp moves {sectors} sectors of 32 bytes at a time where {needed} would hold the values it uses.")},
    {"sectors-beyond-one",
     WARPFOLD_TEXT("A warp moves {sectors} sectors of 32 bytes at a time where one would hold the values it uses.")},

    // The tree on the right, alone or beside the left one.
    {"right-same", WARPFOLD_TEXT("The block on the right does the same.")},
    {"right-differs", WARPFOLD_TEXT("The block on the right does something else.")},
    {"right-goes-on", WARPFOLD_TEXT("The block on the right goes on.")},
    {"right-one-thread", WARPFOLD_TEXT("One thread works on the right as well.")},
    {"right-takes-more",
     WARPFOLD_TEXT("Each thread of the block on the right takes {right:word} elements where one on the left takes "
                   "{left:word}: fewer threads do the same work.")},
    {"right-takes-more-at-once",
     WARPFOLD_TEXT("Each thread of the block on the right takes {right:word} elements where one on the left takes "
                   "{left:word}: one block with one tree does what takes several blocks and a second launch on the "
                   "left.")},
    {"right-takes-fewer",
     WARPFOLD_TEXT("Each thread of the block on the right takes {right:word} elements where one on the left takes "
                   "{left:word}: more threads do the same work."),
     WARPFOLD_TEXT("Each thread of the block on the right takes one element where one on the left takes {left:word}: "
                   "more threads do the same work."),
     "right"},
    {"right-loads-at-once",
     WARPFOLD_TEXT("Threads of the block on the right take as many elements, but have {loads:word} loads under way at "
                   "once: a warp waits for memory once for {loads:word} elements, not once for each of them.")},
    {"right-loads-one-by-one",
     WARPFOLD_TEXT("Threads of the block on the right take as many elements, but one after the other.")},
    {"right-additions-same",
     WARPFOLD_TEXT("The block on the right does the same number of additions and uses the same number of warps.")},
    {"right-additions-more",
     WARPFOLD_TEXT("The block on the right does the same number of additions in {issued:word} warps.")},
    {"right-additions-one-warp",
     WARPFOLD_TEXT("The block on the right does the same number of additions in one warp.")},
    {"right-additions-one-warp-others-wait",
     WARPFOLD_TEXT(
         "The block on the right does the same number of additions in one warp; the other {others:word} only reach "
         "the barrier."),
     WARPFOLD_TEXT("The block on the right does the same number of additions in one warp; the other one only reaches "
                   "the barrier."),
     "others"},
    {"right-additions-one-warp-others-done",
     WARPFOLD_TEXT(
         "The block on the right does the same number of additions in one warp; the other {others:word} have nothing "
         "left to do."),
     WARPFOLD_TEXT(
         "The block on the right does the same number of additions in one warp; the other one has nothing left to do."),
     "others"},
    {"right-additions-warps",
     WARPFOLD_TEXT("The block on the right does the same number of additions in {issued:word} warps.")},
    {"right-additions-warps-others-wait",
     WARPFOLD_TEXT(
         "The block on the right does the same number of additions in {issued:word} warps; the other {others:word} "
         "only reach the barrier."),
     WARPFOLD_TEXT(
         "The block on the right does the same number of additions in {issued:word} warps; the other one only "
         "reaches the barrier."),
     "others"},
    {"right-additions-warps-others-done",
     WARPFOLD_TEXT(
         "The block on the right does the same number of additions in {issued:word} warps; the other {others:word} "
         "have nothing left to do."),
     WARPFOLD_TEXT(
         "The block on the right does the same number of additions in {issued:word} warps; the other one has nothing "
         "left to do."),
     "others"},
    {"right-comparisons-same",
     WARPFOLD_TEXT("The block on the right does the same number of comparisons and uses the same number of warps.")},
    {"right-comparisons-more",
     WARPFOLD_TEXT("The block on the right does the same number of comparisons in {issued:word} warps.")},
    {"right-comparisons-one-warp",
     WARPFOLD_TEXT("The block on the right does the same number of comparisons in one warp.")},
    {"right-comparisons-one-warp-others-wait",
     WARPFOLD_TEXT(
         "The block on the right does the same number of comparisons in one warp; the other {others:word} only reach "
         "the barrier."),
     WARPFOLD_TEXT("The block on the right does the same number of comparisons in one warp; the other one only reaches "
                   "the barrier."),
     "others"},
    {"right-comparisons-one-warp-others-done",
     WARPFOLD_TEXT(
         "The block on the right does the same number of comparisons in one warp; the other {others:word} have "
         "nothing left to do."),
     WARPFOLD_TEXT("The block on the right does the same number of comparisons in one warp; the other one has nothing "
                   "left to do."),
     "others"},
    {"right-comparisons-warps",
     WARPFOLD_TEXT("The block on the right does the same number of comparisons in {issued:word} warps.")},
    {"right-comparisons-warps-others-wait",
     WARPFOLD_TEXT(
         "The block on the right does the same number of comparisons in {issued:word} warps; the other {others:word} "
         "only reach the barrier."),
     WARPFOLD_TEXT(
         "The block on the right does the same number of comparisons in {issued:word} warps; the other one only "
         "reaches the barrier."),
     "others"},
    {"right-comparisons-warps-others-done",
     WARPFOLD_TEXT(
         "The block on the right does the same number of comparisons in {issued:word} warps; the other {others:word} "
         "have nothing left to do."),
     WARPFOLD_TEXT(
         "The block on the right does the same number of comparisons in {issued:word} warps; the other one has "
         "nothing left to do."),
     "others"},
    {"right-operations-same",
     WARPFOLD_TEXT("The block on the right does the same number of operations and uses the same number of warps.")},
    {"right-operations-more",
     WARPFOLD_TEXT("The block on the right does the same number of operations in {issued:word} warps.")},
    {"right-operations-one-warp",
     WARPFOLD_TEXT("The block on the right does the same number of operations in one warp.")},
    {"right-operations-one-warp-others-wait",
     WARPFOLD_TEXT(
         "The block on the right does the same number of operations in one warp; the other {others:word} only reach "
         "the barrier."),
     WARPFOLD_TEXT("The block on the right does the same number of operations in one warp; the other one only reaches "
                   "the barrier."),
     "others"},
    {"right-operations-one-warp-others-done",
     WARPFOLD_TEXT(
         "The block on the right does the same number of operations in one warp; the other {others:word} have "
         "nothing left to do."),
     WARPFOLD_TEXT("The block on the right does the same number of operations in one warp; the other one has nothing "
                   "left to do."),
     "others"},
    {"right-operations-warps",
     WARPFOLD_TEXT("The block on the right does the same number of operations in {issued:word} warps.")},
    {"right-operations-warps-others-wait",
     WARPFOLD_TEXT(
         "The block on the right does the same number of operations in {issued:word} warps; the other {others:word} "
         "only reach the barrier."),
     WARPFOLD_TEXT(
         "The block on the right does the same number of operations in {issued:word} warps; the other one only "
         "reaches the barrier."),
     "others"},
    {"right-operations-warps-others-done",
     WARPFOLD_TEXT(
         "The block on the right does the same number of operations in {issued:word} warps; the other {others:word} "
         "have nothing left to do."),
     WARPFOLD_TEXT(
         "The block on the right does the same number of operations in {issued:word} warps; the other one has "
         "nothing left to do."),
     "others"},
    {"compared-conflicts",
     WARPFOLD_TEXT(
         "The block on the left waits {left} extra rounds for banks of shared memory, the one on the right {right}."),
     WARPFOLD_TEXT(
         "The block on the left waits one extra round for a bank of shared memory, the one on the right {right}."),
     "left"},
    {"compared-bytes",
     WARPFOLD_TEXT(
         "The warps on the left use {left:.0f} % of the bytes that they move, those on the right {right:.0f} %.")},
    {"compared-sectors",
     WARPFOLD_TEXT(
         "Both blocks move the same {moved} bytes: {left:.1f} sectors with each access of a warp on the left, "
         "{right:.1f} with each on the right.")},
    {"small-warps-fill",
     WARPFOLD_TEXT("All {lanes:word} lanes of a warp together use {bytes} of the 32 bytes of a sector: warps are small "
                   "in this example.")},
    {"request-below-sector",
     WARPFOLD_TEXT("A warp asks for {bytes} bytes at a time here, and memory moves no less than a sector of 32.")},
    {"only-loads-differ",
     WARPFOLD_TEXT("The two blocks differ in step {step:d} only: in how many loads are under way at once.")},
    {"left-is-launch",
     WARPFOLD_TEXT("On the left this is launch {launch:d}; the block on the right goes on in its only one.")},
    {"right-is-launch",
     WARPFOLD_TEXT("On the right this is launch {launch:d}; the block on the left goes on in its only one.")},
    {"both-end-in", WARPFOLD_TEXT("Both trees end in {result}.")},
    {"end-in-rounded",
     WARPFOLD_TEXT("The trees end in {left} and {right}: another order of operations rounds differently.")},
    {"end-in", WARPFOLD_TEXT("The trees end in {left} and {right}.")},
    {"compared-times",
     WARPFOLD_TEXT("The block on the left took {left} ns for the step, the one on the right {right} ns.")},
    {"compared-modelled-times",
     WARPFOLD_TEXT("The block on the left would take {left} ns for the step, the one on the right {right} ns.")},
};

}  // namespace warpfold::words
