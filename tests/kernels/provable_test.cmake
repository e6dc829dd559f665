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
expect(1 "Op op; op.atomic(g_out, cache[0]);")
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
# Functions that the type of a number would choose.
function(expect_before expected function)
  set(code "${function}
template <typename T, typename Op, typename In>
__global__ void kernel(In g_in, T* g_out, size_t n)
{
  for (unsigned k = 0; k < 4; ++k) { g_out[k] = g_in[kind(k)]; }
  for (unsigned k = 0; k < 4; ++k) { g_out[k] = g_in[kind(k)]; }
}")
  warpfold_provable("${code}" result)
  if(NOT result EQUAL expected)
    message(SEND_ERROR "expected ${expected}, not ${result}: ${function}")
  endif()
endfunction()
expect_before(1 "__device__ unsigned kind(unsigned x) { return x; }")
expect_before(1 "__device__ unsigned kind(unsigned x) { return x; }
template <typename T, typename Op>\n__device__ T both(T a, T b) { return Op()(a, b); }
template <typename T, typename Op>\n__device__ T all(T a, T b) { return both<T, Op>(a, b); }")
expect_before(0 "__device__ unsigned kind(unsigned x) { return x; }
template <typename T>\n__device__ T same(T a) { return a; }
__device__ bool other(unsigned x) { return same(x > 4); }")
expect_before(0 "__device__ unsigned kind(unsigned x) { return x; }
template <typename T, typename Op>\n__device__ T same(T a, Op b) { return a; }
__device__ bool other(unsigned x) { return same<T>(x, 1u); }")
expect_before(0 "__device__ unsigned kind(unsigned x) noexcept { return x % 3; }")
expect_before(0 "__device__ unsigned kind(unsigned x) { return x; }\nconst bool verbose = true;")
expect_before(0 "__device__ unsigned kind(unsigned x) { return x; }\nunsigned warps{4};")
expect_before(0 "__device__ unsigned kind(unsigned x) { return x; } __device__ unsigned kind(bool (x)) { return 3; }")
expect_before(0 "__device__ unsigned kind(unsigned x) { return x; } __device__ unsigned reduceWarp(unsigned x) { return x; }")
expect_before(0 "unsigned kind(bool x) { return 1; } unsigned kind(unsigned x) { return x; }")
expect_before(0 "template <typename N> unsigned kind(N) { return 0; } unsigned other(unsigned) { return 1; }")
expect_before(0 "template <typename T, unsigned words> T kind(T x) { return x; }")
expect_before(0 "template < bool more > unsigned kind(unsigned x) { return x; }")
expect_before(0 "template <typename T> T kind(T x) { return 0; } template <> bool kind<bool>(bool x) { return x; }")
# What would not compile: a choice between numbers of two classes, an array whose size is a number.
expect(0 "unsigned i = tid < 4 ? tid : 0;")
expect(0 "size_t i = tid < 4 ? n - 1 : tid;")
expect(0 "bool low = tid < 4; bool both = low ? low : false;")
expect(1 "T sum = tid < 4 ? cache [tid] : 0;")
expect(1 "T sum = tid < 4 ? Op::identity() : cache[tid];")
expect(0 "const unsigned count = 4; T value[count]; g_out[0] = value[0];")
expect(1 "constexpr unsigned count = 4; T value[2 * count + 1u]; g_out[0] = value[0];")
# Names that a source does not declare, spellings that hide others, what a constant would be.
expect(0 "if (noexcept(tid + 1)) g_out[0] = cache[0];")
expect(0 "if (__alignof__(unsigned) == 4) g_out[0] = cache[0];")
expect(0 "try { g_out[0] = cache[0]; } catch (...) { }")
expect(0 "if (std::numeric_limits<unsigned>::max() > 5) g_out[0] = cache[0];")
expect(0 "__PTRDIFF_TYPE__ b = blockIdx.x;")
expect(0 "if (__builtin_popcountl(blockIdx.x) == 4) g_out[0] = cache[0];")
expect(0 "if (unsigned(WARPFOLD_COUNTED) == 1) g_out[0] = cache[0];")
expect(0 "unsigned b = (unsigned)__COUNTER__;")
expect(0 "if (blockIdx.x == 20ul) g_out[0] = cache[0];")
expect(0 "if ([b = 0]() mutable { b = blockIdx.x; return b == 20; }()) g_out[0] = cache[0];")
expect(0 "T rows[2][64]; g_out[0] = rows[0][tid];")
expect(0 "__shared__ T rows[2][64]; if (rows[0] + blockIdx.x == rows[0] + 20) g_out[0] = cache[0];")
expect(0 "T row<:64:>; g_out[0] = row[0];")
expect(0 "T row/**/[64]; g_out[0] = row[0];")
expect(0 "if (siz\\\neof(unsigned) == 4) g_out[0] = cache[0];")
expect(0 "if ((u'a' << tid) < 0) g_out[0] = cache[0];")
expect(0 "const unsigned most = BLOCK_DIM; if (most == 1024) g_out[0] = cache[0];")
expect(0 "const bool large = BLOCK_DIM > 512; if (large) g_out[0] = cache[0];")
expect(0 "constexpr unsigned words = 1 << 4; g_out[words] = cache[0];")
expect(0 "if (n && &cache[0]) g_out[0] = cache[0];")
expect(0 "T sum = cache[0]; if (sum.bits() == 0) g_out[0] = sum;")
expect(1 "bool last = tid == 0 || tid + 1 == blockDim.x; if (last) g_out[0] = cache[0];")

# Constants that a compiler would take for those of the largest block.
function(expect_constant expected code)
  warpfold_constant_of_block("${code}" result)
  if(NOT "${result}" STREQUAL "${expected}")
    message(SEND_ERROR "expected '${expected}', not '${result}': ${code}")
  endif()
endfunction()
expect_constant(half "const unsigned half = BLOCK_DIM / 2; g_out[half] = cache[0];")
expect_constant(tile "constexpr unsigned loads = 4; const size_t tile = loads *\n  size_t(BLOCK_DIM);")
expect_constant(large "const bool large{BLOCK_DIM > 512u};")
expect_constant("" "const unsigned i = blockIdx.x * BLOCK_DIM + threadIdx.x; const unsigned j = i + BLOCK_DIM;")
expect_constant("" "unsigned half = BLOCK_DIM / 2; const unsigned more = half + BLOCK_DIM;")
expect_constant("" "__shared__ T cache[BLOCK_DIM]; const T first = cache[BLOCK_DIM - 1];")
expect_constant("" "constexpr unsigned loads = 4; unsigned i = loads * BLOCK_DIM;")
