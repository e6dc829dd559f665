// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// No include guard: a kernel that does what `program` says, called KERNEL_NAME, once for each way to compile it.

template <typename T>
void KERNEL_NAME(T* g_in, T* g_out, unsigned* ticket) {
  __shared__ T cache[1024];
  const Thread self{threadIdx.x, blockIdx.x, blockDim.x};
  CountedOperator<int> op;
  unsigned number = 0;
  for (const Instruction& i : program.instructions) {
    if (!isTaken(i, self)) continue;
    const unsigned in = inputIndex(i, self), out = outputIndex(i, self), here = sharedIndex(i.a, i, self),
                   there = sharedIndex(i.b, i, self);
    switch (i.what) {
      case 0: cache[here] = g_in[in]; break;
      case 1: g_out[out] = cache[here]; break;
      case 2: g_out[out] = g_in[in]; break;
      case 3: cache[here] = op(cache[here], cache[there]); break;
      case 4: CountedOperator<int>::atomic(&g_out[out], cache[here]); break;
      case 5: CountedOperator<int>::atomic(&cache[there], cache[here]); break;
      case 6: number += atomicAdd(&ticket[i.a % 2], 1u); break;
      case 7: __threadfence(); break;
      case 8:
        for (unsigned trip = 0; trip < 3; ++trip)
          if (trip == (isOdd(self.block) ? randomOf(self, i) % 3 : i.a % 3)) cache[here] = g_in[in];
        break;
      case 9:
        for (unsigned trip = 0; trip < (isOdd(self.block) ? 1 + randomOf(self, i) % 3 : 2u); ++trip)
          cache[here] = g_in[in + trip * 32];
        break;
      case 10:
        if (i.a % 3 == 0) return;
        break;
#if WARPFOLD_MEETINGS
      case 11: __syncwarp(maskOf(i, self)); break;
      case 12:
        number += static_cast<unsigned>(__ballot_sync(maskOf(i, self), static_cast<int>(self.thread & 1)));
        break;
      case 13: number = __shfl_xor_sync(maskOf(i, self), number, isOdd(self.block) ? 2 : 1); break;
      case 14: number += __activemask(); break;
#endif
      default: __syncthreads();
    }
  }
  if (number == 123456789u) g_out[0] = g_in[0];
}
