// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// MP4 (H.264) by the ffmpeg program, where it is installed: slide programs and video platforms take nothing else.
#include <signal.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QDir>
#include <QFile>
#include <QImage>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtEndian>
#include <atomic>

#include "export/animation/frame_sink.h"
#include "export/exporter.h"
#include "models/with_values.h"

namespace warpfold::app {
namespace {

struct Mp4Words {
  Q_DECLARE_TR_FUNCTIONS(MP4)
};

/// Pictures go into a folder of their own, since a film of them all would fill the memory, and ffmpeg reads them from
/// there, each with its duration.
class Mp4Sink : public FrameSink {
 public:
  Mp4Sink(const AnimationOptions& options, const ExportMetadata& metadata)
      : m_options(options), m_metadata(metadata), m_program(ffmpegProgram()) {
    if (m_program.isEmpty())
      throw ExportError(
          Mp4Words::tr("MP4 needs the program ffmpeg, which is not installed: install it, or choose GIF "
                       "or WebP."));
    if (!m_folder.isValid())
      throw ExportError(
          Mp4Words::tr("There is no room for the film's pictures: make room in %1.").arg(QDir::tempPath()));
  }

  Work take(const Exportable& picture, std::chrono::milliseconds shown) override {
    const QImage image = renderImage(picture, pictureOptions(m_options), {}).convertToFormat(QImage::Format_RGB32);
    return [this, image, shown] { add(image, shown); };
  }

  std::vector<NewFile> finish() override {
    // The list's last duration counts only where another picture follows.
    m_list += QStringLiteral("file '%1'\n").arg(nameOf(m_pictures)).toUtf8();
    QFile list(m_folder.filePath(QStringLiteral("list")));
    if (!list.open(QIODevice::WriteOnly) || list.write(m_list) != m_list.size() || !list.flush()) fail();
    list.close();
    const QString made = m_folder.filePath(QStringLiteral("film.mp4"));
    QProcess ffmpeg;
    ffmpeg.setProcessChannelMode(QProcess::MergedChannels);
    ffmpeg.setStandardInputFile(QProcess::nullDevice());
#ifdef __linux__
    // It ends with us, however we end.
    ffmpeg.setChildProcessModifier([] { ::prctl(PR_SET_PDEATHSIG, SIGKILL); });
#endif
    ffmpeg.start(m_program, arguments(list.fileName(), made));
    // A film of a minute takes some seconds.
    const QDeadlineTimer longest(std::chrono::minutes(10));
    constexpr int lookMs = 50;
    while (!ffmpeg.waitForFinished(lookMs) && ffmpeg.state() != QProcess::NotRunning)
      if (m_cancelled || longest.hasExpired()) {
        ffmpeg.kill();
        ffmpeg.waitForFinished();
      }
    if (ffmpeg.error() == QProcess::FailedToStart || ffmpeg.exitStatus() != QProcess::NormalExit ||
        ffmpeg.exitCode() != 0)
      throw ExportError(Mp4Words::tr("ffmpeg could not make the film: %1").arg(lastLine(ffmpeg.readAll())));
    QFile film(made);
    if (!film.open(QIODevice::ReadOnly)) fail();
    const QByteArray bytes = film.readAll();
    if (!isWholeMp4(bytes)) fail();  // ffmpeg ends well also where the disk was full
    return {{m_options.path, bytes}};
  }

  void cancel() override {
    m_cancelled = true;
  }

 private:
  static QString nameOf(std::size_t number) {
    return QStringLiteral("%1.png").arg(number, 6, 10, QLatin1Char('0'));
  }
  static QString lastLine(const QByteArray& said) {
    const QStringList lines = QString::fromLocal8Bit(said).trimmed().split(u'\n');
    return lines.last().left(200);
  }
  [[noreturn]] void fail() const {
    throw ExportError(Mp4Words::tr("The film's pictures could not be kept: make room in %1.").arg(m_folder.path()));
  }

  void add(const QImage& image, std::chrono::milliseconds shown) {
    const QString name = nameOf(++m_pictures);
    constexpr int quick = 80;  // little compression: they are read once
    if (!image.save(m_folder.filePath(name), "PNG", quick)) fail();
    m_list += withValues(QStringLiteral("file '%1'\nduration %2\n"), name,
                         QString::number(double(shown.count()) / 1000, 'f', 3))
                  .toUtf8();
  }

  QStringList arguments(const QString& list, const QString& film) const {
    const QString text = m_metadata.text();
    return {QStringLiteral("-nostdin"), QStringLiteral("-hide_banner"), QStringLiteral("-loglevel"),
            QStringLiteral("error"), QStringLiteral("-xerror"), QStringLiteral("-f"), QStringLiteral("concat"),
            QStringLiteral("-safe"), QStringLiteral("0"), QStringLiteral("-i"), list,
            // H.264 with colours of half the resolution, which every player takes, has even sizes.
            QStringLiteral("-vf"), QStringLiteral("pad=ceil(iw/2)*2:ceil(ih/2)*2:color=white"),
            QStringLiteral("-vsync"), QStringLiteral("vfr"), QStringLiteral("-c:v"), QStringLiteral("libx264"),
            QStringLiteral("-crf"), QStringLiteral("18"), QStringLiteral("-pix_fmt"), QStringLiteral("yuv420p"),
            QStringLiteral("-movflags"), QStringLiteral("+faststart"), QStringLiteral("-metadata"),
            QStringLiteral("title=") + m_metadata.title, QStringLiteral("-metadata"), QStringLiteral("comment=") + text,
            QStringLiteral("-y"), film};
  }

  AnimationOptions m_options;
  ExportMetadata m_metadata;
  QString m_program;
  QTemporaryDir m_folder;
  QByteArray m_list;
  std::size_t m_pictures = 0;
  std::atomic<bool> m_cancelled = false;
};

}  // namespace

bool isWholeMp4(const QByteArray& film) {
  bool index = false;
  qint64 at = 0;
  while (film.size() - at >= 8) {
    qint64 bytes = qFromBigEndian<quint32>(film.constData() + at);
    if (bytes == 1 && film.size() - at >= 16) bytes = qFromBigEndian<qint64>(film.constData() + at + 8);
    if (bytes < 8 || bytes > film.size() - at) return false;
    index = index || film.mid(at + 4, 4) == "moov";
    at += bytes;
  }
  return index && at == film.size();
}

QString ffmpegProgram() {
  return QStandardPaths::findExecutable(QStringLiteral("ffmpeg"));
}

std::unique_ptr<FrameSink> makeMp4Sink(const AnimationOptions& options, const ExportMetadata& metadata) {
  return std::make_unique<Mp4Sink>(options, metadata);
}

}  // namespace warpfold::app
