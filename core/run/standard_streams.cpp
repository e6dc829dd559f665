// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "run/standard_streams.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <new>
#include <system_error>

#include "values/error.h"
#include "words/english.h"
#include "words/say.h"

namespace warpfold {

void keepStandardStreams() {
  std::signal(SIGXFSZ, SIG_IGN);
  for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
    if (::fcntl(stream, F_GETFD) != -1 || errno != EBADF) continue;
    // The lowest free number is this one, since those below it are taken.
    [[maybe_unused]] const int fails = ::open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY);
  }
}

void printOut(const std::string& given) {
  const std::string text = words::printable(given);
  errno = 0;
  const bool written = std::fwrite(text.data(), 1, text.size(), stdout) == text.size();
  if (std::fflush(stdout) == 0 && written) return;
  throw InvalidRequest(say<"output-not-written">(arg<"reason">(std::generic_category().message(errno))));
}

void printError(const char* program, const std::string& sentence) noexcept {
  try {
    std::fprintf(stderr, "%s: %s\n", program, words::printable(sentence).c_str());
  } catch (const std::bad_alloc&) {
    std::fprintf(stderr, "%s: there is not enough memory\n", program);
  }
}

}  // namespace warpfold
