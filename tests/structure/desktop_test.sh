#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Warpfold authors
# SPDX-License-Identifier: Apache-2.0
#
# The desktop entry and the MIME type are sound, and a recording is known by its first bytes, whatever it is called.
#   desktop_test.sh FOLDER    77 where neither tool is there
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
[ "$checked" = yes ] || { echo "neither desktop-file-validate nor update-mime-database is installed" && exit 77; }
