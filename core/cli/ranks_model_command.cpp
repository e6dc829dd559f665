// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "cli/ranks_model_command.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <charconv>

#include "cli/ranks_start.h"
#include "cli/values.h"
#include "ranks/introduction.h"
#include "ranks/launcher.h"
#include "ranks/network_probe.h"
#include "run/rank_scaling.h"
#include "run/standard_streams.h"
#include "table/columns.h"
#include "words/say.h"

namespace warpfold::cli {

using namespace ranks;

namespace {

constexpr double nanosecondsPerMicrosecond = 1e3;

std::optional<double> timeOf(const std::optional<std::string>& text, Field field) {
  if (!text) return std::nullopt;
  double value = 0;
  const char* const end = text->data() + text->size();
  const auto [read, error] = std::from_chars(text->data(), end, value);
  if (error != std::errc{} || read != end || !(value >= 0 && value <= LogGP::most))
    throw InvalidRequest(field, "'" + *text + "'", say<"network-range">(arg<"most">(LogGP::most)));
  return value;
}

std::uint64_t bytesOf(const std::string& text) {
  const std::uint64_t bytes = parseCount(text, Field::messageBytes);
  constexpr std::uint64_t mostBytes = std::uint64_t{1} << 30;
  if (bytes < 1 || bytes > mostBytes)
    throw InvalidRequest(Field::messageBytes, text, say<"message-bytes-range">(arg<"most">(mostBytes)));
  return bytes;
}

std::vector<std::uint64_t> rankCounts(std::uint64_t upTo) {
  std::vector<std::uint64_t> counts;
  for (std::uint64_t ranks = 1; ranks <= upTo; ranks *= 2) counts.push_back(ranks);
  return counts;
}

/// Each thing once, for several methods: the network, how each of them goes, and what holds for all.
std::vector<std::string> assumptions(const LogGP& network, const std::optional<MeasuredNetwork>& measured, bool oneHost,
                                     const std::vector<const Method*>& methods, std::uint64_t bytes) {
  std::vector<std::string> said;
  std::string last;
  for (const Method* method : methods) {
    ScalingBasis basis;
    basis.method = method->id;
    basis.combining = method->combining;
    basis.network = network;
    if (measured) basis.measuredWith = measured->rank;
    basis.oneHost = oneHost;
    basis.valueBytes = bytes;
    Messages all = assumptionsOfCombining(basis);
    if (measured && method->link != nullptr)
      all.insert(all.end() - 1, say<"network-of-hosts">(arg<"method">(method->id)));
    last = english(all.back());
    for (std::size_t i = 0; i + 1 < all.size(); ++i)
      if (const std::string each = english(all[i]); std::find(said.begin(), said.end(), each) == said.end())
        said.push_back(each);
  }
  said.push_back(last);
  return said;
}

}  // namespace

void RanksModelCommand::addTo(CLI::App& ranksCommand) {
  m_command = ranksCommand.add_subcommand(
      "model",
      "What combining over up to 2^20 ranks would take, by LogGP: parameters given here or, under mpirun, measured");
  m_command->add_option("--latency", m_latency, "L: microseconds that a message is on its way");
  m_command->add_option("--overhead", m_overhead, "o: microseconds that a rank is busy with sending or receiving");
  m_command->add_option("--gap", m_gap, "g: microseconds from one message of a rank to its next (default: o)");
  m_command->add_option("--gap-per-byte", m_gapPerByte, "G: nanoseconds for each byte of a message (default 0)");
  m_command->add_option("--bytes", m_bytes, "Bytes of a value (default 4)");
  m_command->add_option("--across", m_across, "Methods separated by commas (default: all)")->delimiter(',');
  m_command->add_option("--up-to", m_upTo, "The largest number of ranks, at most 2^20 (default 2^20)");
  m_command->add_option("--time-limit", m_timeLimit, "Under mpirun: seconds that a rank waits (default 60)");
  auto* json = m_command->add_flag("--json", m_json, "One JSON object");
  m_command->add_flag("--csv", m_csv, "A line of CSV for each number of ranks")->excludes(json);
}

bool RanksModelCommand::parsed() const {
  return m_command->parsed();
}

RanksModelCommand::Given RanksModelCommand::given() const {
  Given given{timeOf(m_latency, Field::networkLatency), timeOf(m_overhead, Field::networkOverhead),
              timeOf(m_gap, Field::networkGap), timeOf(m_gapPerByte, Field::networkGapPerByte)};
  if (given.gapPerByteUs) *given.gapPerByteUs /= nanosecondsPerMicrosecond;
  return given;
}

std::vector<const Method*> RanksModelCommand::methods() const {
  std::vector<const Method*> all;
  for (const std::string& id : m_across)
    if (const Method* const method = &methodOf(id); std::find(all.begin(), all.end(), method) == all.end())
      all.push_back(method);
  if (all.empty())
    for (const Method& method : ranks::methods()) all.push_back(&method);
  return all;
}

std::string RanksModelCommand::shown(const LogGP& network, const std::optional<MeasuredNetwork>& measured,
                                     bool oneHost) const {
  const std::uint64_t bytes = bytesOf(m_bytes);
  const std::uint64_t upTo = parseCount(m_upTo, Field::upTo);
  if (upTo < 1 || upTo > mostModelledRanks)
    throw InvalidRequest(Field::upTo, m_upTo, say<"ranks-range">(arg<"most">(mostModelledRanks)));
  const std::vector<const Method*> columns = methods();
  const auto said = assumptions(network, measured, oneHost, columns, bytes);
  const auto us = [&](const Method* method, std::uint64_t ranks) {
    return combiningUs(method->combining, network, ranks, bytes);
  };
  if (m_json) {
    Ordered methodsJson = Ordered::object(), counts = Ordered::array();
    for (const std::uint64_t ranks : rankCounts(upTo)) counts.push_back(ranks);
    for (const Method* method : columns)
      for (const std::uint64_t ranks : rankCounts(upTo)) methodsJson[method->id].push_back(us(method, ranks));
    return printed(Ordered{{"provenance", warpfold::name(Provenance::modelled)},
                           {"network",
                            {{"latency_us", network.latencyUs},
                             {"overhead_us", network.overheadUs},
                             {"gap_us", network.gapUs},
                             {"gap_per_byte_ns", network.gapPerByteUs * nanosecondsPerMicrosecond},
                             {"measured_with_rank", measured ? Ordered(measured->rank) : Ordered(nullptr)}}},
                           {"bytes", bytes},
                           {"ranks", std::move(counts)},
                           {"across_us", std::move(methodsJson)},
                           {"assumptions", said}});
  }
  if (m_csv) {
    Columns<std::uint64_t> table;
    table.add("ranks", [](std::uint64_t ranks) { return Cell(ranks); });
    for (const Method* method : columns)
      table.add(method->id + "_us",
                [=](std::uint64_t ranks) { return Cell::number(fmt::format("{:.10g}", us(method, ranks))); });
    return table.csv(rankCounts(upTo));
  }
  std::string text = fmt::format("{:>8}", "ranks");
  for (const Method* method : columns) text += fmt::format(" {:>15}", method->id + " µs");
  text += "\n";
  for (const std::uint64_t ranks : rankCounts(upTo)) {
    text += fmt::format("{:>8}", countText(ranks));
    for (const Method* method : columns) text += fmt::format(" {:>14.1f}", us(method, ranks));
    text += "\n";
  }
  text += std::string(warpfold::name(Provenance::modelled)) + "\n";
  for (const std::string& sentence : said) text += "  " + sentence + "\n";
  return text;
}

int RanksModelCommand::measured(const Given& given) const {
  const double limit = limitSecondsOf(m_timeLimit);
  MpiTransport transport = startRank(limit);
  int status = 0;
  try {
    Conference conference(transport, limit);
    introduce(conference, "ranks model");
    const std::optional<MeasuredNetwork> found = measureNetwork(conference);
    if (transport.rank() == 0) {
      LogGP network = found ? found->network : LogGP{};
      network.latencyUs = given.latencyUs.value_or(network.latencyUs);
      network.overheadUs = given.overheadUs.value_or(network.overheadUs);
      network.gapUs = given.gapUs.value_or(network.gapUs);
      network.gapPerByteUs = given.gapPerByteUs.value_or(network.gapPerByteUs);
      printOut(shown(network, found, found && conference.hosts()[found->rank] == conference.hosts()[0]));
    }
  } catch (const AgreedFailure& failure) {
    if (transport.rank() == 0) complain(failure.sentence);
    status = static_cast<int>(failure.status);
  } catch (const Error& error) {
    abandonRanks(transport, error.what(), error.status());
  }
  return endTogether(transport, limit, status);
}

int RanksModelCommand::run() const {
  const Given given = this->given();
  methods();
  bytesOf(m_bytes);
  const auto who = launched();
  if (who && who->ranks > 1) return measured(given);
  if (!given.enough()) throw InvalidRequest(say<"network-not-given">());
  const LogGP network{*given.latencyUs, *given.overheadUs, given.gapUs.value_or(*given.overheadUs),
                      given.gapPerByteUs.value_or(0)};
  printOut(shown(network, std::nullopt, false));
  return 0;
}

}  // namespace warpfold::cli
