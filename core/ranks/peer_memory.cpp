// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "ranks/peer_memory.h"

#include <sys/stat.h>
#include <unistd.h>
#include <stdexcept>

#include <algorithm>
#include <cstring>
#include <map>
#include <mutex>
#include <vector>

#include "ranks/peer_store.h"
#include "words/say.h"

namespace warpfold::ranks {

using namespace cuda;

namespace {

ino_t processNamespace() {
  struct stat found {};
  return ::stat("/proc/self/ns/pid", &found) == 0 ? found.st_ino : 0;
}

struct Kept {
  std::mutex mutex;
  std::map<int, std::vector<Buffer>> buffers;  // by GPU
};

/// Never destroyed: the driver may be gone before it would be.
Kept& kept() {
  static Kept& all = *new Kept;
  return all;
}

}  // namespace

OfferedMemory::OfferedMemory(int ordinal) : m_ordinal(ordinal) {
  {
    const std::lock_guard lock(kept().mutex);
    auto& all = kept().buffers[ordinal];
    if (!all.empty()) {
      m_buffer = std::move(all.back());
      all.pop_back();
    }
  }
  if (m_buffer.get() == 0) m_buffer = allocate(PeerOffer::bytes);
  WARPFOLD_CUDA(Driver::get().memsetD8(m_buffer.get(), 0, PeerOffer::bytes));
  WARPFOLD_CUDA(Driver::get().streamSynchronize(nullptr));
}

OfferedMemory::~OfferedMemory() {
  const std::lock_guard lock(kept().mutex);
  kept().buffers[m_ordinal].push_back(std::move(m_buffer));
}

std::string PeerOffer::written() const {
  return std::string(reinterpret_cast<const char*>(this), sizeof *this);
}

PeerOffer PeerOffer::from(const std::string& text) {
  PeerOffer offer;
  if (text.size() != sizeof offer) throw std::out_of_range("an offer of memory has another size");
  std::memcpy(&offer, text.data(), sizeof offer);
  return offer;
}

PeerOffer offered(const GpuRank& rank, CUdeviceptr memory, bool toOthers) {
  PeerOffer offer{::getpid(), processNamespace(), rank.workspace().context().handle(), memory, {}, {}};
  if (toOthers) WARPFOLD_CUDA(Driver::get().ipcGetMemHandle(&offer.handle, memory));
  rank.busId().copy(offer.bus, sizeof offer.bus - 1);
  return offer;
}

PeerMemory::PeerMemory(const GpuRank& rank, const PeerOffer& offer) {
  const Driver& driver = Driver::get();
  CUdevice own = 0, other = 0;
  WARPFOLD_CUDA(driver.deviceGet(&own, rank.workspace().context().ordinal()));
  // Where this process does not see the other GPU, opening its memory says so.
  const bool seen = driver.deviceGetByPciBusId(&other, offer.bus) == 0;
  int can = 1;
  if (seen && other != own) WARPFOLD_CUDA(driver.deviceCanAccessPeer(&can, own, other));
  if (can == 0) throw BackendUnavailable(Field::across, peerStoreId, say<"peer-no-access">());
  if (offer.process == ::getpid() && offer.processes == processNamespace())
    useOwn(offer, other != own);
  else
    open(offer);
}

PeerMemory::~PeerMemory() {
  if (m_opened != 0) Driver::get().ipcCloseMemHandle(m_opened);
}

/// Of a thread of the same process.
void PeerMemory::useOwn(const PeerOffer& offer, bool isOther) {
  constexpr CUresult alreadyEnabled = 704;
  if (isOther)
    if (const CUresult result = Driver::get().ctxEnablePeerAccess(offer.context, 0); result != alreadyEnabled)
      check(result, "cuCtxEnablePeerAccess");
  m_at = offer.at;
}

void PeerMemory::open(const PeerOffer& offer) {
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

}  // namespace warpfold::ranks
