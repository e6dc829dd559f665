// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// Kernels whose lanes part, for divergence.cu: two blocks of 64 threads each. The pointers are volatile, so that each
// access of the source is one instruction; NOT_UNROLLED is what keeps a loop as it is. The emulator's test has their
// PTX (tests/data/ptx/divergence_by_nvcc.ptx).

// clang-format does not settle on one layout of this list.
// clang-format off
#define DIVERGENCE_KERNELS(X) \
  X(if_else) \
  X(if_else_in_one_line) \
  X(if_only) \
  X(else_if_chain) \
  X(nested_if) X(even_and_odd) X(guarded_by_two) X(same_place_in_both) X(trips_by_lane) X(trips_by_quarter) \
      X(trips_from_lane) X(continue_by_parity) X(continue_apart) X(continue_outer) X(break_early) X(while_halving) \
          X(while_with_break) X(switch_four) X(switch_with_default) X(nested_loops) X(branch_in_loop) X(loop_then_all) \
              X(early_return) X(by_warp) X(partial_meeting) X(either_then) X(either_then_else) X(both_then_else) \
                  X(one_of_three) X(return_in_branch) X(return_in_both) X(past_the_join) X(fall_through) \
                      X(continue_in_else) X(break_in_branch) X(either_in_loop) X(out_of_two_loops) X(shared_end) \
                          X(to_the_loop_end) X(crossing)
// clang-format on

template <typename In, typename Out>
__global__ void if_else(In g, Out out) {
  unsigned t = threadIdx.x, lane = t % 32;
  if (lane < 16)
    out[t] = g[0];
  else
    out[t + 64] = g[1];
}

template <typename In, typename Out>
__global__ void if_else_in_one_line(In g, Out out) {
  unsigned t = threadIdx.x, lane = t % 32;
  // clang-format off
  if (lane % 4 == 1) out[t] = g[t]; else out[t + 64] = g[t + 128];
  // clang-format on
}

template <typename In, typename Out>
__global__ void if_only(In g, Out out) {
  unsigned t = threadIdx.x, lane = t % 32;
  if (lane % 3 == 0) out[t] = g[2 * t];
  out[t + 64] = g[t];
}

template <typename In, typename Out>
__global__ void else_if_chain(In g, Out out) {
  unsigned t = threadIdx.x, lane = t % 32;
  if (lane < 5)
    out[t] = g[t];
  else if (lane < 11)
    out[t + 64] = g[t + 64];
  else if (lane < 30)
    out[t + 128] = g[t + 128];
  out[t + 192] = g[t + 192];
}

template <typename In, typename Out>
__global__ void nested_if(In g, Out out) {
  unsigned t = threadIdx.x, lane = t % 32;
  if (lane < 16) {
    out[t] = g[t];
    if (lane < 8)
      out[t + 64] = g[8 * t];
    else
      out[t + 128] = g[t + 3];
    out[t + 192] = g[t + 1];
  } else {
    out[t] = g[t + 2];
  }
}

template <typename In, typename Out>
__global__ void even_and_odd(In g, Out out) {
  unsigned t = threadIdx.x, lane = t % 32;
  if (lane % 2 == 0)
    out[t] = g[4 * t];
  else
    out[8 * t] = g[t];
}

template <typename In, typename Out>
__global__ void guarded_by_two(In g, Out out) {
  unsigned t = threadIdx.x, lane = t % 32;
  if (lane > 3 && lane % 5 != 0) out[t] = g[t];
}

/// Both branches go to the same words.
template <typename In, typename Out>
__global__ void same_place_in_both(In g, Out out) {
  unsigned t = threadIdx.x, lane = t % 32;
  if (lane < 12) {
    out[t] = g[t];
    out[t + 64] = g[t + 64];
  } else {
    out[t + 64] = g[t + 64];
    out[t] = g[t];
  }
}

template <typename In, typename Out>
__global__ void trips_by_lane(In g, Out out) {
  unsigned t = threadIdx.x, lane = t % 32;
  NOT_UNROLLED
  for (unsigned k = 0; k < lane; ++k) out[64 * k + t] = g[64 * k + t];
}

template <typename In, typename Out>
__global__ void trips_by_quarter(In g, Out out) {
  unsigned t = threadIdx.x, lane = t % 32;
  NOT_UNROLLED
  for (unsigned k = 0; k < 1 + lane / 8; ++k) {
    out[64 * k + t] = g[t];
    out[64 * k + t + 1024] = g[2 * t];
  }
}

