// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "backends/backend.h"
#include "catalogue/catalogue.h"
#include "data/reference_part.h"
#include "ranks/ranks_result.h"
#include "ranks/share.h"
#include "ranks/transport.h"

namespace warpfold::ranks {

/// One rank's part of a reduction, from its data to its value.
class RankRun {
 public:
  /// Finds the rank's device and makes its share of the data. Throws Error.
  RankRun(const Catalogue& catalogue, const RunRequest& request, const Transport& transport,
          const RunControl& control = {});

  std::uint64_t n() const { return m_n; }  ///< of all ranks
  const Share& share() const { return m_share; }
  const RunRequest& request() const { return m_request; }
  const KernelInfo& kernel() const { return *m_kernel; }
  const DeviceInfo& device() const { return m_device; }
  const ReferencePart& reference() const { return m_reference; }
  std::uint32_t iterations() const { return m_request.iterations.value_or(m_device.defaultIterations); }
  std::uint32_t warmup() const { return m_request.warmup.value_or(m_device.defaultWarmup); }

  /// Reduces the share once; µs, nothing where there is nothing to reduce.
  std::optional<double> sample();
  const Scalar& partial() const { return m_partial; }
  /// What Session::queued is; null of a rank without elements.
  cuda::QueuedReduction* queued() const { return m_session ? m_session->queued() : nullptr; }
  /// What Session::inspect does, of the share. Returns the longest chain of operator calls.
  std::uint64_t inspect(RunResult& result);
  /// Without times, the chain and a trace.
  RankPart part(const std::string& host) const;
  /// What a result must name before it is inspected: the share's own request.
  const RunRequest& ownRequest() const { return m_planned ? m_planned->request : m_request; }

 private:
  void makeData(const Transport& transport);

  RunRequest m_request;
  KernelPtr m_kernel;
  DeviceInfo m_device;
  std::uint64_t m_n = 0;
  Share m_share;
  Inputs m_inputs;
  ReferencePart m_reference;
  std::optional<PlannedRun> m_planned;
  std::unique_ptr<Session> m_session;
  Scalar m_partial;
};

}  // namespace warpfold::ranks
