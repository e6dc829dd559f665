// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "emulation/transactions.h"
#include "emulation/lane_mask.h"

#include <algorithm>
#include <array>
#include <bit>
#include <numeric>

namespace warpfold::emulation {

namespace {

constexpr unsigned sectorShift = 5;  // 32 bytes
constexpr unsigned wordShift = 2;    // banks are 4 bytes wide
constexpr unsigned banks = 32;

/// Whether the addresses ascend by one constant step, which is what most warps do; `step` is set then.
bool ascendEvenly(const std::uint64_t* addresses, std::uint32_t lanes, std::uint64_t& step) {
  step = lanes > 1 ? addresses[1] - addresses[0] : 0;
  std::uint64_t different = 0;
  for (std::uint32_t i = 1; i < lanes; ++i) different |= (addresses[i] - addresses[i - 1]) ^ step;
  return different == 0 && step < (std::uint64_t{1} << 32);
}

/// Of lanes that are served at the same time.
std::uint32_t conflictsOfGroup(const std::uint64_t* addresses, std::uint32_t lanes, std::uint32_t words) {
  std::uint64_t step = 0;
  if (words == 1 && ascendEvenly(addresses, lanes, step) && step % 4 == 0) {
    if (step == 0) return 0;  // all lanes read one word: a broadcast
    // Lanes meet in the same bank every 32/gcd(step, 32) lanes.
    const auto period = banks / std::gcd(static_cast<std::uint32_t>(step >> wordShift), banks);
    return (lanes + period - 1) / period - 1;
  }
  std::array<std::uint32_t, 128> met;  // words, 32 lanes of 16 bytes at most
  std::uint32_t count = 0;
  for (std::uint32_t i = 0; i < lanes; ++i)
    for (std::uint32_t k = 0; k < words; ++k) met[count++] = static_cast<std::uint32_t>(addresses[i] >> wordShift) + k;
  std::sort(met.begin(), met.begin() + count);
  count = static_cast<std::uint32_t>(std::unique(met.begin(), met.begin() + count) - met.begin());
  std::array<std::uint8_t, banks> load{};
  for (std::uint32_t i = 0; i < count; ++i) ++load[met[i] % banks];  // a word that several read is broadcast
  return *std::max_element(load.begin(), load.end()) - 1u;
}

}  // namespace

std::uint32_t distinctSectors(const std::uint64_t* addresses, std::uint32_t lanes, std::size_t bytes) {
  std::uint64_t step = 0;
  if (ascendEvenly(addresses, lanes, step)) {
    if (step >= 1u << sectorShift) return lanes;
    return static_cast<std::uint32_t>(((addresses[lanes - 1] + bytes - 1) >> sectorShift) -
                                      (addresses[0] >> sectorShift)) +
           1;
  }
  std::array<std::uint64_t, 32> sectors;
  std::transform(addresses, addresses + lanes, sectors.begin(), [](std::uint64_t a) { return a >> sectorShift; });
  std::uint32_t changes = 0, descents = 0;
  for (std::uint32_t i = 1; i < lanes; ++i) {
    changes += sectors[i] != sectors[i - 1];
    descents += sectors[i] < sectors[i - 1];
  }
  if (descents == 0) return changes + 1;
  std::sort(sectors.begin(), sectors.begin() + lanes);
  return static_cast<std::uint32_t>(std::unique(sectors.begin(), sectors.begin() + lanes) - sectors.begin());
}

std::uint32_t bankConflicts(const std::uint64_t* addresses, std::uint32_t laneMask, std::size_t bytes, bool store) {
  const auto lanes = countLanes(laneMask);
  if (bytes <= 4) return conflictsOfGroup(addresses, lanes, 1);
  const auto words = static_cast<std::uint32_t>(bytes >> wordShift);
  const std::uint32_t group = banks / words;  // lanes that are served at once: 16 of 8 bytes, 8 of 16
  std::uint32_t conflicts = 0, groups = 0;
  for (std::uint32_t first = 0, done = 0; first < 32; first += group) {
    const std::uint32_t within = laneMask >> first & ((1u << group) - 1);
    if (within == 0) continue;
    const auto here = countLanes(within);
    conflicts += conflictsOfGroup(addresses + done, here, words);
    done += here;
    ++groups;
  }
  const std::uint32_t fewest = (lanes + group - 1) / group;
  return store ? conflicts : conflicts + groups - fewest;
}

}  // namespace warpfold::emulation
