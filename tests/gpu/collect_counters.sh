#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Warpfold authors
# SPDX-License-Identifier: Apache-2.0
#
# Reads the hardware's counters for first launches with Nsight Compute and prints them in the form of
# tests/data/hardware_counters_*.csv.
#   collect_counters.sh PATH/TO/warpfold-cli > FILE.csv
set -euo pipefail
cli=$1
metrics=(
  global_load_sectors=l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum
  global_store_sectors=l1tex__t_sectors_pipe_lsu_mem_global_op_st.sum
  global_load_requests=l1tex__t_requests_pipe_lsu_mem_global_op_ld.sum
  global_store_requests=l1tex__t_requests_pipe_lsu_mem_global_op_st.sum
  shared_load_conflicts=l1tex__data_bank_conflicts_pipe_lsu_mem_shared_op_ld.sum
  shared_store_conflicts=l1tex__data_bank_conflicts_pipe_lsu_mem_shared_op_st.sum
)
names=$(printf '%s\n' "${metrics[@]}" | cut -d= -f2 | paste -sd,)
echo kernel,type,op,n,block,offset,grid,counter,value
kernels=$("$cli" list --json | python3 -c '
import json, sys
for k in json.load(sys.stdin)["kernels"]:
    if not k["host"] and not k.get("library"): print(k["id"], k["block"].replace(" ", "_"))')
measure() {
  local kernel=$1 type=$2 op=$3 n=$4 block=$5 offset=$6
  ncu --clock-control none --target-processes all --metrics "$names" --csv -k "regex:^${kernel//-/_}\$|^${kernel//-/_}<" -c 1 \
    "$cli" run --kernel "$kernel" --backend cuda --n "$n" --block "$block" --type "$type" --op "$op" --offset "$offset" \
    --input bytes --iterations 1 --warmup 0 --trace-blocks none 2>&1 |
    python3 -c '
import csv, sys
kernel, kind, op, n, block, offset = sys.argv[1:7]
short = dict(pair.split("=")[::-1] for pair in sys.argv[7:])
lines = [line for line in sys.stdin if line.startswith("\"")]
if not lines: sys.exit("no counters for " + kernel)
for row in csv.DictReader(lines):
    grid = row["Grid Size"].strip("()").split(",")[0]
    print(kernel, kind, op, n, block, offset, grid, short[row["Metric Name"]], int(float(row["Metric Value"].replace(",", ""))), sep=",")
' "$kernel" "$type" "$op" "$n" "$block" "$offset" "${metrics[@]}"
}
while read -r kernel needs; do
  for shape in int32:sum:1048576:256:0 float64:sum:1048576:256:0 int64:max:262144:1024:0 float32:min:262144:64:0 \
    int32:sum:1000003:512:3 float16:sumsq:300001:128:0 float32:dot:300001:256:1; do
    IFS=: read -r type op n block offset <<<"$shape"
    measure "$kernel" "$type" "$op" "$n" "$block" "$offset"
  done
  if [ "$needs" = any ]; then
    for shape in int32:sum:100003:33:0 float64:sum:100003:1000:0; do
      IFS=: read -r type op n block offset <<<"$shape"
      measure "$kernel" "$type" "$op" "$n" "$block" "$offset"
    done
  fi
done <<<"$kernels"