template <typename In, typename Out>
__global__ void trips_from_lane(In g, Out out) {
  unsigned t = threadIdx.x, lane = t % 32;
  NOT_UNROLLED
  for (unsigned k = lane % 4; k < 10; k += 4) out[64 * k + t] = g[64 * k + t];
}

template <typename In, typename Out>
__global__ void continue_by_parity(In g, Out out) {
  unsigned t = threadIdx.x, lane = t % 32;
  NOT_UNROLLED
  for (unsigned k = 0; k < 8; ++k) {
    if ((lane + k) % 2 == 0) continue;
    out[64 * k + t] = g[64 * k + t];
  }
}

/// In each trip some lanes do something, each lane in one trip only.
template <typename In, typename Out>
__global__ void continue_apart(In g, Out out) {
  unsigned t = threadIdx.x, lane = t % 32;
  NOT_UNROLLED
  for (unsigned k = 0; k < 6; ++k) {
    if (lane % 6 != k) continue;
    out[t] = g[t];
  }
}

template <typename In, typename Out>
__global__ void continue_outer(In g, Out out) {
  unsigned t = threadIdx.x, lane = t % 32;
  NOT_UNROLLED
  for (unsigned k = 0; k < 4; ++k) {
    if (lane < 8 * k) continue;
    NOT_UNROLLED
    for (unsigned i = 0; i < 3; ++i) {
      if (i == lane % 3) continue;
      out[64 * i + t] = g[64 * k + t];
    }
  }
}

template <typename In, typename Out>
__global__ void break_early(In g, Out out) {
  unsigned t = threadIdx.x, lane = t % 32;
  NOT_UNROLLED
  for (unsigned k = 0; k < 12; ++k) {
    if (k > lane / 2) break;
    out[64 * k + t] = g[64 * k + t];
  }
  out[t] = g[t + 1];
}

template <typename In, typename Out>
__global__ void while_halving(In g, Out out) {
  unsigned t = threadIdx.x, k = t % 32;
  NOT_UNROLLED
  while (k > 0) {
    out[64 * k + t] = g[64 * k + t];
    k /= 2;
  }
}

template <typename In, typename Out>
__global__ void while_with_break(In g, Out out) {
  unsigned t = threadIdx.x, lane = t % 32, k = 0;
  NOT_UNROLLED
  while (k < 9) {
    ++k;
    if (k % 3 == lane % 3) continue;
    if (k > 2 + lane / 4) break;
    out[64 * k + t] = g[t + k];
  }
  out[t] = g[2 * t];
}

template <typename In, typename Out>
__global__ void switch_four(In g, Out out) {
  unsigned t = threadIdx.x, lane = t % 32;
  switch (lane % 4) {
    case 0: out[t] = g[t]; break;
    case 1: out[t + 64] = g[2 * t]; break;
    case 2: out[t + 128] = g[3 * t]; break;
    case 3: out[t + 192] = g[4 * t]; break;
  }
}

template <typename In, typename Out>
__global__ void switch_with_default(In g, Out out) {
  unsigned t = threadIdx.x, lane = t % 32;
  switch (lane / 3) {
    case 1: out[t] = g[t]; break;
    case 4: out[t + 64] = g[2 * t]; break;
    default: out[t + 128] = g[3 * t];
  }
  out[t + 256] = g[t + 9];
}

template <typename In, typename Out>
__global__ void nested_loops(In g, Out out) {
  unsigned t = threadIdx.x, lane = t % 32;
  NOT_UNROLLED
  for (unsigned i = 0; i < 1 + lane % 3; ++i) NOT_UNROLLED
  for (unsigned k = 0; k < 1 + (lane + i) % 4; ++k) out[64 * k + t] = g[64 * i + t];
}

template <typename In, typename Out>
__global__ void branch_in_loop(In g, Out out) {
  unsigned t = threadIdx.x, lane = t % 32;
  NOT_UNROLLED
  for (unsigned k = 0; k < 5; ++k)
    if (lane < 8 * k)
      out[64 * k + t] = g[t];
    else
      out[64 * k + t + 512] = g[2 * t];
}

