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

namespace words {

/// How the digits of an integer are written.
using WriteInteger = std::string (*)(std::uint64_t magnitude);

/// A text from outside as messages quote it: on one line, without control characters, 200 bytes of it at most.
std::string shown(const std::string& text);
/// "--block 96": the field that a complaint is about, and what it held; empty where it is about none.
std::string subject(const Complaint& complaint, std::string_view option = {});
/// The template of a known message, singular or plural; empty where the code is not known.
std::string_view templateOf(const Message& message);
/// The message to show in place of one whose code is not known.
Message unknown(const Message& message);
/// Puts the arguments into a template or its translation. Never throws for what it holds: a placeholder without its
/// argument stays, a format that does not suit its value is left out. `writeInteger` writes integers for which the
/// template has no format.
std::string fill(std::string_view text, const Message& message, WriteInteger writeInteger);

}  // namespace words

}  // namespace warpfold
