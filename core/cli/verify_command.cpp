// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "cli/verify_command.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>

#include "cli/values.h"
#include "codec/names.h"
#include "jobs/verify_run.h"
#include "run/standard_streams.h"
#include "values/error.h"
#include "version.h"
#include "words/english.h"
#include "words/say.h"

namespace warpfold::cli {

namespace {

/// Large enough for several launches and many blocks, and emulated at once.
constexpr std::uint64_t defaultElements = std::uint64_t{1} << 20;

struct Finished {
  RunRequest request;
  DeviceInfo device;
  std::vector<VerifiedKernel> kernels;
};

/// Counts by their agreement.
std::array<std::size_t, 3> tally(const Finished& finished) {
  std::array<std::size_t, 3> counts{};
  for (const VerifiedKernel& kernel : finished.kernels)
    for (const VerifiedLaunch& launch : kernel.launches)
      for (const VerifiedCount& count : launch.counts) ++counts[static_cast<std::size_t>(count.agreement)];
  return counts;
}

std::string_view nameOf(Agreement agreement) {
  return codec::nameIn(codec::enumNames(agreement), agreement);
}

/// Calls `f(kernel, number of the launch, launch, count)` for everything that was compared.
template <typename F>
void forEachCount(const Finished& finished, F&& f) {
  for (const VerifiedKernel& kernel : finished.kernels)
    for (std::size_t i = 0; i < kernel.launches.size(); ++i)
      for (const VerifiedCount& count : kernel.launches[i].counts) f(kernel, i + 1, kernel.launches[i], count);
}

std::string summary(const Finished& finished) {
  const auto [exact, close, differing] = tally(finished);
  const std::size_t compared = exact + close + differing;
  const auto kernels = static_cast<std::size_t>(
      std::ranges::count_if(finished.kernels, [](const VerifiedKernel& k) { return k.agreement().has_value(); }));
  if (exact == compared) return english(say<"verify-all-exact">(arg<"compared">(compared), arg<"kernels">(kernels)));
  return english(say<"verify-summary">(arg<"compared">(compared), arg<"kernels">(kernels), arg<"exact">(exact),
                                       arg<"close">(close), arg<"differing">(differing)));
}

std::string table(const Finished& finished) {
  const RunRequest& request = finished.request;
  std::string text =
      english(say<"verify-heading">(arg<"device">(deviceText(finished.device)), arg<"type">(name(request.type)),
                                    arg<"op">(name(request.op)), arg<"n">(countText(*request.n)))) +
      "\n";
  text += fmt::format("{:<22} {:>6}  {:<22} {:>14} {:>14}  {}\n", "kernel", "launch", "counter", "emulated", "hardware",
                      "agreement");
  forEachCount(finished, [&](const VerifiedKernel& kernel, std::size_t number, const VerifiedLaunch&,
                             const VerifiedCount& count) {
    text += fmt::format("{:<22} {:>6}  {:<22} {:>14} {:>14.0f}  {}\n", kernel.kernel, number, count.figure,
                        count.emulated, count.hardware, nameOf(count.agreement));
  });
  for (const VerifiedKernel& kernel : finished.kernels)
    if (kernel.reason) text += fmt::format("{:<22} {}\n", kernel.kernel, english(*kernel.reason));
  return text + summary(finished) + "\n";
}

/// With what somebody else needs to make sense of it, as comments.
std::string csv(const Finished& finished) {
  std::string text = fmt::format("# device: {}\n# driver: {}\n# warpfold-cli {}\n", deviceText(finished.device),
                                 finished.device.driverText(), version);
  for (const VerifiedKernel& kernel : finished.kernels)
    if (kernel.reason) text += fmt::format("# {}: {}\n", kernel.kernel, english(*kernel.reason));
  text += "kernel,type,op,n,block,grid,launch,counter,emulated,hardware,agreement\n";
  const RunRequest& request = finished.request;
  forEachCount(finished, [&](const VerifiedKernel& kernel, std::size_t number, const VerifiedLaunch& launch,
                             const VerifiedCount& count) {
    text += fmt::format("{},{},{},{},{},{},{},{},{},{:.0f},{}\n", kernel.kernel, name(request.type), name(request.op),
                        launch.n, launch.block, launch.grid, number, count.figure, count.emulated, count.hardware,
                        nameOf(count.agreement));
  });
  return text;
}

std::string json(const Finished& finished) {
  Ordered kernels = Ordered::array();
  for (const VerifiedKernel& kernel : finished.kernels) {
    Ordered launches = Ordered::array();
    for (const VerifiedLaunch& launch : kernel.launches) {
      Ordered counts = Ordered::object();
      for (const VerifiedCount& count : launch.counts)
        counts[count.figure] = {
            {"emulated", count.emulated}, {"hardware", count.hardware}, {"agreement", nameOf(count.agreement)}};
      launches.push_back(
          {{"n", launch.n}, {"grid", launch.grid}, {"block", launch.block}, {"counters", std::move(counts)}});
    }
    kernels.push_back({{"kernel", kernel.kernel},
                       {"provenance", name(kernel.provenance)},
                       {"reason", kernel.reason ? Ordered(english(*kernel.reason)) : Ordered(nullptr)},
                       {"passes", std::move(launches)}});
  }
  const auto [exact, close, differing] = tally(finished);
  return printed({{"device", deviceText(finished.device)},
                  {"driver", finished.device.driverText()},
                  {"type", name(finished.request.type)},
                  {"op", name(finished.request.op)},
                  {"n", *finished.request.n},
                  {"exact", exact},
                  {"close", close},
                  {"differs", differing},
                  {"kernels", std::move(kernels)}});
}

Finished verified(const Catalogue& catalogue, const RunRequest& request, const std::vector<std::string>& kernels) {
  const VerifyRun verify = [&] {
    try {
      return VerifyRun(catalogue, request, kernels, RunControl{});
    } catch (const InvalidRequest& error) {
      if (error.field() != Field::kernel || kernels.empty()) throw;
      throw InvalidRequest(underOption(error.complaint(), "--kernels"));
    }
  }();
  Finished finished{verify.request(), verify.device(), {}};
  for (const KernelPtr& kernel : verify.kernels()) finished.kernels.push_back(verify.run(kernel));
  return finished;
}

}  // namespace

void VerifyCommand::addTo(CLI::App& app) {
  m_command = app.add_subcommand("verify", "Compare the emulator's counters with those of a GPU, launch by launch");
  m_command->add_option("--kernels", m_kernels, "Kernel ids separated by commas (default: all)")->delimiter(',');
  m_options.addTo(*m_command, false);
  auto* json = m_command->add_flag("--json", m_json, "One JSON object");
  m_command->add_flag("--csv", m_csv, "A line of CSV for each counter")->excludes(json);
}

bool VerifyCommand::parsed() const {
  return m_command->parsed();
}

int VerifyCommand::run(const Catalogue& catalogue) const {
  RunRequest request = m_options.request();
  if (!request.n && request.input.rfind("file:", 0) != 0) request.n = defaultElements;
  request.traceBlocks = BlockSelection::none();
  const Finished finished = verified(catalogue, request, m_kernels);
  const auto [exact, close, differing] = tally(finished);
  if (exact + close + differing == 0) {
    const auto told =
        std::ranges::find_if(finished.kernels, [](const VerifiedKernel& k) { return k.reason.has_value(); });
    throw BackendUnavailable(told != finished.kernels.end() ? *told->reason : say<"counters-none-known">());
  }
  printOut(m_json ? json(finished) : m_csv ? csv(finished) : table(finished));
  return static_cast<int>(differing == 0 ? ExitStatus::done : ExitStatus::differs);
}

}  // namespace warpfold::cli
