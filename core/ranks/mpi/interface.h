/* SPDX-FileCopyrightText: 2026 The Warpfold authors
 * SPDX-License-Identifier: Apache-2.0
 *
 * What libwarpfold-mpi.so offers: plain C, so that the library and the program need not come from one compiler. The
 * program opens it at run time, and starts without MPI. Whoever changes anything here raises the number. */
#ifndef WARPFOLD_MPI_INTERFACE_H
#define WARPFOLD_MPI_INTERFACE_H

#include <stddef.h>

#define WARPFOLD_MPI_INTERFACE 3
#define WARPFOLD_MPI_EXPORT __attribute__((visibility("default")))

/* What calls return besides 0, success: not within the limit, and a failure that warpfold_mpi_error() tells. */
#define WARPFOLD_MPI_LATE 1
#define WARPFOLD_MPI_FAILED 2

#ifdef __cplusplus
extern "C" {
#endif

typedef struct {
  int rank, ranks;
  int localRank, localRanks; /* among the ranks of this host */
  char host[256];
} WarpfoldMpiWorld;

/* Combines `other` into `value`, both as long as what is reduced. */
typedef void (*WarpfoldMpiCombine)(void* value, const void* other);

/* WARPFOLD_MPI_INTERFACE of the library. Its name and type stay, whatever else changes. */
WARPFOLD_MPI_EXPORT int warpfold_mpi_interface(void);
/* Of the last call that failed: which, and why. */
WARPFOLD_MPI_EXPORT const char* warpfold_mpi_failed_call(void);
WARPFOLD_MPI_EXPORT const char* warpfold_mpi_error(void);

/* Once, before all that follow: all ranks together. */
WARPFOLD_MPI_EXPORT int warpfold_mpi_start(WarpfoldMpiWorld* world);
/* Bytes from one rank arrive in the order sent, in pieces as they were sent. */
WARPFOLD_MPI_EXPORT int warpfold_mpi_send(int to, const void* bytes, size_t size, double limitSeconds);
WARPFOLD_MPI_EXPORT int warpfold_mpi_receive(int from, void* bytes, size_t size, double limitSeconds);
/* Whether anything of that rank waits to be received. */
WARPFOLD_MPI_EXPORT int warpfold_mpi_arrived(int from, int* there);
/* Of the first `ranks` ranks, each of which calls it. On rank 0 `value` is the result. */
WARPFOLD_MPI_EXPORT int warpfold_mpi_reduce(void* value, size_t size, WarpfoldMpiCombine combine, int ranks,
                                            double limitSeconds);
/* Once, at the end: all ranks together. */
WARPFOLD_MPI_EXPORT void warpfold_mpi_end(void);
/* Ends all ranks, this one included. */
WARPFOLD_MPI_EXPORT void warpfold_mpi_abort(int status);

#ifdef __cplusplus
}
#endif

#endif
