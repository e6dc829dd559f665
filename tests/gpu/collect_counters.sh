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
echo kernel,type,n,block,grid,counter,value
for kernel in neighbored neighbored-less interleaved shared-modulo shared-strided shared-sequential; do
  for shape in int32:1048576:256 float64:1048576:256 int64:262144:1024 float32:262144:64; do
    IFS=: read -r type n block <<<"$shape"
    ncu --clock-control none --target-processes all --metrics "$names" --csv -k "regex:^${kernel//-/_}\$|^${kernel//-/_}<" -c 1 \
      "$cli" run --kernel "$kernel" --backend cuda --n "$n" --block "$block" --type "$type" --input bytes \
      --iterations 1 --warmup 0 --trace-blocks none 2>&1 |
      python3 -c '
import csv, sys
kernel, kind, n, block = sys.argv[1:5]
short = dict(pair.split("=")[::-1] for pair in sys.argv[5:])
lines = [line for line in sys.stdin if line.startswith("\"")]
if not lines: sys.exit("no counters for " + kernel)
for row in csv.DictReader(lines):
    print(kernel, kind, n, block, int(n) // int(block), short[row["Metric Name"]], int(float(row["Metric Value"].replace(",", ""))), sep=",")
' "$kernel" "$type" "$n" "$block" "${metrics[@]}"
  done
done
