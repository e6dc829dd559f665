#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Warpfold authors
# SPDX-License-Identifier: Apache-2.0
#
# Builds the fuzzers and runs each for so many seconds, from an empty corpus or from what is in $WARPFOLD_CORPUS:
#   tests/fuzz/fuzz_all.sh [SECONDS=60]
# Ends with 1 where one finds something, whose input it leaves in build/fuzz/findings; with 77, and the reason, where
# clang or its fuzzing library is missing.
set -euo pipefail
seconds=${1:-60}
top=$(cd "$(dirname "$0")/../.." && pwd)
build=$top/build/fuzz
corpus=${WARPFOLD_CORPUS:-$build/corpus}
findings=$build/findings

works() { # whether clang can make a fuzzer
  local folder status=0
  folder=$(mktemp -d)
  echo 'extern "C" int LLVMFuzzerTestOneInput(const unsigned char*, unsigned long) { return 0; }' > "$folder/a.cpp"
  clang++ -fsanitize=fuzzer "$folder/a.cpp" -o "$folder/a" > "$folder/log" 2>&1 || status=1
  rm -rf "$folder"
  return "$status"
}
if ! command -v clang++ > /dev/null || ! works; then
  echo "skipped: no clang with its fuzzing library (apt-get install clang libclang-rt-14-dev)"
  exit 77
fi

cd "$top"
cmake --preset fuzz > "$top/build/fuzz-configure.log" 2>&1 || { cat "$top/build/fuzz-configure.log"; exit 1; }
cmake --build --preset fuzz
mkdir -p "$findings"

# seed FUZZER NAME BYTES: an input to begin with; BYTES as printf takes them.
seed() {
  mkdir -p "$corpus/$1"
  # shellcheck disable=SC2059
  printf "$3" > "$corpus/$1/$2"
}
super='\xd9\xd5\x05\xf9\x20\xa1\x63\xd7' # with which a journal begins, and the name of a super-journal ends
seed neighbours super '\x0c'
seed neighbours garbled-super "\\x04\\x00\\x04\\x00\\x01a.tex\\0\\0\\0\\x05\\0\\0\\x01\\xff$super"
seed neighbours header "\\x00$super\\xff\\xff\\xff\\xff"
seed neighbours log '\x01\x37\x7f\x06\x82\0\x2d\xe2\x18'
seed neighbours link '\x10'
seed texts nested "$(printf '[%.0s' {1..200})"
seed texts entry '{"gpus": [{"name": "a", "cuda_names": [[[[["b"]]]]]}]}'
seed texts controls 'a\x1b[31m\a\r\xc2\x9b\xe2\x80\xae\xef\xbf\xbe%%1'
mkdir -p "$corpus/ptx" "$corpus/emulation"
for text in "$top"/tests/data/ptx/*.ptx "$top"/tests/fuzz/ptx/*.ptx; do
  name=$(basename "$text")
  cp "$text" "$corpus/ptx"
  # Behind the text, how it is launched (emulation_fuzz.cpp, Options).
  # shellcheck disable=SC2059
  for launch in '\x03' '\x3f'; do
    { cat "$text"; printf "$launch"; } > "$corpus/emulation/$name.${launch#*x}"
  done
done

found=0
for fuzzer in messages input_file texts ptx emulation recording session neighbours models; do
  program=$build/bin/warpfold_${fuzzer}_fuzz
  [ -x "$program" ] || continue
  mkdir -p "$corpus/$fuzzer"
  leaks=1
  options=(-max_total_time="$seconds" -artifact_prefix="$findings/$fuzzer-" -print_final_stats=1 -verbosity=0)
  if [ "$fuzzer" = models ]; then
    # What fonts and themes keep until the end is no leak.
    options+=(-max_len=60000 -detect_leaks=0)
    leaks=0
    cli=$top/build/release/bin/warpfold-cli
    if [ -x "$cli" ] && [ -z "$(ls -A "$corpus/models")" ]; then
      "$build/bin/warpfold_fuzz_seeds" "$cli" "$corpus/models"
    fi
  fi
  echo "== $fuzzer, $seconds s"
  if QT_QPA_PLATFORM=offscreen ASAN_OPTIONS=detect_leaks=$leaks "$program" "$corpus/$fuzzer" "${options[@]}" > "$findings/$fuzzer.log" 2>&1; then
    grep -E '^stat::(number_of_executed_units|peak_rss_mb)' "$findings/$fuzzer.log" || true
  else
    found=1
    tail -n 40 "$findings/$fuzzer.log"
    echo "$fuzzer found something: its input is in $findings"
  fi
done
exit "$found"
