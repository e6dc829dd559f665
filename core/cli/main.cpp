// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <array>
#include <memory>
#include <utility>
#include <vector>

#include "backends/backend.h"
#include "backends/prepared_run.h"
#include "cli/check_command.h"
#include "cli/compare_output.h"
#include "cli/hardware_output.h"
#include "cli/ladder_command.h"
#include "cli/model_command.h"
#include "cli/output.h"
#include "cli/own_options.h"
#include "cli/ranks_command.h"
#include "cli/ranks_lead.h"
#include "cli/ranks_model_command.h"
#include "cli/ranks_start.h"
#include "cli/ranks_sweep_command.h"
#include "cli/record_command.h"
#include "cli/recording_command.h"
#include "cli/sweep_command.h"
#include "cli/timeline_file.h"
#include "cli/tune_command.h"
#include "cli/verify_command.h"
#include "cli/version_text.h"
#include "cli/worker_command.h"
#include "compile/nvrtc_child.h"
#include "data/input.h"
#include "data/tolerance.h"
#include "emulation/fault.h"
#include "jobs/check_run.h"
#include "ranks/launcher.h"
#include "run/command_line.h"
#include "run/standard_streams.h"
#include "trace/hazard.h"
#include "values/value_text.h"
#include "words/english.h"
#include "words/say.h"

