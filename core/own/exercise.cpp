// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "own/exercise.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <sstream>

#include "own/embedded_exercises.h"
#include "own/own_kernel.h"
#include "run/run_request.h"
#include "values/block_limit.h"
#include "values/error.h"
#include "words/say.h"

namespace warpfold::own {

namespace {

constexpr std::int64_t mostOfBound = std::int64_t{1} << 62;

std::string trimmed(const std::string& text) {
  const auto begin = text.find_first_not_of(" \t\r");
  if (begin == std::string::npos) return {};
  return text.substr(begin, text.find_last_not_of(" \t\r") - begin + 1);
}

std::vector<std::string> listOf(const std::string& text) {
  std::vector<std::string> parts;
  std::istringstream list(text);
  for (std::string each; std::getline(list, each, ',');) parts.push_back(trimmed(each));
  return parts;
}

}  // namespace

/// sum = product {("+" | "-") product}; product = factor {("*" | "/") factor}; factor = number | name | "(" sum ")".
class Bound::Reader {
 public:
  Reader(std::string_view text, std::vector<Step>& steps) : m_text(text), m_steps(steps) {}

  void read() {
    sum(0);
    if (skipped() != '\0') refuse();
  }

 private:
  [[noreturn]] void refuse() const { throw InvalidRequest(say<"exercise-bound">(arg<"text">(std::string(m_text)))); }
  char skipped() {
    while (m_at < m_text.size() && m_text[m_at] == ' ') ++m_at;
    return m_at < m_text.size() ? m_text[m_at] : '\0';
  }
  bool takes(char c) {
    if (skipped() != c) return false;
    ++m_at;
    return true;
  }
  void put(char what, std::int64_t number = 0) {
    constexpr std::size_t mostSteps = 256;
    if (m_steps.size() == mostSteps) refuse();
    m_steps.push_back({what, number});
  }
  void sum(int depth) {
    product(depth);
    for (;;)
      if (takes('+'))
        product(depth), put('+');
      else if (takes('-'))
        product(depth), put('-');
      else
        return;
  }
  void product(int depth) {
    factor(depth);
    for (;;)
      if (takes('*'))
        factor(depth), put('*');
      else if (takes('/'))
        factor(depth), put('/');
      else
        return;
  }
  void factor(int depth) {
    constexpr int mostDepth = 32;
    if (depth > mostDepth) refuse();
    if (takes('(')) {
      sum(depth + 1);
      if (!takes(')')) refuse();
      return;
    }
    const char first = skipped();
    if (std::isdigit(static_cast<unsigned char>(first)) != 0) return put('1', number());
    for (const std::string_view name : {"n", "grid", "block", "warps"})
      if (word() == name) {
        m_at += name.size();
        return put(name.front());
      }
    refuse();
  }
  std::int64_t number() {
    std::int64_t value = 0;
    for (; m_at < m_text.size() && std::isdigit(static_cast<unsigned char>(m_text[m_at])) != 0; ++m_at) {
      value = value * 10 + (m_text[m_at] - '0');
      if (value > std::int64_t{1} << 40) refuse();
    }
    return value;
  }
  std::string_view word() const {
    std::size_t end = m_at;
    while (end < m_text.size() && std::isalpha(static_cast<unsigned char>(m_text[end])) != 0) ++end;
    return m_text.substr(m_at, end - m_at);
  }

  std::string_view m_text;
  std::vector<Step>& m_steps;
  std::size_t m_at = 0;
};

Bound::Bound(std::string_view text) {
  Reader(text, m_steps).read();
}

std::uint64_t Bound::of(const LaunchShape& shape) const {
  std::vector<std::int64_t> values;
  const auto bounded = [](__int128 value) {
    return static_cast<std::int64_t>(std::clamp<__int128>(value, -mostOfBound, mostOfBound));
  };
  for (const Step& step : m_steps) {
    switch (step.what) {
      case '1': values.push_back(step.number); continue;
      case 'n': values.push_back(static_cast<std::int64_t>(shape.n)); continue;
      case 'g': values.push_back(static_cast<std::int64_t>(shape.grid)); continue;
      case 'b': values.push_back(static_cast<std::int64_t>(shape.block)); continue;
      case 'w': values.push_back(static_cast<std::int64_t>(shape.warps())); continue;
      default: break;
    }
    const __int128 right = values.back();
    values.pop_back();
    const __int128 left = values.back();
    const __int128 up = right > 0 ? (left + right - 1) / right : 0;  // nothing is allowed
    values.back() = bounded(step.what == '+'   ? left + right
                            : step.what == '-' ? left - right
                            : step.what == '*' ? left * right
                                               : up);
  }
  return static_cast<std::uint64_t>(std::max<std::int64_t>(values.back(), 0));
}

namespace {

class Parser {
 public:
  Parser(std::string id, const std::string& file, const std::string& content) : m_file(file), m_stream(content) {
    m_exercise.id = std::move(id);
  }

