// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "ranks/crew.h"

#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <set>

#include "codec/frame.h"
#include "codec/parse.h"
#include "codec/run_fields.h"
#include "ranks/introduction.h"
#include "ranks/launcher.h"
#include "ranks/onlookers.h"
#include "ranks/rank_device.h"
#include "timing/sampling.h"
#include "words/say.h"

namespace warpfold::ranks {

using Json = nlohmann::json;

namespace {

Crew*& leading() {
  static Crew* crew = nullptr;
  return crew;
}

CrewMember self(const Catalogue& catalogue, const Transport& transport) {
  const DeviceInfo device = deviceOfRank(*catalogue.at(RunRequest{}.kernel), transport.localRank(), allDevices());
  CrewMember member{transport.host(),
                    english(device.called()),
                    device.timing == Provenance::emulated,
                    device.timesAreGpu,
                    ::getpid(),
                    0,
                    device.warpWidths};
  struct stat processes {};
  if (::stat("/proc/self/ns/pid", &processes) == 0) member.processes = processes.st_ino;
  return member;
}

std::string written(const CrewMember& m) {
  return Json{m.host, m.device, m.emulated, m.gpu, m.process, m.processes, m.warps}.dump(
      -1, ' ', false, Json::error_handler_t::replace);
}

CrewMember memberFrom(const std::string& text) {
  const Json json = codec::parse(text);
  return {json[0].get<std::string>(),
          json[1].get<std::string>(),
          json[2].get<bool>(),
          json[3].get<bool>(),
          json[4].get<int>(),
          json[5].get<std::uint64_t>(),
          json[6].get<std::vector<std::uint32_t>>()};
}

std::size_t hostsOf(const std::vector<CrewMember>& members) {
  std::set<std::string> hosts;
  for (const CrewMember& member : members) hosts.insert(member.host);
  return hosts.size();
}

/// Ranks that follow each other with the same device on the same host are told together.
Messages detailsOf(const std::vector<CrewMember>& members) {
  constexpr std::size_t most = 12;
  Messages details;
  for (std::size_t first = 0, end = 0; first < members.size(); first = end) {
    const auto& [host, device, emulated, gpu, process, processes, warps] = members[first];
    if (details.size() == most) {
      details.push_back(say<"cluster-more-ranks">(arg<"more">(members.size() - first)));
      break;
    }
    while (end < members.size() && members[end].host == host && members[end].device == device) ++end;
    details.push_back(end - first == 1
                          ? say<"cluster-rank">(arg<"rank">(first), arg<"host">(host), arg<"device">(device))
                          : say<"cluster-ranks">(arg<"first">(first), arg<"last">(end - 1), arg<"host">(host),
                                                 arg<"device">(device)));
  }
  return details;
}

}  // namespace

Crew* leadingCrew() {
  return leading();
}

Crew::Crew(const Catalogue& catalogue, Transport& transport, double limitSeconds, Abandon abandon)
    : m_catalogue(catalogue), m_conference(transport, limitSeconds), m_abandon(std::move(abandon)) {
  introduce(m_conference, "worker");
  std::string mine;
  m_conference.together([&] { mine = written(self(catalogue, transport)); });
  for (const std::string& each : m_conference.gather(mine)) m_members.push_back(memberFrom(each));
  if (m_conference.isFirst()) leading() = this;
}

Crew::~Crew() {
  if (leading() == this) leading() = nullptr;
}

DeviceInfo Crew::device() const {
  const auto ranks = static_cast<std::uint32_t>(m_members.size());
  const auto emulated = [](const CrewMember& member) { return member.emulated; };
  const bool anyEmulated = std::any_of(m_members.begin(), m_members.end(), emulated);
  DeviceInfo info;
  info.backend = "cluster";
  info.title = say<"cluster-title">(arg<"ranks">(ranks), arg<"hosts">(hostsOf(m_members)));
  info.details = detailsOf(m_members);
  info.kernels = {.host = true, .device = true};
  const bool everywhere = std::all_of(m_members.begin(), m_members.end(), [](const CrewMember& m) { return m.gpu; });
  for (const Method& method : methods())
    if (method.link == nullptr || everywhere) info.across.push_back(method.id);
  info.ranks = ranks;
  info.warpWidths = m_members.front().warps;
  info.timing = anyEmulated ? Provenance::emulated : Provenance::measured;
  info.defaultN = RanksRequest::usualElements * ranks;
  const auto& usual = anyEmulated ? sampling::usualOfEmulator : sampling::usualOfCpu;
  info.defaultIterations = usual.iterations;
  info.defaultWarmup = usual.warmup;
  // A rank that does not answer is named before the window gives the worker up.
  constexpr double margin = 30;
  info.patience = std::chrono::milliseconds(static_cast<std::int64_t>((m_conference.limitSeconds() + margin) * 1000));
  return info;
}

int Crew::lead(const std::function<int()>& work, const std::function<void()>& ending) {
  auto status = std::async(std::launch::async, [&] {
    struct Worked {
      Crew& crew;
      ~Worked() {
        const std::lock_guard lock(crew.m_mutex);
        crew.m_worked = true;
        crew.m_wake.notify_all();
      }
    } const worked{*this};
    return work();
  });
  std::unique_lock lock(m_mutex);
  for (;;) {
    m_wake.wait(lock, [&] { return m_worked || !m_tasks.empty(); });
    if (m_tasks.empty()) break;
    std::packaged_task<void()> task = std::move(m_tasks.front());
    m_tasks.pop_front();
    lock.unlock();
    task();
    lock.lock();
  }
  lock.unlock();
  ending();
  all({{"do", "end"}});
  return status.get();
}

void Crew::perform(const std::function<void()>& task) {
  std::packaged_task<void()> packaged(task);
  std::future<void> done = packaged.get_future();
  {
    const std::lock_guard lock(m_mutex);
    m_tasks.push_back(std::move(packaged));
  }
  m_wake.notify_all();
  done.get();
}

void Crew::guarded(const std::function<void()>& work) {
  const unsigned rank = m_conference.transport().rank();
  try {
    work();
  } catch (const RunRefused&) {
    throw;
  } catch (const Error& error) {
    const std::string& code = error.message().code;
    const bool aboutOther = code == "rank-silent" || code == "library-silent";
    m_abandon(aboutOther ? error.what() : m_conference.told(rank, error.what()), error.status());
    throw;
  } catch (const std::exception& error) {
    m_abandon(m_conference.told(rank, error.what()), ExitStatus::unavailable);
    throw;
  }
}

void Crew::all(const Json& command, RunResult* result) {
  guarded([&] {
    // A request may name a file in any encoding, which text of JSON would refuse.
    const std::vector<std::uint8_t> bytes = Json::to_cbor(command);
    m_conference.broadcast({bytes.begin(), bytes.end()});
    carryOut(command, result);
  });
}

void Crew::carryOut(const Json& command, RunResult* result) {
  const auto what = command.at("do").get<std::string>();
  if (what == "end") return;
  const auto id = command.at("id").get<std::uint64_t>();
  if (what == "open") return open(id, command);
  if (!m_runs.contains(id)) return;  // this rank takes no part
  if (what == "sample")
    m_sampleUs = m_runs.at(id)->sampleUs();
  else if (what == "inspect")
    m_depth = m_runs.at(id)->inspect(*result);
  else
    m_runs.erase(id);
}

void Crew::open(std::uint64_t id, const Json& command) {
  const RanksRequest request{codec::decode<RunRequest>(command.at("request")), command.at("across").get<std::string>(),
                             m_conference.limitSeconds()};
  const Transport& transport = m_conference.transport();
  const unsigned ranks = std::min(request.run.ranks.value_or(transport.ranks()), transport.ranks());
  if (transport.rank() >= ranks) return;
  m_runs[id] = std::make_unique<CrewRun>(m_catalogue, request, m_conference, ranks, m_networks);
}

void Crew::serve() {
  for (;;) {
    const Json command = nextCommand();
    if (command.at("do") == "end") return;
    RunResult ignored;
    try {
      guarded([&] { carryOut(command, &ignored); });
    } catch (const RunRefused&) {  // rank 0 says why
    }
  }
}

Json Crew::nextCommand() {
  napUntilCalled(m_conference.transport());
  return codec::readPayload(m_conference.broadcast({}));
}

std::uint64_t Crew::open(const RanksRequest& request) {
  const std::uint64_t id = ++m_lastId;
  try {
    perform([&] {
      all({{"do", "open"}, {"id", id}, {"request", codec::encode(request.run)}, {"across", request.method}});
    });
  } catch (const RunRefused& refused) {
    if (refused.mine) std::rethrow_exception(refused.mine);  // it knows the option, and its words
    const Message why = say<"proper-name">(arg<"name">(refused.failure.sentence));  // of another rank, in its words
    if (refused.failure.status == ExitStatus::invalidRequest) throw InvalidRequest(why);
    throw BackendUnavailable(why);
  }
  return id;
}

double Crew::sampleUs(std::uint64_t id) {
  double us = 0;
  perform([&] {
    all({{"do", "sample"}, {"id", id}});
    us = m_sampleUs;
  });
  return us;
}

std::uint64_t Crew::inspect(std::uint64_t id, RunResult& result) {
  std::uint64_t depth = 0;
  perform([&] {
    all({{"do", "inspect"}, {"id", id}}, &result);
    depth = m_depth;
  });
  return depth;
}

void Crew::close(std::uint64_t id) {
  perform([&] { all({{"do", "close"}, {"id", id}}); });
}

}  // namespace warpfold::ranks
