// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>

/// How long texts may be, in bytes: of messages and of files alike, since what is read from one is told in the other.
namespace warpfold::codec {

inline constexpr std::size_t mostDateBytes = 32;          ///< "2026-11-22 13:09:49"
inline constexpr std::size_t mostDriverBytes = 256;       ///< of a driver's version, or CUDA's
inline constexpr std::size_t mostArchitectureBytes = 32;  ///< "sm_90"
inline constexpr std::size_t mostKernelBytes = 64;        ///< of a kernel's id
inline constexpr std::size_t mostDefines = 64;            ///< of a source of the user's
inline constexpr std::size_t mostStringBytes = 4096;  ///< of any other text: names, notes, sentences, their arguments

}  // namespace warpfold::codec
