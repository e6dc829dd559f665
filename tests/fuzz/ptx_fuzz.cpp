// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// Whatever a text holds: as PTX it is refused with a sentence, or read, and each of its kernels decoded or refused.
#include <cstdlib>
#include <string>

#include "ptx/program.h"
#include "ptx/reader.h"
#include "values/error.h"

using namespace warpfold;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  ptx::Module module;
  try {
    module = ptx::readModule(text);
  } catch (const InvalidRequest& e) {
    if (std::string(e.what()).find('\n') != std::string::npos) std::abort();
    return 0;
  }
  for (const ptx::Function& function : module.functions) {
    if (!function.entry) continue;
    try {
      const ptx::Program program = ptx::decode(module, function.name);
      for (const ptx::FunctionProgram& each : program.functions)
        if (each.together.size() != each.apart.size()) std::abort();
    } catch (const InvalidRequest&) {
    }
  }
  return 0;
}
