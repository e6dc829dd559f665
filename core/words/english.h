// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

#include "words/complaint.h"
#include "words/message.h"

namespace warpfold {

/// The sentence in English: integers in full, other numbers with four digits where the text does not say otherwise. A
/// code that is not known here (of a program of another version) gives a sentence that names it and its arguments.
std::string english(const Message& message);
/// "--block 96: kernel neighbored …": the option and its value first, where a field of the request is to blame.
/// `option` names it where the reader gave it by another name than the field's.
std::string english(const Complaint& complaint, std::string_view option = {});

/// A complaint about a field that the reader gave by another option than the field's own, as one message that names it.
Message underOption(const Complaint& complaint, std::string_view option);
/// The same of a file, by its name and, where it was given by one, its option.
Message ofFile(const Message& problem, std::string_view file, std::string_view option = {});

namespace words {

/// How a language writes a message.
struct Reader {
  std::string (*integer)(std::uint64_t magnitude);  ///< where the template has no format
  std::string (*translate)(std::string_view text);  ///< a template of core/words
};

/// The sentence in the reader's language; one that names code and arguments where the code is not known here.
std::string tell(const Message& message, const Reader& reader);
/// The sentences one after the other.
std::string tell(const Messages& messages, const Reader& reader);

/// A text from outside as messages quote it: on one line, without control characters, 200 bytes of it at most.
std::string shown(const std::string& text);
/// A text with lines and tabs that is safe to print: what else would move a terminal's cursor, colour it, ring it,
/// turn the direction of writing or not be seen is a question mark, and so is a byte that belongs to no character.
std::string printable(std::string text);
/// "--block 96": the field that a complaint is about, and what it held; empty where it is about none.
std::string subject(const Complaint& complaint, std::string_view option = {});
/// The template of a known message, singular or plural; empty where the code is not known.
std::string_view templateOf(const Message& message);
/// The message to show in place of one whose code is not known.
Message unknown(const Message& message);
/// Puts the arguments into a template or its translation. Never throws for what it holds: a placeholder without its
/// argument stays, a format that does not suit its value is left out.
std::string fill(std::string_view text, const Message& message, const Reader& reader);

}  // namespace words

}  // namespace warpfold
