// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// Functions that kernels call for what CUDA C++ has no words for. What each is on the emulator stands in
// core/emulation/device_functions.h under the same name.

// 16 bytes that nobody writes meanwhile (PTX ISA, ld.global.nc). Without L1::no_allocate: with it, L2 keeps the data of
// others rather than these, so that a reduction of what fits into L2 misses it every time.
__device__ __forceinline__ uint4 load_16_bytes(const void* at) {
  uint4 word;
  asm("ld.global.nc.v4.u32 {%0, %1, %2, %3}, [%4];" : "=r"(word.x), "=r"(word.y), "=r"(word.z), "=r"(word.w) : "l"(at));
  return word;
}

// 16 bytes of an array of S in registers.
template <typename S>
union Quarter {
  static constexpr unsigned width = 16 / sizeof(S);
  uint4 word;
  S x[width];
  __device__ Quarter() {}
};

// How the input of a launch lies in memory, and `width` values of it once they are there.
template <typename In>
struct InputLayout;
template <typename S>
struct InputLayout<const S*> {
  typedef S Stored;
  static __device__ const void* begin(const S* in) { return in; }
  template <typename T>
  static __device__ __forceinline__ void load(const S* in, size_t first, T* values) {
    Quarter<S> q;
    q.word = load_16_bytes(in + first);
#pragma unroll
    for (unsigned k = 0; k < q.width; ++k) values[k] = q.x[k];
  }
};
template <template <typename, typename> class Mapped, typename S, typename T>
struct InputLayout<Mapped<S, T>> {
  typedef S Stored;
  static __device__ const void* begin(Mapped<S, T> in) { return in.x; }
  static __device__ __forceinline__ void load(Mapped<S, T> in, size_t first, T* values) {
    Quarter<S> q;
    q.word = load_16_bytes(in.x + first);
    const Mapped<S, T> there{q.x};
#pragma unroll
    for (unsigned k = 0; k < q.width; ++k) values[k] = there[k];
  }
};
template <typename S, typename T>
struct InputLayout<Products<S, T>> {
  typedef S Stored;
  static __device__ const void* begin(Products<S, T> in) { return in.x; }
  static __device__ __forceinline__ void load(Products<S, T> in, size_t first, T* values) {
    Quarter<S> p, q;
    p.word = load_16_bytes(in.x + first);
    q.word = load_16_bytes(in.y + first);
    const Products<S, T> there{p.x, q.x};
#pragma unroll
    for (unsigned k = 0; k < q.width; ++k) values[k] = there[k];
  }
};

// n elements in packs of 16 bytes, which begin at a multiple of 16; single ones before and after them.
template <typename T, typename Op, typename In>
class Packs {
  typedef InputLayout<In> Layout;

 public:
  static constexpr unsigned width = 16 / sizeof(typename Layout::Stored);
  struct Pack {
    T value[width];
    __device__ unsigned size() const { return width; }
    __device__ T operator[](unsigned k) const { return value[k]; }
  };

  __device__ Packs(In in, size_t n) : m_in(in), m_n(n) {
    const unsigned begin = unsigned(reinterpret_cast<size_t>(Layout::begin(in))) / sizeof(typename Layout::Stored);
    m_before = (0 - begin) % width;
    m_count = n < m_before ? 0 : (n - m_before) / width;
  }
  // How many there are.
  __device__ size_t count() const { return m_count; }
  // Pack i, which is there.
  __device__ __forceinline__ Pack pack(size_t i) const {
    Pack pack;
    Layout::load(m_in, m_before + i * width, pack.value);
    return pack;
  }
  // Pack i; beyond the last one, identities.
  __device__ __forceinline__ Pack operator[](size_t i) const {
    Pack pack;
    if (i < m_count) {
      Layout::load(m_in, m_before + i * width, pack.value);
    } else {
#pragma unroll
      for (unsigned k = 0; k < width; ++k) pack.value[k] = Op::identity();
    }
    return pack;
  }
  // How many elements are in no pack: fewer than 16 bytes at each end.
  __device__ size_t singles() const {
    return m_n - m_count * width;
  }
  __device__ T single(size_t i) const {
    return m_in[i < m_before ? i : i + m_count * width];
  }

 private:
  In m_in;
  size_t m_n, m_count;
  unsigned m_before;
};

