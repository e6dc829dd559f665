// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "cli/model_output.h"

#include <fmt/format.h>

#include "codec/names.h"
#include "words/english.h"
#include "words/say.h"

namespace warpfold::cli {

namespace {

Ordered termsJson(const ModelTerms& terms) {
  Ordered object = Ordered::object();
  for (std::size_t i = 0; i < terms.us.size(); ++i) object[std::string(modelTermNames[i]) + "_us"] = terms.us[i];
  object["decides"] = warpfold::name(terms.decides());
  return object;
}

Message termsText(const ModelTerms& terms) {
  using enum ModelTerm;
  return say<"model-terms">(arg<"multiprocessors">(terms[compute] + terms[occupancy]), arg<"compute">(terms[compute]),
                            arg<"memory">(terms[memory]), arg<"launches">(terms[launches]),
                            arg<"occupancy">(terms[occupancy]), arg<"decides">(english(told(terms.decides()))));
}

}  // namespace

Ordered modelJson(const std::optional<ModelledRun>& model) {
  if (!model) return nullptr;
  Ordered object = termsJson(model->terms);
  object["recorded"] = model->device;
  object["date"] = model->date;
  object["calibrated"] = model->calibrated;
  Ordered launches = Ordered::array();
  for (const ModelledLaunch& launch : model->launches) {
    Ordered one = termsJson(launch.terms);
    one["adds_us"] = launch.us;
    one["resident_blocks"] = launch.residentBlocks;
    one["limit"] = codec::nameOf(launch.limit);
    one["waves"] = launch.waves;
    one["registers"] = orNull(launch.registers);
    launches.push_back(std::move(one));
  }
  object["passes"] = std::move(launches);
  return object;
}

std::string modelText(const ModelledRun& model) {
  std::string text = fmt::format("{:<10} {}\n", "", english(termsText(model.terms)));
  if (model.launches.empty()) return text;
  const ModelledLaunch& first = model.launches.front();
  text += fmt::format("{:<10} {}\n", "", english(toldOfResidency(first)));
  if (first.registers)
    text += fmt::format("{:<10} {}\n", "", english(say<"registers-of-thread">(arg<"registers">(*first.registers))));
  return text;
}

}  // namespace warpfold::cli
