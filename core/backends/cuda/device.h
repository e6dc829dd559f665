// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "backends/cuda/driver.h"
#include "run/run_result.h"

/// Move-only owners of what the driver hands out. Destructors ignore errors: after a fault every call fails, and the
/// first failure has been reported.
namespace warpfold::cuda {

/// The primary context of one GPU, current on the thread that made it.
class Context {
 public:
  explicit Context(int ordinal);
  ~Context();
  Context(const Context&) = delete;
  Context& operator=(const Context&) = delete;

  /// Before work from another thread than the one that made the context.
  void makeCurrent() const;
  int ordinal() const { return m_ordinal; }
  CUcontext handle() const { return m_context; }
  int attribute(Attribute attribute) const;
  /// 90 for sm_90.
  int capability() const { return attribute(capabilityMajor) * 10 + attribute(capabilityMinor); }

 private:
  int m_ordinal;
  CUdevice m_device = 0;
  CUcontext m_context = nullptr;
};

template <typename Handle, CUresult (*Driver::*destroy)(Handle)>
class Owned {
 public:
  Owned() = default;
  explicit Owned(Handle handle) : m_handle(handle) {}
  Owned(Owned&& other) noexcept : m_handle(std::exchange(other.m_handle, Handle{})) {}
  Owned& operator=(Owned&& other) noexcept {
    std::swap(m_handle, other.m_handle);
    return *this;
  }
  ~Owned() {
    if (m_handle != Handle{}) (Driver::get().*destroy)(m_handle);
  }
  Handle get() const { return m_handle; }

 private:
  Handle m_handle{};
};

/// A queue of work, and how many launches it has had: the GPU's front end takes them from a ring, and how fast it does
/// depends on their place in it (see Stopwatch).
class Stream : public Owned<CUstream, &Driver::streamDestroy> {
 public:
  using Owned::Owned;
  std::uint64_t launches() const { return m_launches; }
  void count(std::uint64_t launches) const { m_launches += launches; }

 private:
  mutable std::uint64_t m_launches = 0;
};
using Event = Owned<CUevent, &Driver::eventDestroy>;
using Module = Owned<CUmodule, &Driver::moduleUnload>;
using Buffer = Owned<CUdeviceptr, &Driver::memFree>;
/// Page-locked host memory that the GPU reads and writes too.
using SharedMemory = Owned<void*, &Driver::memFreeHost>;

Stream makeStream();
Event makeEvent();
Module loadModule(const std::vector<char>& image);
CUfunction functionOf(const Module& module, const std::string& name);
/// What memory of a GPU is for.
enum class MemoryUse : std::uint8_t { data, flush, peak };
/// Plain device memory. Throws InvalidRequest with the sizes and what to do where it is not to be had.
Buffer allocate(std::size_t bytes, MemoryUse use = MemoryUse::data);
SharedMemory allocateShared(std::size_t bytes);
/// Of the current context's GPU.
std::size_t freeMemoryBytes();

/// Launches with pointers to the arguments.
void launchWith(CUfunction function, unsigned grid, unsigned block, const Stream& stream, void** arguments);
/// In clusters of `cluster` blocks, of which the grid is a multiple (compute capability 9.0).
void launchClusters(CUfunction function, unsigned grid, unsigned block, unsigned cluster, const Stream& stream,
                    void** arguments);
/// All blocks at once, so that they can wait for each other.
void launchTogether(CUfunction function, unsigned grid, unsigned block, const Stream& stream, void** arguments);
/// Launches with arguments given by value.
template <typename... Arguments>
void launch(CUfunction function, unsigned grid, unsigned block, const Stream& stream, Arguments... arguments) {
  void* pointers[] = {&arguments..., nullptr};
  launchWith(function, grid, block, stream, pointers);
}
/// Copies within the GPU's memory. The front end takes a copy as it takes a launch.
void queueCopy(CUdeviceptr to, CUdeviceptr from, std::size_t bytes, const Stream& stream);

/// How many launches and copies `queue` puts into the stream, which carries none of them out.
std::size_t launchesIn(const std::function<void()>& queue, const Stream& stream);

/// What `devices` says about GPU `ordinal`.
DeviceInfo describe(int ordinal);
/// What a flush of L2 reads: memory that a GPU's sessions share.
std::size_t flushBytes(std::size_t l2Bytes);
/// What a comparison of n elements takes: two kernels in place and CUB, each with its own copy of the widest elements,
/// and the flush.
std::size_t comparisonBytes(std::uint64_t n, std::size_t l2Bytes);
/// The size of a run that names none: 2^24 elements, or fewer where the copies of a comparison would take more than
/// half of the free memory that the flush leaves.
std::uint64_t defaultElements(std::size_t freeBytes, std::size_t l2Bytes);
int deviceCount();
/// 90 for sm_90. Needs no context, so it may be asked from any thread.
int capabilityOf(int ordinal);

}  // namespace warpfold::cuda
