// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "codec/run_fields.h"
#include "run/run_request.h"
#include "values/hardware_counters.h"
#include "words/message.h"

namespace warpfold {

/// One counter of one launch, as the emulator and as the GPU counts it.
struct VerifiedCount {
  std::string figure;  ///< its name in hardwareFigures()
  std::uint64_t emulated = 0;
  double hardware = 0;
  Agreement agreement = Agreement::exact;
};

/// One launch of a kernel.
struct VerifiedLaunch {
  std::uint64_t n = 0, grid = 0;
  std::uint32_t block = 0;
  std::vector<VerifiedCount> counts;
};

/// What the emulator says of a kernel's launches, against the counters of a GPU.
struct VerifiedKernel {
  std::string kernel;
  std::vector<VerifiedLaunch> launches;
  Provenance provenance = Provenance::measured;
  std::optional<Message> reason;  ///< one sentence: why nothing was compared

  /// The worst of all counts; nothing where nothing was compared.
  std::optional<Agreement> agreement() const {
    std::optional<Agreement> worst;
    for (const VerifiedLaunch& launch : launches)
      for (const VerifiedCount& count : launch.counts)
        worst = std::max(worst.value_or(Agreement::exact), count.agreement);
    return worst;
  }
};

}  // namespace warpfold

/// The job behind Verify Emulation.
namespace warpfold::messages {

inline constexpr std::uint32_t mostVerified = 1024;

/// Runs kernels on the request's data, once on its device for the counters and once on the emulator, and ignores the
/// kernel that it names; without `kernels`, all sound ones that run on both.
struct Verify {
  static constexpr const char* type = "verify";
  RunRequest request;
  std::vector<std::string> kernels;
};
/// Kernel `index` of `count`.
struct VerifyRow {
  static constexpr const char* type = "verify.row";
  std::uint32_t index = 0, count = 1;
  VerifiedKernel verified;
};

}  // namespace warpfold::messages

namespace warpfold {

template <typename Archive>
void fields(Archive& archive, VerifiedCount& c) {
  archive("figure", c.figure);
  archive("emulated", c.emulated);
  archive("hardware", c.hardware);
  archive("agreement", c.agreement);
  if constexpr (Archive::reads) {
    codec::requireAmount("a counter", c.hardware);
    if (findHardwareFigure(c.figure) == nullptr) codec::refuse("a counter", "has a name that no counter has");
  }
}
template <typename Archive>
void fields(Archive& archive, VerifiedLaunch& l) {
  archive("n", l.n);
  archive("grid", l.grid);
  archive("block", l.block);
  archive("counts", codec::limited(l.counts, 64));
}
template <typename Archive>
void fields(Archive& archive, VerifiedKernel& k) {
  archive("kernel", k.kernel);
  archive("launches", codec::limited(k.launches, 64));
  archive("provenance", k.provenance);
  archive("reason", k.reason);
}

namespace messages {

template <typename Archive>
void fields(Archive& archive, Verify& m) {
  archive("request", m.request);
  archive("kernels", codec::limited(m.kernels, mostVerified));
}
template <typename Archive>
void fields(Archive& archive, VerifyRow& m) {
  archive("index", m.index);
  archive("count", m.count);
  archive("verified", m.verified);
  if (m.index >= m.count || m.count > mostVerified) throw std::out_of_range("a kernel is beyond those verified");
}

}  // namespace messages
}  // namespace warpfold
