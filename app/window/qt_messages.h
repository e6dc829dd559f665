// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace warpfold::app {

/// Qt aborts a program for which it finds no display, after several lines, and some of its platforms crash. From here
/// on whatever Qt cannot go on without is one line, with `advice`, and exit status 3.
void reportQtFailures(const char* advice);

/// Qt could start, unless it found no screen, which ends the program likewise: what it remarks is printed as ever, or
/// not at all where `quiet`.
void reportQtRemarks(bool quiet);

}  // namespace warpfold::app
