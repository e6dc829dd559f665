// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <filesystem>

/// What lies beside a database: SQLite opens, plays back and deletes it, in whatever mode the file itself is opened.
namespace warpfold::store {

/// "a.warpfold-journal" for "-journal".
std::filesystem::path besides(const std::filesystem::path& file, const char* ending);

/// Throws NotARecording where something beside the file, which is no link itself, would make SQLite touch other files:
///
/// - a journal that ends in the name of a super-journal ("The Rollback Journal", sqlite.org/fileformat2.html and
///   section "Multi-file commit" of atomiccommit.html): playing it back deletes the file of that name;
/// - a journal, write-ahead log or its index that is a link, or has a second name: they are written to and cut off;
/// - one that is a FIFO, a device or a folder: opening it waits or does things;
/// - a write-ahead log with something in it: recordings have none, so another program is at work.
void requireHarmlessNeighbours(const std::filesystem::path& file);

}  // namespace warpfold::store
