// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "words/row.h"

namespace warpfold::words {

/// What is wrong with the command line of the desktop program, with what it is started in, or with a picture that it is
/// asked for.
inline constexpr Row programTexts[] = {
    {"kernel-a-twice", WARPFOLD_TEXT("--kernel is another word for --a; give one of them")},
    {"scale-unreadable", WARPFOLD_TEXT("--scale '{text:short}' is not a scale; write a number from 0.1 to 10")},
    {"step-unreadable", WARPFOLD_TEXT("--step '{text:short}' is not a step; write a number from 0 on")},
    {"step-without-trees",
     WARPFOLD_TEXT("--step: the view {view} shows no trees, so it has no steps; leave the option out")},
    {"step-beyond-trees", WARPFOLD_TEXT("--step {step:g}: the trees have {steps} steps; choose one of them"),
     WARPFOLD_TEXT("--step {step:g}: the trees have 1 step; choose 0 or 1"), "steps"},
    {"block-index-unreadable",
     WARPFOLD_TEXT("--block-index '{text:short}' is not the number of a block; write a whole number from 0 on")},
    {"warp-unreadable",
     WARPFOLD_TEXT("--show-warp '{text:short}' is not the number of a warp; write a whole number from 0 on")},
    {"warp-without-lanes",
     WARPFOLD_TEXT("--show-warp: the view {view} does not show lanes by warp; choose --view lanes or leave it out")},
    {"warp-beyond-block",
     WARPFOLD_TEXT("--show-warp {warp}: the block of {kernel} has {warps} warps (0 to {last}); choose one of them"),
     WARPFOLD_TEXT("--show-warp {warp}: the block of {kernel} has one warp; choose 0"), "warps"},
    {"size-unreadable",
     WARPFOLD_TEXT(
         "--size '{text:short}' is not a size; write width x height, each 64 to 16000 pixels, such as 1600x900")},
    {"unknown-view", WARPFOLD_TEXT("--view '{text:short}' is not known; choose one of {choices}")},
    {"unknown-theme", WARPFOLD_TEXT("--theme '{text:short}' is not known; choose dark, light, print or projector")},
    {"unknown-language", WARPFOLD_TEXT("--language '{text:short}' is not known; choose one of {choices}")},
    {"unknown-lecture", WARPFOLD_TEXT("--lecture '{text:short}' is not known; choose one of {choices}")},
    {"lecture-empty", WARPFOLD_TEXT("--lecture '' names no chapter; write one such as divergence")},
    {"lecture-ignores",
     WARPFOLD_TEXT("{option} has no effect with --lecture, whose slides say what they show; leave it out")},
    {"slides-ignore",
     WARPFOLD_TEXT("{option} has no effect with --view slides, which say what they show; leave it out")},
    {"slide-beyond-lecture",
     WARPFOLD_TEXT("--slide {slide:d}: the lecture {lecture:short} has {slides:d} slides; choose one of them"),
     WARPFOLD_TEXT("--slide {slide:d}: the lecture {lecture:short} has 1 slide; choose 1"), "slides"},
    {"slide-has-no-table", WARPFOLD_TEXT("-o: a slide has no table; write .png, .svg or .pdf")},
    {"handout-is-pdf", WARPFOLD_TEXT("-o: a hand-out is a PDF; name a file ending in .pdf, or one slide with --slide")},
    {"handout-not-written", WARPFOLD_TEXT("-o: the PDF could not be written; choose another place")},
    {"slide-too-late", WARPFOLD_TEXT("the slide's run took more than {seconds:d} seconds; use a faster device")},
    {"slide-unreadable",
     WARPFOLD_TEXT("--slide '{text:short}' is not the number of a slide; write a whole number from 1 on")},
    {"slide-without-lecture", WARPFOLD_TEXT("--slide needs --lecture ID, which names the chapter")},
    {"lecture-without-slide",
     WARPFOLD_TEXT("--lecture needs --slide K for a picture, or --view slides for a hand-out")},
    {"slides-without-output",
     WARPFOLD_TEXT("render needs -o and a file ending in .pdf, of one slide also .png or .svg")},
    {"render-without-output",
     WARPFOLD_TEXT(
         "render needs -o and a file ending in .png, .svg, .pdf, .csv or .json, in .gif or .webp for an animation, "
         "or in .html for a report")},
    {"window-has-no-table", WARPFOLD_TEXT("--view window has no table; write .png, .svg or .pdf")},
    {"report-is-a-page", WARPFOLD_TEXT("--view report writes a page; name a file ending in .html")},
    {"report-has-no-size",
     WARPFOLD_TEXT("--view report fits its reader's window and scheme; leave --theme and --size out")},
    {"fps-unreadable", WARPFOLD_TEXT("--fps '{text:short}' is no rate; write pictures a second, from 1 to 50")},
    {"speed-unreadable", WARPFOLD_TEXT("--speed '{text:short}' is no speed; write steps a second, from 0.1 to 16")},
    {"steps-unreadable",
     WARPFOLD_TEXT("--steps '{text:short}' is no range of steps; write two whole numbers such as 1..3")},
    {"steps-beyond-trees",
     WARPFOLD_TEXT("--steps {from:g}..{to:g}: the trees have {steps} steps; choose a range of them"),
     WARPFOLD_TEXT("--steps {from:g}..{to:g}: the trees have 1 step; write 0..1"), "steps"},
    {"animation-has-no-step",
     WARPFOLD_TEXT("--step is one moment, and an animation shows many; give a range with --steps, or write .png")},
    {"option-of-animations",
     WARPFOLD_TEXT("--fps, --speed, --steps and --once are about animations; name a file ending in .gif or .webp, or "
                   "numbered pictures such as step-%02d.png")},
    {"view-stands-still", WARPFOLD_TEXT("--view {view} shows no steps one after the other; choose one of {choices}")},
    {"chart-without-trees",
     WARPFOLD_TEXT("--chart: the view {view} has no place for another chart; choose the view run, race or strip")},
    {"option-of-ladders", WARPFOLD_TEXT("--figure, --order and --axis are about the ladder; choose --view ladder")},
    {"unknown-choice", WARPFOLD_TEXT("{option} '{text:short}' is unknown; choose one of {choices}")},
    {"unknown-moving-chart",
     WARPFOLD_TEXT("--chart '{text:short}' is no chart that follows the steps; choose one of {choices}")},
    {"race-without-times",
     WARPFOLD_TEXT("--view race needs step times of both kernels; choose a GPU, or a recording of one")},
    {"view-without-data", WARPFOLD_TEXT("this view has no data on this device; choose another view or device")},
    {"session-without-view", WARPFOLD_TEXT("the session has nothing that this view could show; choose another view")},

    {"given-file-not-regular", WARPFOLD_TEXT("'{file:short}' is not a regular file; choose another")},
    {"given-file-not-there", WARPFOLD_TEXT("there is no file '{file:short}'; choose another")},
    {"given-file-not-readable", WARPFOLD_TEXT("the file '{file:short}' may not be read; choose another")},
    {"given-file-not-opened", WARPFOLD_TEXT("'{file:short}' was not opened: {reason}")},
    {"session-has-an-experiment",
     WARPFOLD_TEXT("'{file:short}' is a session, which has its own experiment; leave the other options out")},
    {"recording-is-the-backend",
     WARPFOLD_TEXT("'{file:short}' is a recording, which takes the place of a device; leave --backend out")},
    {"name-not-utf8", WARPFOLD_TEXT("'{text:short}' is not UTF-8; rename the file")},
    {"option-not-utf8", WARPFOLD_TEXT("{option} '{text:short}' is not UTF-8; rename the file")},

    {"little-memory",
     WARPFOLD_TEXT("only {mib:d} MiB of memory may be used; allow {least:d} or more with ulimit -v {kib:d}")},
    {"few-files", WARPFOLD_TEXT("only {files:d} files may be open at a time; allow {least:d} or more with ulimit -n")},
    {"no-display", WARPFOLD_TEXT("there is no display; set DISPLAY, or write pictures with warpfold render")},
    {"no-memory-for-picture", WARPFOLD_TEXT("out of memory; use fewer elements or a smaller picture")},
};

}  // namespace warpfold::words
