// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// Whatever a kernel does: it ends, or a fault ends it, and no byte beside its arrays is touched, whoever looks on. The
// last byte of an input says how the text before it is launched (`Options`).
#include <algorithm>
#include <array>
#include <cstring>
#include <map>
#include <optional>

#include "emulation/grid.h"
#include "ptx/reader.h"

using namespace warpfold;

namespace {

struct Options {
  explicit Options(std::uint8_t byte)
      : warp(4u << (byte & 3)),
        apart((byte & 4) != 0),
        watched((byte & 8) != 0),
        recorded((byte & 16) != 0),
        cluster((byte & 32) != 0 ? 2 : 1) {}
  std::uint32_t warp;  // lanes
  bool apart, watched, recorded;
  std::uint32_t cluster;  // blocks
};

emulation::Operations performed() {
  emulation::Operations all;
  for (const char* name : {"wf_op", "warpfold_combine_4"})
    all[name] = emulation::combination(ElementType::int32, Operation::sum);
  for (const char* name : {"wf_identity", "warpfold_identity_4"})
    all[name] = emulation::identity(ElementType::int32, Operation::sum);
  for (const char* name : {"wf_atomic", "warpfold_atomic_4"})
    all[name] = emulation::atomicCombination(ElementType::int32, Operation::sum);
  all["warpfold_reduce_warp_4"] = emulation::warpReduction(ElementType::int32, Operation::sum);
  all["warpfold_cluster_size"] = emulation::clusterSize();
  all["warpfold_cluster_rank"] = emulation::clusterRank();
  all["warpfold_cluster_arrive"] = emulation::clusterArrive();
  all["warpfold_cluster_wait"] = emulation::clusterWait();
  all["warpfold_cluster_sync"] = emulation::clusterSync();
  all["warpfold_hand_to_last_4"] = emulation::handToLast(4);
  return all;
}

void run(const std::shared_ptr<const ptx::Program>& program, const Options& options) {
  const emulation::Operations operations = performed();
  const emulation::Code code(program, operations, true), traced(program, operations, true, true);
  std::array<std::byte, 1024> array{};
  emulation::Memory memory;
  emulation::Launch launch;
  launch.grid.x = 4;
  launch.block.x = 40;
  launch.warpWidth = options.warp;
  launch.cluster = options.cluster;
  launch.apart = options.apart;
  launch.limits.instructionsOfWarp = 1 << 17;
  launch.limits.callDepth = 16;
  launch.limits.residentBlocks = 2;
  launch.limits.roundsWithoutEnd = 8;
  launch.parameters.assign(program->parameterBytes, std::byte{0});
  const std::uint64_t address = memory.map("array", array, 4);
  for (std::size_t at = 0; at + sizeof address <= launch.parameters.size(); at += sizeof address)
    std::memcpy(launch.parameters.data() + at, &address, sizeof address);
  memory.setRole(address, emulation::Area::Role::input, array.size() / 2);
  memory.load(*program);

  emulation::TracedLaunch recorded;
  recorded.n = array.size() / 4;
  recorded.input = recorded.output = recorded.slots = {address, array.size()};
  std::map<std::uint64_t, emulation::Recorder> recorders;
  const std::array<std::uint64_t, 2> followed{0, 3};
  emulation::GridOrder order;
  std::optional<emulation::LaunchHazards> hazards;
  if (options.watched) order.hazards = &hazards.emplace(code, memory, launch, 0);
  if (options.recorded) {
    order.first = followed;
    order.traced = &traced;
    order.recorderOf = [&](std::uint64_t block) { return &recorders.try_emplace(block, recorded).first->second; };
    if (hazards) hazards->follow(followed);
  }
  emulation::LaunchCounts counts(*program);
  try {
    emulation::runGrid(code, memory, launch, counts, order);
  } catch (const emulation::KernelFault&) {
  }
  if (hazards) hazards->list();
  for (auto& [block, recorder] : recorders) recorder.take();
}

/// Kernels of which the memory alone takes long.
bool isLarge(const ptx::Program& program) {
  const auto large = [](const auto& variable) { return variable.bytes > 1 << 16; };
  const auto deep = [](const auto& function) {
    return function.localBytes > 1 << 12 || function.windowBytes > 1 << 20;
  };
  return program.staticSharedBytes > 1 << 16 || std::any_of(program.globals.begin(), program.globals.end(), large) ||
         std::any_of(program.functions.begin(), program.functions.end(), deep);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  const Options options(data[size - 1]);
  try {
    const ptx::Module module = ptx::readModule({reinterpret_cast<const char*>(data), size - 1});
    for (const ptx::Function& function : module.functions) {
      if (!function.entry) continue;
      try {
        const auto program = std::make_shared<const ptx::Program>(ptx::decode(module, function.name));
        if (!isLarge(*program)) run(program, options);
      } catch (const Error&) {
      }
    }
  } catch (const InvalidRequest&) {
  }
  return 0;
}
