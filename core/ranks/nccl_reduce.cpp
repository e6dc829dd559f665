// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// One call of ncclReduce, queued behind the last kernel of each GPU: what programs on several GPUs do first. The values
// never come to a host. NCCL finds the way itself, over NVLink, PCI Express or the network, and for one value a rank
// nearly all of its time is that of starting its own kernel on every GPU and of their meeting.
#include <chrono>
#include <cstring>
#include <exception>
#include <future>
#include <memory>
#include <thread>

#include "ranks/gpu_link.h"
#include "ranks/method.h"
#include "ranks/nccl_library.h"
#include "words/english.h"
#include "words/say.h"

namespace warpfold::ranks {

using namespace cuda;

namespace {

constexpr const char* ncclReduceId = "nccl-reduce";

/// Throws BackendUnavailable where NCCL would refuse.
void requireOperation(Operation op) {
  if (!ncclOperation(op))
    throw BackendUnavailable(Field::across, ncclReduceId, say<"nccl-no-operation">(arg<"operation">(name(op))));
}

/// A communicator of all ranks, one GPU each.
class NcclRing {
 public:
  NcclRing(const GpuRank& rank, const NcclId& id) : m_nccl(NcclLibrary::get()) {
    // NCCL waits without end for ranks that do not come: the thread that calls it is left alone then.
    auto started = std::make_shared<std::promise<std::pair<int, NcclCommunicator>>>();
    auto outcome = started->get_future();
    const auto ranks = static_cast<int>(rank.ranks()), own = static_cast<int>(rank.rank());
    std::thread([&nccl = m_nccl, context = rank.workspace().context().handle(), started, id, ranks, own] {
      NcclCommunicator communicator = nullptr;
      Driver::get().ctxSetCurrent(context);
      const int result = nccl.commInitRank(&communicator, ranks, id, own);
      started->set_value({result, communicator});
    }).detach();
    if (outcome.wait_for(std::chrono::duration<double>(rank.limitSeconds())) != std::future_status::ready) return;
    const auto [result, communicator] = outcome.get();
    m_nccl.check(result, "ncclCommInitRank");
    m_communicator = communicator;
  }
  ~NcclRing() {
    if (m_communicator == nullptr) return;
    // What failed is not waited for, nor what an exception has left: its last reduction may never end.
    if (m_failed || std::uncaught_exceptions() > 0)
      m_nccl.commAbort(m_communicator);
    else
      m_nccl.commDestroy(m_communicator);
  }
  NcclRing(const NcclRing&) = delete;
  NcclRing& operator=(const NcclRing&) = delete;

  /// False where it has not started within the limit.
  bool started() const { return m_communicator != nullptr; }
  void queueReduce(CUdeviceptr from, CUdeviceptr to, ElementType type, Operation op, CUstream stream) {
    const int result = m_nccl.reduce(reinterpret_cast<const void*>(from), reinterpret_cast<void*>(to), 1,
                                     ncclType(type), *ncclOperation(op), 0, m_communicator, stream);
    m_failed = m_failed || result != 0;
    m_nccl.check(result, "ncclReduce");
  }
  void check() {
    int error = 0;
    m_nccl.check(m_nccl.commGetAsyncError(m_communicator, &error), "ncclCommGetAsyncError");
    m_failed = m_failed || error != 0;
    m_nccl.check(error, "ncclReduce");
  }

 private:
  const NcclLibrary& m_nccl;
  NcclCommunicator m_communicator = nullptr;
  bool m_failed = false;
};

class NcclReduce : public GpuLink {
 public:
  explicit NcclReduce(GpuRank& rank)
      : m_type(rank.accumulator()), m_op(rank.op()), m_stream(rank.workspace().stream().get()) {
    Conference& conference = rank.conference();
    NcclId id{};
    conference.together([&] {
      requireOperation(m_op);
      NcclLibrary::get();
    });
    requireOneGpuEach(rank);
    conference.together([&] {
      if (conference.isFirst()) NcclLibrary::get().check(NcclLibrary::get().getUniqueId(&id), "ncclGetUniqueId");
    });
    std::memcpy(id.internal, conference.broadcast(std::string(id.internal, NcclId::bytes)).data(), NcclId::bytes);
    // A rank that fails is named rather than those that wait for it.
    conference.together([&] { m_ring = std::make_unique<NcclRing>(rank, id); });
    conference.together([&] {
      if (!m_ring->started()) throw BackendUnavailable(say<"nccl-not-started">(arg<"seconds">(rank.limitSeconds())));
    });
    conference.together([&] {
      m_result = allocate(sizeof(std::uint64_t));
      m_blank = allocate(sizeof(std::uint64_t));
      WARPFOLD_CUDA(Driver::get().memsetD8(m_blank.get(), 0, sizeof(std::uint64_t)));
      WARPFOLD_CUDA(Driver::get().streamSynchronize(nullptr));
    });
    // NCCL connects GPUs when they first need it, and may wait for the others then: not in a held stream.
    conference.together([&] { connect(rank.limitSeconds()); });
  }

  void queueCombining(CUdeviceptr value) override {
    m_ring->queueReduce(value, m_result.get(), m_type, m_op, m_stream);
  }
  CUdeviceptr result() const override { return m_result.get(); }
  void check() override { m_ring->check(); }

 private:
  /// A first reduction, which throws BackendUnavailable where the others do not take part within the limit.
  void connect(double limitSeconds) {
    constexpr CUresult notReady = 600;
    const Event done = makeEvent();
    queueCombining(m_blank.get());
    WARPFOLD_CUDA(Driver::get().eventRecord(done.get(), m_stream));
    const auto end = std::chrono::steady_clock::now() + std::chrono::duration<double>(limitSeconds);
    for (CUresult state = notReady; (state = Driver::get().eventQuery(done.get())) != 0;) {
      if (state != notReady) cuda::check(state, "driver.eventQuery(done.get())");
      m_ring->check();
      if (std::chrono::steady_clock::now() > end)
        throw BackendUnavailable(say<"nccl-not-started">(arg<"seconds">(limitSeconds)));
      std::this_thread::sleep_for(std::chrono::microseconds(50));
    }
  }
  /// Rank 0 says which two ranks have the same one.
  static void requireOneGpuEach(const GpuRank& rank) {
    Conference& conference = rank.conference();
    const std::vector<std::string> all = conference.gather(rank.busId());
    conference.together([&] {
      for (std::size_t second = 1; second < all.size(); ++second)
        for (std::size_t first = 0; first < second; ++first)
          if (all[first] == all[second] && conference.hosts()[first] == conference.hosts()[second])
            throw BackendUnavailable(Field::across, ncclReduceId,
                                     say<"nccl-shared-gpu">(arg<"first">(first), arg<"second">(second),
                                                            arg<"host">(conference.hosts()[first])));
    });
  }

  ElementType m_type;
  Operation m_op;
  CUstream m_stream;
  Buffer m_result, m_blank;
  std::unique_ptr<NcclRing> m_ring;  // last: freeing memory waits for the device, and so for a reduction that hangs
};

const RegisterMethod registeredNcclReduce(
    {50, ncclReduceId, say<"method-nccl-reduce">(), say<"method-nccl-reduce-shows">(), nullptr,
     [](unsigned ranks) { return ranks - 1; }, Combining::library, false,
     [](GpuRank& rank) -> std::unique_ptr<GpuLink> { return std::make_unique<NcclReduce>(rank); }});

}  // namespace
}  // namespace warpfold::ranks
