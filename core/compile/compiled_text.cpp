// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "compile/compiled_text.h"

#include <nlohmann/json.hpp>

namespace warpfold::compile {

std::string encoded(const Compiled& compiled) {
  nlohmann::json diagnostics = nlohmann::json::array();
  for (const Diagnostic& d : compiled.diagnostics)
    diagnostics.push_back({static_cast<int>(d.severity), d.line, d.column, d.text});
  const nlohmann::json all{{"ptx", compiled.ptx}, {"compiler", compiled.compiler}, {"diagnostics", diagnostics}};
  // A compiler quotes the source, which need not be UTF-8.
  return all.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

Compiled decoded(const std::string& text) {
  const auto all = nlohmann::json::parse(text);
  Compiled compiled{all.at("ptx"), {}, all.at("compiler")};
  for (const auto& d : all.at("diagnostics"))
    compiled.diagnostics.push_back({static_cast<Severity>(d.at(0).get<int>()), d.at(1), d.at(2), d.at(3)});
  return compiled;
}

}  // namespace warpfold::compile
