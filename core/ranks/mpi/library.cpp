// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// libwarpfold-mpi.so: the one file that knows MPI.
#define OMPI_SKIP_MPICXX 1
#define MPICH_SKIP_MPICXX 1
#include <mpi.h>
#include <sched.h>

#include <chrono>
#include <climits>
#include <cstdio>
#include <cstring>
#include <map>
#include <string>
#include <thread>
#include <vector>

#include "ranks/mpi/interface.h"

namespace {

using Clock = std::chrono::steady_clock;

MPI_Comm everyone = MPI_COMM_NULL;  // our own, so that nothing else meets our messages
std::string failedCall, failure;
WarpfoldMpiCombine combineValues = nullptr;
std::size_t valueSize = 0;

int check(const char* call, int code) {
  if (code == MPI_SUCCESS) return 0;
  char text[MPI_MAX_ERROR_STRING] = {};
  int length = 0;
  MPI_Error_string(code, text, &length);
  failedCall = call;
  failure.assign(text, static_cast<std::size_t>(length));
  return WARPFOLD_MPI_FAILED;
}

/// Polls: at first without a pause, since an answer mostly takes microseconds; then others on this core get their turn,
/// and who waits for longer than a message takes naps.
int await(const char* call, MPI_Request& request, double limitSeconds) {
  constexpr int busyPolls = 2000;
  constexpr std::chrono::milliseconds untilNaps{2};
  constexpr std::chrono::microseconds nap{50};
  const auto begin = Clock::now();
  const auto end = begin + std::chrono::duration<double>(limitSeconds);
  for (int polls = 0;; ++polls) {
    int done = 0;
    if (const int failed = check(call, MPI_Test(&request, &done, MPI_STATUS_IGNORE))) return failed;
    if (done != 0) return 0;
    if (polls < busyPolls) continue;
    const auto now = Clock::now();
    if (now > end) return WARPFOLD_MPI_LATE;
    if (now - begin > untilNaps)
      std::this_thread::sleep_for(nap);
    else
      ::sched_yield();
  }
}

void combineAll(void* in, void* inOut, int* count, MPI_Datatype*) {
  for (int i = 0; i < *count; ++i) {
    const std::size_t at = static_cast<std::size_t>(i) * valueSize;
    combineValues(static_cast<char*>(inOut) + at, static_cast<const char*>(in) + at);
  }
}

/// The first ranks by themselves; made when they are first asked for, by all of them.
int firstRanks(int ranks, MPI_Comm& found) {
  static std::map<int, MPI_Comm> made;
  int all = 0;
  MPI_Comm_size(everyone, &all);
  found = everyone;
  if (ranks >= all) return 0;
  if (const auto before = made.find(ranks); before != made.end()) {
    found = before->second;
    return 0;
  }
  MPI_Group group = MPI_GROUP_NULL, first = MPI_GROUP_NULL;
  MPI_Comm_group(everyone, &group);
  int range[1][3] = {{0, ranks - 1, 1}};
  int status = check("MPI_Group_range_incl", MPI_Group_range_incl(group, 1, range, &first));
  if (status == 0) status = check("MPI_Comm_create_group", MPI_Comm_create_group(everyone, first, 1, &found));
  if (status == 0) made.emplace(ranks, found);
  if (first != MPI_GROUP_NULL) MPI_Group_free(&first);
  MPI_Group_free(&group);
  return status;
}

/// What an MPI_INT can count at a time.
template <typename Call>
int inPieces(size_t size, Call&& call) {
  constexpr size_t most = INT_MAX / 2;
  for (size_t at = 0; at < size; at += most)
    if (const int status = call(at, static_cast<int>(size - at < most ? size - at : most))) return status;
  return 0;
}

int start(WarpfoldMpiWorld& world) {
  int provided = 0;
  if (const int failed = check("MPI_Init_thread", MPI_Init_thread(nullptr, nullptr, MPI_THREAD_FUNNELED, &provided)))
    return failed;
  if (const int failed = check("MPI_Comm_dup", MPI_Comm_dup(MPI_COMM_WORLD, &everyone))) return failed;
  MPI_Comm_set_errhandler(everyone, MPI_ERRORS_RETURN);
  MPI_Comm_rank(everyone, &world.rank);
  MPI_Comm_size(everyone, &world.ranks);
  MPI_Comm host = MPI_COMM_NULL;
  if (const int failed = check("MPI_Comm_split_type",
                               MPI_Comm_split_type(everyone, MPI_COMM_TYPE_SHARED, world.rank, MPI_INFO_NULL, &host)))
    return failed;
  MPI_Comm_rank(host, &world.localRank);
  MPI_Comm_size(host, &world.localRanks);
  MPI_Comm_free(&host);
  char name[MPI_MAX_PROCESSOR_NAME] = {};
  int length = 0;
  MPI_Get_processor_name(name, &length);
  std::snprintf(world.host, sizeof world.host, "%.*s", static_cast<int>(sizeof world.host) - 1, name);
  return 0;
}

}  // namespace

