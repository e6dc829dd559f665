// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "catalogue/catalogue.h"
#include "cli/recording_samples.h"
#include "store/compare_recordings.h"

/// What `recording FILE --against OTHER` prints: every common request, the largest ratio first, and each kernel's
/// geometric mean.
namespace warpfold::cli {

struct RecordingComparison {
  const store::Recording &own, &other;
  const std::vector<store::ComparedRun>& runs;
};

void printComparisonJson(const RecordingComparison& comparison, const Catalogue& catalogue, const Print& print);
void printComparisonCsv(const RecordingComparison& comparison, const Print& print);
/// The kernels, and the requests at both ends.
std::string comparisonTable(const RecordingComparison& comparison, const Catalogue& catalogue);

}  // namespace warpfold::cli
