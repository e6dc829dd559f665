// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

namespace warpfold::cli {

/// The version, what it is built with, and the licence, a line each.
std::string versionText();

}  // namespace warpfold::cli
