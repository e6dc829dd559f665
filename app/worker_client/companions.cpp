// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "worker_client/companions.h"

namespace warpfold::app {

namespace {

std::vector<MakeCompanion>& registry() {
  static std::vector<MakeCompanion> makers;
  return makers;
}

}  // namespace

bool registerCompanion(MakeCompanion make) {
  registry().push_back(make);
  return true;
}

void makeCompanions(const CompanionContext& context, QObject* parent) {
  for (const MakeCompanion make : registry()) make(context, parent);
}

}  // namespace warpfold::app
