// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "words/row.h"

namespace warpfold::words {

/// Reductions over several ranks: processes that MPI starts.
inline constexpr Row ranksTexts[] = {
    // What goes wrong
    {"cluster-needs-mpirun",
     WARPFOLD_TEXT("a cluster's ranks are started by mpirun; write mpirun -n 4 warpfold-cli {command} --backend "
                   "cluster, or choose another device")},
    {"cluster-only-run",
     WARPFOLD_TEXT(
         "only run, compare, ladder, lens, sweep, ranks and a worker reduce across ranks, all started by mpirun; write "
         "mpirun -n 4 warpfold-cli run --backend cluster, or choose another device")},
    {"ranks-only-run",
     WARPFOLD_TEXT("several ranks only run, compare, sweep and scale, and climb the ladder; choose another device for "
                   "this")},
    {"ranks-not-recorded",
     WARPFOLD_TEXT("a sweep over several ranks is printed and not recorded; leave the file out, or choose one device")},
    {"ranks-need-cluster",
     WARPFOLD_TEXT("only a cluster has ranks; leave it out, or take --backend cluster under mpirun")},
    {"ranks-range", WARPFOLD_TEXT("choose 1 to {most} ranks")},
    {"scaling-needs-mpirun",
     WARPFOLD_TEXT(
         "ranks sweep measures on the ranks that mpirun starts; write mpirun -n 4 warpfold-cli ranks sweep, or "
         "take ranks model, which needs none")},
    {"scaling-needs-cluster",
     WARPFOLD_TEXT("only several ranks scale; choose the cluster as device, which a worker under mpirun has")},
    {"unknown-scaling", WARPFOLD_TEXT("there is no such scaling; choose strong, weak or both")},
    {"no-rank-counts", WARPFOLD_TEXT("write numbers of ranks with commas between them, such as 1,2,4")},
    {"network-range", WARPFOLD_TEXT("a time of a message is 0 to {most:g}; write a number such as 2.5")},
    {"network-not-given",
     WARPFOLD_TEXT("without mpirun no message is measured; give --latency and --overhead, or start it as mpirun -n 2 "
                   "warpfold-cli ranks model")},
    {"ranks-without-cluster",
     WARPFOLD_TEXT("mpirun started {ranks} ranks, and each of them would do all of this alone; add --backend cluster, "
                   "or leave mpirun out")},
    {"ranks-of-other-command",
     WARPFOLD_TEXT("mpirun started {ranks} ranks, and {command} is for one process; leave mpirun out, or take run "
                   "--backend cluster")},
    {"mpi-no-library",
     WARPFOLD_TEXT("{file} is not beside the program; install openmpi-bin and libopenmpi-dev and build the target "
                   "warpfold-mpi")},
    {"mpi-not-opened", WARPFOLD_TEXT("{file} cannot be opened: {reason}; install openmpi-bin")},
    {"mpi-no-function", WARPFOLD_TEXT("{file} has no {function}; build it and the program from the same source")},
    {"mpi-other-interface",
     WARPFOLD_TEXT("{file} has interface {interface}, and this program needs {needed}; build both from the same "
                   "source")},
    {"mpi-call", WARPFOLD_TEXT("the MPI call {call} failed ({reason}); check that mpirun and the program's MPI library "
                               "are of one installation")},
    {"method-not-on-device",
     WARPFOLD_TEXT("the ranks of this device do not combine in this way; choose one of {choices}")},
    {"unknown-method", WARPFOLD_TEXT("there is no such method; choose one of {choices}")},
    {"method-needs-cluster",
     WARPFOLD_TEXT("only ranks have values to combine; leave it out, or take --backend cluster under mpirun")},
    {"limit-needs-cluster",
     WARPFOLD_TEXT("only ranks wait for each other; leave it out, or take --backend cluster under mpirun")},
    {"not-seconds", WARPFOLD_TEXT("this is no time; write seconds from 1 to {most:.0f}")},
    {"option-not-of-cluster", WARPFOLD_TEXT("{option} is not there with --backend {backend}; leave it out")},
    {"no-rank-device", WARPFOLD_TEXT("no device of this rank runs kernel {kernel}; choose another kernel")},
    {"rank-failed", WARPFOLD_TEXT("rank {rank} of {ranks} on {host}: {problem:lines}")},
    {"rank-silent",
     WARPFOLD_TEXT("rank {rank} of {ranks} on {host} has not answered for {seconds:g} s; see whether it hangs, or give "
                   "it more time with --time-limit")},
    {"library-silent",
     WARPFOLD_TEXT("MPI_Reduce has not ended for {seconds:g} s; see whether a rank hangs, or give it more time with "
                   "--time-limit")},
    {"rank-ended",
     WARPFOLD_TEXT("rank {rank} of {ranks} on {host} has ended, and with it all others; start them again, and see what "
                   "mpirun says of it")},
    {"rank-of-other-version",
     WARPFOLD_TEXT("rank {rank} of {ranks} on {host} is Warpfold {version}, and rank 0 is {own}; install the same "
                   "version on every host")},
    {"rank-of-other-request",
     WARPFOLD_TEXT("rank {rank} of {ranks} on {host} was given another request than rank 0; start all ranks with one "
                   "command line")},

    // The methods, each with what it shows
    {"method-neighbored", WARPFOLD_TEXT("neighbored ranks, the distance doubles")},
    {"method-neighbored-shows",
     WARPFOLD_TEXT("in every round a rank takes the value of the next one left, and the distance between them doubles; "
                   "the order of the ranks is kept")},
    {"method-interleaved", WARPFOLD_TEXT("interleaved ranks, the distance halves")},
    {"method-interleaved-shows",
     WARPFOLD_TEXT("in every round the upper half of the ranks sends its values to the lower half; the ranks that are "
                   "left stay side by side")},
    {"method-gather", WARPFOLD_TEXT("all ranks send to rank 0")},
    {"method-gather-shows",
     WARPFOLD_TEXT("the simplest way: as many messages as the trees, but rank 0 takes them all, one after the other")},
    {"method-mpi-reduce", WARPFOLD_TEXT("the MPI library's own reduction")},
    {"method-mpi-reduce-shows",
     WARPFOLD_TEXT("one call of MPI_Reduce with the same operator; the library chooses the order and does not tell its "
                   "messages")},

    {"method-nccl-reduce", WARPFOLD_TEXT("NCCL's own reduction from GPU to GPU")},
    {"method-nccl-reduce-shows",
     WARPFOLD_TEXT(
         "one call of ncclReduce behind each GPU's last kernel; NCCL chooses the way, over NVLink where there "
         "is one, and does not tell its messages")},
    {"method-peer-store", WARPFOLD_TEXT("GPUs store into rank 0's memory")},
    {"method-peer-store-shows",
     WARPFOLD_TEXT(
         "the last kernel of each GPU stores its value straight into the memory of rank 0's GPU; rank 0's own "
         "waits there and combines the values, and no library is called")},

    // What methods need that go from GPU to GPU
    {"method-needs-gpu",
     WARPFOLD_TEXT("{method} goes from GPU to GPU, and the device of this rank is no GPU ({device}); choose another "
                   "method, or run where each rank has a GPU")},
    {"method-not-of-library",
     WARPFOLD_TEXT(
         "{method} takes each GPU's value where a kernel of ours leaves it, and {kernel} is a call of a library; "
         "choose another kernel, or a method between hosts such as gather")},
    {"method-needs-mpi",
     WARPFOLD_TEXT("{method} is a call of MPI, and one process with all GPUs has none; choose another method, or take "
                   "--backend cluster under mpirun")},
    {"nccl-no-library",
     WARPFOLD_TEXT("libnccl.so.2 cannot be opened ({reason}); install libnccl2 or put its folder into LD_LIBRARY_PATH, "
                   "or choose another method")},
    {"nccl-no-function",
     WARPFOLD_TEXT("libnccl.so.2 has no {function}; install a newer libnccl2, or choose another method")},
    {"nccl-no-operation",
     WARPFOLD_TEXT("NCCL does not combine by {operation}; choose another method, or an operation that adds, multiplies "
                   "or takes a minimum or maximum")},
    {"nccl-shared-gpu",
     WARPFOLD_TEXT("ranks {first} and {second} share one GPU of {host}, and NCCL takes one rank a GPU; start no more "
                   "ranks than there are GPUs, or choose another method")},
    {"nccl-call",
     WARPFOLD_TEXT("the NCCL call {call} failed ({reason}); set NCCL_DEBUG=WARN to see more of it, or choose another "
                   "method")},
    {"nccl-not-started",
     WARPFOLD_TEXT("NCCL has not started within {seconds:g} s; set NCCL_DEBUG=INFO to see where it waits, give it more "
                   "time with --time-limit, or choose another method")},
    {"gpu-ranks-silent",
     WARPFOLD_TEXT("the GPU of this rank has waited {seconds:g} s for those of other ranks; see whether one of them "
                   "hangs, or give it more time with --time-limit")},
    {"peer-other-host",
     WARPFOLD_TEXT(
         "rank {rank} is on {host}, and a GPU stores only into memory of its own host; choose nccl-reduce, or "
         "ranks of one host")},
    {"peer-too-many", WARPFOLD_TEXT("one block of rank 0 waits for all ranks; choose at most {most} ranks")},
    {"peer-no-access",
     WARPFOLD_TEXT("the GPU of this rank has no access to the memory of rank 0's GPU; choose nccl-reduce, or GPUs that "
                   "NVLink connects")},
    {"peer-not-opened",
     WARPFOLD_TEXT(
         "the memory of rank 0's GPU cannot be opened here ({reason}); let all ranks see all GPUs of the host, "
         "or choose nccl-reduce")},
    {"values-are-stored", WARPFOLD_TEXT("kernels store the values into rank 0's memory, and no message is sent")},
    {"all-gpus-only-run",
     WARPFOLD_TEXT("all GPUs together only run; choose one of them, such as cuda:0, or take run --backend cuda:all")},
    {"across-gpus",
     WARPFOLD_TEXT("median {median:.1f} µs over {samples} samples (min {minimum:.1f}, p95 {percentile:.1f}; events of "
                   "rank 0's GPU)")},
    {"across-gpus-covers",
     WARPFOLD_TEXT(
         "what the whole took on rank 0's GPU, from the start of its first kernel to the value in its memory, "
         "beyond the slowest rank's own reduction")},
    {"joined-gpus",
     WARPFOLD_TEXT("median {median:.1f} µs from the first kernel to the value on rank 0 (min {minimum:.1f})")},

    // A worker of several ranks
    {"cluster-rank", WARPFOLD_TEXT("rank {rank} on {host}: {device}")},
    {"cluster-ranks", WARPFOLD_TEXT("ranks {first} to {last} on {host}: {device}")},
    {"cluster-more-ranks", WARPFOLD_TEXT("and {more} more ranks"), WARPFOLD_TEXT("and 1 more rank"), "more"},
    {"structure-of-first-rank",
     WARPFOLD_TEXT("tree, steps and counters are those of rank 0, which reduces {elements} of the {n} elements")},
    {"time-of-ranks",
     WARPFOLD_TEXT("the slowest rank's own reduction, and then the combining across ranks by the hosts' clocks, or by "
                   "device events where values go from GPU to GPU")},

    // What is printed of a result
    {"cluster-head", WARPFOLD_TEXT("{ranks} ranks on {hosts} hosts"), WARPFOLD_TEXT("{ranks} ranks on 1 host"),
     "hosts"},
    {"cluster-head-single", WARPFOLD_TEXT("1 rank on 1 host")},
    {"within-ranks", WARPFOLD_TEXT("median {median:.1f} µs on the slowest rank ({origin})")},
    {"across-ranks",
     WARPFOLD_TEXT(
         "median {median:.1f} µs over {samples} samples (min {minimum:.1f}, p95 {percentile:.1f}; host clock)")},
    {"across-ranks-covers",
     WARPFOLD_TEXT("from the moment when the last rank begins to combine to the value on rank 0")},
    {"emulated-ranks-time", WARPFOLD_TEXT("the emulator's own running time says nothing about a GPU")},
    {"ranks-share-cores", WARPFOLD_TEXT("more ranks than cores: they wait for each other's time slices")},
    {"progress-scaling", WARPFOLD_TEXT("{method}, {ranks} ranks"), WARPFOLD_TEXT("{method}, 1 rank"), "ranks"},

    // What a modelled time across ranks rests on
    {"network-set",
     WARPFOLD_TEXT(
         "network set by hand: L = {latency:.3g} µs, o = {overhead:.3g} µs, g = {gap:.3g} µs, G = {byte:.3g} ns a "
         "byte")},
    {"network-measured",
     WARPFOLD_TEXT(
         "network measured between rank 0 and rank {rank}: L = {latency:.3g} µs, o = {overhead:.3g} µs, g = {gap:.3g} "
         "µs, G = {byte:.3g} ns a byte")},
    {"network-of-gpus",
     WARPFOLD_TEXT("network measured between the GPUs of rank 0 and rank {rank}, whose kernels store into each other's "
                   "memory: L = "
                   "{latency:.3g} µs, o = {overhead:.3g} µs, g = {gap:.3g} µs, G = {byte:.3g} ns a byte")},
    {"network-of-hosts",
     WARPFOLD_TEXT(
         "{method}: its values go from GPU to GPU, and this network was measured between processes of the hosts")},
    {"message-bytes-range", WARPFOLD_TEXT("a value has 1 to {most} bytes")},
    {"network-one-host",
     WARPFOLD_TEXT("both are on one host, so a network between hosts, which is slower, is not in it")},
    {"network-rounds",
     WARPFOLD_TEXT("{method}: one message of L + 2o + (k − 1)G a round, k = {bytes} bytes, log2 of the ranks rounds")},
    {"network-one-by-one",
     WARPFOLD_TEXT(
         "{method}: rank 0 takes one message after the other, max(g, o) + (k − 1)G apart, k = {bytes} bytes")},
    {"network-library",
     WARPFOLD_TEXT("{method}: taken as a binomial tree, k = {bytes} bytes; the library may choose another one")},
    {"network-simple",
     WARPFOLD_TEXT("all ranks are as far from each other, begin together, and messages do not slow each other down; "
                   "combining two values takes no time")},
    {"within-strong",
     WARPFOLD_TEXT(
         "time within ranks: {floor:.1f} µs that every reduction takes, and the rest shrinking with the share "
         "from {ranks} ranks on"),
     WARPFOLD_TEXT(
         "time within ranks: {floor:.1f} µs that every reduction takes, and the rest shrinking with the share "
         "from 1 rank on"),
     "ranks"},
    {"within-weak", WARPFOLD_TEXT("time within ranks: as on {ranks} ranks, since a rank's share stays"),
     WARPFOLD_TEXT("time within ranks: as on 1 rank, since a rank's share stays"), "ranks"},

    {"messages-not-told", WARPFOLD_TEXT("the library does not tell its messages")},
    {"one-rank-no-messages", WARPFOLD_TEXT("a single rank has nobody to send to")},
};

}  // namespace warpfold::words
