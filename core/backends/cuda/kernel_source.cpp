// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "backends/cuda/kernel_source.h"

#include <fmt/format.h>

#include "backends/cuda/device_operators.h"
#include "compile/device_headers.h"

namespace warpfold::cuda {

namespace {

constexpr const char* utilities = R"(
typedef unsigned long long u64;

// Reads every 16 bytes once, four independent loads in flight per thread. Never writes: `sink` only keeps the loads.
#define WARPFOLD_READ(name, load)                                                                      \
  extern "C" __global__ void name(const uint4* data, size_t count, unsigned* sink)                     \
  {                                                                                                    \
    const size_t stride = size_t(gridDim.x) * blockDim.x;                                              \
    size_t i = size_t(blockIdx.x) * blockDim.x + threadIdx.x;                                          \
    unsigned kept = 0;                                                                                 \
    for (; i < count; i += 4 * stride) {                                                               \
      uint4 v[4] = {};                                                                                 \
      _Pragma("unroll") for (int k = 0; k < 4; ++k)                                                    \
        if (i + k * stride < count)                                                                    \
          asm volatile(load ".v4.u32 {%0,%1,%2,%3}, [%4];"                                             \
                       : "=r"(v[k].x), "=r"(v[k].y), "=r"(v[k].z), "=r"(v[k].w)                        \
                       : "l"(data + i + k * stride));                                                  \
      for (int k = 0; k < 4; ++k) kept |= v[k].x ^ v[k].y ^ v[k].z ^ v[k].w;                           \
    }                                                                                                  \
    if (kept == 0x9e3779b9u) *sink = kept;                                                             \
  }
// Plain loads push everything else out of L2. Streaming ones do not, so they serve to measure the peak only.
WARPFOLD_READ(read_plainly, "ld.global")
WARPFOLD_READ(read_streaming, "ld.global.nc.L1::no_allocate")

__device__ u64 nanoseconds()
{
  u64 ns;
  asm volatile("mov.u64 %0, %%globaltimer;" : "=l"(ns));
  return ns;
}

// Keeps the stream waiting until the host has written `number`, or for `limit` nanoseconds; says which it was.
extern "C" __global__ void wait_for_host(volatile unsigned* words, unsigned number, u64 limit)
{
  const u64 begin = nanoseconds();
  while (words[0] != number)
    if (nanoseconds() - begin > limit) return;
  words[1] = number;
}

extern "C" __global__ void nothing() {}

// Asks where every 2 MiB of `data` lie. From compute capability 8.0 on an instruction looks for a line of L2 and loads
// none; before, a word of each is loaded.
__device__ void find_pages_of(const char* data, size_t bytes)
{
  const u64 page = u64(2) << 20, begin = u64(data), end = begin + bytes;
  for (u64 at = begin / page * page + threadIdx.x * page; at < end; at += blockDim.x * page) {
    const u64 inside = at < begin ? begin : at;
#if __CUDA_ARCH__ >= 800
    asm volatile("applypriority.global.L2::evict_normal [%0], 128;" ::"l"(inside / 128 * 128) : "memory");
#else
    unsigned word;
    asm volatile("ld.global.u32 %0, [%1];" : "=r"(word) : "l"(inside / 4 * 4) : "memory");
#endif
  }
}

extern "C" __global__ void find_pages(const char* a, size_t aBytes, const char* b, size_t bBytes, const char* c,
                                      size_t cBytes)
{
  find_pages_of(a, aBytes);
  find_pages_of(b, bBytes);
  find_pages_of(c, cBytes);
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

constexpr const char* lastToEnd = R"(
// Whether this block is the last of the launch to come here; the word is zero again then.
__device__ bool last_to_end(unsigned* ended)
{
  __syncthreads();
  if (gridDim.x == 1) return true;
  __shared__ bool s_is_last;
  if (threadIdx.x == 0) {
    const unsigned last = gridDim.x - 1;
    s_is_last = draw_ticket(ended, last) == last;
  }
  __syncthreads();
  return s_is_last;
}

// The kernel below becomes a part of extended_entry.
#undef __global__
#define __global__ __device__ __forceinline__
)";

std::vector<std::string> optionsFor(const KernelInfo& kernel, std::uint32_t block) {
  // No fast math, and no fused multiply-add: squares and products round as they do on the host, so that the emulator's
  // values are those of the GPU to the bit.
  std::vector<std::string> options{"--std=c++17", "--fmad=false"};
  if (kernel.usesBlockDim) options.push_back(fmt::format("-DBLOCK_DIM={}", block));
  return options;
}

/// What blocks share beside the output, as an entry around the kernel has it and hands it on.
const char* betweenParameter(const KernelInfo& kernel) {
  return kernel.publishes ? "Slot<T>* slots" : "unsigned* ticket";
}
const char* betweenArgument(const KernelInfo& kernel) {
  if (kernel.publishes) return ", slots";
  return kernel.ticket ? ", ticket" : "";
}

}  // namespace

std::string deviceText() {
  using compile::headerText;
  return std::string(deviceOperators())
      .append(deviceFunctions())
      .append(headerText("device/packs.cuh"))
      .append(headerText("device/exchange.cuh"))
      .append(headerText("device/warp_functions.cuh"));
}

std::string inputType(ElementType stored, Operation op, bool firstLaunch) {
  const std::string_view t = rowOf(accumulatorOf(stored, op)).deviceType;
  const std::string_view s = rowOf(stored).deviceType;
  if (!firstLaunch) return fmt::format("const {}*", t);
  if (const std::string_view mapped = deviceInput(mappingOf(op)); !mapped.empty())
    return fmt::format("{}<{}, {}>", mapped, s, t);
  if (stored != accumulatorOf(stored, op)) return fmt::format("Widened<{}, {}>", s, t);
  return fmt::format("const {}*", t);
}

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
  return {deviceText() + kernel.code, optionsFor(kernel, block), kernel.function, !kernel.inPlace};
}

KernelSource extendedSource(const KernelInfo& kernel, std::uint32_t block, const Tail& tail) {
  std::string code = deviceText() + peerFunctions() + tail.code + lastToEnd;
  code += fmt::format("namespace bare {{\n{}}}\n", kernel.code);
  code += fmt::format(R"(
template <typename T, typename Op{1}>
__attribute__((global)) void extended_entry({2} g_in, T* g_out, size_t n, {4}, unsigned* ended, Tail tail)
{{
  bare::{0}<T, Op>(g_in, g_out, n{3});
  if (last_to_end(ended)) end_with<T, Op>(g_out, tail);
}}
)",
                      kernel.function, kernel.inPlace ? "" : ", typename In", kernel.inPlace ? "T*" : "In",
                      betweenArgument(kernel), betweenParameter(kernel));
  return {code, optionsFor(kernel, block), "extended_entry", !kernel.inPlace};
}

KernelSource peerSource(const std::string& code, const std::string& function) {
  return {std::string(deviceOperators()) + peerFunctions() + code, {"--std=c++17", "--fmad=false"}, function, false};
}

std::string utilitySource() {
  return utilities;
}

}  // namespace warpfold::cuda
