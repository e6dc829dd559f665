// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "cli/model_command.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>

#include "backends/compiled_registers.h"
#include "backends/empty_launch.h"
#include "model/errors.h"
#include "model/modelled_time.h"
#include "model/next_launch.h"
#include "run/standard_streams.h"
#include "store/recording_folders.h"
#include "words/say.h"

namespace warpfold::cli {

namespace {

using namespace model;

/// That tell twenty constants apart.
constexpr std::size_t leastRows = 1000;

std::string errorsText(const std::vector<KernelError>& kernels, const std::vector<PublishedError>& published) {
  std::string text = fmt::format("{:<20} {:>6} {:>8} {:>8}  {:<16} {:>8} {:>8}  {}\n", "kernel", "sizes", "median",
                                 "worst", "at", "median", "worst", "at");
  const auto at = [](const ErrorOf& error) { return fmt::format("{} / {}", countText(error.n), error.block); };
  for (const KernelError& k : kernels)
    text +=
        fmt::format("{:<20} {:>6} {:>7.1f}% {:>7.1f}%  {:<16} {:>7.1f}% {:>7.1f}%  {}\n", k.kernel, k.sizesLeftOut.runs,
                    100 * k.sizesLeftOut.median, 100 * k.sizesLeftOut.worst, at(k.sizesLeftOut),
                    100 * k.kernelLeftOut.median, 100 * k.kernelLeftOut.worst, at(k.kernelLeftOut));
  text += "\n" + english(say<"model-errors">()) + "\n\n";
  text += fmt::format("{:<20} {:<10} {:>6} {:>9} {:>6} {:>12} {:>12} {:>7}\n", "kernel", "GPU", "MHz", "n", "block",
                      "published us", "modelled us", "error");
  for (const PublishedError& p : published)
    text +=
        fmt::format("{:<20} {:<10} {:>6.0f} {:>9} {:>6} {:>12.1f} {:>12.1f} {:>+6.1f}%\n", p.kernel, p.gpu, p.clockMhz,
                    countText(p.n), p.block, p.publishedUs, p.modelledUs, 100 * (p.modelledUs / p.publishedUs - 1));
  return text;
}

std::string measuredLaunch() {
  try {
    const EmptyLaunches empty = timeEmptyLaunches("cuda");
    return fmt::format("{:<15} {:.2f} us  {}\n", "launch_us", empty.one.median,
                       english(say<"launch-measured">(arg<"device">(empty.device), arg<"samples">(empty.one.samples),
                                                      arg<"two">(fmt::format("{:.2f}", empty.two.median)))));
  } catch (const BackendUnavailable& error) {
    return fmt::format("{:<15} {}\n", "launch_us",
                       english(say<"launch-not-measured">(arg<"reason">(english(error.message())))));
  }
}

std::string launchesText(const store::Recording& recording, const Constants& constants) {
  const NextLaunch next = recordedNextLaunch(recording, constants.launchUs);
  return measuredLaunch() + fmt::format("{:<15} {:.2f} us  {}\n", "next_launch_us", next.us,
                                        english(say<"next-launch-recorded">(
                                            arg<"device">(recording.recorded().device.name), arg<"runs">(next.runs))));
}

}  // namespace

void ModelCommand::addTo(CLI::App& app) {
  m_command = app.add_subcommand("model", "Show the constants that modelled times are made of");
  CLI::Option* fit =
      m_command->add_flag("--fit", m_fit, "Fit them to a recording of the GPU that they name, and print them");
  CLI::Option* registers = m_command->add_flag(
      "--registers", m_registers, "Compile every kernel for the architectures of datasheets, and print its registers");
  registers->excludes(fit);
  CLI::Option* launches =
      m_command->add_flag("--launches", m_launches, "Measure what a launch costs before it does anything");
  launches->excludes(fit)->excludes(registers);
  m_command
      ->add_flag("--errors", m_errors,
                 "Compare modelled times with recorded ones that were left out, and with published ones")
      ->excludes(fit)
      ->excludes(registers)
      ->excludes(launches);
  m_command->add_option("--recording", m_recording, "The recording (default: the one that came with the program)");
}

bool ModelCommand::parsed() const {
  return m_command->parsed();
}

int ModelCommand::run(const Catalogue& catalogue) const {
  const Constants& shipped = shippedConstants();
  if (!m_recording.empty() && !m_fit && !m_errors && !m_launches) throw InvalidRequest(say<"model-recording-unused">());
  if (m_registers) {
    printOut(registersText(compiledRegisters(catalogue, {})));
    return 0;
  }
  if (!m_fit && !m_errors && !m_launches) {
    printOut(constantsText(shipped));
    return 0;
  }
  const std::string name = m_recording.empty() ? std::string("nvidia-h200") : m_recording;
  const auto recording = store::Recording::open(store::recordingNamed(name));
  if (m_launches) {
    printOut(launchesText(*recording, shipped));
    return 0;
  }
  const std::vector<Gpu> gpus = knownGpus().gpus;
  const Gpu* gpu = findGpu(gpus, recording->recorded().device.name);
  if (gpu == nullptr) throw InvalidRequest(say<"model-gpu">(arg<"device">(recording->recorded().device.name)));
  if (m_fit) {
    Constants start = shipped;
    start.device = recording->recorded().device.name;
    start.date = recording->recorded().date;
    start.clockMhz = gpu->boostMhz;
    const std::vector<FitRow> rows = fitRows(*recording, catalogue, *gpu);
    if (rows.size() < leastRows) throw InvalidRequest(say<"model-few-rows">(arg<"rows">(rows.size())));
    printOut(constantsText(fitConstants(rows, *gpu, start)));
    return 0;
  }
  const Calibration calibration(recording, *gpu, shipped);
  printOut(errorsText(recordedErrors(recording, catalogue, *gpu, shipped), publishedErrors(catalogue, calibration)));
  return 0;
}

}  // namespace warpfold::cli
