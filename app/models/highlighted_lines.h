// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "catalogue/kernel_info.h"
#include "trace/trace.h"

namespace warpfold::app {

/// Lines of a kernel's source, counted from 0, both included.
struct LineRange {
  int first = 0;
  int last = 0;
  friend bool operator==(const LineRange&, const LineRange&) = default;
};

/// The lines of `code` that a step executes. `firstLine` is the line of the kernel file at which `code`
/// begins, since a step counts lines of the file. The statement that calls the operator, with the condition
/// above it and with the statement before that loads what it combines; without a call the one that first reads the
/// input, else the statement before the step's barrier; without a barrier what follows the last one.
std::optional<LineRange> highlightedLines(const std::string& code, std::uint32_t firstLine, const Step& step);

/// The same of a kernel. One of the user's may be laid out as it likes: only the line that the step itself names.
std::optional<LineRange> highlightedLines(const KernelInfo& kernel, const Step& step);

}  // namespace warpfold::app
