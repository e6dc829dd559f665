// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <exception>
#include <string>

namespace warpfold::codec {

/// What is wrong with what was decoded, as a user can be told: nlohmann's texts name its own classes and positions.
std::string problemText(const std::exception& error);

}  // namespace warpfold::codec
