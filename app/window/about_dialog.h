// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "worker_client/foreground_job.h"

class QWidget;

namespace warpfold::app {

/// Version, versions of what it is built on, licences.
QWidget* showAboutDialog(QWidget* parent);
/// Every key that does something.
QWidget* showShortcutsDialog(QWidget* parent, const ForegroundJobs& jobs);

}  // namespace warpfold::app
