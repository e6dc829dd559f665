// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "data/whole_file.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdint>
#include <iterator>
#include <random>
#include <system_error>
#include <utility>

namespace warpfold {

namespace {

namespace fs = std::filesystem;

[[noreturn]] void fail(const char* what, const fs::path& path, int error) {
  throw fs::filesystem_error(what, path, std::error_code(error, std::generic_category()));
}

bool isRegular(const fs::path& path) {
  struct stat there {};
  return ::stat(path.c_str(), &there) == 0 && S_ISREG(there.st_mode);
}

/// Whether the name stands for a file that is open: /dev/stdout, /dev/fd/5, /proc/self/fd/1.
bool standsForOpenFile(const fs::path& name) {
  std::error_code none;
  const fs::path folder = fs::canonical(name.has_parent_path() ? name.parent_path() : ".", none);
  return folder == "/dev" || (folder.has_root_path() && *std::next(folder.begin(), folder == "/" ? 0 : 1) == "proc");
}

/// The file that a link leads to; a link that leads nowhere is replaced itself. Throws filesystem_error.
fs::path behindLinks(const fs::path& place) {
  constexpr int mostLinks = 40;
  fs::path name = place;
  for (int links = 0; links < mostLinks; ++links) {
    if (standsForOpenFile(name)) fail("open", place, EINVAL);
    std::error_code none;
    if (!fs::is_symlink(fs::symlink_status(name, none))) return links == 0 || fs::exists(name, none) ? name : place;
    name = name.parent_path() / fs::read_symlink(name, none);
  }
  fail("open", place, ELOOP);
}

std::uint64_t randomBits() {
  std::random_device source;
  return std::uint64_t{source()} << 32 | source();
}

}  // namespace

DraftFile::DraftFile(const fs::path& place) : m_place(behindLinks(place)) {
  if (isRegular(m_place) && ::access(m_place.c_str(), W_OK) != 0) fail("access", place, errno);
  constexpr int mostTries = 100;  // a name of 64 random bits is taken by no accident
  for (int tries = 0; m_file < 0; ++tries) {
    m_path = m_place.parent_path() / fmt::format(".warpfold-{:016x}", randomBits());
    m_file = ::open(m_path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0666);
    if (m_file < 0 && (errno != EEXIST || tries == mostTries)) fail("open", place, errno);
  }
  struct stat there {};
  if (::stat(m_place.c_str(), &there) == 0 && S_ISREG(there.st_mode)) ::fchmod(m_file, there.st_mode & 0777);
}

DraftFile::~DraftFile() {
  close();
  if (!m_path.empty()) ::unlink(m_path.c_str());
}

DraftFile::DraftFile(DraftFile&& other) noexcept
    : m_place(std::move(other.m_place)),
      m_path(std::exchange(other.m_path, {})),
      m_file(std::exchange(other.m_file, -1)) {}

void DraftFile::close() {
  if (m_file >= 0) ::close(std::exchange(m_file, -1));
}

void DraftFile::write(std::string_view bytes) {
  while (!bytes.empty()) {
    const ::ssize_t written = ::write(m_file, bytes.data(), bytes.size());
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) fail("write", m_place, written == 0 ? ENOSPC : errno);
    bytes.remove_prefix(static_cast<std::size_t>(written));
  }
  // Some file systems find out only now that there is no room; others cannot be asked.
  if (::fsync(m_file) != 0 && errno != EINVAL && errno != ENOSYS && errno != EROFS) fail("fsync", m_place, errno);
}

void DraftFile::replace() {
  close();
  if (::rename(m_path.c_str(), m_place.c_str()) != 0) fail("rename", m_place, errno);
  m_path.clear();
}

bool DraftFile::moveTo(const fs::path& place) {
  close();  // whoever takes it up in its place has POSIX locks on it, which closing would give up
  if (::renameat2(AT_FDCWD, m_path.c_str(), AT_FDCWD, place.c_str(), RENAME_NOREPLACE) != 0) {
    if (errno == EEXIST) return false;
    if (errno != EINVAL && errno != ENOSYS) fail("rename", place, errno);
    if (fs::exists(fs::symlink_status(place))) return false;  // a file system that cannot do both at once
    if (::rename(m_path.c_str(), place.c_str()) != 0) fail("rename", place, errno);
  }
  m_path.clear();
  return true;
}

bool isSpecialFile(const fs::path& path) {
  std::error_code none;
  if (!fs::exists(path, none)) return false;
  try {
    return !isRegular(behindLinks(path));
  } catch (const fs::filesystem_error&) {
    return true;
  }
}

void requireWritable(const fs::path& place) {
  const DraftFile made(place);
}

void writeWhole(const fs::path& place, std::string_view bytes) {
  writeAllWhole({{place, bytes}});
}

void writeAllWhole(const std::vector<NewFile>& files) {
  std::vector<DraftFile> drafts;
  drafts.reserve(files.size());
  for (const NewFile& file : files) {
    drafts.emplace_back(file.place);
    drafts.back().write(file.bytes);
  }
  for (DraftFile& draft : drafts) draft.replace();
}

}  // namespace warpfold
