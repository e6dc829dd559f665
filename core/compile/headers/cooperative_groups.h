// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// Cooperative groups (CUDA C++ Programming Guide, cooperative groups): blocks, tiles of a warp, coalesced threads, the
// grid and clusters. Written for clang, behind warpfold_cuda.h, and for NVRTC.
#pragma once

#ifdef __CUDACC_RTC__
#define WARPFOLD_GROUP __device__ __forceinline__
#define WARPFOLD_GROUP_FUNCTION static __device__ __forceinline__
#else
#define WARPFOLD_GROUP inline __attribute__((device, nodebug, always_inline))
#define WARPFOLD_GROUP_FUNCTION static inline __attribute__((device, nodebug, always_inline))
#endif

namespace cooperative_groups {

namespace details {

WARPFOLD_GROUP_FUNCTION unsigned lane() {
  unsigned lane;
  asm("mov.u32 %0, %%laneid;" : "=r"(lane));
  return lane;
}
WARPFOLD_GROUP_FUNCTION unsigned lanesBelow() {
  unsigned mask;
  asm("mov.u32 %0, %%lanemask_lt;" : "=r"(mask));
  return mask;
}
WARPFOLD_GROUP_FUNCTION unsigned rankInBlock() {
  return (threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x;
}
WARPFOLD_GROUP_FUNCTION unsigned sizeOfBlock() {
  return blockDim.x * blockDim.y * blockDim.z;
}
// The lane of the group's thread `rank`: the rank-th lane of its mask.
WARPFOLD_GROUP_FUNCTION unsigned laneOf(unsigned mask, unsigned rank) {
  for (; rank > 0; --rank) mask &= mask - 1;
  return __ffs(int(mask)) - 1;
}
// Threads that arrived at the barrier of the grid, a count for each block.
static __device__ unsigned arrivedAtGrid;

}  // namespace details

// Any of the groups below up to a block, by its lanes: all of them stand for the block.
class thread_group {
 public:
  WARPFOLD_GROUP thread_group() : m_mask(0xffffffffu), m_size(details::sizeOfBlock()), m_block(true) {}
  WARPFOLD_GROUP explicit thread_group(unsigned mask) : m_mask(mask), m_size(__popc(mask)), m_block(false) {}
  WARPFOLD_GROUP void sync() const {
    if (m_block)
      __syncthreads();
    else
      __syncwarp(m_mask);
  }
  WARPFOLD_GROUP unsigned size() const { return m_size; }
  WARPFOLD_GROUP unsigned num_threads() const { return m_size; }
  WARPFOLD_GROUP unsigned thread_rank() const {
    return m_block ? details::rankInBlock() : __popc(m_mask & details::lanesBelow());
  }
  template <typename T>
  WARPFOLD_GROUP T shfl(T value, unsigned rank) const {
    return __shfl_sync(m_mask, value, details::laneOf(m_mask, rank));
  }
  template <typename T>
  WARPFOLD_GROUP T shfl_down(T value, unsigned delta) const {
    const unsigned rank = thread_rank(), from = rank + delta < m_size ? rank + delta : rank;
    return shfl(value, from);
  }

 protected:
  unsigned m_mask, m_size;
  bool m_block;
};

class thread_block : public thread_group {
 public:
  WARPFOLD_GROUP static void sync() { __syncthreads(); }
  WARPFOLD_GROUP static unsigned size() { return details::sizeOfBlock(); }
  WARPFOLD_GROUP static unsigned num_threads() { return details::sizeOfBlock(); }
  WARPFOLD_GROUP static unsigned thread_rank() { return details::rankInBlock(); }
  WARPFOLD_GROUP static dim3 group_index() { return dim3(blockIdx.x, blockIdx.y, blockIdx.z); }
  WARPFOLD_GROUP static dim3 thread_index() { return dim3(threadIdx.x, threadIdx.y, threadIdx.z); }
  WARPFOLD_GROUP static dim3 group_dim() { return dim3(blockDim.x, blockDim.y, blockDim.z); }
  WARPFOLD_GROUP static dim3 dim_threads() { return group_dim(); }
};
WARPFOLD_GROUP_FUNCTION thread_block this_thread_block() {
  return thread_block();
}

// A part of a warp: `Size` lanes side by side, a power of two.
template <unsigned Size, typename Parent = void>
class thread_block_tile {
  static_assert(Size > 0 && Size <= 32 && (Size & (Size - 1)) == 0, "a tile has 1, 2, 4, 8, 16 or 32 threads");

