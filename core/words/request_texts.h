// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "words/row.h"

namespace warpfold::words {

/// What is wrong with a request. Most follow the option, as in "--block 2000: a block has 1 to 1024 threads".
inline constexpr Row requestTexts[] = {
    {"option-beside-list", WARPFOLD_TEXT("{list} names what to run; leave this option or {list} out")},
    {"value-empty", WARPFOLD_TEXT("this is empty; write a value, or leave the option out")},
    {"unknown-kernel", WARPFOLD_TEXT("there is no such kernel; choose one of {choices}")},
    {"unknown-backend", WARPFOLD_TEXT("there is no such backend; choose one of {choices}")},
    {"unknown-type", WARPFOLD_TEXT("there is no such element type; choose one of {choices}")},
    {"unknown-operation", WARPFOLD_TEXT("there is no such operation; choose one of {choices}")},
    {"unknown-cache", WARPFOLD_TEXT("the cache is either cold or warm")},
    {"unknown-input", WARPFOLD_TEXT("there is no such input; choose one of {choices}")},

    {"not-a-count", WARPFOLD_TEXT("this is not a whole number below 2^64; write one such as 16777216, 2^24 or 1e6")},
    {"count-too-large", WARPFOLD_TEXT("this is too large; write {most} or less")},
    {"no-elements", WARPFOLD_TEXT("a reduction needs at least one element")},
    {"no-blocks", WARPFOLD_TEXT("a launch needs at least one block; use auto")},
    {"no-samples", WARPFOLD_TEXT("a median needs at least one sample")},
    {"offset-range", WARPFOLD_TEXT("an input begins 0 to {most} elements after an aligned address")},
    {"not-microseconds", WARPFOLD_TEXT("this is no time; write microseconds from 0 to {most:.0f}, such as 12.5")},
    {"launch-gap-unused",
     WARPFOLD_TEXT("only the time of a modelled GPU has a launch gap to choose; leave it out, or take --backend "
                   "model:NAME")},
    {"runs-range", WARPFOLD_TEXT("a kernel can be repeated 1 to {most} times")},

    {"operation-needs-bits",
     WARPFOLD_TEXT("{op} combines bits, which mean nothing in a {type}; choose an integer type")},
    {"operation-needs-integers", WARPFOLD_TEXT("floats have no bitwise reductions; choose an integer type")},
    {"second-input-unused", WARPFOLD_TEXT("only the operation dot has a second input; leave it out")},

    {"block-range", WARPFOLD_TEXT("a block has 1 to {most} threads")},
    {"block-no-power-of-two",
     WARPFOLD_TEXT(
         "kernel {kernel} halves the block in every step, so it needs a power of two; use {lower} or {upper}")},
    {"block-too-small", WARPFOLD_TEXT("kernel {kernel} needs at least {least} threads; use {least}")},
    {"block-no-multiple",
     WARPFOLD_TEXT("kernel {kernel} works in whole warps, so it needs a multiple of {multiple}; use {nearest}")},
    {"grid-is-fixed-one",
     WARPFOLD_TEXT("kernel {kernel} gives every thread one element, so {n} elements in blocks of {block} need exactly "
                   "{blocks} blocks; use auto"),
     WARPFOLD_TEXT("kernel {kernel} gives every thread one element, so {n} elements in blocks of {block} need exactly "
                   "one block; use auto"),
     "blocks"},
    {"grid-is-fixed-two",
     WARPFOLD_TEXT("kernel {kernel} gives every thread two elements, so {n} elements in blocks of {block} need exactly "
                   "{blocks} blocks; use auto"),
     WARPFOLD_TEXT("kernel {kernel} gives every thread two elements, so {n} elements in blocks of {block} need exactly "
                   "one block; use auto"),
     "blocks"},
    {"grid-is-fixed-clusters",
     WARPFOLD_TEXT("kernel {kernel} runs in clusters of {cluster} blocks, so {n} elements in blocks of {block} need "
                   "exactly {blocks} blocks, whole clusters; use auto")},
    {"grid-too-large-to-emulate",
     WARPFOLD_TEXT("the emulator would take too long for {threads} threads; use {blocks} blocks or fewer, or a GPU")},
    {"grid-too-large-given", WARPFOLD_TEXT("a grid has at most 2^31-1 blocks")},
    {"grid-too-large",
     WARPFOLD_TEXT("{n} elements need {blocks} blocks, but a grid has at most 2^31-1; use larger blocks")},
    {"grid-of-clusters",
     WARPFOLD_TEXT(
         "kernel {kernel} runs in clusters of {cluster} blocks, so its grid is one of fewer blocks or of whole "
         "clusters; choose {lower} or {upper}")},
    {"grid-not-at-once",
     WARPFOLD_TEXT("the blocks of kernel {kernel} wait for each other, and {device} holds {most} of {block} threads at "
                   "once; choose a grid of {most} blocks at most, or smaller blocks")},
    {"clusters-missing",
     WARPFOLD_TEXT("kernel {kernel} needs thread-block clusters, which GPUs have from sm_90 on; {device} is {found}; "
                   "choose another kernel, or a device such as the emulator")},
    {"launches-missing",
     WARPFOLD_TEXT("kernel {kernel} is launched in a way that the driver of {device} does not know; install driver 520 "
                   "or newer")},
    {"n-beyond-any-grid",
     WARPFOLD_TEXT(
         "with blocks of any size a grid of at most 2^31-1 blocks has no thread for each element; use fewer elements")},
    {"warp-not-on-device",
     WARPFOLD_TEXT("device {backend} has warps with one of these numbers of lanes: {lanes}; choose one of them"),
     WARPFOLD_TEXT("device {backend} has warps of {lanes} lanes; choose {lanes}, or another device"), "lanes"},
    {"warp-not-of-kernel", WARPFOLD_TEXT("kernel {kernel} relies on warps of 32 lanes; choose 32, or another kernel")},

    {"typed-no-number", WARPFOLD_TEXT("“{text}” is no number; type one such as 7")},
    {"typed-not-held",
     WARPFOLD_TEXT(
         "an element of type {type} cannot hold {text}; type a whole number from {least} to {most}, or choose "
         "another type")},
    {"typed-too-large",
     WARPFOLD_TEXT(
         "an element of type {type} cannot hold {text}; type a number nearer to zero, or choose another type")},

    {"blocks-unreadable",
     WARPFOLD_TEXT("this is not a list of blocks; write none, first:4, all or block numbers such as 0,5,9")},
    {"block-beyond-grid",
     WARPFOLD_TEXT("the grid has {blocks} blocks (0 to {last}), and block {block} is not one of them; choose another"),
     WARPFOLD_TEXT("the grid has one block (0), and block {block} is not it; choose block 0"), "blocks"},
    {"too-many-traced",
     WARPFOLD_TEXT("{blocks} blocks would be traced, but at most {most} are; write first:{most}, or name the blocks")},
    {"traces-too-large",
     WARPFOLD_TEXT("the traced blocks hold more than {most} values together; trace fewer blocks, or smaller ones")},
    {"trace-too-large",
     WARPFOLD_TEXT(
         "no tree: block {block} makes more than the {values} values or takes more than the {steps} steps that a "
         "trace may hold; smaller blocks, or more of them, can be traced")},

    {"tuning-line",
     WARPFOLD_TEXT("line {line} of a tuning table, \"{text}\", is not element bytes (2, 4 or 8), n, threads "
                   "(a multiple of 32 up to 1024) and blocks a multiprocessor (0 to 64)")},

    {"kernel-not-on-device",
     WARPFOLD_TEXT("kernel {kernel} does not run on {device}, nor on another device here; choose another kernel")},
    {"kernel-on-other-device", WARPFOLD_TEXT("kernel {kernel} does not run on {device}; choose {devices}")},
    {"kernel-on-other-devices", WARPFOLD_TEXT("kernel {kernel} does not run on {device}; choose one of {devices}")},
    {"model-not-repeated",
     WARPFOLD_TEXT("a model says nothing about how results differ from run to run; choose a GPU, or the emulator")},
    {"nothing-to-repeat", WARPFOLD_TEXT("kernel {kernel} is not emulated, so a recording cannot run it again; choose a "
                                        "device that measures")},
    {"no-kernel", WARPFOLD_TEXT("there is no kernel to run; name one")},
    {"no-device-for-kernel", WARPFOLD_TEXT("no device here runs this kernel; choose another kernel")},
    {"kernel-not-on-host", WARPFOLD_TEXT("this kernel does not run on the host; choose another kernel or device")},
};

}  // namespace warpfold::words
