// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "export/export_options.h"
#include "export/exportable.h"
#include "export/whole_file.h"

namespace warpfold::app {

enum class AnimationFormat { gif, webp, mp4, pictures, pages };

/// How an animation is written.
struct AnimationOptions {
  static constexpr QSizeF usualSize{960, 600};

  AnimationFormat format = AnimationFormat::gif;
  QString path;             ///< of numbered pictures with a place for the number: "step-%02d.png"
  QSizeF size = usualSize;  ///< logical pixels
  double scale = 1;         ///< pixels per logical pixel, where there are pixels
  QString themeId = QStringLiteral("print");
  bool loop = true;
};

/// What a file of this name would be: .gif, .webp, .mp4, a name with %d of numbered .png or .svg pictures, or a .pdf,
/// whose pages are the steps. Nothing where it can hold no more than one picture.
std::optional<AnimationFormat> animationFormatOf(const QString& path);
/// Whether the format takes pictures at any moment, not one of each step.
bool isFilm(AnimationFormat format);
/// What is wrong with the place of the number in a file's name, as one sentence; empty: nothing. A name without a place
/// for a number is right.
QString patternProblem(const QString& path);
/// "step-%02d.png" of picture 7: "step-07.png".
QString numberedPath(const QString& pattern, std::size_t number);

/// Takes the pictures of an animation one after the other and makes files of them. Nothing is written before the end.
class FrameSink {
 public:
  using Work = std::function<void()>;
  virtual ~FrameSink() = default;

  /// Whether it wants to see some pictures beforehand, such as for the palette that they all share.
  virtual bool foresees() const { return false; }
  virtual void foresee(const Exportable&) {}
  /// On the GUI thread: paints the picture as it is now. What it returns is the rest of the work, which may be null,
  /// and belongs on any thread, before the next picture is taken. Both throw ExportError.
  virtual Work take(const Exportable& picture, std::chrono::milliseconds shown) = 0;
  /// On any thread, after the last picture. Throws ExportError.
  virtual std::vector<NewFile> finish() = 0;
  /// Has finish() throw soon where it takes long. Called from another thread.
  virtual void cancel() {}
};

std::unique_ptr<FrameSink> makeFrameSink(const AnimationOptions& options, const ExportMetadata& metadata);

// The kinds of it, for makeFrameSink().
std::unique_ptr<FrameSink> makeGifSink(const AnimationOptions& options, const ExportMetadata& metadata);
std::unique_ptr<FrameSink> makeWebpSink(const AnimationOptions& options, const ExportMetadata& metadata);
/// Throws ExportError where ffmpeg is not installed.
std::unique_ptr<FrameSink> makeMp4Sink(const AnimationOptions& options, const ExportMetadata& metadata);
/// Whether its boxes end where the file ends, and one of them is the index (ISO/IEC 14496-12, section 4.2).
bool isWholeMp4(const QByteArray& film);
/// Where ffmpeg is; empty where it is not installed.
QString ffmpegProgram();
std::unique_ptr<FrameSink> makePicturesSink(const AnimationOptions& options, const ExportMetadata& metadata);
std::unique_ptr<FrameSink> makePagesSink(const AnimationOptions& options, const ExportMetadata& metadata);

/// The options of one of its pictures.
ExportOptions pictureOptions(const AnimationOptions& options);

}  // namespace warpfold::app
