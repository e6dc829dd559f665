// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace warpfold::ranks {

/// Leaves a process beside the ranks that ends their launcher where that has locked itself up: mpirun of Open MPI 4.1
/// waits for ever for a lock of its own where a rank dies while mpirun answers it ("PMIX ERROR: UNREACHABLE"). All
/// ranks have ended then, mpirun has collected none of them, sleeps, and heeds no signal but SIGKILL. Seen so for a
/// second, it is ended, which its standard error tells. A launcher that works, waits for a slow reader or is stopped is
/// let be, and so is one with any child that lives, as the ssh to another host.
///
/// One such process serves all ranks of a launcher. It ends with the launcher. Call this before MPI starts; it does
/// nothing where the parent of this process is no mpirun, or where the system does not tell what is needed.
void guardLauncher();

}  // namespace warpfold::ranks
