# SPDX-FileCopyrightText: 2026 The Warpfold authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# A virtual screen, and the window on it, for scripts that use it by keys. To be sourced; the script sets:
#   program    what is started
#   patience   of 50 ms: how long a condition may take before the script fails
# It has then: $home, empty and gone at the end; $app and $window of what start() has started.

need_tools() { # TOOL…: 77 where one is missing
  local tool
  for tool in "$@"; do
    if ! command -v "$tool" >/dev/null; then
      echo "SKIPPED: $tool is not installed (packages xvfb, xdotool, xclip, imagemagick, poppler-utils, librsvg2-bin, webp, giflib-tools)"
      exit 77
    fi
  done
}

home=$(mktemp -d)
xvfb=
app=
window=
began=$(date +%s%N)
# shellcheck disable=SC2317
clean_up() {
  local status=$?
  [ "$status" -eq 0 ] || { [ -z "${KEEP_SCREEN:-}" ] || import -window root "$KEEP_SCREEN" 2>/dev/null || true; }
  for pid in $app $xvfb; do
    kill "$pid" 2>/dev/null || true
    wait "$pid" 2>/dev/null || true
  done
  rm -rf "$home"
  exit "$status"
}
trap clean_up EXIT

step() { printf '%5d ms  %s\n' $((($(date +%s%N) - began) / 1000000)) "$1"; }
fail() {
  echo "FAILED: $1"
  [ ! -s "$home/stderr" ] || head -20 "$home/stderr" | sed 's/^/  stderr: /'
  exit 1
}
# await_for TURNS COMMAND…: whether the command succeeds within so many turns of 50 ms.
await_for() {
  local turns=$1 turn
  shift
  for ((turn = 0; turn < turns; ++turn)); do
    if "$@" 2>/dev/null; then return; fi
    sleep 0.05
  done
  return 1
}
# await WHAT COMMAND…: until the command succeeds.
await() {
  local what=$1 turn
  shift
  for ((turn = 0; turn < patience; ++turn)); do
    if "$@" 2>/dev/null; then return; fi
    kill -0 "$app" 2>/dev/null || fail "the window is gone while waiting: $what"
    sleep 0.05
  done
  fail "never came true: $what"
}
# A screen WIDTHxHEIGHT and a home of its own.
open_screen() {
  mkfifo "$home/display"
  Xvfb -displayfd 3 -screen 0 "$1x24" -nolisten tcp -noreset 3>"$home/display" >"$home/xvfb" 2>&1 &
  xvfb=$!
  if ! read -r -t 60 display <"$home/display"; then
    cat "$home/xvfb"
    fail "Xvfb does not start"
  fi
  mkdir -m 700 "$home/runtime"
  export DISPLAY=":$display" HOME="$home" XDG_RUNTIME_DIR="$home/runtime" QT_QPA_PLATFORM=xcb LC_ALL=C.UTF-8
  unset WAYLAND_DISPLAY XDG_CONFIG_HOME XDG_CACHE_HOME XDG_DATA_HOME QT_SCALE_FACTOR QT_STYLE_OVERRIDE
}
# start WIDTH HEIGHT OPTION…
start() {
  local width=$1 height=$2
  shift 2
  "$program" "$@" 2>"$home/stderr" &
  app=$!
  await "the window is on screen" window_named "^Warpfold$"
  window=$found
  xdotool windowmove "$window" 0 0 windowsize "$window" "$width" "$height" windowfocus "$window"
}
window_named() { found=$(xdotool search --onlyvisible --name "$1" | tail -1) && [ -n "$found" ]; }
no_window_named() { ! xdotool search --onlyvisible --name "$1" >/dev/null; }
press() { xdotool key --delay 12 "$@"; }
# Whether the field that is typed into holds that text and nothing else.
holds() {
  command -v xclip >/dev/null || return 0
  press ctrl+a ctrl+c
  [ "$(timeout 2 xclip -o -selection clipboard)" = "$1" ]
}
# type_path PATTERN PATH: into the file dialog of that name, until it is gone; one that is on screen may not listen yet,
# and then takes a part of the path for all of it.
type_path() {
  local turn
  await "the file dialog opens" window_named "$1"
  for ((turn = 0; turn < 8; ++turn)); do
    press ctrl+a
    xdotool type --delay 4 "$2"
    await_for 20 holds "$2" || continue
    press Return
    if await_for 300 no_window_named "$1"; then return; fi  # typed again too early, it would go to what is behind
  done
  fail "the file dialog stays: $2"
}
