// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/whole_file.h"

#include <QCoreApplication>
#include <QFile>

#include "data/whole_file.h"
#include "models/words.h"

namespace warpfold::app {
namespace {

namespace fs = std::filesystem;

struct WholeFileWords {
  Q_DECLARE_TR_FUNCTIONS(WholeFile)
};

fs::path placeOf(const QString& path) {
  return QFile::encodeName(path).toStdString();
}

/// `work` with whatever a disk or a folder does to it told as what to do.
template <typename Work>
void writing(Work work) {
  try {
    work();
  } catch (const fs::filesystem_error& error) {
    const QString path = QFile::decodeName(error.path1().c_str());
    throw ExportError(WholeFileWords::tr("“%1” could not be written (%2): choose another place.")
                          .arg(shown(path), QString::fromStdString(error.code().message())));
  }
}

void refuseSpecialFile(const QString& path) {
  if (isSpecialFile(placeOf(path)))
    throw ExportError(WholeFileWords::tr("“%1” is not a regular file: choose another place.").arg(shown(path)));
}

}  // namespace

void checkPlace(const QString& path) {
  refuseSpecialFile(path);
  writing([&] { requireWritable(placeOf(path)); });
}

void writeAllWhole(const std::vector<NewFile>& files) {
  std::vector<warpfold::NewFile> places;
  for (const NewFile& file : files) {
    refuseSpecialFile(file.path);
    places.push_back({placeOf(file.path), {file.bytes.constData(), std::size_t(file.bytes.size())}});
  }
  writing([&] { warpfold::writeAllWhole(places); });
}

void writeWhole(const QString& path, const QByteArray& bytes) {
  writeAllWhole({{path, bytes}});
}

}  // namespace warpfold::app
