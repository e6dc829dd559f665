// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// Makes the text of kernels/*_cub.cuh callable for one accumulator type; compiled by nvcc where there is one.
#pragma once

#include <thrust/iterator/counting_iterator.h>
#include <thrust/iterator/transform_iterator.h>

#include <cstring>
#include <cub/device/device_reduce.cuh>

#include "backends/cuda/cub_reductions.h"
#include "backends/cuda/device_operators.cuh"

namespace cub {
#include WARPFOLD_CUB_TEXT

/// An input whose elements change on the way in, as an iterator that CUB takes.
template <typename T, typename In>
struct ElementOf {
  In in;
  __device__ T operator()(std::size_t i) const { return in[i]; }
};
template <typename T, typename In>
auto iterator(In in) {
  return thrust::make_transform_iterator(thrust::counting_iterator<std::size_t>(0), ElementOf<T, In>{in});
}
template <typename T>
const T* iterator(const T* in) {
  return in;
}

template <typename T, typename Op, typename In>
int reduce(void* scratch, std::size_t* bytes, const unsigned long long* inputs, unsigned long long output,
           std::size_t n, std::uint64_t identity, void* stream) {
  In in;
  std::memcpy(&in, inputs, sizeof in);
  T start;
  std::memcpy(&start, &identity, sizeof start);
  return cub<T, Op>(iterator<T>(in), reinterpret_cast<T*>(output), n, start, scratch, *bytes,
                    static_cast<cudaStream_t>(stream));
}

template <typename T, typename Op, typename In>
struct Register {
  explicit Register(const char* types) { warpfold::cuda::cubReductions()[types] = &reduce<T, Op, In>; }
};

}  // namespace cub

#define WARPFOLD_JOIN_(a, b) a##b
#define WARPFOLD_JOIN(a, b) WARPFOLD_JOIN_(a, b)
#define WARPFOLD_TEXT_(...) #__VA_ARGS__
#define WARPFOLD_TEXT(...) WARPFOLD_TEXT_(__VA_ARGS__)
/// Accumulator, operator, input: as deviceTypes() writes them.
#define WARPFOLD_CUB(T, OP, ...)                                   \
  static const cub::Register<T, OP<T>, __VA_ARGS__> WARPFOLD_JOIN( \
      registered, __COUNTER__)(WARPFOLD_TEXT(T) ", " #OP "<" WARPFOLD_TEXT(T) ">, " WARPFOLD_TEXT(__VA_ARGS__));

/// What every type has, stored as itself.
#define WARPFOLD_CUB_COMMON(T)              \
  WARPFOLD_CUB(T, Sum, const T*)            \
  WARPFOLD_CUB(T, Product, const T*)        \
  WARPFOLD_CUB(T, Min, const T*)            \
  WARPFOLD_CUB(T, Max, const T*)            \
  WARPFOLD_CUB(T, Sum, Squares<T, T>)       \
  WARPFOLD_CUB(T, Sum, Products<T, T>)      \
  WARPFOLD_CUB(T, LogicalAnd, Truths<T, T>) \
  WARPFOLD_CUB(T, LogicalOr, Truths<T, T>)
#define WARPFOLD_CUB_BITWISE(T)     \
  WARPFOLD_CUB(T, BitAnd, const T*) \
  WARPFOLD_CUB(T, BitOr, const T*)  \
  WARPFOLD_CUB(T, BitXor, const T*)
/// Stored as S, combined as T.
#define WARPFOLD_CUB_WIDENED(S, T)          \
  WARPFOLD_CUB(T, Sum, Widened<S, T>)       \
  WARPFOLD_CUB(T, Product, Widened<S, T>)   \
  WARPFOLD_CUB(T, Min, Widened<S, T>)       \
  WARPFOLD_CUB(T, Max, Widened<S, T>)       \
  WARPFOLD_CUB(T, Sum, Squares<S, T>)       \
  WARPFOLD_CUB(T, Sum, Products<S, T>)      \
  WARPFOLD_CUB(T, LogicalAnd, Truths<S, T>) \
  WARPFOLD_CUB(T, LogicalOr, Truths<S, T>)
