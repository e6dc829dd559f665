// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "cli/hardware_output.h"

#include <fmt/format.h>

#include <algorithm>

#include "codec/names.h"
#include "words/english.h"
#include "words/say.h"

namespace warpfold::cli {

namespace {

std::string textOf(std::string_view code) {
  return english(Message{std::string(code), {}});
}

std::string_view nameOf(Agreement agreement) {
  return codec::nameOf(agreement);
}

std::string agreementText(Agreement agreement) {
  switch (agreement) {
    case Agreement::exact: return textOf("agreement-exact");
    case Agreement::close: return textOf("agreement-close");
    case Agreement::differs: return textOf("agreement-differs");
  }
  return {};
}

/// The emulator's count of a figure over all launches.
std::optional<std::uint64_t> emulatedOf(const RunResult& r, const HardwareFigure& figure) {
  if (figure.emulated == nullptr || !r.counters) return std::nullopt;
  return *r.counters.*figure.emulated;
}

std::uint64_t blocksOf(const RunResult& r) {
  std::uint64_t blocks = 0;
  for (const LaunchResult& launch : r.launches) blocks += launch.grid;
  return blocks;
}

bool askedFor(const HardwareValues& values, const HardwareFigure& figure) {
  return values[figure] || values.absence(figure) != Absence::notAsked;
}

Ordered valuesJson(const HardwareValues& values) {
  Ordered object = Ordered::object();
  for (const HardwareFigure& figure : hardwareFigures())
    if (askedFor(values, figure)) object[std::string(figure.name)] = orNull(values[figure]);
  return object;
}

std::string_view kindOf(const HardwareFigure& figure) {
  return codec::nameOf(figure.kind);
}

Ordered perOf(const HardwareFigure& figure) {
  return figure.per.empty() ? Ordered(nullptr) : Ordered(figure.per);
}

/// One figure over all launches.
Ordered figureJson(const RunResult& r, const HardwareFigure& figure) {
  const HardwareCounts& counts = *r.hardware;
  const auto& value = counts.whole[figure];
  const auto why = absenceText(counts.whole.absence(figure));
  const auto emulated = emulatedOf(r, figure);
  Ordered agreement = nullptr;
  if (value && emulated)
    agreement = nameOf(agreementOf(figure, *emulated, *value, {blocksOf(r), r.request.block}, counts.waits));
  return {{"value", orNull(value)},
          {"reason", value || !why ? Ordered(nullptr) : Ordered(english(*why))},
          {"unit", codec::nameOf(figure.unit)},
          {"kind", kindOf(figure)},
          {"provenance", name(counts.provenance)},
          {"metric", figure.metric},
          {"per", perOf(figure)},
          {"emulated", orNull(emulated)},
          {"agreement", std::move(agreement)}};
}

/// Where they are from; of recorded ones also when they were read, which need not be the day of the times.
Message titleOf(const RunResult& r, const HardwareCounts& counts) {
  const auto provenance = arg<"provenance">(name(counts.provenance));
  const auto device = arg<"device">(r.device.recorded ? r.device.name : deviceText(r.device));
  const auto date = arg<"date">(counts.date);
  if (counts.provenance != Provenance::recorded || counts.date.empty())
    return say<"counters-with-title">(provenance, arg<"device">(deviceText(r.device)));
  if (counts.driver.empty()) return say<"counters-with-title-dated">(provenance, device, date);
  return say<"counters-with-title-driver">(provenance, device, date, arg<"driver">(counts.driver));
}

}  // namespace

Ordered hardwareJson(const RunResult& r) {
  if (!r.hardware) return nullptr;
  const HardwareCounts& counts = *r.hardware;
  Ordered figures = Ordered::object();
  for (const HardwareFigure& figure : hardwareFigures()) {
    if (askedFor(counts.whole, figure)) figures[std::string(figure.name)] = figureJson(r, figure);
  }
  Ordered launches = Ordered::array();
  for (const HardwareValues& launch : counts.launches) launches.push_back(valuesJson(launch));
  return {{"provenance", counts.reason ? Ordered(nullptr) : Ordered(name(counts.provenance))},
          {"date", counts.date.empty() ? Ordered(nullptr) : Ordered(counts.date)},
          {"driver", counts.driver.empty() ? Ordered(nullptr) : Ordered(counts.driver)},
          {"reason", counts.reason ? Ordered(english(*counts.reason)) : Ordered(nullptr)},
          {"figures", std::move(figures)},
          {"passes", std::move(launches)}};
}

std::string hardwareText(const RunResult& r) {
  const HardwareCounts& counts = *r.hardware;
  if (counts.reason) return fmt::format("hardware   {}\n", english(*counts.reason));
  std::string text = fmt::format("hardware   {}\n", english(titleOf(r, counts)));
  std::size_t widest = 0;
  for (const HardwareFigure& figure : hardwareFigures())
    if (askedFor(counts.whole, figure)) widest = std::max(widest, textOf(figure.title).size());
  for (const HardwareFigure& figure : hardwareFigures()) {
    if (!askedFor(counts.whole, figure)) continue;
    const auto& value = counts.whole[figure];
    if (!value) {
      text += fmt::format("  {:<{}}  {:>16}  {}\n", textOf(figure.title), widest, "–",
                          english(*absenceText(counts.whole.absence(figure))));
      continue;
    }
    text += fmt::format("  {:<{}}  {:>16}", textOf(figure.title), widest, figureText(figure, *value));
    if (const auto emulated = emulatedOf(r, figure)) {
      const Agreement agreement = agreementOf(figure, *emulated, *value, {blocksOf(r), r.request.block}, counts.waits);
      text += fmt::format("  {}", english(say<"counter-emulated-beside">(
                                      arg<"count">(figureText(figure, static_cast<double>(*emulated))),
                                      arg<"agreement">(agreementText(agreement)))));
    }
    text += '\n';
  }
  return text;
}

Ordered figureList() {
  Ordered list = Ordered::array();
  for (const HardwareFigure& figure : hardwareFigures())
    list.push_back({{"name", figure.name},
                    {"title", textOf(figure.title)},
                    {"definition", textOf(figure.definition)},
                    {"unit", codec::nameOf(figure.unit)},
                    {"kind", kindOf(figure)},
                    {"metric", figure.metric},
                    {"per", perOf(figure)},
                    {"emulated", figure.emulated != nullptr}});
  return list;
}

std::string figuresJson() {
  return printed(Ordered{{"counters", figureList()}});
}

std::string figuresTable() {
  std::size_t widest = 0;
  for (const HardwareFigure& figure : hardwareFigures()) widest = std::max(widest, figure.name.size());
  std::string text;
  for (const HardwareFigure& figure : hardwareFigures())
    text += fmt::format("{:<{}}  {}\n", figure.name, widest, textOf(figure.definition));
  return text;
}

}  // namespace warpfold::cli
