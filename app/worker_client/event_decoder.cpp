// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "worker_client/event_decoder.h"

namespace warpfold::app {

void EventDecoder::feed(quint64 generation, const QByteArray& bytes) {
  if (generation != m_generation) {
    m_generation = generation;
    m_reader = {};
    m_broken = false;
  }
  if (m_broken) return;
  try {
    m_reader.append({reinterpret_cast<const std::uint8_t*>(bytes.constData()), std::size_t(bytes.size())});
    while (auto payload = m_reader.next())
      emit decoded(generation, std::make_shared<const messages::Event>(messages::decodeEvent(*payload)));
  } catch (const std::exception& error) {
    m_broken = true;
    emit rubbish(generation, QString::fromUtf8(error.what()));
  }
}

}  // namespace warpfold::app
