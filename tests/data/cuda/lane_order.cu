// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// Kernels whose threads find their order in unusual ways: `sound` ones, and the same with the order taken away.

__device__ __forceinline__ void keep(int value) {
  asm volatile("" : : "r"(value));
}

/// Half of the warp meets, lane 0 writes, all meet, lane 16 reads.
template <bool sound>
__global__ void half_then_all(int* g_out, unsigned*) {
  __shared__ int word;
  if (threadIdx.x < 16) __syncwarp(0xffff);
  if (threadIdx.x == 0) word = int(threadIdx.x + 7);
  if (sound) __syncwarp();
  if (threadIdx.x == 16) g_out[0] = word;
}

/// The other way round: the upper half meets often, which tells it nothing of lane 0.
template <bool sound>
__global__ void upper_half_meets(int* g_out, unsigned*) {
  __shared__ int word;
  if (threadIdx.x == 0) word = int(threadIdx.x + 7);
  if (sound) __syncwarp();
  if (threadIdx.x >= 16)
    for (int i = 0; i < 3; ++i) __syncwarp(0xffff0000u);
  if (threadIdx.x == 16) g_out[0] = word;
}

/// Each half of the warp works on words of its own, or on those of the other half.
template <bool sound>
__global__ void halves(int* g_out, unsigned*) {
  __shared__ int words[32];
  unsigned lane = threadIdx.x, mask = lane < 16 ? 0xffffu : 0xffff0000u;
  words[lane] = int(threadIdx.x + 1);
  __syncwarp(mask);
  g_out[lane] = words[sound ? lane ^ 15 : lane ^ 16];
}

template <bool sound>
__global__ void pairs(int* g_out, unsigned*) {
  __shared__ int words[32];
  unsigned lane = threadIdx.x;
  words[lane] = int(threadIdx.x + 1);
  __syncwarp(3u << (lane & 30));
  g_out[lane] = words[lane ^ (sound ? 1 : 2)];
}

/// Lane 0 meets lane 1, lane 1 meets lane 2: lane 2 knows what lane 0 did, if they met in this order.
template <bool sound>
__global__ void chain(int* g_out, unsigned*) {
  __shared__ int word;
  unsigned lane = threadIdx.x;
  if (lane == 0) word = int(threadIdx.x + 7);
  if (!sound && (lane == 1 || lane == 2)) __syncwarp(6);
  if (lane < 2) __syncwarp(3);
  if (sound && (lane == 1 || lane == 2)) __syncwarp(6);
  if (lane == 2) g_out[0] = word;
}

/// All lanes read a word; after some of them met, lane 0 writes it.
template <bool sound>
__global__ void written_after_broadcast(int* g_out, unsigned*) {
  __shared__ int word;
  unsigned lane = threadIdx.x;
  if (lane == 0) word = int(threadIdx.x + 7);
  __syncwarp();
  g_out[lane] = word;
  if (sound)
    __syncwarp();
  else if (lane < 16)
    __syncwarp(0xffff);
  if (lane == 0) word = int(threadIdx.x + 8);
}

/// One reader among many is of another warp.
template <bool sound>
__global__ void written_after_reads_of_two_warps(int* g_out, unsigned*) {
  __shared__ int word;
  if (threadIdx.x == 0) word = int(threadIdx.x + 7);
  __syncthreads();
  if (threadIdx.x >= 32 || (!sound && threadIdx.x == 5)) g_out[threadIdx.x] = word;
  __syncwarp();
  if (threadIdx.x == 40) word = int(threadIdx.x + 8);
}

template <bool sound>
__global__ void read_after_atomics(int* g_out, unsigned*) {
  __shared__ int sum;
  if (threadIdx.x == 0) sum = int(threadIdx.x + 0);
  __syncthreads();
  atomicAdd(&sum, 1);
  if (sound)
    __syncwarp();
  else if (threadIdx.x >= 16)
    __syncwarp(0xffff0000u);
  if (threadIdx.x == 31) g_out[0] = sum;
}

/// More meetings than any small counter can tell apart.
template <bool sound>
__global__ void many_meetings(int* g_out, unsigned*) {
  __shared__ int words[32];
  unsigned lane = threadIdx.x;
  for (unsigned i = 0; i < 3000; ++i) {
    if (lane == i % 32) words[0] = int(threadIdx.x + 1);
    if (sound || i != 1024) __syncwarp();
  }
  if (lane == 0) g_out[0] = words[0];
}

