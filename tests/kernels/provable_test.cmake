# SPDX-FileCopyrightText: 2026 The Warpfold authors
# SPDX-License-Identifier: Apache-2.0
#
# cmake -P provable_test.cmake: which lines of a kernel leave its proof out.
include(${CMAKE_CURRENT_LIST_DIR}/../../kernels/provable.cmake)

function(expect expected line)
  set(code "template <typename T, typename Op, typename In>
__global__ void kernel(In g_in, T* g_out, size_t n, unsigned* ticket)
{
  __shared__ T cache[BLOCK_DIM];
  unsigned tid = threadIdx.x;
  ${line}
}")
  warpfold_provable("${code}" result)
  if(NOT result EQUAL expected)
    message(SEND_ERROR "expected ${expected}, not ${result}: ${line}")
  endif()
endfunction()

expect(1 "cache[tid] = g_in[size_t(blockIdx.x) * blockDim.x + tid];")
expect(1 "T sum = (tid & (2 * blockDim.x - 1)) == 0 && tid < n ? g_in[tid] : Op::identity();")
expect(1 "T value[8]; g_out[blockIdx.x] = value[0];")
expect(1 "__shared__ bool last; last = atomicInc(ticket, gridDim.x - 1) == gridDim.x - 1;")
expect(1 "T* data = g_in + tid; g_out[tid] = data[tid];")
expect(1 "op.atomic(g_out, cache[0]);")
# Numbers that are no unsigned ones, or know their size.
expect(0 "int i = blockIdx.x;")
expect(0 "signed i = blockIdx.x;")
expect(0 "uint32_t i = blockIdx.x;")
expect(0 "auto i = blockIdx.x;")
expect(0 "enum { words = 4 }; g_out[blockIdx.x * words] = cache[0];")
expect(0 "if (blockIdx.x * 0.5 < 8) g_out[0] = cache[0];")
expect(0 "if (blockIdx.x < 8.) g_out[0] = cache[0];")
expect(0 "unsigned b = sizeof(unsigned) == 4 ? blockIdx.x : tid;")
expect(0 "unsigned b = static_cast<unsigned>(blockIdx.x);")
expect(0 "unsigned first[32]; g_out[first[blockIdx.x]] = cache[0];")
expect(0 "constexpr bool more = true;")
# Pointers that are compared, subtracted, followed or handed on.
expect(0 "T* mine = g_out + blockIdx.x; if (mine == g_out) g_out[0] = cache[0];")
expect(0 "T* data = g_in + tid; size_t at = data - g_in;")
expect(0 "T* data = g_in + tid; T* more = g_in + n; if (data < more) g_out[0] = data[0];")
expect(0 "if (g_out + blockIdx.x == g_out + n) g_out[0] = cache[0];")
expect(0 "unsigned seen = *ticket;")
expect(0 "ticket[0] = 1;")
expect(0 "use(&cache[tid]);")
expect(0 "T* at = cache + tid; *at = g_in[tid];")
expect(0 "*(g_out + blockIdx.x) = cache[0];")
# What a proof has no names for, and more than one count.
expect(0 "if (__any_sync(0xffffffff, tid)) g_out[0] = cache[0];")
expect(0 "__shared__ unsigned counts[32];")
expect(0 "atomicAdd(ticket, 1u);")
expect(0 "atomicInc(ticket, 3u); atomicInc(ticket, 3u);")
# Arrays that are used as pointers, numbers in memory.
expect(0 "if (cache + blockIdx.x != cache + 20) g_out[0] = cache[0];")
expect(0 "T* second = cache + tid; g_out[0] = second[1];")
expect(0 "T* row2 = cache; g_out[0] = row2[1];")
expect(0 "T const* at = cache; g_out[0] = at[1];")
expect(0 "void* at = cache;")
expect(0 "use(cache);")
expect(0 "return &cache[0];")
expect(0 "my_atomic(g_out, 1);")
expect(0 "my.input(g_in, n);")
expect(0 "T other[4]; g_out[0] = other == cache ? cache[0] : cache[1];")
expect(0 "unsigned a = 0, first[32]; g_out[first[a]] = cache[0];")
expect(0 "unsigned const first[4] = {0, 1, 2, 3}; g_out[first[blockIdx.x]] = cache[0];")
expect(0 "bool a, told[4]; if (told[blockIdx.x]) g_out[0] = cache[0];")
expect(0 "if (\"abc\"[blockIdx.x] == 97) g_out[0] = cache[0];")
expect(1 "unsigned bits = 1u << tid; g_out [tid] = cache [tid & bits];")
expect(0 "do g_out[0] = cache[0]; while (tid > 3);")
expect(0 "const unsigned b = [=] { return blockIdx.x; }();")
