#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Warpfold authors
# SPDX-License-Identifier: Apache-2.0
#
# Installs what is missing, builds both programs, and opens the window. Without a display it compares neighbored with
# interleaved on the best device there is and writes the pictures to out/. Arguments go to the window. What only nvcc
# can build follows in the background, so that nobody waits for it.
set -euo pipefail
top=$(cd "$(dirname "$0")" && pwd)
. "$top/resources/packaging/install.sh"

optional_packages=("${ranks_packages[@]}")
install_packages "${build_packages[@]}"
configure release
build release warpfold warpfold-cli
bin=$top/build/release/bin

if [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
  build_later release 5 warpfold-cub
  say "opening the window"
  exec "$bin/warpfold" "$@"
fi

say "there is no display, so no window; running the same comparison on the first available of these devices:"
"$bin/warpfold-cli" devices
data=(--input bytes)
say "comparing neighbored with interleaved"
"$bin/warpfold-cli" compare --kernels neighbored,interleaved "${data[@]}"
mkdir -p "$top/out"
for picture in window.png tree.png tree.svg lanes.png latency.png bandwidth.png steps.png; do
  say "drawing out/$picture"
  "$bin/warpfold" render --view "${picture%.*}" --a neighbored --b interleaved "${data[@]}" -o "$top/out/$picture"
done
say "pictures are in $top/out"
build_later release 0 warpfold-cub
