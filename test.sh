#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Warpfold authors
# SPDX-License-Identifier: Apache-2.0
#
# Installs what is missing, builds everything, and runs all tests; the random ones take a seeded sample, with --long all
# of it, and each fuzzer runs for a minute where clang has what it takes. Other arguments go to ctest, e.g. ./test.sh -R emulator
set -euo pipefail
top=$(cd "$(dirname "$0")" && pwd)
. "$top/resources/packaging/install.sh"

arguments=()
for argument in "$@"; do
  if [ "$argument" = --long ]; then export WARPFOLD_LONG=1; else arguments+=("$argument"); fi
done

optional_packages=("${ranks_packages[@]}" clang clang-format-14 ffmpeg chromium appstream desktop-file-utils
  shared-mime-info man-db zsh fish dpkg-dev lintian debootstrap)
[ -z "${WARPFOLD_LONG:-}" ] || optional_packages+=(libclang-rt-14-dev)
install_packages "${build_packages[@]}" libgtest-dev xvfb xauth xdotool xclip python3-numpy imagemagick \
  webp giflib-tools poppler-utils librsvg2-bin
configure release
build release
# Another sample each day on which something was committed, and the same wherever that commit is tested.
if [ -z "${WARPFOLD_SEED:-}" ]; then
  WARPFOLD_SEED=1
  if [ "$(git -C "$top" rev-parse --show-toplevel 2>/dev/null)" = "$top" ]; then
    WARPFOLD_SEED=$(git -C "$top" log -1 --format=%cs | tr -d -)
  fi
fi
[[ $WARPFOLD_SEED =~ ^[1-9][0-9]{0,8}$ ]] || fail "WARPFOLD_SEED has to be a number, such as 7"
export WARPFOLD_SEED
say "testing${WARPFOLD_LONG:+, the long way}; WARPFOLD_SEED=$WARPFOLD_SEED"
cd "$top"
report=$top/build/release/tests.xml
rm -f "$report"
started=$SECONDS
status=0
ctest --preset release --output-junit "$report" "${arguments[@]}" || status=$?
summary "$report" $((SECONDS - started))
if [ -n "${WARPFOLD_LONG:-}" ]; then
  say "fuzzing"
  fuzzed=0
  "$top/tests/fuzz/fuzz_all.sh" 60 || fuzzed=$?
  [ "$fuzzed" = 0 ] || [ "$fuzzed" = 77 ] || status=1
fi
exit "$status"
