// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <vector>

#include "export/export_error.h"

class QFileDevice;

namespace warpfold::app {

/// Throws ExportError where `path` names something other than a regular file: a folder, a FIFO, a device. What is not
/// there yet is well.
void checkIsNoSpecialFile(const QString& path);
/// The same, and where its folder is not there: what is known before any work was done for the file.
void checkPlace(const QString& path);

/// Writes the file whole or not at all: what was there stays as it was where writing fails. Throws ExportError.
void writeWhole(const QString& path, const QByteArray& bytes);

/// A file to be: where, and what is in it.
struct NewFile {
  QString path;
  QByteArray bytes;
};
/// Several files of one folder: none of them is touched before all of them are written. Throws ExportError.
void writeAllWhole(const std::vector<NewFile>& files);

/// Writes everything through to the disk, buffers included; empty where it has arrived, the reason where it has not.
QString writeThrough(QFileDevice& device, const QByteArray& bytes);

}  // namespace warpfold::app
