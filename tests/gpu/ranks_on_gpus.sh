#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Warpfold authors
# SPDX-License-Identifier: Apache-2.0
#
# Reductions whose values go from GPU to GPU, on the GPUs of this machine; prints each case and whether it is right, and
# how many were not. With one GPU, several ranks share it: what they compute counts then, not their times.
#   [MPIRUN=mpirun] [LIBNCCL=FOLDER] ranks_on_gpus.sh PATH/TO/warpfold-cli
# Cases of several processes need mpirun and libwarpfold-mpi.so beside the program, and are left out without them.
# LIBNCCL: a folder with libnccl.so.2, where the loader does not find one.
set -uo pipefail
cli=$1
mpirun=${MPIRUN:-mpirun}
export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1
[ -z "${LIBNCCL:-}" ] || export LD_LIBRARY_PATH=$LIBNCCL${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}
log=$(mktemp)
trap 'rm -f "$log"' EXIT
wrong=0 cases=0

# told STATUS WANTED NAME: one line on a case, whose output is in $log.
told() {
  cases=$((cases + 1))
  local line
  line=$(python3 - "$log" <<'P'
import json, sys
text = open(sys.argv[1]).read()
try:
    r = json.loads(text[text.index("{"):text.rindex("}") + 1])
    within = [s["within_us"] for s in r["shares"]]
    joined = r["joined_us"] or {"median": 0, "min": 0}
    print(f'{"right" if r["matches"] else "WRONG"} {r["result"]} within {within} across median '
          f'{r["across_us"]["median"]:.2f} min {r["across_us"]["min"]:.2f} joined median {joined["median"]:.2f} min '
          f'{joined["min"]:.2f}')
except ValueError:
    print("; ".join(l for l in text.splitlines() if l.startswith("warpfold-cli:")) or text.strip()[-300:])
P
)
  local verdict=ok
  [ "$1" = "$2" ] && [ "${line#WRONG}" = "$line" ] || { verdict="NOT OK (status $1, expected $2)"; wrong=$((wrong + 1)); }
  printf '%-58s %s\n    %s\n' "$3" "$verdict" "$line"
}

# case WANTED NAME COMMAND…
case_of() {
  local wanted=$1 name=$2 status
  shift 2
  timeout -k 5 "${CASE_SECONDS:-60}" "$@" >"$log" 2>&1
  status=$?
  told $status "$wanted" "$name"
}

ranks() {
  local wanted=$1 ranks=$2 method=$3
  shift 3
  case_of "$wanted" "$ranks ranks, $method $*" "$mpirun" --oversubscribe -n "$ranks" "$cli" run --backend cluster --across \
    "$method" --json --time-limit 20 "$@"
}
all_gpus() {
  local wanted=$1 method=$2
  shift 2
  case_of "$wanted" "cuda:all, $method $*" "$cli" run --backend cuda:all --across "$method" --json --time-limit 20 "$@"
}

gpus=$(nvidia-smi -L 2>/dev/null | grep -c '^GPU')
printf '%s GPUs; ' "$gpus"
"$cli" --version | head -1
processes=
for folder in . lib ../lib/warpfold; do
  [ -e "$(dirname "$cli")/$folder/libwarpfold-mpi.so" ] && command -v "$mpirun" >/dev/null && processes=yes
done
[ -n "$processes" ] || echo "no mpirun, or no libwarpfold-mpi.so: cases of several processes are left out"

short=(--iterations 5 --warmup 2 --kernel grid-stride)
# One process with all GPUs: one rank where there is one GPU.
for method in nccl-reduce peer-store gather; do
  all_gpus 0 $method "${short[@]}" --n 2^20+3
  all_gpus 0 $method "${short[@]}" --n 2^20+3 --type float32 --op mean
