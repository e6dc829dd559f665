// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// Kernels whose lanes find their order in unusual ways: `sound` ones, and the same with the order taken away.
// In a header, so that it can be compiled as counted kernels are.
#define WARPFOLD_COUNTED 1
#define WARPFOLD_MEETINGS 1
#define WARPFOLD_LOOPS 2
#include "emulation/device_names_begin.h"

/// Half of the warp meets, lane 0 writes, all meet, lane 16 reads.
template <bool sound, typename T>
__global__ void half_then_all(T*, T* g_out, unsigned*) {
  __shared__ T word;
  if (threadIdx.x < 16) __syncwarp(0xffff);
  if (threadIdx.x == 0) word = T(7);
  if (sound) __syncwarp();
  if (threadIdx.x == 16) g_out[0] = word;
}

/// The other way round: the upper half meets often, which tells it nothing of lane 0.
template <bool sound, typename T>
__global__ void upper_half_meets(T*, T* g_out, unsigned*) {
  __shared__ T word;
  if (threadIdx.x == 0) word = T(7);
  if (sound) __syncwarp();
  if (threadIdx.x >= 16)
    for (int i = 0; i < 3; ++i) __syncwarp(0xffff0000u);
  if (threadIdx.x == 16) g_out[0] = word;
}

/// Each half of the warp works on words of its own, or on those of the other half.
template <bool sound, typename T>
__global__ void halves(T*, T* g_out, unsigned*) {
  __shared__ T words[32];
  unsigned lane = threadIdx.x, mask = lane < 16 ? 0xffffu : 0xffff0000u;
  words[lane] = T(1);
  __syncwarp(mask);
  g_out[lane] = words[sound ? lane ^ 15 : lane ^ 16];
}

template <bool sound, typename T>
__global__ void pairs(T*, T* g_out, unsigned*) {
  __shared__ T words[32];
  unsigned lane = threadIdx.x;
  words[lane] = T(1);
  __syncwarp(3u << (lane & 30));
  g_out[lane] = words[lane ^ (sound ? 1 : 2)];
}

/// Lane 0 meets lane 1, lane 1 meets lane 2: lane 2 knows what lane 0 did, if they met in this order.
template <bool sound, typename T>
__global__ void chain(T*, T* g_out, unsigned*) {
  __shared__ T word;
  unsigned lane = threadIdx.x;
  if (lane == 0) word = T(7);
  if (!sound && (lane == 1 || lane == 2)) __syncwarp(6);
  if (lane < 2) __syncwarp(3);
  if (sound && (lane == 1 || lane == 2)) __syncwarp(6);
  if (lane == 2) g_out[0] = word;
}

/// All lanes read a word; after some of them met, lane 0 writes it.
template <bool sound, typename T>
__global__ void written_after_broadcast(T*, T* g_out, unsigned*) {
  __shared__ T word;
  unsigned lane = threadIdx.x;
  if (lane == 0) word = T(7);
  __syncwarp();
  g_out[lane] = word;
  if (sound)
    __syncwarp();
  else if (lane < 16)
    __syncwarp(0xffff);
  if (lane == 0) word = T(8);
}

/// One reader among many is of another warp.
template <bool sound, typename T>
__global__ void written_after_reads_of_two_warps(T*, T* g_out, unsigned*) {
  __shared__ T word;
  if (threadIdx.x == 0) word = T(7);
  __syncthreads();
  if (threadIdx.x >= 32 || (!sound && threadIdx.x == 5)) g_out[threadIdx.x] = word;
  __syncwarp();
  if (threadIdx.x == 40) word = T(8);
}

template <bool sound, typename T>
__global__ void read_after_atomics(T*, T* g_out, unsigned*) {
  __shared__ T sum;
  if (threadIdx.x == 0) sum = T(0);
  __syncthreads();
  ::warpfold::emulation::CountedOperator<int>::atomic(&sum, T(1));
  if (sound)
    __syncwarp();
  else if (threadIdx.x >= 16)
    __syncwarp(0xffff0000u);
  if (threadIdx.x == 31) g_out[0] = sum;
}

/// More meetings than any small counter can tell apart.
template <bool sound, typename T>
__global__ void many_meetings(T*, T* g_out, unsigned*) {
  __shared__ T words[32];
  unsigned lane = threadIdx.x;
  for (unsigned i = 0; i < 3000; ++i) {
    if (lane == i % 32) words[0] = T(1);
    if (sound || i != 1024) __syncwarp();
  }
  if (lane == 0) g_out[0] = words[0];
}

