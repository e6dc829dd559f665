// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "catalogue/user_copy.h"

#include <fmt/format.h>

namespace warpfold {

namespace {

const char* typeInC(ElementType type) {
  switch (type) {
    case ElementType::uint32: return "unsigned";
    case ElementType::int64: return "long long";
    case ElementType::uint64: return "unsigned long long";
    case ElementType::float32: return "float";
    case ElementType::float64: return "double";
    default: return "int";
  }
}

/// Atomic additions take no signed type of 64 bits, whose sums are those of the unsigned one.
std::string atomicAddition(ElementType type) {
  if (type == ElementType::int64) return "atomicAdd((unsigned long long*)at, (unsigned long long)value)";
  return "atomicAdd(at, value)";
}

}  // namespace

bool canBeCopied(const KernelInfo& kernel) {
  return kernel.traceable() && !kernel.user && !kernel.ticket && !kernel.publishes && !kernel.gridBarrier &&
         kernel.cluster == 1 && kernel.codeOf.empty() && kernel.output != KernelInfo::Output::warp;
}

std::string copyOf(const KernelInfo& kernel, ElementType type, std::uint32_t block) {
  const std::string element = typeInC(type);
  const bool takesInput = kernel.code.find("typename In") != std::string::npos;
  const std::string input = takesInput ? "const " + element + "*" : element + "*";
  std::string text = fmt::format("// A copy of {}: {}\n", kernel.id, kernel.title);
  if (kernel.usesBlockDim) text += fmt::format("#define BLOCK_DIM {}\n", block);
  text += fmt::format(
      "\nstruct Sum\n{{\n  __device__ {0} operator()({0} a, {0} b) const {{ return a + b; }}\n"
      "  static __device__ {0} identity() {{ return 0; }}\n"
      "  __device__ void atomic({0}* at, {0} value) const {{ {1}; }}\n}};\n\n{2}\n"
      "template __global__ void {3}<{0}, Sum{4}>({5}, {0}*, size_t);\n",
      element, atomicAddition(type), kernel.code, kernel.function, takesInput ? ", " + input : "", input);
  return text;
}

}  // namespace warpfold
