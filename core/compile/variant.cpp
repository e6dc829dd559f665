// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "compile/variant.h"

#include <fmt/format.h>

namespace warpfold::compile {

std::string Variant::name() const {
  static constexpr const char* words[] = {"array", "mapped", "pair"};
  std::string name = words[static_cast<int>(input)];
  if (input != Input::array) name += fmt::format("_{}", storedBytes);
  name += fmt::format("_{}", valueBytes);
  return warpInstruction ? name + "_warp" : name;
}

std::vector<Variant> variantsOf(const KernelInfo& kernel, bool warpInstruction) {
  using enum Variant::Input;
  static constexpr Variant all[] = {{array, 4, 4}, {mapped, 2, 4}, {mapped, 4, 4}, {pair, 2, 4}, {pair, 4, 4},
                                    {array, 8, 8}, {mapped, 4, 8}, {mapped, 8, 8}, {pair, 8, 8}};
  std::vector<Variant> variants;
  for (Variant each : all) {
    each.warpInstruction = warpInstruction;
    const bool read = each.input == array || !kernel.inPlace;
    const bool hasInstruction = each.valueBytes == 4;  // integers of 32 bits
    if (read && (hasInstruction || !warpInstruction)) variants.push_back(each);
  }
  return variants;
}

namespace {

/// Where GPUs combine a warp's values by one instruction (CUDA C++ Programming Guide, warp reduce functions).
bool hasWarpInstruction(ElementType accumulator, Operation op) {
  if (isFloating(accumulator) || sizeOf(accumulator) != 4) return false;
  switch (combiningOf(op)) {
    case Operation::sum:
    case Operation::min:
    case Operation::max:
    case Operation::bitAnd:
    case Operation::bitOr:
    case Operation::bitXor: return true;
    default: return false;
  }
}

}  // namespace

Variant variantFor(const KernelInfo& kernel, ElementType type, Operation op, bool firstLaunch) {
  const ElementType accumulator = accumulatorOf(type, op);
  const auto valueBytes = static_cast<unsigned>(sizeOf(accumulator));
  Variant variant{Variant::Input::array, valueBytes, valueBytes, hasWarpInstruction(accumulator, op)};
  const bool asStored = mappingOf(op) == Mapping::none && type == accumulator;
  if (!firstLaunch || kernel.inPlace || asStored) return variant;
  variant.input = takesSecondInput(op) ? Variant::Input::pair : Variant::Input::mapped;
  variant.storedBytes = static_cast<unsigned>(sizeOf(type));
  return variant;
}

}  // namespace warpfold::compile
