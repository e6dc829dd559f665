// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "catalogue/catalogue.h"
#include "ranks/ranks_result.h"
#include "ranks/transport.h"
#include "run/run_request.h"

namespace warpfold::ranks {

/// One reduction over ranks, as it is asked for.
struct RanksRequest {
  static constexpr double usualLimitSeconds = 60;
  /// Elements of each rank where the request leaves that open.
  static constexpr std::uint64_t usualElements = std::uint64_t{1} << 16;

  RunRequest run;  ///< its backend is not read; n is that of all ranks together
  std::string method = "neighbored";
  double limitSeconds = usualLimitSeconds;  ///< that a rank waits for another one
};

/// How many of `ranks` take part, from rank 0 on. Throws InvalidRequest.
unsigned ranksThatTakePart(const RunRequest& request, unsigned ranks);
/// How many of the first `ranks` of these are `host`.
unsigned localRanksAmong(const std::vector<std::string>& hosts, unsigned ranks, const std::string& host);

/// Every rank reduces its share by the kernel, then the values are combined by the method. All ranks call it with the
/// same request; on rank 0 the checked result, elsewhere nothing. Throws AgreedFailure on all ranks where one cannot do
/// what is asked for; any other exception has left the other ranks waiting, and they have to be ended.
std::optional<RanksResult> runOnRanks(const Catalogue& catalogue, const RanksRequest& request, Transport& transport);

}  // namespace warpfold::ranks
