// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// id: cpu-serial
// title: One CPU thread
// shows: One loop adds the elements in order: n-1 additions, each of which waits for the one before. It is the baseline
//        of speed-ups. In float32 a long sum of ones stops growing at 16 777 216: the next float32 is two away.
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
