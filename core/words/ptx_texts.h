// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "words/row.h"

namespace warpfold::words {

/// What is wrong with a PTX text. {line} is a line of the PTX.
inline constexpr Row ptxTexts[] = {
    {"ptx-too-long", WARPFOLD_TEXT("the PTX has {bytes} bytes, more than {most}; compile a smaller source")},
    {"ptx-cut-off", WARPFOLD_TEXT("the PTX ends at line {line} in the middle of something; compile the source again")},
    {"ptx-damaged",
     WARPFOLD_TEXT("line {line} of the PTX cannot be read at '{found:short}'; compile the source again")},
    {"ptx-too-much",
     WARPFOLD_TEXT("line {line} of the PTX asks for too much at '{found:short}'; compile a smaller source")},
    {"ptx-too-complex",
     WARPFOLD_TEXT("the function at line {line} of the PTX is too complex for the emulator; make it smaller")},
    {"ptx-variables-too-large",
     WARPFOLD_TEXT("variable {name:short} of {bytes} bytes does not fit beside the others; make it smaller")},
    {"ptx-declared-twice", WARPFOLD_TEXT("line {line} of the PTX declares {name:short} a second time")},
    {"ptx-not-declared", WARPFOLD_TEXT("line {line} of the PTX uses {name:short}, which nothing declares")},
    {"ptx-no-kernel", WARPFOLD_TEXT("the PTX has no kernel {name:short}; name one of {kernels:short}")},
    {"ptx-which-kernel", WARPFOLD_TEXT("the PTX has several kernels; name one of {kernels:short}")},
    {"ptx-without-kernel", WARPFOLD_TEXT("the PTX has no kernel")},
    {"ptx-not-executed",
     WARPFOLD_TEXT("line {line} of the PTX has '{instruction:short}', which the emulator does not execute")},
    {"ptx-wrong-operands",
     WARPFOLD_TEXT("line {line} of the PTX gives '{instruction:short}' operands that it does not take")},
    {"ptx-unknown-function",
     WARPFOLD_TEXT("line {line} of the PTX calls {name:short}, of which the emulator knows nothing")},
};

}  // namespace warpfold::words