// Of an operator: whether one instruction combines its values over a warp, and that instruction (CUDA C++ Programming
// Guide, warp reduce functions). Before compute capability 8.0 there is none; shuffles take its place then.
template <typename Op>
struct WarpInstruction {
  static constexpr bool exists = false;
};
#if __CUDA_ARCH__ >= 800
#define WARPFOLD_WARP_INSTRUCTION(Op, T, Word, builtin)                                                  \
  template <>                                                                                            \
  struct WarpInstruction<Op<T>> {                                                                        \
    static constexpr bool exists = true;                                                                 \
    static __device__ __forceinline__ T reduce(T value) { return T(builtin(0xffffffffu, Word(value))); } \
  };
#else
#define WARPFOLD_WARP_INSTRUCTION(Op, T, Word, builtin)                     \
  template <>                                                               \
  struct WarpInstruction<Op<T>> {                                           \
    static constexpr bool exists = true;                                    \
    static __device__ T reduce(T value) {                                   \
      for (unsigned delta = 16; delta > 0; delta /= 2)                      \
        value = Op<T>()(value, __shfl_down_sync(0xffffffff, value, delta)); \
      return value;                                                         \
    }                                                                       \
  };
#endif
WARPFOLD_WARP_INSTRUCTION(Sum, int, int, __reduce_add_sync)
WARPFOLD_WARP_INSTRUCTION(Sum, unsigned, unsigned, __reduce_add_sync)
WARPFOLD_WARP_INSTRUCTION(Min, int, int, __reduce_min_sync)
WARPFOLD_WARP_INSTRUCTION(Min, unsigned, unsigned, __reduce_min_sync)
WARPFOLD_WARP_INSTRUCTION(Max, int, int, __reduce_max_sync)
WARPFOLD_WARP_INSTRUCTION(Max, unsigned, unsigned, __reduce_max_sync)
WARPFOLD_WARP_INSTRUCTION(BitAnd, int, unsigned, __reduce_and_sync)
WARPFOLD_WARP_INSTRUCTION(BitAnd, unsigned, unsigned, __reduce_and_sync)
WARPFOLD_WARP_INSTRUCTION(BitOr, int, unsigned, __reduce_or_sync)
WARPFOLD_WARP_INSTRUCTION(BitOr, unsigned, unsigned, __reduce_or_sync)
WARPFOLD_WARP_INSTRUCTION(BitXor, int, unsigned, __reduce_xor_sync)
WARPFOLD_WARP_INSTRUCTION(BitXor, unsigned, unsigned, __reduce_xor_sync)

// Counts up as atomicInc does: what this thread wrote before comes before what those do who count later.
__device__ __forceinline__ unsigned draw_ticket(unsigned* ticket, unsigned last) {
  unsigned before;
  asm volatile("atom.acq_rel.gpu.global.inc.u32 %0, [%1], %2;" : "=r"(before) : "l"(ticket), "r"(last) : "memory");
  return before;
}

