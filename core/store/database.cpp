// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "store/database.h"

#include <sqlite3.h>

#include <cstring>

#include "codec/archive.h"
#include "store/guarded_files.h"
#include "store/limits.h"
#include "store/neighbours.h"

namespace warpfold::store {

namespace {

void demand(int code, sqlite3* database) {
  if (code != SQLITE_OK)
    throw DatabaseError(code, database != nullptr ? sqlite3_errmsg(database) : sqlite3_errstr(code));
}

/// A path as a URI takes it.
std::string asUri(const std::filesystem::path& path) {
  constexpr char digits[] = "0123456789abcdef";
  std::string uri = "file:";
  for (const char c : std::filesystem::absolute(path).string()) {
    const auto byte = static_cast<unsigned char>(c);
    if (std::isalnum(byte) || c == '/' || c == '.' || c == '-' || c == '_')
      uri += c;
    else
      (uri += '%') += {digits[byte >> 4], digits[byte & 15]};
  }
  return uri;
}

/// Before the file's schema is read, which the first statement does.
void harden(sqlite3* database) {
  const std::pair<int, int> switches[] = {{SQLITE_DBCONFIG_DEFENSIVE, 1},
                                          {SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0},
                                          {SQLITE_DBCONFIG_ENABLE_TRIGGER, 0},
                                          {SQLITE_DBCONFIG_ENABLE_VIEW, 0},
                                          {SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 0}};
  for (const auto& [option, value] : switches) sqlite3_db_config(database, option, value, nullptr);
  const std::pair<int, int> limits[] = {
      {SQLITE_LIMIT_LENGTH, 2 << 20},  {SQLITE_LIMIT_SQL_LENGTH, 1 << 16}, {SQLITE_LIMIT_COLUMN, 64},
      {SQLITE_LIMIT_EXPR_DEPTH, 32},   {SQLITE_LIMIT_COMPOUND_SELECT, 2},  {SQLITE_LIMIT_VDBE_OP, 10'000},
      {SQLITE_LIMIT_FUNCTION_ARG, 8},  {SQLITE_LIMIT_ATTACHED, 0},         {SQLITE_LIMIT_VARIABLE_NUMBER, 32},
      {SQLITE_LIMIT_TRIGGER_DEPTH, 1}, {SQLITE_LIMIT_WORKER_THREADS, 0}};
  for (const auto& [limit, value] : limits) sqlite3_limit(database, limit, value);
}

}  // namespace

Database::Database(const std::filesystem::path& path, Mode mode) {
  // Beside the file itself lie its journals, not beside a link to it.
  std::error_code none;
  const std::filesystem::path real = std::filesystem::canonical(path, none), file = none ? path : real;
  requireHarmlessNeighbours(file);
  const bool unlocked = mode == Mode::readUnlocked;
  const int flags = (mode == Mode::write ? SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE : SQLITE_OPEN_READONLY) |
                    SQLITE_OPEN_URI | SQLITE_OPEN_NOMUTEX;
  const std::string uri = asUri(file) + (unlocked ? "?immutable=1" : "");
  const int code = sqlite3_open_v2(uri.c_str(), &m_handle, flags, guardedFiles());
  try {
    demand(code, m_handle);
    sqlite3_extended_result_codes(m_handle, 1);
    sqlite3_busy_timeout(m_handle, 2000);
    harden(m_handle);
    execute("PRAGMA trusted_schema=OFF; PRAGMA cell_size_check=ON; PRAGMA mmap_size=0; PRAGMA temp_store=MEMORY");
  } catch (...) {
    sqlite3_close_v2(m_handle);
    throw;
  }
}

Database::~Database() {
  sqlite3_close_v2(m_handle);
}

void Database::execute(const std::string& sql) {
  demand(sqlite3_exec(m_handle, sql.c_str(), nullptr, nullptr, nullptr), m_handle);
}

Statement::Statement(const Database& database, std::string_view sql) {
  demand(sqlite3_prepare_v2(database.get(), sql.data(), static_cast<int>(sql.size()), &m_handle, nullptr),
         database.get());
}

Statement::~Statement() {
  sqlite3_finalize(m_handle);
}

Statement& Statement::bind(int place, std::string_view text) {
  demand(sqlite3_bind_text64(m_handle, place + 1, text.data(), text.size(), SQLITE_TRANSIENT, SQLITE_UTF8),
         sqlite3_db_handle(m_handle));
  return *this;
}

Statement& Statement::bind(int place, std::uint64_t value) {
  demand(sqlite3_bind_int64(m_handle, place + 1, static_cast<std::int64_t>(value)), sqlite3_db_handle(m_handle));
  return *this;
}

Statement& Statement::bind(int place, const std::optional<double>& value) {
  demand(value ? sqlite3_bind_double(m_handle, place + 1, *value) : sqlite3_bind_null(m_handle, place + 1),
         sqlite3_db_handle(m_handle));
  return *this;
}

Statement& Statement::bind(int place, std::span<const float> values) {
  std::vector<float> words(values.begin(), values.end());
  for (float& word : words) word = codec::littleEndian(word);
  static constexpr float none = 0;  // a null pointer would bind NULL
  demand(sqlite3_bind_blob64(m_handle, place + 1, words.empty() ? &none : words.data(), words.size() * sizeof(float),
                             SQLITE_TRANSIENT),
         sqlite3_db_handle(m_handle));
  return *this;
}

Statement& Statement::bind(int place, std::span<const std::uint8_t> bytes) {
  static constexpr std::uint8_t none = 0;
  demand(sqlite3_bind_blob64(m_handle, place + 1, bytes.empty() ? &none : bytes.data(), bytes.size(), SQLITE_TRANSIENT),
         sqlite3_db_handle(m_handle));
  return *this;
}

bool Statement::step() {
  const int code = sqlite3_step(m_handle);
  if (code == SQLITE_ROW) return true;
  if (code != SQLITE_DONE) {
    const DatabaseError error(code, sqlite3_errmsg(sqlite3_db_handle(m_handle)));
    sqlite3_reset(m_handle);
    throw error;
  }
  return false;
}

void Statement::run() {
  step();
  reset();
}

void Statement::reset() {
  sqlite3_reset(m_handle);
}

std::string Statement::text(int column, std::size_t most) const {
  if (sqlite3_column_type(m_handle, column) != SQLITE_TEXT)
    throw std::out_of_range("a column that should hold text does not");
  const auto* const characters = reinterpret_cast<const char*>(sqlite3_column_text(m_handle, column));
  const auto size = static_cast<std::size_t>(sqlite3_column_bytes(m_handle, column));
  if (characters == nullptr) throw std::bad_alloc();
  if (size > most) throw std::out_of_range("a text is too long");
  return {characters, size};
}

std::uint64_t Statement::integer(int column) const {
  if (sqlite3_column_type(m_handle, column) != SQLITE_INTEGER)
    throw std::out_of_range("a column that should hold a number does not");
  const std::int64_t value = sqlite3_column_int64(m_handle, column);
  if (value < 0) throw std::out_of_range("a count is negative");
  return static_cast<std::uint64_t>(value);
}

std::optional<double> Statement::number(int column) const {
  const int type = sqlite3_column_type(m_handle, column);
  if (type == SQLITE_NULL) return std::nullopt;
  if (type != SQLITE_FLOAT && type != SQLITE_INTEGER)
    throw std::out_of_range("a column that should hold a number does not");
  return sqlite3_column_double(m_handle, column);
}

std::vector<float> Statement::floats(int column, std::size_t most) const {
  if (sqlite3_column_type(m_handle, column) != SQLITE_BLOB)
    throw std::out_of_range("a column that should hold times does not");
  const void* const bytes = sqlite3_column_blob(m_handle, column);
  const auto size = static_cast<std::size_t>(sqlite3_column_bytes(m_handle, column));
  if (size % sizeof(float) != 0) throw std::out_of_range("a list of times ends in the middle of one");
  if (size / sizeof(float) > most) throw std::out_of_range("a list of times is too long");
  std::vector<float> values(size / sizeof(float));
  if (size == 0) return values;
  if (bytes == nullptr) throw std::bad_alloc();
  std::memcpy(values.data(), bytes, size);
  for (float& value : values) value = codec::littleEndian(value);
  return values;
}

std::vector<std::uint8_t> Statement::bytes(int column, std::size_t most) const {
  if (sqlite3_column_type(m_handle, column) != SQLITE_BLOB)
    throw std::out_of_range("a column that should hold binary data does not");
  const auto* const bytes = static_cast<const std::uint8_t*>(sqlite3_column_blob(m_handle, column));
  const auto size = static_cast<std::size_t>(sqlite3_column_bytes(m_handle, column));
  if (size > most) throw std::out_of_range("a part is too large");
  if (size == 0) return {};
  if (bytes == nullptr) throw std::bad_alloc();
  return {bytes, bytes + size};
}

bool hasTable(const Database& database, std::string_view name) {
  Statement rows(database, "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?");
  return rows.bind(0, name).step();
}

Snapshot::Snapshot(Database& database) : m_database(database) {
  m_database.execute("BEGIN");
}

Snapshot::~Snapshot() {
  sqlite3_exec(m_database.get(), "ROLLBACK", nullptr, nullptr, nullptr);  // nothing was written
}

Transaction::~Transaction() {
  if (m_committed) return;
  sqlite3_exec(m_database.get(), "ROLLBACK", nullptr, nullptr, nullptr);  // some errors have done it already
}

void Transaction::commit() {
  m_database.execute("COMMIT");
  m_committed = true;
}

}  // namespace warpfold::store
