// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// The device's counterparts of core/values/operation.h: same names, same results to the bit. Stands before every
// kernel's source when it is compiled at run time, so nothing here may need a header.
template <typename T>
struct Limits;
template <>
struct Limits<int> {
  static __device__ int lowest() { return -2147483647 - 1; }
  static __device__ int highest() { return 2147483647; }
};
template <>
struct Limits<unsigned> {
  static __device__ unsigned lowest() { return 0; }
  static __device__ unsigned highest() { return 4294967295u; }
};
template <>
struct Limits<long long> {
  static __device__ long long lowest() { return -9223372036854775807ll - 1; }
  static __device__ long long highest() { return 9223372036854775807ll; }
};
template <>
struct Limits<unsigned long long> {
  static __device__ unsigned long long lowest() { return 0; }
  static __device__ unsigned long long highest() { return 18446744073709551615ull; }
};
// Floats have no last one: minimum and maximum pass over NaNs, so NaN is the identity of both.
template <>
struct Limits<float> {
  static __device__ float lowest() { return __int_as_float(0x7fc00000); }
  static __device__ float highest() { return lowest(); }
};
template <>
struct Limits<double> {
  static __device__ double lowest() { return __longlong_as_double(0x7ff8000000000000ll); }
  static __device__ double highest() { return lowest(); }
};
template <int bytes>
struct Word;
template <>
struct Word<4> {
  typedef unsigned Type;
};
template <>
struct Word<8> {
  typedef unsigned long long Type;
};

// Any operator as an atomic one: tries until no other thread has come in between.
template <typename T, typename Op>
__device__ void combine_atomically(T* at, T x) {
  typedef typename Word<sizeof(T)>::Type Bits;
  union Cast {
    T value;
    Bits bits;
  };
  Cast seen, wanted;
  seen.bits = *reinterpret_cast<volatile Bits*>(at);
  for (;;) {
    wanted.value = Op()(seen.value, x);
    const Bits before = atomicCAS(reinterpret_cast<Bits*>(at), seen.bits, wanted.bits);
    if (before == seen.bits) return;
    seen.bits = before;
  }
}

// The atomic functions of CUDA, with long long where they know the unsigned one only.
__device__ inline unsigned long long* words(long long* at) {
  return reinterpret_cast<unsigned long long*>(at);
}
template <typename T>
__device__ void atomic_sum(T* at, T x) {
  atomicAdd(at, x);
}
template <>
__device__ inline void atomic_sum(long long* at, long long x) {
  atomicAdd(words(at), x);
}
template <typename T>
__device__ void atomic_and(T* at, T x) {
  atomicAnd(at, x);
}
template <>
__device__ inline void atomic_and(long long* at, long long x) {
  atomicAnd(words(at), x);
}
template <typename T>
__device__ void atomic_or(T* at, T x) {
  atomicOr(at, x);
}
template <>
__device__ inline void atomic_or(long long* at, long long x) {
  atomicOr(words(at), x);
}
template <typename T>
__device__ void atomic_xor(T* at, T x) {
  atomicXor(at, x);
}
template <>
__device__ inline void atomic_xor(long long* at, long long x) {
  atomicXor(words(at), x);
}

__device__ inline bool is_nan(float x) {
  return x != x;
}
__device__ inline bool is_nan(double x) {
  return x != x;
}
template <typename T>
__device__ bool is_nan(T) {
  return false;
}

template <typename T>
struct Sum {
  static __device__ T identity() { return T(0); }
  __device__ T operator()(T a, T b) const { return a + b; }
  static __device__ void atomic(T* at, T x) { atomic_sum(at, x); }
};
template <typename T>
struct Product {
  static __device__ T identity() { return T(1); }
  __device__ T operator()(T a, T b) const { return a * b; }
  static __device__ void atomic(T* at, T x) { combine_atomically<T, Product>(at, x); }
};
template <typename T>
struct Min {
  static __device__ T identity() { return Limits<T>::highest(); }
  __device__ T operator()(T a, T b) const { return b < a || is_nan(a) ? b : a; }
  static __device__ void atomic(T* at, T x) { atomicMin(at, x); }
};
template <>
__device__ inline void Min<float>::atomic(float* at, float x) {
  combine_atomically<float, Min>(at, x);
}
template <>
__device__ inline void Min<double>::atomic(double* at, double x) {
  combine_atomically<double, Min>(at, x);
}
template <typename T>
struct Max {
  static __device__ T identity() { return Limits<T>::lowest(); }
  __device__ T operator()(T a, T b) const { return a < b || is_nan(a) ? b : a; }
  static __device__ void atomic(T* at, T x) { atomicMax(at, x); }
};
template <>
__device__ inline void Max<float>::atomic(float* at, float x) {
  combine_atomically<float, Max>(at, x);
}
template <>
__device__ inline void Max<double>::atomic(double* at, double x) {
  combine_atomically<double, Max>(at, x);
}
template <typename T>
struct BitAnd {
  static __device__ T identity() { return ~T(0); }
  __device__ T operator()(T a, T b) const { return a & b; }
  static __device__ void atomic(T* at, T x) { atomic_and(at, x); }
};
template <typename T>
struct BitOr {
  static __device__ T identity() { return T(0); }
  __device__ T operator()(T a, T b) const { return a | b; }
  static __device__ void atomic(T* at, T x) { atomic_or(at, x); }
};
template <typename T>
struct BitXor {
  static __device__ T identity() { return T(0); }
  __device__ T operator()(T a, T b) const { return a ^ b; }
  static __device__ void atomic(T* at, T x) { atomic_xor(at, x); }
};
template <typename T>
struct LogicalAnd {
  static __device__ T identity() { return T(1); }
  __device__ T operator()(T a, T b) const { return T(a != T(0) && b != T(0)); }
  static __device__ void atomic(T* at, T x) { combine_atomically<T, LogicalAnd>(at, x); }
};
template <typename T>
struct LogicalOr {
  static __device__ T identity() { return T(0); }
  __device__ T operator()(T a, T b) const { return T(a != T(0) || b != T(0)); }
  static __device__ void atomic(T* at, T x) { combine_atomically<T, LogicalOr>(at, x); }
};

// 16-bit floats are storage: read, they are float32.
struct Float16 {
  unsigned short bits;
  __device__ operator float() const {
    float value;
    asm("cvt.f32.f16 %0, %1;" : "=f"(value) : "h"(bits));
    return value;
  }
};
struct BFloat16 {
  unsigned short bits;
  __device__ operator float() const { return __int_as_float(int(bits) << 16); }
};

// Inputs whose elements change on the way in: to the kernel they are arrays of T.
template <typename S, typename T>
struct Widened {
  const S* x;
  __device__ T operator[](size_t i) const { return T(x[i]); }
};
template <typename S, typename T>
struct Squares {
  const S* x;
  __device__ T operator[](size_t i) const {
    const T value = T(x[i]);
    return value * value;
  }
};
template <typename S, typename T>
struct Products {
  const S* x;
  const S* y;
  __device__ T operator[](size_t i) const { return T(x[i]) * T(y[i]); }
};
// T is the unsigned type of an integer S, so that the magnitude of its least number has room. -0 becomes +0.
template <typename S, typename T>
struct Magnitudes {
  const S* x;
  __device__ T operator[](size_t i) const { return x[i] <= 0 ? T(0) - T(x[i]) : T(x[i]); }
};
template <typename S, typename T>
struct Truths {
  const S* x;
  __device__ T operator[](size_t i) const { return T(T(x[i]) != T(0)); }
};
