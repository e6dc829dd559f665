// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "ptx/reader.h"

#include "ptx/function_reader.h"
#include "ptx/variable_reader.h"
#include "values/error.h"
#include "words/say.h"

namespace warpfold::ptx {

namespace {

/// What stands outside of functions.
class ModuleReader {
 public:
  ModuleReader(std::string_view text, const ReaderLimits& limits) : m_in(text, limits) {}

  Module read() {
    while (m_in.peek().kind != Token::Kind::end) readDirective();
    return std::move(m_module);
  }

 private:
  void readDirective() {
    const std::string_view directive = m_in.peek().text;
    if (m_in.takeIf(".version")) {
      m_module.version = m_in.take().text;
    } else if (m_in.takeIf(".target")) {
      m_module.target = m_in.take().text;
      m_in.skipLine();
    } else if (m_in.takeIf(".address_size")) {
      if (m_in.expectCount() != 64 || !m_module.functions.empty() || !m_module.variables.empty()) m_in.failHere();
      m_module.head = m_in.lexer().lastEnd();
    } else if (m_in.takeIf(".file")) {
      readFile();
    } else if (m_in.takeIf(".loc")) {
      m_locations.read(m_in);
    } else if (m_in.takeIf(".section")) {
      m_in.take();
      m_in.skipBraces();
    } else if (directive == ".alias" || directive == ".pragma") {
      m_in.skipTo(";");
    } else if (!m_in.takeIf(";")) {
      readDeclaration();
    }
  }

  void readFile() {
    const std::uint64_t number = m_in.expectCount();
    if (m_in.peek().kind != Token::Kind::string) m_in.failHere();
    m_module.files[static_cast<std::uint32_t>(number)] = m_in.take().text;
    m_in.skipLine();
  }

  void readDeclaration() {
    const std::uint32_t begin = m_in.lexer().begin();
    bool external = false;
    for (;;) {
      if (m_in.takeIf(".extern"))
        external = true;
      else if (!m_in.takeIf(".visible") && !m_in.takeIf(".weak") && !m_in.takeIf(".common"))
        break;
    }
    if (m_in.peek().is(".entry") || m_in.peek().is(".func")) {
      const std::uint32_t unlinked = m_in.lexer().begin();
      m_module.functions.push_back(FunctionReader(m_in, m_locations).read());
      m_module.functions.back().unlinked = unlinked;
      m_module.functions.back().text = {begin, m_in.lexer().lastEnd()};
      return;
    }
    Variable variable = readVariable(m_in);
    if (variable.space == Space::param) m_in.failHere();
    variable.external = external;
    m_module.variables.push_back(std::move(variable));
    m_in.expect(";");
  }

  TokenReader m_in;
  LocationReader m_locations;
  Module m_module;
};

}  // namespace

Module readModule(std::string_view text, const ReaderLimits& limits) {
  if (text.size() > limits.textBytes)
    throw InvalidRequest(say<"ptx-too-long">(arg<"bytes">(text.size()), arg<"most">(limits.textBytes)));
  return ModuleReader(text, limits).read();
}

}  // namespace warpfold::ptx
