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
warmup=1 iterations=3

kernels=$("$cli" list --json | python3 -c '
import json, sys
kernels = [k for k in json.load(sys.stdin)["kernels"] if not k["host"]]
# fastest runs the code of another kernel: it has no function of its own in the profile.
print(",".join(k["id"] for k in kernels if k["id"] != "fastest"))')
functions=${kernels//-/_}

# The ladder runs one kernel after the other, each with its own copy of the input. ncu keeps its hands off caches and
# clocks; one counter needs one pass, so nothing is replayed.
for n in "${sizes[@]}"; do
  for cache in cold warm; do
    ncu --cache-control none --clock-control none --target-processes all --metrics dram__bytes_read.sum --csv \
      --print-units base -k "regex:^(${functions//,/|})\$|DeviceReduce.*Kernel" "$cli" ladder --kernels "$kernels" \
      --backend cuda --n "$n" --cache "$cache" --type float32 --input uniform --warmup $warmup \
      --iterations $iterations --trace-blocks none 2>&1 | sed "s/^/$n $cache /"
  done
done | python3 -c '
import csv, re, sys

samples, kernels = int(sys.argv[1]), sys.argv[2].split(",")

def kernel_of(name):
    if "DeviceReduce" in name: return "cub"
    return re.match(r"(?:void )?(\w+)", name).group(1).replace("_", "-")

def table(lines):
    """{kernel: bytes of the first launch of each sample but the first}"""
    header, rows = None, {}
    for line in lines:
        if line.startswith("\"ID\""):
            header = next(csv.reader([line]))
        elif line.startswith("\"") and header:
            row = dict(zip(header, next(csv.reader([line]))))
            rows.setdefault(kernel_of(row["Kernel Name"]), []).append(row)
    missing = [kernel for kernel in kernels if kernel not in rows]
    if missing: sys.exit("".join(lines[-40:]) + "not profiled: " + " ".join(missing))
    blocks = lambda row: int(row["Grid Size"].strip("()").split(",")[0])
    result = {}
    for kernel in kernels:
        most = max(map(blocks, rows[kernel]))  # later launches have fewer
        first = [row for row in rows[kernel] if blocks(row) == most][1:samples]
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
    for kernel in kernels:
        least, most, whole = min(cold[kernel]), max(warm[kernel]), 4 * n
        bad = least < 0.95 * whole or most > 0.2 * whole
        wrong += bad
        print("%-20s %10d %12d %12d %12d%s" % (kernel, n, least, most, whole, "  WRONG" if bad else ""))
sys.exit(1 if wrong else 0)
' $((warmup + iterations)) "$kernels"
