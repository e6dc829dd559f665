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

/// Lanes that exchange values wait for each other, but that is no memory barrier.
template <bool sound, typename T>
__global__ void shuffle_between(T*, T* g_out, unsigned*) {
  __shared__ T words[32];
  unsigned lane = threadIdx.x;
  words[lane] = T(1);
  __shfl_sync(0xffffffffu, lane, 0);
  if (sound) __syncwarp();
  g_out[lane] = words[lane ^ 1];
}

template <bool sound, typename T>
__global__ void vote_between(T*, T* g_out, unsigned*) {
  __shared__ T words[32];
  unsigned lane = threadIdx.x;
  words[lane] = T(1);
  __all_sync(0xffffffffu, 1);
  if (sound) __syncwarp();
  g_out[lane] = words[lane ^ 1];
}

template <bool sound, typename T>
__global__ void match_between(T*, T* g_out, unsigned*) {
  __shared__ T words[32];
  unsigned lane = threadIdx.x;
  words[lane] = T(1);
  __match_any_sync(0xffffffffu, lane);
  if (sound) __syncwarp();
  g_out[lane] = words[lane ^ 1];
}

template <bool sound, typename T>
__global__ void reduction_between(T*, T* g_out, unsigned*) {
  __shared__ T words[32];
  unsigned lane = threadIdx.x;
  words[lane] = T(1);
  __reduce_add_sync(0xffffffffu, lane);
  if (sound) __syncwarp();
  g_out[lane] = words[lane ^ 1];
}

template <bool sound, typename T>
__global__ void active_mask_between(T*, T* g_out, unsigned*) {
  __shared__ T words[32];
  unsigned lane = threadIdx.x;
  words[lane] = T(1);
  __activemask();
  if (sound) __syncwarp();
  g_out[lane] = words[lane ^ 1];
}

/// Lane 0 has read the word when the upper half meets, and knows nothing of who writes it then.
template <bool sound, typename T>
__global__ void reader_left_behind(T*, T* g_out, unsigned*) {
  __shared__ T word;
  unsigned lane = threadIdx.x;
  if (lane == 20) word = T(7);
  __syncwarp();
  if (lane == 0) g_out[0] = word;
  if (sound) __syncwarp();
  if (lane < 16) return;
  __syncwarp(0xffff0000u);
  if (lane == 16) g_out[1] = word;
  __syncwarp(0xffff0000u);
  if (lane == 17) word = T(8);
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
  __syncwarp();
  if (before == warps - 1 && threadIdx.x % 32 < warps)
    g_out[blockIdx.x * 32 + threadIdx.x % 32] = partials[threadIdx.x % 32];
}

/// Warp 0 tells warp 1 by one counter, and that one tells warp 2 by another.
template <bool sound, typename T>
__global__ void counter_by_counter(T*, T* g_out, unsigned*) {
  __shared__ T word;
  __shared__ unsigned done[2];
  if (threadIdx.x < 2) done[threadIdx.x] = 0;
  __syncthreads();
  if (threadIdx.x == 0) {
    word = T(7);
    __threadfence_block();
    atomicAdd(&done[0], 1u);
  }
  if (threadIdx.x == 32 && atomicAdd(&done[0], 0u) == 1) {
    if (sound) __threadfence_block();
    atomicAdd(&done[1], 1u);
  }
  if (threadIdx.x == 64 && atomicAdd(&done[1], 0u) == 1) g_out[0] = word;
}

/// One lane fences, and one that has met it since counts.
template <bool sound, typename T>
__global__ void fence_of_another_lane(T*, T* g_out, unsigned*) {
  __shared__ T word;
  __shared__ unsigned done;
  if (threadIdx.x == 0) done = 0;
  __syncthreads();
  if (threadIdx.x == 0) {
    word = T(7);
    __threadfence_block();
  }
  if (sound) __syncwarp();
  if (threadIdx.x == 1) atomicAdd(&done, 1u);
  if (threadIdx.x == 32 && atomicAdd(&done, 0u) == 1) g_out[0] = word;
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
  __syncwarp();
  if (before == gridDim.x - 1 && lane < gridDim.x) T partial = g_out[lane];
}

