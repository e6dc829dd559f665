#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Warpfold authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# The real window with the real worker on a virtual screen, used as a person would: it plays, steps, runs, exports
# in every format, loses its worker, runs again, quits, and comes back as it was.
#   window_test.sh PATH/warpfold
# What the window does is read off the screen, the processes and the files; nothing waits longer than it must.
set -euo pipefail

program=$1
patience=2400
# shellcheck source=tests/e2e/screen.sh
. "$(dirname "$0")/screen.sh"
need_tools Xvfb xdotool xclip import convert identify
open_screen 1280x800

# --- what needs no window ------------------------------------------------------------------------------------------
refusal=$("$program" --a neighbored --kernel interleaved 2>&1) && fail "two kernels for one tree are taken"
[ "$refusal" = "warpfold: --kernel is another word for --a; give one of them" ] || fail "two kernels for one tree: $refusal"

# part WIDTHxHEIGHT+X+Y: what is there on the screen, as one word.
part() { import -silent -window root -crop "$1" -depth 8 rgb:- | md5sum; }
changed_from() { [ "$(part "$2")" != "$1" ]; }
settled() {
  local before
  before=$(part "$1")
  sleep 0.15
  [ "$(part "$1")" = "$before" ]
}
worker() { pgrep -P "$app" -x warpfold-cli; }
has_worker() { worker >/dev/null; }
other_worker() { has_worker && [ "$(worker)" != "$1" ]; }
# The Run button, where it can be clicked, is what is filled with the accent colour in the lower left.
run_button() {
  import -silent -window root -crop 250x400+0+400 +repage png:- |
    convert - -fill black +opaque '#2d6cdf' -morphology Erode Square:2 -trim -format '%w %h %X %Y\n' info:
}
can_run() {
  local w h x y
  read -r w h x y < <(run_button)
  [ "$w" -gt 120 ] && [ "$h" -ge 20 ] && [ "$h" -lt 60 ]
}
cannot_run() { ! can_run; }
click_run() {
  local w h x y
  read -r w h x y < <(run_button)
  xdotool mousemove $((x + w / 2)) $((y + 405)) click 1 mousemove 640 20  # away: it is lighter under the pointer
}

trees=600x240+252+120

# --- it plays by itself, and steps by keys -------------------------------------------------------------------------
start 1280 800 --backend emulator
step "on screen"
await "the worker runs" has_worker
first=$(part $trees)
await "a tree appears" changed_from "$first" $trees
first=$(part $trees)
await "the tree moves" changed_from "$first" $trees
step "plays"

press End  # and stands still
await "End stands still" settled $trees
press Home
await "Home stands still" settled $trees
at_start=$(part $trees)
press Right
await "Right takes a step" changed_from "$at_start" $trees
await "the step ends" settled $trees
one_step=$(part $trees)
press Right
await "Right takes another" changed_from "$one_step" $trees
await "that one ends too" settled $trees
two_steps=$(part $trees)
press Left
await "Left goes back" changed_from "$two_steps" $trees
await "the way back ends" settled $trees
press space
await "Space plays" changed_from "$(part $trees)" $trees
press End
await "End stands still" settled $trees
press Home
await "Home again" settled $trees
[ "$(part $trees)" = "$at_start" ] || fail "Home does not lead to the picture it led to before"
step "steps by keys"

# --- it runs by mouse ----------------------------------------------------------------------------------------------
await "the emulator's live run ends by itself" can_run
click_run
await "Run has begun" cannot_run
await "Run has ended" can_run
step "runs by mouse"

# --- it exports by keys --------------------------------------------------------------------------------------------
# export_as ENTRY FORMAT FILE: the ENTRYth line of the Export menu, the FORMATth in the dialog's list.
export_as() {
  local i
  xdotool windowfocus "$window"
  press alt+x
  for ((i = 1; i < $1; ++i)); do press Down; done
  press Return
  await "the export dialog opens" window_named "^Export "
  press Home
  for ((i = 1; i < $2; ++i)); do press Down; done
  press Return
  await "the file dialog opens" window_named "^Save "
  # A dialog that is on screen may not listen yet, on a busy machine: what was typed is then typed again.
  for ((i = 0; i < 3; ++i)); do
    press ctrl+a
    xdotool type --delay 4 "$3"
    press Return
    if await_for 60 test -s "$3" || no_window_named "^Save "; then break; fi
  done
  await "$3 is written" test -s "$3"
  await "the dialogs are closed" no_window_named "^(Export|Save) "
}
has() { grep -aqF "$2" "$1" || fail "$(basename "$1") does not contain '$2'"; }

export_as 4 1 "$home/tree.png"
[ "$(identify -format %m "$home/tree.png")" = PNG ] || fail "tree.png is not a PNG"
properties=$(identify -format '%[Title]|%[Shown]|%[Creation Time]' "$home/tree.png")
case $properties in
  "Tree A|"*"lackboard"*"|20"*) ;;
  *) fail "tree.png says of itself: $properties" ;;
