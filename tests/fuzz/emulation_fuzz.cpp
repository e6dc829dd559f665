// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// Whatever a kernel does: it ends, or a fault ends it, and no byte beside its arrays is touched.
#include <algorithm>
#include <array>
#include <cstring>
#include <string>

#include "emulation/grid.h"
#include "ptx/reader.h"

using namespace warpfold;

namespace {

void run(const std::shared_ptr<const ptx::Program>& program) {
  emulation::Operations operations;
  operations["wf_op"] = emulation::combination(ElementType::int32, Operation::sum);
  operations["wf_identity"] = emulation::identity(ElementType::int32, Operation::sum);
  operations["wf_atomic"] = emulation::atomicCombination(ElementType::int32, Operation::sum);
  const emulation::Code code(program, operations, true);
  std::array<std::byte, 1024> array{};
  emulation::Memory memory;
  emulation::Launch launch;
  launch.grid.x = 2;
  launch.block.x = 40;
  launch.limits = {20000, 16, 2, 8};
  launch.parameters.assign(program->parameterBytes, std::byte{0});
  const std::uint64_t address = memory.map("array", array, 4);
  for (std::size_t at = 0; at + sizeof address <= launch.parameters.size(); at += sizeof address)
    std::memcpy(launch.parameters.data() + at, &address, sizeof address);
  memory.load(*program);
  emulation::LaunchCounts counts(*program);
  emulation::runGrid(code, memory, launch, counts);
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
  try {
    const ptx::Module module = ptx::readModule({reinterpret_cast<const char*>(data), size});
    for (const ptx::Function& function : module.functions) {
      if (!function.entry) continue;
      try {
        const auto program = std::make_shared<const ptx::Program>(ptx::decode(module, function.name));
        if (!isLarge(*program)) run(program);
      } catch (const Error&) {
      }
    }
  } catch (const InvalidRequest&) {
  }
  return 0;
}
