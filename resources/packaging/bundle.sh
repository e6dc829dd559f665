#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Warpfold authors
# SPDX-License-Identifier: Apache-2.0
#
# Packs programs with every library they need, the C library and its loader included, into one .tar.xz that runs on
# another x86-64 Linux without installing anything.
#   bundle.sh NAME OUT.tar.xz PROGRAM...
# Each PROGRAM becomes a launcher of the same name at the archive's top. Qt's platform plugins and image formats,
# keyboard tables and fonts come along when a program links Qt. LICENSES/ says under which terms all of that stands.
set -euo pipefail

name=$1 out=$2
shift 2
here=$(cd "$(dirname "$0")" && pwd)
staging=$(mktemp -d)
trap 'rm -rf "$staging"' EXIT
root=$staging/$name
mkdir -p "$root/lib" "$root/libexec" "$root/LICENSES"
cp "$here"/../../LICENSES/*.txt "$root/LICENSES/"
# Recordings of real GPUs, where a machine without one finds them: beside the loader's folder.
if [ -d "$here/../recordings" ]; then
  mkdir -p "$root/share/warpfold"
  cp -r "$here/../recordings" "$root/share/warpfold/"
fi

# Copies a file of the system into a folder of the bundle, unless it is there, and notes whose it is.
taken=$staging/taken
take() {
  cp -nL "$1" "$2" 2>/dev/null || true
  echo "$1" >>"$taken"
}

# Copies what the loader would load for $1 (a program or a plugin).
take_libraries() {
  ldd "$1" | awk '$2 == "=>" && $3 ~ /^\// {print $3} $1 ~ /^\// {print $1}' | while read -r library; do
    take "$library" "$root/lib/"
  done
}

uses_qt=no
for program in "$@"; do
  cp "$program" "$root/libexec/"
  strip "$root/libexec/$(basename "$program")"
  take_libraries "$program"
  # Opened at run time, so the loader's list does not name it; looked for beside the loader too.
  if [ -f "$(dirname "$program")/libwarpfold-cub.so" ]; then
    cp "$(dirname "$program")/libwarpfold-cub.so" "$root/lib/"
    strip "$root/lib/libwarpfold-cub.so"
    take_libraries "$(dirname "$program")/libwarpfold-cub.so"
  fi
  # To the end: a grep that stops reading would make ldd, and so the pipe, fail.
  if ldd "$program" | grep libQt6Core >/dev/null; then uses_qt=yes; fi
  cat >"$root/$(basename "$program")" <<'LAUNCHER'
#!/bin/sh
# Starts the program with the loader and the libraries beside it; nothing of the system's is touched.
here=$(cd "$(dirname "$(readlink -f "$0")")" && pwd)
program=$(basename "$(readlink -f "$0")")
export WARPFOLD_CLI="$here/warpfold-cli"
if [ -d "$here/plugins" ]; then
  export QT_PLUGIN_PATH="$here/plugins"
  export FONTCONFIG_FILE="$here/fonts/fonts.conf"
  # Without keyboard tables the Wayland plugin does not start.
  if [ ! -d /usr/share/X11/xkb ]; then export XKB_CONFIG_ROOT="$here/xkb"; fi
  # Windows on Wayland get a frame only with the system's EGL, which cannot come along; X11 needs nothing.
  if [ "$program" = warpfold ] && [ "${1:-}" != render ] && [ -n "${DISPLAY:-}" ] && [ -z "${QT_QPA_PLATFORM:-}" ]; then
    export QT_QPA_PLATFORM="xcb;wayland"
  fi
fi
exec "$here/lib/ld-linux-x86-64.so.2" --library-path "$here/lib" "$here/libexec/$program" "$@"
LAUNCHER
  chmod +x "$root/$(basename "$program")"
done

# A driver's libraries, opened at run time, ask for these by name.
for library in libdl.so.2 libpthread.so.0 librt.so.1 libm.so.6 libutil.so.1; do
  # To the end here too: an awk that leaves early would end ldconfig by a broken pipe.
  found=$(ldconfig -p | awk -v l="$library" '$1 == l && /x86-64/ && !path {path = $NF} END {print path}')
  if [ -n "$found" ]; then take "$found" "$root/lib/"; fi
done

if [ "$uses_qt" = yes ]; then
  plugins=$(qtpaths6 --query QT_INSTALL_PLUGINS 2>/dev/null || /usr/lib/qt6/bin/qmake6 -query QT_INSTALL_PLUGINS)
  for plugin in platforms/libqoffscreen.so platforms/libqxcb.so platforms/libqwayland-generic.so \
    wayland-shell-integration wayland-decoration-client imageformats iconengines/libqsvgicon.so; do
    for file in "$plugins/$plugin" "$plugins/$plugin"/*.so; do
      if [ ! -f "$file" ]; then continue; fi
      target=$root/plugins/${file#"$plugins"/}
      mkdir -p "$(dirname "$target")"
      take "$file" "$target"
      strip "$target"
      take_libraries "$file"
    done
  done
  if [ -d /usr/share/X11/xkb ]; then cp -rL /usr/share/X11/xkb "$root/xkb" && echo /usr/share/X11/xkb/rules/base.xml >>"$taken"; fi
  mkdir -p "$root/fonts"
  # The last ones for Chinese and Korean: 15 MB, where Noto's would be 90.
  for font in Inter-Regular.otf Inter-Medium.otf Inter-SemiBold.otf Inter-Bold.otf JetBrainsMono-Regular.ttf JetBrainsMono-Bold.ttf \
    wqy-microhei.ttc NanumGothic.ttf NanumGothicBold.ttf; do
    file=$(find /usr/share/fonts -name "$font" -print -quit 2>/dev/null)
    if [ -n "$file" ]; then take "$file" "$root/fonts/"; fi
  done
  cat >"$root/fonts/fonts.conf" <<'FONTS'
<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir prefix="relative">.</dir>
  <!-- What a system without settings of its own leaves open; full hinting would make every letter heavier. -->
  <match target="pattern">
    <edit name="antialias" mode="append"><bool>true</bool></edit>
    <edit name="hinting" mode="append"><bool>true</bool></edit>
    <edit name="hintstyle" mode="append"><const>hintslight</const></edit>
    <edit name="lcdfilter" mode="append"><const>lcddefault</const></edit>
  </match>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
FONTS
fi

# The notice of each Debian package that something was taken from, the full licences that the notices name, and where the
# sources are.
take_licences() {
  local file real package
  mkdir -p "$root/LICENSES/packages" "$root/LICENSES/common"
  sort -u "$taken" | while read -r file; do
    real=$(readlink -f "$file")
    # Where /lib is a link to /usr/lib, dpkg knows some files by the one name and some by the other.
    { dpkg-query -S "$real" "${real#/usr}" "$file" 2>/dev/null || true; } | sed -n '1s/[:,].*//p' | grep . ||
      echo "warpfold: $file is of no Debian package; see to its licence" >&2
  done | sort -u >"$staging/packages"
  {
    echo "What is packed beside Warpfold, and of which version. Notices are in packages/, the licences that they name in common/."
    echo "Sources: apt-get source PACKAGE=VERSION with the sources of $(. /etc/os-release && echo "$PRETTY_NAME"), or https://snapshot.debian.org"
    echo
    while read -r package; do
      dpkg-query -W -f '${Package} ${Version}\n' "$package" | head -n 1
      cp -L "/usr/share/doc/$package/copyright" "$root/LICENSES/packages/$package.txt"
    done <"$staging/packages"
  } >"$root/LICENSES/PACKAGES.txt"
  # Of headers that are compiled into the programs, and of what is linked into them.
  for package in libcli11-dev nlohmann-json3-dev libeigen3-dev; do
    if [ -f "/usr/share/doc/$package/copyright" ]; then cp -L "/usr/share/doc/$package/copyright" "$root/LICENSES/packages/$package.txt"; fi
  done
  if [ -f "$root/lib/libwarpfold-cub.so" ]; then
    cat >"$root/LICENSES/CUDA.txt" <<'CUDA'
libwarpfold-cub.so contains code of NVIDIA's CCCL, which is under the Apache License 2.0 with LLVM exceptions
(Apache-2.0.txt; https://github.com/NVIDIA/cccl), and the CUDA runtime (libcudart_static), which Attachment A of the CUDA
Toolkit's licence agreement allows to distribute (https://docs.nvidia.com/cuda/eula).
CUDA
  fi
  cat "$root"/LICENSES/packages/*.txt | grep -o '/usr/share/common-licenses/[A-Za-z0-9.-]*[A-Za-z0-9]' | sort -u |
    while read -r file; do
      if [ -f "$file" ]; then cp -L "$file" "$root/LICENSES/common/$(basename "$file").txt"; fi
    done
}
if command -v dpkg-query >/dev/null && [ -s "$taken" ]; then take_licences; fi

mkdir -p "$(dirname "$out")"
tar -C "$staging" -cf - "$name" | xz -T0 -6 >"$out"
printf '%s  %s MB\n' "$out" "$(($(stat -c %s "$out") / 1000000))"
