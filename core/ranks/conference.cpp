// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "ranks/conference.h"

#include <cstdint>
#include <cstring>

#include "words/say.h"

namespace warpfold::ranks {

namespace {

/// No text of a rank is longer; what says so is broken.
constexpr std::uint64_t mostBytes = std::uint64_t{1} << 30;

}  // namespace

std::string Conference::hostOf(unsigned rank) const {
  if (rank < m_hosts.size()) return m_hosts[rank];
  return rank == m_transport.rank() ? m_transport.host() : "?";
}

void Conference::refuseSilent(unsigned rank, double seconds) const {
  throw BackendUnavailable(say<"rank-silent">(arg<"rank">(rank), arg<"ranks">(m_transport.ranks()),
                                              arg<"host">(hostOf(rank)), arg<"seconds">(seconds)));
}

std::string Conference::told(unsigned rank, const std::string& problem) const {
  return english(say<"rank-failed">(arg<"rank">(rank), arg<"ranks">(m_transport.ranks()), arg<"host">(hostOf(rank)),
                                    arg<"problem">(problem)));
}

AgreedFailure Conference::outOfMemory() {
  return {ExitStatus::invalidRequest, english(say<"out-of-memory">())};
}

void Conference::send(unsigned to, const std::string& text) {
  const std::uint64_t size = text.size();
  const auto bytes = std::as_bytes(std::span(text));
  if (!m_transport.send(to, std::as_bytes(std::span(&size, 1)), m_limitSeconds) ||
      (size > 0 && !m_transport.send(to, bytes, m_limitSeconds)))
    refuseSilent(to, m_limitSeconds);
}

std::string Conference::receive(unsigned from, double limitSeconds) {
  std::uint64_t size = 0;
  if (!m_transport.receive(from, std::as_writable_bytes(std::span(&size, 1)), limitSeconds) || size > mostBytes)
    refuseSilent(from, limitSeconds);
  std::string text(size, '\0');
  if (size > 0 && !m_transport.receive(from, std::as_writable_bytes(std::span(text)), limitSeconds))
    refuseSilent(from, limitSeconds);
  return text;
}

std::vector<std::string> Conference::gather(const std::string& mine) {
  if (!isFirst()) {
    send(0, mine);
    return {};
  }
  std::vector<std::string> all{mine};
  for (unsigned from = 1; from < m_transport.ranks(); ++from) all.push_back(receive(from, m_limitSeconds));
  return all;
}

std::string Conference::broadcast(const std::string& ofFirst) {
  if (!isFirst()) return receive(0, limitForFirst());
  for (unsigned to = 1; to < m_transport.ranks(); ++to) send(to, ofFirst);
  return ofFirst;
}

void Conference::meet() {
  gather("");
  broadcast("");
}

void Conference::agree(const std::optional<AgreedFailure>& mine) {
  // A status as one character, then the sentence; nothing where all is well.
  const auto written = [](const AgreedFailure& failure) {
    return std::string(1, static_cast<char>('0' + static_cast<int>(failure.status))) + failure.sentence;
  };
  const std::vector<std::string> all = gather(mine ? written(*mine) : std::string());
  std::string verdict;
  for (unsigned rank = 0; rank < all.size() && verdict.empty(); ++rank)
    if (!all[rank].empty()) verdict = rank == 0 ? all[0] : all[rank].substr(0, 1) + told(rank, all[rank].substr(1));
  verdict = broadcast(verdict);
  if (!verdict.empty()) throw AgreedFailure{static_cast<ExitStatus>(verdict[0] - '0'), verdict.substr(1)};
}

}  // namespace warpfold::ranks