// Thread-block clusters (compute capability 9.0; PTX ISA, barrier.cluster and mapa): how many blocks this one's cluster
// has, and which of them it is.
#if __CUDA_ARCH__ >= 900
__device__ __forceinline__ unsigned cluster_size() {
  unsigned blocks;
  asm("mov.u32 %0, %%cluster_nctaid.x;" : "=r"(blocks));
  return blocks;
}
__device__ __forceinline__ unsigned cluster_rank() {
  unsigned rank;
  asm("mov.u32 %0, %%cluster_ctarank;" : "=r"(rank));
  return rank;
}
// The shared memory of a block is there only once the block has begun. Between the two a block can work.
__device__ __forceinline__ void cluster_arrive() { asm volatile("barrier.cluster.arrive.relaxed.aligned;" ::: "memory"); }
__device__ __forceinline__ void cluster_wait() { asm volatile("barrier.cluster.wait.aligned;" ::: "memory"); }
// The barrier of all threads of the cluster: what they stored before, all see after it.
__device__ __forceinline__ void cluster_sync() {
  asm volatile("barrier.cluster.arrive.release.aligned;" ::: "memory");
  asm volatile("barrier.cluster.wait.acquire.aligned;" ::: "memory");
}
__device__ __forceinline__ unsigned at_last_of_cluster(const void* at) {
  unsigned there;
  asm("mapa.shared::cluster.u32 %0, %1, %2;" : "=r"(there) : "r"(unsigned(__cvta_generic_to_shared(at))), "r"(cluster_size() - 1));
  return there;
}
__device__ __forceinline__ void store_to_cluster(unsigned at, unsigned bits) {
  asm volatile("st.shared::cluster.u32 [%0], %1;" ::"r"(at), "r"(bits) : "memory");
}
__device__ __forceinline__ void store_to_cluster(unsigned at, unsigned long long bits) {
  asm volatile("st.shared::cluster.u64 [%0], %1;" ::"r"(at), "l"(bits) : "memory");
}
#else
__device__ __forceinline__ unsigned cluster_size() { return 1; }
__device__ __forceinline__ unsigned cluster_rank() { return 0; }
__device__ __forceinline__ void cluster_arrive() {}
__device__ __forceinline__ void cluster_wait() {}
__device__ __forceinline__ void cluster_sync() { __syncthreads(); }
__device__ __forceinline__ unsigned at_last_of_cluster(const void*) { return 0; }
template <typename Bits>
__device__ __forceinline__ void store_to_cluster(unsigned, Bits) {}
#endif
// Stores a value at `at` of the shared memory of the cluster's last block.
template <typename T>
__device__ __forceinline__ void hand_to_last(T* at, T value) {
  union {
    T value;
    typename Word<sizeof(T)>::Type bits;
  } cast;
  cast.value = value;
  store_to_cluster(at_last_of_cluster(at), cast.bits);
}

// A value and the mark that it is there, in one word, which is written and read as a whole: who sees the mark has the
// value (PTX ISA, memory consistency model: a relaxed access of one word is not torn). 8 or 16 bytes.
template <typename T, int bytes = sizeof(T)>
struct Slot;
template <typename T>
struct Slot<T, 4> {
  unsigned value, marked;
};
template <typename T>
struct Slot<T, 8> {
  unsigned long long value, marked;
};

template <typename T>
__device__ __forceinline__ void store_slot(Slot<T, 4>* at, unsigned value) {
  const unsigned long long word = 1ull << 32 | value;
  asm volatile("st.relaxed.gpu.global.u64 [%0], %1;" : : "l"(at), "l"(word) : "memory");
}
template <typename T>
__device__ __forceinline__ bool load_slot(const Slot<T, 4>* at, unsigned& value) {
  unsigned long long word;
  asm volatile("ld.relaxed.gpu.global.u64 %0, [%1];" : "=l"(word) : "l"(at) : "memory");
  value = unsigned(word);
  return word >> 32 != 0;
}
template <typename T>
__device__ __forceinline__ void store_slot(Slot<T, 8>* at, unsigned long long value) {
  asm volatile("{ .reg .b128 word; mov.b128 word, {%1, %2}; st.relaxed.gpu.global.b128 [%0], word; }"
               :
               : "l"(at), "l"(value), "l"(1ull)
               : "memory");
}
template <typename T>
__device__ __forceinline__ bool load_slot(const Slot<T, 8>* at, unsigned long long& value) {
  unsigned long long marked;
  asm volatile("{ .reg .b128 word; ld.relaxed.gpu.global.b128 word, [%2]; mov.b128 {%0, %1}, word; }"
               : "=l"(value), "=l"(marked)
               : "l"(at)
               : "memory");
  return marked != 0;
}

// Puts a value where another block waits for it.
template <typename T>
__device__ __forceinline__ void publish(Slot<T>* at, T value) {
  union {
    T value;
    typename Word<sizeof(T)>::Type bits;
  } cast;
  cast.value = value;
  store_slot(at, cast.bits);
}
// Waits for it, takes it, and clears the mark for the next launch. The block that waits should be the last one: GPUs
// start blocks in ascending order, so all others have begun by then. CUDA does not promise that order; decoupled
// look-back relies on it as well, or draws its block numbers from a counter (Merrill and Garland 2016, section 4).
template <typename T>
__device__ __forceinline__ T collect(Slot<T>* at) {
  union {
    T value;
    typename Word<sizeof(T)>::Type bits;
  } cast;
  while (!load_slot(at, cast.bits)) {
  }
  at->marked = 0;
  return cast.value;
}
