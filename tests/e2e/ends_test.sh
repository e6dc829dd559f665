#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Warpfold authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# How the desktop program ends: by a signal, without a display, without descriptors, without a place to write to.
#   ends_test.sh PATH/warpfold signals|refusals
# shellcheck disable=SC1111,SC2016,SC2317  # quotes as the program prints them; functions that are called by name
set -uo pipefail

program=$1
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
export HOME="$home" XDG_RUNTIME_DIR="$home" LC_ALL=C.UTF-8 QT_QPA_PLATFORM=offscreen
export WARPFOLD_RECORDINGS=/nonexistent  # each worker would read them
unset DISPLAY WAYLAND_DISPLAY XDG_CONFIG_HOME XDG_CACHE_HOME XDG_DATA_HOME
failed=0
fail() {
  echo "FAILED: $1"
  failed=1
}
# await WHAT COMMAND…: until the command succeeds, at most two minutes.
await() {
  local what=$1 turn
  shift
  for ((turn = 0; turn < 2400; ++turn)); do
    if "$@" >/dev/null 2>&1; then return; fi
    sleep 0.05
  done
  fail "never came true: $what"
}
gone() { ! kill -0 "$1" 2>/dev/null; }

# --- a signal ends window and worker and saves the settings ----------------------------------------------------------
# ended_by SIGNAL [stopped | twice]: with stopped, the worker is stopped when the window ends; with twice, a second signal
# follows the first.
ended_by() {
  local window worker status
  rm -rf "$home/.config"
  # Of Python, since a shell's background programs ignore SIGINT.
  python3 -c 'import os, signal, sys; signal.signal(signal.SIGINT, signal.SIG_DFL); os.execv(sys.argv[1], sys.argv[1:])' \
    "$program" --backend emulator --n 12345 2>"$home/err" &
  window=$!
  await "$1: the worker runs" pgrep -P "$window" -x warpfold-cli
  worker=$(pgrep -P "$window" -x warpfold-cli)
  [ "${2:-}" != stopped ] || kill -STOP "$worker"
  kill -"$1" "$window"
  [ "${2:-}" != twice ] || kill -"$1" "$window" 2>/dev/null  # as `timeout` does
  await "$1: the window ends" gone "$window"
  gone "$window" || kill -KILL "$window"
  wait "$window"
  status=$?
  [ $status -eq 0 ] || fail "$1: the window ended with status $status: $(cat "$home/err")"
  grep -q '^size=12' "$home/.config/warpfold/warpfold.conf" || fail "$1: the settings are not saved"
  await "$1: the worker ends" gone "$worker"
  gone "$worker" || kill -KILL "$worker"
}

# --- a signal in the middle of a film leaves neither pictures nor processes ------------------------------------------
# film_ended SPEED COMMAND…: by TERM, as soon as the command becomes true.
film_ended() {
  local film status speed=$1
  shift
  mkdir -p "$home/tmp"
  TMPDIR="$home/tmp" "$program" render --view run --backend emulator --n 4096 --speed "$speed" -o "$home/film.mp4" \
    2>"$home/err" &
  film=$!
  await "a film: $*" "$@"
  kill -TERM "$film"
  await "a film: the program ends" gone "$film"
  wait "$film"
  status=$?
  [ $status -eq 143 ] || fail "a film ended with status $status: $(cat "$home/err")"
  [ -z "$(ls -A "$home/tmp")" ] || fail "a film left $(ls -A "$home/tmp")"
  [ ! -e "$home/film.mp4" ] || fail "half a film is there"
  await "no ffmpeg is left" not pgrep -f "$home/tmp"
}
not() { ! "$@"; }
some_pictures() { [ "$(find "$home/tmp" -name '*.png' | wc -l)" -gt 3 ]; }

