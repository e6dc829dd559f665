// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// No include guard: kernels of a few lines, once for each way to compile them.

/// Every block alike.
template <typename T, typename Op>
__global__ void alike(T* g_in, T* g_out, size_t n, unsigned* ticket) {
  __shared__ T cache[BLOCK_DIM];
  unsigned tid = threadIdx.x;
  T* data = g_in + size_t(blockIdx.x) * blockDim.x;
  Op op;
  cache[tid] = data[tid];
  __syncthreads();
  for (unsigned stride = blockDim.x / 2; stride > 0; stride /= 2) {
    if (tid < stride) cache[tid] = op(cache[tid], cache[tid + stride]);
    __syncthreads();
  }
  if (tid == 0 && blockIdx.x < n) g_out[blockIdx.x] = cache[0];
}

/// Blocks from 20 on store twice.
template <typename T, typename Op>
__global__ void fromTwenty(T* g_in, T* g_out, size_t n, unsigned* ticket) {
  unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  g_out[i] = g_in[i];
  __syncthreads();
  if (blockIdx.x >= 20) g_out[i] = g_in[i];
}

/// Blocks with an even number do more.
template <typename T, typename Op>
__global__ void byParity(T* g_in, T* g_out, size_t n, unsigned* ticket) {
  unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  g_out[i] = g_in[i];
  __syncthreads();
  if (blockIdx.x % 2 == 0) g_out[i] = g_in[i];
}

/// As many trips as the number of the block says.
template <typename T, typename Op>
__global__ void tripsOfBlock(T* g_in, T* g_out, size_t n, unsigned* ticket) {
  unsigned tid = threadIdx.x;
  for (unsigned k = 0; k < blockIdx.x; ++k) g_out[1024 + tid * 32 + k] = g_in[tid];
}

/// The input moves by the square of the block's number.
template <typename T, typename Op>
__global__ void bySquare(T* g_in, T* g_out, size_t n, unsigned* ticket) {
  unsigned tid = threadIdx.x;
  g_out[blockIdx.x * blockDim.x + tid] = g_in[blockIdx.x * blockIdx.x * 32 + tid];
}

/// Two stores of the output move differently.
template <typename T, typename Op>
__global__ void twoMoves(T* g_in, T* g_out, size_t n, unsigned* ticket) {
  unsigned tid = threadIdx.x;
  g_out[blockIdx.x * blockDim.x + tid] = g_in[tid];
  g_out[4096 + 2 * blockIdx.x * blockDim.x + tid] = g_in[tid];
}

/// Where a block stores in its shared memory depends on its number.
template <typename T, typename Op>
__global__ void sharedByBlock(T* g_in, T* g_out, size_t n, unsigned* ticket) {
  __shared__ T cache[BLOCK_DIM];
  unsigned tid = threadIdx.x;
  cache[tid + 2 * blockIdx.x] = g_in[tid];
  __syncthreads();
  g_out[blockIdx.x * blockDim.x + tid] = cache[tid + 2 * blockIdx.x];
}

/// Neighbouring blocks store to the same words.
template <typename T, typename Op>
__global__ void overlapping(T* g_in, T* g_out, size_t n, unsigned* ticket) {
  unsigned tid = threadIdx.x;
  g_out[blockIdx.x * 16 + tid] = g_in[tid];
}

/// Thread 0 tells the others.
template <typename T, typename Op>
__global__ void toldByFirst(T* g_in, T* g_out, size_t n, unsigned* ticket) {
  __shared__ bool more;
  unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  if (threadIdx.x == 0) more = blockIdx.x < 24;
  __syncthreads();
  if (more) g_out[i] = g_in[i];
}

/// The last thread tells the others.
template <typename T, typename Op>
__global__ void toldByLast(T* g_in, T* g_out, size_t n, unsigned* ticket) {
  __shared__ bool more;
  unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  if (threadIdx.x == 31) more = blockIdx.x < 24;
  __syncthreads();
  if (more) g_out[i] = g_in[i];
}

/// Words that a block takes four by four: neighbouring blocks share sectors.
template <typename T, typename Op>
__global__ void partsOfSectors(T* g_in, T* g_out, size_t n, unsigned* ticket) {
  unsigned tid = threadIdx.x;
  if (tid < 4) g_out[blockIdx.x * blockDim.x + tid] = g_in[blockIdx.x * 4 + tid];
}

/// An index from another lane.
template <typename T, typename Op>
__global__ void shuffledIndex(T* g_in, T* g_out, size_t n, unsigned* ticket) {
  unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  unsigned leader = __shfl_sync(0xffffffff, blockIdx.x, 0);
  g_out[i] = g_in[i];
  if (leader > 20) g_out[i] = g_in[i];
}

template <typename T, typename Op>
__global__ void negated(T* g_in, T* g_out, size_t n, unsigned* ticket) {
  unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  unsigned back = -blockIdx.x;
  g_out[i] = g_in[i];
  if (back + 20 == 0) g_out[i] = g_in[i];
}