/// The value of the ticket is not all that the other lanes need: they have to see what the lane that drew it sees.
template <bool sound, typename T>
__global__ void ticket_by_shuffle_alone(T*, T* g_out, unsigned* ticket) {
  unsigned lane = threadIdx.x, before = 0;
  if (lane == 0) {
    g_out[blockIdx.x] = T(1);
    __threadfence();
    before = atomicInc(ticket, gridDim.x - 1);
  }
  before = __shfl_sync(0xffffffffu, before, 0);
  if (sound) __syncwarp();
  if (before == gridDim.x - 1 && lane < gridDim.x) T partial = g_out[lane];
}

/// All store and all fence; the last thread, which knows of all stores, draws the ticket.
template <bool sound, typename T>
__global__ void fences_of_all(T*, T* g_out, unsigned* ticket) {
  __shared__ unsigned last;
  unsigned tid = threadIdx.x;
  g_out[blockIdx.x * 64 + tid] = T(1);
  if (sound) __syncthreads();
  __threadfence();
  if (tid == 63) last = atomicInc(ticket, gridDim.x - 1) == gridDim.x - 1;
  __syncthreads();
  if (last)
    for (unsigned i = 0; i < gridDim.x; ++i) T partial = g_out[i * 64 + tid];
}

template <bool sound, typename T>
__global__ void fences_of_a_warp(T*, T* g_out, unsigned* ticket) {
  unsigned lane = threadIdx.x;
  g_out[blockIdx.x * 32 + lane] = T(1);
  if (sound) __syncwarp();
  __threadfence();
  if (lane == 31 && atomicInc(ticket, gridDim.x - 1) == gridDim.x - 1)
    for (unsigned i = 0; i < gridDim.x * 32; i += 32) T partial = g_out[i];
}

/// Another lane has fenced the store before the one that made it does.
template <bool sound, typename T>
__global__ void fence_of_the_writer(T*, T* g_out, unsigned* ticket) {
  unsigned lane = threadIdx.x;
  if (lane == 7) g_out[blockIdx.x] = T(1);
  __syncwarp();
  if (lane == 5) __threadfence();
  if (lane == 7) {
    if (sound) __threadfence();
    if (atomicInc(ticket, gridDim.x - 1) == gridDim.x - 1)
      for (unsigned i = 0; i < gridDim.x; ++i) T partial = g_out[i];
  }
}

/// The writer fences, and a lane that has met it since counts.
template <bool sound, typename T>
__global__ void fence_of_a_lane_met(T*, T* g_out, unsigned* ticket) {
  unsigned lane = threadIdx.x;
  if (lane == 0) {
    g_out[blockIdx.x] = T(1);
    __threadfence();
  }
  if (sound) __syncwarp();
  if (lane == 1 && atomicInc(ticket, gridDim.x - 1) == gridDim.x - 1)
    for (unsigned i = 0; i < gridDim.x - 1; ++i) T partial = g_out[i];
}

/// The first lane of each warp fences what the barrier has told it of.
template <bool sound, typename T>
__global__ void fences_of_first_lanes(T*, T* g_out, unsigned* ticket) {
  __shared__ unsigned last;
  unsigned tid = threadIdx.x;
  if (tid % 32 == 0) g_out[blockIdx.x * 2 + tid / 32] = T(1);
  __syncthreads();
  if (tid % 32 == 0 && (sound || tid == 0)) __threadfence();
  if (tid == 32) last = atomicInc(ticket, gridDim.x - 1) == gridDim.x - 1;
  __syncthreads();
  if (last && tid < gridDim.x * 2) T partial = g_out[tid];
}

/// A barrier after the fence passes it on to who counts.
template <bool sound, typename T>
__global__ void fence_before_barrier(T*, T* g_out, unsigned* ticket) {
  __shared__ unsigned last;
  unsigned tid = threadIdx.x;
  if (!sound && tid == 5) __threadfence();
  g_out[blockIdx.x * 64 + tid] = T(1);
  if (sound) __threadfence();
  __syncthreads();
  if (tid == 63) last = atomicInc(ticket, gridDim.x - 1) == gridDim.x - 1;
  __syncthreads();
  if (last)
    for (unsigned i = 0; i < gridDim.x; ++i) T partial = g_out[i * 64 + tid];
}

template <bool sound, typename T>
__global__ void fence_of_the_block(T*, T* g_out, unsigned* ticket) {
  if (threadIdx.x != 0) return;
  g_out[blockIdx.x] = T(1);
  if (sound)
    __threadfence();
  else
    __threadfence_block();
  if (atomicInc(ticket, gridDim.x - 1) == gridDim.x - 1)
    for (unsigned i = 0; i < gridDim.x; ++i) T partial = g_out[i];
}

