// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "reductions/performed.h"

#include <algorithm>

#include "compile/performed_function.h"

namespace warpfold::reductions {

namespace {

std::shared_ptr<const emulation::LaneOperation> performed(const compile::PerformedFunction& function,
                                                          ElementType stored, Operation op) {
  using enum compile::PerformedFunction::What;
  const ElementType accumulator = accumulatorOf(stored, op);
  switch (function.what) {
    case combine: return emulation::combination(accumulator, op);
    case identity: return emulation::identity(accumulator, op);
    case atomic: return emulation::atomicCombination(accumulator, op);
    case map:
    case mapPair: return emulation::mapping(stored, op);
    case reduceWarp: return emulation::warpReduction(accumulator, op);
    case clusterSize: return emulation::clusterSize();
    case clusterRank: return emulation::clusterRank();
    case clusterArrive: return emulation::clusterArrive();
    case clusterWait: return emulation::clusterWait();
    case clusterSync: return emulation::clusterSync();
    case handToLast: return emulation::handToLast(function.valueBytes);
    case mapSharedRank: break;
  }
  return nullptr;
}

}  // namespace

emulation::Operations performedFor(const ptx::Program& program, ElementType stored, Operation op) {
  emulation::Operations operations;
  for (const std::string& name : program.operations)
    if (const auto function = compile::performedFunction(name))
      if (auto operation = performed(*function, stored, op)) operations[name] = std::move(operation);
  return operations;
}

bool callsOperator(const ptx::Program& program) {
  using enum compile::PerformedFunction::What;
  return std::any_of(program.operations.begin(), program.operations.end(), [](const std::string& name) {
    const auto function = compile::performedFunction(name);
    return function && (function->what == combine || function->what == atomic || function->what == reduceWarp);
  });
}

}  // namespace warpfold::reductions