  Exercise parse() {
    enum class Part { text, starter, source, check } part = Part::text;
    for (std::string line; std::getline(m_stream, line);) {
      ++m_line;
      const std::string words = trimmed(line);
      if (part == Part::source) {
        if (words == "```")
          part = Part::starter;
        else
          m_exercise.starter += line + "\n";
      } else if (words.starts_with("# ")) {
        m_exercise.title = words.substr(2);
      } else if (words == "## Starter") {
        part = Part::starter;
      } else if (words == "## Check") {
        part = Part::check;
        m_checks = true;
      } else if (words.starts_with("## ")) {
        refuse(words);
      } else if (part == Part::starter) {
        if (words.starts_with("```")) part = Part::source;
      } else if (part == Part::check) {
        if (words.starts_with("- "))
          readItem(trimmed(words.substr(2)));
        else if (!words.empty())
          refuse(words);
      } else if (!m_exercise.title.empty()) {
        m_exercise.text += line + "\n";
      }
    }
    finish();
    return std::move(m_exercise);
  }

 private:
  [[noreturn]] void refuse(const std::string& text) const {
    throw InvalidRequest(say<"exercise-line">(arg<"file">(m_file), arg<"line">(m_line), arg<"text">(text)));
  }

  void readItem(const std::string& item) {
    if (const auto at = item.find("<="); at != std::string::npos) return readCondition(item, at);
    const auto colon = item.find(':');
    if (colon == std::string::npos) refuse(item);
    const std::string key = trimmed(item.substr(0, colon)), value = trimmed(item.substr(colon + 1));
    try {
      if (key == "n")
        for (const std::string& each : listOf(value)) m_exercise.sizes.push_back(parseCount(each, Field::n));
      else if (key == "block")
        for (const std::string& each : listOf(value)) addBlock(parseCount(each, Field::block), item);
      else if (key == "grid" && value != "0")
        m_exercise.grid = parseCount(value, Field::grid);
      else if (key == "leaves" && value == "one")
        m_exercise.leaves = Leaves::one;
      else if (key == "leaves" && value == "per-block")
        m_exercise.leaves = Leaves::perBlock;
      else if (key == "type")
        m_exercise.type = elementTypeFromName(value);
      else if (key == "op")
        m_exercise.op = operationFromName(value);
      else
        refuse(item);
    } catch (const InvalidRequest&) {
      refuse(item);
    }
  }

  void addBlock(std::uint64_t block, const std::string& item) {
    if (!isBlockSize(block)) refuse(item);
    m_exercise.blocks.push_back(static_cast<std::uint32_t>(block));
  }

  void readCondition(const std::string& item, std::size_t at) {
    const std::string name = trimmed(item.substr(0, at));
    const auto row =
        std::find_if(counterRows.begin(), counterRows.end(), [&](const CounterRow& each) { return each.name == name; });
    if (row == counterRows.end()) refuse(item);
    try {
      m_exercise.conditions.push_back({item, &*row, Bound(trimmed(item.substr(at + 2)))});
    } catch (const InvalidRequest&) {
      refuse(item);
    }
  }

  void finish() {
    constexpr std::uint64_t mostElements = std::uint64_t{1} << 22;
    constexpr std::size_t mostRuns = 64;
    if (!m_checks) refuse("## Check");
    if (m_exercise.sizes.empty()) m_exercise.sizes = {1, 1000, 4096};
    if (m_exercise.blocks.empty()) m_exercise.blocks = {256};
    for (const std::uint64_t n : m_exercise.sizes)
      if (n == 0 || n > mostElements) refuse(fmt::format("n: {}", n));
    constexpr std::uint64_t mostBlocks = 1 << 16;
    if (m_exercise.grid.value_or(1) > mostBlocks) refuse(fmt::format("grid: {}", *m_exercise.grid));
    if (dividesByN(m_exercise.op) || !goTogether(m_exercise.type, m_exercise.op))
      refuse(fmt::format("op: {}", name(m_exercise.op)));
    if (m_exercise.sizes.size() * m_exercise.blocks.size() > mostRuns) refuse("n, block");
    while (m_exercise.text.starts_with("\n")) m_exercise.text.erase(0, 1);
    while (m_exercise.text.ends_with("\n\n")) m_exercise.text.pop_back();
  }

  const std::string& m_file;
  std::istringstream m_stream;
  std::uint32_t m_line = 0;
  bool m_checks = false;  // it says what has to hold
  Exercise m_exercise;
};

}  // namespace

Exercise parseExercise(const std::string& id, const std::string& file, const std::string& content) {
  return Parser(id, file, content).parse();
}

const std::vector<Exercise>& exercises() {
  static const std::vector<Exercise> all = [] {
    std::vector<Exercise> parsed;
    for (const EmbeddedExercise& each : embeddedExercises()) {
      const std::string name = each.file;  // "01-first-sum"
      parsed.push_back(parseExercise(name.substr(name.find('-') + 1), name + ".md", each.content));
    }
    return parsed;
  }();
  return all;
}

Exercise exerciseCalled(const std::string& idOrFile) {
  std::string ids;
  for (const Exercise& each : exercises()) {
    if (each.id == idOrFile) return each;
    ids += (ids.empty() ? "" : ", ") + each.id;
  }
  if (!idOrFile.ends_with(".md"))
    throw InvalidRequest(say<"exercise-unknown">(arg<"name">(idOrFile), arg<"choices">(ids)));
  return parseExercise(std::filesystem::path(idOrFile).stem().string(), idOrFile, textOfFile(idOrFile));
}

}  // namespace warpfold::own
