// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "jobs/envelope.h"

#include <map>
#include <mutex>
#include <set>
#include <stdexcept>
#include <utility>

#include "codec/problem.h"
#include "codec/require.h"
#include "codec/run_fields.h"
#include "jobs/event_types.h"
#include "words/say.h"

namespace warpfold::messages {

// The fields of every message: the vocabulary can be read here top to bottom.

constexpr std::size_t mostDevices = 1024, mostSources = 256;

template <typename Archive>
void fields(Archive& archive, Greet& m) {
  archive("protocol", m.protocol);
  archive("devices", codec::limited(m.devices, mostDevices));
  archive("sources", codec::limited(m.sources, mostSources));
}
template <typename Archive>
void fields(Archive& archive, Start& m) {
  archive("job", m.job);
  archive("type", m.type);
  archive("request", m.request);
}
template <typename Archive>
void fields(Archive& archive, Cancel& m) {
  archive("job", m.job);
}
template <typename Archive>
void fields(Archive& archive, Ping& m) {
  archive("token", m.token);
}
template <typename Archive>
void fields(Archive&, Quit&) {}

template <typename Archive>
void fields(Archive& archive, Hello& m) {
  constexpr std::size_t mostKernels = 1024;
  archive("protocol", m.protocol);
  archive("version", m.version);
  archive("kernels", codec::limited(m.kernels, mostKernels));
  archive("devices", codec::limited(m.devices, mostDevices));
  archive("refusals", codec::limited(m.refusals, mostKernels));
  if constexpr (Archive::reads) {
    std::set<std::string_view> ids;
    for (const KernelInfo& kernel : m.kernels)
      if (!ids.insert(kernel.id).second) codec::refuse("kernels", "has an id twice");
  }
}
template <typename Archive>
void fields(Archive&, Alive&) {}
template <typename Archive>
void fields(Archive& archive, Progress& m) {
  archive("job", m.job);
  archive("what", m.what);
  archive("fraction", m.fraction);
  if constexpr (Archive::reads)
    if (m.fraction && !(*m.fraction >= 0 && *m.fraction <= 1)) codec::refuse("a fraction", "is not between 0 and 1");
}
template <typename Archive>
void fields(Archive& archive, Failure& m) {
  archive("job", m.job);
  archive("part", m.part);
  archive("status", m.status);
  codec::require(m.status >= 1 && m.status <= 3, "a failure's status is 1, 2 or 3");
  archive("complaint", m.complaint);
}
template <typename Archive>
void fields(Archive& archive, Done& m) {
  archive("job", m.job);
}
template <typename Archive>
void fields(Archive& archive, Pong& m) {
  archive("token", m.token);
}

namespace {

using codec::Json;

std::string_view kindOf(const Greet&) {
  return "greet";
}
std::string_view kindOf(const Start&) {
  return "start";
}
std::string_view kindOf(const Cancel&) {
  return "cancel";
}
std::string_view kindOf(const Ping&) {
  return "ping";
}
std::string_view kindOf(const Quit&) {
  return "quit";
}
std::string_view kindOf(const Hello&) {
  return "hello";
}
std::string_view kindOf(const Alive&) {
  return "alive";
}
std::string_view kindOf(const Progress&) {
  return "progress";
}
std::string_view kindOf(const Failure&) {
  return "failure";
}
std::string_view kindOf(const Done&) {
  return "done";
}
std::string_view kindOf(const Pong&) {
  return "pong";
}

template <typename T>
Json bodyOf(const T& message) {
  Json json = codec::encode(message);
  json["kind"] = std::string(kindOf(message));
  return json;
}

struct Known {
  std::type_index index = typeid(void);
  EventReader read;
};
/// Read by the thread that decodes, filled by those that are interested.
struct EventReaders {
  std::mutex mutex;
  std::map<std::string, Known> byType;
};
EventReaders& eventReaders() {
  static EventReaders readers;
  return readers;
}

JobEvent jobEventFrom(const Json& json) {
  JobEvent event;
  event.job = json.at("job").get<std::uint64_t>();
  Known known;
  {
    const std::lock_guard lock(eventReaders().mutex);
    const auto found = eventReaders().byType.find(json.at("type").get_ref<const std::string&>());
    if (found == eventReaders().byType.end()) return event;
    known = found->second;
  }
  event.type = known.index;
  event.value = known.read(json.at("body"));
  return event;
}

/// The message of a variant whose kind is `kind`.
template <typename Message, std::size_t i = 0>
Message messageFrom(const std::string& kind, const Json& json) {
  if constexpr (i == std::variant_size_v<Message>) {
    throw ProtocolError(say<"message-unknown-kind">(arg<"kind">(kind)));
  } else {
    using T = std::variant_alternative_t<i, Message>;
    if constexpr (std::is_same_v<T, JobEvent>) {
      if (kind == "event") return jobEventFrom(json);
    } else {
      if (kind == kindOf(T{})) return codec::decode<T>(json);
    }
    return messageFrom<Message, i + 1>(kind, json);
  }
}

template <typename Message>
Message decoded(std::span<const std::uint8_t> payload) {
  const Json json = codec::contentOf(codec::readPayload(payload));
  try {
    return messageFrom<Message>(json.at("kind").get<std::string>(), json);
  } catch (const ProtocolError&) {
    throw;
  } catch (const std::exception& e) {
    throw ProtocolError(say<"message-unreadable">(arg<"detail">(codec::problemText(e))));
  }
}

}  // namespace

void registerEventReader(const std::string& type, std::type_index index, EventReader read) {
  const std::lock_guard lock(eventReaders().mutex);
  eventReaders().byType.emplace(type, Known{index, std::move(read)});
}

std::vector<std::uint8_t> encode(const Command& command) {
  return codec::frameOf(codec::archiveOf(std::visit([](const auto& m) { return bodyOf(m); }, command)));
}

std::vector<std::uint8_t> encode(const Event& event) {
  return codec::frameOf(codec::archiveOf(std::visit(
      [](const auto& m) -> Json {
        if constexpr (std::is_same_v<std::decay_t<decltype(m)>, JobEvent>)
          throw std::logic_error("only its sender can encode what a job says");
        else
          return bodyOf(m);
      },
      event)));
}

std::vector<std::uint8_t> encodeJobEvent(std::uint64_t job, const char* type, Json body) {
  return codec::frameOf(codec::archiveOf({{"kind", "event"}, {"job", job}, {"type", type}, {"body", std::move(body)}}));
}

Command decodeCommand(std::span<const std::uint8_t> payload) {
  return decoded<Command>(payload);
}
Event decodeEvent(std::span<const std::uint8_t> payload) {
  return decoded<Event>(payload);
}

}  // namespace warpfold::messages
