// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "cli/values.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "codec/names.h"
#include "run/judge.h"
#include "run/time_covers.h"
#include "values/value_text.h"
#include "words/english.h"
#include "words/say.h"

namespace warpfold::cli {

Ordered number(const Scalar& value) {
  return visitType(value.type, [&](auto tag) -> Ordered {
    using T = typename decltype(tag)::type;
    const T v = value.as<T>();
    if constexpr (isFloat<T>) {
      if (!std::isfinite(static_cast<double>(v))) return value.text();
      if (v == T(0)) return std::signbit(static_cast<double>(v)) ? Ordered(-0.0) : Ordered(0);  // JSON's -0 is a 0
      // A float32 widened to double would print digits it does not have.
      return Ordered::parse(value.text());
    } else {
      return v;
    }
  });
}

Ordered finite(double value) {
  return std::isfinite(value) ? number(Scalar::of(value)) : Ordered(nullptr);
}

Ordered timeJson(double us) {
  return std::isfinite(us) ? Ordered::parse(sampleText(us)) : Ordered(nullptr);
}

Ordered timesJson(const std::optional<Interval>& us) {
  return us ? Ordered{timeJson(us->low), timeJson(us->high)} : Ordered(nullptr);
}

Ordered medianJson(double us, bool banded) {
  return banded ? finite(us) : timeJson(us);
}

Ordered stateJson(const std::optional<DeviceState>& state) {
  if (!state) return nullptr;
  return {{"sm_clock_mhz", orNull(state->smClockMhz)},
          {"memory_clock_mhz", orNull(state->memoryClockMhz)},
          {"temperature_celsius", orNull(state->temperatureCelsius)},
          {"power_watts", orNull(state->powerWatts)}};
}

std::optional<double> deviationOf(const Latency& latency) {
  return latency.samples > 1 && !latency.band ? std::optional(latency.rsd) : std::nullopt;
}

Ordered latencyJson(const std::optional<Latency>& l) {
  if (!l) return nullptr;
  // A time without samples has a median and a band, and nothing that looks like noise.
  const auto ofSamples = [&](double us) { return l->band ? Ordered(nullptr) : timeJson(us); };
  Ordered object{{"min", ofSamples(l->min)},
                 {"median", medianJson(l->median, l->band.has_value())},
                 {"p95", ofSamples(l->p95)},
                 {"quartiles", timesJson(l->quartiles)},
                 {"median_interval", timesJson(l->interval)},
                 {"mean", ofSamples(l->mean)},
                 {"rsd", orNull(deviationOf(*l))},
                 {"samples", l->samples},
                 {"dropped", l->dropped},
                 {"throttled", l->throttled},
                 {"under_throttled_clock", l->slow},
                 {"stopped_by", l->stoppedBy ? Ordered(codec::nameOf(*l->stoppedBy)) : Ordered(nullptr)},
                 {"cache", codec::nameOf(l->cache)},
                 {"provenance", warpfold::name(l->provenance)}};
  if (l->band) object["band"] = {finite(l->band->low), finite(l->band->high)};
  if (l->between) object["between"] = english(told(*l->between));
  return object;
}

std::string provenanceText(const Latency& l) {
  return l.between ? english(told(*l.between)) : std::string(warpfold::name(l.provenance));
}

std::string deviceText(const DeviceInfo& device) {
  if (device.isModelled()) return device.name;
  return device.recorded && !device.name.empty() ? device.name + ", " + *device.recorded : english(device.called());
}

std::string originText(const RunResult& r) {
  const std::string provenance = provenanceText(*r.latency), device = deviceText(r.device);
  if (r.model) return english(say<"origin-modelled">(arg<"recorded">(r.model->device), arg<"device">(r.device.name)));
  return english(r.latency->provenance == Provenance::interpolated
                     ? say<"origin-interpolated">(arg<"interpolated">(provenance), arg<"device">(device))
                     : say<"origin-on-device">(arg<"provenance">(provenance), arg<"device">(device)));
}

std::string printed(const Ordered& object) {
  return object.dump(2, ' ', false, Ordered::error_handler_t::replace) + "\n";
}

std::string plain(double value, int digits) {
  // "10750", not "1.075e+04".
  const double unit = std::pow(10, std::floor(std::log10(std::max(1.0, std::fabs(value)))) - digits + 1);
  if (unit >= 10 && std::fabs(value) < 1e15) return fmt::format("{:.0f}", std::round(value / unit) * unit);
  return fmt::format("{:.{}g}", value, digits);
}

std::string coversText(const std::vector<TimeCover>& covers) {
  std::string text;
  for (const TimeCover& cover : commonCovers(covers)) text += (text.empty() ? "" : "; ") + english(told(cover));
  return text;
}

std::string checkText(const RunResult& r) {
  if (r.resultProvenance == ResultProvenance::reference) return english(say<"check-reference">());
  if (!r.matches) return english(say<"check-differs">());
  if (isOverflow(r)) return english(say<"check-overflow">());
  if (isFarOff(r)) return english(say<"check-far-off">());
  return english(r.error > 0 ? say<"check-within">() : say<"check-equals">());
}

std::string noTimeText(const RunResult& r) {
  return english(say<"kernel-has-no-time">(arg<"kernel">(r.request.kernel), arg<"reason">(english(*r.latencyReason))));
}

Ordered decidesJson(const RunResult& r) {
  return r.model ? Ordered(name(r.model->terms.decides())) : Ordered(nullptr);
}

}  // namespace warpfold::cli
