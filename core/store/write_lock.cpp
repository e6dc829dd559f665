// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "store/write_lock.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>

#include "store/schema.h"
#include "words/say.h"

namespace warpfold::store {

WriteLock::WriteLock(const std::filesystem::path& path) : m_file(::open(path.c_str(), O_RDWR | O_CLOEXEC)) {
  if (m_file < 0)
    throw NotARecording(say<"recording-not-created">(arg<"reason">(std::generic_category().message(errno))));
  if (::flock(m_file, LOCK_EX | LOCK_NB) == 0) return;
  const int error = errno;
  ::close(m_file);
  if (error == EWOULDBLOCK) throw NotARecording(say<"recording-in-use">());
}

WriteLock::~WriteLock() {
  ::close(m_file);
}

}  // namespace warpfold::store
