// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/whole_file.h"

#include <unistd.h>

#include <QCoreApplication>
#include <QFileInfo>
#include <QSaveFile>
#include <cerrno>
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

}  // namespace

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

void writeWhole(const QString& path, const QByteArray& bytes) {
  checkIsNoSpecialFile(path);
  QSaveFile file(path);
  const auto refuse = [&](const QString& reason) {
    throw ExportError(
        WholeFileWords::tr("“%1” could not be written (%2): choose another place.").arg(shown(path), reason));
  };
  if (!file.open(QIODevice::WriteOnly)) refuse(file.errorString());
  // QSaveFile's commit does not tell of what its last flush could not write.
  if (const QString reason = writeThrough(file, bytes); !reason.isEmpty()) {
    file.cancelWriting();
    refuse(reason);
  }
  if (!file.commit()) refuse(file.errorString());
}

}  // namespace warpfold::app
