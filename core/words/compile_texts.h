// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "words/row.h"

namespace warpfold::words {

/// What is wrong with compiling a kernel's source to PTX.
inline constexpr Row compileTexts[] = {
    {"compiler-missing",
     WARPFOLD_TEXT("no compiler for kernels was found: neither clang++ (14 or newer) on PATH nor NVRTC; install the "
                   "package clang, or the CUDA Toolkit")},
    {"compiler-not-started", WARPFOLD_TEXT("{file} cannot be started: {reason}; install the package clang again")},
    {"source-too-long", WARPFOLD_TEXT("a kernel's source has at most {mebibytes} MiB; leave out what no kernel needs")},
    {"compile-out-of-time",
     WARPFOLD_TEXT("compiling took more than {seconds} s and was ended; simplify the source's templates or constants")},
    {"compile-out-of-memory",
     WARPFOLD_TEXT("the compiler failed: this source takes more than {mebibytes} MiB of memory, or has met a fault of "
                   "the compiler; simplify it, or try another version of clang")},
    {"compile-too-long",
     WARPFOLD_TEXT("the source compiles to more than {mebibytes} MiB of PTX; make its tables or its unrolled loops "
                   "smaller")},
};

}  // namespace warpfold::words
