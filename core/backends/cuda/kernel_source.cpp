// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "backends/cuda/kernel_source.h"

#include <fmt/format.h>

#include <utility>

#include "backends/cuda/device_operators.h"
#include "compile/device_headers.h"

namespace warpfold::cuda {

namespace {

constexpr const char* probeSource = R"(
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

// A thread's own step: lanes of a warp need not come to a barrier together. Counts up to the last number and stays
// there, where no stamp finds a slot.
__shared__ unsigned short s_step[1024];
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
    if (slot >= 0) asm volatile("mov.u32 %0, %%smid;" : "=r"(probe.sm[slot]));
  }
  __syncthreads();
  if (slot >= 0 && threadIdx.x % 32 == 0) probe.depart[place(0)] = clock64();
}

__device__ __forceinline__ unsigned next(unsigned step) { return step < 65535 ? step + 1 : step; }

__device__ __forceinline__ void stamp(u64* clocks, unsigned step)
{
  if (s_slot < 0 || !leads(__activemask())) return;
  if (step < probe.steps) clocks[place(step)] = clock64();
  else atomicAdd(probe.overflow, 1u);
}

__device__ __forceinline__ void end()
{
  const unsigned step = s_step[threadIdx.x];
  stamp(probe.arrive, step);
  if (s_slot >= 0 && leads(__activemask())) probe.finished[s_slot * probe.warps + threadIdx.x / 32] = step + 1;
}

// Before and after the lanes of a warp, or the warps of a block, wait for each other: a step ends and the next begins.
__device__ __forceinline__ unsigned arrive()
{
  const unsigned step = s_step[threadIdx.x];
  stamp(probe.arrive, step);
  return step;
}
__device__ __forceinline__ void depart(unsigned step)
{
  s_step[threadIdx.x] = next(step);
  stamp(probe.depart, next(step));
}
__device__ __forceinline__ unsigned arrive_at_barrier()
{
  const unsigned step = arrive();
  if (s_slot >= 0 && leads(__activemask()) && step < probe.steps) probe.ends[place(step)] = 1;
  return step;
}

__device__ __forceinline__ void probed_barrier()
{
  const unsigned step = arrive_at_barrier();
  __syncthreads();
  depart(step);
}
__device__ __forceinline__ void probed_cluster_sync()
{
  const unsigned step = arrive_at_barrier();
  cluster_sync();
  depart(step);
}
#define WARPFOLD_VOTE_AT_BARRIER(name, builtin)            \
  __device__ __forceinline__ int name(int predicate)       \
  {                                                        \
    const unsigned step = arrive_at_barrier();             \
    const int all = builtin(predicate);                    \
    depart(step);                                          \
    return all;                                            \
  }
WARPFOLD_VOTE_AT_BARRIER(probed_barrier_and, __syncthreads_and)
WARPFOLD_VOTE_AT_BARRIER(probed_barrier_or, __syncthreads_or)
WARPFOLD_VOTE_AT_BARRIER(probed_barrier_count, __syncthreads_count)

__device__ __forceinline__ void probed_sync_warp(unsigned mask = 0xffffffffu)
{
  const unsigned step = arrive();
  __syncwarp(mask);
  depart(step);
}

#define WARPFOLD_SHUFFLE(name, By, builtin)                                                    \
  template <typename V>                                                                        \
  __device__ __forceinline__ V name(unsigned mask, V value, By by, int width = 32)             \
  {                                                                                            \
    const unsigned step = arrive();                                                            \
    const V other = builtin(mask, value, by, width);                                           \
    depart(step);                                                                              \
    return other;                                                                              \
  }
WARPFOLD_SHUFFLE(probed_shuffle, int, __shfl_sync)
WARPFOLD_SHUFFLE(probed_shuffle_down, unsigned, __shfl_down_sync)
WARPFOLD_SHUFFLE(probed_shuffle_up, unsigned, __shfl_up_sync)
WARPFOLD_SHUFFLE(probed_shuffle_xor, int, __shfl_xor_sync)

// Votes, matches and reductions of a warp.
#define WARPFOLD_EXCHANGE(name, Result, builtin)                    \
  template <typename V>                                             \
  __device__ __forceinline__ Result name(unsigned mask, V value)    \
  {                                                                 \
    const unsigned step = arrive();                                 \
    const Result result = builtin(mask, value);                     \
    depart(step);                                                   \
    return result;                                                  \
  }
WARPFOLD_EXCHANGE(probed_vote_all, int, __all_sync)
WARPFOLD_EXCHANGE(probed_vote_any, int, __any_sync)
WARPFOLD_EXCHANGE(probed_vote_ballot, unsigned, __ballot_sync)
WARPFOLD_EXCHANGE(probed_match_any, unsigned, __match_any_sync)
template <typename V>
__device__ __forceinline__ unsigned probed_match_all(unsigned mask, V value, int* same)
{
  const unsigned step = arrive();
  const unsigned result = __match_all_sync(mask, value, same);
  depart(step);
  return result;
}
#if __CUDA_ARCH__ >= 800
WARPFOLD_EXCHANGE(probed_reduce_add, V, __reduce_add_sync)
WARPFOLD_EXCHANGE(probed_reduce_min, V, __reduce_min_sync)
WARPFOLD_EXCHANGE(probed_reduce_max, V, __reduce_max_sync)
WARPFOLD_EXCHANGE(probed_reduce_and, unsigned, __reduce_and_sync)
WARPFOLD_EXCHANGE(probed_reduce_or, unsigned, __reduce_or_sync)
WARPFOLD_EXCHANGE(probed_reduce_xor, unsigned, __reduce_xor_sync)
#endif

