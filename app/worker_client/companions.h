// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <vector>

#include "models/comparison.h"
#include "models/data_sources.h"
#include "models/device_notes.h"
#include "models/experiment.h"
#include "worker_client/worker_client.h"

namespace warpfold::app {

/// What a companion works with: all models that the window shows, and the worker.
struct CompanionContext {
  WorkerClient& worker;
  Experiment& experiment;
  Comparison& comparison;
  DataSources& sources;  ///< where it adds a model of its own for charts
  DeviceNotes& notes;    ///< lines for the device pill's tooltip
};

/// The window's half of a job that runs beside the comparison: made with the window, it listens and acts by itself. A new
/// one is a file in this folder that registers itself; nothing else changes.
using MakeCompanion = QObject* (*)(const CompanionContext& context, QObject* parent);

/// Returns true, so that it can initialise a constant.
bool registerCompanion(MakeCompanion make);
template <typename T>
bool registerCompanion() {
  return registerCompanion([](const CompanionContext& context, QObject* parent) -> QObject* { return new T(context, parent); });
}
/// Makes one of each as children of `parent`.
void makeCompanions(const CompanionContext& context, QObject* parent);

}  // namespace warpfold::app
