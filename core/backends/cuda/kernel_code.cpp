// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "backends/cuda/kernel_code.h"

namespace warpfold::cuda {

LaunchCode launchCode(const PlannedRun& run, std::size_t launch) {
  KernelSource source = timedSource(*run.kernel, run.launches[launch].block);
  std::string entry = source.entry(run.request.type, run.request.op, launch == 0);
  return {std::move(source), std::move(entry)};
}

LaunchCode extendedCode(const PlannedRun& run, const Tail& tail) {
  const std::size_t last = run.launches.size() - 1;
  KernelSource source = extendedSource(*run.kernel, run.launches[last].block, tail);
  std::string entry = source.entry(run.request.type, run.request.op, last == 0);
  return {std::move(source), std::move(entry)};
}

compile::CompiledModule compiledFor(const LaunchCode& code, int capability) {
  return compile::compileCached(code.source.code, code.source.options, {code.entry}, capability);
}

void LoadedKernels::add(const compile::CompiledModule& compiled, const std::string& entry) {
  m_imageOf.push_back(m_images.size());
  m_images.push_back({compiled.image, compiled.names.at(entry)});
}

void LoadedKernels::load() {
  const Driver& driver = Driver::get();
  std::vector<Module> modules;
  std::vector<CUfunction> functions;
  for (const Image& image : m_images) {
    modules.push_back(loadModule(image.code));
    functions.push_back(functionOf(modules.back(), image.function));
    // Otherwise the first launch does it, whose code is in L2 then, however well that was flushed before.
    if (driver.funcLoad != nullptr) WARPFOLD_CUDA(driver.funcLoad(functions.back()));
  }
  m_modules = std::move(modules);
  m_functions = std::move(functions);
}

}  // namespace warpfold::cuda
