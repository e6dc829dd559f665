// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// No library, no host and no other kernel: the block of each GPU's reduction that ends last stores the value straight
// into the memory of rank 0's GPU, over NVLink where there is one, and the number of the sample in the same words. That
// block of rank 0 waits for them, one lane a rank, and combines the values in the order of the ranks. Nothing has to be
// reset between two samples, whose numbers differ.
#include "ranks/peer_store.h"

#include <memory>

#include "backends/cuda/kernel_code.h"
#include "ranks/gpu_link.h"
#include "ranks/method.h"
#include "ranks/peer_memory.h"
#include "words/say.h"

namespace warpfold::ranks {

using namespace cuda;

namespace {

constexpr unsigned mostRanks = 1024;  // a thread each

constexpr const char* peerStoreText = R"(
// What a rank's GPU tells rank 0's: one for each rank, in the memory of rank 0's GPU. Four bytes of the value and the
// number of the sample are one word of 8 bytes, which is stored and loaded as a whole: who sees the number sees the
// value, and no fence has to wait until one has arrived before the other may leave.
struct alignas(32) Mailbox {
  unsigned long long part[2];
  unsigned ready, go;
};

template <typename T>
union Words {
  static constexpr unsigned count = sizeof(T) / sizeof(unsigned);
  T value;
  unsigned word[count];
  __device__ Words() {}
};

template <typename T>
__device__ void store_value(Mailbox* mine, T value, unsigned epoch)
{
  Words<T> words;
  words.value = value;
  for (unsigned k = 0; k < words.count; ++k)
    store_relaxed_system(&mine->part[k], (unsigned long long)epoch << 32 | words.word[k]);
}

// The value of sample `epoch`. False where it has not come within `limit` nanoseconds.
template <typename T>
__device__ bool wait_for_value(const Mailbox* box, unsigned epoch, unsigned long long limit, T* value)
{
  Words<T> words;
  const unsigned long long begin = nanoseconds();
  for (unsigned k = 0; k < words.count;) {
    const unsigned long long part = load_relaxed_system(&box->part[k]);
    if (unsigned(part >> 32) == epoch)
      words.word[k++] = unsigned(part);
    else if (nanoseconds() - begin > limit)
      return false;
  }
  *value = words.value;
  return true;
}

struct Tail {
  Mailbox* all;
  unsigned rank, ranks, epoch;
  unsigned* late;
  void* result;
  unsigned long long limit;
};

// By one block, at the end of the reduction of a rank's share. Ranks after the first store their value into rank 0's
// memory. The first warp of rank 0 waits for them, one lane a rank, and combines all in the order of the ranks.
template <typename T, typename Op>
__device__ void end_with(const T* value, const Tail& tail)
{
  const unsigned lane = threadIdx.x, lanes = blockDim.x < 32 ? blockDim.x : 32;
  if (lane >= lanes) return;
  if (tail.rank != 0) {
    if (lane == 0) store_value(&tail.all[tail.rank], *(const volatile T*)value, tail.epoch);
    return;
  }
  const unsigned all = lanes < 32 ? (1u << lanes) - 1 : 0xffffffffu;
  T total = Op::identity();
  for (unsigned first = 0; first < tail.ranks; first += lanes) {
    const unsigned rank = first + lane;
    T mine = Op::identity();
    if (rank == 0)
      mine = *(const volatile T*)value;
    else if (rank < tail.ranks && !wait_for_value(&tail.all[rank], tail.epoch, tail.limit, &mine))
      *tail.late = rank;
    for (unsigned k = 0; k < lanes && first + k < tail.ranks; ++k) {
      const T other = __shfl_sync(all, mine, k);
      total = first + k == 0 ? other : Op()(total, other);
    }
  }
  if (lane == 0) *(T*)tail.result = total;
}

// A rank without elements has no reduction that could end with it.
template <typename T, typename Op>
__global__ void tell_alone(const T* value, Tail tail)
{
  end_with<T, Op>(value, tail);
}

// Before what is timed: every GPU says that it is here, and rank 0's lets them go.
template <typename T, typename Op>
__global__ void start_together(Mailbox* all, unsigned rank, unsigned ranks, unsigned epoch, unsigned long long limit)
{
  if (rank != 0) {
    store_release_system(&all[rank].ready, epoch);
    wait_for_flag(&all[rank].go, epoch, limit);
    return;
  }
  const unsigned other = threadIdx.x;
  if (other > 0 && other < ranks) wait_for_flag(&all[other].ready, epoch, limit);
  __syncthreads();
  if (other > 0 && other < ranks) store_release_system(&all[other].go, epoch);
}
)";

/// Mirrors the struct Tail of the kernels.
struct TailArgument {
  CUdeviceptr all = 0;
  unsigned rank = 0, ranks = 0, epoch = 0;
  CUdeviceptr late = 0, result = 0;
  unsigned long long limitNs = 0;
};

class PeerStore : public GpuLink {
 public:
  explicit PeerStore(GpuRank& rank)
      : m_conference(rank.conference()), m_stream(rank.workspace().stream()), m_tail{peerStoreText} {
    m_argument.rank = rank.rank();
    m_argument.ranks = rank.ranks();
    m_argument.limitNs = static_cast<unsigned long long>(rank.limitSeconds() * 1e9);
    requireOneHost();
    PeerOffer offer;
    m_conference.together([&] {
      load(rank);
      if (m_conference.isFirst()) offer = makeMailboxes(rank);
    });
    const std::string told = m_conference.broadcast(offer.written());
    m_conference.together([&] {
      if (m_conference.isFirst()) return;
      m_first = std::make_unique<PeerMemory>(rank, PeerOffer::from(told));
      m_argument.all = m_first->at();
    });
  }

