// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "own/host_code.h"

#include <algorithm>
#include <cctype>
#include <string_view>

namespace warpfold::own {

namespace {

bool isOfName(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
}

class Scanner {
 public:
  explicit Scanner(const std::string& source) : m_source(source) {}

  std::vector<Entity> scan() {
    startEntity();
    while (m_at < m_source.size()) step();
    return std::move(m_entities);
  }

 private:
  char at(std::size_t i) const { return i < m_source.size() ? m_source[i] : '\0'; }

  void step() {
    const char c = m_source[m_at];
    if (c == '/' && (at(m_at + 1) == '/' || at(m_at + 1) == '*')) return skipComment();
    if (c == '#' && m_lineIsBlank) return skipDirective();
    if (c == '\'' && m_at > 0 && isOfName(m_source[m_at - 1]) && isOfName(at(m_at + 1))) return advance();  // 1'000
    if (c == '"' || c == '\'') return skipText(c);
    if (isOfName(c)) return readName();
    m_lineIsBlank = c == '\n' || (m_lineIsBlank && (c == ' ' || c == '\t' || c == '\r'));
    advance();
    m_hasParameters |= c == '(' && m_depth == 0;
    if (c == '{')
      open();
    else if (c == '}')
      close();
    else if (c == ';' && m_depth == 0)
      endEntity();
  }

  void advance() {
    m_line += m_source[m_at] == '\n';
    ++m_at;
  }
  void advanceTo(std::size_t end) {
    while (m_at < std::min(end, m_source.size())) advance();
  }

  void skipComment() {
    const bool line = at(m_at + 1) == '/';
    const std::size_t end = m_source.find(line ? "\n" : "*/", m_at + 2);
    advanceTo(end == std::string::npos ? end : line ? end : end + 2);
  }

  void skipDirective() {
    while (m_at < m_source.size()) {
      const std::size_t end = std::min(m_source.find('\n', m_at), m_source.size());
      const bool goesOn = end > 0 && m_source[end - 1] == '\\';
      advanceTo(end + 1);
      if (!goesOn) break;
    }
    m_lineIsBlank = true;
    if (m_depth == 0 && !m_any) startEntity();  // it belongs to none
  }

  /// An unfinished one ends with its line.
  void skipText(char quote) {
    if (quote == '"' && m_at > 0 && m_source[m_at - 1] == 'R') return skipRawText();
    std::size_t i = m_at + 1;
    while (i < m_source.size() && m_source[i] != quote && m_source[i] != '\n') i += m_source[i] == '\\' ? 2 : 1;
    advanceTo(i + 1);
    m_lineIsBlank = false;
    m_any = true;
  }

  void skipRawText() {
    const std::size_t open = m_source.find('(', m_at);
    if (open == std::string::npos) return advanceTo(m_source.size());
    const std::string end = ")" + m_source.substr(m_at + 1, open - m_at - 1) + "\"";
    const std::size_t close = m_source.find(end, open);
    advanceTo(close == std::string::npos ? close : close + end.size());
    m_lineIsBlank = false;
  }

  void readName() {
    const std::size_t begin = m_at;
    while (m_at < m_source.size() && isOfName(m_source[m_at])) ++m_at;
    const std::string_view name = std::string_view(m_source).substr(begin, m_at - begin);
    m_lineIsBlank = false;
    if (!m_any) {
      m_any = true;
      m_entity.begin = begin;
      m_entity.firstLine = m_line;
    }
    for (const std::string_view word : {"__global__", "__device__", "__constant__", "__shared__", "__managed__"})
      m_entity.ofDevice |= name == word;
    if (m_depth == 0) m_isSpace |= name == "namespace" || name == "extern";
    // Types and arrays end with a semicolon, functions with their brace.
    if (m_depth == 0) m_isType |= name == "struct" || name == "class" || name == "union" || name == "enum";
  }

  void open() {
    if (m_depth == 0 && m_isSpace && !m_hasParameters) return startEntity();  // what is in it is outermost
    if (m_depth++ == 0) m_isFunction = m_hasParameters && !m_isType;
  }

  void close() {
    if (m_depth == 0) return startEntity();  // the end of a namespace
    if (--m_depth == 0 && m_isFunction) endEntity();
  }

  void startEntity() {
    m_entity = {m_at, m_at, m_line, m_line, false};
    m_any = m_isSpace = m_isType = m_isFunction = m_hasParameters = false;
  }

  void endEntity() {
    m_entity.end = m_at;
    m_entity.lastLine = m_line;
    if (m_any) m_entities.push_back(m_entity);
    startEntity();
  }

  const std::string& m_source;
  std::size_t m_at = 0;
  std::uint32_t m_line = 1;
  int m_depth = 0;  // of braces
  bool m_lineIsBlank = true;
  Entity m_entity;
  bool m_any = false, m_isSpace = false, m_isType = false, m_isFunction = false, m_hasParameters = false;
  std::vector<Entity> m_entities;
};

}  // namespace

std::vector<Entity> entitiesOf(const std::string& source) {
  return Scanner(source).scan();
}

void passOver(std::string& source, const Entity& entity) {
  for (std::size_t i = entity.begin; i < entity.end; ++i)
    if (source[i] != '\n') source[i] = ' ';
}

}  // namespace warpfold::own
