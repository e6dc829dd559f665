// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "words/english.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "words/say.h"

namespace warpfold {

namespace words {

namespace {

constexpr std::size_t mostQuoted = 200;

constexpr Reader englishReader{[](std::uint64_t value) { return std::to_string(value); },
                               [](std::string_view text) { return std::string(text); }};

/// The first `most` bytes, or fewer where these would end within a character.
std::string shortened(const std::string& text, std::size_t most) {
  if (text.size() <= most) return text;
  std::size_t end = most;
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xc0) == 0x80) --end;
  return text.substr(0, end) + "…";
}

/// The UTF-8 character that a text begins with; of no bytes where it is none.
struct Character {
  char32_t code = 0;
  std::size_t bytes = 0;
};

Character firstOf(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  if (byte(0) < 0x80) return {byte(0), 1};
  const std::size_t bytes = byte(0) < 0xc2 ? 0 : byte(0) < 0xe0 ? 2 : byte(0) < 0xf0 ? 3 : byte(0) < 0xf5 ? 4 : 0;
  if (bytes == 0 || bytes > text.size()) return {};
  char32_t code = byte(0) & (0x7f >> bytes);
  for (std::size_t i = 1; i < bytes; ++i) {
    if ((byte(i) & 0xc0) != 0x80) return {};
    code = code << 6 | (byte(i) & 0x3f);
  }
  constexpr std::array<char32_t, 5> least{0, 0, 0x80, 0x800, 0x10000};
  if (code < least[bytes] || (code >= 0xd800 && code < 0xe000) || code > 0x10ffff) return {};
  return {code, bytes};
}

/// Controls of ISO 6429 above 127, and of Unicode: what separates lines, turns the direction of writing or is not seen
/// at all. Joiners, which some scripts need, are none of these.
bool isUnseen(char32_t code) {
  constexpr std::array<std::pair<char32_t, char32_t>, 12> ranges{{{0x80, 0x9f},
                                                                  {0xad, 0xad},
                                                                  {0x61c, 0x61c},
                                                                  {0x180e, 0x180e},
                                                                  {0x200b, 0x200b},
                                                                  {0x200e, 0x200f},
                                                                  {0x2028, 0x202e},
                                                                  {0x2060, 0x206f},
                                                                  {0xfeff, 0xfeff},
                                                                  {0xfff9, 0xfffb},
                                                                  {0xfffe, 0xffff},
                                                                  {0xe0000, 0xe007f}}};
  return std::any_of(ranges.begin(), ranges.end(),
                     [&](const auto& range) { return code >= range.first && code <= range.second; });
}

/// What would move a terminal's cursor, break a line or hide the rest of it is shown, not done: "\n", "\x1b",
/// "\u{202e}", and a byte that belongs to no character as "\xff".
std::string onOneLine(const std::string& text) {
  std::string line;
  for (std::size_t at = 0; at < text.size();) {
    const Character character = firstOf(std::string_view(text).substr(at));
    if (text[at] == '\n')
      line += "\\n";
    else if (character.bytes == 0 || character.code < 32 || character.code == 127)
      line += fmt::format("\\x{:02x}", static_cast<unsigned char>(text[at]));
    else if (isUnseen(character.code))
      line += fmt::format("\\u{{{:x}}}", static_cast<std::uint32_t>(character.code));
    else
      line += text.substr(at, character.bytes);
    at += std::max<std::size_t>(character.bytes, 1);
  }
  return line;
}

template <typename T>
std::string formatted(T value, std::string_view format, const std::string& otherwise) {
  if (format.empty()) return otherwise;
  try {
    return fmt::format(fmt::runtime("{:" + std::string(format) + "}"), value);
  } catch (const fmt::format_error&) {
    return otherwise;
  }
}

std::string quoted(const std::string& text) {
  return onOneLine(shortened(text, mostQuoted));
}

/// "three" where a word is usual, else empty.
std::string numberWord(std::uint64_t number, const Reader& reader) {
  static constexpr std::array<std::string_view, 10> codes{"number-one",  "number-two", "number-three", "number-four",
                                                          "number-five", "number-six", "number-seven", "number-eight",
                                                          "number-nine", "number-ten"};
  if (number == 0 || number > codes.size()) return {};
  return tell(Message{std::string(codes[number - 1]), {}}, reader);
}

/// Two numbers or more, shortened where there are more than four.
Message listed(const Numbers& n) {
  const auto first = arg<"first">(n.front());
  const auto second = arg<"second">(n[1]);
  const auto last = arg<"last">(n.back());
  bool equallyApart = true;
  for (std::size_t i = 2; i < n.size(); ++i) equallyApart = equallyApart && n[i] - n[i - 1] == n[1] - n[0];
  if (n.size() == 2) return say<"numbers-two">(first, second);
  if (equallyApart && n[1] - n[0] == 1) return say<"numbers-in-a-row">(first, last);
  const auto third = arg<"third">(n[2]);
  if (n.size() == 3) return say<"numbers-three">(first, second, third);
  if (n.size() == 4) return say<"numbers-four">(first, second, third, arg<"fourth">(n[3]));
  if (equallyApart) return say<"numbers-equally-apart">(first, second, third, last);
  return say<"numbers-many">(first, second, third, arg<"more">(n.size() - 3));
}

struct Writer {
  std::string_view format;
  const Reader& reader;

