// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "compile/compiler.h"

#include <functional>

#include "compile/clang.h"
#include "compile/compiled_text.h"
#include "compile/disk_cache.h"
#include "compile/nvrtc.h"
#include "compile/nvrtc_child.h"
#include "values/error.h"
#include "words/say.h"

namespace warpfold::compile {

namespace {

/// A source with errors is compiled again: it is about to change.
Compiled cached(const std::string& identity, const std::function<Compiled()>& compile) {
  const DiskCache cache("ptx", {.entryBytes = 64u << 20, .bytes = 256u << 20, .entries = 2000});
  const std::string key = "warpfold ptx 1\n" + identity;
  if (const auto texts = cache.find(key); texts && texts->size() == 1) return decoded(texts->front());
  Compiled compiled = compile();
  if (compiled.ok()) cache.keep(key, {encoded(compiled)});
  return compiled;
}

}  // namespace

Compiled compileToPtx(const Source& source, const ChildLimits& limits, const RunControl& control) {
  if (const Clang* const clang = Clang::get())
    return cached(clang->identityOf(source), [&] { return clang->compile(source, limits, control); });
  if (!Nvrtc::present()) throw BackendUnavailable(say<"compiler-missing">());
  const Nvrtc& nvrtc = Nvrtc::get();
  return cached(nvrtc.identityOf(source),
                [&] { return compileByNvrtc(source, commandLineProgram(), limits, control); });
}

}  // namespace warpfold::compile
