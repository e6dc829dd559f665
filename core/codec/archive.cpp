// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "codec/archive.h"

#include "codec/frame.h"
#include "words/say.h"

namespace warpfold::codec {

Json archiveOf(Json content) {
  Json archive = Json::array();
  archive.push_back(version);
  archive.push_back(std::move(content));
  return archive;
}

Json contentOf(Json archive) {
  if (!archive.is_array() || archive.size() != 2 || !archive[0].is_number_integer())
    throw ProtocolError(say<"archive-without-version">(arg<"version">(version)));
  const Json& written = archive[0];
  if (written != version)
    throw ProtocolError(say<"archive-of-other-version">(arg<"written">(written.dump()), arg<"version">(version)));
  return std::move(archive[1]);
}

}  // namespace warpfold::codec
