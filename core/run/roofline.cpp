// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "run/roofline.h"

#include <algorithm>
#include <array>

namespace warpfold {
namespace {

/// Results per clock of one multiprocessor; 0: the guide's table does not have it.
struct Throughput {
  std::string_view architecture;
  double float32 = 0;     ///< 32-bit floating-point add, multiply, multiply-add
  double float64 = 0;     ///< the same of 64 bits
  double integer = 0;     ///< 32-bit integer add, and bitwise AND, OR, XOR
  double comparison = 0;  ///< 32-bit compare, minimum, maximum
  double multiply = 0;    ///< 32-bit integer multiply; 0 too where it takes several instructions
};
constexpr std::array throughputs{
    Throughput{"sm_60", 64, 32, 64, 32, 0},  Throughput{"sm_61", 128, 4, 128, 64, 0},
    Throughput{"sm_70", 64, 32, 64, 64, 64}, Throughput{"sm_75", 64, 2, 64, 64, 64},
    Throughput{"sm_80", 64, 32, 64, 64, 64}, Throughput{"sm_86", 128, 2, 64, 64, 64},
    Throughput{"sm_89", 128, 2, 64, 64, 64}, Throughput{"sm_90", 128, 64, 64, 64, 64},
    Throughput{"sm_120", 128, 2, 0, 0, 0},
};

bool multipliesFirst(Operation op) {
  return mappingOf(op) == Mapping::square || mappingOf(op) == Mapping::product;
}

/// Results per clock, and how many instructions of 32 bits one operation takes.
double rateOf(const Throughput& units, ElementType accumulator, Operation combining) {
  const bool wide = !isFloating(accumulator) && sizeOf(accumulator) == 8;
  switch (combining) {
    case Operation::min:
    case Operation::max:
      // A comparison of each half and a selection of each.
      if (!isFloating(accumulator)) return wide ? units.comparison / 4 : units.comparison;
      return accumulator == ElementType::float64 ? units.float64 : units.comparison;
    case Operation::product:
      if (isFloating(accumulator)) break;
      // Three products of halves; the sums that carry come with them.
      return wide ? units.multiply / 3 : units.multiply;
    default: break;
  }
  if (accumulator == ElementType::float64) return units.float64;
  if (isFloating(accumulator)) return units.float32;
  return wide ? units.integer / 2 : units.integer;
}

}  // namespace

std::optional<double> Roofline::ridge() const {
  return ceiling ? std::optional(*ceiling / memoryGbs) : std::nullopt;
}

double Roofline::attainable(double intensity) const {
  const double fromMemory = memoryGbs * intensity;
  return ceiling ? std::min(*ceiling, fromMemory) : fromMemory;
}

unsigned operationsPerElement(Operation op) {
  return multipliesFirst(op) ? 2 : 1;
}

double intensityOf(ElementType type, Operation op) {
  return double(operationsPerElement(op)) / double(sizeOf(type) * inputsOf(op));
}

double operationsRate(Operation op, std::uint64_t n, double us) {
  return double(operationsPerElement(op)) * double(n) / us * 1e-3;
}

std::optional<double> operationsPerClock(std::string_view architecture, ElementType type, Operation op) {
  const auto found = std::find_if(throughputs.begin(), throughputs.end(),
                                  [&](const Throughput& t) { return t.architecture == architecture; });
  if (found == throughputs.end()) return std::nullopt;
  const ElementType accumulator = accumulatorOf(type, op);
  double rate = rateOf(*found, accumulator, combiningOf(op));
  if (multipliesFirst(op)) {
    // Floats multiply and add in one instruction, and so do integers of 32 bits.
    const bool wide = !isFloating(accumulator) && sizeOf(accumulator) == 8;
    rate = 2 * (isFloating(accumulator) ? rate : wide ? found->multiply / 3 : found->multiply);
  }
  return rate > 0 ? std::optional(rate) : std::nullopt;
}

std::optional<Roofline> rooflineOf(const DeviceInfo& device, ElementType type, Operation op,
                                   std::optional<double> seenMhz) {
  const std::optional<double> bytes = device.peakReadGbs ? device.peakReadGbs : device.datasheetGbs;
  if (!bytes || !(*bytes > 0)) return std::nullopt;
  Roofline roofline{*bytes, device.peakReadGbs.has_value(), {}};
  const auto perClock = operationsPerClock(device.architecture, type, op);
  const auto clockMhz = device.boostMhz ? device.boostMhz : seenMhz;
  if (perClock && device.multiprocessors && clockMhz)
    roofline.ceiling = *perClock * double(*device.multiprocessors) * *clockMhz * 1e-3;
  return roofline;
}

}  // namespace warpfold
