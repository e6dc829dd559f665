#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Warpfold authors
# SPDX-License-Identifier: Apache-2.0
#
# The course of lectures on a projector, as a teacher holds it: Page Down from its first picture to its last, Page Up
# some of the way back, Esc.
#   course_test.sh PATH/warpfold
# The last chapter on a screen of 1280x800; with WARPFOLD_LONG=1 the whole course, on that and on one of 1920x1080.
# WARPFOLD_PICTURES=FOLDER keeps the picture of each part of each slide; WARPFOLD_SIZES and WARPFOLD_CHAPTER choose
# other screens, and where to begin.
set -euo pipefail

program=$1
patience=2400  # of 50 ms: how long a picture may take before the test fails
sizes="1280x800"
chapter=how-close
if [ -n "${WARPFOLD_LONG:-}" ]; then
  sizes="1280x800 1920x1080"
  chapter=why-a-tree
fi
sizes=${WARPFOLD_SIZES:-$sizes}
chapter=${WARPFOLD_CHAPTER:-$chapter}
for tool in Xvfb xdotool import convert; do
  if ! command -v "$tool" >/dev/null; then
    echo "SKIPPED: $tool is not installed (packages xvfb, xdotool and imagemagick)"
    exit 77
  fi
done

home=$(mktemp -d)
xvfb=
app=
# shellcheck disable=SC2317
clean_up() {
  local status=$?
  end_all
  rm -rf "$home"
  exit "$status"
}
end_all() {
  local pid
  for pid in $app $xvfb; do
    kill "$pid" 2>/dev/null || true
    wait "$pid" 2>/dev/null || true
  done
  app=
  xvfb=
}
trap clean_up EXIT

fail() {
  echo "FAILED: $1"
  [ ! -s "$home/stderr" ] || sed 's/^/  stderr: /' "$home/stderr"
  exit 1
}
# await WHAT COMMAND…: until the command succeeds.
await() {
  local what=$1 turn
  shift
  for ((turn = 0; turn < patience; ++turn)); do
    if "$@" 2>/dev/null; then return; fi
    kill -0 "$app" 2>/dev/null || fail "the lecture is gone while waiting: $what"
    sleep 0.05
  done
  fail "never came true: $what"
}

# --- a screen and a home of its own --------------------------------------------------------------------------------
start_screen() {
  rm -f "$home/display"
  mkfifo "$home/display"
  Xvfb -displayfd 3 -screen 0 "$1x24" -nolisten tcp -noreset 3>"$home/display" >"$home/xvfb" 2>&1 &
  xvfb=$!
  if ! read -r -t 60 display <"$home/display"; then
    cat "$home/xvfb"
    fail "Xvfb does not start"
  fi
  export DISPLAY=":$display"
}
mkdir -m 700 "$home/runtime"
export HOME="$home" XDG_RUNTIME_DIR="$home/runtime" QT_QPA_PLATFORM=xcb LC_ALL=C.UTF-8
unset WAYLAND_DISPLAY XDG_CONFIG_HOME XDG_CACHE_HOME XDG_DATA_HOME QT_SCALE_FACTOR QT_STYLE_OVERRIDE WARPFOLD_LECTURES

press() { xdotool key "$1"; }
lecture_is_there() { window=$(xdotool search --onlyvisible --name 'Warpfold lecture$' | tail -1) && [ -n "$window" ]; }
# "One pass and atomics, slide 2 of 9, part 1 of 3"
place() { xdotool getwindowname "$window" | sed 's/ – Warpfold lecture$//'; }
look() { import -silent -window root -depth 8 "rgb:$home/screen.rgb" && md5sum <"$home/screen.rgb"; }
# A picture of all that the slide waits for, when nothing moves any more; it is left in $seen and $home/screen.rgb.
stands_still() {
  case $(place) in *waits*) return 1 ;; esac
  local before
  before=$(look)
  sleep 0.12
  seen=$(look)
  [ "$before" = "$seen" ]
}
# filled WIDTHxHEIGHT+X+Y: how much of a part of the screen is not of the colour of the slide's paper, in 1/1000.
filled() {
  convert -size "$size" -depth 8 "rgb:$home/screen.rgb" -crop "$1" +repage \
    -fuzz 2% -fill white -opaque "$paper" -fill black +opaque white -format '%[fx:round(1000*(1-mean))]' info:
}

