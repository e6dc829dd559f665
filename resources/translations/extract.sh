#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Warpfold authors
# SPDX-License-Identifier: Apache-2.0
#
# Writes or renews a file for translators (Qt Linguist): every text of the window, of core/words and of
# the kernels' headers.
#   extract.sh resources/translations/warpfold_de.ts      (cmake --build … --target translations renews all that are there)
# Needs lupdate of Qt 6 (Debian: qt6-l10n-tools); WARPFOLD_LUPDATE names another one. Exit status 77: there is none.
set -euo pipefail
if [ $# -lt 1 ]; then
  echo "extract.sh: name the .ts files to write" >&2
  exit 2
fi

lupdate=${WARPFOLD_LUPDATE:-}
for candidate in /usr/lib/qt6/bin/lupdate lupdate6 lupdate-qt6 lupdate; do
  if [ -z "$lupdate" ] && "$candidate" -version 2>/dev/null | grep -q ' 6\.'; then lupdate=$candidate; fi
done
if [ -z "$lupdate" ]; then
  echo "SKIPPED: there is no lupdate of Qt 6 here (Debian: apt-get install qt6-l10n-tools)"
  exit 77
fi

files=()
for file in "$@"; do files+=("$(realpath -m "$file")"); done
cd "$(dirname "$0")/../.."
# What the kernels' headers say, which are no code that lupdate reads.
kernels=$(mktemp --suffix=.cpp)
trap 'rm -f "$kernels"' EXIT
python3 resources/translations/kernel_texts.py kernels "$kernels"
# WARPFOLD_TEXT marks texts without Qt; their context is the namespace warpfold::words, of which lupdate says that it is
# no class with Q_OBJECT. The same remark about anything else is a fault: Qt would look in another context.
said=$("$lupdate" -locations none -no-obsolete -tr-function-alias QT_TR_NOOP+=WARPFOLD_TEXT core/words app "$kernels" -ts "${files[@]}" 2>&1)
wrong=$(grep -v -e "Class 'warpfold::words' lacks" -e '^Scanning' -e '^Updating' -e '^ *Found' -e '^ *Kept' \
  -e '^ *Removed' -e '^ *Same-text' <<<"$said" || true)
if [ -n "$wrong" ]; then
  echo "$wrong" >&2
  exit 1
fi
grep -e '^ *Found' <<<"$said"
