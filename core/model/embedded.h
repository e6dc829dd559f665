// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string_view>

namespace warpfold::model {

/// resources/gpus.json and resources/model/constants.json as they were at build time.
std::string_view embeddedGpus();
std::string_view embeddedConstants();

}  // namespace warpfold::model
