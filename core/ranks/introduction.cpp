// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "ranks/introduction.h"

#include <cstring>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <vector>

#include "codec/parse.h"
#include "version.h"
#include "words/say.h"

namespace warpfold::ranks {

using Json = nlohmann::json;

namespace {
constexpr auto replaced = Json::error_handler_t::replace;
}  // namespace

void introduce(Conference& conference, const std::string& asked) {
  // What was asked may name a file in any encoding, which must only be equal everywhere.
  const std::vector<std::string> all = conference.gather(
      Json{conference.transport().host(), version, asked, sizeof(ReferencePart)}.dump(-1, ' ', false, replaced));
  Json hosts = Json::array();
  for (const std::string& each : all) hosts.push_back(codec::parse(each)[0]);
  conference.nameHosts(
      codec::parse(conference.broadcast(hosts.dump(-1, ' ', false, replaced))).get<std::vector<std::string>>());
  conference.together([&] {
    for (unsigned rank = 1; rank < all.size(); ++rank) {
      const Json other = codec::parse(all[rank]);
      const auto which = arg<"rank">(rank);
      const auto ranks = arg<"ranks">(conference.transport().ranks());
      const auto host = arg<"host">(other[0].get<std::string>());
      if (other[1] != version || other[3] != sizeof(ReferencePart))
        throw BackendUnavailable(say<"rank-of-other-version">(
            which, ranks, host, arg<"version">(other[1].get<std::string>()), arg<"own">(version)));
      if (other[2] != codec::parse(all[0])[2]) throw InvalidRequest(say<"rank-of-other-request">(which, ranks, host));
    }
  });
}

Reference wholeReference(Conference& conference, const ReferencePart& mine) {
  const std::vector<std::string> all =
      conference.gather(std::string(reinterpret_cast<const char*>(&mine), sizeof mine));
  ReferencePart whole = mine;
  for (std::size_t rank = 1; rank < all.size(); ++rank) {
    ReferencePart part;
    if (all[rank].size() != sizeof part) throw std::out_of_range("a part of the reference has another size");
    std::memcpy(&part, all[rank].data(), sizeof part);
    add(whole, part);
  }
  return all.empty() ? Reference{} : referenceOf(whole);
}

}  // namespace warpfold::ranks
