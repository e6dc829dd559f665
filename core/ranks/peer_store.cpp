// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// No library and no host: a kernel of each GPU stores its value straight into the memory of rank 0's GPU, over NVLink
// where there is one, and a flag after it. A kernel of rank 0 waits for the flags, one thread a rank, and combines the
// values in the order of the ranks. A flag is the number of the sample, so nothing has to be reset between two samples.
#include "ranks/peer_store.h"

#include <sys/stat.h>
#include <unistd.h>

#include <cstring>
#include <map>
#include <memory>
#include <mutex>

#include "backends/cuda/kernel_code.h"
#include "ranks/gpu_link.h"
#include "ranks/method.h"
#include "words/say.h"

namespace warpfold::ranks {

using namespace cuda;

namespace {

constexpr const char* peerStoreId = "peer-store";
constexpr unsigned mostRanks = 1024;  // a thread each
constexpr std::size_t mailboxBytes = 32;

constexpr const char* peerStoreText = R"(
// What a rank's GPU tells rank 0's: one for each rank, in the memory of rank 0's GPU.
template <typename T>
struct alignas(32) Mailbox {
  T value;
  unsigned flag, ready, go;
};

// Ranks after the first: the value, and then the flag that it is there.
template <typename T, typename Op>
__global__ void store_to_first(const T* value, Mailbox<T>* mine, unsigned epoch)
{
  mine->value = *value;
  store_release_system(&mine->flag, epoch);
}

// Rank 0: thread r waits for the value of rank r; thread 0 combines all in their order.
template <typename T, typename Op>
__global__ void combine_stores(const T* own, const Mailbox<T>* all, unsigned ranks, unsigned epoch,
                               unsigned long long limit, T* result, unsigned* late)
{
  __shared__ T s_value[1024];
  const unsigned rank = threadIdx.x;
  if (rank == 0)
    s_value[0] = *own;
  else if (rank < ranks) {
    if (wait_for_flag(&all[rank].flag, epoch, limit))
      s_value[rank] = all[rank].value;
    else
      *late = rank;
  }
  __syncthreads();
  if (rank != 0) return;
  T total = s_value[0];
  for (unsigned other = 1; other < ranks; ++other) total = Op()(total, s_value[other]);
  *result = total;
}

// Before what is timed: every GPU says that it is here, and rank 0's lets them go.
template <typename T, typename Op>
__global__ void start_together(Mailbox<T>* all, unsigned rank, unsigned ranks, unsigned epoch, unsigned long long limit)
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

/// What rank 0 tells the others of its mailboxes.
struct Offer {
  pid_t process = 0;
  ino_t processes = 0;  // the namespace that the process is of
  CUcontext context = nullptr;
  CUdeviceptr at = 0;
  MemoryHandle handle{};
  char bus[32] = {};
};

ino_t processNamespace() {
  struct stat found {};
  return ::stat("/proc/self/ns/pid", &found) == 0 ? found.st_ino : 0;
}

/// Mailboxes of rank 0's GPU. Given back, they are kept for the next run: other processes may have them open still, and
/// close them before that.
class Mailboxes {
 public:
  static constexpr std::size_t bytes = std::size_t{2} << 20;  // what is opened elsewhere is a whole page

  explicit Mailboxes(int ordinal) : m_ordinal(ordinal) {
    {
      const std::lock_guard lock(kept().mutex);
      auto& all = kept().buffers[ordinal];
      if (!all.empty()) {
        m_buffer = std::move(all.back());
        all.pop_back();
      }
    }
    if (m_buffer.get() == 0) m_buffer = allocate(bytes);
    WARPFOLD_CUDA(Driver::get().memsetD8(m_buffer.get(), 0, bytes));
  }
  ~Mailboxes() {
    const std::lock_guard lock(kept().mutex);
    kept().buffers[m_ordinal].push_back(std::move(m_buffer));
  }
  Mailboxes(const Mailboxes&) = delete;
  Mailboxes& operator=(const Mailboxes&) = delete;

  CUdeviceptr at() const { return m_buffer.get(); }

 private:
  struct Kept {
    std::mutex mutex;
    std::map<int, std::vector<Buffer>> buffers;
  };
  static Kept& kept() {
    static const std::unique_ptr<Kept> all = std::make_unique<Kept>();
    return *all;
  }

  int m_ordinal;
  Buffer m_buffer;
};

/// Memory of rank 0's GPU, as this process sees it.
class FirstMemory {
 public:
  FirstMemory(const GpuRank& rank, const Offer& offer) {
    const Driver& driver = Driver::get();
    CUdevice own = 0, first = 0;
    WARPFOLD_CUDA(driver.deviceGet(&own, rank.workspace().context().ordinal()));
    // Where this process does not see rank 0's GPU, opening its memory says so.
    const bool seen = driver.deviceGetByPciBusId(&first, offer.bus) == 0;
    int can = 1;
    if (seen && first != own) WARPFOLD_CUDA(driver.deviceCanAccessPeer(&can, own, first));
    if (can == 0) throw BackendUnavailable(Field::across, peerStoreId, say<"peer-no-access">());
    if (offer.process == ::getpid() && offer.processes == processNamespace())
      useOwn(offer, first != own);
    else
      open(offer);
  }
  ~FirstMemory() {
    if (m_opened != 0) Driver::get().ipcCloseMemHandle(m_opened);
  }
  FirstMemory(const FirstMemory&) = delete;
  FirstMemory& operator=(const FirstMemory&) = delete;

