// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "ranks/gpu_probe.h"

#include <memory>

#include "backends/cuda/kernel_code.h"
#include "ranks/network_probe.h"
#include "ranks/peer_memory.h"
#include "values/block_limit.h"
#include "words/say.h"

namespace warpfold::ranks {

using namespace cuda;

namespace {

constexpr std::array<unsigned, 5> sizes{1, 1024, 4096, 16384, 65536};
constexpr unsigned exchanges = 200;
constexpr unsigned burst = 32;
constexpr unsigned wordThreads = 32, blockThreads = mostBlockThreads;

constexpr const char* gpuProbeText = R"(
typedef unsigned long long u64;

// What one GPU stores into the other's memory: words of 8 bytes with the number of a message, and its other bytes.
struct Line {
  u64 word[512];
  uint4 bytes[4096];
};

// By all threads of a block. What fits into a word goes with its number; anything else before it.
__device__ __forceinline__ void put(Line* theirs, unsigned bytes, unsigned number)
{
  if (bytes > 4) {
    for (unsigned k = threadIdx.x; k < bytes / 16; k += blockDim.x) theirs->bytes[k] = make_uint4(number, k, k, k);
    __syncthreads();
    if (threadIdx.x == 0) __threadfence_system();
  }
  if (threadIdx.x == 0) store_relaxed_system(&theirs->word[0], (u64)number << 32);
}

__device__ bool wait_for_word(const u64* word, unsigned number, u64 limit)
{
  const u64 begin = nanoseconds();
  while (unsigned(load_relaxed_system(word) >> 32) != number)
    if (nanoseconds() - begin > limit) return false;
  return true;
}

__device__ __forceinline__ bool get(const Line* own, unsigned number, u64 limit)
{
  bool here = true;
  if (threadIdx.x == 0) {
    here = wait_for_word(&own->word[0], number, limit);
    __threadfence_system();
  }
  return __syncthreads_and(here);
}

// Messages to and fro. found: cycles of the shortest round trip, of the shortest sending, and of all; ns of all.
template <typename T, typename Op>
__global__ void exchange(const Line* own, Line* theirs, bool begins, unsigned bytes, unsigned exchanges, unsigned first,
                         u64 limit, u64* found)
{
  u64 trip = ~0ull, sending = ~0ull;
  const u64 ns = nanoseconds(), cycles = clock64();
  for (unsigned i = 0; i < exchanges; ++i) {
    if (!begins) {
      if (!get(own, first + i, limit)) return;
      put(theirs, bytes, first + i);
      continue;
    }
    const u64 begin = clock64();
    put(theirs, bytes, first + i);
    const u64 sent = clock64();
    if (!get(own, first + i, limit)) return;
    trip = min(trip, u64(clock64()) - begin);
    sending = min(sending, sent - begin);
  }
  if (threadIdx.x != 0) return;
  found[0] = begins ? trip : 1;
  found[1] = sending;
  found[2] = clock64() - cycles;
  found[3] = nanoseconds() - ns;
}

// One thread of each: many words one after the other. found: cycles from the first to the last of them.
template <typename T, typename Op>
__global__ void burst(const Line* own, Line* theirs, bool begins, unsigned count, unsigned exchanges, unsigned first,
                      u64 limit, u64* found)
{
  u64 least = ~0ull;
  for (unsigned i = 0; i < exchanges; ++i) {
    if (!begins) {
      if (!wait_for_word(&own->word[0], first + i, limit)) return;
      for (unsigned k = 0; k < count; ++k) store_relaxed_system(&theirs->word[16 * k], (u64)(first + i) << 32);
      continue;
    }
    store_relaxed_system(&theirs->word[0], (u64)(first + i) << 32);
    u64 begin = 0;
    for (unsigned k = 0; k < count; ++k) {
      if (!wait_for_word(&own->word[16 * k], first + i, limit)) return;
      if (k == 0) begin = clock64();
    }
    least = min(least, u64(clock64()) - begin);
  }
  found[0] = begins ? least : 1;
}
)";

/// This rank's side of the exchange; only the two ranks that take part make one.
class Side {
 public:
  explicit Side(const GpuRank& rank)
      : m_stream(rank.workspace().stream()),
        m_memory(rank.workspace().context().ordinal()),
        m_begins(rank.rank() == 0),
        m_limitNs(static_cast<unsigned long long>(rank.limitSeconds() * 1e9)) {
    const int capability = rank.workspace().context().capability();
    for (const char* const kernel : gpuProbeKernels) {
      const KernelSource source = gpuProbeSource(kernel);
      const std::string entry = source.entry(ElementType::int32, Operation::sum);
      m_kernels.add(compiledFor({source, entry}, capability), entry);
    }
    m_kernels.load();
    m_found = allocate(sizeof(Found));
  }

