#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Warpfold authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Pictures of every page and dialog in three languages and three themes at scale 1 and 2, and sheets of them to be
# looked at: FOLDER/sheets/LANGUAGE-THEME-xSCALE-NUMBER.png. Needs ImageMagick.
#   screenshots.sh PATH/warpfold_walk_tests FOLDER        (SCALES="1" takes them at that one only)
set -euo pipefail
tests=$(realpath "$1")
mkdir -p "$2/sheets"
folder=$(realpath "$2")
recording=$(realpath "$(dirname "$0")/../../resources/recordings/nvidia-h200.warpfold")
screen=$(mktemp)
trap 'rm -f "$screen"' EXIT
for scale in ${SCALES:-1 2}; do
  # A laptop's screen of 1280 x 800 at every scale: dialogs are no larger than their screen.
  printf '{"screens": [{"name": "laptop", "x": 0, "y": 0, "width": %d, "height": %d, "logicalDpi": 96, "dpr": 1}]}' \
    $((1280 * scale)) $((800 * scale)) >"$screen"
  WARPFOLD_SCREENSHOTS_OF=$recording QT_QPA_PLATFORM="offscreen:configfile=$screen" QT_SCALE_FACTOR=$scale \
    WARPFOLD_SCREENSHOTS="$folder/x$scale" "$tests" --gtest_filter='screenshots.*'
  for first in "$folder/x$scale"/*-latency-0.png; do
    name=$(basename "$first" -latency-0.png)
    montage "$folder/x$scale/$name"-*.png -tile 3x3 -geometry '900x640>+8+8' -background '#777' -label '%t' \
      "$folder/sheets/$name-x$scale-%02d.png"
  done
done
