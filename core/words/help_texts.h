// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "words/row.h"

namespace warpfold::words {

/// What --help says of the options of the desktop program, some of which warpfold-cli has, too. Each begins as it
/// stands here.
inline constexpr Row helpTexts[] = {
    {"help-kernel", WARPFOLD_TEXT("Kernel id, one of warpfold-cli list (default neighbored)")},
    {"help-kernel-file", WARPFOLD_TEXT("Run a kernel of your own: a .cu file, in place of --kernel")},
    {"help-function", WARPFOLD_TEXT("Which kernel of the file; of a template an instance: 'reduce<256>'")},
    {"help-args",
     WARPFOLD_TEXT("What its parameters are, in their order: in, in2, out, in-out, n, scratch or a number")},
    {"help-define", WARPFOLD_TEXT("A macro for its source: NAME or NAME=VALUE; may be repeated")},
    {"help-backend", WARPFOLD_TEXT("Where to run, one of warpfold-cli devices (default: a GPU where there is one)")},
    {"help-n", WARPFOLD_TEXT("Elements: 16777216, 2^24 or 1e6 (default: few enough for the device to answer at once)")},
    {"help-block", WARPFOLD_TEXT("Threads per block, 1 to 1024 (default 512)")},
    {"help-grid", WARPFOLD_TEXT("Blocks of the first launch, or auto (default)")},
    {"help-type", WARPFOLD_TEXT("Element type: {choices} (default int32)")},
    {"help-op", WARPFOLD_TEXT("Operation: {choices} (default sum)")},
    {"help-input", WARPFOLD_TEXT("Input data: {choices} (default msws)")},
    {"help-input2", WARPFOLD_TEXT("The second input of --op {choices} (default: as --input, with the next seed)")},
    {"help-offset", WARPFOLD_TEXT("Elements from an aligned address to the first one, 0 (default) to 127")},
    {"help-seed", WARPFOLD_TEXT("Seed of random inputs (default 0)")},
    {"help-iterations", WARPFOLD_TEXT("Timed samples (default: as many as suit the device)")},
    {"help-warmup", WARPFOLD_TEXT("Untimed runs before the samples (default: as many as suit the device)")},
    {"help-cache", WARPFOLD_TEXT("cold: L2 is flushed before every sample (default); warm: it is not")},
    {"help-warp", WARPFOLD_TEXT("Lanes of a warp, where the device leaves a choice (default 32)")},
    {"help-trace-blocks",
     WARPFOLD_TEXT("Blocks to trace: none, first:K, all, or numbers such as 0,5,9 (default first:4)")},
    {"help-launch-gap",
     WARPFOLD_TEXT("On a modelled GPU: microseconds that every launch costs before it begins (default: as on the "
                   "recorded GPU)")},

    {"help-across",
     WARPFOLD_TEXT(
         "Of several ranks: how their values become one: neighbored (default), interleaved, gather, mpi-reduce, or, "
         "from GPU to GPU, nccl-reduce or peer-store")},
    {"help-ranks", WARPFOLD_TEXT("Of several ranks: how many take part, from rank 0 on (default: all)")},

    {"help-about", WARPFOLD_TEXT("Warpfold: watch GPU reductions run, two kernels side by side")},
    {"help-usage", WARPFOLD_TEXT("Usage")},
    {"help-options", WARPFOLD_TEXT("Options")},
    {"help-usage-options", WARPFOLD_TEXT("OPTIONS")},
    {"help-usage-subcommand", WARPFOLD_TEXT("SUBCOMMAND")},
    {"help-positionals", WARPFOLD_TEXT("Positionals")},
    {"help-subcommands", WARPFOLD_TEXT("Subcommands")},
    {"help-help", WARPFOLD_TEXT("Print this help message and exit")},
    {"help-version", WARPFOLD_TEXT("Display program version information and exit")},
    {"choices-or", WARPFOLD_TEXT("{choices} or {last}")},
    // {parts}: names with their versions
    {"version-built-with", WARPFOLD_TEXT("Built with {parts}.")},
    {"version-licence-window",
     WARPFOLD_TEXT("The window is under the GNU General Public License, version 3 or later; worker, kernels and "
                   "warpfold-cli are under the Apache License 2.0.")},
    {"version-licence-cli",
     WARPFOLD_TEXT("Under the Apache License 2.0. NVRTC, CUPTI and NVML are opened at run time where they are there.")},
    {"version-warranty", WARPFOLD_TEXT("It comes without any warranty, as far as the law allows.")},
    {"help-a", WARPFOLD_TEXT("Kernel A (default neighbored)")},
    {"help-b", WARPFOLD_TEXT("Kernel B (default interleaved)")},
    {"help-backend-b", WARPFOLD_TEXT("Device of kernel B (default: that of A)")},
    {"help-worker", WARPFOLD_TEXT("Command line of the worker, e.g. \"ssh host warpfold-cli worker\"")},
    {"help-language", WARPFOLD_TEXT("Language of the window: en, zh_CN, ko or system (default: as last time)")},
    {"help-theme", WARPFOLD_TEXT("system, dark, light or projector (default: as last time)")},
    {"help-theme-of-pictures",
     WARPFOLD_TEXT("dark, light, projector or print (default); of slides projector is the default")},
    {"help-file",
     WARPFOLD_TEXT("A data file to reduce (.npy, .csv, .txt or .bin), a session or a recording (.warpfold)")},
    {"help-lecture", WARPFOLD_TEXT("Show the lectures on the whole screen, beginning with the chapter ID")},
    {"help-render", WARPFOLD_TEXT("Write a picture without opening a window")},
    {"help-file-of-pictures", WARPFOLD_TEXT("A session, a recording or a data file, as without render")},
    {"help-view", WARPFOLD_TEXT("{choices}; slides of a lecture")},
    {"help-block-index", WARPFOLD_TEXT("The trees show this block of the run instead of the blackboard example")},
    {"help-show-warp", WARPFOLD_TEXT("With --view lanes: only this warp of each block, from 0 on")},
    {"help-step", WARPFOLD_TEXT("Where the trees stand, e.g. 2 or 1.5 (default: the end)")},
    {"help-lecture-of-slides", WARPFOLD_TEXT("The chapter whose slides are drawn")},
    {"help-slide", WARPFOLD_TEXT("Which of its slides, from 1 on")},
    {"help-size", WARPFOLD_TEXT("Width x height, e.g. 1600x900")},
    {"help-scale", WARPFOLD_TEXT("Pixels per unit of size (default 2, of animations 1)")},
    {"help-fps", WARPFOLD_TEXT("Pictures a second of an animation (default 12.5)")},
    {"help-speed", WARPFOLD_TEXT("Steps a second of an animation (default 1; a race takes 6 seconds)")},
    {"help-steps", WARPFOLD_TEXT("The steps that an animation or strip shows, e.g. 1..3")},
    {"help-once", WARPFOLD_TEXT("An animation ends instead of beginning again")},
    {"help-chart", WARPFOLD_TEXT("A chart below the trees of the views run, race and strip")},
    {"help-figure",
     WARPFOLD_TEXT("What a ladder shows: latency, bandwidth, peak (% of it) or speed-up (default latency)")},
    {"help-order", WARPFOLD_TEXT("The kernels of a ladder by catalogue or by time (default catalogue)")},
    {"help-axis",
     WARPFOLD_TEXT("Axis of a ladder: zero for bars from zero, log for dots on a logarithmic one (default zero)")},
    {"help-output",
     WARPFOLD_TEXT(
         "File ending in .png, .svg, .pdf, .csv or .json; of an animation in .gif or .webp, or with a place for the "
         "number, e.g. step-%02d.png; a report ends in .html")},
};

}  // namespace warpfold::words