template <typename In, typename Out>
__global__ void loop_then_all(In g, Out out) {
  unsigned t = threadIdx.x, lane = t % 32;
  if (lane >= 16) NOT_UNROLLED
  for (unsigned k = 0; k < lane - 14; ++k) out[64 * k + t] = g[64 * k + t];
  out[t + 2048] = g[t];
}

template <typename In, typename Out>
__global__ void early_return(In g, Out out) {
  unsigned t = threadIdx.x, lane = t % 32;
  out[t] = g[t];
  if (lane % 8 < 3) return;
  out[t + 64] = g[t + 64];
}

template <typename In, typename Out>
__global__ void by_warp(In g, Out out) {
  unsigned t = threadIdx.x;
  if (t < 32)
    out[t] = g[t];
  else
    out[2 * t] = g[2 * t];
}

/// Half of the warp meets; then all go on together.
template <typename In, typename Out>
__global__ void partial_meeting(In g, Out out) {
  unsigned t = threadIdx.x, lane = t % 32;
  if (lane < 16) {
    out[t] = g[t];
    __syncwarp(0xffff);
    out[t + 64] = g[t + 64];
  }
  out[t + 128] = g[t + 128];
}

/// Two ways lead to the same code: the second condition is looked at by some lanes only.
template <typename In, typename Out>
__global__ void either_then(In g, Out out) {
  unsigned t = threadIdx.x, lane = t % 32;
  if (lane < 4 || g[t] + lane > 27) {
    out[t] = g[t + 1];
    out[t + 64] = g[2 * t];
  }
  out[t + 128] = g[t + 2];
}

template <typename In, typename Out>
__global__ void either_then_else(In g, Out out) {
  unsigned t = threadIdx.x, lane = t % 32;
  if (lane < 4 || g[t] + lane > 27) {
    out[t] = g[t + 1];
    out[t + 64] = g[2 * t];
  } else {
    out[t + 256] = g[t + 3];
    out[t + 512] = g[4 * t];
  }
  out[t + 128] = g[t + 2];
}

template <typename In, typename Out>
__global__ void both_then_else(In g, Out out) {
  unsigned t = threadIdx.x, lane = t % 32;
  if (lane > 4 && g[t] + lane < 20) {
    out[t] = g[t + 1];
    out[t + 64] = g[2 * t];
  } else {
    out[t + 256] = g[t + 3];
    out[t + 512] = g[4 * t];
  }
  out[t + 128] = g[t + 2];
}

template <typename In, typename Out>
__global__ void one_of_three(In g, Out out) {
  unsigned t = threadIdx.x, lane = t % 32;
  if (lane < 4 || g[t] + lane > 27 || g[t + 5] + lane % 5 == 2) {
    out[t] = g[t + 1];
    out[t + 64] = g[2 * t];
  }
  out[t + 128] = g[t + 2];
}

template <typename In, typename Out>
__global__ void return_in_branch(In g, Out out) {
  unsigned t = threadIdx.x, lane = t % 32;
  if (lane < 16) {
    out[t] = g[t];
    if (g[t + 1] + lane % 4 == 0) return;
    out[t + 64] = g[t + 64];
  }
  out[t + 128] = g[t + 2];
  out[t + 256] = g[2 * t];
}

template <typename In, typename Out>
__global__ void return_in_both(In g, Out out) {
  unsigned t = threadIdx.x, lane = t % 32;
  if (lane < 16) {
    out[t] = g[t];
    if (g[t + 1] + lane % 4 == 0) return;
    out[t + 64] = g[t + 64];
  } else {
    out[t + 512] = g[3 * t];
    if (g[t + 1] + lane % 8 == 0) return;
    out[t + 64] = g[t + 65];
  }
  out[t + 128] = g[t + 2];
  out[t + 256] = g[2 * t];
}

/// Some lanes jump past the place at which the others meet.
template <typename In, typename Out>
__global__ void past_the_join(In g, Out out) {
  unsigned t = threadIdx.x, lane = t % 32;
  if (lane < 16) {
    out[t] = g[t];
    if (g[t + 1] + lane % 3 == 0) goto behind;
    out[t + 64] = g[t + 64];
  }
  out[t + 128] = g[t + 2];
  out[t + 256] = g[2 * t];
behind:
  out[t + 512] = g[3 * t];
}

