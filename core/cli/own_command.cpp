// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "cli/own_command.h"

#include "backends/backend.h"
#include "cli/output.h"
#include "cli/values.h"
#include "codec/names.h"
#include "own/own_run.h"
#include "run/standard_streams.h"
#include "trace/hazard.h"
#include "values/error.h"
#include "values/value_text.h"
#include "words/say.h"

namespace warpfold::cli {

namespace {

/// What runs of the catalogue's kernels have, and one's own do not.
void refuseOthers(const RunOptionTexts& options) {
  const std::pair<const std::optional<std::string>&, const char*> others[] = {
      {options.kernel, "--kernel"},        {options.offset, "--offset"}, {options.iterations, "--iterations"},
      {options.warmup, "--warmup"},        {options.cache, "--cache"},   {options.traceBlocks, "--trace-blocks"},
      {options.launchGap, "--launch-gap"}, {options.across, "--across"}, {options.ranks, "--ranks"}};
  for (const auto& [given, option] : others)
    if (given) throw InvalidRequest(say<"own-not-with">(arg<"option">(option)));
}

/// The emulator, where it is asked for, or nothing is.
DeviceInfo emulatorFor(const std::optional<std::string>& backend) {
  for (const DeviceInfo& device : allDevices())
    if (device.kernels.device && device.timing == Provenance::emulated && (!backend || device.backend == *backend))
      return device;
  throw InvalidRequest(say<"own-emulator-only">());
}

KernelFile factsOf(const own::Asked& asked, const own::OwnKernel& kernel, own::Leaves leaves) {
  KernelFile facts{asked.file, kernel.function, {}, asked.defines, kernel.compiler, std::string(codec::nameOf(leaves)),
                   {}};
  for (const own::Parameter& each : kernel.parameters) facts.roles.emplace_back(codec::nameOf(each.role));
  facts.left =
      sayNth<"own-leaves-one", "own-leaves-per-block", "own-leaves-in-place">(static_cast<std::size_t>(leaves));
  return facts;
}

}  // namespace

void OwnCommand::addTo(CLI::App& run) {
  run.add_option("--kernel-file", m_file, english(say<"help-kernel-file">()));
  run.add_option("--function", m_function, english(say<"help-function">()));
  run.add_option("--args", m_args, english(say<"help-args">()));
  run.add_option("--define", m_defines, english(say<"help-define">()))->expected(1)->allow_extra_args(false);
}

void OwnCommand::refuseWithoutFile() const {
  if (m_file) return;
  const std::pair<bool, const char*> options[] = {
      {m_function.has_value(), "--function"}, {m_args.has_value(), "--args"}, {!m_defines.empty(), "--define"}};
  for (const auto& [given, option] : options)
    if (given) throw InvalidRequest(say<"own-needs-file">(arg<"option">(option)));
}

int OwnCommand::run(const RunOptionTexts& options, bool json, bool csv) const {
  refuseOthers(options);
  RunRequest request = options.request();
  const DeviceInfo emulator = emulatorFor(options.backend);
  const own::Asked asked{*m_file, m_function, m_args, m_defines};
  const own::OwnKernel kernel = own::readOwnKernel(asked);
  const own::OwnRun run = own::runOwnKernel(
      kernel, request, emulator, {options.block.has_value(), options.type.has_value(), options.input.has_value()});
  if (run.fault) {
    printError("warpfold-cli", english(*run.fault));
    return static_cast<int>(ExitStatus::differs);
  }
  const RunFacts facts{{}, sharedArray(kernel.text), factsOf(asked, kernel, run.leaves)};
  printOut(json ? runJson(run.result, facts) : csv ? runCsv(run.result) : runTable(run.result, facts));
  const bool right = run.result.matches && run.result.hazards.empty();
  return static_cast<int>(right ? ExitStatus::done : ExitStatus::differs);
}

}  // namespace warpfold::cli
