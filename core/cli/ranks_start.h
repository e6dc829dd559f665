// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <string>

#include "ranks/mpi_library.h"
#include "run/command_line.h"
#include "values/error.h"

/// How the ranks of an mpirun begin and end, whatever they do in between.
namespace warpfold::cli {

/// Prints "warpfold-cli: sentence" on standard error.
void complain(const std::string& sentence);

/// Of a rank: ends with its launcher, meets the others and keeps to its share of the host's cores. Throws
/// BackendUnavailable. Ends the process where the others have not come within the limit.
ranks::MpiTransport startRank(double limitSeconds);

/// Ends all ranks: the others wait for this one.
[[noreturn]] void abandonRanks(ranks::MpiTransport& transport, const std::string& sentence, ExitStatus status);

/// All ranks end together: one that does not come within the limit is named, and all are ended. Gives `status`.
int endTogether(ranks::MpiTransport& transport, double limitSeconds, int status);

/// What --time-limit says; the usual limit where it is not given. Throws InvalidRequest.
double limitSecondsOf(const std::optional<std::string>& timeLimit);

/// To be called before an error is printed that all ranks may have: those after the first wait until it has printed it
/// and mpirun has ended them, and speak only where it has not.
void letFirstRankSpeak();

/// Throws BackendUnavailable where `command` is to reduce over the ranks of a cluster and no launcher started any.
void refuseWithoutRanks(const RunOptionTexts& options, const std::string& command);

/// Throws InvalidRequest where a launcher started several ranks, each of which would do all of `command` alone.
void refuseCopies(const std::string& command);

}  // namespace warpfold::cli
