// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// One call of MPI_Reduce: what a program on a cluster does first. It gets the program's own operator, declared
// commutative, so that the library is free to choose the tree; minima pass over NaNs as the kernels' do, which MPI_MIN
// need not. The order is the library's, and its messages are its own.
#include "ranks/method.h"
#include "words/say.h"

namespace warpfold::ranks {

namespace {

void mpiReduce(RankGroup& group, Scalar& value) {
  value = group.reduceByLibrary(value);
}

const RegisterMethod registeredMpiReduce({40,
                                          "mpi-reduce",
                                          say<"method-mpi-reduce">(),
                                          say<"method-mpi-reduce-shows">(),
                                          mpiReduce,
                                          [](unsigned ranks) { return ranks - 1; },
                                          Combining::library,
                                          false,
                                          nullptr,
                                          {},
                                          true});

}  // namespace
}  // namespace warpfold::ranks
