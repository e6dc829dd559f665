#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Warpfold authors
# SPDX-License-Identifier: Apache-2.0
#
# The desktop entry, the AppStream metadata, the MIME type and the man pages are sound, a recording is known by its first
# bytes, whatever it is called, and the shells complete commands, options and values.
#   desktop_test.sh FOLDER    77 where none of the tools is there
set -euo pipefail
top=$1
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
checked=no
if command -v desktop-file-validate >/dev/null; then
  desktop-file-validate "$top/resources/warpfold.desktop"
  checked=yes
fi
if command -v update-mime-database >/dev/null; then
  mkdir -p "$scratch/mime/packages"
  cp "$top/resources/packaging/warpfold.xml" "$scratch/mime/packages/"
  XDG_DATA_HOME=$scratch PKGSYSTEM_ENABLE_FSYNC=0 update-mime-database "$scratch/mime"
  grep -q 'application/x-warpfold:\*.warpfold' "$scratch/mime/globs"
  grep -aq 'application/x-warpfold' "$scratch/mime/magic"
  type=$(sed -n 's/^MimeType=//p' "$top/resources/warpfold.desktop")
  case ";$type" in *";application/x-warpfold;"*) ;; *) echo "the desktop entry does not name application/x-warpfold" && exit 1 ;; esac
  if command -v xdg-mime >/dev/null && command -v gio >/dev/null; then
    cp "$top/tests/data/format_1.warpfold" "$scratch/renamed"
    found=$(XDG_DATA_HOME=$scratch gio info -a standard::content-type "$scratch/renamed" | grep content-type)
    case "$found" in *application/x-warpfold) ;; *) echo "by its bytes it is $found" && exit 1 ;; esac
  fi
  checked=yes
fi
if command -v appstreamcli >/dev/null; then
  appstreamcli validate --no-net "$top/resources/packaging/warpfold.metainfo.xml"
  checked=yes
fi
if command -v man >/dev/null; then
  for page in "$top"/resources/man/*.1; do
    said=$(LC_ALL=C.UTF-8 MANROFFSEQ='' MANWIDTH=80 man --warnings -l "$page" 2>&1 >/dev/null)
    [ -z "$said" ] || { echo "$page: $said" && exit 1; }
  done
  checked=yes
fi
if command -v zsh >/dev/null; then zsh -n "$top/resources/completion/_warpfold"; fi
if command -v fish >/dev/null; then
  fish -n "$top/resources/completion/warpfold.fish"
  offered=$(fish -c "source $top/resources/completion/warpfold.fish; complete -C 'warpfold --theme '" | cut -f1 | tr '\n' ' ')
  case "$offered" in *dark*projector*) ;; *) echo "fish offers for --theme: $offered" && exit 1 ;; esac
fi
complete_words() { # what bash offers for the last of these words
  COMP_WORDS=("$@") COMP_CWORD=$(($# - 1)) COMPREPLY=()
  _warpfold
  echo "${COMPREPLY[*]}"
}
. "$top/resources/completion/warpfold.bash"
[ "$(complete_words warpfold ren)" = render ]
[ "$(complete_words warpfold render --fp)" = --fps ]
[ "$(complete_words warpfold --theme d)" = dark ]
[ "$checked" = yes ] || { echo "none of desktop-file-validate, update-mime-database, appstreamcli and man is installed" && exit 77; }
