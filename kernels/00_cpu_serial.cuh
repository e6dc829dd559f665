// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// id: cpu-serial
// title: One CPU thread
// shows: One loop adds the elements in order: n-1 dependent additions, the baseline of every speed-up. In
//        float32 a long sum of ones stops growing at 16 777 216, since the next value cannot be told apart.
// improves:
// source: Cheng, Grossman and McKercher, Professional CUDA C Programming (2014), chapter 3
// memory: host
// block: any
template <typename T, typename Op, typename In>
T cpu_serial(In in, size_t n)
{
  Op op;
  T result = Op::identity();
  for (size_t i = 0; i < n; ++i)
    result = op(result, in[i]);
  return result;
}
