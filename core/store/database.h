// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

struct sqlite3;
struct sqlite3_stmt;

/// The little of SQLite that recordings need.
namespace warpfold::store {

/// What SQLite answered where it did not do what it was asked.
class DatabaseError : public std::runtime_error {
 public:
  DatabaseError(int code, const std::string& what) : std::runtime_error(what), m_code(code) {}
  int code() const { return m_code; }

 private:
  int m_code;
};

/// An open file. Nothing of what the file itself brings along is ever run: no triggers, views or functions, whatever
/// its schema says. Not thread-safe.
class Database {
 public:
  enum class Mode { read, readUnlocked, write };
  /// `readUnlocked`: the file is known not to change (of a place where no lock can be had). Throws DatabaseError, and
  /// NotARecording where something beside the file would make SQLite touch other files.
  Database(const std::filesystem::path& path, Mode mode);
  ~Database();
  Database(const Database&) = delete;
  Database& operator=(const Database&) = delete;

  /// Statements without results. Throws DatabaseError.
  void execute(const std::string& sql);
  sqlite3* get() const { return m_handle; }

 private:
  sqlite3* m_handle = nullptr;
};

/// A prepared statement; places are counted from 0.
class Statement {
 public:
  /// Throws DatabaseError.
  Statement(const Database& database, std::string_view sql);
  ~Statement();
  Statement(const Statement&) = delete;
  Statement& operator=(const Statement&) = delete;

  Statement& bind(int place, std::string_view text);
  Statement& bind(int place, std::uint64_t value);
  Statement& bind(int place, const std::optional<double>& value);
  /// As little-endian words.
  Statement& bind(int place, std::span<const float> values);
  Statement& bind(int place, std::span<const std::uint8_t> bytes);
  /// Whether there is a (further) row. Throws DatabaseError.
  bool step();
  /// Runs a statement without rows and makes it ready again.
  void run();
  void reset();

  // Of the row at hand. Throw std::out_of_range where the column is of another type or larger than `most`.
  std::string text(int column, std::size_t most) const;
  std::uint64_t integer(int column) const;
  std::optional<double> number(int column) const;
  std::vector<float> floats(int column, std::size_t most) const;
  std::vector<std::uint8_t> bytes(int column, std::size_t most) const;

 private:
  sqlite3_stmt* m_handle = nullptr;
};

bool hasTable(const Database& database, std::string_view name);

/// Makes a statement ready again at the end of a scope, however that ends: a row at hand holds a lock on the file.
class Rows {
 public:
  explicit Rows(Statement& statement) : m_statement(statement) {}
  ~Rows() { m_statement.reset(); }
  Rows(const Rows&) = delete;
  Rows& operator=(const Rows&) = delete;

 private:
  Statement& m_statement;
};

/// The file as it is at the first reading stays what is read until the end of the scope, under one lock instead of one
/// for each statement.
class Snapshot {
 public:
  explicit Snapshot(Database& database);
  ~Snapshot();
  Snapshot(const Snapshot&) = delete;
  Snapshot& operator=(const Snapshot&) = delete;

 private:
  Database& m_database;
};

/// Everything between its making and commit(), or nothing.
class Transaction {
 public:
  explicit Transaction(Database& database) : m_database(database) { m_database.execute("BEGIN IMMEDIATE"); }
  ~Transaction();
  Transaction(const Transaction&) = delete;
  Transaction& operator=(const Transaction&) = delete;
  void commit();

 private:
  Database& m_database;
  bool m_committed = false;
};

}  // namespace warpfold::store
