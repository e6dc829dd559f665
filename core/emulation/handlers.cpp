// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "emulation/handlers.h"

#include "emulation/lanes.h"

namespace warpfold::emulation::WARPFOLD_ISA {

Handler handlerOf(const ptx::Decoded& decoded) {
  for (const auto family : {controlHandler, operateHandler, memoryHandler, atomicHandler, moveHandler, convertHandler,
                            compareHandler, floatHandler, integerHandler, bitHandler})
    if (const Handler handler = family(decoded)) return handler;
  return nullptr;
}

const Instruction* skip([[maybe_unused]] Warp& w, const Instruction* i) {
  WARPFOLD_NEXT;
}

}  // namespace warpfold::emulation::WARPFOLD_ISA
