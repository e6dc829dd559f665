// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QThreadPool>
#include <memory>
#include <vector>

#include "export/animation/animation_plan.h"
#include "export/animation/frame_sink.h"
#include "export/animation/moving_picture.h"

namespace warpfold::app {

/// Writes an animation while the window stays alive: paints a picture, lets another thread encode it, and so on. A file
/// that is there already stays as it was unless all of the new one is there.
class AnimationJob : public QObject {
  Q_OBJECT
 public:
  enum class End { written, cancelled, failed };
  Q_ENUM(End)

  /// The picture must outlive the job.
  AnimationJob(MovingPicture& picture, std::vector<PlannedFrame> frames, std::unique_ptr<FrameSink> sink,
               QObject* parent = nullptr);
  ~AnimationJob() override;

  void start();
  /// Ends soon with ended(cancelled), unless the file is being written already.
  void cancel();
  bool running() const { return m_running; }

 signals:
  void progressed(int done, int of);
  /// `problem`: a sentence where it failed.
  void ended(warpfold::app::AnimationJob::End how, const QString& problem);

 private:
  void advance();
  void foresee();
  void encode(const FrameSink::Work& work, bool last);
  void end(End how, const QString& problem = {});

  MovingPicture& m_picture;
  std::vector<PlannedFrame> m_frames;
  std::unique_ptr<FrameSink> m_sink;
  std::size_t m_next = 0;
  bool m_running = false, m_cancelled = false;
  QThreadPool m_pool;  // waits for its last work before the sink goes
};

/// About how many bytes an animation will take, from a few of its pictures: one of them with each step(), so that a
/// window stays alive meanwhile.
class SizeEstimate {
 public:
  /// The picture must outlive it.
  SizeEstimate(MovingPicture& picture, std::vector<PlannedFrame> frames, AnimationOptions options,
               ExportMetadata metadata);
  /// False where there is nothing left to do. Throws ExportError.
  bool step();
  qint64 bytes() const;

 private:
  qint64 bytesOf(std::size_t first, std::size_t count);

  MovingPicture& m_picture;
  std::vector<PlannedFrame> m_frames;
  AnimationOptions m_options;
  ExportMetadata m_metadata;
  std::vector<std::size_t> m_places;
  std::size_t m_done = 0;
  qint64 m_first = 0, m_more = 0;
};

}  // namespace warpfold::app
