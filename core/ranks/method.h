// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "catalogue/kernel_info.h"
#include "ranks/rank_group.h"
#include "run/log_gp.h"
#include "words/message.h"

namespace warpfold::ranks {

class GpuLink;
class GpuRank;

/// A way to make one value of one a rank: a file of this folder each, a lesson like a kernel.
struct Method {
  int order = 0;   ///< the place in lists
  std::string id;  ///< what --across takes
  Message title;   ///< a few words
  Message shows;   ///< one sentence: what there is to see
  /// Called on every rank with its own value; on rank 0 `value` is the result afterwards.
  void (*reduce)(RankGroup& group, Scalar& value) = nullptr;
  /// Operator calls in the longest chain that a rank's value goes through, at most.
  unsigned (*depth)(unsigned ranks) = nullptr;
  Combining combining = Combining::library;  ///< what a model of its time plays
  bool tellsMessages = true;
  /// Of a method that goes from GPU to GPU, in place of `reduce`: what it queues behind the reductions. All ranks call
  /// it; throws AgreedFailure.
  std::unique_ptr<GpuLink> (*link)(GpuRank& rank) = nullptr;
  std::optional<Message> noMessages = {};  ///< why it tells none, where that is not the library's own affair
  bool needsMpi = false;                   ///< it is the MPI library's own reduction
};

/// In their order.
const std::vector<Method>& methods();
/// Throws InvalidRequest naming the choices.
const Method& methodOf(const std::string& id);

/// Throws InvalidRequest where the method cannot take what the kernel leaves.
void checkKernel(const Method& method, const KernelInfo& kernel);

/// Rounds in which pairs of `ranks` values become one.
constexpr unsigned roundsOf(unsigned ranks) {
  unsigned rounds = 0;
  while ((std::uint64_t{1} << rounds) < ranks) ++rounds;
  return rounds;
}

/// Throws std::logic_error on a duplicate id or order.
struct RegisterMethod {
  explicit RegisterMethod(Method method);
};

}  // namespace warpfold::ranks
