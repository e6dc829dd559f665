// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <atomic>
#include <functional>

#include "worker/messages.h"

namespace warpfold {

/// Carries out a Ladder command: a row for each kernel as it comes, and the device's read roof where it has one.
/// Throws Error on failure and Cancelled when cancelled.
void runLadder(const messages::Ladder& command, const std::atomic<bool>& cancelled,
               const std::function<void(const messages::Event&)>& send);
/// Carries out an Again command; throws likewise.
void runRepeat(const messages::Repeat& command, const std::atomic<bool>& cancelled,
               const std::function<void(const messages::Event&)>& send);

}  // namespace warpfold
