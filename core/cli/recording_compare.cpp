// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "cli/recording_compare.h"

#include <fmt/format.h>

#include "cli/recording_text.h"
#include "cli/result_columns.h"
#include "cli/speed_up_text.h"
#include "words/english.h"
#include "words/say.h"

namespace warpfold::cli {

namespace {

using store::ComparedKernel;
using store::ComparedRun;

constexpr std::size_t shownEnds = 10;  // requests of the table at each end

SpeedUp speedUpOf(const ComparedRun& run) {
  return {run.ratio, run.interval, run.verdict, std::nullopt};
}

std::size_t count(const ComparedKernel& kernel, Verdict verdict) {
  return kernel.verdicts[static_cast<std::size_t>(verdict)];
}

Ordered kernelJson(const ComparedKernel& kernel) {
  return {{"kernel", kernel.kernel},
          {"runs", kernel.runs},
          {"geometric_mean", kernel.geometricMean},
          {"least", kernel.least->ratio},
          {"most", kernel.most->ratio},
          {"faster", count(kernel, Verdict::faster)},
          {"slower", count(kernel, Verdict::slower)},
          {"same", count(kernel, Verdict::same)},
          {"not_clear", count(kernel, Verdict::notClear)}};
}

Ordered runJson(const ComparedRun& run) {
  Ordered row = keyJson(*run.key);
  row["median_us"] = timeJson(run.ownUs);
  row["other_median_us"] = timeJson(run.otherUs);
  row["samples"] = run.ownSamples;
  row["other_samples"] = run.otherSamples;
  addSpeedUp(row, speedUpOf(run));
  return row;
}

std::string line(const ComparedRun& run) {
  const SpeedUp speed = speedUpOf(run);
  return fmt::format("{:<20} {:<40} {:>11} {:>11} {:>8.2f}× {:>15}  {}\n", run.key->kernel, requestText(*run.key),
                     plain(run.ownUs), plain(run.otherUs), run.ratio, intervalText(speed), verdictText(speed));
}

bool emulated(const RecordingComparison& c) {
  return c.own.recorded().device.timing == Provenance::emulated ||
         c.other.recorded().device.timing == Provenance::emulated;
}

}  // namespace

void printComparisonJson(const RecordingComparison& c, const Catalogue& catalogue, const Print& print) {
  Ordered kernels = Ordered::array();
  for (const ComparedKernel& kernel : inOrder(store::byKernel(c.runs), catalogue))
    kernels.push_back(kernelJson(kernel));
  std::string head = Ordered{{"own", headJson(c.own)},
                             {"other", headJson(c.other)},
                             {"same_margin", sameMargin},
                             {"kernels", std::move(kernels)}}
                         .dump(2, ' ', false, Ordered::error_handler_t::replace);
  head.erase(head.size() - 2);  // the closing brace on its line
  print(head + ",\n  \"runs\": [");
  for (const ComparedRun& run : c.runs)
    print((&run == &c.runs.front() ? "\n    " : ",\n    ") +
          runJson(run).dump(-1, ' ', false, Ordered::error_handler_t::replace));
  print("\n  ]\n}\n");
}

void printComparisonCsv(const RecordingComparison& c, const Print& print) {
  using R = ComparedRun;
  print(Columns<R>()
            .addAll(keyColumns(), &R::key)
            .add("median_us", [](const R& run) { return Cell::time(run.ownUs); })
            .add("other_median_us", [](const R& run) { return Cell::time(run.otherUs); })
            .add("samples", [](const R& run) { return Cell(run.ownSamples); })
            .add("other_samples", [](const R& run) { return Cell(run.otherSamples); })
            .addAll(speedUpColumns("speed_up"), [](const R& run) { return speedUpOf(run); })
            .csv(c.runs));
}

std::string comparisonTable(const RecordingComparison& c, const Catalogue& catalogue) {
  std::string text = headText(c.own) + "\n" + english(say<"recording-against">(arg<"recording">(headText(c.other)))) +
                     "\n\n" + english(say<"recordings-compared">()) + "\n";
  text += fmt::format("{:<20} {:>6} {:>9} {:>18} {:>7} {:>7} {:>7} {:>9}\n", "kernel", "runs", "mean", "from … to",
                      "faster", "slower", "same", "not clear");
  for (const ComparedKernel& k : inOrder(store::byKernel(c.runs), catalogue))
    text += fmt::format("{:<20} {:>6} {:>8.2f}× {:>18} {:>7} {:>7} {:>7} {:>9}\n", k.kernel, k.runs, k.geometricMean,
                        fmt::format("{:.2f}× … {:.2f}×", k.least->ratio, k.most->ratio), count(k, Verdict::faster),
                        count(k, Verdict::slower), count(k, Verdict::same), count(k, Verdict::notClear));
  text += fmt::format("\n{:<20} {:<40} {:>11} {:>11} {:>9} {:>15}  {}\n", "kernel", "request", "first, µs", "other, µs",
                      "speed-up", "95 % interval", "verdict");
  for (std::size_t i = 0; i < c.runs.size(); ++i) {
    if (c.runs.size() > 2 * shownEnds && i == shownEnds) {
      text += english(say<"recordings-more">(arg<"more">(c.runs.size() - 2 * shownEnds))) + "\n";
      i = c.runs.size() - shownEnds;
    }
    text += line(c.runs[i]);
  }
  text += english(say<"legend-recordings">(arg<"margin">(sameMargin * 100))) + "\n";
  if (emulated(c)) text += english(say<"no-verdicts-of-emulator">()) + "\n";
  return text;
}

}  // namespace warpfold::cli
