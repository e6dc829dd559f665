// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "cli/own_options.h"

#include "backends/backend.h"
#include "own/own_kernel.h"
#include "values/error.h"
#include "words/english.h"
#include "words/say.h"

namespace warpfold::cli {

namespace {

constexpr std::uint32_t usualBlock = 256;

/// What runs of the catalogue's kernels have, and one's own do not.
void refuseOthers(const RunOptionTexts& options, bool besideOthers) {
  struct Other {
    const std::optional<std::string>& given;
    const char* option;
    bool ofTimes = false;
  };
  const Other others[] = {
      {options.kernel, "--kernel"},    {options.launchGap, "--launch-gap"},        {options.across, "--across"},
      {options.ranks, "--ranks"},      {options.iterations, "--iterations", true}, {options.warmup, "--warmup", true},
      {options.cache, "--cache", true}};
  for (const Other& each : others)
    if (each.given && !(each.ofTimes && besideOthers))
      throw InvalidRequest(say<"own-not-with">(arg<"option">(each.option)));
}

/// The one that runs such kernels, where it is asked for, or nothing is.
std::string backendFor(const std::optional<std::string>& backend) {
  for (const DeviceInfo& device : allDevices())
    if (device.kernels.user && (!backend || device.backend == *backend)) return device.backend;
  throw InvalidRequest(say<"own-emulator-only">());
}

}  // namespace

void OwnOptions::addTo(CLI::App& command) {
  command.add_option("--kernel-file", m_file, english(say<"help-kernel-file">()));
  command.add_option("--function", m_function, english(say<"help-function">()));
  command.add_option("--args", m_args, english(say<"help-args">()));
  command.add_option("--define", m_defines, english(say<"help-define">()))->allow_extra_args(false);
}

Catalogue OwnOptions::read(const Catalogue& catalogue, RunOptionTexts& options, bool besideOthers) const {
  if (!m_file) {
    const std::pair<bool, const char*> others[] = {
        {m_function.has_value(), "--function"}, {m_args.has_value(), "--args"}, {!m_defines.empty(), "--define"}};
    for (const auto& [given, option] : others)
      if (given) throw InvalidRequest(say<"own-needs-file">(arg<"option">(option)));
    return catalogue;
  }
  refuseOthers(options, besideOthers);
  options.request();  // what cannot be read is told before anything is compiled
  options.backend = backendFor(options.backend);
  KernelInfo kernel = own::readOwnKernel({*m_file, own::textOfFile(*m_file), m_function, m_args, m_defines});
  const UserCode& code = *kernel.user;
  options.kernel = kernel.id;
  if (!options.op && code.has(ParameterRole::in2)) options.op = name(Operation::dot);
  if (!options.type) options.type = name(code.element);
  if (!options.block) options.block = std::to_string(code.blockOfArray.value_or(usualBlock));
  // Small whole numbers, whose sums nothing rounds: nobody knows the order of a kernel of the user's.
  if (!options.input && isFloating(code.element)) options.input = "digits";
  return catalogue.with(std::move(kernel));
}

}  // namespace warpfold::cli
