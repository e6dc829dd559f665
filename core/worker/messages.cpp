// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "worker/messages.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstring>

#include "worker/json.h"

namespace warpfold::messages {

namespace {

constexpr std::string_view magic = "WFM1";

Side sideFrom(const Json& j) {
  const auto value = j.get<unsigned>();
  if (value > 1) throw std::out_of_range("a side is neither a nor b");
  return static_cast<Side>(value);
}
unsigned number(Side side) {
  return static_cast<unsigned>(side);
}

// One pair of functions per message, `kind` first: the vocabulary can be read here top to bottom.

Json body(const Greet& m) {
  return {{"kind", "greet"}, {"protocol", m.protocol}};
}
Json body(const Compare& m) {
  return {{"kind", "compare"},
          {"job", m.job},
          {"a", m.a},
          {"b", m.b},
          {"live", m.live},
          {"boardThreads", m.boardThreads},
          {"boardWarp", m.boardWarp},
          {"peer", m.cub}};
}
Json body(const Ladder& m) {
  return {{"kind", "ladder"}, {"job", m.job}, {"request", m.request}, {"kernels", m.kernels}};
}
Json body(const Repeat& m) {
  return {{"kind", "again"}, {"job", m.job}, {"request", m.request}, {"runs", m.runs}};
}
Json body(const Cancel& m) {
  return {{"kind", "cancel"}, {"job", m.job}};
}
Json body(const Ping& m) {
  return {{"kind", "ping"}, {"token", m.token}};
}
Json body(const Quit&) {
  return {{"kind", "quit"}};
}

Json body(const Hello& m) {
  return {{"kind", "hello"},
          {"protocol", m.protocol},
          {"version", m.version},
          {"kernels", m.kernels},
          {"devices", m.devices}};
}
Json body(const Board& m) {
  return {{"kind", "board"}, {"job", m.job}, {"side", number(m.side)}, {"trace", toJson(*m.trace)}};
}
Json body(const Progress& m) {
  return {{"kind", "progress"}, {"job", m.job}, {"what", m.what}, {"fraction", m.fraction}};
}
Json body(const Result& m) {
  return {{"kind", "result"}, {"job", m.job}, {"side", number(m.side)}, {"result", m.result}};
}
Json body(const Samples& m) {
  return {{"kind", "samples"}, {"job", m.job}, {"side", number(m.side)}, {"first", m.firstIndex}, {"us", m.us}};
}
Json body(const CubTime& m) {
  return {{"kind", "peer"}, {"job", m.job}, {"kernel", m.kernel}, {"us", m.medianUs}, {"samples", m.samples}};
}
Json body(const KernelCounters& m) {
  return {{"kind", "counters"}, {"job", m.job}, {"side", number(m.side)}, {"counters", m.counters}};
}
Json body(const LadderRow& m) {
  return {{"kind", "rung"}, {"job", m.job}, {"index", m.index}, {"count", m.count}, {"rung", m.rung}};
}
Json body(const Repeated& m) {
  return {{"kind", "spread"}, {"job", m.job}, {"spread", m.repeat}};
}
Json body(const MeasuredPeak& m) {
  return {{"kind", "roof"}, {"backend", m.backend}, {"gbs", m.gbs}};
}
Json body(const Failure& m) {
  return {{"kind", "failure"},
          {"job", m.job},
          {"side", m.side ? Json(number(*m.side)) : Json(nullptr)},
          {"status", m.status},
          {"message", m.message}};
}
Json body(const Done& m) {
  return {{"kind", "done"}, {"job", m.job}};
}
Json body(const Pong& m) {
  return {{"kind", "pong"}, {"token", m.token}};
}

std::uint64_t job(const Json& j) {
  return j.at("job").get<std::uint64_t>();
}

Ladder ladderFrom(const Json& j) {
  Ladder m{job(j), j.at("request").get<RunRequest>(), j.at("kernels").get<std::vector<std::string>>()};
  if (m.kernels.size() > mostRungs) throw std::out_of_range("a ladder has too many kernels");
  return m;
}

Repeat againFrom(const Json& j) {
  Repeat m{job(j), j.at("request").get<RunRequest>(), j.at("runs").get<std::uint32_t>()};
  if (m.runs < 1 || m.runs > mostRuns) throw std::out_of_range("a number of runs is out of range");
  return m;
}

LadderRow ladderRowFrom(const Json& j) {
  LadderRow m{job(j), j.at("index").get<std::uint32_t>(), j.at("count").get<std::uint32_t>(), j.at("rung").get<Rung>()};
  if (m.index >= m.count || m.count > mostRungs) throw std::out_of_range("a rung is beyond its ladder");
  return m;
}

CubTime peerFrom(const Json& j) {
  CubTime m{job(j), j.at("kernel").get<std::string>(), j.at("us").get<double>(), j.at("samples").get<std::uint64_t>()};
  if (!(m.medianUs > 0) || !std::isfinite(m.medianUs)) throw std::out_of_range("a peer's median is no duration");
  return m;
}

Command commandFrom(const Json& j) {
  const std::string kind = j.at("kind").get<std::string>();
  if (kind == "greet") return Greet{j.at("protocol").get<int>()};
  if (kind == "compare")
    return Compare{job(j),
                   j.at("a").get<RunRequest>(),
                   j.at("b").get<RunRequest>(),
                   j.at("live").get<bool>(),
                   j.at("boardThreads").get<std::uint32_t>(),
                   j.at("boardWarp").get<std::uint32_t>(),
                   j.value("peer", false)};
  if (kind == "ladder") return ladderFrom(j);
  if (kind == "again") return againFrom(j);
  if (kind == "cancel") return Cancel{job(j)};
  if (kind == "ping") return Ping{j.at("token").get<std::uint64_t>()};
  if (kind == "quit") return Quit{};
  throw ProtocolError(fmt::format("the window sent a command '{}' that this worker does not know", kind));
}

Event eventFrom(const Json& j) {
  const std::string kind = j.at("kind").get<std::string>();
  if (kind == "hello")
    return Hello{j.at("protocol").get<int>(), j.at("version").get<std::string>(),
                 j.at("kernels").get<std::vector<KernelInfo>>(), j.at("devices").get<std::vector<DeviceInfo>>()};
  if (kind == "board") return Board{job(j), sideFrom(j.at("side")), blockTraceFromJson(j.at("trace"))};
  if (kind == "progress") return Progress{job(j), j.at("what").get<std::string>(), j.at("fraction").get<double>()};
  if (kind == "result") return Result{job(j), sideFrom(j.at("side")), j.at("result").get<RunResult>()};
  if (kind == "samples")
    return Samples{job(j), sideFrom(j.at("side")), j.at("first").get<std::uint64_t>(),
                   j.at("us").get<std::vector<double>>()};
  if (kind == "peer") return peerFrom(j);
  if (kind == "counters") return KernelCounters{job(j), sideFrom(j.at("side")), j.at("counters").get<Counters>()};
  if (kind == "rung") return ladderRowFrom(j);
  if (kind == "spread") return Repeated{job(j), j.at("spread").get<RepeatResult>()};
  if (kind == "roof") return MeasuredPeak{j.at("backend").get<std::string>(), j.at("gbs").get<double>()};
  if (kind == "failure") {
    Failure failure{job(j), {}, j.at("status").get<int>(), j.at("message").get<std::string>()};
    if (!j.at("side").is_null()) failure.side = sideFrom(j.at("side"));
    return failure;
  }
  if (kind == "done") return Done{job(j)};
  if (kind == "pong") return Pong{j.at("token").get<std::uint64_t>()};
  throw ProtocolError(fmt::format("the worker sent an event '{}' that this window does not know", kind));
}

template <typename Message>
std::vector<std::uint8_t> frame(const Message& message) {
  const Json json = std::visit([](const auto& m) { return body(m); }, message);
  std::vector<std::uint8_t> bytes(headerBytes);
  Json::to_cbor(json, bytes);
  if (bytes.size() - headerBytes > maximumPayload) throw ProtocolError("a message is larger than a frame may be");
  const auto length = static_cast<std::uint32_t>(bytes.size() - headerBytes);
  std::memcpy(bytes.data(), magic.data(), magic.size());
  for (int i = 0; i < 4; ++i) bytes[4 + i] = static_cast<std::uint8_t>(length >> (8 * i));
  return bytes;
}

/// Throws where arrays and maps nest deeper than any message of ours: the CBOR reader calls itself for every level, so
/// a frame of nothing but brackets would exhaust the stack. Walks item heads only; items of unknown length, which we
/// never write, are refused, and what items mean is left to the reader.
void checkNesting(std::span<const std::uint8_t> payload) {
  constexpr std::size_t deepest = 32;
  const auto require = [](bool holds, const char* what) {
    if (!holds) throw ProtocolError(fmt::format("a message could not be read: {}", what));
  };
  std::vector<std::uint64_t> open;  // items to come in each open array or map
  std::size_t at = 0;
  do {
    require(at < payload.size(), "it is cut off");
    const unsigned major = payload[at] >> 5, info = payload[at] & 31;
    ++at;
    std::uint64_t argument = info;
    if (info >= 24) {
      require(info <= 27, "it has an item of unknown length");
      const std::size_t bytes = std::size_t{1} << (info - 24);
      require(bytes <= payload.size() - at, "it is cut off");
      argument = 0;
      for (std::size_t i = 0; i < bytes; ++i) argument = argument << 8 | payload[at++];
    }
    if (major >= 2 && major <= 5) require(argument <= payload.size() - at, "it is cut off");
    if (major == 2 || major == 3) at += argument;
    if ((major == 4 || major == 5) && argument != 0) {
      require(open.size() < deepest, "it nests too deep");
      open.push_back(major == 4 ? argument : 2 * argument);
      continue;
    }
    while (!open.empty() && --open.back() == 0) open.pop_back();
  } while (!open.empty());
}

template <typename F>
auto decoded(std::span<const std::uint8_t> payload, F&& read) {
  checkNesting(payload);
  try {
    return read(Json::from_cbor(payload.begin(), payload.end()));
  } catch (const ProtocolError&) {
    throw;
  } catch (const std::exception& e) {
    throw ProtocolError(fmt::format("a message could not be read: {}", e.what()));
  }
}

/// What came instead of a frame, as one readable line.
std::string excerpt(std::span<const std::uint8_t> bytes) {
  std::string text;
  for (const std::uint8_t byte : bytes.first(std::min<std::size_t>(bytes.size(), 60))) {
    if (byte == '\n') break;
    text += byte >= 32 && byte < 127 ? static_cast<char>(byte) : '?';
  }
  return text;
}

}  // namespace

std::vector<std::uint8_t> encode(const Command& command) {
  return frame(command);
}
std::vector<std::uint8_t> encode(const Event& event) {
  return frame(event);
}
Command decodeCommand(std::span<const std::uint8_t> payload) {
  return decoded(payload, commandFrom);
}
Event decodeEvent(std::span<const std::uint8_t> payload) {
  return decoded(payload, eventFrom);
}

void FrameReader::append(std::span<const std::uint8_t> bytes) {
  if (m_begin > 0 && m_begin == m_buffer.size()) {
    m_buffer.clear();
    m_begin = 0;
  }
  m_buffer.insert(m_buffer.end(), bytes.begin(), bytes.end());
}

std::optional<std::vector<std::uint8_t>> FrameReader::next() {
  const auto rest = std::span<const std::uint8_t>(m_buffer).subspan(m_begin);
  // Rubbish is told from a slow frame at its first wrong byte, not when a header's worth has come.
  const std::size_t known = std::min(rest.size(), magic.size());
  if (!std::equal(magic.begin(), magic.begin() + known, rest.begin()))
    throw ProtocolError(fmt::format("expected a message, but read '{}'", excerpt(rest)));
  if (rest.size() < headerBytes) return std::nullopt;
  std::uint32_t length = 0;
  for (int i = 0; i < 4; ++i) length |= static_cast<std::uint32_t>(rest[4 + i]) << (8 * i);
  if (length > maximumPayload)
    throw ProtocolError(fmt::format("a message announces {} bytes, more than a frame may hold", length));
  if (rest.size() < headerBytes + length) return std::nullopt;
  const auto payload = rest.subspan(headerBytes, length);
  std::vector<std::uint8_t> result(payload.begin(), payload.end());
  m_begin += headerBytes + length;
  if (m_begin > (1u << 20)) {
    m_buffer.erase(m_buffer.begin(), m_buffer.begin() + static_cast<std::ptrdiff_t>(m_begin));
    m_begin = 0;
  }
  return result;
}

}  // namespace warpfold::messages
