#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Warpfold authors
# SPDX-License-Identifier: Apache-2.0
#
# Runs every sound kernel under each tool of compute-sanitizer and prints what it found.
#   [JOBS=N] sanitize.sh PATH/TO/warpfold-cli
set -uo pipefail
cli=$1
check() {
  local kernel=$1 tool=$2 block=$3 type=$4
  local log
  log=$(compute-sanitizer --tool "$tool" --error-exitcode 9 "$cli" run --kernel "$kernel" --backend cuda --n 100003 \
    --block "$block" --type "$type" --iterations 1 --warmup 0 --cache warm --trace-blocks none 2>&1)
  local status=$?
  printf '%-20s %-10s block %-5s %-8s %s\n' "$kernel" "$tool" "$block" "$type" "$([ $status = 0 ] && echo clean || echo "FOUND ($status)")"
  [ $status = 0 ] || printf '%s\n' "$log" | grep -m 12 =========
}
export -f check
export cli
"$cli" list --json | python3 -c '
import json, sys
for k in json.load(sys.stdin)["kernels"]:
    if k["host"] or k["library"]: continue
    blocks = [512, 96, 33, 20] if k["block"] == "any" else [512]
    for tool in "memcheck", "racecheck", "initcheck", "synccheck":
        for block in blocks: print(k["id"], tool, block, "int32")
        if tool == "racecheck": print(k["id"], tool, 64, "float64")
' | xargs -P "${JOBS:-8}" -L 1 bash -c 'check "$@"' _
