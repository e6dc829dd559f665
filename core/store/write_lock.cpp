// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "store/write_lock.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>

#include "store/schema.h"
#include "words/say.h"

namespace warpfold::store {

namespace {

namespace fs = std::filesystem;

[[noreturn]] void refuse(int error) {
  throw NotARecording(say<"recording-not-created">(arg<"reason">(std::generic_category().message(error))));
}

}  // namespace

WriteLock::WriteLock(const fs::path& path) : m_path(path) {
  // A file that took this one's place before it was locked is another one: once more, then.
  do {
    if (m_file >= 0) ::close(m_file);
    m_file = ::open(path.c_str(), O_RDWR | O_CLOEXEC | O_NONBLOCK);
    if (m_file < 0 && errno == EACCES) m_file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (m_file < 0) refuse(errno);
    if (::flock(m_file, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) {
      ::close(m_file);
      throw NotARecording(say<"recording-in-use">());
    }
  } while (!isInPlace() && fs::exists(path));
}

WriteLock::~WriteLock() {
  ::close(m_file);
}

bool WriteLock::isInPlace() const {
  struct stat locked {
  }, there{};
  return ::fstat(m_file, &locked) == 0 && ::stat(m_path.c_str(), &there) == 0 && locked.st_dev == there.st_dev &&
         locked.st_ino == there.st_ino;
}

}  // namespace warpfold::store
