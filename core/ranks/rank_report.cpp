// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "ranks/rank_report.h"

#include <algorithm>
#include <map>
#include <stdexcept>
#include <tuple>

#include "codec/frame.h"
#include "codec/run_fields.h"
#include "timing/statistics.h"
#include "words/say.h"

namespace warpfold::ranks {

template <typename Archive>
void fields(Archive& archive, MessageEnd& m) {
  archive("sent", m.sent);
  archive("other", m.other);
  archive("round", m.round);
  archive("begin_us", m.beginUs);
  archive("end_us", m.endUs);
}

template <typename Archive>
void fields(Archive& archive, RankReport& r) {
  archive("part", r.part);
  archive("shares_core", r.sharesCore);
  archive("begin_us", codec::blob(r.beginUs));
  archive("end_us", codec::blob(r.endUs));
  archive("messages", codec::limited(r.messages, AcrossRanks::most));
  archive("joined_us", codec::blob(r.joinedUs));
}

namespace {

void keepNewest(std::vector<double>& samples) {
  if (samples.size() > AcrossRanks::mostSamples) samples.erase(samples.begin());
}

/// Both ends of every message put together.
std::vector<RankMessage> messagesOf(const std::vector<RankReport>& reports, std::uint64_t bytes, double zeroUs) {
  std::map<std::tuple<unsigned, unsigned, unsigned>, double> begins;
  std::vector<RankMessage> messages;
  for (unsigned rank = 0; rank < reports.size(); ++rank)
    for (const MessageEnd& end : reports[rank].messages)
      if (end.sent) begins[{rank, end.other, end.round}] = reports[rank].part.offset.onFirst(end.beginUs);
  for (unsigned rank = 0; rank < reports.size(); ++rank)
    for (const MessageEnd& end : reports[rank].messages) {
      if (end.sent) continue;
      const double received = reports[rank].part.offset.onFirst(end.endUs);
      messages.push_back(
          {end.other, rank, end.round, bytes, begins.at({end.other, rank, end.round}) - zeroUs, received - zeroUs});
    }
  std::stable_sort(messages.begin(), messages.end(),
                   [](const RankMessage& a, const RankMessage& b) { return a.beginUs < b.beginUs; });
  return messages;
}

/// When the last rank began to combine sample `i`, in rank 0's clock.
double lastBegin(const std::vector<RankReport>& reports, std::size_t i) {
  double last = reports[0].beginUs[i];
  for (const RankReport& report : reports) last = std::max(last, report.part.offset.onFirst(report.beginUs[i]));
  return last;
}

/// What a sample took beyond the slowest rank's own reduction.
std::vector<double> beyondSlowest(const std::vector<RankReport>& reports) {
  const std::vector<double>& joined = reports[0].joinedUs;
  std::vector<double> beyond;
  for (std::size_t i = 0; i < joined.size(); ++i) {
    double slowest = 0;
    for (const RankReport& report : reports)
      if (i < report.part.withinUs.size()) slowest = std::max(slowest, report.part.withinUs[i]);
    beyond.push_back(std::max(0.0, joined[i] - slowest));
  }
  return beyond;
}

}  // namespace

void RankReport::add(SampleOfRank sample) {
  if (sample.withinUs) part.withinUs.push_back(*sample.withinUs);
  if (sample.joinedUs) joinedUs.push_back(*sample.joinedUs);
  beginUs.push_back(sample.beginUs);
  endUs.push_back(sample.endUs);
  messages = std::move(sample.messages);
  for (std::vector<double>* samples : {&part.withinUs, &beginUs, &endUs, &joinedUs}) keepNewest(*samples);
}

std::string written(const RankReport& report) {
  const std::vector<std::uint8_t> bytes = codec::Json::to_cbor(codec::encode(report));
  return {bytes.begin(), bytes.end()};
}

RankReport reportFrom(const std::string& text) {
  auto report = codec::decode<RankReport>(codec::readPayload(text));
  if (!report.part.withinUs.empty()) report.part.medianUs = summarise(report.part.withinUs).median;
  return report;
}

AcrossRanks together(std::vector<RankReport> reports, const Method& method, std::uint64_t bytes) {
  AcrossRanks result;
  result.method = method.id;
  result.combining = method.combining;
  const std::size_t samples = reports[0].beginUs.size();
  for (const RankReport& report : reports)
    if (samples == 0 || report.beginUs.size() != samples || report.endUs.size() != samples)
      throw std::out_of_range("a rank's report has another number of samples");
  std::vector<double> across = beyondSlowest(reports);
  if (!across.empty()) {
    result.joined = summarise(reports[0].joinedUs);
    result.joined->provenance = Provenance::measured;
  }
  for (std::size_t i = 0; i < samples && !result.joined; ++i)
    across.push_back(std::max(0.0, reports[0].endUs[i] - lastBegin(reports, i)));
  result.across = summarise(across);
  result.across.provenance = Provenance::measured;
  result.messages = messagesOf(reports, bytes, lastBegin(reports, samples - 1));
  if (!method.tellsMessages)
    result.messagesReason = method.noMessages.value_or(say<"messages-not-told">());
  else if (reports.size() == 1)
    result.messagesReason = say<"one-rank-no-messages">();
  for (RankReport& report : reports) {
    result.sharesCores = result.sharesCores || report.sharesCore;
    if (report.part.medianUs && *report.part.medianUs > result.withinUs) {
      result.withinUs = *report.part.medianUs;
      result.within = report.part.timing;
    }
    result.parts.push_back(std::move(report.part));
  }
  return result;
}

}  // namespace warpfold::ranks
