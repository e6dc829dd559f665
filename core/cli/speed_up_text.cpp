// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "cli/speed_up_text.h"

#include <fmt/format.h>

#include "words/english.h"
#include "words/say.h"

namespace warpfold::cli {

namespace {

/// As many digits as the ratio beside it has.
std::string endText(double ratio) {
  return fmt::format("{:.{}f}", ratio, ratio < 100 ? 2 : 0);
}

}  // namespace

std::string intervalText(const std::optional<SpeedUp>& s) {
  if (!s || !s->interval) return "–";
  return english(say<"interval">(arg<"low">(endText(s->interval->low)), arg<"high">(endText(s->interval->high))));
}

std::string verdictText(const std::optional<SpeedUp>& s) {
  return s && s->verdict ? std::string(name(*s->verdict)) : "–";
}

void addSpeedUp(Ordered& row, const std::optional<SpeedUp>& s) {
  row["speed_up"] = s ? Ordered(s->ratio) : Ordered(nullptr);
  row["speed_up_interval"] = s && s->interval ? Ordered{s->interval->low, s->interval->high} : Ordered(nullptr);
  row["verdict"] = s && s->verdict ? Ordered(name(*s->verdict)) : Ordered(nullptr);
}

}  // namespace warpfold::cli