# --- what is refused, with one line ----------------------------------------------------------------------------------
# refused STATUS LINE COMMAND…: LINE is a pattern of the shell.
refused() {
  local status want=$1 line=$2
  shift 2
  timeout 300 "$@" >"$home/out" 2>"$home/err"
  status=$?
  # shellcheck disable=SC2254
  case $(cat "$home/err") in
    *$'\n'*) fail "$*: more than one line: $(cat "$home/err")" ;;
    $line) ;;
    *) fail "$*: $(cat "$home/err")" ;;
  esac
  [ $status -eq "$want" ] || fail "$*: status $status instead of $want"
}
case $2 in
  signals)
    command -v python3 pgrep >/dev/null || {
      echo "SKIPPED: python3 or pgrep is not installed"
      exit 77
    }
    ended_by TERM
    ended_by TERM stopped
    ended_by TERM twice
    ended_by INT
    ended_by HUP
    # ffmpeg ends well where its disk is full: the film that is there stays.
    if command -v ffmpeg >/dev/null; then
      echo precious >"$home/film.mp4"
      for blocks in 20 40 80 160; do  # pictures, their list or the film find no room, as it comes
        status=0
        sh -c 'ulimit -f "$0" && exec "$@"' $blocks "$program" render --view run --backend emulator --n 1024 \
          --a interleaved --b neighbored -o "$home/film.mp4" 2>"$home/err" || status=$?
        [ $status -eq 2 ] || [ "$(cat "$home/film.mp4")" != precious ] || fail "no film, and status $status"
        [ $status -eq 2 ] || ffmpeg -v error -xerror -i "$home/film.mp4" -f null - || fail "half a film with $blocks"
        [ $status -eq 0 ] || [ "$(cat "$home/film.mp4")" = precious ] || fail "half a film took the place of a whole one"
      done
      rm "$home/film.mp4"
    fi
    mkdir "$home/bin"
    printf '#!/bin/sh\nwhile :; do sleep 0.1; done\n' >"$home/bin/ffmpeg"
    chmod +x "$home/bin/ffmpeg"
    PATH="$home/bin:$PATH"
    film_ended 0.2 some_pictures  # of very many
    film_ended 4 pgrep -f "ffmpeg.*$home/tmp"
    ;;
  refusals)
    render_to=("$program" render --view steps --n 1000 --backend emulator -o)
    render=("${render_to[@]}" "$home/a.csv")
    refused 3 "warpfold: there is no display; set DISPLAY, or write pictures with warpfold render" \
      env -u QT_QPA_PLATFORM "$program"
    refused 3 "warpfold: Qt cannot start: could not connect to display :6000; set DISPLAY, or *" \
      env QT_QPA_PLATFORM=xcb DISPLAY=:6000 "$program"
    refused 3 'warpfold: Qt cannot start: Could not find the Qt platform plugin "nosuch" *; set DISPLAY, or *' \
      env QT_QPA_PLATFORM=nosuch "$program"
    refused 3 "warpfold: Qt cannot start: *; set QT_QPA_PLATFORM to offscreen" \
      env QT_QPA_PLATFORM=nosuch "${render[@]}"
    # In the window's language, options and values as they were given.
    if "$program" --help --language ko | grep 언어 >/dev/null; then
      refused 2 "warpfold: --size '1'*크기*" "${render[@]}" --language ko --size 1
    fi
    # Platforms that crash, that write lines of their own, or whose last message is not the reason.
    for platform in linuxfb eglfs minimalegl wayland; do
      refused 3 "warpfold: Qt cannot start: *; set DISPLAY, or *" \
        env WAYLAND_DISPLAY=nosuch QT_QPA_PLATFORM=$platform "$program"
      refused 3 "warpfold: Qt cannot start: *; set QT_QPA_PLATFORM to offscreen" \
        env WAYLAND_DISPLAY=nosuch QT_QPA_PLATFORM=$platform "${render[@]}"
      case $(cat "$home/err") in
        *'\n'* | *"This application failed"* | *"Opened display"*) fail "$platform: $(cat "$home/err")" ;;
      esac
    done
    refused 3 "warpfold: Qt cannot start: *; set DISPLAY, or *" \
      env QT_QPA_PLATFORM=linuxfb:fb=/nonexistent "$program"
    refused 3 "warpfold: The worker “/no/such” could not be started: *" "${render[@]}" --worker /no/such
    refused 3 "warpfold: The worker “/no/such”, which the variable WARPFOLD_CLI names, could not be started: *" \
      env WARPFOLD_CLI=/no/such "${render[@]}"
    quoted="$home/a \"b\" \\c"
    mkdir "$quoted"
    cp "$program" "${program%/*}/warpfold-cli" "$quoted"
    "$quoted/warpfold" "${render[@]:1}" 2>"$home/err" || fail "a folder with quotation marks: $(cat "$home/err")"
    refused 3 "warpfold: The worker exited with status 2 as it started (sh -c \"exit 2\")." \
      "${render[@]}" --worker 'sh -c "exit 2"'
    SECONDS=0
    refused 3 "warpfold: The worker did not answer within 8 s of its start." "${render[@]}" --worker 'sleep 300'
    [ $SECONDS -le 60 ] || fail "a mute worker was waited for during $SECONDS s"
    for memory in 120000 130000 140000 200000 260000; do
      refused 3 "warpfold: only $((memory / 1024)) MiB of memory may be used; allow 256 or more with ulimit -v 262144" \
        sh -c 'ulimit -v "$0" && exec "$@"' $memory "${render[@]}"
    done
    for scarcity in 5 12 20 63; do
      refused 3 "warpfold: only $scarcity files may be open at a time; allow 64 or more with ulimit -n" sh -c 'ulimit -n "$0" && exec "$@"' $scarcity "${render[@]}"
    done
    for step in nan inf -inf -1 -0 "" x 1e999 $'\e[31m'; do
      refused 2 "warpfold: --step '*' is not a step; write a number from 0 on" "${render[@]}" --step "$step"
    done
    for index in nan -1 +1 "" x 1.5 18446744073709551616 "$(printf '9%.0s' {1..10000})"; do
      refused 2 "warpfold: --block-index '*' is not the number of a block; write a whole number from 0 on" \
        "${render[@]}" --block-index "$index"
    done
    for index in 1000 4294967296 18446744073709551615; do
      refused 2 "warpfold: --block-index $index: *" "${render[@]}" --block-index "$index"
    done
    for scale in nan inf 0 -1 11 "" x; do
      refused 2 "warpfold: --scale '*' is not a scale; write a number from 0.1 to 10" "${render[@]}" --scale "$scale"
    done
    refused 2 "warpfold: --size '' is not a size; *" "${render[@]}" --size ""
    refused 2 "warpfold: --seed '0^x': *" "${render[@]}" --seed '0^x'

    # A place without room: the limit is one that any user can set.
    echo precious >"$home/a.csv"
    refused 2 "warpfold: “$home/a.csv” could not be written (File too large): choose another place." \
      sh -c 'ulimit -f "$0" && exec "$@"' 1 "${render[@]}"
    [ "$(cat "$home/a.csv")" = precious ] || fail "an export that failed has changed the old file"
    rm "$home/a.csv"

    refused 2 "warpfold: --input2 ones: only the operation dot has a second input; leave it out" "${render[@]}" --input2 ones
    refused 2 "warpfold: --kernel nope: there is no such kernel; choose one of *" "${render[@]}" --kernel nope
    mkfifo "$home/f.csv" "$home/f.npy"
    ln -s /dev/full "$home/d.csv"
    mkdir "$home/m.csv"
    for special in f d m; do
      refused 2 "warpfold: -o: “$home/$special.csv” is not a regular file: choose another place." \
        "${render_to[@]}" "$home/$special.csv"
    done
    [ -p "$home/f.csv" ] || fail "the FIFO is a FIFO no more"
    refused 2 "warpfold: '$home/f.npy' is not a regular file; choose another" "$program" "$home/f.npy"
    refused 2 "warpfold: --input file:$home/f.npy: it is not a regular file" "${render[@]}" --input "file:$home/f.npy"
    refused 2 "warpfold: --input2 file:/nonexistent.npy: there is no such file" \
      "${render[@]}" --op dot --input2 file:/nonexistent.npy

    # Names that are no UTF-8, which a file system may hold.
    seq 9 >"$home/"$'a\xff.csv'
    refused 2 "warpfold: '$home/a?xff.csv' is not UTF-8; rename the file" "$program" "$home/"$'a\xff.csv'
    refused 2 "warpfold: --input 'file:$home/a?xff.csv' is not UTF-8; rename the file" \
      "${render[@]}" --input "file:$home/"$'a\xff.csv'
    refused 2 "warpfold: -o '$home/b?xff.csv' is not UTF-8; rename the file" "${render_to[@]}" "$home/"$'b\xff.csv'

    # What would move the cursor, break the line or fill the screen.
    long=$(printf 'x%.0s' {1..5000})
    for option in --backend --kernel --type --op --input --input2 --n --block --grid --seed --cache --warp --theme --view \
      --size --step --scale --block-index --worker --no-such-option -o; do
      for value in $'a\e[31m\nb' $'a\u202eb\u2028' "$long"; do
        if [ "$option" = -o ]; then
          timeout 300 "${render_to[@]}" "$value" 2>"$home/err"
        else
          timeout 300 "${render[@]}" "$option" "$value" 2>"$home/err"
        fi
        status=$?
        [ $status -eq 2 ] || [ "$option$status" = --worker3 ] || fail "$option: status $status"
        [ "$(wc -l <"$home/err")" -eq 1 ] || fail "$option: not one line: $(cat "$home/err")"
        [ "$(wc -c <"$home/err")" -lt 1500 ] || fail "$option: a line of $(wc -c <"$home/err") bytes"
        ! LC_ALL=C grep -q -e $'\e' -e $'\xe2\x80[\xa8-\xae]' "$home/err" || fail "$option: control characters"
      done
    done
    ;;
esac
exit $failed
