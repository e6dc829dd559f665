// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "backends/cuda/probed_code.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <stdexcept>

#include "backends/cuda/kernel_source.h"
#include "compile/catalogue_text.h"
#include "compile/nvrtc.h"
#include "compile/performed_function.h"
#include "compile/variant.h"
#include "ptx/reader.h"

namespace warpfold::cuda {

namespace {

using compile::PerformedFunction;

/// How functions that only move words see values, and values as them.
constexpr const char* casts = R"(
template <int bytes> struct Bits;
template <> struct Bits<2> { typedef unsigned short Type; };
template <> struct Bits<4> { typedef unsigned Type; };
template <> struct Bits<8> { typedef unsigned long long Type; };
template <typename To, typename From>
__device__ __forceinline__ To as(From from) {
  static_assert(sizeof(To) == sizeof(From), "another width");
  To to;
  memcpy(&to, &from, sizeof to);
  return to;
}
)";

/// The types of a launch: what is stored, what is combined, the operator, and how the one becomes the other.
std::string typesOf(ElementType type, Operation op) {
  const ElementType accumulator = accumulatorOf(type, op);
  const std::string_view t = rowOf(accumulator).deviceType;
  return fmt::format("typedef {} S;\ntypedef {} T;\ntypedef {}<T> Op;\ntypedef {} In;\n", rowOf(type).deviceType, t,
                     rowOf(op).functor, inputType(type, op, true));
}

/// Functions that are called and not defined.
std::set<std::string> calledOnly(const ptx::Module& module) {
  std::set<std::string> names;
  for (const ptx::Function& function : module.functions)
    for (const ptx::Instruction& each : function.code)
      for (const ptx::Operand& operand : each.operands)
        if (operand.kind == ptx::Operand::Kind::symbol)
          if (const ptx::Function* const called = module.find(operand.name); called != nullptr && !called->defined)
            names.insert(called->name);
  return names;
}

/// What a kernel calls and does not define, in CUDA C++.
std::string definitionOf(const std::string& name, const PerformedFunction& function) {
  const std::string word = fmt::format("Bits<{}>::Type", function.valueBytes),
                    stored = fmt::format("Bits<{}>::Type", function.storedBytes);
  const auto define = [&](const std::string& result, const std::string& parameters, const std::string& body) {
    return fmt::format("extern \"C\" __device__ {} {}({}) {{ {} }}\n", result, name, parameters, body);
  };
  using enum PerformedFunction::What;
  switch (function.what) {
    case combine:
      return define(word, fmt::format("{0} a, {0} b", word),
                    fmt::format("return as<{}>(Op()(as<T>(a), as<T>(b)));", word));
    case identity: return define(word, "", fmt::format("return as<{}>(Op::identity());", word));
    case atomic: return define("void", "void* at, " + word + " x", "Op::atomic(static_cast<T*>(at), as<T>(x));");
    case map:
      return define(word, stored + " x",
                    fmt::format("const S element = as<S>(x); return as<{}>(T(In{{&element}}[0]));", word));
    case mapPair:
      return define(word, fmt::format("{0} x, {0} y", stored),
                    fmt::format("const S first = as<S>(x), second = as<S>(y); "
                                "return as<{}>(T(In{{&first, &second}}[0]));",
                                word));
    case reduceWarp:
      return define(word, word + " x", fmt::format("return as<{}>(WarpInstruction<Op>::reduce(as<T>(x)));", word));
    case clusterSize: return define("unsigned", "", "return cluster_size();");
    case clusterRank: return define("unsigned", "", "return cluster_rank();");
    case clusterArrive: return define("void", "", "cluster_arrive();");
    case clusterWait: return define("void", "", "cluster_wait();");
    case clusterSync: return define("void", "", "cluster_sync();");
    case handToLast: return define("void", "void* at, " + word + " x", "hand_to_last(static_cast<T*>(at), as<T>(x));");
    case mapSharedRank: break;
  }
  throw std::logic_error("a GPU's kernel calls '" + name + "'");
}

/// The newest GPU that the text of a probed kernel names: later ones take it as well, and older drivers know it.
constexpr int newestTarget = 90;

/// PTX ISA, "Release Notes": the version that brought what our functions become for a target.
const char* versionOf(int capability) {
  if (capability >= 90) return "8.0";
  return capability > 87 ? "7.8" : "7.5";
}

}  // namespace

ptx::Called calledOf(std::string_view name) {
  const auto function = compile::performedFunction(name);
  if (!function) return ptx::Called::other;
  using enum PerformedFunction::What;
  switch (function->what) {
    case combine:
    case atomic: return ptx::Called::combines;
    case reduceWarp: return ptx::Called::reducesWarp;
    case clusterSync: return ptx::Called::meetsCluster;
    default: return ptx::Called::other;
  }
}

ProbedCode probedCode(std::string_view ptx, const std::string& entry, ElementType type, Operation op, int capability) {
  const int target = std::min(capability, newestTarget);
  std::string source = deviceText() + casts + typesOf(type, op);
  const ptx::Module module = ptx::readModule(ptx);
  for (const std::string& name : calledOnly(module))
    if (const auto performed = compile::performedFunction(name)) source += definitionOf(name, *performed);
  // As for the timed code: each operation rounds by itself. Functions that nothing here calls are kept.
  const compile::CompiledModule compiled = compile::compileCached(
      source, {"--std=c++17", "--fmad=false", "--relocatable-device-code=true"}, {}, target, compile::CodeForm::ptx);
  std::string performed(compiled.image.begin(), compiled.image.end());
  while (performed.ends_with('\0')) performed.pop_back();
  // NVRTC names its own version of PTX, which a driver that is older than it does not take; what our functions become
  // is in that of the target.
  performed = fmt::format(".version {}\n.target sm_{}\n.address_size 64\n", versionOf(target), target) +
              performed.substr(ptx::readModule(performed).head);
  return {ptx::joined(performed, ptx::withProbes(ptx, entry, calledOf)), entry};
}

ProbedCode probedCode(const PlannedRun& run, int capability) {
  const KernelInfo& kernel = *run.kernel;
  const compile::CatalogueProgram program = compile::CatalogueTexts::builtIn().program(
      kernel, compile::variantFor(kernel, run.request.type, run.request.op, true), run.launches.front().block);
  return probedCode(program.ptx, program.entry, run.request.type, run.request.op, capability);
}

}  // namespace warpfold::cuda