namespace warpfold::cli {

namespace {

constexpr const char* program = "warpfold-cli";

/// Of every GPU here; it is kept, and stands in the list of devices then.
void measureReadPeaks() {
  for (const DeviceInfo& device : allDevices())
    if (device.available && device.timesAreGpu && !device.recorded && !device.isModelled())
      backendFor(device.backend).measureReadPeak(device.backend);
}

/// Where the tolerance is of the order of the sum itself: the part of the result that the error may not exceed either.
std::optional<double> secondBound(const PlannedProblem& planned, const RunResult& result) {
  const Tolerance tolerance = toleranceOf(result.request.type, result.request.op, planned.problem.reference,
                                          result.depth, planned.run.kernel->orderVaries);
  if (tolerance.partOfResult == 0) return std::nullopt;
  return static_cast<double>(tolerance.partOfResult);
}

/// Of a kernel that chooses its block itself: that the one on the command line was not taken.
void noteBlock(const RunOptionTexts& options, RunResult& result) {
  if (!options.block || !result.shape) return;
  const std::uint32_t asked = options.request().block;
  if (asked != result.request.block)
    result.blockNote = say<"block-not-taken">(arg<"kernel">(result.request.kernel), arg<"block">(asked));
}

/// What a run on one device can do, and one on a cluster cannot.
void refuseOnCluster(const RunOptionTexts& texts, bool csv, const std::string& timeline,
                     const std::optional<std::string>& counters) {
  const std::array<std::pair<bool, const char*>, 4> options{{{csv, "--csv"},
                                                             {!timeline.empty(), "--chrome-trace"},
                                                             {counters.has_value(), "--counters"},
                                                             {texts.traceBlocks.has_value(), "--trace-blocks"}}};
  for (const auto& [given, option] : options)
    if (given)
      throw InvalidRequest(say<"option-not-of-cluster">(arg<"option">(option), arg<"backend">(*texts.backend)));
}

/// A kernel of the user's that is right with the usual number of elements: with one that is no multiple of any block,
/// too?
void tryOtherSize(const Catalogue& catalogue, RunRequest request, KernelFile& facts) {
  constexpr std::uint64_t fewer = 37;
  const InputKind* const kind = findInputKind(request.input);
  if (*request.n <= fewer || (kind != nullptr && kind->isFile())) return;
  request.n = facts.otherSize = *request.n - fewer;
  request.grid.reset();
  request.traceBlocks = BlockSelection::none();
  facts.wrongThere = faultOf(catalogue, request);
}

int run(const Catalogue& catalogue, const RunOptionTexts& options, bool json, bool csv, const std::string& timeline,
        const std::optional<std::string>& counters) {
  if (counters && csv) throw InvalidRequest(Field::counters, *counters, say<"counters-not-in-csv">());
  const auto figures = counters ? parseHardwareFigures(*counters) : std::vector<const HardwareFigure*>();
  if (!timeline.empty()) checkTimelineFile(timeline);
  const RunControl control;
  PreparedRun prepared(prepareProblem(catalogue, options.request(), control), control);
  prepared.warmUp();
  prepared.takeSamples();
  RunResult result = prepared.inspect();
  noteBlock(options, result);
  if (!figures.empty()) {
    result.hardware = prepared.countHardware(figures);
    if (!result.hardware->reason) prepared.addEmulatedCounters(result);
  }
  const KernelInfo& kernel = *prepared.planned().run.kernel;
  RunFacts facts{secondBound(prepared.planned(), result), sharedArray(kernel.code), kernelFileOf(kernel, result)};
  if (facts.kernelFile && !options.n && result.matches && result.hazards.empty())
    tryOtherSize(catalogue, result.request, *facts.kernelFile);
  printOut(json ? runJson(result, facts) : csv ? runCsv(result) : runTable(result, facts));
  if (!timeline.empty()) writeTimeline(timeline, result);
  const bool faulty =  // ours are on purpose
      kernel.user && (!result.hazards.empty() || facts.kernelFile->wrongThere);
  if (result.matches) return static_cast<int>(faulty ? ExitStatus::differs : ExitStatus::done);
  printError(program, english(say<"result-differs-by">(
                          arg<"result">(result.result.text()), arg<"reference">(result.reference.text()),
                          arg<"error">(valueText(result.error)), arg<"tolerance">(valueText(result.tolerance)))));
  return static_cast<int>(ExitStatus::differs);
}

struct ComparedRun {
  RunOptionTexts texts;
  bool ownDevice = false;  ///< named by --backend-b
};

/// What runs side by side: the first kernel on the one device, all others on the other one, where there is one. A
/// single kernel then runs on both.
std::vector<ComparedRun> compared(const RunOptionTexts& options, std::vector<std::string> kernels,
                                  const std::optional<std::string>& backendB) {
  if (backendB && kernels.size() == 1) kernels.push_back(kernels.front());
  std::vector<ComparedRun> runs;
  for (const std::string& kernel : kernels) {
    ComparedRun one{options, backendB && !runs.empty()};
    one.texts.kernel = kernel;
    if (one.ownDevice) one.texts.backend = backendB;
    runs.push_back(std::move(one));
  }
  return runs;
}

/// Throws with the option that named the device, which need not be the one that runs know it by.
PreparedRun preparedOf(const Catalogue& catalogue, const ComparedRun& run, const PlannedProblem* last) {
  try {
    return PreparedRun(prepareProblem(catalogue, run.texts.request(), RunControl{}, last, true), RunControl{});
  } catch (const InvalidRequest& error) {
    if (error.field() == Field::kernel) throw InvalidRequest(underOption(error.complaint(), "--kernels"));
    if (!run.ownDevice || error.field() != Field::backend) throw;
    throw InvalidRequest(underOption(error.complaint(), "--backend-b"));
  }
}

const KernelInfo& kernelOf(const PreparedRun& run) {
  return *run.planned().run.kernel;
}

/// Hazards of our kernels are on purpose.
bool isFaulty(const PreparedRun& run, const RunResult& result) {
  return kernelOf(run).user && !result.hazards.empty();
}

/// Times them in turn, sample by sample, and prints them side by side.
int compare(const Catalogue& catalogue, const std::vector<ComparedRun>& runs, bool json, bool csv) {
  std::vector<std::unique_ptr<PreparedRun>> prepared;
  std::vector<PreparedRun*> sampled;
  for (const ComparedRun& each : runs) {
    prepared.push_back(std::make_unique<PreparedRun>(
        preparedOf(catalogue, each, prepared.empty() ? nullptr : &prepared.back()->planned())));
    sampled.push_back(prepared.back().get());
  }
  for (PreparedRun* run : sampled) run->warmUp();
  PreparedRun::takeSamplesInTurn(sampled);
  std::vector<RunResult> results;
  bool allMatch = true;
  for (PreparedRun* run : sampled) {
    results.push_back(run->inspect());
    allMatch = allMatch && results.back().matches && !isFaulty(*run, results.back());
  }
  printOut(json ? comparisonJson(results) : csv ? comparisonCsv(results) : comparisonTable(results));
  for (std::size_t i = 0; i < results.size(); ++i)
    if (isFaulty(*sampled[i], results[i]))
      printError(program, fmt::format("{}: {}", results[i].request.kernel,
                                      results[i].hazards.front().text(1, sharedArray(kernelOf(*sampled[i]).code))));
  return static_cast<int>(allMatch ? ExitStatus::done : ExitStatus::differs);
}

/// Whether a command reduces over the ranks that mpirun started.
bool isOnCluster(const RunOptionTexts& options) {
  return options.backend == "cluster" && ranks::launched();
}

int dispatch(int argc, char** argv) {
  CLI::App app{"Warpfold: run CUDA reductions on the GPU or on an exact emulator", program};
  app.set_version_flag("--version", versionText());
  app.require_subcommand(1);
  bool json = false, csv = false;
  auto* listCommand = app.add_subcommand("list", "List the kernels, element types, operations and inputs");
  listCommand->add_flag("--json", json, "As JSON");
  bool listCounters = false;
  listCommand->add_flag("--counters", listCounters, "The hardware counters that a GPU tells instead");
  auto* devicesCommand = app.add_subcommand("devices", "List the devices that kernels can run on");
  devicesCommand->add_flag("--json", json, "As JSON");
  bool measurePeaks = false;
  devicesCommand->add_flag("--measure-peak", measurePeaks,
                           "Measure the memory peak of each GPU here again, in place of what is kept");
  RunOptionTexts options;
  auto* runCommand = app.add_subcommand("run", "Run one reduction, check and time it");
  options.addTo(*runCommand, true);
  auto* jsonFlag = runCommand->add_flag("--json", json, "One JSON object");
  runCommand->add_flag("--csv", csv, "One line of CSV with a header")->excludes(jsonFlag);
  std::string timeline;
  runCommand->add_option("--chrome-trace", timeline,
                         "Write the traced blocks, warp by warp, to a file that Perfetto and chrome://tracing open");
  std::optional<std::string> counters;
  runCommand
      ->add_option("--counters", counters,
                   "Read the GPU's own counters too: all (default), or names of warpfold-cli list --counters")
      ->expected(0, 1)
      ->default_str("all");
  OwnOptions ownOptions;
  ownOptions.addTo(*runCommand);
  RanksCommand ranksCommand;
  ranksCommand.addTo(*runCommand);
  RunOptionTexts compareOptions;
  std::vector<std::string> kernels{"neighbored", "interleaved"};
  auto* compareCommand = app.add_subcommand("compare", "Run kernels on the same data and print them side by side");
  auto* const kernelsOption =
      compareCommand
          ->add_option("--kernels", kernels, "Kernel ids separated by commas (default neighbored,interleaved)")
          ->delimiter(',');
  compareOptions.addTo(*compareCommand, false);
  ownOptions.addTo(*compareCommand);
  std::optional<std::string> backendB;
  compareCommand->add_option("--backend-b", backendB,
                             "Another device for all kernels but the first; a single kernel runs on both");
  auto* compareJson = compareCommand->add_flag("--json", json, "One JSON object");
  compareCommand->add_flag("--csv", csv, "A line of CSV for each kernel")->excludes(compareJson);
  LadderCommands ladderCommands;
  ladderCommands.addTo(app, ownOptions);
  CheckCommand checkCommand;
  checkCommand.addTo(app);
  RecordCommand recordCommand;
  recordCommand.addTo(app);
  SweepCommand sweepCommand;
  sweepCommand.addTo(app);
  TuneCommand tuneCommand;
  tuneCommand.addTo(app);
  RecordingCommand recordingCommand;
  recordingCommand.addTo(app);
  ModelCommand modelCommand;
  modelCommand.addTo(app);
  VerifyCommand verifyCommand;
  verifyCommand.addTo(app);
  auto* ranksCommands = app.add_subcommand("ranks", "Reductions over 1, 2, 4, … ranks, measured or modelled");
  ranksCommands->require_subcommand(1);
  RanksSweepCommand ranksSweep;
  ranksSweep.addTo(*ranksCommands);
  RanksModelCommand ranksModel;
  ranksModel.addTo(*ranksCommands);
  WorkerCommand workerCommand;
  workerCommand.addTo(app);
  try {
    app.parse(argc, argv);
  } catch (const CLI::Success& answer) {
    printAnswer(app, answer);
    return 0;
  } catch (const CLI::ExtrasError&) {  // whose text has them in reverse
    const std::string arguments = fmt::format("{}", fmt::join(app.remaining(true), " "));
    throw InvalidRequest(say<"arguments-not-expected">(arg<"arguments">(arguments), arg<"program">(program)));
  } catch (const CLI::ParseError& e) {
    throw InvalidRequest(say<"command-line-unreadable">(arg<"problem">(e.what()), arg<"program">(program)));
  }
  const bool takesOwn = runCommand->parsed() || compareCommand->parsed() || ladderCommands.parsed();
  RunOptionTexts& ofCommand = runCommand->parsed()       ? options
                              : compareCommand->parsed() ? compareOptions
                                                         : ladderCommands.options();
  const bool besideOthers = compareCommand->parsed() || ladderCommands.climbs();
  const Catalogue catalogue =
      takesOwn ? ownOptions.read(Catalogue::builtIn(), ofCommand, besideOthers) : Catalogue::builtIn();
  if (ownOptions.asked()) {
    if (counters) throw InvalidRequest(say<"own-not-with">(arg<"option">("--counters")));
    if (backendB) throw InvalidRequest(say<"own-not-with">(arg<"option">("--backend-b")));
    if (kernelsOption->empty()) kernels = {"neighbored"};
    kernels.push_back(*ofCommand.kernel);
    ladderCommands.addKernel(*ofCommand.kernel);
  }
  if (listCommand->parsed() && listCounters) {
    printOut(json ? figuresJson() : figuresTable());
    return 0;
  }
  if (listCommand->parsed()) printOut(json ? kernelsJson(catalogue) : kernelsTable(catalogue));
  if (devicesCommand->parsed() && measurePeaks) measureReadPeaks();
  if (devicesCommand->parsed()) printOut(json ? devicesJson(allDevices()) : devicesTable(allDevices()));
  if (runCommand->parsed() && ranksCommand.asked(options)) {
    refuseOnCluster(options, csv, timeline, counters);
    return ranksCommand.run(catalogue, options, json);
  }
  if (checkCommand.parsed()) return checkCommand.run();
  if (workerCommand.parsed()) return workerCommand.run(catalogue);
  if (ranksSweep.parsed()) return ranksSweep.run(catalogue);
  if (ranksModel.parsed()) return ranksModel.run();
  if (compareCommand->parsed()) refuseWithoutRanks(compareOptions, "compare");
  if (ladderCommands.climbs()) refuseWithoutRanks(ladderCommands.options(), ladderCommands.name());
  if (compareCommand->parsed() && isOnCluster(compareOptions))
    return commandWithCrew(catalogue, limitSecondsOf({}),
                           [&] { return compare(catalogue, compared(compareOptions, kernels, backendB), json, csv); });
  if (ladderCommands.parsed() && isOnCluster(ladderCommands.options()))
    return commandWithCrew(catalogue, limitSecondsOf({}), [&] { return ladderCommands.run(catalogue); });
  if (sweepCommand.parsed()) return sweepCommand.run(catalogue);
  if (!listCommand->parsed() && !devicesCommand->parsed()) refuseCopies(app.get_subcommands().front()->get_name());
  if (runCommand->parsed()) return run(catalogue, options, json, csv, timeline, counters);
  if (compareCommand->parsed()) return compare(catalogue, compared(compareOptions, kernels, backendB), json, csv);
  if (ladderCommands.parsed()) return ladderCommands.run(catalogue);
  if (recordCommand.parsed()) return recordCommand.run(catalogue);
  if (tuneCommand.parsed()) return tuneCommand.run(catalogue);
  if (recordingCommand.parsed()) return recordingCommand.run(catalogue);
  if (modelCommand.parsed()) return modelCommand.run(catalogue);
  if (verifyCommand.parsed()) return verifyCommand.run(catalogue);
  return 0;
}

}  // namespace
}  // namespace warpfold::cli

int main(int argc, char** argv) {
  using namespace warpfold;
  keepStandardStreams();
  // No command: this program asks another of its kind to compile for it.
  if (argc > 1 && argv[1] == std::string_view(compile::nvrtcChildCommand)) return compile::serveNvrtcChild(argc, argv);
  try {
    return cli::dispatch(argc, argv);
  } catch (const emulation::KernelFault& fault) {  // the device is right, the kernel is not
    printError(cli::program, fault.what());
    return static_cast<int>(ExitStatus::differs);
  } catch (const Error& e) {
    cli::letFirstRankSpeak();
    printError(cli::program, e.what());
    return static_cast<int>(e.status());
  } catch (const std::bad_alloc&) {
    printError(cli::program, english(say<"out-of-memory">()));
    return static_cast<int>(ExitStatus::invalidRequest);
  } catch (const std::exception& e) {
    printError(cli::program, e.what());
    return static_cast<int>(ExitStatus::unavailable);
  }
}
