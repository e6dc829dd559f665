// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "backends/compiled_registers.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

#include "backends/cuda/cubin.h"
#include "backends/cuda/kernel_source.h"
#include "compile/nvrtc.h"
#include "values/error.h"
#include "words/say.h"

namespace warpfold {

namespace {

using namespace model;

/// That CUDA 13.0 makes machine code for. sm_70 is not among them.
constexpr std::uint32_t architectures[] = {75, 80, 86, 89, 90, 120};

/// Of each element type, in the order of elementTypes.
std::vector<std::uint32_t> ofTypes(const KernelInfo& kernel, std::uint32_t block, std::uint32_t architecture) {
  const cuda::KernelSource source = cuda::timedSource(kernel, block);
  std::set<std::string> entries;
  for (const ElementType type : elementTypes) entries.insert(source.entry(type, Operation::sum));
  const compile::CompiledModule module = compile::Nvrtc::get().compile(
      source.code, source.options, {entries.begin(), entries.end()}, static_cast<int>(architecture));
  const auto counts = cuda::registerCounts(module.image);
  std::vector<std::uint32_t> registers;
  for (const ElementType type : elementTypes)
    registers.push_back(counts.at(module.names.at(source.entry(type, Operation::sum))));
  return registers;
}

/// A row for each element type.
void addRows(RegisterTable& table, const KernelInfo& kernel, std::uint32_t block, std::uint32_t named) {
  std::vector<RegisterRow> rows;
  for (const ElementType type : elementTypes) rows.push_back({kernel.codeId(), codeMark(kernel.code), named, type, {}});
  for (const std::uint32_t architecture : table.architectures) {
    const auto registers = ofTypes(kernel, block, architecture);
    for (std::size_t i = 0; i < rows.size(); ++i) rows[i].registers.push_back(registers[i]);
  }
  table.rows.insert(table.rows.end(), rows.begin(), rows.end());
}

}  // namespace

RegisterTable compiledRegisters(const Catalogue& catalogue, const RunControl& control) {
  RegisterTable table;
  const std::vector<int>& known = compile::Nvrtc::get().architectures();
  for (const std::uint32_t each : architectures) {
    if (std::find(known.begin(), known.end(), static_cast<int>(each)) == known.end())
      throw InvalidRequest(say<"model-registers-architecture">(arg<"architecture">(fmt::format("sm_{}", each))));
    table.architectures.push_back(each);
  }
  for (const KernelPtr& kernel : catalogue.sound()) {
    if (!kernel->traceable() || !kernel->codeOf.empty()) continue;
    for (const std::uint32_t block : registerBlocks) {
      control.throwIfCancelled();
      if (!kernel->takesBlock(block)) continue;
      addRows(table, *kernel, block, kernel->usesBlockDim ? block : 0);
      if (!kernel->usesBlockDim) break;
    }
  }
  return table;
}

}  // namespace warpfold
