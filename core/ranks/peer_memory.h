// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <sys/types.h>

#include <string>

#include "ranks/gpu_link.h"

namespace warpfold::ranks {

/// Memory of one rank's GPU, as that rank tells others of the same host where it is.
struct PeerOffer {
  /// What another process opens is a whole page: memory that is offered is as long, and has nothing else in it.
  static constexpr std::size_t bytes = std::size_t{2} << 20;

  pid_t process = 0;
  ino_t processes = 0;  ///< the namespace that the process is of
  cuda::CUcontext context = nullptr;
  cuda::CUdeviceptr at = 0;
  cuda::MemoryHandle handle{};
  char bus[32] = {};

  std::string written() const;
  static PeerOffer from(const std::string& text);
};

/// The offer of `memory`, which is PeerOffer::bytes long; `toOthers`: also to other processes.
PeerOffer offered(const GpuRank& rank, cuda::CUdeviceptr memory, bool toOthers);

/// Memory of this process' GPU `ordinal` that others may open, all zero. Given back, it is kept for the next time:
/// other processes may have it open still, and close it before that.
class OfferedMemory {
 public:
  explicit OfferedMemory(int ordinal);
  ~OfferedMemory();
  OfferedMemory(const OfferedMemory&) = delete;
  OfferedMemory& operator=(const OfferedMemory&) = delete;

  cuda::CUdeviceptr at() const { return m_buffer.get(); }

 private:
  int m_ordinal;
  cuda::Buffer m_buffer;
};

/// Memory of another rank's GPU, as this process sees it.
class PeerMemory {
 public:
  /// Throws BackendUnavailable where this rank's GPU cannot reach it.
  PeerMemory(const GpuRank& rank, const PeerOffer& offer);
  ~PeerMemory();
  PeerMemory(const PeerMemory&) = delete;
  PeerMemory& operator=(const PeerMemory&) = delete;

  cuda::CUdeviceptr at() const { return m_at; }

 private:
  void useOwn(const PeerOffer& offer, bool isOther);
  void open(const PeerOffer& offer);

  cuda::CUdeviceptr m_at = 0, m_opened = 0;
};

}  // namespace warpfold::ranks
