// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "words/row.h"

namespace warpfold::words {

/// Of kernels of the user's: what cannot be understood of them, and what was made of them.
inline constexpr Row ownTexts[] = {
    {"own-source-error", WARPFOLD_TEXT("{file:short}, line {line}, column {column}: {problem:lines}")},
    {"own-not-compiled", WARPFOLD_TEXT("{file:short}: the compiler failed without a word; simplify the source")},
    {"own-no-kernel",
     WARPFOLD_TEXT("{file:short} has no complete kernel; write a __global__ function, or name an instance of a "
                   "template with --function 'reduce<256>' or a line // warpfold: --function reduce<256>")},
    {"own-name-missing",
     WARPFOLD_TEXT("{file:short}, line {line}: nothing says what {name:short} is; give it a value with --define "
                   "{name:short}=256 or a line // warpfold: --define {name:short}=256")},
    {"own-line-unknown", WARPFOLD_TEXT("{file:short}, line {line}: '{word:short}' is not known here; write --function, "
                                       "--args or --define, each with its value")},
    {"own-several-kernels", WARPFOLD_TEXT("{file:short} has several kernels; choose one with --function: {functions}")},
    {"own-no-such-kernel",
     WARPFOLD_TEXT("--function {function:short}: there is no such kernel; the file has {functions}")},
    {"own-no-instance", WARPFOLD_TEXT("--function {function:short}: {problem:lines}")},
    {"own-parameter-type",
     WARPFOLD_TEXT("{function:short} has a parameter of the type '{type:short}'; only arrays of numbers and whole "
                   "numbers can be given to it")},
    {"own-args-asked", WARPFOLD_TEXT("what {function:short} takes cannot be told from {types}; say it with --args "
                                     "in,out,n or a line // warpfold: --args in,out,n, where each is in, in2, out, "
                                     "in-out, n, scratch or a number")},
    {"own-name-taken", WARPFOLD_TEXT("another file has a kernel {function:short}; give one of them another name")},
    {"own-args-count", WARPFOLD_TEXT("--args names {given} parameters, but {function:short} has {count}")},
    {"own-args-role",
     WARPFOLD_TEXT(
         "--args: '{role:short}' is not known; write in, in2, out, in-out, n, scratch or a number for each parameter")},
    {"own-args-type", WARPFOLD_TEXT("--args: a parameter of the type '{type:short}' cannot be {role}")},
    {"own-no-output", WARPFOLD_TEXT("{function:short} has no parameter out or in-out, so that nothing is left of it")},
    {"own-arrays-differ", WARPFOLD_TEXT("{function:short} takes '{first:short}' and '{second:short}'; its arrays must "
                                        "hold the same type")},
    {"own-type", WARPFOLD_TEXT("the arrays of {function:short} hold {type}; choose that type")},
    {"own-op", WARPFOLD_TEXT("what a kernel of your own leaves is combined, but not divided; choose sum")},
    {"own-inputs", WARPFOLD_TEXT("the operation and {function:short} take different numbers of inputs")},
    {"own-emulator-only",
     WARPFOLD_TEXT("--kernel-file runs on the emulator; leave --backend out, or write --backend emulator")},
    {"own-not-with", WARPFOLD_TEXT("{option} does not go with --kernel-file; leave one of them out")},
    {"own-needs-file", WARPFOLD_TEXT("{option} goes with --kernel-file FILE.cu; add that")},
    {"own-no-times", WARPFOLD_TEXT("a kernel of your own is not timed: the emulator's times say nothing about a GPU")},
    {"exercise-unknown",
     WARPFOLD_TEXT("there is no exercise '{name:short}'; choose {choices}, or name a file that ends in .md")},
    {"exercise-line",
     WARPFOLD_TEXT("{file:short}, line {line}: '{text:short}' is no condition; write n, block, grid, "
                   "type or op with a colon, or a counter with a bound, such as barriers <= 8 * grid")},
    {"exercise-bound", WARPFOLD_TEXT("'{text:short}' is no bound; write whole numbers, n, grid, block and warps with + "
                                     "- * / and parentheses")},
    {"check-names-files", WARPFOLD_TEXT("name an exercise and the files to check, such as check first-sum *.cu")},
    {"check-can-run", WARPFOLD_TEXT("it can be run")},
    {"check-result", WARPFOLD_TEXT("the result")},
    {"check-hazards", WARPFOLD_TEXT("no hazard")},
    {"check-bound", WARPFOLD_TEXT("{condition}")},
    {"check-wrong", WARPFOLD_TEXT("n {n}, block {block}: {result} where {reference} is right")},
    {"check-hazard", WARPFOLD_TEXT("n {n}, block {block}: {hazard}")},
    {"check-too-many", WARPFOLD_TEXT("n {n}, block {block}: {count} where at most {most} are allowed")},
    {"check-passed", WARPFOLD_TEXT("{file:short}: all {count} conditions hold")},
    {"check-failed", WARPFOLD_TEXT("{file:short}: {held} of {count} conditions hold")},
    {"own-leaves-one", WARPFOLD_TEXT("one value is left")},
    {"own-leaves-per-block", WARPFOLD_TEXT("one value per block is left; this program combined them")},
    {"own-leaves-in-place",
     WARPFOLD_TEXT("the first element of each block is left in place; this program combined them")},
};

}  // namespace warpfold::words