  std::string operator()(const std::string& text) const {
    if (format == "lines") return text;
    return format == "short" ? quoted(text) : onOneLine(text);
  }
  std::string operator()(double value) const {
    // "10750", not "1.075e+04".
    const double unit = std::pow(10, std::floor(std::log10(std::max(1.0, std::fabs(value)))) - 3);
    const bool large = unit >= 10 && std::fabs(value) < 1e15;
    return formatted(value, format,
                     large ? fmt::format("{:.0f}", std::round(value / unit) * unit) : fmt::format("{:.4g}", value));
  }
  std::string operator()(std::uint64_t value) const {
    if (format != "word") return formatted(value, format, reader.integer(value));
    const std::string word = numberWord(value, reader);
    return word.empty() ? reader.integer(value) : word;
  }
  std::string operator()(std::int64_t value) const {
    const auto magnitude = static_cast<std::uint64_t>(value);
    if (value >= 0) return (*this)(magnitude);
    return formatted(value, format, "-" + reader.integer(0 - magnitude));
  }
  std::string operator()(const Numbers& numbers) const {
    if (numbers.empty()) return "–";
    return numbers.size() == 1 ? std::to_string(numbers.front()) : tell(listed(numbers), reader);
  }
};

bool isOne(const Argument::Value* value) {
  if (value == nullptr) return false;
  if (const auto* list = std::get_if<Numbers>(value)) return list->size() == 1;
  if (const auto* count = std::get_if<std::uint64_t>(value)) return *count == 1;
  const auto* count = std::get_if<std::int64_t>(value);
  return count != nullptr && *count == 1;
}

}  // namespace

std::string_view templateOf(const Message& message) {
  const Row* row = find(message.code);
  if (row == nullptr) return {};
  return !row->one.empty() && isOne(message.find(row->counted)) ? row->one : row->text;
}

Message unknown(const Message& message) {
  std::string arguments;
  for (const Argument& each : message.arguments)
    arguments +=
        (arguments.empty() ? "" : ", ") + each.name + " " + std::visit(Writer{"short", englishReader}, each.value);
  return say<"unknown-message">(arg<"code">(message.code), arg<"arguments">(arguments));
}

std::string fill(std::string_view text, const Message& message, const Reader& reader) {
  std::string filled;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t begin = std::min(text.find('{', at), text.size()), end = text.find('}', begin);
    filled += text.substr(at, begin - at);
    if (end == std::string_view::npos) return filled += text.substr(begin);
    forEachPlaceholder(text.substr(begin, end + 1 - begin), [&](std::string_view name, std::string_view format) {
      const Argument::Value* value = message.find(name);
      filled += value == nullptr ? std::string(text.substr(begin, end + 1 - begin))
                                 : std::visit(Writer{format, reader}, *value);
    });
    at = end + 1;
  }
  return filled;
}

std::string shown(const std::string& text) {
  return quoted(text);
}

std::string printable(std::string text) {
  const auto isPlain = [](char c) { return (c >= ' ' && c <= '~') || c == '\n' || c == '\t'; };
  if (std::all_of(text.begin(), text.end(), isPlain)) return text;
  std::string safe;
  safe.reserve(text.size());
  for (std::size_t at = 0; at < text.size();) {
    const Character character = firstOf(std::string_view(text).substr(at));
    const std::size_t bytes = std::max<std::size_t>(character.bytes, 1);
    const bool good = character.code < 0x80 ? isPlain(text[at]) : !isUnseen(character.code);
    safe += good && character.bytes != 0 ? text.substr(at, bytes) : "?";
    at += bytes;
  }
  return safe;
}

std::string tell(const Message& message, const Reader& reader) {
  const std::string_view text = templateOf(message);
  return text.empty() ? tell(unknown(message), reader) : fill(reader.translate(text), message, reader);
}

std::string tell(const Messages& messages, const Reader& reader) {
  std::string told;
  for (const Message& each : messages) {
    const std::string sentence = tell(each, reader);
    told = told.empty() ? sentence : tell(say<"next-sentence">(arg<"before">(told), arg<"sentence">(sentence)), reader);
  }
  return told;
}

std::string subject(const Complaint& complaint, std::string_view option) {
  if (!complaint.field || complaint.value.empty()) return {};
  const std::string named = option.empty() ? "--" + std::string(name(*complaint.field)) : std::string(option);
  return named + " " + shown(complaint.value);
}

}  // namespace words

std::string english(const Message& message) {
  return words::tell(message, words::englishReader);
}

std::string english(const Complaint& complaint, std::string_view option) {
  const std::string about = words::subject(complaint, option);
  return about.empty() ? english(complaint.message) : about + ": " + english(complaint.message);
}

Message underOption(const Complaint& complaint, std::string_view option) {
  const std::string given = complaint.value.empty() ? "''" : words::shown(complaint.value);
  return say<"option-refused">(arg<"option">(option), arg<"given">(given), arg<"problem">(english(complaint.message)));
}

Message ofFile(const Message& problem, std::string_view file, std::string_view option) {
  const auto named = arg<"file">(file);
  const auto why = arg<"problem">(english(problem));
  return option.empty() ? say<"file-refused">(named, why)
                        : say<"option-file-refused">(arg<"option">(option), named, why);
}

}  // namespace warpfold