done
all_gpus 0 peer-store "${short[@]}" --n 1000 --type uint64 --op xor
all_gpus 3 nccl-reduce "${short[@]}" --n 1000 --op and
all_gpus 2 mpi-reduce --n 1000
all_gpus 2 peer-store --kernel cub --n 1000
# Masks, counters and partial results of each rank are those of one GPU that reduces the same share.
tests=$(dirname "$cli")/warpfold_core_tests
if [ -x "$tests" ]; then
  cases=$((cases + 1))
  verdict=ok
  timeout -k 5 300 "$tests" --gtest_filter='RanksOnGpus.*' --gtest_brief=1 >"$log" 2>&1 || verdict="NOT OK"
  [ "$verdict" = ok ] || wrong=$((wrong + 1))
  printf '%-58s %s\n    %s\n' "each rank's share as one GPU alone does it" "$verdict" "$(grep -v '^Note' "$log" | tail -3 | tr '\n' ' ')"
else
  echo "no $tests: shares are not compared with one GPU alone"
fi
if [ -n "$processes" ]; then
  ranks 2 2 peer-store --kernel cub --n 1000
  ranks 0 1 nccl-reduce "${short[@]}" --n 100003
  ranks 0 1 peer-store "${short[@]}" --n 100003
  for what in "int32 sum" "float32 max" "float64 mean" "float16 dot" "int64 product"; do
    ranks 0 2 peer-store "${short[@]}" --n 2^20+3 --type ${what% *} --op ${what#* }
  done
  ranks 0 4 peer-store "${short[@]}" --n 2^20+3 --type float64 --op mean
  ranks 0 4 peer-store "${short[@]}" --n 2
  # More ranks than GPUs: NCCL takes one rank a GPU.
  ranks 3 $((gpus + 1)) nccl-reduce --n 1000
  # A rank that dies while the others wait ends all.
  "$mpirun" --oversubscribe -n 2 "$cli" run --backend cluster --across peer-store --n 2^20 --iterations 1e6 >"$log" 2>&1 &
  run=$!
  sleep 12
  mapfile -t own < <(pgrep -P "$run")
  kill -9 "${own[-1]}"
  begin=$(date +%s%N)
  left=${#own[@]}
  for _ in $(seq 100); do
    left=$(ps -o stat= -p "$(IFS=,; echo "${own[*]}")" | grep -vc '^[ZX]')
    [ "$left" = 0 ] && break
    sleep 0.05
  done
  cases=$((cases + 1))
  [ "$left" = 0 ] || wrong=$((wrong + 1))
  printf '%-58s %s\n' "a rank killed in peer-store" "$left processes left after $((($(date +%s%N) - begin) / 1000000)) ms"
  [ "$left" = 0 ] && wait $run
fi

# Times mean something where each rank has a GPU of its own.
if [ "$gpus" -ge 2 ]; then
  timed=(--type float32 --op sum --kernel fastest --iterations 200 --warmup 20)
  for method in peer-store nccl-reduce; do
    all_gpus 0 $method "${timed[@]}" --ranks 2 --n 2^30
    all_gpus 0 $method "${timed[@]}" --ranks 2 --n 2^11
    if [ -n "$processes" ]; then
      ranks 0 2 $method "${timed[@]}" --n 2^30
      ranks 0 2 $method "${timed[@]}" --n 2^11
    fi
  done
  # Weak scaling: the time of one GPU over that of two, each with as many elements.
  for each in 28 29; do
    for count in 1 2; do
      "$cli" run --backend cuda:all --across peer-store --json --ranks $count "${timed[@]}" --n $((count << each)) >"$log.$count" 2>&1
    done
    python3 - "$log.1" "$log.2" $each <<'P' || wrong=$((wrong + 1))
import json, sys
one, two = (json.load(open(f)) for f in sys.argv[1:3])
alone, joined = one["joined_us"]["median"], two["joined_us"]["median"]
print(f'weak scaling at 2^{sys.argv[3]} each: {alone:.2f} us on one GPU, {joined:.2f} us on two: {100 * alone / joined:.2f} %')
# What was aimed at on two H200s.
aim = {28: 98, 29: 99}[int(sys.argv[3])]
if all("H200" in share["device"] for share in two["shares"]):
    met = 100 * alone / joined >= aim
    print(f'    {"met" if met else "NOT MET"}: at least {aim} %')
    sys.exit(not met)
P
    cases=$((cases + 1))
    rm -f "$log.1" "$log.2"
  done
fi
echo "$cases cases, $wrong not ok"
[ "$wrong" = 0 ]
