// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "jobs/blackboard.h"
#include "support/catalogue.h"
#include "support/sample.h"

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

/// Each kernel beside each.
inline std::vector<std::pair<std::string, std::string>> pairs() {
  const std::vector<std::string> ids = kernels(false);
  std::vector<std::pair<std::string, std::string>> list;
  for (const std::string& a : ids)
    for (const std::string& b : ids) list.emplace_back(a, b);
  return list;
}

/// Pairs, faulty kernels included: a sample of so many.
inline std::vector<std::pair<std::string, std::string>> sampledPairs(std::size_t count) {
  const std::vector<std::string> ids = kernels();
  std::vector<std::pair<std::string, std::string>> list;
  for (const std::string& a : ids)
    for (const std::string& b : ids) list.emplace_back(a, b);
  return Sample::of("pairs of kernels", list, count);
}

inline std::array<Blackboard, 2> boardsOf(const std::string& a, const std::string& b, Operation op = Operation::sum,
                                          ElementType type = ElementType::int32, const TypedValues& typed = {}) {
  RunRequest requests[2];
  for (RunRequest& request : requests) {
    request.op = op;
    request.type = type;
  }
  requests[0].kernel = a;
  requests[1].kernel = b;
  return makeBlackboards(builtInKernels(), requests[0], requests[1], {16, 4}, {}, typed);
}

}  // namespace warpfold::walk
