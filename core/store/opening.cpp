// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "store/opening.h"

#include <sqlite3.h>

#include <new>
#include <system_error>

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

/// The file as it was before what a killed program had begun to change. The journal beside it tells; it is played back
/// in a copy, since the file itself is not ours to change. Throws NotARecording where there is no room for one.
std::unique_ptr<Database> recovered(const fs::path& file) {
  const fs::path journal = besides(file, "-journal");
  if (fs::file_size(journal) > mostFileBytes) throw NotARecording(say<"recording-other-file">());
  const auto refuse = [](const std::string& reason) {
    throw NotARecording(say<"recording-no-room-for-copy">(arg<"reason">(reason)));
  };
  try {
    const PrivateFolder folder;
    const fs::path copy = folder / "copy";
    fs::copy_file(file, copy);
    fs::copy_file(journal, besides(copy, "-journal"));
    auto database = std::make_unique<Database>(copy, Database::Mode::write);
    Statement(*database, "SELECT 1 FROM sqlite_master").step();
    database->execute("PRAGMA query_only=ON");
    return database;  // the copy is open, and lives as long as that
  } catch (const InvalidRequest& error) {
    throw NotARecording(error.message());
  } catch (const fs::filesystem_error& error) {
    if (error.code() != std::errc::no_space_on_device && error.code() != std::errc::file_too_large) throw;
    refuse(error.code().message());
  } catch (const DatabaseError& error) {
    if ((error.code() & 0xff) != SQLITE_FULL) throw;
    refuse(error.what());
  }
  return nullptr;
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