/// One meeting a trip is enough with two buffers, not with one.
template <bool sound>
__global__ void double_buffer(int* g_out, unsigned*) {
  __shared__ int words[2][32];
  unsigned lane = threadIdx.x, now = 0;
  words[0][lane] = int(threadIdx.x + 1);
  for (unsigned i = 0; i < 8; ++i) {
    __syncwarp();
    int next = words[now][(lane + 1) % 32];
    if (sound) now ^= 1;
    words[now][lane] = next;
  }
  g_out[lane] = words[now][lane];
}

/// Lanes that have returned are waited for by nobody; what they did is known to those who met them before.
template <bool sound>
__global__ void early_return(int* g_out, unsigned*) {
  __shared__ int words[32];
  unsigned lane = threadIdx.x;
  words[lane] = int(threadIdx.x + 1);
  if (sound) __syncwarp();
  if (lane >= 16) return;
  __syncwarp();
  g_out[lane] = words[lane + 16];
}

/// A barrier of the warp is the same one at both places of the source.
template <bool sound>
__global__ void meets_in_both_branches(int* g_out, unsigned*) {
  __shared__ int words[32];
  unsigned lane = threadIdx.x;
  words[lane] = int(threadIdx.x + 1);
  if (lane < 16)
    __syncwarp();
  else if (sound)
    __syncwarp();
  else
    __syncwarp(0xffff0000u);
  g_out[lane] = words[lane ^ 16];
}

/// Lanes wait for others of their warp, which wait for the block.
template <bool sound>
__global__ void half_waits_for_the_block(int*, unsigned*) {
  if (threadIdx.x < 16) __syncwarp(sound ? 0xffffu : 0xffffffffu);
  __syncthreads();
}

/// Lanes that exchange values wait for each other, but that is no memory barrier.
template <bool sound>
__global__ void shuffle_between(int* g_out, unsigned*) {
  __shared__ int words[32];
  unsigned lane = threadIdx.x;
  words[lane] = int(threadIdx.x + 1);
  keep(__shfl_sync(0xffffffffu, lane, 0));
  if (sound) __syncwarp();
  g_out[lane] = words[lane ^ 1];
}

template <bool sound>
__global__ void vote_between(int* g_out, unsigned*) {
  __shared__ int words[32];
  unsigned lane = threadIdx.x;
  words[lane] = int(threadIdx.x + 1);
  keep(__all_sync(0xffffffffu, 1));
  if (sound) __syncwarp();
  g_out[lane] = words[lane ^ 1];
}

template <bool sound>
__global__ void match_between(int* g_out, unsigned*) {
  __shared__ int words[32];
  unsigned lane = threadIdx.x;
  words[lane] = int(threadIdx.x + 1);
  keep(__match_any_sync(0xffffffffu, lane));
  if (sound) __syncwarp();
  g_out[lane] = words[lane ^ 1];
}

template <bool sound>
__global__ void reduction_between(int* g_out, unsigned*) {
  __shared__ int words[32];
  unsigned lane = threadIdx.x;
  words[lane] = int(threadIdx.x + 1);
  keep(__reduce_add_sync(0xffffffffu, lane));
  if (sound) __syncwarp();
  g_out[lane] = words[lane ^ 1];
}

template <bool sound>
__global__ void active_mask_between(int* g_out, unsigned*) {
  __shared__ int words[32];
  unsigned lane = threadIdx.x;
  words[lane] = int(threadIdx.x + 1);
  keep(__activemask());
  if (sound) __syncwarp();
  g_out[lane] = words[lane ^ 1];
}

/// Lane 0 has read the word when the upper half meets, and knows nothing of who writes it then.
template <bool sound>
__global__ void reader_left_behind(int* g_out, unsigned*) {
  __shared__ int word;
  unsigned lane = threadIdx.x;
  if (lane == 20) word = int(threadIdx.x + 7);
  __syncwarp();
  if (lane == 0) g_out[0] = word;
  if (sound) __syncwarp();
  if (lane < 16) return;
  __syncwarp(0xffff0000u);
  if (lane == 16) g_out[1] = word;
  __syncwarp(0xffff0000u);
  if (lane == 17) word = int(threadIdx.x + 8);
}

