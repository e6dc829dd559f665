// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "catalogue/kernel_info.h"
#include "run/device_info.h"
#include "values/element_type.h"
#include "words/message.h"

/// Blocks and threads for a kernel that takes any number of both, by the size of its input.
namespace warpfold {

/// One line of a table: what to take from `n` elements on.
struct TunedRow {
  std::uint32_t elementBytes = 4;  ///< of the input as it is stored: 2, 4 or 8
  std::uint64_t n = 0;
  std::uint32_t block = 0;             ///< threads
  double blocksPerMultiprocessor = 0;  ///< 0: one block alone
  friend bool operator==(const TunedRow&, const TunedRow&) = default;
};

/// What was measured on one architecture.
struct TuningTable {
  std::string architecture;  ///< "sm_90"
  std::string device;        ///< on which it was measured: "NVIDIA H200"
  std::vector<TunedRow> rows;
};

struct TunedShape {
  std::uint32_t block = 0;
  std::uint64_t grid = 0;
  std::optional<std::string> measuredOn;  ///< the device of the table; none: a rule that suits most GPUs
  bool tunable = true;                    ///< warpfold-cli tune can measure on this device
  bool ofN = false;                       ///< it follows from the size alone
};

/// "# device: NVIDIA H200", then lines of CSV: element_bytes,n,block,blocks_per_multiprocessor. Throws InvalidRequest
/// with the line that is wrong.
/// A table without a device is called by its architecture.
TuningTable parseTuning(const std::string& architecture, const std::string& text);
/// `fresh` with those rows of `old` for which it has none.
TuningTable merged(const TuningTable& old, TuningTable fresh);
std::string tuningText(const TuningTable& table);

/// The user's tables, which go before where they have a row, then those that come with the program. A user's lie in
/// warpfold/tuning, as sm_90.csv, in $XDG_DATA_HOME or in ~/.local/share.
const std::vector<TuningTable>& tuningTables();
/// A table in a file; one without rows where there is none that can be read.
TuningTable readTuning(const std::string& architecture, const std::filesystem::path& file);
/// Where the user's table of an architecture is; empty where there is no home.
std::filesystem::path usersTuningFile(const std::string& architecture);

/// Whether times are measured on it, so that warpfold-cli tune finds what suits it.
bool canBeTuned(const DeviceInfo& device);

/// For n elements, n > 0, of so many bytes each.
TunedShape tunedShape(const DeviceInfo& device, std::uint32_t elementBytes, std::uint64_t n,
                      const std::vector<TuningTable>& tables = tuningTables());

/// What a kernel takes whose block and grid follow from the size: tunedShape, or the same on every device where it asks
/// for that.
TunedShape shapeOf(const KernelInfo& kernel, const DeviceInfo& device, ElementType type, std::uint64_t n);

/// "264 blocks of 1024 threads, the fastest of those tried on NVIDIA H200".
Message told(const TunedShape& shape);

}  // namespace warpfold