  PeerOffer offer(const GpuRank& rank) const { return offered(rank, m_memory.at(), true); }
  void reach(const GpuRank& rank, const PeerOffer& other) { m_other = std::make_unique<PeerMemory>(rank, other); }

  /// On the side that begins, what came of it. Throws BackendUnavailable where the other side does not answer.
  NetworkProbe probe() {
    NetworkProbe result;
    result.burst = burst;
    for (const unsigned size : sizes) {
      const Found found = take(0, size > 4 ? blockThreads : wordThreads, size);
      const double usPerCycle = found.ns / found.cycles / 1000.0;
      result.roundTrips.push_back({size, found.trip * usPerCycle});
      if (size != 1) continue;
      result.sendUs = found.sending * usPerCycle;
      m_usPerCycle = usPerCycle;
    }
    result.burstUs = take(1, 1, burst).trip * m_usPerCycle;
    return result;
  }

 private:
  struct Found {
    double trip, sending, cycles, ns;
  };

  Found take(std::size_t kernel, unsigned threads, unsigned what) {
    const Driver& driver = Driver::get();
    unsigned long long found[4] = {};
    WARPFOLD_CUDA(driver.memcpyHtoD(m_found.get(), found, sizeof found));
    launch(m_kernels[kernel], 1, threads, m_stream, m_memory.at(), m_other->at(), m_begins, what, exchanges, m_number,
           m_limitNs, m_found.get());
    m_number += exchanges;
    WARPFOLD_CUDA(driver.streamSynchronize(m_stream.get()));
    WARPFOLD_CUDA(driver.memcpyDtoH(found, m_found.get(), sizeof found));
    if (found[0] == 0)  // the other side was silent
      throw BackendUnavailable(say<"gpu-ranks-silent">(arg<"seconds">(static_cast<double>(m_limitNs) * 1e-9)));
    return {static_cast<double>(found[0]), static_cast<double>(found[1]), static_cast<double>(found[2]),
            static_cast<double>(found[3])};
  }

  const Stream& m_stream;
  OfferedMemory m_memory;
  bool m_begins;
  unsigned long long m_limitNs;
  LoadedKernels m_kernels;
  Buffer m_found;
  std::unique_ptr<PeerMemory> m_other;
  unsigned m_number = 1;
  double m_usPerCycle = 0;
};

/// Of rank 0 and `far`, what each has written for the other; on all ranks.
std::array<std::string, 2> exchanged(Conference& conference, unsigned far, const std::string& mine) {
  const std::vector<std::string> all = conference.gather(mine);
  const bool isFirst = conference.isFirst();
  return {conference.broadcast(isFirst ? all[0] : ""), conference.broadcast(isFirst ? all[far] : "")};
}

}  // namespace

KernelSource gpuProbeSource(const std::string& kernel) {
  return peerSource(gpuProbeText, kernel);
}

GpuProbe measureGpus(const GpuRank& rank) {
  Conference& conference = rank.conference();
  const unsigned far = farRank(conference.hosts());
  if (rank.ranks() < 2 || conference.hosts()[far] != conference.hosts()[0]) return {};
  const bool takesPart = conference.isFirst() || rank.rank() == far;
  const auto buses = exchanged(conference, far, rank.busId());
  if (buses[0] == buses[1]) return {};

  std::unique_ptr<Side> side;
  PeerOffer offer;
  conference.together([&] {
    if (!takesPart) return;
    side = std::make_unique<Side>(rank);
    offer = side->offer(rank);
  });
  const auto offers = exchanged(conference, far, takesPart ? offer.written() : "");
  std::string reaches = "reaches";
  try {
    if (takesPart) side->reach(rank, PeerOffer::from(offers[conference.isFirst() ? 1 : 0]));
  } catch (const BackendUnavailable&) {
    reaches.clear();  // then messages go through the hosts, and so does the measuring
  }
  const auto both = exchanged(conference, far, reaches);
  if (both[0].empty() || both[1].empty()) return {};

  GpuProbe result;
  result.done = true;
  conference.together([&] {
    if (!takesPart) return;
    const NetworkProbe probe = side->probe();
    if (conference.isFirst()) result.network = MeasuredNetwork{fitted(probe), far, true};
  });
  return result;
}

}  // namespace warpfold::ranks
