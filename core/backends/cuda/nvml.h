// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <optional>
#include <string>

namespace warpfold::cuda {

/// Free memory of the GPU at a PCI bus id ("0000:3b:00.0"), read from the driver's management library without a
/// context, which would take time and memory itself. Nothing where that library is not there or does not say.
std::optional<std::size_t> freeMemoryAt(const std::string& pciBusId);

/// The driver's own version: "580.95.05". Empty where that library does not say.
std::string driverVersion();

}  // namespace warpfold::cuda
