// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "reductions/performed.h"

#include <algorithm>

#include "compile/performed_function.h"

namespace warpfold::reductions {

namespace {

std::shared_ptr<const simt::LaneOperation> performed(const compile::PerformedFunction& function, ElementType stored,
                                                     Operation op) {
  using enum compile::PerformedFunction::What;
  const ElementType accumulator = accumulatorOf(stored, op);
  switch (function.what) {
    case combine: return simt::combination(accumulator, op);
    case identity: return simt::identity(accumulator, op);
    case atomic: return simt::atomicCombination(accumulator, op);
    case map:
    case mapPair: return simt::mapping(stored, op);
    case reduceWarp: return simt::warpReduction(accumulator, op);
    case clusterSize: return simt::clusterSize();
    case clusterRank: return simt::clusterRank();
    case clusterArrive: return simt::clusterArrive();
    case clusterWait: return simt::clusterWait();
    case clusterSync: return simt::clusterSync();
    case handToLast: return simt::handToLast(function.valueBytes);
    case mapSharedRank: break;
  }
  return nullptr;
}

}  // namespace

simt::Operations performedFor(const ptx::Program& program, ElementType stored, Operation op) {
  simt::Operations operations;
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
