// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace warpfold::ranks {

/// Leaves a process beside the ranks that kills their launcher where that has locked itself up: mpirun of Open MPI 4.1
/// waits for ever for a lock of its own where a rank dies while mpirun answers it ("PMIX ERROR: UNREACHABLE"). Then all
/// ranks have ended, mpirun has collected none of them, its first thread waits for the lock and the others for that or
/// for something to read, and it ignores every signal but SIGKILL. After one second in this state the guard kills it
/// and says so on mpirun's standard error. It leaves alone a launcher that works, writes, sleeps or is stopped, and one
/// with a living child, such as the ssh to another host.
///
/// One guard serves all ranks of a launcher on its host and ends with the launcher. Call this before MPI starts. It
/// does nothing where the parent of this process is no mpirun or is process 1, which nobody can kill from within, or
/// where the system does not tell what is needed.
void guardLauncher();

}  // namespace warpfold::ranks
