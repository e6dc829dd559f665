// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "backends/cuda/kernel_source.h"

#include <fmt/format.h>

namespace warpfold::cuda {

namespace {

/// The device's counterparts of core/run/operation.h: same names, same results to the bit.
constexpr const char* operators = R"(
template <typename T> struct Limits;
template <> struct Limits<int> {
  static __device__ int lowest() { return -2147483647 - 1; }
  static __device__ int highest() { return 2147483647; }
};
template <> struct Limits<unsigned> {
  static __device__ unsigned lowest() { return 0; }
  static __device__ unsigned highest() { return 4294967295u; }
};
template <> struct Limits<long long> {
  static __device__ long long lowest() { return -9223372036854775807ll - 1; }
  static __device__ long long highest() { return 9223372036854775807ll; }
};
template <> struct Limits<float> {
  static __device__ float lowest() { return __int_as_float(0xff800000); }
  static __device__ float highest() { return __int_as_float(0x7f800000); }
};
template <> struct Limits<double> {
  static __device__ double lowest() { return __longlong_as_double(0xfff0000000000000ll); }
  static __device__ double highest() { return __longlong_as_double(0x7ff0000000000000ll); }
};
template <typename T> struct Sum {
  static __device__ T identity() { return T(0); }
  __device__ T operator()(T a, T b) const { return a + b; }
};
template <typename T> struct Min {
  static __device__ T identity() { return Limits<T>::highest(); }
  __device__ T operator()(T a, T b) const { return b < a ? b : a; }
};
template <typename T> struct Max {
  static __device__ T identity() { return Limits<T>::lowest(); }
  __device__ T operator()(T a, T b) const { return a < b ? b : a; }
};
)";

constexpr const char* probes = R"(
typedef unsigned long long u64;
struct Probe {
  const int* slots;
  u64* arrive;
  u64* depart;
  unsigned* masks;
  unsigned* finished;
  unsigned* sm;
  unsigned* overflow;
  unsigned firstBlock, blockSpan, steps, warps;
};
__constant__ Probe probe;

namespace traced {

// A thread's own step: lanes of a warp need not come to a barrier together.
__shared__ unsigned char s_step[1024];
__shared__ int s_slot;

__device__ __forceinline__ bool leads(unsigned mask) { return (threadIdx.x & 31) == __ffs(mask) - 1; }
__device__ __forceinline__ unsigned place(unsigned step)
{
  return (s_slot * probe.steps + step) * probe.warps + threadIdx.x / 32;
}

__device__ __forceinline__ void begin(int slot)
{
  s_step[threadIdx.x] = 0;
  if (threadIdx.x == 0) {
    s_slot = slot;
    asm volatile("mov.u32 %0, %%smid;" : "=r"(probe.sm[slot]));
  }
  __syncthreads();
  if (threadIdx.x % 32 == 0) probe.depart[place(0)] = clock64();
}

__device__ __forceinline__ void stamp(u64* clocks, unsigned step)
{
  if (!leads(__activemask())) return;
  if (step < probe.steps) clocks[place(step)] = clock64();
  else atomicAdd(probe.overflow, 1u);
}

__device__ __forceinline__ void end()
{
  const unsigned step = s_step[threadIdx.x];
  stamp(probe.arrive, step);
  if (leads(__activemask())) probe.finished[s_slot * probe.warps + threadIdx.x / 32] = step + 1;
}

__device__ __forceinline__ void barrier()
{
  const unsigned step = s_step[threadIdx.x];
  stamp(probe.arrive, step);
  __syncthreads();
  s_step[threadIdx.x] = step + 1;
  stamp(probe.depart, step + 1);
}

template <typename T, typename Op> struct Probed {
  static __device__ T identity() { return Op::identity(); }
  __device__ T operator()(T a, T b) const
  {
    const unsigned mask = __activemask();
    const unsigned step = s_step[threadIdx.x];
    if (leads(mask)) {
      // Parts of one warp may come here one after the other: they add to the same word.
      if (step < probe.steps) atomicOr(&probe.masks[place(step)], mask);
      else atomicAdd(probe.overflow, 1u);
    }
    return Op()(a, b);
  }
};

}  // namespace traced

// In the text below a kernel becomes a part of traced_entry. NVRTC has no push_macro, so the entry spells the
// attribute out.
#undef __global__
#define __global__ __device__ __forceinline__
)";