/// A counter in shared memory is another one in every block.
template <bool sound, typename T>
__global__ void counter_of_the_block(T*, T* g_out, unsigned* ticket) {
  __shared__ unsigned own;
  if (threadIdx.x != 0) return;
  own = 0;
  g_out[blockIdx.x] = T(1);
  __threadfence();
  atomicAdd(sound ? ticket : &own, 1u);
  if (blockIdx.x != 0) T partial = g_out[blockIdx.x - 1];
}

/// Block 1 passes on what it knows of block 0: one lane counts and fences, another one, which has met it, counts on.
template <bool sound, typename T>
__global__ void passed_on_by_another_lane(T*, T* g_out, unsigned* ticket) {
  unsigned lane = threadIdx.x;
  if (blockIdx.x == 0 && lane == 0) {
    g_out[0] = T(1);
    __threadfence();
    atomicAdd(ticket, 1u);
  }
  if (blockIdx.x == 1) {
    if (lane == 0) {
      atomicAdd(ticket, 1u);
      __threadfence();
    }
    if (sound) __syncwarp();
    if (lane == 1) atomicAdd(ticket + 1, 1u);
  }
  if (blockIdx.x == 2 && lane == 0) {
    atomicAdd(ticket + 1, 1u);
    T partial = g_out[0];
  }
}

/// The same over a barrier: a thread fences what the block knows.
template <bool sound, typename T>
__global__ void passed_on_over_a_barrier(T*, T* g_out, unsigned* ticket) {
  unsigned tid = threadIdx.x;
  if (blockIdx.x == 0 && tid == 0) {
    g_out[0] = T(1);
    __threadfence();
    atomicAdd(ticket, 1u);
  }
  if (blockIdx.x == 1) {
    if (tid == 0) atomicAdd(ticket, 1u);
    if (!sound && tid == 32) __threadfence();
    __syncthreads();
    if (sound && tid == 32) __threadfence();
    if (tid == 32) atomicAdd(ticket + 1, 1u);
  }
  if (blockIdx.x == 2 && tid == 0) {
    atomicAdd(ticket + 1, 1u);
    T partial = g_out[0];
  }
}

/// Block 0 says that it is ready; who reads what it wrote has to ask.
template <bool sound, typename T>
__global__ void published_and_asked_for(T*, T* g_out, unsigned* ticket) {
  if (threadIdx.x != 0) return;
  if (blockIdx.x == 0) {
    g_out[0] = T(1);
    __threadfence();
    atomicAdd(ticket, 1u);
  }
  if (blockIdx.x != gridDim.x - 1) return;
  if (!sound || atomicAdd(ticket, 0u) == 1) T partial = g_out[0];
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

/// Two blocks read a word before another one writes it: both have to say so.
template <bool sound, typename T>
__global__ void two_readers(T*, T* g_out, unsigned* ticket) {
  if (threadIdx.x != 0) return;
  if (blockIdx.x < 2) T old = g_out[0];
  if (blockIdx.x == 1 || (sound && blockIdx.x == 0)) {
    __threadfence();
    atomicAdd(ticket, 1u);
  }
  if (blockIdx.x == 2 && atomicAdd(ticket, 0u) != 0) g_out[0] = T(1);
}

template <bool sound, typename T>
__global__ void mask_of_others(T*, T*, unsigned*) {
  if (!sound || threadIdx.x < 16) __syncwarp(0xffff);
}

template <bool sound, typename T>
__global__ void shuffle_from_absent(T*, T* g_out, unsigned*) {
  unsigned lane = threadIdx.x;
  if (lane < 16) __shfl_sync(0xffffu, lane, sound ? 3 : 20);
}

template <bool sound, typename T>
__global__ void shuffle_width(T*, T* g_out, unsigned*) {
  __shfl_sync(0xffffffffu, threadIdx.x, 1, sound ? 8 : 5);
}

template <bool sound, typename T>
__global__ void past_the_shared_array(T*, T*, unsigned*) {
  __shared__ T words[BLOCK_DIM];
  words[threadIdx.x] = T(1);
  __syncthreads();
  words[threadIdx.x + (sound ? 0 : 40)] = T(2);
}

#include "emulation/device_names_end.h"
#undef WARPFOLD_LOOPS
#undef WARPFOLD_MEETINGS
#undef WARPFOLD_COUNTED
