// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "store/opening.h"

#include <fcntl.h>
#include <sqlite3.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <new>
#include <system_error>
#include <vector>

#include "codec/archive.h"
#include "codec/frame.h"
#include "codec/problem.h"
#include "codec/require.h"
#include "data/private_folder.h"
#include "store/limits.h"
#include "store/neighbours.h"
#include "store/schema.h"
#include "words/say.h"

namespace warpfold::store {

namespace {

namespace fs = std::filesystem;

[[noreturn]] void refuseCopy(const std::string& reason) {
  throw NotARecording(say<"recording-no-room-for-copy">(arg<"reason">(reason)));
}

std::string reasonOf(int error) {
  return std::generic_category().message(error);
}

class Descriptor {
 public:
  explicit Descriptor(int file) : m_file(file) {}
  ~Descriptor() { ::close(m_file); }
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  int get() const { return m_file; }

 private:
  int m_file;
};

/// The bytes of a regular file, `most` at most; neither follows a link nor waits. Throws NotARecording.
void copyFile(const fs::path& from, const fs::path& to, std::uintmax_t most) {
  const Descriptor in(::open(from.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK));
  struct stat there {};
  if (in.get() < 0 || ::fstat(in.get(), &there) != 0)
    throw NotARecording(say<"recording-not-opened">(arg<"reason">(reasonOf(errno))));
  if (!S_ISREG(there.st_mode) || static_cast<std::uintmax_t>(there.st_size) > most)
    throw NotARecording(say<"recording-other-file">());
  const Descriptor out(::open(to.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600));
  if (out.get() < 0) refuseCopy(reasonOf(errno));
  std::vector<char> buffer(std::size_t{1} << 20);
  for (std::uintmax_t left = most; left > 0;) {
    const ::ssize_t got = ::read(in.get(), buffer.data(), std::min<std::uintmax_t>(buffer.size(), left));
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) throw NotARecording(say<"recording-not-opened">(arg<"reason">(reasonOf(errno))));
    if (got == 0) return;
    left -= static_cast<std::uintmax_t>(got);
    for (::ssize_t done = 0; done < got;) {
      const ::ssize_t written = ::write(out.get(), buffer.data() + done, static_cast<std::size_t>(got - done));
      if (written <= 0 && errno != EINTR) refuseCopy(reasonOf(written == 0 ? ENOSPC : errno));
      done += std::max<::ssize_t>(written, 0);
    }
  }
}

/// The file as it was before what a killed program had begun to change. The journal beside it tells; it is played back
/// in a copy, since the file itself is not ours to change. Throws NotARecording where there is no room for one.
std::unique_ptr<Database> recovered(const fs::path& file) {
  // A journal has no more than the pages that the file had; ours only grow.
  const std::uintmax_t bytes = fs::file_size(file), mostOfJournal = 2 * bytes + (std::uintmax_t{1} << 20);
  try {
    const PrivateFolder folder;
    const fs::path copy = folder / "copy";
    copyFile(file, copy, mostFileBytes);
    copyFile(besides(file, "-journal"), besides(copy, "-journal"), mostOfJournal);
    auto database = std::make_unique<Database>(copy, Database::Mode::write);
    Statement(*database, "SELECT 1 FROM sqlite_master").step();
    codec::require(fs::file_size(copy) <= mostFileBytes, "its journal makes it too large");
    database->execute("PRAGMA query_only=ON");
    return database;  // the copy is open, and lives as long as that
  } catch (const InvalidRequest& error) {
    throw NotARecording(error.message());
  } catch (const DatabaseError& error) {
    if ((error.code() & 0xff) != SQLITE_FULL) throw;
    refuseCopy(error.what());
  }
}

/// SQLite fills up a last page that is cut off with zeros, which would be read as numbers. A journal makes it whole.
void requireWholePages(const Database& database, const fs::path& path) {
  Statement row(database, "PRAGMA page_size");
  row.step();
  codec::require(fs::exists(besides(path, "-journal")) || fs::file_size(path) % row.integer(0) == 0,
                 "its last page is cut off");
}

}  // namespace

std::unique_ptr<Database> openForReading(const fs::path& path) {
  const Journalling journalling = requireRecording(path);
  const fs::path file = fs::canonical(path);
  const auto open = [&](Database::Mode mode) {
    auto database = std::make_unique<Database>(file, mode);
    Statement(*database, "SELECT 1 FROM sqlite_master").step();
    requireWholePages(*database, file);
    return database;
  };
  // With locks, SQLite would leave a log and its index beside a file of this kind.
  if (journalling == Journalling::writeAhead)
    return fs::exists(besides(file, "-journal")) ? recovered(file) : open(Database::Mode::readUnlocked);
  try {
    return open(Database::Mode::read);
  } catch (const DatabaseError& error) {
    if (error.code() == SQLITE_READONLY_ROLLBACK) return recovered(file);
    const int primary = error.code() & 0xff;
    const bool lockless = primary == SQLITE_CANTOPEN || primary == SQLITE_READONLY || primary == SQLITE_IOERR;
    if (!lockless || fs::exists(besides(file, "-journal"))) throw;
    return open(Database::Mode::readUnlocked);
  }
}

Message problemOf(const std::exception_ptr& thrown) {
  const auto damaged = [](const std::exception& error) {
    return say<"recording-damaged">(arg<"problem">(codec::problemText(error)));
  };
  try {
    std::rethrow_exception(thrown);
  } catch (const NotARecording& error) {
    return error.message();
  } catch (const DatabaseError& error) {
    const int primary = error.code() & 0xff;
    if (primary == SQLITE_CANTOPEN || primary == SQLITE_BUSY || primary == SQLITE_PERM)
      return say<"recording-not-opened">(arg<"reason">(error.what()));
    return damaged(error);
  } catch (const std::out_of_range& error) {
    return damaged(error);
  } catch (const codec::Json::exception& error) {
    return damaged(error);
  } catch (const Error& error) {  // a value that its type does not take
    return damaged(error);
  } catch (const fs::filesystem_error& error) {
    return say<"recording-not-opened">(arg<"reason">(error.code().message()));
  }
}

}  // namespace warpfold::store
