// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "worker/codec.h"

namespace warpfold {

using namespace codec;

void to_json(Json& j, const Rung& r) {
  j = {{"kernel", r.kernel},        {"title", r.title}, {"host", r.host},       {"orderVaries", r.orderVaries},
       {"elements", r.elements},    {"note", r.note},   {"failure", r.failure}, {"result", optionalJson(r.result)},
       {"ulp", optionalJson(r.ulp)}};
}

void from_json(const Json& j, Rung& r) {
  j.at("kernel").get_to(r.kernel);
  j.at("title").get_to(r.title);
  j.at("host").get_to(r.host);
  j.at("orderVaries").get_to(r.orderVaries);
  j.at("elements").get_to(r.elements);
  j.at("note").get_to(r.note);
  j.at("failure").get_to(r.failure);
  readOptional(j, "result", r.result);
  readOptional(j, "ulp", r.ulp);
}

void to_json(Json& j, const RepeatResult& s) {
  Json values = Json::array();
  for (const RepeatResult::Value& v : s.values)
    values.push_back(
        {{"value", scalarJson(v.value)}, {"count", v.count}, {"ulp", optionalJson(v.ulp)}, {"matches", v.matches}});
  j = {{"request", s.request},         {"device", s.device},
       {"orderVaries", s.orderVaries}, {"reference", scalarJson(s.reference)},
       {"values", std::move(values)},  {"spreadUlp", optionalJson(s.spreadUlp)}};
}

void from_json(const Json& j, RepeatResult& s) {
  j.at("request").get_to(s.request);
  j.at("device").get_to(s.device);
  j.at("orderVaries").get_to(s.orderVaries);
  s.reference = scalarFrom(j.at("reference"));
  for (const Json& v : j.at("values")) {
    RepeatResult::Value value{
        scalarFrom(v.at("value")), v.at("count").get<std::uint64_t>(), {}, v.at("matches").get<bool>()};
    readOptional(v, "ulp", value.ulp);
    s.values.push_back(value);
  }
  if (s.values.empty() || s.values.size() > mostRuns) throw std::out_of_range("a spread's values are out of range");
  readOptional(j, "spreadUlp", s.spreadUlp);
}

}  // namespace warpfold
