// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "cli/ranks_output.h"

#include <fmt/format.h>

#include <cmath>
#include <set>

#include "cli/values.h"
#include "run/judge.h"
#include "words/english.h"
#include "words/say.h"

namespace warpfold::cli {

using namespace ranks;

namespace {

std::size_t hostsOf(const RanksResult& r) {
  std::set<std::string> hosts;
  for (const RankPart& part : r.parts) hosts.insert(part.host);
  return hosts.size();
}

Ordered partJson(std::size_t rank, const RankPart& p) {
  return {{"rank", rank},
          {"host", p.host},
          {"backend", p.backend},
          {"device", p.device},
          {"first", p.share.first},
          {"n", p.share.count},
          {"block", p.block},
          {"grid", p.grid},
          {"partial", number(p.partial)},
          {"within_us", p.medianUs ? timeJson(*p.medianUs) : Ordered(nullptr)},
          {"provenance", warpfold::name(p.timing)},
          {"clock_offset_us", p.offset.us},
          {"clock_error_us", p.offset.errorUs}};
}

Ordered messageJson(const RankMessage& m) {
  return {{"from", m.from},        {"to", m.to},       {"round", m.round}, {"bytes", m.bytes},
          {"begin_us", m.beginUs}, {"end_us", m.endUs}};
}

Ordered acrossJson(const Latency& l) {
  return {{"min", timeJson(l.min)},
          {"median", timeJson(l.median)},
          {"p95", timeJson(l.p95)},
          {"mean", timeJson(l.mean)},
          {"rsd", orNull(deviationOf(l))},
          {"samples", l.samples},
          {"provenance", warpfold::name(l.provenance)}};
}

/// To one decimal; 0 where that is -0.
double tenths(double us) {
  return std::round(us * 10) / 10 + 0.0;
}

std::string partsTable(const RanksResult& r) {
  std::string text = fmt::format("{:>4} {:>12} {:>12} {:>22} {:>12} {:>16}  {}\n", "rank", "first", "n", "partial",
                                 "µs", "clock µs", "device");
  for (std::size_t rank = 0; rank < r.parts.size(); ++rank) {
    const RankPart& p = r.parts[rank];
    const std::string clock = rank == 0 ? "–" : fmt::format("{:+.1f} ± {:.1f}", tenths(p.offset.us), p.offset.errorUs);
    text +=
        fmt::format("{:>4} {:>12} {:>12} {:>22} {:>12} {:>16}  {} · {}\n", rank, p.share.first, p.share.count,
                    p.partial.text(), p.medianUs ? fmt::format("{:.1f}", *p.medianUs) : "–", clock, p.device, p.host);
  }
  return text;
}

/// What the combining took, by the hosts' clocks or by the GPU's events, and what that covers.
std::string acrossText(const RanksResult& r) {
  const auto median = arg<"median">(r.across.median);
  const auto minimum = arg<"minimum">(r.across.min);
  const auto samples = arg<"samples">(r.across.samples);
  const auto percentile = arg<"percentile">(r.across.p95);
  const std::string line(10, ' ');
  if (!r.joined)
    return fmt::format("across     {}\n{} {}\n", english(say<"across-ranks">(median, samples, minimum, percentile)),
                       line, english(say<"across-ranks-covers">()));
  return fmt::format("across     {}\n{} {}\njoined     {}\n",
                     english(say<"across-gpus">(median, samples, minimum, percentile)), line,
                     english(say<"across-gpus-covers">()),
                     english(say<"joined-gpus">(arg<"median">(r.joined->median), arg<"minimum">(r.joined->min))));
}

std::string messagesTable(const RanksResult& r) {
  if (r.messagesReason) return fmt::format("messages   –: {}\n", english(*r.messagesReason));
  std::string text =
      fmt::format("{:>5} {:>5} {:>5} {:>6} {:>10} {:>10}\n", "round", "from", "to", "bytes", "begin µs", "end µs");
  for (const RankMessage& m : r.messages)
    text += fmt::format("{:>5} {:>5} {:>5} {:>6} {:>10.1f} {:>10.1f}\n", m.round, m.from, m.to, m.bytes,
                        tenths(m.beginUs), tenths(m.endUs));
  return text;
}

}  // namespace

std::string ranksJson(const RanksResult& r, const std::string& backend) {
  const RunResult& whole = r.whole;
  Ordered shares = Ordered::array(), messages = Ordered::array();
  for (std::size_t rank = 0; rank < r.parts.size(); ++rank) shares.push_back(partJson(rank, r.parts[rank]));
  for (const RankMessage& message : r.messages) messages.push_back(messageJson(message));
  return printed(
      Ordered{{"kernel", whole.request.kernel},
              {"backend", backend},
              {"across", r.method},
              {"ranks", r.parts.size()},
              {"hosts", hostsOf(r)},
              {"n", whole.n},
              {"type", warpfold::name(whole.request.type)},
              {"op", warpfold::name(whole.request.op)},
              {"input", whole.request.input},
              {"input2", orNull(whole.request.input2)},
              {"seed", whole.request.seed},
              {"result", number(whole.result)},
              {"reference", number(whole.reference)},
              {"matches", whole.matches},
              {"far_off", isFarOff(whole)},
              {"error", finite(whole.error)},
              {"tolerance", finite(whole.tolerance)},
              {"depth", whole.depth},
              {"wrapped", whole.wrapped},
              {"within_us", {{"median", timeJson(r.withinUs)}, {"provenance", warpfold::name(r.within)}}},
              {"across_us", acrossJson(r.across)},
              {"joined_us", r.joined ? acrossJson(*r.joined) : Ordered(nullptr)},
              {"shares", std::move(shares)},
              {"messages", std::move(messages)},
              {"messages_reason", r.messagesReason ? Ordered(english(*r.messagesReason)) : Ordered(nullptr)}});
}

std::string ranksTable(const RanksResult& r) {
  const RunResult& whole = r.whole;
  const std::string head = r.parts.size() == 1
                               ? english(say<"cluster-head-single">())
                               : english(say<"cluster-head">(arg<"ranks">(r.parts.size()), arg<"hosts">(hostsOf(r))));
  std::string text =
      fmt::format("{} · {} {} · n {} · {} · {}\n", whole.request.kernel, warpfold::name(whole.request.type),
                  warpfold::name(whole.request.op), countText(whole.n), r.method, head);
  text += fmt::format("result     {}  {} {}\n", whole.result.text(), checkText(whole), whole.reference.text());
  for (const Message& remark : remarksOn(whole)) text += fmt::format("{:<10} {}\n", "", english(remark));
  text += fmt::format("within     {}\n",
                      english(say<"within-ranks">(arg<"median">(r.withinUs), arg<"origin">(warpfold::name(r.within)))));
  if (r.within == Provenance::emulated) text += fmt::format("{:<10} {}\n", "", english(say<"emulated-ranks-time">()));
  text += acrossText(r);
  if (r.sharesCores) text += fmt::format("{:<10} {}\n", "", english(say<"ranks-share-cores">()));
  return text + partsTable(r) + messagesTable(r);
}

}  // namespace warpfold::cli
