#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Warpfold authors
# SPDX-License-Identifier: Apache-2.0
#
# Compiles divergence.cu for the GPU at hand, counts each of its kernels with Nsight Compute and prints the table that
# the emulator's test reads:
#   divergence.sh > tests/data/divergent_branches_h200.csv
# NVCC, NCU and ARCH may name other programs and another architecture.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export PATH=$PATH:/usr/local/cuda/bin
"${NVCC:-nvcc}" -std=c++17 -O3 -arch="${ARCH:-sm_90}" -o "$folder/divergence" "$here/divergence.cu"
metrics=(
  l1tex__t_requests_pipe_lsu_mem_global_op_ld.sum
  l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum
  l1tex__t_requests_pipe_lsu_mem_global_op_st.sum
  l1tex__t_sectors_pipe_lsu_mem_global_op_st.sum
)
names=$(IFS=,; echo "${metrics[*]}")
"${NCU:-ncu}" --clock-control none --metrics "$names" --csv "$folder/divergence" > "$folder/counters.csv"
python3 - "$folder/counters.csv" "${metrics[@]}" <<'PYTHON'
import csv, re, sys

metrics = sys.argv[2:]
lines = [line for line in open(sys.argv[1]) if line.startswith('"')]
if not lines:
    sys.exit("no counters: " + open(sys.argv[1]).read())
kernels = {}
for row in csv.DictReader(lines):
    name = re.sub(r"^void ", "", row["Kernel Name"])
    name = re.match(r"\w+", name).group(0)
    kernels.setdefault(name, {})[row["Metric Name"]] = int(float(row["Metric Value"].replace(",", "")))
print("name,load_requests,load_sectors,store_requests,store_sectors")
for name, counters in kernels.items():
    print(name, *(counters[metric] for metric in metrics), sep=",")
PYTHON