# What is wrong with the picture in $home/screen.rgb, as far as pixels tell: nothing below the headline, or something
# that reaches the edge of the screen.
check_picture() {
  local width=${size%x*} height=${size#*x} part
  paper=$(convert -size "$size" -depth 8 "rgb:$home/screen.rgb" -format '#%[hex:p{1,1}]' info:)
  part=$(filled "$((width - 40))x$((height * 76 / 100))+20+$((height * 15 / 100))")
  [ "$part" -ge 5 ] || fail "$1: the slide is empty (only $part of 1000 pixels are set)"
  for edge in "20x$height+0+0" "20x$height+$((width - 20))+0" "${width}x8+0+$((height - 8))"; do
    part=$(filled "$edge")
    [ "$part" -eq 0 ] || fail "$1: something reaches the edge of the screen ($edge)"
  done
}

keep_picture() {
  [ -n "${WARPFOLD_PICTURES:-}" ] || return 0
  convert -size "$size" -depth 8 "rgb:$home/screen.rgb" "$WARPFOLD_PICTURES/$size/$(printf '%03d' "$1").png"
  printf '%03d %s\n' "$1" "$2" >>"$WARPFOLD_PICTURES/$size/places"
}

declare -A picture_of
places=()
is_last() {
  [[ $1 =~ ", slide "([0-9]+)" of "([0-9]+)", part "([0-9]+)" of "([0-9]+)$ ]] || fail "the title is '$1'"
  [ "${BASH_REMATCH[1]}" = "${BASH_REMATCH[2]}" ] && [ "${BASH_REMATCH[3]}" = "${BASH_REMATCH[4]}" ]
}
left() { [ "$(place)" != "$1" ]; }

# Page Down until a key leads nowhere: that has to be the last part of the last slide of a chapter, after the chapters
# that were asked for.
to_the_end() {
  local number=0 at
  while true; do
    await "a picture that stands still: $(place)" stands_still
    at=$(place)
    check_picture "$at"
    keep_picture $((++number)) "$at"
    [ -z "${picture_of[$at]:-}" ] || fail "Page Down leads to '$at' again"
    [ ${#places[@]} -eq 0 ] || [ "${picture_of[${places[-1]}]}" != "$seen" ] || fail "'$at' looks as the part before"
    picture_of[$at]=$seen
    places+=("$at")
    press Next
    if is_last "$at"; then
      sleep 0.5
      left "$at" || break
    fi
    await "Page Down leads away from '$at'" left "$at"
  done
  case $at in "How close to the limit, "*) ;; *) fail "the course ends with '$at'" ;; esac
}
# Each leads to the part before. Its figures may be others, where kernels are measured again.
some_of_the_way_back() {
  local i at
  for ((i = ${#places[@]} - 2; i >= 0 && i >= ${#places[@]} - 7; --i)); do
    at=$(place)
    press Prior
    await "Page Up leads away from '$at'" left "$at"
    await "a picture that stands still: $(place)" stands_still
    at=$(place)
    [ "$at" = "${places[$i]}" ] || fail "Page Up leads to '$at' instead of '${places[$i]}'"
    check_picture "$at"
  done
}

for size in $sizes; do
  began=$(date +%s)
  start_screen "$size"
  [ -z "${WARPFOLD_PICTURES:-}" ] || { mkdir -p "$WARPFOLD_PICTURES/$size" && : >"$WARPFOLD_PICTURES/$size/places"; }
  "$program" --lecture "$chapter" 2>"$home/stderr" &
  app=$!
  await "the lecture is on the screen" lecture_is_there
  xdotool mousemove "${size%x*}" "${size#*x}"  # out of the picture
  picture_of=()
  places=()
  to_the_end
  some_of_the_way_back
  press Escape
  ended=0
  wait "$app" || ended=$?
  app=
  [ $ended -eq 0 ] || fail "Esc ends the lecture with status $ended"
  [ ! -s "$home/stderr" ] || fail "something was written to stderr"
  end_all
  echo "$size: ${#places[@]} pictures in $(($(date +%s) - began)) s"
done
