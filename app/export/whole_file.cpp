// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/whole_file.h"

#include <unistd.h>

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QSaveFile>
#include <QTemporaryDir>
#include <cerrno>
#include <filesystem>
#include <system_error>

#include "models/words.h"

namespace warpfold::app {
namespace {

struct WholeFileWords {
  Q_DECLARE_TR_FUNCTIONS(WholeFile)
};

/// Some file systems find out only now that there is no room; others cannot be asked.
QString syncFailure(int descriptor) {
  if (::fsync(descriptor) == 0 || errno == EINVAL || errno == ENOSYS || errno == EROFS) return {};
  return QString::fromStdString(std::generic_category().message(errno));
}

[[noreturn]] void refuseFile(const QString& path, const QString& reason) {
  throw ExportError(
      WholeFileWords::tr("“%1” could not be written (%2): choose another place.").arg(shown(path), reason));
}

}  // namespace

void checkPlace(const QString& path) {
  checkIsNoSpecialFile(path);
  if (!QFileInfo(path).absoluteDir().exists())
    refuseFile(path, QString::fromStdString(std::generic_category().message(ENOENT)));
}

void checkIsNoSpecialFile(const QString& path) {
  const QFileInfo there(path);
  if (there.exists() && !there.isFile())
    throw ExportError(WholeFileWords::tr("“%1” is not a regular file: choose another place.").arg(shown(path)));
}

/// Qt has no words of its own for a write that ended early, so the system's come first.
QString failure(const QFileDevice& device, int reason) {
  return reason == 0 ? device.errorString() : QString::fromStdString(std::generic_category().message(reason));
}

QString writeThrough(QFileDevice& device, const QByteArray& bytes) {
  // Where only a part has room, the reason comes with the attempt at the rest.
  for (qsizetype done = 0; done < bytes.size();) {
    errno = 0;
    const qint64 written = device.write(bytes.constData() + done, bytes.size() - done);
    if (written <= 0) return failure(device, errno);
    done += written;
  }
  errno = 0;
  if (!device.flush()) return failure(device, errno);
  return syncFailure(device.handle());
}

void writeAllWhole(const std::vector<NewFile>& files) {
  if (files.empty()) return;
  if (files.size() == 1) return writeWhole(files.front().path, files.front().bytes);
  for (const NewFile& file : files) checkIsNoSpecialFile(file.path);
  // In the same folder, so that moving them to their place copies nothing.
  const QDir folder = QFileInfo(files.front().path).absoluteDir();
  const QTemporaryDir made(folder.filePath(QStringLiteral(".warpfold-XXXXXX")));
  if (!made.isValid()) refuseFile(files.front().path, made.errorString());
  const auto inFolder = [&](std::size_t i) { return made.filePath(QString::number(i)); };
  for (std::size_t i = 0; i < files.size(); ++i) {
    QFile file(inFolder(i));
    if (!file.open(QIODevice::WriteOnly)) refuseFile(files[i].path, file.errorString());
    if (const QString reason = writeThrough(file, files[i].bytes); !reason.isEmpty()) refuseFile(files[i].path, reason);
  }
  for (std::size_t i = 0; i < files.size(); ++i) {
    std::error_code problem;
    std::filesystem::rename(inFolder(i).toStdString(), files[i].path.toStdString(), problem);
    if (problem) refuseFile(files[i].path, QString::fromStdString(problem.message()));
  }
}

void writeWhole(const QString& path, const QByteArray& bytes) {
  checkIsNoSpecialFile(path);
  QSaveFile file(path);
  if (!file.open(QIODevice::WriteOnly)) refuseFile(path, file.errorString());
  // QSaveFile's commit does not tell of what its last flush could not write.
  if (const QString reason = writeThrough(file, bytes); !reason.isEmpty()) {
    file.cancelWriting();
    refuseFile(path, reason);
  }
  if (!file.commit()) refuseFile(path, file.errorString());
}

}  // namespace warpfold::app
