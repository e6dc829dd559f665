// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <filesystem>
#include <memory>
#include <vector>

#include "ranks/mpi/interface.h"
#include "ranks/transport.h"

namespace warpfold::ranks {

/// libwarpfold-mpi.so, opened at run time: it is built where there is MPI, and the program does without it. Its
/// functions are those of ranks/mpi/interface.h.
struct MpiLibrary {
  decltype(&warpfold_mpi_failed_call) failedCall = nullptr;
  decltype(&warpfold_mpi_error) error = nullptr;
  decltype(&warpfold_mpi_start) start = nullptr;
  decltype(&warpfold_mpi_send) send = nullptr;
  decltype(&warpfold_mpi_receive) receive = nullptr;
  decltype(&warpfold_mpi_arrived) arrived = nullptr;
  decltype(&warpfold_mpi_reduce) reduce = nullptr;
  decltype(&warpfold_mpi_end) end = nullptr;
  decltype(&warpfold_mpi_abort) abort = nullptr;

  /// The first of `candidates` that exists. Throws BackendUnavailable saying what to do where there is none that fits.
  static MpiLibrary open(const std::vector<std::filesystem::path>& candidates);
};

/// Where the library may lie, nearest first: beside the program, or where an installation puts it.
std::vector<std::filesystem::path> mpiCandidates();

/// The ranks of an MPI program. One at a time, and one in a process's life.
class MpiTransport : public Transport {
 public:
  /// Waits for all ranks to start. Throws BackendUnavailable.
  explicit MpiTransport(const MpiLibrary& library);

  unsigned rank() const override { return static_cast<unsigned>(m_world.rank); }
  unsigned ranks() const override { return static_cast<unsigned>(m_world.ranks); }
  unsigned localRank() const override { return static_cast<unsigned>(m_world.localRank); }
  unsigned localRanks() const override { return static_cast<unsigned>(m_world.localRanks); }
  std::string host() const override { return m_world.host; }
  double nowUs() const override;
  bool send(unsigned to, std::span<const std::byte> bytes, double limitSeconds) override;
  bool receive(unsigned from, std::span<std::byte> bytes, double limitSeconds) override;
  bool arrived(unsigned from) override;
  bool reduce(std::span<std::byte> value, const Combine& combine, unsigned ranks, double limitSeconds) override;

  /// All ranks together, when nothing is left to say.
  void end() { m_library.end(); }
  /// Ends all ranks, this one included.
  [[noreturn]] void abort(int status);

 private:
  /// Whether a call ended within its limit; throws where it failed.
  bool ended(int status) const;

  MpiLibrary m_library;
  WarpfoldMpiWorld m_world{};
};

}  // namespace warpfold::ranks