/// One meeting a trip is enough with two buffers, not with one.
template <bool sound, typename T>
__global__ void double_buffer(T*, T* g_out, unsigned*) {
  __shared__ T words[2][32];
  unsigned lane = threadIdx.x, now = 0;
  words[0][lane] = T(1);
  for (unsigned i = 0; i < 8; ++i) {
    __syncwarp();
    T next = words[now][(lane + 1) % 32];
    if (sound) now ^= 1;
    words[now][lane] = next;
  }
  g_out[lane] = words[now][lane];
}

/// Lanes that have returned are waited for by nobody; what they did is known to those who met them before.
template <bool sound, typename T>
__global__ void early_return(T*, T* g_out, unsigned*) {
  __shared__ T words[32];
  unsigned lane = threadIdx.x;
  words[lane] = T(1);
  if (sound) __syncwarp();
  if (lane >= 16) return;
  __syncwarp();
  g_out[lane] = words[lane + 16];
}

/// A barrier of the warp is the same one at both places of the source.
template <bool sound, typename T>
__global__ void meets_in_both_branches(T*, T* g_out, unsigned*) {
  __shared__ T words[32];
  unsigned lane = threadIdx.x;
  words[lane] = T(1);
  if (lane < 16)
    __syncwarp();
  else if (sound)
    __syncwarp();
  else
    __syncwarp(0xffff0000u);
  g_out[lane] = words[lane ^ 16];
}

/// Lanes wait for others of their warp, which wait for the block.
template <bool sound, typename T>
__global__ void half_waits_for_the_block(T*, T*, unsigned*) {
  if (threadIdx.x < 16) __syncwarp(sound ? 0xffffu : 0xffffffffu);
  __syncthreads();
}

template <bool sound, typename T>
__global__ void vote_between(T*, T* g_out, unsigned*) {
  __shared__ T words[32];
  unsigned lane = threadIdx.x;
  words[lane] = T(1);
  if (sound)
    __all_sync(0xffffffffu, 1);
  else
    __activemask();
  g_out[lane] = words[lane ^ 1];
}

/// The warp that comes last sums up what the others left, without a barrier of the block.
template <bool sound, typename T>
__global__ void last_warp(T*, T* g_out, unsigned*) {
  __shared__ T partials[32];
  __shared__ unsigned done;
  if (threadIdx.x == 0) done = 0;
  __syncthreads();
  unsigned warps = blockDim.x / 32, before = 0;
  if (threadIdx.x % 32 == 0) {
    partials[threadIdx.x / 32] = T(1);
    if (sound) __threadfence_block();
    before = atomicAdd(&done, 1u);
  }
  before = __shfl_sync(0xffffffffu, before, 0);
  if (before == warps - 1 && threadIdx.x % 32 < warps)
    g_out[blockIdx.x * 32 + threadIdx.x % 32] = partials[threadIdx.x % 32];
}

/// What is stored between the fence and the count is not covered by the fence.
template <bool sound, typename T>
__global__ void store_after_fence(T*, T* g_out, unsigned*) {
  __shared__ T word;
  __shared__ unsigned done;
  if (threadIdx.x == 0) done = 0;
  __syncthreads();
  if (threadIdx.x == 0) {
    if (sound) word = T(7);
    __threadfence_block();
    if (!sound) word = T(7);
    atomicAdd(&done, 1u);
  }
  if (threadIdx.x == 32 && atomicAdd(&done, 0u) == 1) g_out[0] = word;
}

/// More shared memory than 16 KiB, each word written before the barrier and read after it by another thread.
template <bool sound, typename T>
__global__ void large_array(T*, T* g_out, unsigned*) {
  constexpr unsigned size = 57856;  // 226 KiB
  __shared__ T words[size];
  for (unsigned i = threadIdx.x; i < size; i += blockDim.x)
    if (sound || i != 40001) words[i] = T(1);
  __syncthreads();
  for (unsigned i = threadIdx.x; i < size; i += blockDim.x) T word = words[size - 1 - i];
}

template <bool sound, typename T>
__global__ void large_array_in_place(T*, T* g_out, unsigned*) {
  constexpr unsigned size = 24576;
  __shared__ T words[size];
  for (unsigned i = threadIdx.x; i < size; i += blockDim.x) words[i] = T(1);
  __syncthreads();
  for (unsigned i = threadIdx.x; i < size / 2; i += blockDim.x)
    words[i] = words[sound || i != 9000 ? i + size / 2 : 9001];
}

