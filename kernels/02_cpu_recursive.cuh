// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// id: cpu-recursive
// title: Recursion on one CPU thread
// shows: The upper half is added onto the lower half, then the same is done with the lower half: interleaved pairs
//        on the host. Each value passes through log2 n additions instead of n, so float sums lose far less.
// improves: cpu-serial
// source: Cheng, Grossman and McKercher, Professional CUDA C Programming (2014), chapter 3; made safe for odd sizes
// memory: host, in place
// block: any
template <typename T, typename Op>
T cpu_recursive(T* data, size_t n)
{
  Op op;
  if (n == 1)
    return data[0];

  size_t half = (n + 1) / 2;
  for (size_t i = 0; i < n / 2; ++i)
    data[i] = op(data[i], data[i + half]);

  return cpu_recursive<T, Op>(data, half);
}
