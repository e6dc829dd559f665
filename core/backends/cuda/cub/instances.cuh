// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// Makes the source of kernels/*_cub.cuh callable for chosen types. Most of nvcc's time goes into CUB's headers, so
// there are few files that include this one, with many instances each.
#pragma once

#include <thrust/iterator/counting_iterator.h>
#include <thrust/iterator/transform_iterator.h>

#include <cstring>
#include <cub/device/device_reduce.cuh>

#include "backends/cuda/cub/reductions.h"
#include "backends/cuda/device_operators.cuh"

namespace cub {
#include WARPFOLD_CUB_SOURCE

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
int reduce(void* workspace, std::size_t* bytes, const std::uint64_t* inputs, std::uint64_t output, std::size_t n,
           std::uint64_t identity, void* stream) {
  In in;
  std::memcpy(&in, inputs, sizeof in);
  T start;
  std::memcpy(&start, &identity, sizeof start);
  return cub<T, Op>(iterator<T>(in), reinterpret_cast<T*>(output), n, start, workspace, *bytes,
                    static_cast<cudaStream_t>(stream));
}

}  // namespace cub

#define WARPFOLD_SPELLED_(...) #__VA_ARGS__
#define WARPFOLD_SPELLED(...) WARPFOLD_SPELLED_(__VA_ARGS__)
/// Accumulator, operator and input, spelled as deviceTypes() spells them.
#define WARPFOLD_CUB_TYPES(T, OP, ...) \
  WARPFOLD_SPELLED(T) ", " #OP "<" WARPFOLD_SPELLED(T) ">, " WARPFOLD_SPELLED(__VA_ARGS__)
#define WARPFOLD_CUB(T, OP, ...) {WARPFOLD_CUB_TYPES(T, OP, __VA_ARGS__), &cub::reduce<T, OP<T>, __VA_ARGS__>},
/// Of S, carried out on U of the same size.
#define WARPFOLD_CUB_AS(S, U, OP, IN) {WARPFOLD_CUB_TYPES(S, OP, IN(S)), &cub::reduce<U, OP<U>, IN(U)>},
#define WARPFOLD_ARRAY(T) const T*
#define WARPFOLD_SQUARES(T) Squares<T, T>
#define WARPFOLD_PRODUCTS(T) Products<T, T>
#define WARPFOLD_TRUTHS(T) Truths<T, T>

#define WARPFOLD_CUB_ORDERED(T) WARPFOLD_CUB(T, Min, const T*) WARPFOLD_CUB(T, Max, const T*)
/// The other operators of S carried out on U.
#define WARPFOLD_CUB_ARITHMETIC_AS(S, U)             \
  WARPFOLD_CUB_AS(S, U, Sum, WARPFOLD_ARRAY)         \
  WARPFOLD_CUB_AS(S, U, Product, WARPFOLD_ARRAY)     \
  WARPFOLD_CUB_AS(S, U, Sum, WARPFOLD_SQUARES)       \
  WARPFOLD_CUB_AS(S, U, Sum, WARPFOLD_PRODUCTS)      \
  WARPFOLD_CUB_AS(S, U, LogicalAnd, WARPFOLD_TRUTHS) \
  WARPFOLD_CUB_AS(S, U, LogicalOr, WARPFOLD_TRUTHS)
#define WARPFOLD_CUB_BITWISE_AS(S, U)           \
  WARPFOLD_CUB_AS(S, U, BitAnd, WARPFOLD_ARRAY) \
  WARPFOLD_CUB_AS(S, U, BitOr, WARPFOLD_ARRAY)  \
  WARPFOLD_CUB_AS(S, U, BitXor, WARPFOLD_ARRAY)
/// A float type, stored as itself.
#define WARPFOLD_CUB_FLOAT(T) \
  WARPFOLD_CUB_ORDERED(T) WARPFOLD_CUB_ARITHMETIC_AS(T, T) WARPFOLD_CUB(T, Max, Magnitudes<T, T>)
/// A pair of integer types. All but minimum and maximum is the same bits, and the same machine code to the byte, with
/// and without a sign.
#define WARPFOLD_CUB_INTEGERS(S, U) \
  WARPFOLD_CUB_ORDERED(S)           \
  WARPFOLD_CUB_ORDERED(U)           \
  WARPFOLD_CUB_ARITHMETIC_AS(S, U)  \
  WARPFOLD_CUB_ARITHMETIC_AS(U, U)  \
  WARPFOLD_CUB_BITWISE_AS(S, U)     \
  WARPFOLD_CUB_BITWISE_AS(U, U)     \
  WARPFOLD_CUB(U, Max, Magnitudes<S, U>) WARPFOLD_CUB(U, Max, Magnitudes<U, U>)
/// Stored as S, combined as T.
#define WARPFOLD_CUB_WIDENED(S, T)          \
  WARPFOLD_CUB(T, Sum, Widened<S, T>)       \
  WARPFOLD_CUB(T, Product, Widened<S, T>)   \
  WARPFOLD_CUB(T, Min, Widened<S, T>)       \
  WARPFOLD_CUB(T, Max, Widened<S, T>)       \
  WARPFOLD_CUB(T, Max, Magnitudes<S, T>)    \
  WARPFOLD_CUB(T, Sum, Squares<S, T>)       \
  WARPFOLD_CUB(T, Sum, Products<S, T>)      \
  WARPFOLD_CUB(T, LogicalAnd, Truths<S, T>) \
  WARPFOLD_CUB(T, LogicalOr, Truths<S, T>)
