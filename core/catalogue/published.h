// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "values/element_type.h"
#include "words/message.h"

namespace warpfold {

/// Where figures stand. What a source does not say of how it timed (warm-up, samples, clocks, cache) is not known.
enum class PublishedSource : std::uint8_t { pairs, versions, firstVersion, levels };
enum class PublishedRemark : std::uint8_t { oneCpuThread, blockFor256Elements, profiledAtBaseClock };
Message told(PublishedSource source);
Message told(PublishedRemark remark);

/// A time of a kernel that somebody else has published: a mark beside our own, never part of a ratio, and nothing is
/// calibrated by it. What the source does not say is empty.
struct PublishedFigure {
  std::string_view kernel;  ///< whose version of ours it is of
  double us = 0;            ///< of the sum of all elements
  std::uint64_t n = 0;      ///< elements
  ElementType type = ElementType::int32;
  std::optional<std::uint32_t> block;  ///< threads per block
  std::string_view device;             ///< "NVIDIA A100"; empty: not named
  PublishedSource source = PublishedSource::pairs;
  std::optional<PublishedRemark> remark{};  ///< what else is known of the conditions
  std::optional<double> clockMhz{};         ///< that the tool which timed it holds its device at; open: not known

  /// 10^9 bytes of the input a second.
  double bandwidthGbs() const;
};

/// All of them, in the order of the kernels.
std::span<const PublishedFigure> publishedFigures();
/// Those of one kernel, oldest place first; none for most.
std::vector<PublishedFigure> publishedFigures(std::string_view kernel);

}  // namespace warpfold
