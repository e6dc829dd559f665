// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/animation/animation_job.h"

#include <QTimer>
#include <algorithm>

namespace warpfold::app {
namespace {

constexpr std::size_t foreseenPictures = 6,
                      sampledPictures = 5;  // pictures; enough to see every colour and how much moves

qint64 bytesIn(const std::vector<NewFile>& files) {
  qint64 size = 0;
  for (const NewFile& file : files) size += file.bytes.size();
  return size;
}

/// `count` places of a list, from the first to the last.
std::vector<std::size_t> spreadOver(std::size_t size, std::size_t count) {
  std::vector<std::size_t> places;
  for (std::size_t i = 0; i < count && size > 0; ++i)
    places.push_back(i * (size - 1) / std::max<std::size_t>(1, count - 1));
  places.erase(std::unique(places.begin(), places.end()), places.end());
  return places;
}

}  // namespace

AnimationJob::AnimationJob(MovingPicture& picture, std::vector<PlannedFrame> frames, std::unique_ptr<FrameSink> sink,
                           QObject* parent)
    : QObject(parent), m_picture(picture), m_frames(std::move(frames)), m_sink(std::move(sink)) {
  m_pool.setMaxThreadCount(1);
}

AnimationJob::~AnimationJob() {
  cancel();
  m_pool.waitForDone();
}

void AnimationJob::cancel() {
  m_cancelled = true;
  m_sink->cancel();
}

void AnimationJob::start() {
  m_running = true;
  QTimer::singleShot(0, this, [this] {
    try {
      if (m_sink->foresees()) foresee();
      advance();
    } catch (const ExportError& error) {
      end(End::failed, QString::fromUtf8(error.what()));
    }
  });
}

void AnimationJob::foresee() {
  for (const std::size_t i : spreadOver(m_frames.size(), foreseenPictures)) {
    m_picture.setPosition(m_frames[i].position);
    m_sink->foresee(m_picture);
  }
}

void AnimationJob::advance() {
  if (m_cancelled) return end(End::cancelled);
  if (m_next == m_frames.size()) return encode([this] { writeAllWhole(m_sink->finish()); }, true);
  try {
    m_picture.setPosition(m_frames[m_next].position);
    const auto work = m_sink->take(m_picture, m_frames[m_next].shown);
    ++m_next;
    emit progressed(int(m_next), int(m_frames.size()));
    encode(work, false);
  } catch (const ExportError& error) {
    end(End::failed, QString::fromUtf8(error.what()));
  }
}

void AnimationJob::encode(const FrameSink::Work& work, bool last) {
  m_pool.start([this, work, last] {
    QString problem;
    try {
      if (work) work();
    } catch (const std::exception& error) {
      problem = QString::fromUtf8(error.what());
    }
    QMetaObject::invokeMethod(this, [this, last, problem] {
      if (!problem.isEmpty()) return end(End::failed, problem);
      last ? end(End::written) : advance();
    });
  });
}

void AnimationJob::end(End how, const QString& problem) {
  m_running = false;
  if (m_cancelled && how == End::failed) return emit ended(End::cancelled, {});
  emit ended(how, problem);
}

SizeEstimate::SizeEstimate(MovingPicture& picture, std::vector<PlannedFrame> frames, AnimationOptions options,
                           ExportMetadata metadata)
    : m_picture(picture),
      m_frames(std::move(frames)),
      m_options(std::move(options)),
      m_metadata(std::move(metadata)),
      m_places(m_frames.size() > 1 ? spreadOver(m_frames.size() - 1, sampledPictures) : std::vector<std::size_t>()) {}

/// The first picture, then what each of a few others takes after the one before it.
bool SizeEstimate::step() {
  if (m_frames.empty() || m_done > m_places.size()) return false;
  if (m_done == 0) {
    m_first = bytesOf(0, 1);
  } else {
    const std::size_t place = m_places[m_done - 1];
    m_more += std::max<qint64>(0, bytesOf(place, 2) - bytesOf(place, 1));
  }
  return ++m_done <= m_places.size();
}

qint64 SizeEstimate::bytes() const {
  if (m_places.empty() || m_done < 2) return m_first;
  return m_first + m_more * qint64(m_frames.size() - 1) / qint64(m_done - 1);
}

qint64 SizeEstimate::bytesOf(std::size_t first, std::size_t count) {
  const auto sink = makeFrameSink(m_options, m_metadata);
  const auto each = [&](const auto& act) {
    for (std::size_t i = first; i < first + count; ++i) m_picture.setPosition(m_frames[i].position), act(m_frames[i]);
  };
  if (sink->foresees()) each([&](const PlannedFrame&) { sink->foresee(m_picture); });
  each([&](const PlannedFrame& frame) {
    if (const auto work = sink->take(m_picture, frame.shown)) work();
  });
  return bytesIn(sink->finish());
}

}  // namespace warpfold::app
