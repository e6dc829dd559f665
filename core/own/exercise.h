// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "catalogue/user_code.h"
#include "values/counters.h"
#include "values/element_type.h"
#include "values/operation.h"

/// Exercises: what a student writes, and what must hold of it.
namespace warpfold::own {

/// What a bound is computed from.
struct LaunchShape {
  std::uint64_t n = 0, grid = 0, block = 0;
  std::uint64_t warps() const { return grid * ((block + 31) / 32); }
};

/// "2 * warps + n / 8": whole numbers, n, grid, block and warps with + - * / and parentheses. A division rounds up,
/// since bounds are.
class Bound {
 public:
  /// Throws InvalidRequest where it cannot be read.
  explicit Bound(std::string_view text);
  /// Below zero counts as zero, and what is beyond 2^62 as that.
  std::uint64_t of(const LaunchShape& shape) const;

 private:
  struct Step {
    char what;  ///< '1': a number; 'n', 'g', 'b', 'w': of the shape; else an operation on the last two
    std::int64_t number = 0;
  };
  class Reader;
  std::vector<Step> m_steps;  // in Polish postfix order
};

/// A counter that may not be above its bound.
struct Condition {
  std::string text;  ///< "barriers <= 8 * grid"
  const CounterRow* counter = nullptr;
  Bound bound;
};

struct Exercise {
  std::string id;       ///< "first-sum"
  std::string title;    ///< "A first sum"
  std::string text;     ///< what is to be done, in Markdown
  std::string starter;  ///< a source to begin with
  ElementType type = ElementType::int32;
  Operation op = Operation::sum;
  std::vector<std::uint64_t> sizes;
  std::vector<std::uint32_t> blocks;
  std::optional<std::uint64_t> grid;  ///< else as many blocks as the elements need
  std::optional<Leaves> leaves;       ///< one value, or one of each block of neighbouring elements; open: either
  std::vector<Condition> conditions;  ///< beside no hazard and a right result, which hold always
};

/// Reads `# Title`, the text below it, the source in a fence of three backquotes under `## Starter`, and the list under
/// `## Check`: `- n: 1, 1000`, `- block: 64, 256`, `- grid: 4`, `- leaves: per-block`, `- type: float32`, `- op: max`,
/// `- barriers <= 8 * grid`. Throws InvalidRequest with the line where something is wrong.
Exercise parseExercise(const std::string& id, const std::string& file, const std::string& content);

/// Those that come with the program, in their order.
const std::vector<Exercise>& exercises();
/// By its id, or by the path of a file. Throws InvalidRequest.
Exercise exerciseCalled(const std::string& idOrFile);

}  // namespace warpfold::own
