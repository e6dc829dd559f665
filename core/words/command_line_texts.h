// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "words/row.h"

namespace warpfold::words {

/// What warpfold-cli prints beside heads of tables, labels of lines, figures and help, which core/cli has itself. Each
/// stands alone or after a label, and begins as it stands here.
inline constexpr Row commandLineTexts[] = {
    // {problem}: a sentence of this folder, after the option or the file that it is about.
    {"option-refused", "{option} {given}: {problem:lines}"},
    {"option-file-refused", "{option} '{file:short}': {problem:lines}"},
    {"file-refused", "'{file:short}': {problem:lines}"},
    {"arguments-not-expected",
     WARPFOLD_TEXT("The following arguments were not expected: {arguments:short}; see {program} --help")},

    // After the result of a run
    {"result-beside-reference", WARPFOLD_TEXT("is accepted beside the reference {reference}")},
    {"result-is-reference", WARPFOLD_TEXT("the reference is shown: this run computes no value of its own")},
    {"result-equals", WARPFOLD_TEXT("equals the reference {reference}")},
    {"result-differs", WARPFOLD_TEXT("DIFFERS from the reference {reference}")},
    {"result-within",
     WARPFOLD_TEXT("matches the reference {reference} (error {error:.3g}, tolerance {tolerance:.3g})")},
    {"result-beyond",
     WARPFOLD_TEXT("DIFFERS from the reference {reference} (error {error:.3g}, tolerance {tolerance:.3g})")},
    {"result-within-both",
     WARPFOLD_TEXT("matches the reference {reference} (error {error:.3g}, tolerance {tolerance:.3g}, and {part:.3g} of "
                   "the result)")},
    {"result-far-off",
     WARPFOLD_TEXT("is FAR OFF the reference {reference}, by {percent} %, though within the rounding of this order "
                   "(error {error:.3g}, tolerance {tolerance:.3g})")},
    {"result-far-off-both",
     WARPFOLD_TEXT("is FAR OFF the reference {reference}, by {percent} %, though within the rounding of this order "
                   "(error {error:.3g}, tolerance {tolerance:.3g}, and {part:.3g} of the result)")},
    {"result-beyond-either",
     WARPFOLD_TEXT("DIFFERS from the reference {reference} (error {error:.3g}, tolerance {tolerance:.3g}, and "
                   "{part:.3g} of the result)")},
    {"result-differs-by",
     WARPFOLD_TEXT(
         "the result {result} differs from the reference {reference} by {error}; the tolerance is {tolerance}")},
    // The same in a column
    {"check-reference", WARPFOLD_TEXT("the reference's own")},
    {"check-differs", WARPFOLD_TEXT("DIFFERS")},
    {"check-overflow", WARPFOLD_TEXT("may overflow")},
    {"check-far-off", WARPFOLD_TEXT("FAR OFF, within the rounding of this order")},
    {"check-within", WARPFOLD_TEXT("within tolerance")},
    {"check-equals", WARPFOLD_TEXT("equals the reference")},

    {"hazard-seen", WARPFOLD_TEXT("{hazard} ({times} times)"), WARPFOLD_TEXT("{hazard} (once)"), "times"},
    {"trace-cost", WARPFOLD_TEXT("the traced launch took {ratio:.2f} × the timed one")},
    {"trace-verified", WARPFOLD_TEXT("its active lanes equal the emulator's")},
    {"steps-of-blocks", WARPFOLD_TEXT("steps of {blocks} traced blocks"), WARPFOLD_TEXT("steps of 1 traced block"),
     "blocks"},

    // Times: {origin} is where they come from, {covers} what they cover.
    {"latency-band", WARPFOLD_TEXT("{median} µs, in a band from {low} to {high} µs, {origin}")},
    {"latency-samples",
     WARPFOLD_TEXT("{median} µs, the median of {samples} samples (minimum {minimum}, 95th percentile {percentile} µs, "
                   "relative standard deviation {deviation:.1f} %), {origin}"),
     WARPFOLD_TEXT("{median} µs, one sample, {origin}"), "samples"},
    {"latency-spread",
     WARPFOLD_TEXT("95 % interval of the median {low} to {high} µs, quartiles {first} and {third} µs")},
    {"stopped-count", WARPFOLD_TEXT("as many samples as were asked for")},
    {"stopped-settled",
     WARPFOLD_TEXT("ended when the interval of the median was within half a percent of it; in runs that end like this, "
                   "it holds the median 93 to 94 times in 100")},
    {"stopped-most",
     WARPFOLD_TEXT("ended after the most samples, with the interval of the median still wider than half a "
                   "percent")},
    {"stopped-time", WARPFOLD_TEXT("ended after two seconds, with the interval of the median still wider than half a "
                                   "percent")},
    {"samples-throttled", WARPFOLD_TEXT("{samples} samples taken again, since the clock was under 75 % of its highest"),
     WARPFOLD_TEXT("1 sample taken again, since the clock was under 75 % of its highest"), "samples"},
    {"samples-slow",
     WARPFOLD_TEXT(
         "{samples} samples were taken under a throttled clock, which did not recover within a second: let the "
         "GPU cool down, or end what else uses it"),
     WARPFOLD_TEXT(
         "1 sample was taken under a throttled clock, which did not recover within a second: let the GPU cool "
         "down, or end what else uses it"),
     "samples"},
    {"figures-of-entry", WARPFOLD_TEXT("the entry {entry:short} of gpus.json, which names no source")},
    {"figures-of-device", WARPFOLD_TEXT("the device itself")},
    {"model-terms", WARPFOLD_TEXT("multiprocessors {multiprocessors:.1f} µs (compute {compute:.1f} + occupancy "
                                  "{occupancy:.1f}), memory {memory:.1f} µs, launches {launches:.1f} µs: {decides}")},
    {"column-step-time", WARPFOLD_TEXT("time ns")},
    {"column-modelled-step-time", WARPFOLD_TEXT("would take ns")},
    {"model-errors",
     WARPFOLD_TEXT("whole int32 sums with a cold cache, blocks of 128 to 1024 threads; first pair: every "
                   "second size was used for the kernel's correction and the others compared; second "
                   "pair: constants from the other kernels alone")},
    {"model-recording-unused",
     WARPFOLD_TEXT("--recording says what --fit, --errors or --launches read; add one of them, or leave it "
                   "out")},
    {"launch-measured", WARPFOLD_TEXT("an empty launch on {device}, median of {samples} samples; two behind each other "
                                      "take {two} us")},
    {"launch-not-measured", WARPFOLD_TEXT("not measured: {reason}")},
    {"next-launch-recorded",
     WARPFOLD_TEXT(
         "what a further launch adds to a reduction: median of {runs} warm sums of several launches, recorded "
         "on {device}")},
    {"model-registers-architecture",
     WARPFOLD_TEXT(
         "this compiler makes no machine code for {architecture}, one of those of the table; install the CUDA "
         "Toolkit 13.0 or newer")},
    {"model-few-rows",
     WARPFOLD_TEXT("the recording has {rows} launches that tell the constants, and 1000 are needed; make "
                   "one with warpfold-cli record --preset device")},
    {"model-gpu",
     WARPFOLD_TEXT("there is no datasheet of {device}; add it as the manual's page \"Modelled GPUs\" says")},
    {"origin-modelled", WARPFOLD_TEXT("modelled from recordings of {recorded}, for {device}")},
    {"origin-interpolated", WARPFOLD_TEXT("{interpolated}, recorded on {device}")},
    {"origin-on-device", WARPFOLD_TEXT("{provenance} on {device}")},
    {"sweep-modelled", WARPFOLD_TEXT("{device}, {covers}: no time below was measured")},
    {"times-of-one-origin", WARPFOLD_TEXT("time ({origin}): {covers}")},
    {"times-of-origins", WARPFOLD_TEXT("time: {covers}")},
    {"times-of-host-kernels", WARPFOLD_TEXT("host kernels: {provenance} on {device}: {covers}")},
    {"times-of-device-kernels", WARPFOLD_TEXT("device kernels: {provenance} on {device}: {covers}")},
    {"kernel-has-no-time", WARPFOLD_TEXT("{kernel} has no time: {reason}")},
    {"kernel-did-not-run", WARPFOLD_TEXT("{kernel} did not run: {reason}")},
    {"no-verdict", WARPFOLD_TEXT("no verdict: {reason}")},
    {"no-verdicts-of-emulator",
     WARPFOLD_TEXT("no verdicts: a recorded emulator's running time says nothing about a GPU")},

    // What columns mean
    {"legend-comparison",
     WARPFOLD_TEXT("speed-up: the median of {kernel} divided by the kernel's own; same: the whole 95 % interval lies "
                   "within {margin:.0f} %")},
    {"legend-diverged", WARPFOLD_TEXT("diverged: warps of the traced blocks, summed over their steps")},
    {"legend-ladder",
     WARPFOLD_TEXT("speed-up: the time of {kernel} divided by the kernel's own, where both times have the same "
                   "origin")},
    {"legend-recordings",
     WARPFOLD_TEXT("speed-up: the other recording's median divided by the first one's; mean: the geometric one; same: "
                   "the whole interval lies within {margin:.0f} %")},
    {"legend-left-out",
     WARPFOLD_TEXT("every second recorded size was left out and interpolated from the others; changes: sizes at which "
                   "the method\nchanges between the two around them; covered: those of them whose recorded median lies "
                   "in the band")},
    {"peak-measured", WARPFOLD_TEXT("measured peak of the device: {gbs:.0f} GB/s when it only reads, measured")},
    {"peak-recorded", WARPFOLD_TEXT("measured peak of the device: {gbs:.0f} GB/s when it only reads, recorded")},
    {"interval", WARPFOLD_TEXT("{low} to {high}")},

    // What others have published
    {"published-by-others",
     WARPFOLD_TEXT("published by others, in no ratio with the times above; how they timed is not told")},
    {"published-unnamed-device", WARPFOLD_TEXT("a device that is not named")},
    {"published-source-pairs", WARPFOLD_TEXT("a public comparison of neighbored and interleaved pairs")},
    {"published-source-versions", WARPFOLD_TEXT("a public series of seven versions, v0 to v6")},
    {"published-source-first-version", WARPFOLD_TEXT("a public series of versions from v0 on, on one A100")},
    {"published-source-levels", WARPFOLD_TEXT("a public comparison of reductions in several launches")},
    {"published-one-cpu-thread", WARPFOLD_TEXT("one CPU thread")},
    {"published-block-for-256-elements", WARPFOLD_TEXT("one block for 256 elements")},
    {"published-at-base-clock",
     WARPFOLD_TEXT("timed by Nsight Compute, which holds the clock at its base, taken to be 765 MHz")},
    {"published-on", "{device}, {source}"},
    {"published-on-remarked", "{device}, {source}, {remark}"},

    // Float errors, and runs that are repeated
    {"lens-reference", WARPFOLD_TEXT("reference {reference}: the exact result, rounded once")},
    {"repeat-one-result", WARPFOLD_TEXT("{kernel}: the same result in all {runs} runs on {device}"),
     WARPFOLD_TEXT("{kernel}: the result of one run on {device}"), "runs"},
    {"repeat-results", WARPFOLD_TEXT("{kernel}: {results} different results in {runs} runs on {device}")},
    {"repeat-results-apart",
     WARPFOLD_TEXT("{kernel}: {results} different results in {runs} runs on {device}, {ulp:.6g} ULP apart")},
    {"repeat-value-differs", WARPFOLD_TEXT("DIFFERS from the reference")},
    {"repeat-order-fixed", WARPFOLD_TEXT("reference {reference}; the order of this kernel's operations is fixed")},
    {"repeat-order-varies", WARPFOLD_TEXT("reference {reference}; the order of this kernel's operations is not fixed")},

    // Kernels and devices
    {"block-any", WARPFOLD_TEXT("any")},
    {"block-multiple", WARPFOLD_TEXT("multiple of {multiple}")},
    {"block-power-of-two", WARPFOLD_TEXT("power of two")},
    {"block-power-of-two-from", WARPFOLD_TEXT("power of two from {least}")},
    {"list-faulty",
     WARPFOLD_TEXT("Faulty kernels, which are emulated and never run on a GPU; the emulator detects the fault:")},
    {"device-not-available", WARPFOLD_TEXT("not available: {reason}")},

    // Recordings; {run} is one as `record` is asked for it, "neighbored int32 sum n 2^20 block 512 cold"
    {"sweep-too-many", WARPFOLD_TEXT("a sweep of {runs} runs is too large; name fewer kernels, sizes or blocks, {most} "
                                     "runs at most")},
    {"sweep-beside-unknown", WARPFOLD_TEXT("only a recorded or modelled device can be drawn beside a sweep")},
    {"record-progress", WARPFOLD_TEXT("{done} of {total} runs, {percent} %, {left} left"),
     WARPFOLD_TEXT("{done} of 1 run, {percent} %, {left} left"), "total"},
    {"sweep-means",
     WARPFOLD_TEXT("Geometric means of how many times as fast each kernel is as CUB, with its best block")},
    {"record-uncounted", WARPFOLD_TEXT("runs are recorded without counters: {reason}")},
    {"record-left-out", WARPFOLD_TEXT("left out: {run}: {reason}")},
    {"record-done",
     WARPFOLD_TEXT("{recorded} runs recorded, {there} there before, {left_out} left out; {seconds:.1f} s, {file}: "
                   "{size}"),
     WARPFOLD_TEXT("1 run recorded, {there} there before, {left_out} left out; {seconds:.1f} s, {file}: {size}"),
     "recorded"},
    {"record-done-wrong",
     WARPFOLD_TEXT("{recorded} runs recorded, {there} there before, {left_out} left out, {wrong} WRONG; {seconds:.1f} "
                   "s, {file}: {size}"),
     WARPFOLD_TEXT("1 run recorded, {there} there before, {left_out} left out, {wrong} WRONG; {seconds:.1f} s, {file}: "
                   "{size}"),
     "recorded"},
    {"record-interrupted",
     WARPFOLD_TEXT("{recorded} runs recorded, {there} there before, {left_out} left out, interrupted; {seconds:.1f} s, "
                   "{file}: {size}"),
     WARPFOLD_TEXT("1 run recorded, {there} there before, {left_out} left out, interrupted; {seconds:.1f} s, {file}: "
                   "{size}"),
     "recorded"},
    {"record-interrupted-wrong",
     WARPFOLD_TEXT("{recorded} runs recorded, {there} there before, {left_out} left out, {wrong} WRONG, interrupted; "
                   "{seconds:.1f} s, {file}: {size}"),
     WARPFOLD_TEXT("1 run recorded, {there} there before, {left_out} left out, {wrong} WRONG, interrupted; "
                   "{seconds:.1f} s, {file}: {size}"),
     "recorded"},
    {"recording-head", WARPFOLD_TEXT("{device}, recorded {date} by Warpfold {version}")},
    {"recording-head-driver", WARPFOLD_TEXT("{device}, recorded {date} by Warpfold {version}, {driver}")},
    {"recording-against", WARPFOLD_TEXT("against {recording}")},
    {"recording-peak", WARPFOLD_TEXT("measured peak {gbs:.0f} GB/s")},
    {"recordings-compared", WARPFOLD_TEXT("how many times as fast the first is, kernel by kernel")},
    {"recordings-more", WARPFOLD_TEXT("… {more} more; --csv and --json print all")},
    {"sizes-recorded", WARPFOLD_TEXT("{least} to {most}")},
    {"request-cold", WARPFOLD_TEXT("{n} {type} {op}, block {block}, cold")},
    {"request-warm", WARPFOLD_TEXT("{n} {type} {op}, block {block}, warm")},
};

}  // namespace warpfold::words
