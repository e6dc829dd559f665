// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/language.h"

namespace warpfold::app {

/// As long as it lives; the tests are in English.
struct InLanguage {
  explicit InLanguage(const QString& id) { setLanguage(id); }
  ~InLanguage() { setLanguage(QStringLiteral("en")); }
  InLanguage(const InLanguage&) = delete;
  InLanguage& operator=(const InLanguage&) = delete;
};

}  // namespace warpfold::app