  CUdeviceptr at() const { return m_at; }

 private:
  /// A thread of the same process.
  void useOwn(const Offer& offer, bool isOther) {
    constexpr CUresult alreadyEnabled = 704;
    if (isOther)
      if (const CUresult result = Driver::get().ctxEnablePeerAccess(offer.context, 0); result != alreadyEnabled)
        check(result, "cuCtxEnablePeerAccess");
    m_at = offer.at;
  }
  void open(const Offer& offer) {
    constexpr unsigned lazyEnablePeerAccess = 1;
    const Driver& driver = Driver::get();
    const CUresult result = driver.ipcOpenMemHandle(&m_opened, offer.handle, lazyEnablePeerAccess);
    if (result != 0) {
      m_opened = 0;
      const char* text = nullptr;
      driver.getErrorString(result, &text);
      const std::string reason = text != nullptr ? text : "CUDA " + std::to_string(static_cast<int>(result));
      throw BackendUnavailable(Field::across, peerStoreId, say<"peer-not-opened">(arg<"reason">(reason)));
    }
    m_at = m_opened;
  }

  CUdeviceptr m_at = 0, m_opened = 0;
};

class PeerStore : public GpuLink {
 public:
  explicit PeerStore(GpuRank& rank)
      : m_conference(rank.conference()),
        m_stream(rank.workspace().stream()),
        m_rank(rank.rank()),
        m_ranks(rank.ranks()),
        m_limitNs(static_cast<unsigned long long>(rank.limitSeconds() * 1e9)) {
    requireOneHost();
    Offer offer;
    m_conference.together([&] {
      load(rank);
      if (m_conference.isFirst()) offer = makeMailboxes(rank);
    });
    const std::string told = m_conference.broadcast(std::string(reinterpret_cast<const char*>(&offer), sizeof offer));
    m_conference.together([&] {
      if (m_conference.isFirst()) return;
      std::memcpy(&offer, told.data(), sizeof offer);
      m_first = std::make_unique<FirstMemory>(rank, offer);
      m_at = m_first->at();
    });
  }

  void queueStart() override {
    ++m_epoch;
    launch(m_start, 1, m_rank == 0 ? threads() : 1, m_stream, m_at, m_rank, m_ranks, m_epoch, m_limitNs);
  }
  void queueCombining(CUdeviceptr value) override {
    if (m_rank == 0)
      launch(m_combine, 1, threads(), m_stream, value, m_at, m_ranks, m_epoch, m_limitNs, m_result.get(), m_late.get());
    else
      launch(m_store, 1, 1, m_stream, value, m_at + m_rank * mailboxBytes, m_epoch);
  }
  CUdeviceptr result() const override { return m_result.get(); }
  void ended() override {
    if (m_rank != 0) return;
    unsigned late = 0;
    WARPFOLD_CUDA(Driver::get().memcpyDtoH(&late, m_late.get(), sizeof late));
    if (late != 0) m_conference.refuseSilent(late, m_conference.limitSeconds());
  }

 private:
  unsigned threads() const { return (m_ranks + 31) / 32 * 32; }

  void requireOneHost() {
    m_conference.together([&] {
      if (!m_conference.isFirst()) return;
      if (m_ranks > mostRanks)
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
    for (const auto& [function, kernel] :
         {std::pair{&m_store, "store_to_first"}, std::pair{&m_combine, "combine_stores"},
          std::pair{&m_start, "start_together"}}) {
      const KernelSource source = peerStoreSource(kernel);
      const std::string entry = source.entry(rank.type(), rank.op());
      const CompiledModule compiled = compiledFor({source, entry}, capability);
      m_modules.push_back(loadModule(compiled.image));
      *function = functionOf(m_modules.back(), compiled.names.at(entry));
      // Not at its first launch, in a stream that is held.
      if (Driver::get().funcLoad != nullptr) WARPFOLD_CUDA(Driver::get().funcLoad(*function));
    }
  }

  Offer makeMailboxes(const GpuRank& rank) {
    const Driver& driver = Driver::get();
    m_mailboxes = std::make_unique<Mailboxes>(rank.workspace().context().ordinal());
    m_result = allocate(sizeof(std::uint64_t));
    m_late = allocate(sizeof(unsigned));
    WARPFOLD_CUDA(driver.memsetD8(m_late.get(), 0, sizeof(unsigned)));
    WARPFOLD_CUDA(driver.streamSynchronize(nullptr));
    m_at = m_mailboxes->at();
    Offer offer{::getpid(), processNamespace(), rank.workspace().context().handle(), m_at, {}, {}};
    if (m_ranks > 1) WARPFOLD_CUDA(driver.ipcGetMemHandle(&offer.handle, m_at));
    rank.busId().copy(offer.bus, sizeof offer.bus - 1);
    return offer;
  }

  Conference& m_conference;
  const Stream& m_stream;
  unsigned m_rank, m_ranks, m_epoch = 0;
  unsigned long long m_limitNs;
  std::vector<Module> m_modules;
  CUfunction m_store = nullptr, m_combine = nullptr, m_start = nullptr;
  std::unique_ptr<Mailboxes> m_mailboxes;
  Buffer m_result, m_late;
  std::unique_ptr<FirstMemory> m_first;
  CUdeviceptr m_at = 0;
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

}  // namespace warpfold::ranks
