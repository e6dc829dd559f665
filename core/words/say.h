// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <optional>
#include <ranges>
#include <type_traits>
#include <utility>

#include "words/message.h"
#include "words/texts.h"

namespace warpfold {

/// A string as a template's parameter.
template <std::size_t size>
struct FixedString {
  char characters[size];
  constexpr FixedString(const char (&text)[size]) { std::copy_n(text, size, characters); }
  constexpr std::string_view view() const { return {characters, size - 1}; }
};

/// An argument whose name is known to the compiler.
template <FixedString nameOf, typename Held>
struct NamedArgument {
  using Type = Held;
  static constexpr std::string_view name = nameOf.view();
  Held value;
};

/// arg<"block">(96)
template <FixedString name, typename T>
auto arg(const T& value) {
  if constexpr (std::convertible_to<const T&, std::string_view>)
    return NamedArgument<name, std::string>{std::string(std::string_view(value))};
  else if constexpr (std::is_floating_point_v<T>)
    return NamedArgument<name, double>{value};
  else if constexpr (std::ranges::range<T>)
    return NamedArgument<name, Numbers>{Numbers(std::begin(value), std::end(value))};
  else if constexpr (std::is_signed_v<T>)
    return NamedArgument<name, std::int64_t>{value};
  else
    return NamedArgument<name, std::uint64_t>{value};
}

namespace words {

/// Whether a template's `format` can write a value of type T.
template <typename T>
constexpr bool writes(std::string_view format) {
  if (format.empty()) return true;
  if (format == "short" || format == "lines") return std::same_as<T, std::string>;
  if (std::same_as<T, Numbers>) return false;
  if (format == "word") return std::integral<T>;
  const bool fraction = format.back() == 'f' || format.back() == 'g';
  return std::same_as<T, double> ? fraction : !std::same_as<T, std::string> && !fraction;
}

/// Every argument stands in the text, and every placeholder has an argument that it can write.
template <typename... Arguments>
constexpr bool fits(const Row& row) {
  bool good = (hasPlaceholder(row.text, Arguments::name) && ...);
  for (const std::string_view text : {row.text, row.one})
    forEachPlaceholder(text, [&]([[maybe_unused]] std::string_view name, [[maybe_unused]] std::string_view format) {
      good = good && ((Arguments::name == name && writes<typename Arguments::Type>(format)) || ...);
    });
  if (!row.one.empty()) good = good && ((Arguments::name == row.counted) || ...);
  return good;
}

}  // namespace words

/// say<"block-beyond-grid">(arg<"block">(7), …): the only way to make a message. A code that core/words does not know,
/// or arguments that are not its text's, do not compile.
template <FixedString code, typename... Arguments>
Message say(Arguments... arguments) {
  static_assert(words::find(code.view()) != nullptr, "core/words has no text with this code");
  static_assert(words::fits<Arguments...>(*words::find(code.view())), "the arguments are not those of the text");
  Message message{std::string(code.view()), {}};
  message.arguments.reserve(sizeof...(arguments));
  (message.arguments.push_back({std::string(Arguments::name), std::move(arguments.value)}), ...);
  return message;
}

namespace words {

/// Whether a value of an enumeration has a name there: compilers write "(Side)2" of one that has none.
template <auto value>
constexpr bool isEnumerator() {
  constexpr std::string_view signature = __PRETTY_FUNCTION__;  // "… [with auto value = Side::left]"
  const std::string_view end = signature.substr(signature.rfind(')') + 1);
  return end.find_first_not_of("0123456789]") != std::string_view::npos;
}

/// Whether an enumeration has the values 0 to count - 1 and no others.
template <typename Enum, std::size_t count>
constexpr bool hasValues() {
  return isEnumerator<static_cast<Enum>(count - 1)>() && !isEnumerator<static_cast<Enum>(count)>();
}

/// The text that a row of a table names; nothing where the row's member is an optional one that names none.
constexpr std::optional<std::string_view> codeIn(std::string_view named) {
  return named;
}
constexpr std::optional<std::string_view> codeIn(const std::optional<std::string_view>& named) {
  return named;
}

/// Whether the texts of all rows of a table have these arguments; `code` is the member that names a row's text.
template <typename... Arguments>
constexpr bool allFit(const auto& rows, auto code) {
  return std::ranges::all_of(rows, [&](const auto& row) {
    const auto named = codeIn(row.*code);
    const Row* const text = named ? find(*named) : nullptr;
    return !named || (text != nullptr && fits<Arguments...>(*text));
  });
}

}  // namespace words

/// One of several texts with the same arguments, by its place among them: sayNth<"left-ended", "right-ended">(1, …).
template <FixedString... codes, typename... Arguments>
Message sayNth(std::size_t place, const Arguments&... arguments) {
  Message message;
  std::size_t each = 0;
  ((each++ == place ? void(message = say<codes>(arguments...)) : void()), ...);
  return message;
}

/// The same, by a value of an enumeration, which has a text for each of its values.
template <FixedString... codes, typename Enum, typename... Arguments>
requires std::is_enum_v<Enum> Message sayNth(Enum which, const Arguments&... arguments) {
  static_assert(words::hasValues<Enum, sizeof...(codes)>(), "there must be one text for each value");
  return sayNth<codes...>(static_cast<std::size_t>(which), arguments...);
}

/// The text that a row of a table names: sayOfRow<verbRows, &VerbRow::chain>(2, …). The texts of all its rows have the
/// same arguments. A row that names none must not be said.
template <const auto& rows, auto code, typename... Arguments>
Message sayOfRow(std::size_t place, Arguments... arguments) {
  static_assert(words::allFit<Arguments...>(rows, code), "the texts are not all there with these arguments");
  return {std::string(words::codeIn(rows[place].*code).value()),
          {{std::string(Arguments::name), std::move(arguments.value)}...}};
}

}  // namespace warpfold