 public:
  WARPFOLD_GROUP thread_block_tile() {}
  template <typename Other>
  WARPFOLD_GROUP thread_block_tile(const thread_block_tile<Size, Other>&) {}
  WARPFOLD_GROUP static unsigned mask() {
    if (Size == 32) return 0xffffffffu;
    return ((1u << (Size & 31u)) - 1u) << (details::lane() & ~(Size - 1u));
  }
  WARPFOLD_GROUP static void sync() { __syncwarp(mask()); }
  WARPFOLD_GROUP static constexpr unsigned size() { return Size; }
  WARPFOLD_GROUP static constexpr unsigned num_threads() { return Size; }
  WARPFOLD_GROUP static unsigned thread_rank() { return details::rankInBlock() & (Size - 1); }
  WARPFOLD_GROUP static unsigned meta_group_rank() { return details::rankInBlock() / Size; }
  WARPFOLD_GROUP static unsigned meta_group_size() { return (details::sizeOfBlock() + Size - 1) / Size; }
  template <typename T>
  WARPFOLD_GROUP T shfl(T value, int rank) const {
    return __shfl_sync(mask(), value, rank, Size);
  }
  template <typename T>
  WARPFOLD_GROUP T shfl_down(T value, unsigned delta) const {
    return __shfl_down_sync(mask(), value, delta, Size);
  }
  template <typename T>
  WARPFOLD_GROUP T shfl_up(T value, unsigned delta) const {
    return __shfl_up_sync(mask(), value, delta, Size);
  }
  template <typename T>
  WARPFOLD_GROUP T shfl_xor(T value, unsigned bits) const {
    return __shfl_xor_sync(mask(), value, bits, Size);
  }
  WARPFOLD_GROUP int any(int predicate) const { return __any_sync(mask(), predicate); }
  WARPFOLD_GROUP int all(int predicate) const { return __all_sync(mask(), predicate); }
  WARPFOLD_GROUP unsigned ballot(int predicate) const {
    const unsigned lanes = __ballot_sync(mask(), predicate);
    return Size == 32 ? lanes : (lanes & mask()) >> (details::lane() & ~(Size - 1u));
  }
  template <typename T>
  WARPFOLD_GROUP unsigned match_any(T value) const {
    return __match_any_sync(mask(), value) >> (details::lane() & ~(Size - 1u));
  }
  WARPFOLD_GROUP operator thread_group() const { return thread_group(mask()); }
};
template <unsigned Size, typename Parent>
WARPFOLD_GROUP_FUNCTION thread_block_tile<Size, Parent> tiled_partition(const Parent&) {
  return thread_block_tile<Size, Parent>();
}
// The parts of a group that is a block or a warp's lanes side by side.
WARPFOLD_GROUP_FUNCTION thread_group tiled_partition(const thread_group&, unsigned size) {
  const unsigned first = details::lane() & ~(size - 1u);
  return thread_group(size >= 32 ? 0xffffffffu : ((1u << size) - 1u) << first);
}

// The threads of a warp that run together now.
class coalesced_group : public thread_group {
 public:
  WARPFOLD_GROUP explicit coalesced_group(unsigned mask) : thread_group(mask) {}
  WARPFOLD_GROUP unsigned mask() const { return m_mask; }
  WARPFOLD_GROUP void sync() const { __syncwarp(m_mask); }
  WARPFOLD_GROUP unsigned thread_rank() const { return __popc(m_mask & details::lanesBelow()); }
  template <typename T>
  WARPFOLD_GROUP T shfl_up(T value, unsigned delta) const {
    const unsigned rank = thread_rank();
    return shfl(value, rank >= delta ? rank - delta : rank);
  }
  WARPFOLD_GROUP int any(int predicate) const { return __any_sync(m_mask, predicate); }
  WARPFOLD_GROUP int all(int predicate) const { return __all_sync(m_mask, predicate); }
  // Bit k: of the group's thread k.
  WARPFOLD_GROUP unsigned ballot(int predicate) const {
    const unsigned lanes = __ballot_sync(m_mask, predicate);
    unsigned packed = 0;
    for (unsigned rank = 0; rank < m_size; ++rank) packed |= (lanes >> details::laneOf(m_mask, rank) & 1u) << rank;
    return packed;
  }
};
WARPFOLD_GROUP_FUNCTION coalesced_group coalesced_threads() {
  return coalesced_group(__activemask());
}
template <typename Group, typename Label>
WARPFOLD_GROUP_FUNCTION coalesced_group labeled_partition(const Group& group, Label label) {
  return coalesced_group(__match_any_sync(group.mask(), label));
}
template <typename Group>
WARPFOLD_GROUP_FUNCTION coalesced_group binary_partition(const Group& group, bool predicate) {
  const unsigned lanes = __ballot_sync(group.mask(), predicate);
  return coalesced_group((predicate ? lanes : ~lanes) & group.mask());
}

// All blocks of a launch, which must be on the device at once.
class grid_group {
 public:
  WARPFOLD_GROUP static bool is_valid() { return true; }
  // Each block counts once, block 0 with what makes the sum 2^31, so that the highest bit changes when all have come.
  WARPFOLD_GROUP static void sync() {
    __syncthreads();
    if (details::rankInBlock() == 0) {
      const unsigned add = block_rank() == 0 ? 0x80000000u - unsigned(num_blocks() - 1) : 1u;
      unsigned before, now;
      asm volatile("atom.acq_rel.gpu.global.add.u32 %0, [%1], %2;"
                   : "=r"(before)
                   : "l"(&details::arrivedAtGrid), "r"(add)
                   : "memory");
      do asm volatile("ld.acquire.gpu.global.u32 %0, [%1];" : "=r"(now) : "l"(&details::arrivedAtGrid) : "memory");
      while (((before ^ now) & 0x80000000u) == 0);
    }
    __syncthreads();
  }
  WARPFOLD_GROUP static unsigned long long block_rank() {
    return ((unsigned long long)(blockIdx.z) * gridDim.y + blockIdx.y) * gridDim.x + blockIdx.x;
  }
  WARPFOLD_GROUP static unsigned long long num_blocks() {
    return (unsigned long long)(gridDim.x) * gridDim.y * gridDim.z;
  }
  WARPFOLD_GROUP static unsigned long long num_threads() { return num_blocks() * details::sizeOfBlock(); }
  WARPFOLD_GROUP static unsigned long long size() { return num_threads(); }
  WARPFOLD_GROUP static unsigned long long thread_rank() {
    return block_rank() * details::sizeOfBlock() + details::rankInBlock();
  }
  WARPFOLD_GROUP static dim3 group_dim() { return dim3(gridDim.x, gridDim.y, gridDim.z); }
  WARPFOLD_GROUP static dim3 dim_blocks() { return group_dim(); }
  WARPFOLD_GROUP static dim3 block_index() { return dim3(blockIdx.x, blockIdx.y, blockIdx.z); }
};
WARPFOLD_GROUP_FUNCTION grid_group this_grid() {
  return grid_group();
}

// Blocks that reach each other's shared memory. clang 14 has no instructions for them: functions that whoever runs the
// PTX performs.
extern "C" {
__device__ unsigned warpfold_cluster_size();
__device__ unsigned warpfold_cluster_rank();
__device__ void warpfold_cluster_sync();
__device__ void* warpfold_map_shared_rank(const void* at, unsigned rank);
}
class cluster_group {
 public:
  WARPFOLD_GROUP static void sync() { warpfold_cluster_sync(); }
  WARPFOLD_GROUP static unsigned num_blocks() { return warpfold_cluster_size(); }
  WARPFOLD_GROUP static unsigned block_rank() { return warpfold_cluster_rank(); }
  WARPFOLD_GROUP static dim3 dim_blocks() { return dim3(warpfold_cluster_size(), 1, 1); }
  WARPFOLD_GROUP static unsigned num_threads() { return num_blocks() * details::sizeOfBlock(); }
  WARPFOLD_GROUP static unsigned size() { return num_threads(); }
  WARPFOLD_GROUP static unsigned thread_rank() {
    return block_rank() * details::sizeOfBlock() + details::rankInBlock();
  }
  template <typename T>
  WARPFOLD_GROUP static T* map_shared_rank(T* at, unsigned rank) {
    return (T*)(warpfold_map_shared_rank(at, rank));
  }
};
WARPFOLD_GROUP_FUNCTION cluster_group this_cluster() {
  return cluster_group();
}

template <typename Group>
WARPFOLD_GROUP_FUNCTION void sync(const Group& group) {
  group.sync();
}
template <typename Group>
WARPFOLD_GROUP_FUNCTION auto thread_rank(const Group& group) {
  return group.thread_rank();
}
template <typename Group>
WARPFOLD_GROUP_FUNCTION auto group_size(const Group& group) {
  return group.size();
}

}  // namespace cooperative_groups
