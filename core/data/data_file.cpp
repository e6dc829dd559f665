// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "data/data_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <system_error>
#include <utility>

#include "words/say.h"

namespace warpfold {

namespace {

std::string reasonOf(int error) {
  return std::generic_category().message(error);
}

[[noreturn]] void refuseOpening(const InputFile& file, int error) {
  if (error == ENOENT) refuse(file, say<"file-missing">());
  refuse(file, say<"file-not-opened">(arg<"reason">(reasonOf(error))));
}

}  // namespace

void refuse(const InputFile& file, Message message) {
  throw InvalidRequest(file.field, "file:" + file.path, std::move(message));
}

std::string quotable(std::string_view text) {
  constexpr std::size_t most = 40;
  std::size_t end = std::min(text.size(), most);
  while (end > 0 && end < text.size() && (static_cast<unsigned char>(text[end]) & 0xc0) == 0x80) --end;
  return std::string(text.substr(0, end));
}

std::uint64_t taken(std::uint64_t n, std::optional<std::uint64_t> asked, const InputFile& file) {
  if (asked && *asked > n) refuse(file, say<"file-too-short">(arg<"elements">(n), arg<"asked">(*asked)));
  return asked.value_or(n);
}

DataFile::DataFile(InputFile file) : m_file(std::move(file)) {
  struct stat status {};
  // Asked before it is opened: opening alone can make a device do things.
  if (::stat(m_file.path.c_str(), &status) != 0) refuseOpening(m_file, errno);
  if (!S_ISREG(status.st_mode)) refuse(m_file, say<"file-not-regular">());
  // Should a FIFO have taken its place meanwhile, O_NONBLOCK keeps the opening from waiting.
  m_descriptor = ::open(m_file.path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
  if (m_descriptor < 0) refuseOpening(m_file, errno);
  const bool regular = ::fstat(m_descriptor, &status) == 0 && S_ISREG(status.st_mode);
  if (!regular || status.st_size == 0) {
    ::close(m_descriptor);  // the destructor does not run for what was never made
    if (!regular) refuse(m_file, say<"file-not-regular">());
    refuse(m_file, say<"file-empty">());
  }
  m_bytes = static_cast<std::uint64_t>(status.st_size);
}

DataFile::~DataFile() {
  ::close(m_descriptor);
}

std::size_t DataFile::read(std::span<char> to) {
  std::size_t done = 0;
  while (done < to.size()) {
    const ::ssize_t got = ::read(m_descriptor, to.data() + done, to.size() - done);
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) refuse(m_file, say<"file-not-read">(arg<"reason">(reasonOf(errno))));
    if (got == 0) break;
    done += static_cast<std::size_t>(got);
  }
  return done;
}

HostArray DataFile::readElements(ElementType type, std::uint64_t n, const Tick& tick) {
  HostArray array(type, n);
  const std::size_t width = sizeOf(type);
  inParts(n, tick, [&](std::uint64_t begin, std::uint64_t end) {
    const std::span<char> part{reinterpret_cast<char*>(array.data() + begin * width), (end - begin) * width};
    if (read(part) != part.size()) refuse(m_file, say<"file-became-shorter">());
  });
  return array;
}

}  // namespace warpfold