template <bool sound, typename T>
__global__ void dynamic_array(T*, T* g_out, unsigned*) {
  constexpr unsigned size = 58112;  // 227 KiB, which is all of it
  T* words = ::warpfold::emulation::device::dynamicShared<T>();
  for (unsigned i = threadIdx.x; i < size; i += blockDim.x) words[i] = T(1);
  __syncthreads();
  if (threadIdx.x == 0) g_out[0] = words[size - (sound ? 1 : 0)];
}

/// Lane 0 draws the ticket of the block; its warp knows of it after they met.
template <bool sound, typename T>
__global__ void ticket_in_warp(T*, T* g_out, unsigned* ticket) {
  unsigned lane = threadIdx.x, before = 0;
  if (lane == 0) {
    g_out[blockIdx.x] = T(1);
    __threadfence();
    before = atomicInc(ticket, gridDim.x - 1);
  }
  if (sound) __syncwarp();
  if (lane == 0 && before == gridDim.x - 1) T own = g_out[3];
  if (lane == 5 && blockIdx.x == gridDim.x - 1) T partial = g_out[2];
}

/// The ticket reaches the other lanes by a shuffle.
template <bool sound, typename T>
__global__ void ticket_by_shuffle(T*, T* g_out, unsigned* ticket) {
  unsigned lane = threadIdx.x, before = 0;
  if (lane == 0) {
    g_out[blockIdx.x] = T(1);
    if (sound) __threadfence();
    before = atomicInc(ticket, gridDim.x - 1);
  }
  before = __shfl_sync(0xffffffffu, before, 0);
  if (before == gridDim.x - 1 && lane < gridDim.x) T partial = g_out[lane];
}

/// Lanes of another warp than the one that drew the ticket have to wait for the block.
template <bool sound, typename T>
__global__ void ticket_in_block(T*, T* g_out, unsigned* ticket) {
  if (threadIdx.x == 0) {
    g_out[blockIdx.x] = T(1);
    __threadfence();
    atomicInc(ticket, gridDim.x - 1);
    __threadfence();
  }
  if (sound)
    __syncthreads();
  else
    __syncwarp();
  if (threadIdx.x == 40 && blockIdx.x == gridDim.x - 1) T partial = g_out[0];
}

/// All lanes store; lane 0 fences and counts for those whom it has met.
template <bool sound, typename T>
__global__ void ticket_for_others(T*, T* g_out, unsigned* ticket) {
  unsigned lane = threadIdx.x;
  g_out[blockIdx.x * 32 + lane] = T(1);
  __syncwarp(sound ? 0xffffffffu : lane < 16 ? 0xffffu : 0xffff0000u);
  if (lane == 0) {
    __threadfence();
    if (atomicInc(ticket, gridDim.x - 1) == gridDim.x - 1)
      for (unsigned i = 0; i < gridDim.x * 32 - 32; ++i) T partial = g_out[i];
  }
}

/// Two counters: what block 0 counted at the first reaches block 2 by block 1, which counts at both.
template <bool sound, typename T>
__global__ void two_counters(T*, T* g_out, unsigned* ticket) {
  if (threadIdx.x != 0) return;
  if (blockIdx.x == 0) {
    g_out[0] = T(1);
    __threadfence();
    atomicAdd(ticket, 1u);
  } else if (blockIdx.x == 1) {
    if (sound) atomicAdd(ticket, 1u);
    __threadfence();
    atomicAdd(ticket + 1, 1u);
  } else {
    atomicAdd(ticket + 1, 1u);
    T partial = g_out[0];
  }
}

/// Who has counted up at one counter knows nothing of those who counted at another.
template <bool sound, typename T>
__global__ void other_counter(T*, T* g_out, unsigned* ticket) {
  if (threadIdx.x != 0) return;
  g_out[blockIdx.x] = T(1);
  __threadfence();
  atomicAdd(ticket + (sound ? 0 : blockIdx.x % 2), 1u);
  if (blockIdx.x != 0) T partial = g_out[blockIdx.x - 1];
}

/// A block may write over what another one read, if that one said so.
template <bool sound, typename T>
__global__ void write_over_read(T*, T* g_out, unsigned* ticket) {
  if (threadIdx.x != 0) return;
  if (blockIdx.x == 0) T old = g_out[0];
  if (sound) __threadfence();
  atomicAdd(ticket, 1u);
  if (blockIdx.x == 1) g_out[0] = T(1);
}

#include "emulation/device_names_end.h"
#undef WARPFOLD_LOOPS
#undef WARPFOLD_MEETINGS
#undef WARPFOLD_COUNTED