template <typename In, typename Out>
__global__ void fall_through(In g, Out out) {
  unsigned t = threadIdx.x, lane = t % 32;
  switch (g[t] + lane % 4) {
    case 0: out[t] = g[t + 1]; [[fallthrough]];
    case 1: out[t + 64] = g[2 * t]; break;
    case 2: out[t + 128] = g[3 * t]; [[fallthrough]];
    default: out[t + 192] = g[4 * t];
  }
  out[t + 512] = g[t];
}

template <typename In, typename Out>
__global__ void continue_in_else(In g, Out out) {
  unsigned t = threadIdx.x, lane = t % 32;
  NOT_UNROLLED
  for (unsigned k = 0; k < 4; ++k) {
    if ((lane + k) % 3 == 0) {
      out[t] = g[t];
    } else {
      out[t + 64] = g[t + 1];
      if (g[t + 2] + lane % 4 == k) continue;
      out[t + 128] = g[t + 3];
    }
    out[64 * k + t + 256] = g[2 * t];
  }
}

template <typename In, typename Out>
__global__ void break_in_branch(In g, Out out) {
  unsigned t = threadIdx.x, lane = t % 32;
  NOT_UNROLLED
  for (unsigned k = 0; k < 6; ++k) {
    if (lane % 2 == 1) {
      out[t] = g[t];
      if (lane / 8 < k) break;
      out[t + 64] = g[t + 2];
    }
    out[64 * k + t + 128] = g[2 * t];
  }
  out[t + 1024] = g[3 * t];
}

template <typename In, typename Out>
__global__ void either_in_loop(In g, Out out) {
  unsigned t = threadIdx.x, lane = t % 32;
  NOT_UNROLLED
  for (unsigned k = 0; k < 5; ++k) {
    if (lane < 3 * k || g[t] + lane > 28) {
      out[t] = g[t + 1];
      out[t + 64] = g[2 * t];
    }
    out[64 * k + t + 128] = g[3 * t];
  }
}

template <typename In, typename Out>
__global__ void out_of_two_loops(In g, Out out) {
  unsigned t = threadIdx.x, lane = t % 32;
  NOT_UNROLLED
  for (unsigned i = 0; i < 3; ++i) NOT_UNROLLED
  for (unsigned k = 0; k < 4; ++k) {
    if (lane < 4 * i + k) goto done;
    out[64 * k + t] = g[2 * t];
  }
  out[t + 512] = g[t + 3];
done:
  out[t + 1024] = g[3 * t];
}

/// Several places jump to one end, and who comes to the last line returns before it.
template <typename In, typename Out>
__global__ void shared_end(In g, Out out) {
  unsigned t = threadIdx.x, lane = t % 32;
  out[t] = g[t];
  if (g[t + 1] + lane % 8 == 3) goto failed;
  out[t + 64] = g[t + 2];
  if (g[t + 3] + lane % 8 == 5) goto failed;
  out[t + 128] = g[t + 4];
  if (g[t + 5] + lane % 8 == 6) goto failed;
  out[t + 192] = g[t + 6];
  return;
failed:
  out[t + 256] = g[2 * t];
  out[t + 512] = g[3 * t];
}

/// From two places of a loop's body to the end of the trip, past what the others do.
template <typename In, typename Out>
__global__ void to_the_loop_end(In g, Out out) {
  unsigned t = threadIdx.x, lane = t % 32;
  NOT_UNROLLED
  for (unsigned k = 0; k < 4; ++k) {
    if (g[t] + lane % 4 == k) goto next;
    out[t] = g[t + 1];
    if (g[t + 2] + lane % 5 == k) goto next;
    out[t + 64] = g[t + 3];
    continue;
  next:
    out[64 * k + t + 256] = g[2 * t];
    out[64 * k + t + 512] = g[3 * t];
  }
}

/// Two branches that each go to the same two places.
template <typename In, typename Out>
__global__ void crossing(In g, Out out) {
  unsigned t = threadIdx.x, lane = t % 32;
  if (lane < 16) {
    out[t] = g[t];
    if (g[t + 1] + lane % 4 == 0) goto left;
  } else {
    out[t + 64] = g[t + 2];
    if (g[t + 3] + lane % 8 == 0) goto left;
  }
  out[t + 128] = g[2 * t];
  out[t + 256] = g[2 * t + 1];
  goto behind;
left:
  out[t + 128] = g[3 * t];
  out[t + 256] = g[3 * t + 1];
behind:
  out[t + 512] = g[4 * t];
}
