// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// id: cpu-parallel
// title: All CPU cores, vectorised
// shows: oneTBB halves the range until parts of at most 65536 elements are left and spreads them over the cores. In
//        each part, sixteen sums run side by side in vector registers. A GPU has to be faster than this.
// improves: cpu-recursive
// source: oneAPI Threading Building Blocks, parallel_deterministic_reduce (oneAPI specification, oneTBB)
// memory: host
// block: any
template <typename T, typename Op, typename In>
T cpu_parallel(In in, size_t n)
{
  using Range = tbb::blocked_range<size_t>;
  Op op;

  auto part = [=](const Range& range, T sum)
  {
    T lane[16];
    for (T& value : lane)
      value = Op::identity();
    size_t i = range.begin();
    for (; i + 16 <= range.end(); i += 16)
      for (size_t k = 0; k < 16; ++k)
        lane[k] = op(lane[k], in[i + k]);
    for (; i < range.end(); ++i)
      sum = op(sum, in[i]);
    for (T value : lane)
      sum = op(sum, value);
    return sum;
  };
  return tbb::parallel_deterministic_reduce(
      Range(0, n, 65536), Op::identity(),
      part, op);
}
