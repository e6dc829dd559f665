// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// Whatever a text holds: as JSON it is refused or can be copied and written; printed it moves no cursor.
#include <cstdlib>
#include <stdexcept>
#include <string>

#include "codec/parse.h"
#include "words/english.h"

using namespace warpfold;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string text(reinterpret_cast<const char*>(data), size);
  try {
    const nlohmann::json value = codec::parse(text), copy = value;
    if (value != copy &&
        value.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace).find("null") == std::string::npos)
      std::abort();  // a NaN, which JSON cannot hold, would differ from itself
  } catch (const nlohmann::json::exception&) {
  } catch (const std::out_of_range&) {
  }
  for (const std::string& safe : {words::printable(text), words::shown(text)})
    for (const char c : safe)
      if (static_cast<unsigned char>(c) < ' ' && c != '\n' && c != '\t') std::abort();
  return 0;
}
