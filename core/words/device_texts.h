// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "words/row.h"

namespace warpfold::words {

/// Devices that are not there or fail, and what is done on them.
inline constexpr Row deviceTexts[] = {
    {"no-exact-device", WARPFOLD_TEXT("no device here gives exact counters; install a program that has the emulator")},
    {"device-not-told",
     WARPFOLD_TEXT("what it says of itself cannot be shown; take another copy of its file, or record again (technical "
                   "detail: {problem:short})")},
    {"recording-not-found",
     WARPFOLD_TEXT(
         "there is no such recording, and none of this name in {folders}; give the path of a .warpfold file")},
    {"gpu-unknown", WARPFOLD_TEXT("there is no datasheet of this GPU; choose one of {names}, or add yours as the "
                                  "manual's page \"Modelled GPUs\" says")},
    {"gpu-unknown-beside-file",
     WARPFOLD_TEXT("there is no datasheet of this GPU among those of the program, and your own cannot be read: "
                   "{complaint}")},
    {"gpu-entry",
     WARPFOLD_TEXT("the entry {entry:short} has no {key:short}, or none that is possible; correct it as the manual's "
                   "page \"Modelled GPUs\" says")},
    {"gpu-entry-key",
     WARPFOLD_TEXT("the entry {entry:short} has {key:short}, which says nothing about a GPU; correct it as the "
                   "manual's page \"Modelled GPUs\" says")},
    {"gpu-architecture",
     WARPFOLD_TEXT("the entry {entry:short} is of the architecture {architecture}, and known are {known:short}; "
                   "correct it, or give the entry {missing}")},
    {"gpus-key-twice", WARPFOLD_TEXT("the key {key:short} stands twice in one entry; leave one out")},
    {"gpus-entry-twice", WARPFOLD_TEXT("the GPU {entry:short} stands twice in the list; leave one out")},
    {"calibration-missing",
     WARPFOLD_TEXT("modelled times rest on recordings of {device}, and none is here; put nvidia-h200.warpfold, which "
                   "comes with the program, into {folders}")},
    {"gpus-not-opened",
     WARPFOLD_TEXT("this file of GPUs cannot be opened, or is larger than 4 MB; correct it or remove "
                   "it")},
    {"gpus-unreadable",
     WARPFOLD_TEXT("this is no list of GPUs in JSON; write it as the manual's page \"Modelled GPUs\" "
                   "says")},
    {"gpus-no-array",
     WARPFOLD_TEXT("{key} is no array of GPUs; put it into square brackets, as the manual's page \"Modelled GPUs\" "
                   "says")},
    {"gpus-none-listed",
     WARPFOLD_TEXT("no device in this list is a GPU; make the list on the machine that has it, with "
                   "warpfold-cli devices --json")},
    {"constant-missing", WARPFOLD_TEXT("the model's constants have no {key}; make them again with warpfold-cli model "
                                       "--fit")},
    {"registers-unreadable",
     WARPFOLD_TEXT("line {line} of the model's registers cannot be read; write them again with warpfold-cli model "
                   "--registers")},

    {"gpu-no-driver", WARPFOLD_TEXT("there is no NVIDIA driver (libcuda.so.1 was not found); install it, or use the "
                                    "emulator")},
    {"gpu-old-driver", WARPFOLD_TEXT("the NVIDIA driver is too old (it has no {function}); install a newer one, or use "
                                     "the emulator")},
    {"gpu-none", WARPFOLD_TEXT("the NVIDIA driver is there, but it sees no GPU; use the emulator")},
    {"gpu-driver-not-started", WARPFOLD_TEXT("the NVIDIA driver could not start (error {error}); check that nvidia-smi "
                                             "works, or use the emulator")},
    {"gpu-number", WARPFOLD_TEXT("there are {gpus} GPUs, numbered from 0; choose another"),
     WARPFOLD_TEXT("there is one GPU, with the number 0; choose that one"), "gpus"},
    {"gpu-call-no-memory",
     WARPFOLD_TEXT("the CUDA call {call} failed with {error} ({text}); use fewer elements, or free "
                   "memory of the GPU")},
    {"gpu-call-wrong-address",
     WARPFOLD_TEXT("the CUDA call {call} failed with {error} ({text}); the kernel touched memory "
                   "that is not its own: run it on the emulator to see where")},
    {"gpu-call-too-long",
     WARPFOLD_TEXT("the CUDA call {call} failed with {error} ({text}); the kernel ran too long for a "
                   "GPU that also drives a display: use fewer elements")},
    {"gpu-call", WARPFOLD_TEXT("the CUDA call {call} failed with {error} ({text}); try again, and run nvidia-smi to "
                               "see whether the GPU is healthy")},
    {"gpu-memory",
     WARPFOLD_TEXT("the GPU has {free:.0f} MiB of memory free, but {needed:.0f} MiB more are needed; use fewer "
                   "elements")},
    {"gpu-memory-for-flush",
     WARPFOLD_TEXT("the GPU has {free:.0f} MiB of memory free, but {needed:.0f} MiB more are needed "
                   "to flush its cache; free memory of the GPU, or measure with a warm cache")},
    {"gpu-memory-for-peak",
     WARPFOLD_TEXT("the GPU has {free:.0f} MiB of memory free, but {needed:.0f} MiB more are needed "
                   "to measure its peak; free memory of the GPU")},

    {"nvrtc-missing",
     WARPFOLD_TEXT("the run-time compiler libnvrtc was not found (on the loader's path, beside nvcc, in "
                   "/usr/local/cuda/lib64); install the CUDA Toolkit, or use the emulator")},
    {"nvrtc-incomplete", WARPFOLD_TEXT("{file} is incomplete; install the CUDA Toolkit again, or use the emulator")},
    {"nvrtc-too-old",
     WARPFOLD_TEXT("the run-time compiler {file} is of CUDA {version}, and {oldest} or newer is needed; "
                   "install a newer CUDA Toolkit, or use the emulator")},
    {"nvrtc-call",
     WARPFOLD_TEXT("the compiler's call {call} failed ({text}); install the CUDA Toolkit again if it is incomplete")},
    {"kernel-does-not-compile", WARPFOLD_TEXT("the kernel does not compile for sm_{architecture}:\n{log:lines}")},

    {"cub-no-library",
     WARPFOLD_TEXT("{file} is not beside the program; install the CUDA toolkit with nvcc and build the "
                   "target warpfold-cub")},
    {"cub-not-opened", WARPFOLD_TEXT("{file} cannot be opened: {reason}")},
    {"cub-no-function", WARPFOLD_TEXT("{file} has no {function}; build it and the program from the same source")},
    {"cub-other-interface",
     WARPFOLD_TEXT("{file} has interface {interface}, and this program needs {needed}; build both "
                   "from the same source")},
    {"cub-no-reduction", WARPFOLD_TEXT("the library has no {op} of {type}; choose another operation or type")},
    {"cub-failed", WARPFOLD_TEXT("the call cub::DeviceReduce failed with {error}; choose another kernel")},

    {"probes-in-function",
     WARPFOLD_TEXT("threads meet or combine values in {name:short}, which is not part of its caller, so the kernel "
                   "cannot be traced on the GPU; declare it __forceinline__")},
    {"probes-overflow",
     WARPFOLD_TEXT("the traced kernel took more steps than the {expected} expected, and {lost} stamps "
                   "were lost, so its trace is not shown"),
     WARPFOLD_TEXT(
         "the traced kernel took more steps than the {expected} expected, and one stamp was lost, so its trace "
         "is not shown"),
     "lost"},
    {"steps-disagree", WARPFOLD_TEXT("block {block}: the GPU took {steps} steps, the emulator {expected}; the two must "
                                     "agree")},
    {"masks-disagree",
     WARPFOLD_TEXT("block {block}, step {step}, warp {warp}: active lanes are {seen:#010x} on the GPU and "
                   "{expected:#010x} on the emulator; the two must agree")},
    {"masks-disagree-first",
     WARPFOLD_TEXT("block {block}, before step 1, warp {warp}: active lanes are {seen:#010x} on the GPU and "
                   "{expected:#010x} on the emulator; the two must agree")},
    {"inspected-disagrees",
     WARPFOLD_TEXT("the timed run left {timed} and the inspected run {other}; the two must agree")},
    {"traced-disagrees", WARPFOLD_TEXT("the timed run left {timed} and the traced run {other}; the two must agree")},

    {"progress-compiling", WARPFOLD_TEXT("compiling {kernel}")},
    {"progress-following", WARPFOLD_TEXT("following {kernel} on the emulator")},
    {"progress-tracing", WARPFOLD_TEXT("tracing {kernel}")},
    {"progress-copying", WARPFOLD_TEXT("copying the input to the GPU")},
    {"progress-copying-second", WARPFOLD_TEXT("copying the second input to the GPU")},
    {"progress-preparing", WARPFOLD_TEXT("preparing {kernel}")},
    {"progress-warming-up", WARPFOLD_TEXT("warming up {kernel}")},
    {"progress-timing", WARPFOLD_TEXT("timing {kernel}")},
    {"progress-counting", WARPFOLD_TEXT("counting {kernel}")},
    {"progress-repeating", WARPFOLD_TEXT("repeating {kernel}")},
    {"progress-input", WARPFOLD_TEXT("making the input")},
    {"progress-second-input", WARPFOLD_TEXT("making the second input")},
    {"progress-reference", WARPFOLD_TEXT("computing the reference")},
};

}  // namespace warpfold::words
