#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Warpfold authors
# SPDX-License-Identifier: Apache-2.0
#
# clang-format 14 leaves every C++ file as it is. Other versions lay out differently, so without that one the test is
# skipped (exit status 77). The kernels have a .clang-format of their own that switches it off.
set -euo pipefail
cd "$(dirname "$0")/../.."

formatter=$(command -v clang-format-14 || command -v clang-format || true)
if [ -z "$formatter" ] || ! "$formatter" --version | grep -q 'version 14\.'; then
  echo "skipped: there is no clang-format 14 here (Debian 12: apt-get install clang-format-14)"
  exit 77
fi

kinds=('*.cpp' '*.h' '*.cu' '*.cuh')
if [ "$(git rev-parse --show-toplevel 2>/dev/null)" = "$PWD" ]; then
  mapfile -d '' files < <(git ls-files -z --cached --others --exclude-standard --deduplicate -- "${kinds[@]}")
else
  mapfile -d '' files < <(find app core kernels tests -type f \( -name '*.cpp' -o -name '*.h' -o -name '*.cu' -o -name '*.cuh' \) -print0)
fi
# Listed, but deleted and not yet committed.
present=()
for file in "${files[@]}"; do if [ -f "$file" ]; then present+=("$file"); fi; done
if [ ${#present[@]} -lt 100 ]; then
  echo "only ${#present[@]} files found: the list of files is wrong"
  exit 1
fi

if ! wrong=$("$formatter" --dry-run -Werror "${present[@]}" 2>&1); then
  echo "these files are not laid out as clang-format 14 does it; run clang-format-14 -i on them:"
  sed -n 's/^\([^: ]*\):[0-9]*:[0-9]*: error: .*/  \1/p' <<<"$wrong" | sort -u
  exit 1
fi
echo "${#present[@]} files are laid out as clang-format 14 does it"
