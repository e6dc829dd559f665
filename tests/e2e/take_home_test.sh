#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Warpfold authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# One session of the window, without the mouse: a figure for a paper's column, a slide, the race as GIF or as WebP, and the
# folder of everything; each is opened by other programs. Pictures stay in $KEEP_PICTURES where that names a folder.
#   take_home_test.sh PATH/warpfold
set -euo pipefail

program=$1
patience=2400
# shellcheck source=tests/e2e/screen.sh
. "$(dirname "$0")/screen.sh"
need_tools Xvfb xdotool identify pdfinfo pdffonts pdftotext pdftohtml rsvg-convert webpinfo giftext
open_screen 1600x1000
out=$home/out
mkdir "$out" "$out/all"

# dialog NUMBER TITLE: the NUMBERth line of the Export menu opens it.
dialog() {
  local i turn
  for ((turn = 0; turn < 20; ++turn)); do  # an entry is grey until its trees are there
    xdotool windowfocus "$window"
    press alt+x
    for ((i = 1; i < $1; ++i)); do press Down; done
    press Return
    if await_for 60 window_named "^$2$"; then break; fi
    press Escape Escape
  done
  window_named "^$2$" || fail "$2 does not open"
  xdotool windowfocus "$found"
}
# The tree's picture is the same twice in a row.
still() { local now; now=$(part $trees); sleep 0.15; [ "$(part $trees)" = "$now" ]; }
# save PATTERN FILE: by the dialog's default button.
save() {
  press Return
  type_path "$1" "$2"
  await "$2 is written" test -s "$2"
}
# The tree's picture stands still, and is no longer what it was.
trees=700x300+300+150
part() { import -silent -window root -crop "$1" -depth 8 rgb:- | md5sum; }
changed_from() { [ "$(part "$2")" != "$1" ]; }

start 1600 1000 --a neighbored --b interleaved --backend recording:nvidia-h200 --n 2^20
first=$(part $trees)
await "a tree appears" changed_from "$first" $trees
press Home
await "Home stands still" still
board=$(part $trees)
press ctrl+2
await "the block of the run appears" changed_from "$board" $trees
press End
step "shows a block of the run"

# --- a figure for a paper: 85 mm wide, text of 8 points that can be selected ---------------------------------------
dialog 1 "Export Figure"
save "^Save Figure$" "$out/paper.pdf"
await "the dialog is closed" no_window_named "^Export Figure$"
width=$(pdfinfo "$out/paper.pdf" | sed -n 's/^Page size: *\([0-9.]*\) x.*/\1/p')
awk -v w="$width" 'BEGIN { exit !(w > 240.4 && w < 241.5) }' || fail "paper.pdf is $width points wide, not 85 mm (240.9)"
[ "$(pdffonts "$out/paper.pdf" | tail -n +3 | awk '$(NF-4) != "yes"' | wc -l)" -eq 0 ] || fail "paper.pdf does not embed all fonts"
text=$(pdftotext "$out/paper.pdf" -)
case $text in *Neighbored*Interleaved*step*) ;; *) fail "paper.pdf has no text to select: $text" ;; esac
# In thirds of a point, rounded.
smallest=$(pdftohtml -xml -i -stdout -zoom 3 "$out/paper.pdf" | sed -n 's/.*<fontspec.* size="\([0-9]*\)".*/\1/p' | sort -n | head -1)
[ "$smallest" -eq 24 ] || fail "the smallest text of paper.pdf has $smallest thirds of a point, not 24"
step "a figure for a paper"

# --- a slide ---------------------------------------------------------------------------------------------------------
dialog 1 "Export Figure"
press alt+f End
sleep 0.3
save "^Save Figure$" "$out/slide.png"
[ "$(identify -format %wx%h "$out/slide.png")" = 1920x1080 ] || fail "slide.png is $(identify -format %wx%h "$out/slide.png")"
await "the dialog is closed" no_window_named "^Export Figure$"
step "a slide"

