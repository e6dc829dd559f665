// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "values/counters.h"
#include "values/provenance.h"
#include "words/message.h"

namespace warpfold {

/// What a figure is counted in.
enum class FigureUnit : std::uint8_t {
  count,  ///< whole numbers
  ratio,  ///< something per something, without a unit
  share,  ///< 0 … 1, shown in percent
  bytes,
  gbs,  ///< 10^9 bytes a second
  ns,   ///< nanoseconds
  megahertz
};

/// How the figure of a launch, or of several, is made of what the units of the GPU counted.
enum class FigureKind : std::uint8_t {
  sum,       ///< of `metric`, over launches too
  quotient,  ///< sum of `metric` over sum of `per`
  average,   ///< of `metric`, which is itself one, weighted by `per`
};

/// One figure of a GPU's own counters: everything that shows, encodes, asks for or records them goes through these
/// rows.
struct HardwareFigure {
  std::string_view name;               ///< in JSON, CSV and --counters
  std::string_view title, definition;  ///< the codes of texts of core/words
  FigureUnit unit = FigureUnit::count;
  FigureKind kind = FigureKind::sum;
  /// Metrics as Nsight Compute names them; where chips have different names for one, all of them with "|" in between.
  std::string_view metric, per = {};
  double scale = 1;
  std::uint64_t Counters::*emulated = nullptr;  ///< what the emulator counts with the same meaning
  bool stall = false;                           ///< a reason for which warps wait; the largest ones are the top reasons
  double least = 0;  ///< of `per` in a launch; one with less has no value that means anything
};

std::span<const HardwareFigure> hardwareFigures();
/// Null where there is none of this name.
const HardwareFigure* findHardwareFigure(std::string_view name);
/// "all", or names separated by commas → figures in the order of hardwareFigures(). Throws InvalidRequest about
/// --counters.
std::vector<const HardwareFigure*> parseHardwareFigures(const std::string& text);
/// Every metric that the figures need, once each, as they name them.
std::vector<std::string_view> metricsOf(std::span<const HardwareFigure* const> figures);

/// "293.88", "98.36 %", "67.11 MB": for readers, the same in every language.
std::string figureText(const HardwareFigure& figure, double value);

/// Why a figure has no value.
enum class Absence : std::uint8_t {
  notAsked,           ///< or never counted
  nothingToDivideBy,  ///< a quotient over nothing
  doNotFit,           ///< a share of more than all: its parts were counted in different runs
  tooShort,           ///< every launch had less of what it is an average over than HardwareFigure::least
  notTold             ///< the GPU lacks the metric
};
/// One phrase; open of a figure that was not asked for.
std::optional<Message> absenceText(Absence absence);

/// Figures by their place in hardwareFigures(); open: absence() says why.
class HardwareValues {
 public:
  HardwareValues() : m_values(hardwareFigures().size()), m_absences(hardwareFigures().size()) {}
  std::optional<double>& operator[](const HardwareFigure& figure) { return m_values[placeOf(figure)]; }
  const std::optional<double>& operator[](const HardwareFigure& figure) const { return m_values[placeOf(figure)]; }
  Absence absence(const HardwareFigure& figure) const { return m_absences[placeOf(figure)]; }
  /// Without a value, for this reason.
  void leaveOut(const HardwareFigure& figure, Absence why) {
    (*this)[figure].reset();
    m_absences[placeOf(figure)] = why;
  }
  /// The figure as it is in `other`.
  void take(const HardwareFigure& figure, const HardwareValues& other) {
    (*this)[figure] = other[figure];
    m_absences[placeOf(figure)] = other.absence(figure);
  }
  /// Whether any is there.
  bool any() const;
  friend bool operator==(const HardwareValues&, const HardwareValues&) = default;

 private:
  static std::size_t placeOf(const HardwareFigure& figure) {
    return static_cast<std::size_t>(&figure - hardwareFigures().data());
  }
  std::vector<std::optional<double>> m_values;
  std::vector<Absence> m_absences;
};

/// What a GPU counted while it ran a reduction: in runs of their own, beside those that are timed.
struct HardwareCounts {
  HardwareValues whole;                  ///< over all launches
  std::vector<HardwareValues> launches;  ///< each alone; of a library none
  Provenance provenance = Provenance::measured;
  /// When they were read, ISO 8601 ("2026-11-23"), and with which driver: of a recording they may be younger than its
  /// times. Empty where nobody noted it.
  std::string date, driver;
  /// Its blocks wait for each other in a loop, which asks again as often as it takes: never twice the same number.
  bool waits = false;
  std::optional<Message> reason;  ///< one sentence: why there are none
  friend bool operator==(const HardwareCounts&, const HardwareCounts&) = default;
};

/// What the units counted in one launch, by metric as metricsOf() names them; a metric that the GPU lacks is not there.
using MetricValues = std::map<std::string_view, double>;
HardwareCounts hardwareCounts(std::span<const HardwareFigure* const> figures, std::span<const MetricValues> launches);
/// Counts of all figures as an earlier program may have written them: without what means nothing in so short a launch,
/// and with the reasons for what is missing.
HardwareCounts soundCounts(HardwareCounts recorded);

/// How an emulated count compares with the hardware's.
enum class Agreement : std::uint8_t {
  exact,
  close,  ///< within what the hardware's own count varies by
  differs
};
/// The blocks whose counts are compared.
struct ComparedBlocks {
  std::uint64_t count = 0;
  std::uint32_t threads = 0;  ///< of each
};
/// Sectors and requests must be equal. Where blocks wait for each other (HardwareCounts::waits) the hardware counts
/// more: of loads up to two a block (or eight), of stores up to one a block. Its count of bank conflicts holds rounds
/// that other warps' accesses cost, too: up to 3 % or two a block more is close, and where the emulator counts none
/// half of one a warp. It never counts less. The bounds are about twice the largest of the H200's recorded runs.
Agreement agreementOf(const HardwareFigure& figure, std::uint64_t emulated, double hardware, ComparedBlocks blocks,
                      bool waits);

}  // namespace warpfold
