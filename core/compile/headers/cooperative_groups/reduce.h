// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// cooperative_groups::reduce: one instruction for integers of 32 bits since compute capability 8.0, else a butterfly of
// shuffles, after which every thread of the group has the result.
#pragma once

#include "cooperative_groups.h"

namespace cooperative_groups {

template <typename T>
struct plus {
  WARPFOLD_GROUP T operator()(T x, T y) const { return x + y; }
};
template <typename T>
struct less {
  WARPFOLD_GROUP T operator()(T x, T y) const { return y < x ? y : x; }
};
template <typename T>
struct greater {
  WARPFOLD_GROUP T operator()(T x, T y) const { return x < y ? y : x; }
};
template <typename T>
struct bit_and {
  WARPFOLD_GROUP T operator()(T x, T y) const { return x & y; }
};
template <typename T>
struct bit_or {
  WARPFOLD_GROUP T operator()(T x, T y) const { return x | y; }
};
template <typename T>
struct bit_xor {
  WARPFOLD_GROUP T operator()(T x, T y) const { return x ^ y; }
};

namespace details {

template <unsigned Size, typename Parent, typename T, typename Op>
WARPFOLD_GROUP_FUNCTION T reduceTile(const thread_block_tile<Size, Parent>& group, T value, Op op) {
  for (unsigned bits = Size / 2; bits > 0; bits /= 2) value = op(value, group.shfl_xor(value, bits));
  return value;
}

template <typename T, typename Op>
struct Redux {
  static constexpr bool exists = false;
};
#if __CUDA_ARCH__ >= 800
#define WARPFOLD_REDUX(Op, T, builtin)                                                      \
  template <>                                                                               \
  struct Redux<T, Op<T>> {                                                                  \
    static constexpr bool exists = true;                                                    \
    WARPFOLD_GROUP static T reduce(unsigned mask, T value) { return builtin(mask, value); } \
  };
WARPFOLD_REDUX(plus, int, __reduce_add_sync)
WARPFOLD_REDUX(plus, unsigned, __reduce_add_sync)
WARPFOLD_REDUX(less, int, __reduce_min_sync)
WARPFOLD_REDUX(less, unsigned, __reduce_min_sync)
WARPFOLD_REDUX(greater, int, __reduce_max_sync)
WARPFOLD_REDUX(greater, unsigned, __reduce_max_sync)
WARPFOLD_REDUX(bit_and, unsigned, __reduce_and_sync)
WARPFOLD_REDUX(bit_or, unsigned, __reduce_or_sync)
WARPFOLD_REDUX(bit_xor, unsigned, __reduce_xor_sync)
#undef WARPFOLD_REDUX
#endif

}  // namespace details

template <unsigned Size, typename Parent, typename T, typename Op>
WARPFOLD_GROUP_FUNCTION T reduce(const thread_block_tile<Size, Parent>& group, T value, Op op) {
  if constexpr (details::Redux<T, Op>::exists)
    return details::Redux<T, Op>::reduce(group.mask(), value);
  else
    return details::reduceTile(group, value, op);
}

template <typename T, typename Op>
WARPFOLD_GROUP_FUNCTION T reduce(const coalesced_group& group, T value, Op op) {
  if constexpr (details::Redux<T, Op>::exists) {
    return details::Redux<T, Op>::reduce(group.mask(), value);
  } else {
    // Of any number of threads: the upper ones go first onto the lower ones, as in a tree.
    unsigned size = group.size();
    const unsigned rank = group.thread_rank();
    while (size > 1) {
      const unsigned half = (size + 1) / 2;
      const T other = group.shfl(value, rank + half < size ? rank + half : rank);
      if (rank + half < size) value = op(value, other);
      size = half;
    }
    return group.shfl(value, 0);
  }
}

}  // namespace cooperative_groups
