// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace warpfold::store {

/// The name of a VFS (sqlite.org/vfs.html) that is the system's but for what a file's neighbours could make SQLite do,
/// whenever they came there: it opens no super-journal, so none is deleted, it opens a journal or a log only where that
/// is a regular file with one name, follows no link to one, and deletes nothing else.
const char* guardedFiles();

}  // namespace warpfold::store
