// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <span>
#include <string_view>

namespace warpfold::compile {

/// A header of core/compile/headers as it was at build time, under the name that a source includes it by.
struct DeviceHeader {
  std::string_view name;
  std::string_view text;
};

std::span<const DeviceHeader> deviceHeaders();
/// Names of CUDA's headers that sources include and that have nothing to add: what they declare is known already.
std::span<const std::string_view> emptyHeaders();
/// The text of the one with this name, which is there.
std::string_view headerText(std::string_view name);

}  // namespace warpfold::compile
