// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <random>
#include <span>
#include <vector>

#include "codec/archive.h"
#include "codec/frame.h"
#include "jobs/envelope.h"
#include "jobs/event_types.h"

/// What travels between window and worker, taken apart.
namespace warpfold {

/// The payload of one whole frame.
inline std::vector<std::uint8_t> payloadOf(const std::vector<std::uint8_t>& frame) {
  codec::FrameReader reader;
  reader.append(frame);
  return reader.next().value();
}
/// What a window reads of a job's event.
template <typename T>
T received(const T& sent, std::uint64_t job = 7) {
  const messages::RegisterEvent<T> known;
  const auto event = messages::decodeEvent(payloadOf(messages::encodeJobEvent(job, T::type, codec::encode(sent))));
  return *std::get<messages::JobEvent>(event).template as<T>();
}
/// How many of `copies` damaged copies of a payload `read` refuses with a ProtocolError. Any other exception passes.
template <typename Read>
int refusals(const std::vector<std::uint8_t>& good, Read read, int copies = 2000) {
  std::mt19937 random(1);
  int refused = 0;
  for (int i = 0; i < copies; ++i) {
    std::vector<std::uint8_t> bad = good;
    for (int k = 0; k < 3; ++k) bad[random() % bad.size()] = static_cast<std::uint8_t>(random());
    if (i % 3 == 0) bad.resize(random() % bad.size());
    try {
      read(std::span<const std::uint8_t>(bad));
    } catch (const codec::ProtocolError&) {
      ++refused;
    }
  }
  return refused;
}

}  // namespace warpfold
