// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "codec/archive.h"
#include "codec/bounds.h"
#include "codec/trace_fields.h"
#include "codec/word_fields.h"
#include "run/across_ranks.h"

/// The fields of what several ranks did together. Scalar and Latency are in codec/run_fields.h.
namespace warpfold::codec {

/// Throws std::out_of_range where a message is of a rank that is not there.
void check(const AcrossRanks& ranks);

}  // namespace warpfold::codec

namespace warpfold {

template <typename Archive>
void fields(Archive& archive, LogGP& l) {
  archive("latency_us", l.latencyUs);
  archive("overhead_us", l.overheadUs);
  archive("gap_us", l.gapUs);
  archive("gap_per_byte_us", l.gapPerByteUs);
  if constexpr (Archive::reads)
    for (const double figure : {l.latencyUs, l.overheadUs, l.gapUs, l.gapPerByteUs})
      if (!(figure >= 0 && figure <= LogGP::most)) codec::refuse("a network's time", "is out of range");
}

template <typename Archive>
void fields(Archive& archive, MeasuredNetwork& n) {
  archive("network", n.network);
  archive("rank", n.rank);
  archive("between_gpus", n.betweenGpus);
}

template <typename Archive>
void fields(Archive& archive, ClockOffset& o) {
  archive("us", o.us);
  archive("error_us", o.errorUs);
  if constexpr (Archive::reads) {
    codec::requireAmount("a clock's offset", std::abs(o.us));
    codec::requireAmount("a clock's error", o.errorUs);
  }
}

template <typename Archive>
void fields(Archive& archive, Share& s) {
  archive("first", s.first);
  archive("count", s.count);
}

template <typename Archive>
void fields(Archive& archive, RankMessage& m) {
  archive("from", m.from);
  archive("to", m.to);
  archive("round", m.round);
  archive("bytes", m.bytes);
  archive("begin_us", m.beginUs);
  archive("end_us", m.endUs);
  if constexpr (Archive::reads)
    for (const double figure : {m.beginUs, m.endUs}) codec::requireAmount("a message's time", std::abs(figure));
}

template <typename Archive>
void fields(Archive& archive, RankPart& p) {
  archive("host", p.host);
  archive("backend", p.backend);
  archive("device", p.device);
  archive("timing", p.timing);
  archive("times_are_gpu", p.timesAreGpu);
  archive("share", p.share);
  archive("block", p.block);
  archive("grid", p.grid);
  archive("depth", p.depth);
  archive("partial", p.partial);
  archive("within_us", codec::blob(p.withinUs, AcrossRanks::mostSamples));
  archive("median_us", p.medianUs);
  archive("offset", p.offset);
  std::optional<BlockTracePtr> trace;
  if (p.trace) trace = p.trace;
  archive("trace", trace);
  if constexpr (Archive::reads) {
    if (trace) p.trace = *trace;
    codec::requireAmounts("a rank's time", p.withinUs);
    codec::requireAmount("a rank's time", p.medianUs);
    for (const std::string* name : {&p.host, &p.backend, &p.device})
      if (name->size() > codec::mostStringBytes) codec::refuse("a rank's host or device", "has too long a name");
  }
}

template <typename Archive>
void fields(Archive& archive, AcrossRanks& r) {
  archive("method", r.method);
  archive("combining", r.combining);
  archive("parts", codec::limited(r.parts, AcrossRanks::most));
  archive("shares_cores", r.sharesCores);
  archive("within_us", r.withinUs);
  archive("within", r.within);
  archive("across", r.across);
  archive("joined", r.joined);
  archive("messages", codec::limited(r.messages, AcrossRanks::most));
  archive("messages_reason", r.messagesReason);
  archive("network", r.network);
  if constexpr (Archive::reads) codec::check(r);
}

}  // namespace warpfold
