// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "words/row.h"

namespace warpfold::words {

/// What is wrong with an input or its file, or with where the output goes, and memory that is not to be had.
inline constexpr Row fileTexts[] = {
    {"output-not-written", WARPFOLD_TEXT("standard output cannot be written: {reason}; send it to another place")},
    {"file-not-written", WARPFOLD_TEXT("it cannot be written: {reason}; name another place")},
    {"no-temporary-folder",
     WARPFOLD_TEXT("no temporary folder can be made in {folder}: {reason}; make room there, or set TMPDIR to another "
                   "folder")},
    {"no-timeline",
     WARPFOLD_TEXT("this run traces no block, so it has no timeline; choose a device kernel, and leave out "
                   "--trace-blocks none")},
    {"out-of-memory", WARPFOLD_TEXT("there is not enough memory; use fewer elements")},
    {"host-memory",
     WARPFOLD_TEXT("{elements} elements of {type} need {needed:.1f} GiB, but {free:.1f} GiB of memory are "
                   "free; use fewer elements")},
    {"not-a-number",
     WARPFOLD_TEXT("'{text:short}' is not a number that {type} can hold; write one, or choose another type")},
    {"lengths-differ",
     WARPFOLD_TEXT("this has {elements} elements, but the first input {first:short} has "
                   "{first_elements}; a dot product needs as many of each: shorten one, or choose how "
                   "many elements to take"),
     WARPFOLD_TEXT(
         "this has one element, but the first input {first:short} has {first_elements}; a dot product needs as "
         "many of each: shorten one, or choose how many elements to take"),
     "elements"},

    {"file-missing", WARPFOLD_TEXT("there is no such file")},
    {"file-not-opened", WARPFOLD_TEXT("it cannot be opened: {reason}")},
    {"file-not-read", WARPFOLD_TEXT("it cannot be read: {reason}")},
    {"file-not-regular", WARPFOLD_TEXT("it is not a regular file")},
    {"file-empty", WARPFOLD_TEXT("it is empty; a reduction needs at least one element")},
    {"file-without-numbers", WARPFOLD_TEXT("it holds no numbers; a reduction needs at least one")},
    {"file-became-shorter", WARPFOLD_TEXT("it became shorter while it was read; try again")},
    {"file-too-short",
     WARPFOLD_TEXT("it has {elements} elements, but {asked} are asked for; ask for fewer, or leave N empty"),
     WARPFOLD_TEXT("it has one element, but {asked} are asked for; ask for one, or leave N empty"), "elements"},
    {"file-too-long-for-memory", WARPFOLD_TEXT("its numbers do not fit into memory, {read} of them were read; ask for "
                                               "fewer")},
    {"file-unknown-kind", WARPFOLD_TEXT("'{kind:short}' is not a known kind of file; use .npy, .csv, .txt or .bin")},
    {"file-broken-element",
     WARPFOLD_TEXT("its {bytes} bytes are no whole number of {type} elements of {width} bytes; "
                   "choose another type, or write it again if it is cut off"),
     WARPFOLD_TEXT(
         "its one byte is no whole number of {type} elements of {width} bytes; choose another type, or write it "
         "again if it is cut off"),
     "bytes"},
    {"file-not-a-number",
     WARPFOLD_TEXT("line {line}: '{text}' is not a number that {type} can hold; choose another type, or correct the "
                   "line")},
    {"file-endless-number",
     WARPFOLD_TEXT("line {line}: '{begin}…' goes on for more than {most} characters, which is no "
                   "number")},
    {"file-decimal-commas",
     WARPFOLD_TEXT("line {line}: commas are not all that separates its numbers, so '{numbers}' may be one number or "
                   "two; write decimals with a point, and use one separator")},
    {"file-utf-16", WARPFOLD_TEXT("it is UTF-16; save it as UTF-8")},

    {"npy-no-magic",
     WARPFOLD_TEXT("it is not a .npy file (it does not begin with \\x93NUMPY); write it with numpy.save")},
    {"npy-version", WARPFOLD_TEXT("its .npy version {major}.{minor} is not known; write it with numpy.save")},
    {"npy-header-damaged", WARPFOLD_TEXT("its .npy header is damaged; write it again")},
    {"npy-header-cut-off", WARPFOLD_TEXT("it ends within its .npy header; write it again")},
    {"npy-no-type-and-shape", WARPFOLD_TEXT("its .npy header names no plain element type and shape; save a "
                                            "one-dimensional array of numbers")},
    {"npy-unknown-type", WARPFOLD_TEXT("its elements are '{stored}', which is none of {choices}; convert them with "
                                       "array.astype")},
    {"npy-other-type", WARPFOLD_TEXT("its elements are {stored}; choose that type, or convert them with "
                                     "array.astype('{type}')")},
    {"npy-shape", WARPFOLD_TEXT("its shape is ({shape}), but a reduction needs one dimension; save it with "
                                "array.ravel()")},
    {"npy-cut-off",
     WARPFOLD_TEXT("it is cut off: its header says {elements} elements, but only {there} are there; write "
                   "it again"),
     WARPFOLD_TEXT("it is cut off: its header says one element, but none is there; write it again"), "elements"},
};

}  // namespace warpfold::words