/// The warp that comes last sums up what the others left, without a barrier of the block.
template <bool sound>
__global__ void last_warp(int* g_out, unsigned*) {
  __shared__ int partials[32];
  __shared__ unsigned done;
  if (threadIdx.x == 0) done = 0;
  __syncthreads();
  unsigned warps = blockDim.x / 32, before = 0;
  if (threadIdx.x % 32 == 0) {
    partials[threadIdx.x / 32] = int(threadIdx.x + 1);
    if (sound) __threadfence_block();
    before = atomicAdd(&done, 1u);
  }
  before = __shfl_sync(0xffffffffu, before, 0);
  __syncwarp();
  if (before == warps - 1 && threadIdx.x % 32 < warps)
    g_out[blockIdx.x * 32 + threadIdx.x % 32] = partials[threadIdx.x % 32];
}

/// Warp 0 tells warp 1 by one counter, and that one tells warp 2 by another.
template <bool sound>
__global__ void counter_by_counter(int* g_out, unsigned*) {
  __shared__ int word;
  __shared__ unsigned done[2];
  if (threadIdx.x < 2) done[threadIdx.x] = 0;
  __syncthreads();
  if (threadIdx.x == 0) {
    word = int(threadIdx.x + 7);
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
template <bool sound>
__global__ void fence_of_another_lane(int* g_out, unsigned*) {
  __shared__ int word;
  __shared__ unsigned done;
  if (threadIdx.x == 0) done = 0;
  __syncthreads();
  if (threadIdx.x == 0) {
    word = int(threadIdx.x + 7);
    __threadfence_block();
  }
  if (sound) __syncwarp();
  if (threadIdx.x == 1) atomicAdd(&done, 1u);
  if (threadIdx.x == 32 && atomicAdd(&done, 0u) == 1) g_out[0] = word;
}

/// What is stored between the fence and the count is not covered by the fence.
template <bool sound>
__global__ void store_after_fence(int* g_out, unsigned*) {
  __shared__ int word;
  __shared__ unsigned done;
  if (threadIdx.x == 0) done = 0;
  __syncthreads();
  if (threadIdx.x == 0) {
    if (sound) word = int(threadIdx.x + 7);
    __threadfence_block();
    if (!sound) word = int(threadIdx.x + 7);
    atomicAdd(&done, 1u);
  }
  if (threadIdx.x == 32 && atomicAdd(&done, 0u) == 1) g_out[0] = word;
}

/// More shared memory than 16 KiB, each word written before the barrier and read after it by another thread.
template <bool sound>
__global__ void large_array(int* g_out, unsigned*) {
  constexpr unsigned size = 57856;  // 226 KiB
  __shared__ int words[size];
  for (unsigned i = threadIdx.x; i < size; i += blockDim.x)
    if (sound || i != 40001) words[i] = int(threadIdx.x + 1);
  __syncthreads();
  for (unsigned i = threadIdx.x; i < size; i += blockDim.x) keep(words[size - 1 - i]);
}

template <bool sound>
__global__ void large_array_in_place(int* g_out, unsigned*) {
  constexpr unsigned size = 24576;
  __shared__ int words[size];
  for (unsigned i = threadIdx.x; i < size; i += blockDim.x) words[i] = int(threadIdx.x + 1);
  __syncthreads();
  for (unsigned i = threadIdx.x; i < size / 2; i += blockDim.x)
    words[i] = words[sound || i != 9000 ? i + size / 2 : 9001];
}

template <bool sound>
__global__ void dynamic_array(int* g_out, unsigned*) {
  constexpr unsigned size = 58112;  // 227 KiB, which is all of it
  extern __shared__ int words[];
  for (unsigned i = threadIdx.x; i < size; i += blockDim.x) words[i] = int(threadIdx.x + 1);
  __syncthreads();
  if (threadIdx.x == 0) g_out[0] = words[size - (sound ? 1 : 0)];
}

/// Lane 0 draws the ticket of the block; its warp knows of it after they met.
template <bool sound>
__global__ void ticket_in_warp(int* g_out, unsigned* ticket) {
  unsigned lane = threadIdx.x, before = 0;
  if (lane == 0) {
    g_out[blockIdx.x] = int(threadIdx.x + 1);
    __threadfence();
    before = atomicInc(ticket, gridDim.x - 1);
  }
  if (sound) __syncwarp();
  if (lane == 0 && before == gridDim.x - 1) keep(g_out[3]);
  if (lane == 5 && blockIdx.x == gridDim.x - 1) keep(g_out[2]);
}

/// The ticket reaches the other lanes by a shuffle.
template <bool sound>
__global__ void ticket_by_shuffle(int* g_out, unsigned* ticket) {
  unsigned lane = threadIdx.x, before = 0;
  if (lane == 0) {
    g_out[blockIdx.x] = int(threadIdx.x + 1);
    if (sound) __threadfence();
    before = atomicInc(ticket, gridDim.x - 1);
  }
  before = __shfl_sync(0xffffffffu, before, 0);
  __syncwarp();
  if (before == gridDim.x - 1 && lane < gridDim.x) keep(g_out[lane]);
}

/// The value of the ticket is not all that the other lanes need: they have to see what the lane that drew it sees.
template <bool sound>
__global__ void ticket_by_shuffle_alone(int* g_out, unsigned* ticket) {
  unsigned lane = threadIdx.x, before = 0;
  if (lane == 0) {
    g_out[blockIdx.x] = int(threadIdx.x + 1);
    __threadfence();
    before = atomicInc(ticket, gridDim.x - 1);
  }
  before = __shfl_sync(0xffffffffu, before, 0);
  if (sound) __syncwarp();
  if (before == gridDim.x - 1 && lane < gridDim.x) keep(g_out[lane]);
}

/// All store and all fence; the last thread, which knows of all stores, draws the ticket.
template <bool sound>
__global__ void fences_of_all(int* g_out, unsigned* ticket) {
  __shared__ unsigned last;
  unsigned tid = threadIdx.x;
  g_out[blockIdx.x * 64 + tid] = int(threadIdx.x + 1);
  if (sound) __syncthreads();
  __threadfence();
  if (tid == 63) last = atomicInc(ticket, gridDim.x - 1) == gridDim.x - 1;
  __syncthreads();
  if (last)
    for (unsigned i = 0; i < gridDim.x; ++i) keep(g_out[i * 64 + tid]);
}

template <bool sound>
__global__ void fences_of_a_warp(int* g_out, unsigned* ticket) {
  unsigned lane = threadIdx.x;
  g_out[blockIdx.x * 32 + lane] = int(threadIdx.x + 1);
  if (sound) __syncwarp();
  __threadfence();
  if (lane == 31 && atomicInc(ticket, gridDim.x - 1) == gridDim.x - 1)
    for (unsigned i = 0; i < gridDim.x * 32; i += 32) keep(g_out[i]);
}

/// Another lane has fenced the store before the one that made it does.
template <bool sound>
__global__ void fence_of_the_writer(int* g_out, unsigned* ticket) {
  unsigned lane = threadIdx.x;
  if (lane == 7) g_out[blockIdx.x] = int(threadIdx.x + 1);
  __syncwarp();
  if (lane == 5) __threadfence();
  if (lane == 7) {
    if (sound) __threadfence();
    if (atomicInc(ticket, gridDim.x - 1) == gridDim.x - 1)
      for (unsigned i = 0; i < gridDim.x; ++i) keep(g_out[i]);
  }
}

/// The writer fences, and a lane that has met it since counts.
template <bool sound>
__global__ void fence_of_a_lane_met(int* g_out, unsigned* ticket) {
  unsigned lane = threadIdx.x;
  if (lane == 0) {
    g_out[blockIdx.x] = int(threadIdx.x + 1);
    __threadfence();
  }
  if (sound) __syncwarp();
  if (lane == 1 && atomicInc(ticket, gridDim.x - 1) == gridDim.x - 1)
    for (unsigned i = 0; i < gridDim.x - 1; ++i) keep(g_out[i]);
}

/// The first lane of each warp fences what the barrier has told it of.
template <bool sound>
__global__ void fences_of_first_lanes(int* g_out, unsigned* ticket) {
  __shared__ unsigned last;
  unsigned tid = threadIdx.x;
  if (tid % 32 == 0) g_out[blockIdx.x * 2 + tid / 32] = int(threadIdx.x + 1);
  __syncthreads();
  if (tid % 32 == 0 && (sound || tid == 0)) __threadfence();
  if (tid == 32) last = atomicInc(ticket, gridDim.x - 1) == gridDim.x - 1;
  __syncthreads();
  if (last && tid < gridDim.x * 2) keep(g_out[tid]);
}

/// A barrier after the fence passes it on to who counts.
template <bool sound>
__global__ void fence_before_barrier(int* g_out, unsigned* ticket) {
  __shared__ unsigned last;
  unsigned tid = threadIdx.x;
  if (!sound && tid == 5) __threadfence();
  g_out[blockIdx.x * 64 + tid] = int(threadIdx.x + 1);
  if (sound) __threadfence();
  __syncthreads();
  if (tid == 63) last = atomicInc(ticket, gridDim.x - 1) == gridDim.x - 1;
  __syncthreads();
  if (last)
    for (unsigned i = 0; i < gridDim.x; ++i) keep(g_out[i * 64 + tid]);
}

template <bool sound>
__global__ void fence_of_the_block(int* g_out, unsigned* ticket) {
  if (threadIdx.x != 0) return;
  g_out[blockIdx.x] = int(threadIdx.x + 1);
  if (sound)
    __threadfence();
  else
    __threadfence_block();
  if (atomicInc(ticket, gridDim.x - 1) == gridDim.x - 1)
    for (unsigned i = 0; i < gridDim.x; ++i) keep(g_out[i]);
}

/// A counter in shared memory is another one in every block.
template <bool sound>
__global__ void counter_of_the_block(int* g_out, unsigned* ticket) {
  __shared__ unsigned own;
  if (threadIdx.x != 0) return;
  own = 0;
  g_out[blockIdx.x] = int(threadIdx.x + 1);
  __threadfence();
  atomicAdd(sound ? ticket : &own, 1u);
  if (blockIdx.x != 0) keep(g_out[blockIdx.x - 1]);
}

/// Block 1 passes on what it knows of block 0: one lane counts and fences, another one, which has met it, counts on.
template <bool sound>
__global__ void passed_on_by_another_lane(int* g_out, unsigned* ticket) {
  unsigned lane = threadIdx.x;
  if (blockIdx.x == 0 && lane == 0) {
    g_out[0] = int(threadIdx.x + 1);
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
    keep(g_out[0]);
  }
}

/// The same over a barrier: a thread fences what the block knows.
template <bool sound>
__global__ void passed_on_over_a_barrier(int* g_out, unsigned* ticket) {
  unsigned tid = threadIdx.x;
  if (blockIdx.x == 0 && tid == 0) {
    g_out[0] = int(threadIdx.x + 1);
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
    keep(g_out[0]);
  }
}

/// Block 0 says that it is ready; who reads what it wrote has to ask.
template <bool sound>
__global__ void published_and_asked_for(int* g_out, unsigned* ticket) {
  if (threadIdx.x != 0) return;
  if (blockIdx.x == 0) {
    g_out[0] = int(threadIdx.x + 1);
    __threadfence();
    atomicAdd(ticket, 1u);
  }
  if (blockIdx.x != gridDim.x - 1) return;
  if (!sound || atomicAdd(ticket, 0u) == 1) keep(g_out[0]);
}

/// Lanes of another warp than the one that drew the ticket have to wait for the block.
template <bool sound>
__global__ void ticket_in_block(int* g_out, unsigned* ticket) {
  if (threadIdx.x == 0) {
    g_out[blockIdx.x] = int(threadIdx.x + 1);
    __threadfence();
    atomicInc(ticket, gridDim.x - 1);
    __threadfence();
  }
  if (sound)
    __syncthreads();
  else
    __syncwarp();
  if (threadIdx.x == 40 && blockIdx.x == gridDim.x - 1) keep(g_out[0]);
}

/// All lanes store; lane 0 fences and counts for those whom it has met.
template <bool sound>
__global__ void ticket_for_others(int* g_out, unsigned* ticket) {
  unsigned lane = threadIdx.x;
  g_out[blockIdx.x * 32 + lane] = int(threadIdx.x + 1);
  __syncwarp(sound ? 0xffffffffu : lane < 16 ? 0xffffu : 0xffff0000u);
  if (lane == 0) {
    __threadfence();
    if (atomicInc(ticket, gridDim.x - 1) == gridDim.x - 1)
      for (unsigned i = 0; i < gridDim.x * 32 - 32; ++i) keep(g_out[i]);
  }
}

/// Two counters: what block 0 counted at the first reaches block 2 by block 1, which counts at both.
template <bool sound>
__global__ void two_counters(int* g_out, unsigned* ticket) {
  if (threadIdx.x != 0) return;
  if (blockIdx.x == 0) {
    g_out[0] = int(threadIdx.x + 1);
    __threadfence();
    atomicAdd(ticket, 1u);
  } else if (blockIdx.x == 1) {
    if (sound) atomicAdd(ticket, 1u);
    __threadfence();
    atomicAdd(ticket + 1, 1u);
  } else {
    atomicAdd(ticket + 1, 1u);
    keep(g_out[0]);
  }
}

/// Who has counted up at one counter knows nothing of those who counted at another.
template <bool sound>
__global__ void other_counter(int* g_out, unsigned* ticket) {
  if (threadIdx.x != 0) return;
  g_out[blockIdx.x] = int(threadIdx.x + 1);
  __threadfence();
  atomicAdd(ticket + (sound ? 0 : blockIdx.x % 2), 1u);
  if (blockIdx.x != 0) keep(g_out[blockIdx.x - 1]);
}

/// A block may write over what another one read, if that one said so.
template <bool sound>
__global__ void write_over_read(int* g_out, unsigned* ticket) {
  if (threadIdx.x != 0) return;
  if (blockIdx.x == 0) keep(g_out[0]);
  if (sound) __threadfence();
  atomicAdd(ticket, 1u);
  if (blockIdx.x == 1) g_out[0] = int(threadIdx.x + 1);
}

/// Two blocks read a word before another one writes it: both have to say so.
template <bool sound>
__global__ void two_readers(int* g_out, unsigned* ticket) {
  if (threadIdx.x != 0) return;
  if (blockIdx.x < 2) keep(g_out[0]);
  if (blockIdx.x == 1 || (sound && blockIdx.x == 0)) {
    __threadfence();
    atomicAdd(ticket, 1u);
  }
  if (blockIdx.x == 2 && atomicAdd(ticket, 0u) != 0) g_out[0] = int(threadIdx.x + 1);
}

template <bool sound>
__global__ void mask_of_others(int*, unsigned*) {
  if (!sound || threadIdx.x < 16) __syncwarp(0xffff);
}

template <bool sound>
__global__ void shuffle_from_absent(int* g_out, unsigned*) {
  unsigned lane = threadIdx.x;
  if (lane < 16) keep(__shfl_sync(0xffffu, lane, sound ? 3 : 20));
}

template <bool sound>
__global__ void shuffle_width(int* g_out, unsigned*) {
  keep(__shfl_sync(0xffffffffu, threadIdx.x, 1, sound ? 8 : 5));
}

template <bool sound>
__global__ void past_the_shared_array(int*, unsigned*) {
  __shared__ int words[64];
  words[threadIdx.x] = int(threadIdx.x + 1);
  __syncthreads();
  words[threadIdx.x + (sound ? 0 : 40)] = int(threadIdx.x + 2);
}

#define BOTH(name)                                      \
  template __global__ void name<true>(int*, unsigned*); \
  template __global__ void name<false>(int*, unsigned*);
BOTH(half_then_all)
BOTH(upper_half_meets)
BOTH(halves)
BOTH(pairs)
BOTH(chain)
BOTH(written_after_broadcast)
BOTH(written_after_reads_of_two_warps)
BOTH(read_after_atomics)
BOTH(many_meetings)
BOTH(double_buffer)
BOTH(early_return)
BOTH(meets_in_both_branches)
BOTH(half_waits_for_the_block)
BOTH(shuffle_between)
BOTH(vote_between)
BOTH(match_between)
BOTH(reduction_between)
BOTH(active_mask_between)
BOTH(reader_left_behind)
BOTH(last_warp)
BOTH(counter_by_counter)
BOTH(fence_of_another_lane)
BOTH(store_after_fence)
BOTH(large_array)
BOTH(large_array_in_place)
BOTH(dynamic_array)
BOTH(ticket_in_warp)
BOTH(ticket_by_shuffle)
BOTH(ticket_by_shuffle_alone)
BOTH(fences_of_all)
BOTH(fences_of_a_warp)
BOTH(fence_of_the_writer)
BOTH(fence_of_a_lane_met)
BOTH(fences_of_first_lanes)
BOTH(fence_before_barrier)
BOTH(fence_of_the_block)
BOTH(counter_of_the_block)
BOTH(passed_on_by_another_lane)
BOTH(passed_on_over_a_barrier)
BOTH(published_and_asked_for)
BOTH(ticket_in_block)
BOTH(ticket_for_others)
BOTH(two_counters)
BOTH(other_counter)
BOTH(write_over_read)
BOTH(two_readers)
BOTH(mask_of_others)
BOTH(shuffle_from_absent)
BOTH(shuffle_width)
BOTH(past_the_shared_array)
