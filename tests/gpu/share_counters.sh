#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Warpfold authors
# SPDX-License-Identifier: Apache-2.0
#
# Compares the hardware's counters of each rank's first launch with those of one GPU alone that reduces as many elements;
# prints each case and how many differ. Bank conflicts are not among them: their counter varies from run to run. Needs mpirun, ncu and libwarpfold-mpi.so beside the program; with one GPU both
# ranks share it.
#   share_counters.sh PATH/TO/warpfold-cli [KERNEL…]
set -uo pipefail
cli=$1
shift
kernels=("$@")
[ ${#kernels[@]} != 0 ] || kernels=(neighbored interleaved shared-sequential unroll-last-warp two-pass-warp grid-stride
  last-block vector-loads)
export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1
metrics=l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum,l1tex__t_sectors_pipe_lsu_mem_global_op_st.sum
metrics+=,l1tex__t_requests_pipe_lsu_mem_global_op_ld.sum,l1tex__t_requests_pipe_lsu_mem_global_op_st.sum
metrics+=,smsp__inst_executed_op_shared_ld.sum,smsp__inst_executed_op_shared_st.sum
metrics+=,smsp__thread_inst_executed_per_inst_executed.ratio
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cases=0 different=0

# counters FILE: "grid name=value …" of the one launch in it.
counters() {
  python3 - "$1" <<'P'
import csv, sys
rows = list(csv.DictReader(line for line in open(sys.argv[1]) if line.startswith('"')))
if rows:
    print("grid=" + rows[0]["Grid Size"], *sorted(r["Metric Name"] + "=" + r["Metric Value"] for r in rows))
P
}

for kernel in "${kernels[@]}"; do
  for n in 2000003 131072; do
    ncu=(ncu --clock-control none --metrics "$metrics" --csv -c 1 -k "regex:^${kernel//-/_}(\$|<)")
    what=(--kernel "$kernel" --type float32 --input bytes --block 256 --iterations 1 --warmup 0)
    rm -f "$folder"/*
    timeout -k 5 120 mpirun --oversubscribe -n 2 bash -c \
      'exec "${@:2}" 2>"$1/said$OMPI_COMM_WORLD_RANK" >"$1/rank$OMPI_COMM_WORLD_RANK"' _ "$folder" "${ncu[@]}" "$cli" run --backend cluster --across gather --n "$n" "${what[@]}" 2>"$folder/said"
    for rank in 0 1; do
      share=$(((n + 1 - rank) / 2))
      timeout -k 5 120 "${ncu[@]}" "$cli" run --backend cuda --trace-blocks none --n "$share" "${what[@]}" >"$folder/alone" 2>"$folder/said-alone"
      of_rank=$(counters "$folder/rank$rank") of_one=$(counters "$folder/alone")
      cases=$((cases + 1))
      if [ -n "$of_rank" ] && [ "$of_rank" = "$of_one" ]; then
        echo "ok      $kernel, rank $rank, $share elements: $of_rank"
      else
        different=$((different + 1))
        printf 'NOT OK  %s, rank %d, %d elements\n    rank:  %s\n    alone: %s\n' "$kernel" $rank $share \
          "${of_rank:-nothing; $(tail -qn 2 "$folder"/said "$folder/said$rank" "$folder/rank$rank" | tr '\n' ' ')}" \
          "${of_one:-nothing; $(tail -qn 2 "$folder/said-alone" "$folder/alone" | tr '\n' ' ')}"
      fi
    done
  done
done
echo "$cases shares, $different different"
[ "$different" = 0 ]
