// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "codec/run_fields.h"
#include "metrics/verification.h"

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
  if constexpr (Archive::reads)
    if (k.kernel.size() > codec::mostKernelBytes) codec::refuse("a kernel", "has too long a name");
  archive("launches", codec::limited(k.launches, 64));
  archive("provenance", k.provenance);
  archive("date", k.date);
  archive("driver", k.driver);
  archive("reason", k.reason);
  if constexpr (Archive::reads)
    if (k.date.size() > codec::mostDateBytes || k.driver.size() > codec::mostDriverBytes)
      codec::refuse("a counter's date or driver", "is too long");
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
