// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "catalogue/published.h"

#include <algorithm>
#include <array>
#include <iterator>

#include "words/say.h"

namespace warpfold {

namespace {

using enum PublishedSource;
using enum PublishedRemark;

constexpr std::uint64_t power(unsigned exponent) {
  return std::uint64_t{1} << exponent;
}
constexpr std::uint64_t versionsSize = 25'600'000;
constexpr std::string_view rtx3080 = "NVIDIA GeForce RTX 3080", a100 = "NVIDIA A100-PCIE-40GB", v100 = "NVIDIA V100",
                           unnamed;

/// Of the A100 for PCIe with 40 GB (product brief PB-10137-001). Nsight Compute holds a GPU there unless told
/// otherwise.
constexpr double a100BaseMhz = 765;

// A further figure of anybody is one more row.
constexpr std::array figures{
    PublishedFigure{"cpu-serial", 21'600, power(24), ElementType::int32, {}, unnamed, pairs, oneCpuThread},
    PublishedFigure{"neighbored", 558.6, power(24), ElementType::int32, 512, rtx3080, pairs, {}},
    PublishedFigure{"neighbored-less", 306.5, power(24), ElementType::int32, 512, rtx3080, pairs, {}},
    PublishedFigure{"interleaved", 266.0, power(24), ElementType::int32, 512, rtx3080, pairs, {}},
    PublishedFigure{"shared-modulo", 990.66, power(25), ElementType::float32, 256, a100, firstVersion,
                    profiledAtBaseClock, a100BaseMhz},
    PublishedFigure{"shared-modulo", 3'835, versionsSize, ElementType::float32, {}, unnamed, versions, {}},
    PublishedFigure{"shared-sequential", 2'300, versionsSize, ElementType::float32, {}, unnamed, versions, {}},
    PublishedFigure{"first-add", 1'147, versionsSize, ElementType::float32, {}, unnamed, versions, {}},
    PublishedFigure{"unroll-last-warp", 694, versionsSize, ElementType::float32, {}, unnamed, versions, {}},
    PublishedFigure{"unroll-complete", 656, versionsSize, ElementType::float32, {}, unnamed, versions, {}},
    PublishedFigure{
        "grid-stride", 1'815, versionsSize, ElementType::float32, {}, unnamed, versions, blockFor256Elements},
    PublishedFigure{"multilevel-shared", 13'998, power(30), ElementType::uint32, 1024, v100, levels, {}},
    PublishedFigure{"multilevel-shuffle", 6'571, power(30), ElementType::uint32, {}, v100, levels, {}},
};

}  // namespace

Message told(PublishedSource source) {
  return sayNth<"published-source-pairs", "published-source-versions", "published-source-first-version",
                "published-source-levels">(source);
}
Message told(PublishedRemark remark) {
  return sayNth<"published-one-cpu-thread", "published-block-for-256-elements", "published-at-base-clock">(remark);
}

double PublishedFigure::bandwidthGbs() const {
  return static_cast<double>(n) * static_cast<double>(sizeOf(type)) / us / 1000;
}

std::span<const PublishedFigure> publishedFigures() {
  return figures;
}

std::vector<PublishedFigure> publishedFigures(std::string_view kernel) {
  std::vector<PublishedFigure> found;
  std::copy_if(figures.begin(), figures.end(), std::back_inserter(found),
               [&](const PublishedFigure& each) { return each.kernel == kernel; });
  return found;
}

}  // namespace warpfold
