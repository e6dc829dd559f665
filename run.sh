#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Warpfold authors
# SPDX-License-Identifier: Apache-2.0
#
# Installs what is missing, builds, and opens the window. Without a display it runs neighbored against interleaved on
# the best backend there is and writes the pictures to out/. Arguments go to the window.
set -euo pipefail
top=$(cd "$(dirname "$0")" && pwd)
. "$top/resources/packaging/install.sh"

install_packages "${build_packages[@]}"
configure release
build release warpfold warpfold-cli
bin=$top/build/release/bin

if [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
  exec "$bin/warpfold" "$@"
fi

say "there is no display: running the main job without a window"
backend=emulator
size=2^18
if "$bin/warpfold-cli" devices | grep '^cuda:0' | grep -v 'not available' >/dev/null; then
  backend=cuda:0
  size=2^24
fi
mkdir -p "$top/out"
"$bin/warpfold-cli" compare --kernels neighbored,interleaved --backend "$backend" --n "$size" --input bytes
for view in window tree lanes latency bandwidth steps; do
  "$bin/warpfold" render --view "$view" --a neighbored --b interleaved --backend "$backend" --n "$size" --input bytes \
    -o "$top/out/$view.png"
done
"$bin/warpfold" render --view tree --a neighbored --b interleaved --backend "$backend" --n "$size" --input bytes -o "$top/out/tree.svg"
say "pictures are in $top/out: $(cd "$top/out" && ls | paste -sd' ')"
