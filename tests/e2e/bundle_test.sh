#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Warpfold authors
# SPDX-License-Identifier: Apache-2.0
#
# The portable bundle, with WARPFOLD_LONG=1 only, since it takes a minute: it runs from where it was unpacked, and every
# library in it has its notice.
#   bundle_test.sh BIN_FOLDER
set -euo pipefail
if [ -z "${WARPFOLD_LONG:-}" ]; then
  echo "SKIPPED: WARPFOLD_LONG is not set"
  exit 77
fi
command -v dpkg-query >/dev/null || { echo "SKIPPED: this is no Debian"; exit 77; }
folder=$(mktemp -d)
trap 'rm -rf --one-file-system "$folder"' EXIT
fail() {
  echo "bundle_test.sh: $*" >&2
  exit 1
}
packaging=$(cd "$(dirname "$0")/../../resources/packaging" && pwd)
"$packaging/bundle.sh" warpfold "$folder/warpfold.tar.xz" "$1/warpfold-cli" "$1/warpfold"
tar -C "$folder" -xf "$folder/warpfold.tar.xz"
bundle=$folder/warpfold
(cd / && env -i HOME="$folder" "$bundle/warpfold-cli" run --kernel interleaved --n 2^16 --json) | grep '"matches": *true' >/dev/null ||
  fail "warpfold-cli does not run"
(cd / && env -i HOME="$folder" "$bundle/warpfold" render --view tree --language ko -o "$folder/tree.png")
[ -s "$folder/tree.png" ] || fail "warpfold does not draw"
for package in libqt6core6 libqcustomplot libicu libtbb libimagequant libgif libwebp libsqlite3 fonts-inter fonts-wqy fonts-nanum \
  libcli11-dev nlohmann-json3-dev libeigen3-dev; do
  compgen -G "$bundle/LICENSES/packages/$package*.txt" >/dev/null || fail "no notice of $package"
done
for library in "$bundle"/lib/*.so*; do
  name=$(basename "$library")
  if [ "$name" = libwarpfold-cub.so ]; then
    [ -s "$bundle/LICENSES/CUDA.txt" ] || fail "no notice of CUDA"
    continue
  fi
  found=no
  for package in $(dpkg-query -S "*/$name" 2>/dev/null | sed 's/[:,].*//' | sort -u); do
    if [ -f "$bundle/LICENSES/packages/$package.txt" ]; then found=yes; fi
  done
  [ "$found" = yes ] || fail "no notice of $name"
done
for licence in GPL-3 LGPL-3 Apache-2.0; do [ -s "$bundle/LICENSES/common/$licence.txt" ] || fail "no text of $licence"; done