constexpr const char* utilities = R"(
typedef unsigned long long u64;

// Reads every 16 bytes once, four independent loads in flight per thread. Never writes: `sink` only keeps the loads.
extern "C" __global__ void read_all(const uint4* data, size_t count, unsigned* sink)
{
  const size_t stride = size_t(gridDim.x) * blockDim.x;
  size_t i = size_t(blockIdx.x) * blockDim.x + threadIdx.x;
  unsigned kept = 0;
  for (; i + 3 * stride < count; i += 4 * stride) {
    uint4 v[4];
    #pragma unroll
    for (int k = 0; k < 4; ++k)
      asm volatile("ld.global.nc.L1::no_allocate.v4.u32 {%0,%1,%2,%3}, [%4];"
                   : "=r"(v[k].x), "=r"(v[k].y), "=r"(v[k].z), "=r"(v[k].w) : "l"(data + i + k * stride));
    #pragma unroll
    for (int k = 0; k < 4; ++k) kept |= v[k].x ^ v[k].y ^ v[k].z ^ v[k].w;
  }
  for (; i < count; i += stride) kept |= data[i].x;
  if (kept == 0x9e3779b9u) *sink = kept;
}

__device__ u64 nanoseconds()
{
  u64 ns;
  asm volatile("mov.u64 %0, %%globaltimer;" : "=l"(ns));
  return ns;
}

// Keeps the stream busy while the host queues what is to be timed.
extern "C" __global__ void hold(u64 ns)
{
  const u64 begin = nanoseconds();
  while (nanoseconds() - begin < ns) {}
}

// Clock cycles and nanoseconds of the same stretch of time.
extern "C" __global__ void calibrate(u64* out, u64 ns)
{
  u64 begin = nanoseconds(), now;
  while ((now = nanoseconds()) == begin) {}
  begin = now;
  const u64 cycles = clock64();
  while ((now = nanoseconds()) - begin < ns) {}
  out[0] = clock64() - cycles;
  out[1] = now - begin;
}
)";

const char* deviceType(ElementType type) {
  static constexpr const char* names[] = {"int", "unsigned", "long long", "float", "double"};
  return names[static_cast<std::size_t>(type)];
}

const char* deviceOperator(Operation op) {
  static constexpr const char* names[] = {"Sum", "Min", "Max"};
  return names[static_cast<std::size_t>(op)];
}

std::vector<std::string> optionsFor(const KernelInfo& kernel, std::uint32_t block) {
  // As nvcc compiles by default, but for the language: no fast math, fused multiply-add allowed (there is none here).
  std::vector<std::string> options{"--std=c++17"};
  if (kernel.usesBlockDim) options.push_back(fmt::format("-DBLOCK_DIM={}", block));
  return options;
}

}  // namespace

std::string KernelSource::entry(ElementType type, Operation op) const {
  return fmt::format("{}<{}, {}<{}>>", function, deviceType(type), deviceOperator(op), deviceType(type));
}

KernelSource timedSource(const KernelInfo& kernel, std::uint32_t block) {
  return {std::string(operators) + kernel.text, optionsFor(kernel, block), kernel.function};
}

KernelSource tracedSource(const KernelInfo& kernel, std::uint32_t block) {
  std::string text = std::string(operators) + probes;
  text += "namespace bare {\n" + kernel.text + "}\n";
  text += "namespace traced {\n#define __syncthreads barrier\n" + kernel.text + "#undef __syncthreads\n}\n";
  text += fmt::format(R"(
template <typename T, typename Op>
__attribute__((global)) void traced_entry(T* g_in, T* g_out, size_t n)
{{
  const unsigned offset = blockIdx.x - probe.firstBlock;
  const int slot = offset < probe.blockSpan ? probe.slots[offset] : -1;
  if (slot < 0) {{
    bare::{0}<T, Op>(g_in, g_out, n);
  }} else {{
    traced::begin(slot);
    traced::{0}<T, traced::Probed<T, Op>>(g_in, g_out, n);
    traced::end();
  }}
}}
)",
                      kernel.function);
  return {text, optionsFor(kernel, block), "traced_entry"};
}

std::string utilitySource() { return utilities; }

}  // namespace warpfold::cuda
