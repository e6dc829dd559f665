/* SPDX-FileCopyrightText: 2026 The Warpfold authors
 * SPDX-License-Identifier: Apache-2.0
 *
 * What libwarpfold-cub.so offers: plain C, so that the library and the program need not come from one compiler. The
 * program opens it at run time. Whoever changes anything here raises the number. */
#ifndef WARPFOLD_CUB_INTERFACE_H
#define WARPFOLD_CUB_INTERFACE_H

#include <stddef.h>
#include <stdint.h>

#define WARPFOLD_CUB_INTERFACE 1
#define WARPFOLD_CUB_EXPORT __attribute__((visibility("default")))

#ifdef __cplusplus
extern "C" {
#endif

/* One call of cub::DeviceReduce in the current context. `inputs`: device addresses of one or two arrays. `identity`:
 * the accumulator's bits. With `workspace` null, only `bytes` is set. Returns a cudaError_t, 0 for success. */
typedef int (*WarpfoldCubReduce)(void* workspace, size_t* bytes, const uint64_t* inputs, uint64_t output, size_t n,
                                 uint64_t identity, void* stream);

typedef struct {
  const char* types; /* "float, Sum<float>, const float*": accumulator, operator, input */
  WarpfoldCubReduce reduce;
} WarpfoldCubReduction;

/* WARPFOLD_CUB_INTERFACE of the library. Its name and type stay, whatever else changes. */
WARPFOLD_CUB_EXPORT int warpfold_cub_interface(void);
/* All reductions; they live as long as the library is open. */
WARPFOLD_CUB_EXPORT const WarpfoldCubReduction* warpfold_cub_reductions(size_t* count);
/* "cudaErrorMemoryAllocation (out of memory)". */
WARPFOLD_CUB_EXPORT const char* warpfold_cub_error(int error);

#ifdef __cplusplus
}
#endif

#endif
