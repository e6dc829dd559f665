// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string_view>

namespace warpfold::model {

/// resources/gpus.json and the files of resources/model as they were at build time.
std::string_view embeddedGpus();
std::string_view embeddedConstants();
std::string_view embeddedRegisters();

}  // namespace warpfold::model
