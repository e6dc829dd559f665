// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "compile/compiler.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <functional>

#include "compile/clang.h"
#include "compile/disk_cache.h"
#include "compile/nvrtc.h"
#include "values/error.h"
#include "words/say.h"

namespace warpfold::compile {

namespace {

/// PTX, compiler, then four texts for each diagnostic.
DiskCache::Texts textsOf(const Compiled& compiled) {
  DiskCache::Texts texts{compiled.ptx, compiled.compiler};
  for (const Diagnostic& d : compiled.diagnostics)
    texts.insert(texts.end(), {std::to_string(static_cast<int>(d.severity)), std::to_string(d.line),
                               std::to_string(d.column), d.text});
  return texts;
}

std::uint32_t numberOf(const std::string& text) {
  std::uint32_t number = 0;
  std::from_chars(text.data(), text.data() + text.size(), number);
  return number;
}

Compiled compiledOf(const DiskCache::Texts& texts) {
  Compiled compiled{texts[0], {}, texts[1]};
  for (std::size_t i = 2; i + 3 < texts.size(); i += 4) {
    const auto severity = static_cast<Severity>(std::min(numberOf(texts[i]), 2u));
    compiled.diagnostics.push_back({severity, numberOf(texts[i + 1]), numberOf(texts[i + 2]), texts[i + 3]});
  }
  return compiled;
}

/// A source with errors is compiled again: it is about to change.
Compiled cached(const std::string& identity, const std::function<Compiled()>& compile) {
  const DiskCache cache("ptx", {.entryBytes = 64u << 20, .bytes = 256u << 20, .entries = 2000});
  const std::string key = "warpfold ptx 1\n" + identity;
  if (const auto texts = cache.find(key); texts && texts->size() >= 2) return compiledOf(*texts);
  Compiled compiled = compile();
  if (compiled.ok()) cache.keep(key, textsOf(compiled));
  return compiled;
}

}  // namespace

Compiled compileToPtx(const Source& source, const ChildLimits& limits, const RunControl& control) {
  if (const Clang* const clang = Clang::get())
    return cached(clang->identityOf(source), [&] { return clang->compile(source, limits, control); });
  if (!Nvrtc::present()) throw BackendUnavailable(say<"compiler-missing">());
  const Nvrtc& nvrtc = Nvrtc::get();
  return cached(nvrtc.identityOf(source), [&] { return nvrtc.compileToPtx(source); });
}

}  // namespace warpfold::compile
