// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <sstream>
#include <string>

/// What both programs print for a person or a pipe. An answer that did not arrive is an error like a picture that was
/// not written: the place that the caller gave for it is not valid, so the status is 2.
namespace warpfold {

/// To be called before anything is opened. Where the caller closed a standard stream, something that fails when it is
/// used takes its number, so that no file opened later does (as stdopen of gnulib). A file that may not grow any more
/// is an error to report, not an end by SIGXFSZ.
void keepStandardStreams();

/// Prints all of `text` on standard output, what comes from outside made safe (words::printable). Throws InvalidRequest
/// where it could not be written to its end.
void printOut(const std::string& text);

/// Prints "program: sentence" on standard error. Does not throw: there is no other place to say it.
void printError(const char* program, const std::string& sentence) noexcept;

/// What CLI11 answers to --help and --version.
template <typename App, typename Answer>
void printAnswer(const App& app, const Answer& answer) {
  std::ostringstream text;
  app.exit(answer, text, text);
  printOut(text.str());
}

}  // namespace warpfold