/// One thread stores twice, and another one reads what was there before.
template <typename T, typename Op>
__global__ void toldTwice(T* g_in, T* g_out, size_t n, unsigned* ticket) {
  __shared__ bool first;
  unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  if (threadIdx.x == 0) first = true;
  __syncthreads();
  bool more = first && threadIdx.x > 0 && blockIdx.x > 20;
  __syncthreads();
  if (threadIdx.x == 0) first = false;
  g_out[i] = g_in[i];
  if (more) g_out[i] = g_in[i];
}

/// Two threads store, by copies.
template <typename T, typename Op>
__global__ void toldByCopies(T* g_in, T* g_out, size_t n, unsigned* ticket) {
  __shared__ bool told;
  unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  bool yes = true, no = false;
  if (threadIdx.x == 0) told = no;
  __syncthreads();
  __syncthreads();
  if (threadIdx.x == 31) told = yes;
  __syncthreads();
  bool more = told && threadIdx.x < 31 && blockIdx.x > 20;
  g_out[i] = g_in[i];
  if (more) g_out[i] = g_in[i];
}

/// As long as the last thread says so: a thread that runs alone would never end.
template <typename T, typename Op>
__global__ void asLongAsTold(T* g_in, T* g_out, size_t n, unsigned* ticket) {
  __shared__ bool more;
  unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  unsigned trips = 0;
  if (threadIdx.x == 0) more = true;
  __syncthreads();
  while (more) {
    g_out[i] = g_in[i];
    ++trips;
    __syncthreads();
    if (threadIdx.x == 31) more = trips < 3;
    __syncthreads();
  }
}

/// The last block copies what the others left, where the first n threads of each fence what they stored.
template <typename T, typename Op>
__global__ void finishes(T* g_in, T* g_out, size_t n, unsigned* ticket) {
  __shared__ bool last;
  unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  g_out[i] = g_in[i];
  if (threadIdx.x < n) __threadfence();
  __syncthreads();
  if (threadIdx.x == 0) last = atomicInc(ticket, gridDim.x - 1) == gridDim.x - 1;
  __syncthreads();
  if (!last) return;
  g_out[4096 + threadIdx.x] = g_out[threadIdx.x * 32 + 1];
}

/// Thread n tells the others.
template <typename T, typename Op>
__global__ void toldBy(T* g_in, T* g_out, size_t n, unsigned* ticket) {
  __shared__ bool more;
  unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  if (threadIdx.x == n) more = blockIdx.x < 40;
  __syncthreads();
  if (more) g_out[i] = g_in[i];
}

/// `1 << 5` is negative less 40, as an unsigned number it is not.
template <typename T, typename Op>
__global__ void signedShift(T* g_in, T* g_out, size_t n, unsigned* ticket) {
  unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  g_out[i] = g_in[i];
  if (threadIdx.x < 6 && (1 << threadIdx.x) - 40 < 0 && blockIdx.x == 20) g_out[i] = g_in[i];
}

/// The difference is negative.
template <typename T, typename Op>
__global__ void signedDifference(T* g_in, T* g_out, size_t n, unsigned* ticket) {
  unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  g_out[i] = g_in[i];
  if (threadIdx.x < 6 && threadIdx.x - 40L < 0 && blockIdx.x == 20) g_out[i] = g_in[i];
}

/// The last thread of a block hands a number to the others.
template <typename N>
__device__ N told(N number) {
  __shared__ N word[1];
  if (threadIdx.x == 31) word[0] = number;
  __syncthreads();
  return word[0];
}
template <typename T, typename Op>
__global__ void sharedNumber(T* g_in, T* g_out, size_t n, unsigned* ticket) {
  unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  unsigned leader = told(blockIdx.x);
  g_out[i] = g_in[i];
  if (threadIdx.x < 31 && leader > 20) g_out[i] = g_in[i];
}

/// A table of numbers, of which each block takes another one.
template <typename T, typename Op>
__global__ void table(T* g_in, T* g_out, size_t n, unsigned* ticket) {
  unsigned first[32];
  bool more[32];
  for (unsigned k = 0; k < 32; ++k) {
    first[k] = k % 3;
    more[k] = k > 20;
  }
  unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  if (n == 1) g_out[i] = g_in[first[blockIdx.x] + threadIdx.x];
  if (n == 2 && more[blockIdx.x]) g_out[i] = g_in[i];
}

/// A loop whose condition is a number.
template <typename T, typename Op>
__global__ void whileNumber(T* g_in, T* g_out, size_t n, unsigned* ticket) {
  unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  unsigned left = 3;
  while (left) g_out[i + 32 * 32 * --left] = g_in[i];
}

/// Two tickets a block.
template <typename T, typename Op>
__global__ void twoTickets(T* g_in, T* g_out, size_t n, unsigned* ticket) {
  unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  g_out[i] = g_in[i];
  __threadfence();
  if (threadIdx.x % 16 == 0) {
    bool last = atomicInc(ticket, gridDim.x - 1) == gridDim.x - 1;
    if (last) g_out[i] = g_in[i];
  }
}

