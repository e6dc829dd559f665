// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QObject>
#include <memory>

#include "jobs/envelope.h"

namespace warpfold::app {

using EventPtr = std::shared_ptr<const messages::Event>;

/// Cuts and decodes what one worker process writes. Lives on a thread of its own: a result with traces takes
/// longer to decode than a frame of animation lasts. `generation` tells the processes of restarts apart.
class EventDecoder : public QObject {
  Q_OBJECT
 public slots:
  void feed(quint64 generation, const QByteArray& bytes);

 signals:
  void decoded(quint64 generation, warpfold::app::EventPtr event);
  /// The stream cannot be read any further; nothing more is decoded for this generation.
  void rubbish(quint64 generation, const QString& what);

 private:
  codec::FrameReader m_reader;
  quint64 m_generation = 0;
  bool m_broken = false;
};

}  // namespace warpfold::app

Q_DECLARE_METATYPE(warpfold::app::EventPtr)
