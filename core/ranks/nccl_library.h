// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "backends/cuda/driver.h"
#include "values/element_type.h"
#include "values/operation.h"

namespace warpfold::ranks {

using NcclCommunicator = struct ncclComm*;

/// ncclUniqueId: what the ranks of one communicator find each other by.
struct NcclId {
  static constexpr std::size_t bytes = 128;
  char internal[bytes];
};

/// The few calls of NCCL that we need, found in libnccl.so.2 at run time, as CUDA's driver is. Signatures and numbers
/// as in nccl.h of NCCL 2.
struct NcclLibrary {
  int (*getVersion)(int* version) = nullptr;
  int (*getUniqueId)(NcclId* id) = nullptr;
  int (*commInitRank)(NcclCommunicator* communicator, int ranks, NcclId id, int rank) = nullptr;
  int (*commDestroy)(NcclCommunicator communicator) = nullptr;
  int (*commAbort)(NcclCommunicator communicator) = nullptr;
  int (*commGetAsyncError)(NcclCommunicator communicator, int* error) = nullptr;
  int (*reduce)(const void* from, void* to, std::size_t count, int type, int operation, int root,
                NcclCommunicator communicator, cuda::CUstream stream) = nullptr;
  const char* (*getErrorString)(int result) = nullptr;
  /// Since NCCL 2.13, else null.
  const char* (*getLastError)(NcclCommunicator communicator) = nullptr;

  /// `file` as the loader finds it. Throws BackendUnavailable saying what to do.
  static NcclLibrary open(const std::string& file);
  /// libnccl.so.2 of the system or of a CUDA Toolkit, opened once. Throws as open() does.
  static const NcclLibrary& get();
  /// Throws BackendUnavailable naming `call` and what NCCL says of it, unless `result` is success.
  void check(int result, const char* call) const;
};

/// ncclDataType_t of values of `accumulator`, which is no 16-bit type.
int ncclType(ElementType accumulator);
/// ncclRedOp_t that combines as `op` does; nothing where NCCL has none.
std::optional<int> ncclOperation(Operation op);

}  // namespace warpfold::ranks
