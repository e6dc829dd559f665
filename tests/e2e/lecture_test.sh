#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Warpfold authors
# SPDX-License-Identifier: Apache-2.0
#
# A lecture from a file of one's own, drawn by the program as it is installed: lecture_test.sh PROGRAM
set -u
program=$1
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
export QT_QPA_PLATFORM=offscreen WARPFOLD_LECTURES=$scratch/own
mkdir "$WARPFOLD_LECTURES"
failures=0
fail() {
  echo "FAILED: $1"
  failures=$((failures + 1))
}

cat >"$WARPFOLD_LECTURES/20-mine.md" <<'END'
---
title: Mine
a: neighbored
b: interleaved
n: 2^12
block: 64
---
# My own slide
```stage
view: trees
step: 2
race: yes
```
# A second one
```stage
view: trees
step: 9
```
END

"$program" render --lecture mine --slide 1 --backend emulator -o "$scratch/one.png" || fail "a slide is drawn"
[ -s "$scratch/one.png" ] || fail "the picture is there"

for theme in projector dark; do
  "$program" render --lecture mine --slide 1 --backend emulator --theme $theme -o "$scratch/$theme.png" ||
    fail "a slide is drawn in the theme $theme"
done
said=$("$program" render --lecture mine --slide 1 --theme plaid -o "$scratch/plaid.png" 2>&1)
[ "$said" = "warpfold: --theme 'plaid' is not known; choose dark, light, print or projector" ] || fail "said: $said"
"$program" render --help | grep 'of slides projector is the default' >/dev/null || fail "the help names the projector theme"

said=$("$program" render --lecture mine --slide 2 --backend emulator -o "$scratch/two.png" 2>&1)
[ $? -eq 2 ] || fail "a step that does not exist is an invalid request"
[ "$said" = "warpfold: 20-mine.md, line 17: there is no step 9; the trees have 4 steps" ] || fail "said: $said"

said=$("$program" render --lecture mine --slide 3 --backend emulator -o "$scratch/three.png" 2>&1)
[ "$said" = "warpfold: --slide 3: the lecture mine has 2 slides; choose one of them" ] || fail "said: $said"

said=$("$program" render --lecture nothing --slide 1 -o "$scratch/four.png" 2>&1)
[ $? -eq 2 ] || fail "a lecture that does not exist is an invalid request"
case $said in "warpfold: --lecture 'nothing' is not known; choose one of why-a-tree, "*) ;; *) fail "said: $said" ;; esac

# refused STATUS SENTENCE OPTIONS…: one line, and no picture.
refused() {
  status=$1 sentence=$2
  shift 2
  said=$("$program" "$@" 2>&1)
  code=$?
  [ $code -eq "$status" ] || fail "$*: exit $code"
  [ "$said" = "warpfold: $sentence" ] || fail "$* said: $said"
}
picture=$scratch/refused.png
refused 2 "--lecture '' names no chapter; write one such as divergence" --lecture ''
refused 2 "--lecture '' names no chapter; write one such as divergence" render --lecture '' --slide 1 -o "$picture"
refused 2 "--slide needs --lecture ID, which names the chapter" render --slide 2 -o "$picture"
ignored="has no effect with --lecture, whose slides say what they show; leave it out"
refused 2 "--a $ignored" render --lecture mine --slide 1 --a interleaved -o "$picture"
refused 2 "--n $ignored" render --lecture mine --slide 1 --n 2^20 -o "$picture"
refused 2 "--step $ignored" render --lecture mine --slide 1 --step 2 -o "$picture"
refused 2 "--view $ignored" render --lecture mine --slide 1 --view tree -o "$picture"
refused 2 "--block-index $ignored" render --lecture mine --slide 1 --block-index 0 -o "$picture"
refused 2 "FILE $ignored" render "$0" --lecture mine --slide 1 -o "$picture"
refused 2 "--b $ignored" --lecture mine --b interleaved
refused 2 "--a has no effect with --view slides, which say what they show; leave it out" \
  render --view slides --a interleaved -o "$scratch/refused.pdf"
if ! "$program-cli" devices 2>/dev/null | grep '^cuda:' | grep -v 'not available' >/dev/null; then
  "$program" render --lecture mine --slide 1 --backend cuda -o "$picture" >/dev/null 2>&1
  [ $? -eq 3 ] || fail "a GPU that is not there is a matter of the machine"
fi
[ ! -e "$picture" ] || fail "what was refused is not drawn"

said=$("$program" render --lecture mine --slide 1 --worker /bin/false -o "$scratch/none.png" 2>&1)
[ $? -eq 3 ] || fail "without a worker there is no picture"
[ "$said" = "warpfold: The worker exited with status 1 as it started (/bin/false)." ] || fail "said: $said"
[ ! -e "$scratch/none.png" ] || fail "no file is written without a worker"

printf -- '---\ntitle: Bad\n---\n# One\n```stage\nveiw: text\n```\n' >"$WARPFOLD_LECTURES/30-bad.md"
said=$("$program" render --lecture mine --slide 1 --backend emulator -o "$scratch/five.png" 2>&1)
[ $? -eq 0 ] || fail "a broken file stops no other"
case $said in "warpfold: 30-bad.md, line 6: there is no key 'veiw'; write one of a, "*) ;; *) fail "said: $said" ;; esac

sed -i '/# A second one/,$d' "$WARPFOLD_LECTURES/20-mine.md"
rm "$WARPFOLD_LECTURES/30-bad.md"
"$program" render --lecture mine --view slides --backend emulator -o "$scratch/hand-out.pdf" || fail "a hand-out is written"
head -c 5 "$scratch/hand-out.pdf" | grep -q '%PDF-' || fail "it is a PDF"

[ $failures -eq 0 ] && echo "lectures are drawn as they should be"
exit $((failures > 0))