  void queueStart() override {
    ++m_argument.epoch;
    launch(m_kernels[1], 1, isFirst() ? threads() : 1, m_stream, m_argument.all, m_argument.rank, m_argument.ranks,
           m_argument.epoch, m_argument.limitNs);
  }
  const Tail* tail() const override { return &m_tail; }
  void* tailArgument() override { return &m_argument; }
  void queueCombining(CUdeviceptr value) override { launch(m_kernels[0], 1, 32, m_stream, value, m_argument); }
  CUdeviceptr result() const override { return m_result.get(); }
  void ended() override {
    if (!isFirst()) return;
    unsigned late = 0;
    WARPFOLD_CUDA(Driver::get().memcpyDtoH(&late, m_late.get(), sizeof late));
    if (late != 0) m_conference.refuseSilent(late, m_conference.limitSeconds());
  }

 private:
  bool isFirst() const { return m_argument.rank == 0; }
  unsigned threads() const { return (m_argument.ranks + 31) / 32 * 32; }

  void requireOneHost() {
    m_conference.together([&] {
      if (!m_conference.isFirst()) return;
      if (m_argument.ranks > mostRanks)
        throw BackendUnavailable(Field::across, peerStoreId, say<"peer-too-many">(arg<"most">(mostRanks)));
      const std::vector<std::string>& hosts = m_conference.hosts();
      for (std::size_t other = 1; other < hosts.size(); ++other)
        if (hosts[other] != hosts[0])
          throw BackendUnavailable(Field::across, peerStoreId,
                                   say<"peer-other-host">(arg<"rank">(other), arg<"host">(hosts[other])));
    });
  }

  void load(const GpuRank& rank) {
    const int capability = rank.workspace().context().capability();
    for (const char* const kernel : peerStoreKernels) {
      const KernelSource source = peerStoreSource(kernel);
      const std::string entry = source.entry(rank.type(), rank.op());
      m_kernels.add(compiledFor({source, entry}, capability), entry);
    }
    m_kernels.load();
  }

  PeerOffer makeMailboxes(const GpuRank& rank) {
    const Driver& driver = Driver::get();
    m_mailboxes = std::make_unique<OfferedMemory>(rank.workspace().context().ordinal());
    m_result = allocate(sizeof(std::uint64_t));
    m_late = allocate(sizeof(unsigned));
    WARPFOLD_CUDA(driver.memsetD8(m_late.get(), 0, sizeof(unsigned)));
    WARPFOLD_CUDA(driver.streamSynchronize(nullptr));
    m_argument.all = m_mailboxes->at();
    m_argument.late = m_late.get();
    m_argument.result = m_result.get();
    return offered(rank, m_argument.all, m_argument.ranks > 1);
  }

  Conference& m_conference;
  const Stream& m_stream;
  Tail m_tail;
  TailArgument m_argument;
  LoadedKernels m_kernels;  // as peerStoreKernels
  std::unique_ptr<OfferedMemory> m_mailboxes;
  Buffer m_result, m_late;
  std::unique_ptr<PeerMemory> m_first;
};

const RegisterMethod registeredPeerStore({60, peerStoreId, say<"method-peer-store">(), say<"method-peer-store-shows">(),
                                          nullptr, [](unsigned ranks) { return ranks - 1; }, Combining::oneRank, false,
                                          [](GpuRank& rank) -> std::unique_ptr<GpuLink> {
                                            return std::make_unique<PeerStore>(rank);
                                          },
                                          say<"values-are-stored">()});

}  // namespace

KernelSource peerStoreSource(const std::string& kernel) {
  return peerSource(peerStoreText, kernel);
}

Tail peerStoreTail() {
  return {peerStoreText};
}

}  // namespace warpfold::ranks
