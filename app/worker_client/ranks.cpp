// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/ranks_model.h"
#include "worker_client/companions.h"

namespace warpfold::app {

namespace {

/// Brings what the ranks of a comparison did to the charts of it.
class RanksCompanion : public QObject {
 public:
  RanksCompanion(const CompanionContext& context, QObject* parent) : QObject(parent), m_model(context.comparison) {
    context.sources.add(m_model);
  }

 private:
  RanksModel m_model;
};

const bool ranksCompanionRegistered = registerCompanion<RanksCompanion>();

}  // namespace
}  // namespace warpfold::app
