// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "run/planned_run.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace warpfold {

namespace {

[[noreturn]] void refuseKernel(const KernelInfo& kernel, const DeviceInfo& device) {
  if (kernel.host)
    throw InvalidRequest(
        fmt::format("--backend {}: kernel {} runs on the host; use --backend cpu", device.backend, kernel.id));
  if (kernel.library)
    throw InvalidRequest(
        fmt::format("--backend {}: {} is a library for GPUs; use --backend cuda", device.backend, kernel.id));
  if (kernel.broken())
    throw InvalidRequest(
        fmt::format("--backend {}: kernel {} is broken on purpose and may hang or fault a GPU; use "
                    "--backend emulator",
                    device.backend, kernel.id));
  throw InvalidRequest(
      fmt::format("--backend {}: kernel {} is a device kernel; use --backend emulator or cuda, or "
                  "--kernel cpu-serial",
                  device.backend, kernel.id));
}

void validateWarp(const RunRequest& request, const KernelInfo& kernel, const DeviceInfo& device) {
  if (request.warp != 4 && request.warp != 8 && request.warp != 16 && request.warp != 32)
    throw InvalidRequest(fmt::format("--warp {} is not possible; choose 4, 8, 16 or 32 lanes", request.warp));
  if (!device.takesWarp(request.warp))
    throw InvalidRequest(fmt::format("--warp {} needs --backend emulator; a GPU's warp has 32 lanes", request.warp));
  if (request.warp != 32 && kernel.warp32)
    throw InvalidRequest(fmt::format(
        "--warp {}: kernel {} relies on warps of 32 lanes; use --warp 32 or another kernel", request.warp, kernel.id));
}

void validateAmounts(const RunRequest& request) {
  if (request.n == 0u) throw InvalidRequest("--n 0: a reduction needs at least one element");
  if (request.grid == 0u) throw InvalidRequest("--grid 0: a launch needs at least one block; use --grid auto");
  if (request.iterations == 0u) throw InvalidRequest("--iterations 0: a median needs at least one sample");
}

}  // namespace

bool DeviceInfo::runs(const KernelInfo& kernel) const {
  if (kernel.host) return kernels.host;
  if (kernel.library) return kernels.library;
  return kernel.broken() ? kernels.broken : kernels.device;
}

void validate(const RunRequest& request, const KernelInfo& kernel, const DeviceInfo& device) {
  if (!device.runs(kernel)) refuseKernel(kernel, device);
  if (const std::string reason = whyNot(request.type, request.op); !reason.empty())
    throw InvalidRequest(fmt::format("--op {} --type {}: {}", name(request.op), name(request.type), reason));
  if (request.input2 && request.op != Operation::dot)
    throw InvalidRequest(fmt::format("--input2 {}: only --op dot has a second input", *request.input2));
  if (request.block < 1 || request.block > 1024)
    throw InvalidRequest(fmt::format("--block {} is not possible; a block has 1 to 1024 threads", request.block));
  kernel.checkBlock(request.block);
  if (request.offset >= 128)
    throw InvalidRequest(fmt::format("--offset {} is not possible; choose 0 to 127 elements", request.offset));
  validateWarp(request, kernel, device);
  validateAmounts(request);
  if (request.n) planLaunches(kernel, *request.n, request.block, request.grid);
}

PlannedRun planRun(const RunRequest& request, KernelPtr kernel, DeviceInfo device, std::uint64_t n) {
  PlannedRun run;
  run.request = request;
  run.request.n = n;
  validate(run.request, *kernel, device);
  run.launches = planLaunches(*kernel, n, request.block, request.grid);
  run.request.grid = run.grid();
  run.request.backend = device.backend;
  run.request.iterations = request.iterations.value_or(device.defaultIterations);
  run.request.warmup = request.warmup.value_or(device.defaultWarmup);
  run.kernel = std::move(kernel);
  run.device = std::move(device);
  return run;
}

}  // namespace warpfold
