#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Warpfold authors
# SPDX-License-Identifier: Apache-2.0
#
# Proves that cold is cold and warm is warm: bytes that the first launch of every kernel reads from DRAM, by the
# hardware's counter, at sizes below L2. Exits 1 where a cold launch reads less than 95 % of its input, or a warm one
# more than 20 %.
#   cold_bytes.sh PATH/TO/warpfold-cli [SIZE...]
set -euo pipefail
cli=$1
shift
sizes=("$@")
if [ ${#sizes[@]} = 0 ]; then sizes=($((1 << 16)) $((1 << 20)) $((1 << 22))); fi
warmup=2 iterations=5

kernels=$("$cli" list --json | python3 -c '
import json, sys
print(*(k["id"] for k in json.load(sys.stdin)["kernels"] if not k["host"]))')

functions=${kernels//-/_}
# Each kernel is a process of its own in one profile. ncu keeps its hands off caches and clocks; one counter needs one
# pass, so nothing is replayed.
profile() {
  # shellcheck disable=SC2016  # for the inner shell
  ncu --cache-control none --clock-control none --target-processes all --metrics dram__bytes_read.sum --csv \
    --print-units base -k "regex:^(${functions// /|}|DeviceReduce.*Kernel)\$" bash -c '
      for kernel in $5; do
        echo "warpfold: $kernel"
        "$0" run --kernel "$kernel" --backend cuda --n "$1" --cache "$2" --type float32 --input uniform --warmup "$3" \
          --iterations "$4" --trace-blocks none >/dev/null || echo "warpfold failed: $kernel"
      done' "$cli" "$1" "$2" $warmup $iterations "$kernels" 2>&1
}

for n in "${sizes[@]}"; do
  for cache in cold warm; do
    profile "$n" "$cache" | sed "s/^/$n $cache /"
  done
done | python3 -c '
import csv, sys

def table(lines):
    """{kernel: bytes of each first launch among the samples, the first sample left out}"""
    header, by_process, order = None, {}, []
    for line in lines:
        if line.startswith("warpfold: "):
            order.append(line.split(": ")[1].strip())
        elif line.startswith("warpfold failed") or line.startswith("==ERROR=="):
            sys.exit(line.strip())
        elif line.startswith("\"ID\""):
            header = next(csv.reader([line]))
        elif line.startswith("\""):
            row = dict(zip(header, next(csv.reader([line]))))
            by_process.setdefault(int(row["Process ID"]), []).append(row)
    if len(order) != len(by_process): sys.exit(f"{len(order)} kernels ran, {len(by_process)} were profiled")
    result = {}
    # Processes follow each other, and ncu numbers launches through.
    for kernel, process in zip(order, sorted(by_process, key=lambda p: int(by_process[p][0]["ID"]))):
        rows = by_process[process]
        blocks = lambda row: int(row["Grid Size"].strip("()").split(",")[0])
        most = max(map(blocks, rows))
        first = [row for row in rows if blocks(row) == most][1:'$((warmup + iterations))']
        result[kernel] = [float(row["Metric Value"].replace(",", "")) for row in first]
    return result

profiles = {}
for line in sys.stdin:
    n, cache, text = line.split(" ", 2)
    profiles.setdefault(int(n), {}).setdefault(cache, []).append(text)
wrong = 0
print("%-20s %10s %12s %12s %12s" % ("kernel", "n", "cold bytes", "warm bytes", "input bytes"))
for n, caches in profiles.items():
    cold, warm = table(caches["cold"]), table(caches["warm"])
    for kernel in cold:
        least, most, whole = min(cold[kernel]), max(warm[kernel]), 4 * n
        bad = least < 0.95 * whole or most > 0.2 * whole
        wrong += bad
        print("%-20s %10d %12d %12d %12d%s" % (kernel, n, least, most, whole, "  WRONG" if bad else ""))
sys.exit(1 if wrong else 0)
'
