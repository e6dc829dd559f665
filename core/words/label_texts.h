// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "words/row.h"

namespace warpfold::words {

/// What devices, inputs and counters are called. Proper names (NVIDIA H200, sm_90, msws) stand for themselves.
inline constexpr Row labelTexts[] = {
    {"proper-name", "{name}"},
    {"cluster-title", WARPFOLD_TEXT("Cluster: {ranks} ranks on {hosts} hosts"),
     WARPFOLD_TEXT("Cluster: {ranks} ranks on 1 host"), "hosts"},
    {"emulator", WARPFOLD_TEXT("Emulator, {cores} cores"), WARPFOLD_TEXT("Emulator, 1 core"), "cores"},
    {"recorded-device", WARPFOLD_TEXT("{device} · recorded {date}")},
    {"modelled-device", WARPFOLD_TEXT("{device} · modelled")},
    {"modelled-from", WARPFOLD_TEXT("modelled from recordings of {device}")},
    {"source-of-multiprocessors", WARPFOLD_TEXT("multiprocessors: {source}")},
    {"source-of-clock", WARPFOLD_TEXT("boost clock: {source}")},
    {"source-of-bandwidth", WARPFOLD_TEXT("memory bandwidth: {source}")},
    {"source-of-attainable", WARPFOLD_TEXT("share of it that reading attains: {source}")},
    {"source-of-cache", WARPFOLD_TEXT("L2 cache: {source}")},
    {"source-of-memory", WARPFOLD_TEXT("memory size: {source}")},
    {"source-of-limits", WARPFOLD_TEXT("threads, blocks, registers and shared memory of a multiprocessor: {source}")},
    {"source-of-fp64", WARPFOLD_TEXT("float64 operations a clock: {source}")},
    {"source-of-latency", WARPFOLD_TEXT("latencies of L2 and memory: {source}")},
    {"boost-clock", WARPFOLD_TEXT("{mhz:.0f} MHz")},
    {"datasheet-bandwidth", WARPFOLD_TEXT("{gbs:.0f} GB/s")},
    {"emulator-is-exact", WARPFOLD_TEXT("exact SIMT emulation on the CPU; its time is not a GPU's")},
    {"hardware-threads", WARPFOLD_TEXT("{threads} hardware threads"), WARPFOLD_TEXT("1 hardware thread"), "threads"},
    {"gpu-multiprocessors", WARPFOLD_TEXT("{count} SMs"), WARPFOLD_TEXT("1 SM"), "count"},
    {"gpu-cache", WARPFOLD_TEXT("{megabytes} MB L2")},
    {"gpu-memory-size", WARPFOLD_TEXT("{gibibytes:.0f} GiB memory")},
    {"gpu-driver", WARPFOLD_TEXT("driver for CUDA {version}")},  // of recordings: the driver's own version in brackets
    {"gpu-cuda", WARPFOLD_TEXT("CUDA {version}")},
    {"gpu-driver-version", WARPFOLD_TEXT("driver {version}")},

    {"input-ones", WARPFOLD_TEXT("Ones")},
    {"input-ones-holds", WARPFOLD_TEXT("Every element is 1.")},
    {"input-constant", WARPFOLD_TEXT("Constant")},
    {"input-constant-holds", WARPFOLD_TEXT("Every element is V.")},
    {"input-ramp", WARPFOLD_TEXT("Ramp 0, 1, 2, …")},
    {"input-ramp-holds", WARPFOLD_TEXT("0, 1, 2, 3, … (wrapping as the type does).")},
    {"input-digits", WARPFOLD_TEXT("Digits, 0 to 9")},
    {"input-digits-holds", WARPFOLD_TEXT("Random digits 0 to 9.")},
    {"input-bytes", WARPFOLD_TEXT("Bytes, 0 to 255")},
    {"input-bytes-holds", WARPFOLD_TEXT("Random whole numbers 0 to 255.")},
    {"input-uniform", WARPFOLD_TEXT("Uniform random")},
    {"input-uniform-holds", WARPFOLD_TEXT("Floats uniform in [0, 1); integers uniform over the whole type.")},
    {"input-normal", WARPFOLD_TEXT("Normal, Gaussian")},
    {"input-normal-holds", WARPFOLD_TEXT("Gaussian: mean 0, standard deviation 1; integers 1000 times that, rounded.")},
    {"input-msws", WARPFOLD_TEXT("MSWS random")},
    {"input-msws-holds", WARPFOLD_TEXT("Middle-square Weyl sequence: 32 random bits; floats scaled to [0, 1).")},
    {"input-file", WARPFOLD_TEXT("File…")},
    {"input-file-holds", WARPFOLD_TEXT("Numbers from a .npy, .csv, .txt or raw .bin file.")},

    {"counter-global-load-sectors", WARPFOLD_TEXT("global load sectors")},
    {"counter-global-store-sectors", WARPFOLD_TEXT("global store sectors")},
    {"counter-global-load-requests", WARPFOLD_TEXT("global load requests")},
    {"counter-global-store-requests", WARPFOLD_TEXT("global store requests")},
    {"counter-shared-load-conflicts", WARPFOLD_TEXT("shared load conflicts")},
    {"counter-shared-store-conflicts", WARPFOLD_TEXT("shared store conflicts")},
    {"counter-barriers", WARPFOLD_TEXT("barriers")},
    {"counter-atomics", WARPFOLD_TEXT("atomics")},
    {"counter-active-threads", WARPFOLD_TEXT("active threads")},
    {"counter-active-warps", WARPFOLD_TEXT("warps issued")},
    {"counter-divergent-warps", WARPFOLD_TEXT("diverged warps")},
    // Shorter, for the head of a column.
    {"column-global-load-sectors", WARPFOLD_TEXT("load sectors")},
    {"column-global-store-sectors", WARPFOLD_TEXT("store sectors")},
    {"column-global-load-requests", WARPFOLD_TEXT("load requests")},
    {"column-global-store-requests", WARPFOLD_TEXT("store requests")},
    {"column-shared-load-conflicts", WARPFOLD_TEXT("load conflicts")},
    {"column-shared-store-conflicts", WARPFOLD_TEXT("store conflicts")},
    {"column-shared-conflicts", WARPFOLD_TEXT("bank conflicts")},
    {"column-divergent-warps", WARPFOLD_TEXT("diverged")},
    {"column-lanes-at-work", WARPFOLD_TEXT("lanes at work")},
    {"column-bytes-used", WARPFOLD_TEXT("bytes used")},

    {"count-threads", WARPFOLD_TEXT("{count} threads"), WARPFOLD_TEXT("1 thread"), "count"},
    {"count-warps", WARPFOLD_TEXT("{count} warps"), WARPFOLD_TEXT("1 warp"), "count"},
    {"count-sectors", WARPFOLD_TEXT("{count} sectors of 32 bytes"), WARPFOLD_TEXT("1 sector of 32 bytes"), "count"},
    {"count-requests", WARPFOLD_TEXT("{count} warp-level requests"), WARPFOLD_TEXT("1 warp-level request"), "count"},
    {"count-conflicts", WARPFOLD_TEXT("{count} extra rounds"), WARPFOLD_TEXT("1 extra round"), "count"},
    {"count-barriers", WARPFOLD_TEXT("{count} block barriers"), WARPFOLD_TEXT("1 block barrier"), "count"},
    {"count-atomics", WARPFOLD_TEXT("{count} atomic operations"), WARPFOLD_TEXT("1 atomic operation"), "count"},
    {"count-hazards", WARPFOLD_TEXT("{count} hazards"), WARPFOLD_TEXT("1 hazard"), "count"},
    {"count-samples", WARPFOLD_TEXT("{count} samples"), WARPFOLD_TEXT("1 sample"), "count"},
    {"counted-exactly", WARPFOLD_TEXT("exact: follows from the kernel and its input")},
    {"counted-as-hardware", WARPFOLD_TEXT("emulated as the hardware counts")},
    {"counted-by-device", WARPFOLD_TEXT("counted by the device")},
};

}  // namespace warpfold::words
