// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "emulation/kernel_registry.h"

#include <map>
#include <stdexcept>

#include "values/error.h"
#include "words/say.h"

namespace warpfold::emulation {

namespace {

std::map<std::string, BodyLookup>& registry() {
  static std::map<std::string, BodyLookup> kernels;
  return kernels;
}

}  // namespace

void registerKernel(const std::string& id, BodyLookup lookup) {
  if (!registry().emplace(id, lookup).second) throw std::logic_error("kernel '" + id + "' is registered twice");
}

KernelBodies kernelBodies(const std::string& id, ElementType accumulator) {
  const auto it = registry().find(id);
  if (it == registry().end()) throw InvalidRequest(Field::kernel, id, say<"kernel-not-on-emulator">());
  return it->second(accumulator);
}

}  // namespace warpfold::emulation