esac
convert "$home/tree.png" -crop 1x1+1+1 -depth 8 txt:- | grep '#FFFFFF' >/dev/null || fail "tree.png is not on white"

export_as 8 2 "$home/latency.svg"
head -c 200 "$home/latency.svg" | grep '<svg' >/dev/null || fail "latency.svg is not an SVG"
has "$home/latency.svg" "<title>Latency</title>"
has "$home/latency.svg" "Request A: warpfold-cli run --kernel neighbored"
if grep -q '<image' "$home/latency.svg"; then fail "latency.svg has pixels in it"; fi

export_as 10 3 "$home/steps.pdf"
[ "$(head -c 5 "$home/steps.pdf")" = %PDF- ] || fail "steps.pdf is not a PDF"
has "$home/steps.pdf" "Request A: warpfold-cli run --kernel neighbored"

export_as 8 4 "$home/latency.csv"
[ "$(head -1 "$home/latency.csv")" = "# Title: Latency" ] || fail "latency.csv begins with $(head -1 "$home/latency.csv")"
has "$home/latency.csv" "# Provenance: emulator run time"
[ "$(grep -vc '^#' "$home/latency.csv")" -gt 100 ] || fail "latency.csv has too few lines"
step "exports PNG, SVG, PDF and CSV"

# A figure for a paper's column and an animation of both trees, each as its dialog proposes it.
export_as 1 1 "$home/figure.pdf"
[ "$(head -c 5 "$home/figure.pdf")" = %PDF- ] || fail "figure.pdf is not a PDF"
has "$home/figure.pdf" "against"
export_as 2 1 "$home/run.gif"
[ "$(identify "$home/run.gif" | wc -l)" -gt 20 ] || fail "run.gif hardly moves"
[ "$(stat -c %s "$home/run.gif")" -lt 5000000 ] || fail "run.gif is too large"
step "exports a figure and an animation"

# --- other programs can paste what it copies -----------------------------------------------------------------------
# The Export menu ends with "Copy as Picture", whose menu begins with tree A.
xdotool windowfocus "$window"
press alt+x Up Right Return
pasted_picture() { xclip -selection clipboard -o -t image/png >"$home/pasted.png" && [ -s "$home/pasted.png" ]; }
await "a picture can be pasted" pasted_picture
[ "$(identify -format %m "$home/pasted.png")" = PNG ] || fail "what is pasted is not a PNG"
[ "$(identify -format %wx%h "$home/pasted.png")" = "$(identify -format %wx%h "$home/tree.png")" ] ||
  fail "the pasted tree is $(identify -format %wx%h "$home/pasted.png"), the exported $(identify -format %wx%h "$home/tree.png")"

# "Copy Data as Table" is the third entry in the menu of the latency chart.
xdotool mousemove 360 600 click 3
sleep 0.2
press Down Down Down Return
pasted_table() { xclip -selection clipboard -o -t UTF8_STRING >"$home/pasted.txt" && grep -q '^iteration' "$home/pasted.txt"; }
await "a table can be pasted" pasted_table
[ "$(wc -l <"$home/pasted.txt")" -gt 100 ] || fail "the pasted table has $(wc -l <"$home/pasted.txt") lines"
xdotool mousemove 640 20
step "copies pictures and tables"

# --- it outlives its worker ----------------------------------------------------------------------------------------
killed=$(worker)
kill -9 "$killed"
await "another worker runs" other_worker "$killed"
await "Run can be clicked" can_run
click_run
await "the new worker works" cannot_run
await "and ends" can_run
press End
await "the tree stands at its end" settled $trees
at_end=$(part $trees)
press Left  # the button that was clicked still has the focus, and leaves this key to the trees
await "the tree still steps" changed_from "$at_end" $trees
step "outlives its worker"

# --- it quits, and comes back as it was ----------------------------------------------------------------------------
quit() {
  local last_worker turn
  last_worker=$(worker)
  xdotool windowfocus "$window"
  press ctrl+q
  for ((turn = 0; turn < patience; ++turn)); do
    kill -0 "$app" 2>/dev/null || break
    sleep 0.05
  done
  wait "$app" || fail "the window ended with status $?"
  app=
  for ((turn = 0; turn < patience; ++turn)); do
    kill -0 "$last_worker" 2>/dev/null || return 0
    sleep 0.05
  done
  fail "the worker is still there"
}
xdotool windowsize "$window" 1180 760
await "the new size is there" settled 1180x700+0+0
quit
step "quits"
[ ! -s "$home/stderr" ] || fail "something was written to stderr"

"$program" 2>"$home/stderr" &
app=$!
await "the window is back" window_named "^Warpfold$"
window=$found
await "it has its size back" sh -c "xdotool getwindowgeometry $window | grep -q 'Geometry: 1180x760'"
await "its worker is back" has_worker
xdotool windowfocus "$window"
quit
step "came back as it was"
