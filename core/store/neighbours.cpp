// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "store/neighbours.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <optional>
#include <string>
#include <system_error>

#include "store/not_a_recording.h"
#include "words/say.h"

namespace warpfold::store {

namespace {

namespace fs = std::filesystem;

[[noreturn]] void refuse(const fs::path& neighbour, int error) {
  throw NotARecording(say<"recording-neighbour-not-opened">(arg<"file">(neighbour.filename().string()),
                                                            arg<"reason">(std::generic_category().message(error))));
}

/// What is there, without following a link; nothing where nothing is. Throws NotARecording for anything but a regular
/// file with one name.
std::optional<struct stat> plainFile(const fs::path& neighbour) {
  struct stat there {};
  if (::lstat(neighbour.c_str(), &there) != 0) {
    if (errno == ENOENT || errno == ENOTDIR) return std::nullopt;
    refuse(neighbour, errno);
  }
  if (!S_ISREG(there.st_mode) || there.st_nlink != 1)
    throw NotARecording(say<"recording-neighbour-not-regular">(arg<"file">(neighbour.filename().string())));
  return there;
}

/// Whether the journal's last record names a super-journal: it ends in the eight bytes with which a journal begins.
bool namesSuperJournal(const fs::path& journal, off_t bytes) {
  constexpr std::array<unsigned char, 8> magic{0xd9, 0xd5, 0x05, 0xf9, 0x20, 0xa1, 0x63, 0xd7};
  if (bytes < static_cast<off_t>(magic.size())) return false;
  const int file = ::open(journal.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
  if (file < 0) refuse(journal, errno);
  std::array<unsigned char, magic.size()> end{};
  const ::ssize_t got = ::pread(file, end.data(), end.size(), bytes - static_cast<off_t>(end.size()));
  const int error = got < 0 ? errno : got != static_cast<::ssize_t>(end.size()) ? EIO : 0;
  ::close(file);
  if (error != 0) refuse(journal, error);
  return end == magic;
}

}  // namespace

fs::path besides(const fs::path& file, const char* ending) {
  fs::path other = file;
  return other += ending;
}

void requireHarmlessNeighbours(const fs::path& file) {
  const fs::path journal = besides(file, "-journal"), log = besides(file, "-wal");
  if (const auto there = plainFile(journal); there && namesSuperJournal(journal, there->st_size))
    throw NotARecording(say<"recording-super-journal">(arg<"file">(journal.filename().string())));
  if (const auto there = plainFile(log); there && there->st_size != 0)
    throw NotARecording(say<"recording-write-ahead">(arg<"file">(log.filename().string())));
  plainFile(besides(file, "-shm"));
}

}  // namespace warpfold::store
