// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include <fmt/format.h>

#include "compile/disk_cache.h"
#include "compile/nvrtc.h"

namespace warpfold::compile {

namespace {

/// Everything the code depends on.
std::string keyOf(const std::string& source, const std::vector<std::string>& options,
                  const std::vector<std::string>& names, int architecture, CodeForm form) {
  std::string key = fmt::format("warpfold kernel 3\nnvrtc {} {}\n{} {}\n", Nvrtc::get().version(), Nvrtc::get().build(),
                                form == CodeForm::ptx ? "compute" : "sm", architecture);
  for (const std::string& option : options) key += "option " + option + "\n";
  for (const std::string& name : names) key += "name " + name + "\n";
  return key + source;
}

/// Code, then each expression and its mangled name.
std::vector<std::string> textsOf(const CompiledModule& module) {
  std::vector<std::string> texts{{module.image.begin(), module.image.end()}};
  for (const auto& [expression, lowered] : module.names) texts.insert(texts.end(), {expression, lowered});
  return texts;
}

CompiledModule moduleOf(const std::vector<std::string>& texts) {
  CompiledModule module;
  module.image.assign(texts[0].begin(), texts[0].end());
  for (std::size_t i = 1; i + 1 < texts.size(); i += 2) module.names[texts[i]] = texts[i + 1];
  return module;
}

}  // namespace

CompiledModule compileCached(const std::string& source, const std::vector<std::string>& options,
                             const std::vector<std::string>& nameExpressions, int architecture, CodeForm form) {
  const DiskCache cache("kernels");
  const std::string key = keyOf(source, options, nameExpressions, architecture, form);
  if (const auto texts = cache.find(key); texts && !texts->empty()) return moduleOf(*texts);
  CompiledModule module = Nvrtc::get().compile(source, options, nameExpressions, architecture, form);
  cache.keep(key, textsOf(module));
  return module;
}

}  // namespace warpfold::compile
