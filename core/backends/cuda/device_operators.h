// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace warpfold::cuda {

/// The text of device_operators.cuh.
const char* deviceOperators();
/// The text of device_functions.cuh, which needs the former.
const char* deviceFunctions();
/// The text of peer_functions.cuh.
const char* peerFunctions();

}  // namespace warpfold::cuda
