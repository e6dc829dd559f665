// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "data/private_folder.h"

#include <stdlib.h>

#include <cerrno>
#include <string>
#include <system_error>

#include "values/error.h"
#include "words/say.h"

namespace warpfold {

namespace fs = std::filesystem;

PrivateFolder::PrivateFolder() {
  std::error_code error;
  const fs::path folder = fs::temp_directory_path(error);
  std::string name = (folder / "warpfold-XXXXXX").string();
  if (!error && ::mkdtemp(name.data()) == nullptr) error.assign(errno, std::generic_category());
  if (error) {
    const char* const given = ::getenv("TMPDIR");
    throw InvalidRequest(
        say<"no-temporary-folder">(arg<"folder">(given != nullptr ? given : "/tmp"), arg<"reason">(error.message())));
  }
  m_path = name;
}

PrivateFolder::~PrivateFolder() {
  std::error_code ignored;
  fs::remove_all(m_path, ignored);  // which follows no link
}

}  // namespace warpfold
