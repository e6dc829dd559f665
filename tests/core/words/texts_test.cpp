// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "words/texts.h"

#include <gtest/gtest.h>

#include <cctype>
#include <filesystem>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

namespace warpfold {
namespace {

namespace fs = std::filesystem;

const fs::path tree = fs::path(WARPFOLD_TEST_DATA) / ".." / "..";

struct Source {
  std::string path;  ///< from that folder on
  std::string text;
};

/// Every C++ file below a folder of the tree.
std::vector<Source> sourcesIn(const std::string& folder) {
  std::vector<Source> all;
  for (const auto& entry : fs::recursive_directory_iterator(tree / folder)) {
    const std::string kind = entry.path().extension().string();
    if (kind != ".cpp" && kind != ".h") continue;
    std::stringstream text;
    text << std::ifstream(entry.path()).rdbuf();
    all.push_back({fs::relative(entry.path(), tree / folder).string(), text.str()});
  }
  return all;
}

std::vector<Source> coreSources() {
  return sourcesIn("core");
}

std::vector<words::Row> allRows() {
  std::vector<words::Row> rows;
  for (const auto table : words::tables) rows.insert(rows.end(), table.begin(), table.end());
  return rows;
}

bool inRoom(const Source& source, std::string_view room) {
  return source.path.starts_with(std::string(room) + "/");
}

TEST(texts, codes_are_unique) {
  std::set<std::string_view> codes;
  for (const words::Row& row : allRows()) EXPECT_TRUE(codes.insert(row.code).second) << row.code;
}

TEST(texts, codes_are_small_letters_with_hyphens) {
  for (const words::Row& row : allRows())
    EXPECT_TRUE(std::regex_match(std::string(row.code), std::regex("[a-z0-9]+(-[a-z0-9]+)*"))) << row.code;
}

TEST(texts, braces_are_placeholders) {
  const std::regex placeholders("[^{}]*(\\{[a-z_]+(:[#.a-z0-9]+)?\\}[^{}]*)*");
  for (const words::Row& row : allRows())
    for (const std::string_view text : {row.text, row.one})
      EXPECT_TRUE(std::regex_match(std::string(text), placeholders)) << row.code;
}

TEST(texts, a_singular_says_by_which_argument_it_is_chosen) {
  for (const words::Row& row : allRows()) {
    EXPECT_EQ(row.one.empty(), row.counted.empty()) << row.code;
    EXPECT_TRUE(row.one.empty() || words::hasPlaceholder(row.text, row.counted)) << row.code;
  }
}

// A sentence may follow an option, and who shows it alone writes it large. An acronym keeps its capitals: "GPU time".
TEST(texts, begin_small_and_end_without_a_stop) {
  for (const auto table : words::tables) {
    if (table.data() == words::stepTexts || table.data() == words::labelTexts ||
        table.data() == words::commandLineTexts || table.data() == words::figureTexts ||
        table.data() == words::helpTexts)
      continue;
    for (const words::Row& row : table)
      for (const std::string_view text : {row.text, row.one}) {
        if (text.empty()) continue;
        EXPECT_FALSE(std::regex_search(std::string(text), std::regex("^[A-Z]([^A-Z]|$)"))) << row.code;
        EXPECT_NE(text.back(), '.') << row.code;
      }
  }
}

// These follow one another.
TEST(texts, sentences_about_steps_begin_large_and_end_with_a_stop) {
  const std::regex whole("[A-Z{1].*[.:]");
  for (const words::Row& row : words::stepTexts)
    for (const std::string_view text : {row.text, row.one})
      EXPECT_TRUE(text.empty() || std::regex_match(std::string(text), whole)) << row.code;
}

TEST(texts, say_what_a_reader_knows) {
  const std::regex placeholder("\\{[^}]*\\}|warp-level|peer-store"),
      avoided("\\b(text|level|roof|peer|pass|passes|spread)\\b");
  for (const words::Row& row : allRows()) {
    const std::string said = std::regex_replace(std::string(row.text), placeholder, "…");
    EXPECT_FALSE(std::regex_search(said, avoided)) << row.code << ": " << row.text;
  }
}

TEST(texts, every_row_is_said_somewhere) {
  std::string said;
  for (const Source& source : coreSources())
    if (!inRoom(source, "words") || source.path == "words/english.cpp" || source.path == "words/message.h")
      said += source.text;
  for (const Source& source : sourcesIn("app")) said += source.text;
  std::set<std::string_view> literals;
  for (std::size_t begin = said.find('"'); begin != std::string::npos;) {
    const std::size_t end = said.find('"', begin + 1);
    if (end == std::string::npos) break;
    literals.insert(std::string_view(said).substr(begin + 1, end - begin - 1));
    begin = end;  // which may begin another, where it was an escaped one
  }
  for (const words::Row& row : allRows()) EXPECT_TRUE(literals.contains(row.code)) << row.code;
}

bool hasWords(std::string_view text) {
  static const std::regex placeholder("\\{[^}]*\\}"), letter("[A-Za-z]");
  return std::regex_search(std::regex_replace(std::string(text), placeholder, ""), letter);
}

/// A string literal, or several that stand together, as the compiler reads them.
std::string literal(const std::string& quoted) {
  std::string text;
  bool inside = false;
  for (std::size_t i = 0; i < quoted.size(); ++i) {
    if (quoted[i] == '"')
      inside = !inside;
    else if (inside && quoted[i] == '\\')
      text += quoted[++i] == 'n' ? '\n' : quoted[i];
    else if (inside)
      text += quoted[i];
  }
  return text;
}

// So that lupdate finds it.
TEST(texts, every_text_is_marked_for_translation) {
  std::set<std::string> marked;
  const std::regex mark("WARPFOLD_TEXT\\(((\\s*\"([^\"\\\\]|\\\\.)*\")+)\\)");
  for (const Source& source : sourcesIn("core/words"))
    for (std::sregex_iterator at(source.text.begin(), source.text.end(), mark), end; at != end; ++at)
      marked.insert(literal((*at)[1]));
  for (const words::Row& row : allRows())
    for (const std::string_view text : {row.text, row.one})
      EXPECT_TRUE(!hasWords(text) || marked.contains(std::string(text))) << row.code << ": " << text;
}

/// The string literals of the statement that begins at `at`.
std::vector<std::string> literalsOf(const std::string& text, std::size_t at) {
  std::vector<std::string> literals;
  for (; at < text.size() && text[at] != ';'; ++at) {
    if (text[at] != '"') continue;
    std::string& literal = literals.emplace_back();
    for (++at; at < text.size() && text[at] != '"'; ++at) literal += text[at];
  }
  return literals;
}

// Programming errors (std::logic_error) and what a decoder finds wrong (std::out_of_range) are not for readers.
TEST(texts, nothing_is_thrown_in_prose) {
  const std::regex thrown("throw (InvalidRequest|BackendUnavailable|DeviceFault|Disagreement|ProtocolError|Error)\\(");
  const std::regex words("[a-z]+ [a-z]+");
  for (const Source& source : coreSources()) {
    if (inRoom(source, "words")) continue;
    for (std::sregex_iterator at(source.text.begin(), source.text.end(), thrown), end; at != end; ++at)
      for (const std::string& literal : literalsOf(source.text, static_cast<std::size_t>(at->position())))
        EXPECT_FALSE(std::regex_search(literal, words)) << source.path << ": " << literal;
  }
}

// What it prints is filled in from core/words; heads of tables, labels and the help of options are its own.
TEST(texts, the_command_line_has_no_sentences_of_its_own) {
  const std::regex left("//[^\n]*|'.?\"'"),
      help("add_option|add_flag|add_subcommand|description\\(|CLI::App app|list\\(|what =");
  const std::regex piece("\"(?:[^\"\\\\]|\\\\.)*\"|;"), words("[a-z]+ [a-z]+ [a-z]+|[{][^}]*[}] [a-z]+ [a-z]+");
  std::size_t looked = 0;
  for (const Source& source : coreSources()) {
    if (!inRoom(source, "cli")) continue;
    const std::string code = std::regex_replace(source.text, left, "");
    std::size_t statement = 0;
    for (std::sregex_iterator at(code.begin(), code.end(), piece), end; at != end; ++at) {
      const std::string found = at->str();
      const auto place = static_cast<std::size_t>(at->position());
      if (found == ";") statement = place;
      const bool isHelp = std::regex_search(code.substr(statement, place - statement), help);
      EXPECT_FALSE(!isHelp && std::regex_search(found, words)) << source.path << ": " << found;
      ++looked;
    }
  }
  EXPECT_GT(looked, 1000u);
}

TEST(texts, core_passes_no_prose_on) {
  for (const Source& source : coreSources())
    EXPECT_TRUE(inRoom(source, "words") || source.text.find("proseMessage") == std::string::npos) << source.path;
}

}  // namespace
}  // namespace warpfold
