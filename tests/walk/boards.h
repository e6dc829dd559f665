// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdlib>
#include <random>
#include <string>
#include <vector>

#include "jobs/blackboard.h"
#include "support/catalogue.h"

/// The blackboards of the catalogue's kernels.
namespace warpfold::walk {

/// All that can be traced, faulty ones last.
inline std::vector<std::string> kernels(bool faulty = true) {
  std::vector<std::string> ids;
  for (const auto& group : {kernelCatalogue(), faulty ? brokenKernels() : std::vector<KernelInfo>()})
    for (const KernelInfo& kernel : group)
      if (kernel.traceable()) ids.push_back(kernel.id);
  return ids;
}

inline bool all() {
  return std::getenv("WARPFOLD_LONG") != nullptr;
}

/// Each kernel beside one other, and sixty more, the same ones every time; with WARPFOLD_LONG=1 each beside each.
inline std::vector<std::pair<std::string, std::string>> pairs(bool faulty) {
  const std::vector<std::string> ids = kernels(faulty);
  std::vector<std::pair<std::string, std::string>> list;
  if (all()) {
    for (const std::string& a : ids)
      for (const std::string& b : ids) list.emplace_back(a, b);
    return list;
  }
  std::mt19937 random(11);
  for (std::size_t i = 0; i < ids.size(); ++i) list.emplace_back(ids[i], ids[(i + 1) % ids.size()]);
  for (int i = 0; i < 60; ++i) {
    const std::string& a = ids[random() % ids.size()];
    list.emplace_back(a, ids[random() % ids.size()]);
  }
  return list;
}

inline std::array<Blackboard, 2> boardsOf(const std::string& a, const std::string& b, Operation op = Operation::sum,
                                          ElementType type = ElementType::int32) {
  RunRequest requests[2];
  for (RunRequest& request : requests) {
    request.op = op;
    request.type = type;
  }
  requests[0].kernel = a;
  requests[1].kernel = b;
  return makeBlackboards(builtInKernels(), requests[0], requests[1], {16, 4});
}

}  // namespace warpfold::walk