# --- the race ----------------------------------------------------------------------------------------------------------
animate() { # KINDTH FILE
  local i
  dialog 2 "Export Animation"
  press alt+a End
  press alt+f Home
  for ((i = 1; i < $1; ++i)); do press Down; done
  sleep 0.3
  save "^Save Animation$" "$2"
  await "the dialog is closed" no_window_named "^Export Animation$"
}
race_as_gif() {
  animate 1 "$out/race.gif"
  [ "$(stat -c %s "$out/race.gif")" -lt 5000000 ] || fail "race.gif is larger than 5 MB"
  [ "$(giftext "$out/race.gif" | grep -c '^Image #')" -gt 20 ] || fail "race.gif hardly moves"
  grep -aq "Title: Race" "$out/race.gif" || fail "race.gif is no race"
  if command -v ffprobe >/dev/null; then
    [ "$(ffprobe -v error -select_streams v -show_entries stream=codec_name -of csv=p=0 "$out/race.gif")" = gif ] ||
      fail "ffprobe does not take race.gif for one"
  fi
  step "the race as GIF"
}
race_as_webp() {
  animate 2 "$out/race.webp"
  [ "$(stat -c %s "$out/race.webp")" -lt 5000000 ] || fail "race.webp is larger than 5 MB"
  webpinfo "$out/race.webp" >"$home/webp" || fail "webpinfo finds fault with race.webp"
  [ "$(grep -c 'Chunk ANMF' "$home/webp")" -gt 20 ] || fail "race.webp hardly moves"
  step "the race as WebP"
}
# One of them, which WARPFOLD_SEED chooses.
if [ -n "${WARPFOLD_LONG:-}" ]; then
  race_as_gif
  race_as_webp
elif [ $((${WARPFOLD_SEED:-1} % 2)) = 1 ]; then
  race_as_gif
else
  race_as_webp
fi

# --- everything -----------------------------------------------------------------------------------------------------
dialog 3 "Folder for Everything"
type_path "^Folder for Everything$" "$out/all"
tables=(tree-a tree-b lanes-a lanes-b latency bandwidth steps steps-table counters)
for part in tree-a tree-b lanes-a lanes-b latency bandwidth steps memory heatmap source-a source-b narrative steps-table counters; do
  for ending in png svg pdf; do await "$part.$ending is there" test -s "$out/all/$part.$ending"; done
done
for table in "${tables[@]}"; do await "$table.csv is there" test -s "$out/all/$table.csv"; done
for picture in "$out"/all/*.svg; do
  rsvg-convert -w 400 "$picture" -o "$home/one.png" || fail "rsvg-convert does not draw $(basename "$picture")"
  [ "$(convert "$home/one.png" -background white -flatten -format %k info:)" -gt 3 ] || fail "$(basename "$picture") is empty"
  if [[ $picture != *memory* && $picture != *heatmap* ]] && grep -q '<image' "$picture"; then fail "$(basename "$picture") has pixels in it"; fi
done
for table in "${tables[@]}"; do
  grep -q '^# Provenance: ' "$out/all/$table.csv" || fail "$table.csv does not say where it comes from"
done
grep -q '^iteration,a_us,b_us' "$out/all/latency.csv" || fail "latency.csv has no unit in its header"
for picture in "$out"/all/*.pdf; do
  [ "$(pdfinfo "$picture" | sed -n 's/^Pages: *//p')" = 1 ] || fail "$(basename "$picture") has not one page"
done
step "the folder of everything"

# --- a browser shows a picture as it is -----------------------------------------------------------------------------
if command -v chromium >/dev/null; then
  timeout 300 chromium --headless --no-sandbox --disable-gpu --user-data-dir="$home/chromium" --window-size=800,600 \
    --screenshot="$home/browser.png" "file://$out/all/tree-a.svg" >"$home/log" 2>&1 || true
  [ -s "$home/browser.png" ] || { tail -5 "$home/log"; fail "chromium does not show tree-a.svg"; }
  [ "$(identify -format %k "$home/browser.png")" -gt 10 ] || fail "tree-a.svg is empty in chromium"
  step "a browser"
fi

if [ -n "${KEEP_PICTURES:-}" ]; then cp -r "$out/." "$KEEP_PICTURES/"; fi
[ ! -s "$home/stderr" ] || fail "something was written to stderr"
xdotool windowfocus "$window"
press ctrl+q
await_for 2400 sh -c "! kill -0 $app" || fail "the window does not end"
app=
step "quits"
