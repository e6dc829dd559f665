// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// Whatever comes over the pipe is a message or a ProtocolError, and what a job is asked for is read or refused. What
// was read can be used and sent on.
#include <cstdlib>

#include "codec/run_fields.h"
#include "jobs/comparison.h"
#include "jobs/envelope.h"
#include "jobs/event_types.h"
#include "jobs/ladder.h"
#include "jobs/measured_peak.h"
#include "jobs/repeat.h"
#include "metrics/lens.h"
#include "trace/trace.h"

namespace {

using namespace warpfold;
using namespace warpfold::messages;

const RegisterEvent<Board> board;
const RegisterEvent<Result> result;
const RegisterEvent<Samples> samples;
const RegisterEvent<CubTime> cubTime;
const RegisterEvent<KernelCounters> counters;
const RegisterEvent<MeasuredPeak> peak;
const RegisterEvent<LadderRow> row;
const RegisterEvent<Repeated> repeated;

/// What a window does with a trace it was sent.
void use(const BlockTrace& trace) {
  depth(trace);
  if (trace.nodes.empty()) return;
  const NodeId last{static_cast<std::uint32_t>(trace.nodes.size() - 1)};
  ancestry(trace, last);
  addressOf(trace, trace.nodes.back().at);
  trace.value(last).text();
}

/// What a window does with an event, which must then be readable again.
void use(const Board& event) {
  use(*event.trace);
}
void use(const Result& event) {
  for (const BlockTracePtr& trace : event.result.traces) use(*trace);
  for (const BlockTracePtr& trace : event.result.launchTraces) use(*trace);
  for (const Hazard& hazard : event.result.hazards) hazard.text();
  if (event.result.timeCovers) english(told(*event.result.timeCovers));
}
void use(const LadderRow& event) {
  lensNote(event.rung);
  if (event.rung.note) english(*event.rung.note);
  if (event.rung.failure) english(*event.rung.failure);
  speedUp(event.rung, baselineOf(std::span(&event.rung, 1)));
}
void use(const Repeated& event) {
  event.repeat.runs();
  for (const RepeatResult::Value& value : event.repeat.values) value.value.text();
}
template <typename T>
void use(const T&) {}

template <typename T>
void useIfIts(const JobEvent& event) {
  const T* value = event.as<T>();
  if (value == nullptr) return;
  use(*value);
  const auto frame = encodeJobEvent(event.job, T::type, codec::encode(*value));
  if (!std::get<JobEvent>(decodeEvent(std::span(frame).subspan(codec::headerBytes))).template as<T>()) std::abort();
}

void readEvent(std::span<const std::uint8_t> payload) {
  const Event event = decodeEvent(payload);
  if (const auto* failure = std::get_if<Failure>(&event)) english(failure->complaint);
  if (const auto* progress = std::get_if<Progress>(&event)) english(progress->what);
  if (const auto* job = std::get_if<JobEvent>(&event)) {
    useIfIts<Board>(*job);
    useIfIts<Result>(*job);
    useIfIts<Samples>(*job);
    useIfIts<CubTime>(*job);
    useIfIts<KernelCounters>(*job);
    useIfIts<MeasuredPeak>(*job);
    useIfIts<LadderRow>(*job);
    useIfIts<Repeated>(*job);
    return;
  }
  const auto frame = encode(event);
  decodeEvent(std::span(frame).subspan(codec::headerBytes));
}

/// As a job reads its request: what it refuses are exceptions that the worker turns into a failure.
template <typename T>
void readRequest(const Start& start) {
  if (start.type != T::type) return;
  try {
    codec::decode<T>(codec::encode(codec::decode<T>(start.request)));
  } catch (const codec::Json::exception&) {
  } catch (const std::out_of_range&) {
  } catch (const InvalidRequest&) {
  }
}

void readCommand(std::span<const std::uint8_t> payload) {
  const Command command = decodeCommand(payload);
  if (const auto* start = std::get_if<Start>(&command)) {
    readRequest<Compare>(*start);
    readRequest<Blackboards>(*start);
    readRequest<Ladder>(*start);
    readRequest<Repeat>(*start);
  }
  const auto frame = encode(command);
  decodeCommand(std::span(frame).subspan(codec::headerBytes));
}

/// The same bytes in pieces: `piece` at a time.
void readStream(std::span<const std::uint8_t> bytes, std::size_t piece) {
  codec::FrameReader reader;
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
