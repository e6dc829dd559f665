#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Warpfold authors
# SPDX-License-Identifier: Apache-2.0
#
# An answer that could not be written is an error: status 2 and one line, never 0.
#   output_test.sh PATH/program
# The program is warpfold-cli, or warpfold for what it prints.
set -uo pipefail

program=$1
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
export LC_ALL=C.UTF-8 QT_QPA_PLATFORM=offscreen XDG_RUNTIME_DIR="$home"

failed=0
# expect WHAT REASON STATUS: what the program, whose standard error is in $home/err, should have done.
expect() {
  local line="${program##*/}: standard output cannot be written: $2; send it to another place"
  if [ "$3" -ne 2 ] || [ "$(cat "$home/err")" != "$line" ]; then
    echo "FAILED: $1: status $3, $(cat "$home/err")"
    failed=1
  fi
}
check() {
  timeout 300 "$program" "$@" </dev/null >/dev/full 2>"$home/err"
  expect "$* >/dev/full" "No space left on device" $?
  timeout 300 "$program" "$@" </dev/null >&- 2>"$home/err"
  expect "$* >&-" "Bad file descriptor" $?
}

check --help
check --version
if [ "${program##*/}" = warpfold-cli ]; then
  small=(--n 1000 --iterations 1 --warmup 0 --backend emulator)
  check run --help
  check worker
  check list
  check list --json
  check devices
  check devices --json
  check run "${small[@]}"
  check run "${small[@]}" --json
  check run "${small[@]}" --csv
  check compare "${small[@]}"
  check ladder "${small[@]}" --kernels neighbored
  check ladder "${small[@]}" --kernels neighbored --json
  check ladder "${small[@]}" --kernels neighbored --csv
  check lens "${small[@]}" --kernels neighbored
  check lens "${small[@]}" --kernels neighbored --json
  check again "${small[@]}" --kernel neighbored --runs 2
  check again "${small[@]}" --kernel neighbored --runs 2 --json

  # A file that is opened while standard output is closed does not become it.
  seq 1000 >"$home/numbers.txt"
  sum=$(md5sum <"$home/numbers.txt")
  check run --input "file:$home/numbers.txt" --iterations 1
  [ "$sum" = "$(md5sum <"$home/numbers.txt")" ] || { echo "FAILED: the input file was written to"; failed=1; }

  # Where a table grows too long for its file, the rest of it is missed.
  (trap '' XFSZ; ulimit -f 1; exec "$program" list --json) >"$home/list" 2>"$home/err"
  expect "list --json into a file that may not grow" "File too large" $?
else
  check render --help
fi

# Nowhere to complain is no reason to crash.
"$program" --no-such-option 2>/dev/full
[ $? -eq 2 ] || { echo "FAILED: --no-such-option 2>/dev/full"; failed=1; }
"$program" --no-such-option 2>&-
[ $? -eq 2 ] || { echo "FAILED: --no-such-option 2>&-"; failed=1; }
exit $failed
