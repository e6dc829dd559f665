// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/device_notes.h"

namespace warpfold::app {

void DeviceNotes::set(const QString& topic, const QStringList& lines) {
  if (m_topics.value(topic) == lines) return;
  if (lines.isEmpty())
    m_topics.remove(topic);
  else
    m_topics[topic] = lines;
  emit changed();
}

QStringList DeviceNotes::lines() const {
  QStringList all;
  for (const QStringList& lines : m_topics) all << lines;
  return all;
}

}  // namespace warpfold::app
