#!/bin/bash
# SPDX-FileCopyrightText: 2026 The Warpfold authors
# SPDX-License-Identifier: Apache-2.0
#
# Builds the emulator's benchmark of an older commit beside that of this tree and lets both run in turns, so that what
# else the machine does meets both alike. Prints the best rates of each and their ratio.
#   tests/bench/against.sh COMMIT [N] [kernel…]       ROUNDS=5: how many turns each takes
set -euo pipefail
if [ $# -lt 1 ]; then
  echo "usage: $0 COMMIT [N] [kernel…]" >&2
  exit 2
fi
root=$(git -C "$(dirname "$0")" rev-parse --show-toplevel)
commit=$(git -C "$root" rev-parse --short=10 "$1^{commit}")
shift
old=$root/build/against-$commit
build() { # build SOURCE BUILD
  cmake -S "$1" -B "$2" -G Ninja -DCMAKE_BUILD_TYPE=Release -DWARPFOLD_BENCHMARKS=ON >/dev/null
  ninja -C "$2" warpfold_emulator_speed >/dev/null
}
if [ ! -d "$old/source" ]; then
  mkdir -p "$old/source"
  git -C "$root" archive "$commit" | tar -x -C "$old/source"
fi
echo "building $commit and this tree…" >&2
build "$old/source" "$old/build"
build "$root" "$root/build/against-now"
for round in $(seq "${ROUNDS:-5}"); do
  for each in old now; do
    [ $each = old ] && program=$old/build || program=$root/build/against-now
    "$program/bin/warpfold_emulator_speed" "$@" | awk -v who=$each 'NR > 2 { print who, $1, $2, $4, $6 }'
  done
  echo "round $round of ${ROUNDS:-5} is over" >&2
done | awk '
  { key = $2 " " $3; if (!(key in seen)) { seen[key] = ++count; order[count] = key }
    if ($4 > plain[$1, key]) plain[$1, key] = $4
    if ($5 > counted[$1, key]) counted[$1, key] = $5 }
  function ratio(a, b) { return b > 0 ? sprintf("%.2f", a / b) : "-" }
  END {
    printf "%-20s %7s %10s %10s %6s %10s %10s %6s\n", "kernel", "threads", "plain old", "now", "ratio", "counted old", "now", "ratio"
    for (i = 1; i <= count; ++i) {
      key = order[i]; split(key, part, " ")
      printf "%-20s %7s %10.1f %10.1f %6s %10.1f %10.1f %6s\n", part[1], part[2], plain["old", key], plain["now", key],
        ratio(plain["now", key], plain["old", key]), counted["old", key], counted["now", key],
        ratio(counted["now", key], counted["old", key])
    }
  }'