int warpfold_mpi_interface(void) {
  return WARPFOLD_MPI_INTERFACE;
}

const char* warpfold_mpi_failed_call(void) {
  return failedCall.c_str();
}

const char* warpfold_mpi_error(void) {
  return failure.c_str();
}

int warpfold_mpi_start(WarpfoldMpiWorld* world) {
  *world = {};
  return start(*world);
}

int warpfold_mpi_send(int to, const void* bytes, size_t size, double limitSeconds) {
  return inPieces(size, [&](size_t at, int count) {
    MPI_Request request = MPI_REQUEST_NULL;
    const int code = MPI_Isend(static_cast<const char*>(bytes) + at, count, MPI_BYTE, to, 0, everyone, &request);
    if (const int failed = check("MPI_Isend", code)) return failed;
    return await("MPI_Isend", request, limitSeconds);
  });
}

int warpfold_mpi_receive(int from, void* bytes, size_t size, double limitSeconds) {
  return inPieces(size, [&](size_t at, int count) {
    MPI_Request request = MPI_REQUEST_NULL;
    const int code = MPI_Irecv(static_cast<char*>(bytes) + at, count, MPI_BYTE, from, 0, everyone, &request);
    if (const int failed = check("MPI_Irecv", code)) return failed;
    return await("MPI_Irecv", request, limitSeconds);
  });
}

int warpfold_mpi_arrived(int from, int* there) {
  *there = 0;
  return check("MPI_Iprobe", MPI_Iprobe(from, 0, everyone, there, MPI_STATUS_IGNORE));
}

int warpfold_mpi_reduce(void* value, size_t size, WarpfoldMpiCombine combine, int ranks, double limitSeconds) {
  combineValues = combine;
  valueSize = size;
  MPI_Comm comm = MPI_COMM_NULL;
  if (const int failed = firstRanks(ranks, comm)) return failed;
  MPI_Datatype type = MPI_DATATYPE_NULL;
  MPI_Op op = MPI_OP_NULL;
  if (const int failed = check("MPI_Type_contiguous", MPI_Type_contiguous(static_cast<int>(size), MPI_BYTE, &type)))
    return failed;
  MPI_Type_commit(&type);
  if (const int failed = check("MPI_Op_create", MPI_Op_create(combineAll, 1, &op))) return failed;
  std::vector<char> result(size);
  MPI_Request request = MPI_REQUEST_NULL;
  int rank = 0;
  MPI_Comm_rank(everyone, &rank);
  const int code = MPI_Ireduce(value, result.data(), 1, type, op, 0, comm, &request);
  if (const int failed = check("MPI_Ireduce", code)) return failed;
  if (const int status = await("MPI_Ireduce", request, limitSeconds)) return status;
  if (rank == 0) std::memcpy(value, result.data(), size);
  MPI_Op_free(&op);
  MPI_Type_free(&type);
  return 0;
}

void warpfold_mpi_end(void) {
  MPI_Finalize();
}

void warpfold_mpi_abort(int status) {
  MPI_Abort(everyone == MPI_COMM_NULL ? MPI_COMM_WORLD : everyone, status);
}
