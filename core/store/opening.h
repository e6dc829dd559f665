// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <exception>
#include <filesystem>
#include <memory>

#include "store/database.h"
#include "words/message.h"

/// How files that come from anywhere are opened, whatever they hold.
namespace warpfold::store {

/// The file as it was before what a killed program had begun to change, in a place that may be read-only too. Throws
/// DatabaseError, NotARecording or filesystem_error.
std::unique_ptr<Database> openForReading(const std::filesystem::path& path);

/// What opening or reading a file has thrown, as what is wrong with the file. Throws again what says nothing about it,
/// such as that there is no memory.
Message problemOf(const std::exception_ptr& thrown);

}  // namespace warpfold::store