template <typename T, typename Op> struct Probed {
  static __device__ T identity() { return Op::identity(); }
  static __device__ void note()
  {
    if (traced::s_slot < 0) return;
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

template <typename T, typename Op> struct WarpInstruction<traced::Probed<T, Op>> {
  static constexpr bool exists = WarpInstruction<Op>::exists;
  static __device__ T reduce(T value)
  {
    const unsigned step = traced::arrive();
    const T all = WarpInstruction<Op>::reduce(value);
    traced::depart(step);
    traced::Probed<T, Op>::note();  // combined where lanes meet: the work of the step after it, as with a shuffle
    return all;
  }
};

// In the kernel source below a kernel becomes a part of traced_entry. NVRTC has no push_macro, so the entry spells the
// attribute out.
#undef __global__
#define __global__ __device__ __forceinline__
)";

/// What a traced kernel calls instead: a step ends at each of these.
constexpr std::pair<const char*, const char*> wrapped[] = {
    {"__syncthreads", "probed_barrier"},         {"__syncthreads_and", "probed_barrier_and"},
    {"__syncthreads_or", "probed_barrier_or"},   {"__syncthreads_count", "probed_barrier_count"},
    {"__syncwarp", "probed_sync_warp"},          {"__shfl_sync", "probed_shuffle"},
    {"__shfl_down_sync", "probed_shuffle_down"}, {"__shfl_up_sync", "probed_shuffle_up"},
    {"__shfl_xor_sync", "probed_shuffle_xor"},   {"__all_sync", "probed_vote_all"},
    {"__any_sync", "probed_vote_any"},           {"__ballot_sync", "probed_vote_ballot"},
    {"__match_any_sync", "probed_match_any"},    {"__match_all_sync", "probed_match_all"},
    {"__reduce_add_sync", "probed_reduce_add"},  {"__reduce_min_sync", "probed_reduce_min"},
    {"__reduce_max_sync", "probed_reduce_max"},  {"__reduce_and_sync", "probed_reduce_and"},
    {"__reduce_or_sync", "probed_reduce_or"},    {"__reduce_xor_sync", "probed_reduce_xor"},
    {"cluster_sync", "probed_cluster_sync"},
};

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

std::string deviceText() {
  using compile::headerText;
  return std::string(deviceOperators())
      .append(deviceFunctions())
      .append(headerText("device/packs.cuh"))
      .append(headerText("device/exchange.cuh"));
}

std::string_view warpFunctions() {
  return compile::headerText("device/warp_functions.cuh");
}

/// What the kernel reads: an array of T, or one whose elements change on the way in.
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

/// What blocks share beside the output, as an entry around the kernel has it and hands it on.
const char* betweenParameter(const KernelInfo& kernel) {
  return kernel.publishes ? "Slot<T>* slots" : "unsigned* ticket";
}
const char* betweenArgument(const KernelInfo& kernel) {
  if (kernel.publishes) return ", slots";
  return kernel.ticket ? ", ticket" : "";
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
  return {deviceText().append(warpFunctions()) + kernel.code, optionsFor(kernel, block), kernel.function,
          !kernel.inPlace};
}

KernelSource tracedSource(const KernelInfo& kernel, std::uint32_t block) {
  std::string code = deviceText() + probeSource;
  code += fmt::format("namespace bare {{\n{}{}}}\n", warpFunctions(), kernel.code);
  code += "namespace traced {\n";
  for (const auto& [builtin, wrapper] : wrapped) code += fmt::format("#define {} {}\n", builtin, wrapper);
  code += fmt::format("{}{}}}\n", warpFunctions(), kernel.code);
  const char* const input = kernel.inPlace ? "T*" : "In";
  code += fmt::format(R"(
template <typename T, typename Op{1}>
__attribute__((global)) void traced_entry({2} g_in, T* g_out, size_t n, {4})
{{
  const unsigned offset = blockIdx.x - probe.firstBlock;
  const int slot = offset < probe.blockSpan ? probe.slots[offset] : -1;
  if ({5}slot < 0) {{
    bare::{0}<T, Op>(g_in, g_out, n{3});
  }} else {{
    traced::begin(slot);
    traced::{0}<T, traced::Probed<T, Op>>(g_in, g_out, n{3});
    traced::end();
  }}
}}
)",
                      kernel.function, kernel.inPlace ? "" : ", typename In", input, betweenArgument(kernel),
                      betweenParameter(kernel),
                      // Blocks of a cluster reach into each other's shared memory, which must be laid out alike: all
                      // run the traced code, and those that are not traced have no slot to write to.
                      kernel.cluster > 1 ? "false && " : "");
  return {code, optionsFor(kernel, block), "traced_entry", !kernel.inPlace};
}

KernelSource extendedSource(const KernelInfo& kernel, std::uint32_t block, const Tail& tail) {
  std::string code = deviceText().append(warpFunctions()) + peerFunctions() + tail.code + lastToEnd;
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
