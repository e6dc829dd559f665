// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "backends/cuda/kernel_source.h"

#include <fmt/format.h>

#include "backends/cuda/device_operators.h"

namespace warpfold::cuda {

namespace {

constexpr const char* probes = R"(
typedef unsigned long long u64;
struct Probe {
  const int* slots;
  u64* arrive;
  u64* depart;
  unsigned* masks;
  unsigned* ends;
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
  if (leads(__activemask()) && step < probe.steps) probe.ends[place(step)] = 1;
  __syncthreads();
  s_step[threadIdx.x] = step + 1;
  stamp(probe.depart, step + 1);
}

__device__ __forceinline__ void sync_warp(unsigned mask = 0xffffffffu)
{
  const unsigned step = s_step[threadIdx.x];
  stamp(probe.arrive, step);
  __syncwarp(mask);
  s_step[threadIdx.x] = step + 1;
  stamp(probe.depart, step + 1);
}

#define WARPFOLD_SHUFFLE(name, builtin)                                                        \
  template <typename V>                                                                        \
  __device__ __forceinline__ V name(unsigned mask, V value, unsigned by, int width = 32)       \
  {                                                                                            \
    const unsigned step = s_step[threadIdx.x];                                                 \
    stamp(probe.arrive, step);                                                                 \
    const V other = builtin(mask, value, by, width);                                           \
    s_step[threadIdx.x] = step + 1;                                                            \
    stamp(probe.depart, step + 1);                                                             \
    return other;                                                                              \
  }
WARPFOLD_SHUFFLE(shuffle_down, __shfl_down_sync)
WARPFOLD_SHUFFLE(shuffle_up, __shfl_up_sync)
WARPFOLD_SHUFFLE(shuffle_xor, __shfl_xor_sync)

template <typename T, typename Op> struct Probed {
  static __device__ T identity() { return Op::identity(); }
  static __device__ void note()
  {
    const unsigned mask = __activemask();
    const unsigned step = s_step[threadIdx.x];
    if (leads(mask)) {
      // Parts of one warp may come here one after the other: they add to the same word.
      if (step < probe.steps) atomicOr(&probe.masks[place(step)], mask);
      else atomicAdd(probe.overflow, 1u);
    }
  }
  __device__ T operator()(T a, T b) const
  {
    note();
    return Op()(a, b);
  }
  static __device__ void atomic(T* at, T x)
  {
    note();
    Op::atomic(at, x);
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

/// What the text reads: an array of T, or one whose elements change on the way in.
std::string inputType(ElementType stored, Operation op, bool firstLaunch) {
  const std::string_view t = rowOf(accumulatorOf(stored, op)).deviceType;
  const std::string_view s = rowOf(stored).deviceType;
  if (!firstLaunch) return fmt::format("const {}*", t);
  if (const std::string_view mapped = deviceInput(mappingOf(op)); !mapped.empty())
    return fmt::format("{}<{}, {}>", mapped, s, t);
  if (stored != accumulatorOf(stored, op)) return fmt::format("Widened<{}, {}>", s, t);
  return fmt::format("const {}*", t);
}

std::vector<std::string> optionsFor(const KernelInfo& kernel, std::uint32_t block) {
  // No fast math, and no fused multiply-add: squares and products round as they do on the host, so that the emulator's
  // values are those of the GPU to the bit.
  std::vector<std::string> options{"--std=c++17", "--fmad=false"};
  if (kernel.usesBlockDim) options.push_back(fmt::format("-DBLOCK_DIM={}", block));
  return options;
}

}  // namespace

std::string deviceTypes(ElementType type, Operation op) {
  const std::string_view t = rowOf(accumulatorOf(type, op)).deviceType;
  return fmt::format("{}, {}<{}>, {}", t, rowOf(op).functor, t, inputType(type, op, true));
}

std::string KernelSource::entry(ElementType type, Operation op, bool firstLaunch) const {
  const std::string_view t = rowOf(accumulatorOf(type, op)).deviceType;
  const std::string input = namesInput ? ", " + inputType(type, op, firstLaunch) : std::string();
  return fmt::format("{}<{}, {}<{}>{}>", function, t, rowOf(op).functor, t, input);
}

KernelSource timedSource(const KernelInfo& kernel, std::uint32_t block) {
  return {std::string(deviceOperators()) + kernel.code, optionsFor(kernel, block), kernel.function, !kernel.inPlace};
}

KernelSource tracedSource(const KernelInfo& kernel, std::uint32_t block) {
  std::string text = std::string(deviceOperators()) + probes;
  text += "namespace bare {\n" + kernel.code + "}\n";
  text +=
      "namespace traced {\n#define __syncthreads barrier\n#define __syncwarp sync_warp\n"
      "#define __shfl_down_sync shuffle_down\n#define __shfl_up_sync shuffle_up\n#define __shfl_xor_sync "
      "shuffle_xor\n" +
      kernel.code + "}\n";
  const char* const input = kernel.inPlace ? "T*" : "In";
  text += fmt::format(R"(
template <typename T, typename Op{1}>
__attribute__((global)) void traced_entry({2} g_in, T* g_out, size_t n, unsigned* ticket)
{{
  const unsigned offset = blockIdx.x - probe.firstBlock;
  const int slot = offset < probe.blockSpan ? probe.slots[offset] : -1;
  if (slot < 0) {{
    bare::{0}<T, Op>(g_in, g_out, n{3});
  }} else {{
    traced::begin(slot);
    traced::{0}<T, traced::Probed<T, Op>>(g_in, g_out, n{3});
    traced::end();
  }}
}}
)",
                      kernel.function, kernel.inPlace ? "" : ", typename In", input, kernel.ticket ? ", ticket" : "");
  return {text, optionsFor(kernel, block), "traced_entry", !kernel.inPlace};
}

std::string utilitySource() {
  return utilities;
}

}  // namespace warpfold::cuda
