// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "data/text_file.h"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "data/number_text.h"
#include "words/say.h"

namespace warpfold {

namespace {

constexpr std::size_t pieceBytes = std::size_t{1} << 20;
constexpr std::size_t longestNumber = 4096;  // characters
constexpr std::size_t blockElements = std::size_t{1} << 18;

constexpr bool isSeparator(char c) {
  return c == ',' || c == ';' || c == ' ' || c == '\t' || c == '\n' || c == '\r';
}
constexpr bool isDigit(char c) {
  return c >= '0' && c <= '9';
}

/// Tells whether commas may be decimal ones: 1,5;2,5 has digits on both sides of a comma, and another separator. So has
/// 1,5 2,5, with a blank or a tab; but blanks beside a comma, or at the end of a line, separate nothing themselves.
class CommaWatch {
 public:
  void separator(char c) {
    if (c == ',')
      ++m_commas;
    else if (c == ';')
      m_semicolon = true;
    else if (c == '\n')
      m_line = true;
    else if (c != '\r')
      m_blank = true;
  }
  void number(std::string_view text) {
    const bool bare = m_commas == 1 && !m_semicolon && !m_line && m_last && isDigit(text.front());
    if (bare && !m_blank && m_tight.empty()) m_tight = *m_last + "," + quotable(text);
    if (bare && m_loose.empty()) m_loose = *m_last + (m_blank ? ", " : ",") + quotable(text);
    m_semicolons = m_semicolons || m_semicolon;
    m_blanks = m_blanks || (m_blank && m_commas == 0 && !m_semicolon && !m_line && m_any);
    m_commas = 0;
    m_semicolon = m_line = m_blank = false;
    m_any = true;
    // What is quoted is needed until it has been found, which in a long file is at its beginning.
    m_last.reset();
    if ((m_tight.empty() || m_loose.empty()) && isDigit(text.back())) m_last = quotable(text);
  }
  /// The two numbers with a comma between them that may be one; empty while there are none.
  const std::string& doubtful() const {
    static const std::string none;
    return m_semicolons && !m_loose.empty() ? m_loose : m_blanks ? m_tight : none;
  }

 private:
  // Since the last number:
  unsigned m_commas = 0;
  bool m_semicolon = false, m_line = false, m_blank = false;
  // Ever:
  bool m_any = false, m_semicolons = false, m_blanks = false;
  std::optional<std::string> m_last;
  std::string m_tight, m_loose;  // 1,5 and 1, 5 as they stand in the file
};

/// Numbers as they come, in blocks: they are moved once, into an array of the right length.
template <typename T>
class Collected {
 public:
  std::uint64_t size() const { return m_size; }
  void add(T value, const InputFile& file) {
    if (m_size % blockElements == 0) {
      // Twice: all of them are in the array too before the blocks go.
      if ((2 * m_size + blockElements) * sizeof(T) > availableMemoryBytes())
        refuse(file, say<"file-too-long-for-memory">(arg<"read">(m_size)));
      m_blocks.emplace_back().reserve(blockElements);
    }
    m_blocks.back().push_back(value);
    ++m_size;
  }
  HostArray array(ElementType type) const {
    HostArray result(type, m_size);
    auto to = result.as<T>().begin();
    for (const auto& block : m_blocks) to = std::copy(block.begin(), block.end(), to);
    return result;
  }

 private:
  std::vector<std::vector<T>> m_blocks;
  std::uint64_t m_size = 0;
};

template <typename T>
class TextReader {
 public:
  TextReader(DataFile& file, std::optional<std::uint64_t> asked) : m_file(file), m_asked(asked) {}

  HostArray read(ElementType type, const Tick& tick) {
    std::string text;  // what is not read yet: at most an unfinished number before the next piece
    std::uint64_t done = 0;
    for (bool more = true; more && !full();) {
      const std::size_t rest = text.size();
      text.resize(rest + pieceBytes);
      const std::size_t got = m_file.read(std::span(text).subspan(rest));
      text.resize(rest + got);
      more = got == pieceBytes;
      std::string_view unread = done == 0 ? withoutMark(text) : std::string_view(text);
      parse(unread, more);
      text.erase(0, text.size() - unread.size());
      done += got;
      if (tick) tick(std::min(1.0, static_cast<double>(done) / static_cast<double>(m_file.bytes())));
    }
    if (m_numbers.size() == 0) refuse(m_file.name(), say<"file-without-numbers">());
    taken(m_numbers.size(), m_asked, m_file.name());
    return m_numbers.array(type);
  }

 private:
  bool full() const { return m_numbers.size() == m_asked; }

  /// Spreadsheets begin UTF-8 with a byte order mark.
  std::string_view withoutMark(std::string_view text) {
    if (text.starts_with("\xff\xfe") || text.starts_with("\xfe\xff")) refuse(m_file.name(), say<"file-utf-16">());
    if (text.starts_with("\xef\xbb\xbf")) text.remove_prefix(3);
    return text;
  }

  /// Takes the numbers off the front of `text`; the last one only where no more text may belong to it.
  void parse(std::string_view& text, bool more) {
    while (!text.empty() && !full()) {
      if (isSeparator(text.front())) {
        m_line += text.front() == '\n' ? 1 : 0;
        m_commas.separator(text.front());
        text.remove_prefix(1);
        continue;
      }
      const auto end = std::find_if(text.begin(), text.end(), isSeparator);
      const std::string_view number(text.begin(), end);
      if (number.size() > longestNumber)
        refuse(m_file.name(), say<"file-endless-number">(arg<"line">(m_line), arg<"begin">(quotable(number)),
                                                         arg<"most">(longestNumber)));
      if (more && end == text.end()) return;
      take(number);
      text.remove_prefix(number.size());
    }
  }

  void take(std::string_view text) {
    const std::optional<T> value = readNumber<T>(text);
    if (!value)
      refuse(m_file.name(), say<"file-not-a-number">(arg<"line">(m_line), arg<"text">(quotable(text)),
                                                     arg<"type">(warpfold::name(ElementTypeOf<T>::value))));
    m_commas.number(text);
    if (const std::string& numbers = m_commas.doubtful(); !numbers.empty())
      refuse(m_file.name(), say<"file-decimal-commas">(arg<"line">(m_line), arg<"numbers">(numbers)));
    m_numbers.add(*value, m_file.name());
  }

  DataFile& m_file;
  std::optional<std::uint64_t> m_asked;
  Collected<T> m_numbers;
  CommaWatch m_commas;
  std::uint64_t m_line = 1;
};

}  // namespace

HostArray readText(DataFile& file, ElementType type, std::optional<std::uint64_t> asked, const Tick& tick) {
  return visitType(type,
                   [&](auto tag) { return TextReader<typename decltype(tag)::type>(file, asked).read(type, tick); });
}

}  // namespace warpfold
