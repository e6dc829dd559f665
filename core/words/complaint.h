// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <string>
#include <utility>

#include "words/field.h"
#include "words/message.h"

namespace warpfold {

/// Why something was refused or failed and, where a field of the request is to blame, which one and what it held.
struct Complaint {
  Message message;
  std::optional<Field> field;
  std::string value;  ///< as it was given; empty: nothing was

  friend bool operator==(const Complaint&, const Complaint&) = default;
};

}  // namespace warpfold
