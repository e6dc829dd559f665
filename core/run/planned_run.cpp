// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "run/planned_run.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <string_view>

#include "values/block_limit.h"
#include "words/say.h"

namespace warpfold {

namespace {

constexpr std::uint32_t mostOffset = 127;
constexpr std::uint64_t mostEmulated = std::uint64_t{1} << 30;  // threads; some minutes

void validateWarp(const RunRequest& request, const KernelInfo& kernel, const DeviceInfo& device) {
  const auto refuse = [&](Message message) { throw InvalidRequest(Field::warp, request.warp, std::move(message)); };
  if (!device.takesWarp(request.warp))
    refuse(say<"warp-not-on-device">(arg<"backend">(device.backend), arg<"lanes">(device.warpWidths)));
  if (request.warp != 32 && kernel.warp32) refuse(say<"warp-not-of-kernel">(arg<"kernel">(kernel.id)));
}

void validateAcross(const std::string& method, const DeviceInfo& device) {
  if (!device.hasRanks()) throw InvalidRequest(Field::across, method, say<"method-needs-cluster">());
  if (std::find(device.across.begin(), device.across.end(), method) == device.across.end())
    throw InvalidRequest(
        Field::across, method,
        say<"method-not-on-device">(arg<"choices">(fmt::format("{}", fmt::join(device.across, ", ")))));
}

void validateRanks(std::uint32_t ranks, const DeviceInfo& device) {
  if (!device.hasRanks()) throw InvalidRequest(Field::ranks, ranks, say<"ranks-need-cluster">());
  if (ranks < 1 || ranks > device.ranks)
    throw InvalidRequest(Field::ranks, ranks, say<"ranks-range">(arg<"most">(device.ranks)));
}

void validateAmounts(const RunRequest& request) {
  if (request.n == 0u) throw InvalidRequest(Field::n, 0, say<"no-elements">());
  if (request.grid == 0u) throw InvalidRequest(Field::grid, 0, say<"no-blocks">());
  if (request.iterations == 0u) throw InvalidRequest(Field::iterations, 0, say<"no-samples">());
}

}  // namespace

namespace {

/// A GPU whose architecture has no thread-block clusters: they came with sm_90 (CUDA C++ Programming Guide, thread
/// block clusters). An emulator has no architecture.
bool lacksClusters(const KernelInfo& kernel, const DeviceInfo& device) {
  constexpr std::string_view prefix = "sm_";
  if (kernel.cluster == 1 || !device.architecture.starts_with(prefix)) return false;
  return std::atoi(device.architecture.c_str() + prefix.size()) < 90;
}

}  // namespace

bool DeviceInfo::runs(const KernelInfo& kernel) const {
  if (lacksClusters(kernel, *this)) return false;
  if (kernel.host) return kernels.host;
  if (kernel.library) return kernels.library;
  if (kernel.user) return kernels.user;
  return kernel.broken() ? kernels.broken : kernels.device;
}

void refuseKernel(const KernelInfo& kernel, const DeviceInfo& device, const std::vector<DeviceInfo>& devices) {
  if (lacksClusters(kernel, device))
    throw InvalidRequest(Field::backend, device.backend,
                         say<"clusters-missing">(arg<"kernel">(kernel.id), arg<"device">(device.name),
                                                 arg<"found">(device.architecture)));
  std::string choices;
  std::size_t count = 0;
  for (const DeviceInfo& each : devices)
    if (each.available && each.runs(kernel)) choices += (count++ == 0 ? "" : ", ") + each.backend;
  const auto id = arg<"kernel">(kernel.id);
  const auto where = arg<"device">(device.backend);
  throw InvalidRequest(Field::backend, device.backend,
                       count == 0 ? say<"kernel-not-on-device">(id, where)
                                  : sayNth<"kernel-on-other-device", "kernel-on-other-devices">(
                                        count == 1 ? 0 : 1, id, where, arg<"devices">(choices)));
}

namespace {

/// Whether the kernel of the user's does what is asked for.
void validateUserCode(const RunRequest& request, const KernelInfo& kernel) {
  const UserCode& code = *kernel.user;
  const auto function = arg<"function">(kernel.function);
  if (request.type != code.element)
    throw InvalidRequest(Field::type, name(request.type), say<"own-type">(function, arg<"type">(name(code.element))));
  if (dividesByN(request.op)) throw InvalidRequest(Field::op, name(request.op), say<"own-op">());
  if (takesSecondInput(request.op) != code.has(ParameterRole::in2))
    throw InvalidRequest(Field::op, name(request.op), say<"own-inputs">(function));
}

void validateWithoutLaunches(const RunRequest& request, const KernelInfo& kernel, const DeviceInfo& device,
                             const std::vector<DeviceInfo>& devices = {}) {
  if (!device.runs(kernel)) refuseKernel(kernel, device, devices);
  if (kernel.user) validateUserCode(request, kernel);
  checkPair(request.type, request.op);
  if (request.input2 && !takesSecondInput(request.op))
    throw InvalidRequest(Field::input2, *request.input2, say<"second-input-unused">());
  if (!isBlockSize(request.block))
    throw InvalidRequest(Field::block, request.block, say<"block-range">(arg<"most">(mostBlockThreads)));
  kernel.checkBlock(request.block);
  if (request.offset > mostOffset)
    throw InvalidRequest(Field::offset, request.offset, say<"offset-range">(arg<"most">(mostOffset)));
  if (request.launchGapUs && !device.isModelled())
    throw InvalidRequest(Field::launchGap, fmt::format("{}", *request.launchGapUs), say<"launch-gap-unused">());
  validateWarp(request, kernel, device);
  if (request.across) validateAcross(*request.across, device);
  if (request.ranks) validateRanks(*request.ranks, device);
  validateAmounts(request);
}

/// Blocks that any GPU of so many multiprocessors holds at once, with room for whatever registers they take.
std::uint64_t residentGrid(const DeviceInfo& device, std::uint32_t block) {
  constexpr std::uint32_t usualMultiprocessors = 64, threads = 1024, leastBlocks = 16;
  const std::uint32_t blocks =
      std::min(device.blocksPerMultiprocessor.value_or(leastBlocks), std::max(1u, threads / block));
  return std::uint64_t{device.multiprocessors.value_or(usualMultiprocessors)} * blocks;
}

/// Whether the grid and the block that are asked for are those that the number of elements gives anyway.
bool followsFromN(const KernelInfo& kernel, const DeviceInfo& device, const RunRequest& request, std::uint64_t n) {
  const TunedShape own = shapeOf(kernel, device, request.type, n);
  return own.grid == request.grid && own.block == request.block;
}

/// Threads that a GPU would be through with at once, since most have nothing to do, take an emulator up to days.
void validateGrid(const RunRequest& request, const std::vector<Launch>& launches, const DeviceInfo& device) {
  const Launch& first = launches.front();
  const std::uint64_t most = std::max(mostEmulated, first.n);
  if (!device.structureIsExact || !request.grid || first.threads() <= most) return;
  throw InvalidRequest(
      Field::grid, *request.grid,
      say<"grid-too-large-to-emulate">(arg<"threads">(first.threads()), arg<"blocks">(most / first.block)));
}

}  // namespace

void validate(const RunRequest& request, const KernelInfo& kernel, const DeviceInfo& device,
              const std::vector<DeviceInfo>& devices) {
  validateWithoutLaunches(request, kernel, device, devices);
  if (request.n) validateGrid(request, planLaunches(kernel, *request.n, request.block, request.grid), device);
}

PlannedRun planRun(const RunRequest& request, KernelPtr kernel, DeviceInfo device, std::uint64_t n) {
  PlannedRun run;
  run.request = request;
  run.request.n = n;
  validateWithoutLaunches(run.request, *kernel, device);
  if (kernel->tuned && !request.grid) {
    run.tuned = shapeOf(*kernel, device, request.type, n);
    run.request.block = run.tuned->block;
    run.request.grid = run.tuned->grid = kernel->wholeClustersIn(run.tuned->grid);
  }
  if (kernel->shapeOfN && request.grid && rounds(accumulatorOf(request.type, request.op), request.op))
    run.orderIsAsked = !followsFromN(*kernel, device, request, n);
  if (kernel->gridBarrier && !request.grid)
    run.request.grid = std::min(automaticGrid(*kernel, n, request.block),
                                kernel->wholeClustersIn(residentGrid(device, request.block)));
  run.launches = planLaunches(*kernel, n, run.request.block, run.request.grid);
  validateGrid(run.request, run.launches, device);
  run.gridIsAutomatic = !request.grid || (!kernel->tuned && automaticGrid(*kernel, n, request.block) == run.grid());
  run.request.grid = run.grid();
  run.request.backend = device.backend;
  run.samplesOpen = !request.iterations;
  run.request.iterations = request.iterations.value_or(device.defaultIterations);
  run.request.warmup = request.warmup.value_or(device.defaultWarmup);
  run.kernel = std::move(kernel);
  run.device = std::move(device);
  return run;
}

}  // namespace warpfold
