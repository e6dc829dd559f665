# SPDX-FileCopyrightText: 2026 The Warpfold authors
# SPDX-License-Identifier: Apache-2.0
# bash completion for warpfold and warpfold-cli
_warpfold() {
  local current=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} word command=
  COMPREPLY=()
  for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case $word in
      render) command=$word ;;
    esac
  done
  case $before in
    --kernel | --kernels | --a | --b) COMPREPLY=($(compgen -W "$(warpfold-cli list 2>/dev/null | sed -n 's/^\([a-z][a-z0-9-]*\)  .*/\1/p')" -- "$current")) && return ;;
    --figure) COMPREPLY=($(compgen -W "bandwidth latency peak speed-up" -- "$current")) && return ;;
    --op) COMPREPLY=($(compgen -W "absmax and dot logical-and logical-or max mean min or product sum sumsq xor" -- "$current")) && return ;;
    --theme) COMPREPLY=($(compgen -W "dark light print projector system" -- "$current")) && return ;;
    --type) COMPREPLY=($(compgen -W "bfloat16 float16 float32 float64 int32 int64 uint32 uint64" -- "$current")) && return ;;
    --view) COMPREPLY=($(compgen -W "bandwidth clocks hardware heatmap ladder lanes latency lens memory race ranks ranks-bandwidth ranks-clocks ranks-model ranks-scaling ranks-share ranks-sweep ranks-times report roofline run steps strip sweep sweep-bandwidth sweep-blocks tree window" -- "$current")) && return ;;
  esac
  if [[ $current != -* ]]; then
    if [ -z "$command" ]; then COMPREPLY=($(compgen -W "render" -- "$current")); fi
    COMPREPLY+=($(compgen -f -- "$current"))
    return
  fi
  case $command in
    render) COMPREPLY=($(compgen -W "-h --help --a --b --backend-b --worker --theme --language --kernel --backend --n --block --grid --type --op --input --input2 --offset --seed --iterations --warmup --cache --warp --trace-blocks --launch-gap --across --ranks --view --block-index --show-warp --step --lecture --slide --size --scale --fps --speed --steps --once --chart --figure --order --axis -o --output" -- "$current")) ;;
    *) COMPREPLY=($(compgen -W "-h --help --version --a --b --backend-b --worker --theme --language --kernel --backend --n --block --grid --type --op --input --input2 --offset --seed --iterations --warmup --cache --warp --trace-blocks --launch-gap --across --ranks --lecture" -- "$current")) ;;
  esac
}
complete -o filenames -F _warpfold warpfold
_warpfold_cli() {
  local current=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} word command=
  COMPREPLY=()
  for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case $word in
      list|devices|run|compare|ladder|lens|again|check|record|sweep|tune|recording|model|verify|ranks|worker) command=$word ;;
    esac
  done
  case $before in
    --kernel | --kernels | --a | --b) COMPREPLY=($(compgen -W "$(warpfold-cli list 2>/dev/null | sed -n 's/^\([a-z][a-z0-9-]*\)  .*/\1/p')" -- "$current")) && return ;;
    --op) COMPREPLY=($(compgen -W "absmax and dot logical-and logical-or max mean min or product sum sumsq xor" -- "$current")) && return ;;
    --type) COMPREPLY=($(compgen -W "bfloat16 float16 float32 float64 int32 int64 uint32 uint64" -- "$current")) && return ;;
  esac
  if [[ $current != -* ]]; then
    if [ -z "$command" ]; then COMPREPLY=($(compgen -W "list devices run compare ladder lens again check record sweep tune recording model verify ranks worker" -- "$current")); fi
    COMPREPLY+=($(compgen -f -- "$current"))
    return
  fi
  case $command in
    list) COMPREPLY=($(compgen -W "-h --help --json --counters" -- "$current")) ;;
    devices) COMPREPLY=($(compgen -W "-h --help --json --measure-peak" -- "$current")) ;;
    run) COMPREPLY=($(compgen -W "-h --help --kernel --backend --n --block --grid --type --op --input --input2 --offset --seed --iterations --warmup --cache --warp --trace-blocks --launch-gap --across --ranks --json --csv --chrome-trace --counters --kernel-file --function --args --define --time-limit" -- "$current")) ;;
    compare) COMPREPLY=($(compgen -W "-h --help --kernels --backend --n --block --grid --type --op --input --input2 --offset --seed --iterations --warmup --cache --warp --trace-blocks --launch-gap --across --ranks --kernel-file --function --args --define --backend-b --json --csv" -- "$current")) ;;
    ladder) COMPREPLY=($(compgen -W "-h --help --kernels --backend --n --block --grid --type --op --input --input2 --offset --seed --iterations --warmup --cache --warp --launch-gap --across --ranks --counters --kernel-file --function --args --define --json --csv" -- "$current")) ;;
    lens) COMPREPLY=($(compgen -W "-h --help --kernels --backend --n --block --grid --type --op --input --input2 --offset --seed --warp --across --ranks --kernel-file --function --args --define --json --csv" -- "$current")) ;;
    again) COMPREPLY=($(compgen -W "-h --help --kernel --backend --n --block --grid --type --op --input --input2 --offset --seed --warp --across --ranks --runs --kernel-file --function --args --define --json --csv" -- "$current")) ;;
    check) COMPREPLY=($(compgen -W "-h --help --csv --list" -- "$current")) ;;
    record) COMPREPLY=($(compgen -W "-h --help -o --output --preset --kernels --sizes --blocks --types --ops --counters --note --backend --grid --input --input2 --seed --iterations --warmup --cache" -- "$current")) ;;
    sweep) COMPREPLY=($(compgen -W "-h --help -o --output --preset --kernels --sizes --blocks --types --ops --json --csv --backend --grid --input --input2 --offset --seed --iterations --warmup --cache --launch-gap --across --ranks --scaling" -- "$current")) ;;
    tune) COMPREPLY=($(compgen -W "-h --help --backend --sizes -o --output --recording" -- "$current")) ;;
    recording) COMPREPLY=($(compgen -W "-h --help --leave-out --json --csv --samples --against" -- "$current")) ;;
    model) COMPREPLY=($(compgen -W "-h --help --fit --registers --launches --errors --recording" -- "$current")) ;;
    verify) COMPREPLY=($(compgen -W "-h --help --kernels --backend --n --block --grid --type --op --input --input2 --offset --seed --cache --warp --across --ranks --json --csv" -- "$current")) ;;
    ranks) COMPREPLY=($(compgen -W "-h --help --kernel --backend --n --block --grid --type --op --input --input2 --offset --seed --iterations --warmup --cache --warp --trace-blocks --launch-gap --across --ranks --scaling --time-limit --json --csv --latency --overhead --gap --gap-per-byte --bytes --across --up-to" -- "$current")) ;;
    worker) COMPREPLY=($(compgen -W "-h --help --time-limit" -- "$current")) ;;
    *) COMPREPLY=($(compgen -W "-h --help --version" -- "$current")) ;;
  esac
}
complete -o filenames -F _warpfold_cli warpfold-cli
