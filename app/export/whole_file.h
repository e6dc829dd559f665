// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <vector>

#include "export/export_error.h"

/// data/whole_file.h with the window's words.
namespace warpfold::app {

/// What is known before any work is done for a file. Throws ExportError where `path` names something other than a
/// regular file, or where no file can be written.
void checkPlace(const QString& path);

/// Writes the file whole or not at all: what was there stays as it was where writing fails. Throws ExportError.
void writeWhole(const QString& path, const QByteArray& bytes);

/// A file to be: where, and what is in it.
struct NewFile {
  QString path;
  QByteArray bytes;
};
/// None of them is touched before all of them are written. Throws ExportError.
void writeAllWhole(const std::vector<NewFile>& files);

}  // namespace warpfold::app
