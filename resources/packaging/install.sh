# SPDX-FileCopyrightText: 2026 The Warpfold authors
# SPDX-License-Identifier: Apache-2.0
#
# Sourced by run.sh and test.sh: installs what is missing, configures and builds. Defines install_packages, configure,
# build and fail; expects `top` to be the project's folder.

build_packages=(g++ cmake ninja-build ccache pkg-config qt6-base-dev qt6-svg-dev qt6-wayland libqcustomplot-dev libgl-dev
  libboost-context-dev libtbb-dev libcli11-dev nlohmann-json3-dev libfmt-dev fonts-inter fonts-jetbrains-mono)

say() { printf '%s\n' "warpfold: $*"; }
fail() {
  printf '%s\n' "warpfold: $*" >&2
  exit 1
}

# Runs as root: directly, or through sudo with the question that sudo asks.
as_root() {
  if [ "$(id -u)" = 0 ]; then
    "$@"
  elif command -v sudo >/dev/null; then
    sudo "$@"
  else
    fail "packages are missing and there is no sudo; as root, run: apt-get install ${missing[*]}"
  fi
}

# Installs those of the given Debian packages that are missing. Asks dpkg only: quick when nothing is.
install_packages() {
  command -v dpkg-query >/dev/null && command -v apt-get >/dev/null ||
    fail "this system has no apt; install the packages named in resources/packaging/install.sh by its own means and build with cmake --preset release"
  missing=()
  for package in "$@"; do
    if [ "$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null)" != installed ]; then missing+=("$package"); fi
  done
  if [ ${#missing[@]} = 0 ]; then return; fi
  rm -f "$top"/build/*/build.ninja # what is found changes: configure again
  say "installing ${#missing[@]} packages: ${missing[*]}"
  log=$(mktemp)
  if ! as_root apt-get update >"$log" 2>&1; then
    tail -n 3 "$log" >&2
    fail "apt-get update failed; check the network and /etc/apt/sources.list"
  fi
  if ! as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "${missing[@]}" >"$log" 2>&1; then
    tail -n 5 "$log" >&2
    fail "apt-get install failed; Debian 12 or newer is needed, and a network that reaches its packages"
  fi
  rm -f "$log"
}

# configure PRESET
configure() {
  command -v g++ >/dev/null || fail "there is no C++ compiler; install g++ 12 or newer"
  if [ ! -f "$top/build/$1/build.ninja" ]; then
    say "configuring"
    log=$(mktemp)
    (cd "$top" && cmake --preset "$1") >"$log" 2>&1 || {
      tail -n 20 "$log" >&2
      fail "configuring failed; remove $top/build and try again"
    }
    rm -f "$log"
  fi
}

# build PRESET [TARGET...]: ninja's own progress line on a terminal, errors in full anywhere.
build() {
  preset=$1
  shift
  targets=()
  if [ $# != 0 ]; then targets=(--target "$@"); fi
  if [ -t 1 ]; then
    (cd "$top" && cmake --build --preset "$preset" "${targets[@]}") || fail "the build failed; the first error above says where"
    return
  fi
  say "building"
  log=$(mktemp)
  (cd "$top" && cmake --build --preset "$preset" "${targets[@]}") >"$log" 2>&1 || {
    grep -E -A5 'error|FAILED' "$log" | head -n 60 >&2 || true
    tail -n 5 "$log" >&2
    fail "the build failed; the first error above says where"
  }
  rm -f "$log"
}
