// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <string>

/// The read peak of each GPU is measured once and kept in the user's cache folder, so that shares of it compare from
/// one start to the next.
namespace warpfold::cuda {

/// A GPU among all others, and the driver that its peak was measured with.
struct PeakOwner {
  std::string gpu;  ///< "GPU-01234567-…", as nvidia-smi -L prints it
  std::string driver;
};

/// GPU `ordinal` of this process. Empty where the driver does not tell them apart.
PeakOwner peakOwner(int ordinal);

/// GB/s; nothing where none was kept under this driver.
std::optional<double> keptPeakGbs(const PeakOwner& owner);
/// In place of what was kept before. Says nothing where it cannot be written: then it is measured again.
void keepPeak(const PeakOwner& owner, double gbs);

}  // namespace warpfold::cuda
