// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "catalogue/catalogue.h"
#include "cli/values.h"
#include "store/recording.h"

/// What several ways of printing a recording share.
namespace warpfold::cli {

/// Rows of kernels, from naive to fast; those that this program does not know come last.
template <typename T>
std::vector<T> inOrder(std::vector<T> rows, const Catalogue& catalogue) {
  const auto place = [&](const std::string& id) {
    const auto& all = catalogue.kernels();
    return std::find_if(all.begin(), all.end(), [&](const KernelPtr& k) { return k->id == id; }) - all.begin();
  };
  std::stable_sort(rows.begin(), rows.end(), [&](const T& a, const T& b) { return place(a.kernel) < place(b.kernel); });
  return rows;
}

/// "2^20 int32 sum, block 512, cold"
std::string requestText(const store::RecordedKey& key);
/// `kernel` to `cache`.
Ordered keyJson(const store::RecordedKey& key);
/// `device` to `peak_read_gbs`.
Ordered headJson(const store::Recording& recording);
/// "NVIDIA H200, recorded 2026-11-22 by Warpfold 0.1.0, driver …"
std::string headText(const store::Recording& recording);

}  // namespace warpfold::cli
