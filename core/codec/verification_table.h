// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

#include "metrics/verification.h"
#include "table/table.h"

/// A comparison of the emulator with a GPU as it is printed and sent: with the device, the request and the program, and
/// with every kernel that could not be compared and why.
namespace warpfold {

/// Facts, a line for each counter of each launch, a line for each reason, and the summary.
std::string verificationText(const Verification& verification);
/// The facts and reasons as comments.
Table verificationTable(const Verification& verification);
std::string verificationJson(const Verification& verification);

}  // namespace warpfold
