// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// Whatever comes over the pipe is a message or a ProtocolError. What was read can be used and sent on.
#include <cstdlib>

#include "metrics/lens.h"
#include "trace/trace.h"
#include "worker/messages.h"

namespace {

using namespace warpfold;
using namespace warpfold::messages;

/// What a window does with a trace it was sent.
void use(const BlockTrace& trace) {
  depth(trace);
  if (trace.nodes.empty()) return;
  const NodeId last{static_cast<std::uint32_t>(trace.nodes.size() - 1)};
  ancestry(trace, last);
  addressText(trace, trace.nodes.back().at);
  trace.value(last).text();
}

void readEvent(std::span<const std::uint8_t> payload) {
  const Event event = decodeEvent(payload);
  if (const auto* board = std::get_if<Board>(&event)) use(*board->trace);
  if (const auto* result = std::get_if<Result>(&event))
    for (const BlockTracePtr& trace : result->result.traces) use(*trace);
  if (const auto* row = std::get_if<LadderRow>(&event)) {
    lensNote(row->rung);
    speedUp(row->rung, baselineOf(std::span(&row->rung, 1)));
  }
  if (const auto* again = std::get_if<Repeated>(&event)) {
    again->repeat.runs();
    for (const RepeatResult::Value& value : again->repeat.values) value.value.text();
  }
  const auto frame = encode(event);
  decodeEvent(std::span(frame).subspan(headerBytes));
}

void readCommand(std::span<const std::uint8_t> payload) {
  const auto frame = encode(decodeCommand(payload));
  decodeCommand(std::span(frame).subspan(headerBytes));
}

/// The same bytes in pieces: `piece` at a time.
void readStream(std::span<const std::uint8_t> bytes, std::size_t piece) {
  FrameReader reader;
  while (!bytes.empty()) {
    const auto part = bytes.first(std::min(piece, bytes.size()));
    bytes = bytes.subspan(part.size());
    reader.append(part);
    while (const auto payload = reader.next()) readEvent(*payload);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size < 2) return -1;
  const std::span<const std::uint8_t> bytes(data + 2, size - 2);
  try {
    if (data[0] % 3 == 0)
      readEvent(bytes);
    else if (data[0] % 3 == 1)
      readCommand(bytes);
    else
      readStream(bytes, data[1] + 1u);
  } catch (const ProtocolError&) {
  }
  return 0;
}
