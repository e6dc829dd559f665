// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "words/row.h"

namespace warpfold::words {

/// Of kernels of the user's: what cannot be understood of them, and what was made of them.
inline constexpr Row ownTexts[] = {
    {"own-source-error", WARPFOLD_TEXT("{file:short}, line {line}, column {column}: {problem:lines}")},
    {"own-not-compiled", WARPFOLD_TEXT("the compiler failed without a word; simplify the source")},
    {"own-no-kernel", WARPFOLD_TEXT("it has no complete kernel; write a __global__ function, or name an instance of a "
                                    "template, such as --function 'reduce<256>'")},
    {"own-several-kernels", WARPFOLD_TEXT("{file:short} has several kernels; choose one with --function: {functions}")},
    {"own-no-such-kernel",
     WARPFOLD_TEXT("--function {function:short}: there is no such kernel; the file has {functions}")},
    {"own-no-instance", WARPFOLD_TEXT("--function {function:short}: {problem:lines}")},
    {"own-parameter-type",
     WARPFOLD_TEXT("{function:short} has a parameter of the type '{type:short}'; only arrays of numbers and whole "
                   "numbers can be given to it")},
    {"own-args-asked", WARPFOLD_TEXT("what {function:short} takes cannot be told from {types}; say it with --args: in, "
                                     "in2, out, in-out or n for each, such as --args in,out,n")},
    {"own-args-count", WARPFOLD_TEXT("--args names {given} parameters, but {function:short} has {count}")},
    {"own-args-role",
     WARPFOLD_TEXT("--args: '{role:short}' is not known; write in, in2, out, in-out or n for each parameter")},
    {"own-args-type", WARPFOLD_TEXT("--args: a parameter of the type '{type:short}' cannot be {role}")},
    {"own-no-output", WARPFOLD_TEXT("{function:short} has no parameter out or in-out, so that nothing is left of it")},
    {"own-arrays-differ", WARPFOLD_TEXT("{function:short} takes '{first:short}' and '{second:short}'; its arrays must "
                                        "hold the same type")},
    {"own-type", WARPFOLD_TEXT("the arrays of {function:short} hold {type}; leave --type out")},
    {"own-op", WARPFOLD_TEXT("what a kernel of your own leaves is combined, but not divided; write --op sum")},
    {"own-inputs", WARPFOLD_TEXT("the operation and {function:short} take different numbers of inputs")},
    {"own-grid", WARPFOLD_TEXT("a launch has 1 to {most} blocks")},
    {"own-emulator-only",
     WARPFOLD_TEXT("--kernel-file runs on the emulator; leave --backend out, or write --backend emulator")},
    {"own-not-with", WARPFOLD_TEXT("{option} does not go with --kernel-file; leave one of them out")},
    {"own-needs-file", WARPFOLD_TEXT("{option} goes with --kernel-file FILE.cu; add that")},
    {"own-no-times", WARPFOLD_TEXT("a kernel of your own is not timed: the emulator's times say nothing about a GPU")},
    {"own-leaves-one", WARPFOLD_TEXT("one value is left")},
    {"own-leaves-per-block", WARPFOLD_TEXT("one value per block is left; this program combined them")},
    {"own-leaves-in-place",
     WARPFOLD_TEXT("the first element of each block is left in place; this program combined them")},
};

}  // namespace warpfold::words
