// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// Inputs as packs of 16 bytes. Comes after Quarter<S>: 16 bytes of an array of S, loaded at once, with `width` and `x`.

// How the input of a launch lies in memory, and `width` values of it once they are there.
template <typename In>
struct InputLayout;
template <typename S>
struct InputLayout<const S*> {
  typedef S Stored;
  static __device__ const void* begin(const S* in) { return in; }
  template <typename T>
  static __device__ __forceinline__ void load(const S* in, size_t first, T* values) {
    const Quarter<S> q(in + first);
#pragma unroll
    for (unsigned k = 0; k < q.width; ++k) values[k] = q.x[k];
  }
};
template <template <typename, typename> class Mapped, typename S, typename T>
struct InputLayout<Mapped<S, T>> {
  typedef S Stored;
  static __device__ const void* begin(Mapped<S, T> in) { return in.x; }
  static __device__ __forceinline__ void load(Mapped<S, T> in, size_t first, T* values) {
    const Quarter<S> q(in.x + first);
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
    const Quarter<S> p(in.x + first), q(in.y + first);
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
