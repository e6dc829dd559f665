// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "model/constants.h"

#include <cmath>
#include <nlohmann/json.hpp>

#include "codec/parse.h"
#include "model/embedded.h"
#include "values/error.h"
#include "words/say.h"

namespace warpfold::model {

namespace {

/// Four digits: a fit knows no more.
double rounded(double value) {
  if (value == 0) return 0;
  const double scale = std::pow(10, 3 - std::floor(std::log10(std::fabs(value))));
  return std::round(value * scale) / scale;
}

}  // namespace

Constants parseConstants(std::string_view text) {
  const auto json = codec::parse(text);
  const auto refuse = [](std::string_view key) {
    throw InvalidRequest(say<"constant-missing">(arg<"key">(std::string(key))));
  };
  if (!json.is_object()) refuse("device");
  Constants constants;
  for (const auto& [key, value] : {std::pair{"device", &constants.device}, std::pair{"date", &constants.date}}) {
    if (!json.contains(key) || !json[key].is_string()) refuse(key);
    *value = json[key].get<std::string>();
  }
  const auto number = [&](std::string_view key) {
    const auto found = json.find(key);
    if (found == json.end() || !found->is_number()) refuse(key);
    const double value = found->get<double>();
    if (!(value >= 0 && value < 1e6)) refuse(key);
    return value;
  };
  constants.clockMhz = number("clock_mhz");
  for (const ConstantRow& row : constantRows) constants.*row.value = number(row.name);
  return constants;
}

std::string constantsText(const Constants& constants) {
  nlohmann::ordered_json json{
      {"device", constants.device}, {"date", constants.date}, {"clock_mhz", constants.clockMhz}};
  for (const ConstantRow& row : constantRows) json[std::string(row.name)] = rounded(constants.*row.value);
  return json.dump(2) + "\n";
}

const Constants& shippedConstants() {
  static const Constants constants = parseConstants(embeddedConstants());
  return constants;
}

}  // namespace warpfold::model
