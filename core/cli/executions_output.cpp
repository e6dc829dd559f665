// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "cli/executions_output.h"

#include <fmt/format.h>

#include "words/english.h"
#include "words/say.h"

namespace warpfold::cli {

Ordered linesJson(const std::optional<Executions>& executions) {
  Ordered list = Ordered::array();
  if (!executions) return list;
  for (const LineCounts& l : executions->lines)
    list.push_back({{"line", l.line},
                    {"executions", l.executions},
                    {"lanes", l.lanes},
                    {"loads", l.loads},
                    {"stores", l.stores},
                    {"conflicts", l.conflicts},
                    {"divergent", l.divergent}});
  return list;
}

std::string executionsText(const Executions& executions) {
  std::string line;
  const auto add = [&](const Message& figure, const std::string& value) {
    line += fmt::format("{}{} {}", line.empty() ? "" : " · ", english(figure), value);
  };
  if (const auto instructions = executions.instructionsPerWarp())
    add(say<"figure-instructions-per-warp">(), fmt::format("{:.1f}", *instructions));
  if (const auto efficiency = executions.branchEfficiency())
    add(say<"figure-branch-efficiency">(), fmt::format("{:.1f} %", 100 * *efficiency));
  std::string text = fmt::format("executed   {}\n", line);
  if (executions.operatorIsCall) text += fmt::format("{:<10} {}\n", "", english(say<"operator-is-call">()));
  return text;
}

}  // namespace warpfold::cli
