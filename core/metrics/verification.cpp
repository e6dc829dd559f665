// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "metrics/verification.h"

#include <algorithm>

#include "words/say.h"

namespace warpfold {

namespace {

VerifiedLaunch compared(const LaunchResult& launch, const HardwareValues& hardware,
                        const std::vector<const HardwareFigure*>& figures, bool waits) {
  VerifiedLaunch verified{launch.n, launch.grid, launch.block, {}};
  for (const HardwareFigure* figure : figures) {
    const auto& counted = hardware[*figure];
    if (!counted) continue;
    const std::uint64_t emulated = *launch.counters.*figure->emulated;
    verified.counts.push_back({std::string(figure->name), emulated, *counted,
                               agreementOf(*figure, emulated, *counted, {launch.grid, launch.block}, waits)});
  }
  return verified;
}

/// The names of those that some launch has no value of.
std::string missingIn(const HardwareCounts& hardware, const std::vector<const HardwareFigure*>& figures) {
  std::string names;
  for (const HardwareFigure* figure : figures)
    if (std::ranges::any_of(hardware.launches, [&](const HardwareValues& launch) { return !launch[*figure]; }))
      names += (names.empty() ? "" : ", ") + std::string(figure->name);
  return names;
}

}  // namespace

std::vector<const HardwareFigure*> comparableFigures() {
  std::vector<const HardwareFigure*> figures;
  for (const HardwareFigure& figure : hardwareFigures())
    if (figure.emulated != nullptr) figures.push_back(&figure);
  return figures;
}

void compareLaunches(VerifiedKernel& verified, const RunResult& emulated, const HardwareCounts& hardware) {
  const auto figures = comparableFigures();
  if (emulated.launches.size() != hardware.launches.size()) {
    verified.reason = say<"verify-other-launches">(arg<"counted">(hardware.launches.size()),
                                                   arg<"emulated">(emulated.launches.size()));
    return;
  }
  if (const std::string missing = missingIn(hardware, figures); !missing.empty())
    verified.reason = say<"verify-not-told">(arg<"counters">(missing));
  for (std::size_t i = 0; i < emulated.launches.size(); ++i)
    verified.launches.push_back(compared(emulated.launches[i], hardware.launches[i], figures, hardware.waits));
}

std::optional<Agreement> VerifiedKernel::agreement() const {
  std::optional<Agreement> worst;
  for (const VerifiedLaunch& launch : launches)
    for (const VerifiedCount& count : launch.counts)
      worst = std::max(worst.value_or(Agreement::exact), count.agreement);
  return worst;
}

std::array<std::uint64_t, 3> Verification::tally() const {
  std::array<std::uint64_t, 3> counts{};
  for (const VerifiedKernel& kernel : kernels)
    for (const VerifiedLaunch& launch : kernel.launches)
      for (const VerifiedCount& count : launch.counts) ++counts[static_cast<std::size_t>(count.agreement)];
  return counts;
}

bool Verification::complete() const {
  return std::ranges::all_of(kernels, [](const VerifiedKernel& k) { return k.agreement() && !k.reason; });
}

Messages Verification::summary() const {
  std::uint64_t compared = 0, inPart = 0;
  const Message* reason = nullptr;
  for (const VerifiedKernel& kernel : kernels) {
    if (kernel.reason && reason == nullptr) reason = &*kernel.reason;
    if (!kernel.agreement()) continue;
    ++compared;
    if (kernel.reason) ++inPart;
  }
  if (compared == 0) return reason != nullptr ? Messages{*reason} : Messages();
  const auto [exact, close, differing] = tally();
  const std::uint64_t counts = exact + close + differing, missing = kernels.size() - compared;
  Messages told;
  if (exact == counts)
    told.push_back(say<"verify-all-exact">(arg<"compared">(counts), arg<"kernels">(compared)));
  else
    told.push_back(say<"verify-summary">(arg<"compared">(counts), arg<"kernels">(compared), arg<"exact">(exact),
                                         arg<"close">(close), arg<"differing">(differing)));
  if (inPart > 0) told.push_back(say<"verify-in-part">(arg<"kernels">(inPart)));
  if (missing > 0) told.push_back(say<"verify-not-compared">(arg<"kernels">(missing)));
  return told;
}

}  // namespace warpfold