/// Block 0 draws all tickets but one, so that the next block is given the last.
template <typename T, typename Op>
__global__ void ticketsOfOthers(T* g_in, T* g_out, size_t n, unsigned* ticket) {
  __shared__ bool last;
  unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  g_out[i] = g_in[i];
  __threadfence();
  __syncthreads();
  for (unsigned k = 0; k < 25 && blockIdx.x == 0 && threadIdx.x == 0; ++k) atomicInc(ticket, gridDim.x - 1);
  if (threadIdx.x == 0) last = atomicInc(ticket, gridDim.x - 1) == gridDim.x - 1;
  __syncthreads();
  if (last) g_out[i] = g_in[i];
}

/// A flag is shifted as an int: what comes of it can be negative.
template <typename T, typename Op>
__global__ void shiftedFlag(T* g_in, T* g_out, size_t n, unsigned* ticket) {
  unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  g_out[i] = g_in[i];
  if (threadIdx.x < 6 && (true << threadIdx.x) - 40 < 0 && blockIdx.x == 20) g_out[i] = g_in[i];
}

/// The number of the ticket is kept before it is compared.
template <typename T, typename Op>
__global__ void ticketKept(T* g_in, T* g_out, size_t n, unsigned* ticket) {
  __shared__ bool last;
  unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  g_out[i] = g_in[i];
  __threadfence();
  __syncthreads();
  if (threadIdx.x == 0) {
    unsigned drawn = atomicInc(ticket, gridDim.x - 1);
    last = drawn >= gridDim.x - 1;
  }
  __syncthreads();
  if (last && threadIdx.x == 0) g_out[0] = g_in[0];
}

/// Values that are written out, flags that come from numbers and numbers from flags.
template <typename T, typename Op>
__global__ void mixed(T* g_in, T* g_out, size_t n, unsigned* ticket) {
  unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  bool odd = threadIdx.x & 1;
  bool low = odd ? threadIdx.x < 4 : true;
  T sum = 0;
  sum = Op()(sum, T(1));
  odd = threadIdx.x & 2;
  g_out[2 * i + odd] = low ? sum : g_in[i];
  if (unsigned(low) + odd == 2u) g_out[2 * i + size_t(odd)] = g_in[i];
}

/// The left side of a shift is what it was before the right side changed it.
template <typename T, typename Op>
__global__ void shiftedByItself(T* g_in, T* g_out, size_t n, unsigned* ticket) {
  unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  unsigned a = 1;
  unsigned b = a << a++;
  g_out[i] = g_in[i];
  if (b == 2 && blockIdx.x >= 20) g_out[i] = g_in[i];
}

/// Which lanes meet depends on the block: from block 1 on, lanes are asked for that do not come.
template <typename T, typename Op>
__global__ void meetsByBlock(T* g_in, T* g_out, size_t n, unsigned* ticket) {
  unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  T value = __shfl_sync(0xffffffff - blockIdx.x, g_in[i], 0);
  g_out[i] = value;
}

/// Flags that are gathered.
template <typename T, typename Op>
__global__ void gathers(T* g_in, T* g_out, size_t n, unsigned* ticket) {
  unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  bool any = false;
  bool all = true;
  for (unsigned k = 0; k < 4; ++k) {
    any |= threadIdx.x == k;
    all &= threadIdx.x & 1;
    any ^= false;
  }
  g_out[2 * i] = g_in[i];
  if (any && !all && blockIdx.x < 20) g_out[2 * i + 1] = g_in[i];
}

/// A thread reads what another one stores behind the same barrier.
template <typename T, typename Op>
__global__ void toldTooLate(T* g_in, T* g_out, size_t n, unsigned* ticket) {
  __shared__ bool more;
  unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  g_out[i] = g_in[i];
  __syncthreads();
  if (threadIdx.x == 0) more = blockIdx.x < 24;
  if (threadIdx.x > 0 && more) g_out[i] = g_in[i];
}

/// Counters that wrap elsewhere, and tickets that are asked for something else.
template <typename T, typename Op>
__global__ void ticketsAskedOtherwise(T* g_in, T* g_out, size_t n, unsigned* ticket) {
  unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  g_out[i] = g_in[i];
  __threadfence();
  if (threadIdx.x == 0) {
    bool last = false;
    if (n == 0) last = atomicInc(ticket, 7) == 7;
    if (n == 1) last = atomicInc(ticket, gridDim.x - 1) == 5;
    if (n == 2) last = atomicInc(ticket, gridDim.x - 1) + 1 == gridDim.x;
    if (n == 3) last = atomicInc(ticket, gridDim.x - 1) >= gridDim.x - 1;
    if (n == 4) last = atomicInc(ticket, gridDim.x - 1);
    if (n == 5) last = atomicInc(ticket, gridDim.x - 1) == gridDim.x - size_t(1);
    if (last) g_out[i] = g_in[i];
  }
}

/// Who is asked for depends on the block.
template <typename T, typename Op>
__global__ void asksByBlock(T* g_in, T* g_out, size_t n, unsigned* ticket) {
  unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  T value = __shfl_sync(0xffffffff, g_in[i], blockIdx.x);
  g_out[i] = value;
}
