// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "words/row.h"

namespace warpfold::words {

/// What results mean: what a time covers, why an error is as large as it is, what a ladder changed.
inline constexpr Row resultTexts[] = {
    {"input-fits-l2",
     WARPFOLD_TEXT("the input of {input} fits into the L2 cache of {cache}, which is warm: it is read from there, not "
                   "from memory")},
    {"operator-is-call", WARPFOLD_TEXT("each use of the operator is a call, which counts as one instruction")},
    {"result-wrapped", WARPFOLD_TEXT("the result left the range of its type and wrapped around")},
    {"product-is-zero", WARPFOLD_TEXT("a product is 0 where it underflows or an element is 0")},

    {"partial-overflows",
     WARPFOLD_TEXT(
         "some orders of the operations leave the range of the type on the way: their inf or nan is as right as "
         "the reference, and nothing can be told from it")},

    // Why an error has no ULP and no percentage
    {"terms-cancel",
     WARPFOLD_TEXT("the terms cancel down to less than a thousandth of what their magnitudes add up to; "
                   "relative figures say nothing")},
    {"magnitude-unknown",
     WARPFOLD_TEXT("what the terms' magnitudes add up to was not saved with this result; relative figures are left "
                   "out")},
    {"reference-is-zero", WARPFOLD_TEXT("the reference is 0; relative figures say nothing")},

    {"time-of-host", WARPFOLD_TEXT("the reduction of all elements on the CPU")},
    {"time-of-host-in-place", WARPFOLD_TEXT("the reduction on the CPU, without the copy that it works on")},
    {"time-of-gpu-cold",
     WARPFOLD_TEXT("GPU time of {launches:word} launches (CUDA events), cold L2; excludes padding and copies"),
     WARPFOLD_TEXT("GPU time of the one launch (CUDA events), cold L2; excludes padding and copies"), "launches"},
    {"time-of-gpu-warm",
     WARPFOLD_TEXT("GPU time of {launches:word} launches (CUDA events), warm L2; excludes padding and copies"),
     WARPFOLD_TEXT("GPU time of the one launch (CUDA events), warm L2; excludes padding and copies"), "launches"},
    {"time-of-gpu-cold-gaps",
     WARPFOLD_TEXT("GPU time of {launches:word} launches (CUDA events), cold L2; excludes padding and copies, includes "
                   "launch gaps: every launch waits for the one before (as under a profiler)"),
     WARPFOLD_TEXT("GPU time of the one launch (CUDA events), cold L2; excludes padding and copies, includes launch "
                   "gaps: every launch waits for the one before (as under a profiler)"),
     "launches"},
    {"time-of-gpu-warm-gaps",
     WARPFOLD_TEXT("GPU time of {launches:word} launches (CUDA events), warm L2; excludes padding and copies, includes "
                   "launch gaps: every launch waits for the one before (as under a profiler)"),
     WARPFOLD_TEXT("GPU time of the one launch (CUDA events), warm L2; excludes padding and copies, includes launch "
                   "gaps: every launch waits for the one before (as under a profiler)"),
     "launches"},
    {"time-of-gpu-cold-all",
     WARPFOLD_TEXT("GPU time of all launches (CUDA events), cold L2; excludes padding and copies")},
    {"time-of-gpu-warm-all",
     WARPFOLD_TEXT("GPU time of all launches (CUDA events), warm L2; excludes padding and copies")},
    {"time-of-gpu-cold-gaps-all",
     WARPFOLD_TEXT("GPU time of all launches (CUDA events), cold L2; excludes padding and copies, includes launch "
                   "gaps: every launch waits for the one before (as under a profiler)")},
    {"time-of-gpu-warm-gaps-all",
     WARPFOLD_TEXT("GPU time of all launches (CUDA events), warm L2; excludes padding and copies, includes launch "
                   "gaps: every launch waits for the one before (as under a profiler)")},
    {"time-of-cub-cold", WARPFOLD_TEXT("GPU time of all that CUB launches (CUDA events), cold L2; excludes copies")},
    {"time-of-cub-warm", WARPFOLD_TEXT("GPU time of all that CUB launches (CUDA events), warm L2; excludes copies")},
    {"time-of-cub-cold-gaps",
     WARPFOLD_TEXT("GPU time of all that CUB launches (CUDA events), cold L2; excludes copies, includes launch gaps: "
                   "every launch waits for the one before (as under a profiler)")},
    {"time-of-cub-warm-gaps",
     WARPFOLD_TEXT("GPU time of all that CUB launches (CUDA events), warm L2; excludes copies, includes launch gaps: "
                   "every launch waits for the one before (as under a profiler)")},
    {"time-of-model-cold", WARPFOLD_TEXT("modelled GPU time of {launches:word} launches, cold L2"),
     WARPFOLD_TEXT("modelled GPU time of the one launch, cold L2"), "launches"},
    {"time-of-model-warm", WARPFOLD_TEXT("modelled GPU time of {launches:word} launches, warm L2"),
     WARPFOLD_TEXT("modelled GPU time of the one launch, warm L2"), "launches"},
    {"time-of-model-cold-gap",
     WARPFOLD_TEXT("modelled GPU time of {launches:word} launches, cold L2, with a launch gap of {gap} µs each"),
     WARPFOLD_TEXT("modelled GPU time of the one launch, cold L2, with a launch gap of {gap} µs"), "launches"},
    {"time-of-model-warm-gap",
     WARPFOLD_TEXT("modelled GPU time of {launches:word} launches, warm L2, with a launch gap of {gap} µs each"),
     WARPFOLD_TEXT("modelled GPU time of the one launch, warm L2, with a launch gap of {gap} µs"), "launches"},
    {"time-of-model-cold-gap-all",
     WARPFOLD_TEXT("modelled GPU time of all launches, cold L2, with a launch gap of {gap} µs each")},
    {"time-of-model-warm-gap-all",
     WARPFOLD_TEXT("modelled GPU time of all launches, warm L2, with a launch gap of {gap} µs each")},
    {"time-of-model-cold-all", WARPFOLD_TEXT("modelled GPU time of all launches, cold L2")},
    {"time-of-model-warm-all", WARPFOLD_TEXT("modelled GPU time of all launches, warm L2")},
    {"model-compute-decides", WARPFOLD_TEXT("compute decides")},
    {"model-memory-decides", WARPFOLD_TEXT("memory decides")},
    {"model-launches-decide", WARPFOLD_TEXT("launches decide")},
    {"model-occupancy-decides", WARPFOLD_TEXT("occupancy decides")},
    {"held-by-grid",
     WARPFOLD_TEXT("a multiprocessor has room for {blocks} blocks at once, more than the launch gives it"),
     WARPFOLD_TEXT("a multiprocessor has room for one block at once, and not all have one"), "blocks"},
    {"held-by-threads", WARPFOLD_TEXT("a multiprocessor holds {blocks} blocks at once, as many as its threads allow"),
     WARPFOLD_TEXT("a multiprocessor holds one block at once, as its threads allow no more"), "blocks"},
    {"held-by-blocks", WARPFOLD_TEXT("a multiprocessor holds {blocks} blocks at once, as many as it has places for"),
     WARPFOLD_TEXT("a multiprocessor holds one block at once, as it has one place"), "blocks"},
    {"held-by-shared",
     WARPFOLD_TEXT("a multiprocessor holds {blocks} blocks at once, as many as its shared memory allows"),
     WARPFOLD_TEXT("a multiprocessor holds one block at once, as its shared memory allows no more"), "blocks"},
    {"held-by-registers",
     WARPFOLD_TEXT("a multiprocessor holds {blocks} blocks at once, as many as its registers allow"),
     WARPFOLD_TEXT("a multiprocessor holds one block at once, as its registers allow no more"), "blocks"},
    {"registers-of-thread", WARPFOLD_TEXT("a thread takes {registers} registers")},
    {"time-of-emulator",
     WARPFOLD_TEXT("all launches on the emulator, without counting: its own running time, not a GPU's")},

    {"by-the-emulator", WARPFOLD_TEXT("the emulator")},
    {"results-beside-recording",
     WARPFOLD_TEXT("results are computed by the emulator; the recording of {device} has only times")},
    {"results-beside-model",
     WARPFOLD_TEXT("results are computed by the emulator; the model of {device} gives only times")},

    {"lens-exact", WARPFOLD_TEXT("nothing is rounded: every order gives the same value")},
    {"lens-one-element", WARPFOLD_TEXT("nothing is rounded: there is one element")},
    {"lens-one-product", WARPFOLD_TEXT("one rounding, of the only product")},
    {"lens-stops", WARPFOLD_TEXT("the sum stays at 2^24: adding 1 rounds back (float32 spacing is 2 there)")},
    {"lens-library",
     WARPFOLD_TEXT("a library: its order is not known, so only what any order allows bounds its error")},
    {"lens-atomics-one-chain",
     WARPFOLD_TEXT("atomics reach one word in any order: one chain of all elements, another from "
                   "run to run")},
    {"lens-atomics",
     WARPFOLD_TEXT("atomics add the partials as they come, another order from run to run; longest chain "
                   "{roundings}")},
    {"lens-one-chain", WARPFOLD_TEXT("one chain of {roundings} roundings, each on the whole result so far"),
     WARPFOLD_TEXT("one rounding where the two elements are combined"), "roundings"},
    {"lens-chains-and-tree", WARPFOLD_TEXT("chains side by side, then a tree: an element takes part in at most "
                                           "{roundings} roundings instead of {serial}")},
    {"lens-tree", WARPFOLD_TEXT("a tree: an element takes part in at most {roundings} roundings instead of {serial}"),
     WARPFOLD_TEXT("a tree: an element takes part in at most one rounding instead of {serial}"), "roundings"},

    {"between-sizes", WARPFOLD_TEXT("interpolated between {below} and {above}")},
    {"between-methods",
     WARPFOLD_TEXT("interpolated between {below} and {above}, where the method changes, so that the band covers both")},
    {"between-caches",
     WARPFOLD_TEXT(
         "interpolated between {below} and {above}, where the data outgrow the cache, so that the band covers both")},
    {"between-waves", WARPFOLD_TEXT("interpolated between {below} and {above}, where the blocks no longer fit into the "
                                    "GPU all at once, so that the band covers both")},
    {"between-launches",
     WARPFOLD_TEXT("interpolated between {below} and {above}, where a launch is added, so that the band covers both")},
    {"between-alike",
     WARPFOLD_TEXT(
         "interpolated from {op} of {type}, which took as long at all {sizes} sizes at which both were recorded")},
    {"between-alike-sizes",
     WARPFOLD_TEXT(
         "interpolated between {below} and {above} of {op} of {type}, which took as long at all {sizes} sizes "
         "at which both were recorded")},
    {"between-shape",
     WARPFOLD_TEXT("interpolated between {below} and {above} along {op} of {type}, recorded at {sizes} sizes between "
                   "them and scaled to both ends"),
     WARPFOLD_TEXT("interpolated between {below} and {above} along {op} of {type}, recorded at one size between them "
                   "and scaled to both ends"),
     "sizes"},
    {"steps-of-size", WARPFOLD_TEXT("step times from a recorded run with N = {n}, the nearest size")},
    {"not-recorded", WARPFOLD_TEXT("no time was recorded for this request; the nearest recorded one has {options}")},
    {"kernel-not-modelled",
     WARPFOLD_TEXT(
         "the model does not meet recorded times of kernel {kernel} with this type and operation, so it has no "
         "time; choose another kernel, or a recording")},
    {"waiting-not-modelled",
     WARPFOLD_TEXT(
         "the blocks of kernel {kernel} wait for each other, which the model does not know, so it has no time; "
         "choose another kernel, or a recording")},
    {"too-many-registers",
     WARPFOLD_TEXT("a thread of kernel {kernel} takes {registers} registers, more than the {device} has for {block} of "
                   "them; choose a smaller block")},
    {"beyond-modelled-memory",
     WARPFOLD_TEXT("the elements do not fit into the {gibibytes:.0f} GiB of the {device}; choose fewer")},
    {"kernel-not-timed", WARPFOLD_TEXT("kernel {kernel} is not timed: faulty kernels run only on the emulator")},
    {"kernel-not-recorded", WARPFOLD_TEXT("no time of kernel {kernel} was recorded; choose another kernel, or a device "
                                          "that measures")},

    {"verdict-faster", WARPFOLD_TEXT("faster")},
    {"verdict-slower", WARPFOLD_TEXT("slower")},
    {"verdict-same", WARPFOLD_TEXT("same")},
    {"verdict-not-clear", WARPFOLD_TEXT("not clear")},
    {"verdict-few-samples", WARPFOLD_TEXT("fewer than 7 samples of a side have no interval")},
    {"verdict-wide", WARPFOLD_TEXT("the interval reaches from slower to faster; more samples would tell")},
    {"verdict-interpolated", WARPFOLD_TEXT("an interpolated time has no samples, so no interval and no verdict")},
    {"verdict-modelled", WARPFOLD_TEXT("a modelled time has no samples, so no interval and no verdict")},
    {"verdict-emulated", WARPFOLD_TEXT("the emulator's own running time says nothing about a GPU")},
    {"verdict-origins", WARPFOLD_TEXT("the two times are not of the same origin")},

    {"shape-tuned",
     WARPFOLD_TEXT("{blocks} blocks of {threads} threads were the fastest of those tried on {device} near this size"),
     WARPFOLD_TEXT("one block of {threads} threads was the fastest of those tried on {device} near this size"),
     "blocks"},
    {"shape-of-n",
     WARPFOLD_TEXT(
         "{blocks} blocks of {threads} threads follow from the number of elements alone, so that every device "
         "adds in the same order"),
     WARPFOLD_TEXT(
         "one block of {threads} threads follows from the number of elements alone, so that every device adds "
         "in the same order"),
     "blocks"},
    {"order-is-asked",
     WARPFOLD_TEXT(
         "the grid that was asked for gives kernel {kernel} another order of additions, so other grids and the "
         "usual one may give other bits")},
    {"shape-usual-untuned",
     WARPFOLD_TEXT("{blocks} blocks of {threads} threads suit most GPUs; none was measured for this device"),
     WARPFOLD_TEXT("one block of {threads} threads suits most GPUs; none was measured for this device"), "blocks"},
    {"block-not-taken",
     WARPFOLD_TEXT(
         "{kernel:short} chooses its block size with its grid, so --block {block} had no effect; give --grid too")},
    {"shape-usual",
     WARPFOLD_TEXT(
         "{blocks} blocks of {threads} threads suit most GPUs; warpfold-cli tune measures what suits this one"),
     WARPFOLD_TEXT("one block of {threads} threads suits most GPUs; warpfold-cli tune measures what suits this one"),
     "blocks"},

    {"ladder-other-block", WARPFOLD_TEXT("block {block}, since the kernel does not take {asked}")},
};

}  // namespace warpfold::words
