# SPDX-FileCopyrightText: 2026 The Warpfold authors
# SPDX-License-Identifier: Apache-2.0
#
# Sourced by run.sh and test.sh: installs what is missing, configures and builds. Defines install_packages, configure,
# build, build_later, summary, say and fail; expects `top` to be the project's folder. Nothing here asks a question, but
# for the password that sudo wants on a terminal.

build_packages=(g++ cmake ninja-build ccache pkg-config qt6-base-dev qt6-svg-dev qt6-wayland libqcustomplot-dev libgl-dev
  libtbb-dev libcli11-dev nlohmann-json3-dev libfmt-dev libsqlite3-dev zlib1g-dev libeigen3-dev
  libgif-dev libwebp-dev libimagequant-dev fonts-inter fonts-jetbrains-mono fonts-wqy-microhei fonts-nanum
  qt6-l10n-tools qt6-translations-l10n)

# For reductions over several ranks; the programs build and work without.
ranks_packages=(openmpi-bin libopenmpi-dev)

say() { printf '%s\n' "warpfold: $*"; }
fail() {
  printf '%s\n' "warpfold: $*" >&2
  exit 1
}

# Sets `root` to what runs a command as root: nothing, or sudo.
become_root() {
  root=()
  if [ "$(id -u)" = 0 ]; then return; fi
  local by_hand="as root, run: apt-get install ${missing[*]}"
  command -v sudo >/dev/null || fail "packages are missing and there is no sudo; $by_hand"
  root=(sudo)
  if [ -t 0 ]; then return; fi
  root=(sudo -n)
  sudo -n true 2>/dev/null || fail "packages are missing and sudo wants a password; $by_hand"
}

is_installed() { [ "$(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null)" = installed ]; }

# Installs those of the given Debian packages that are missing, and those of optional_packages that the distribution
# has. Asks dpkg only: quick when nothing is missing.
optional_packages=()
install_packages() {
  command -v dpkg-query >/dev/null && command -v apt-get >/dev/null ||
    fail "this system has no apt; install the packages named in resources/packaging/install.sh by its own means and build with cmake --preset release"
  missing=()
  for package in "$@"; do
    if ! is_installed "$package"; then missing+=("$package"); fi
  done
  if [ ${#missing[@]} != 0 ]; then
    rm -f "$top"/build/*/build.ninja # what is found changes, also where somebody else installs them: configure again
    become_root
    quietly "the network and /etc/apt/sources.list" "${root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get update
    say "installing ${#missing[@]} packages: ${missing[*]}"
    quietly "the network, and that this is Debian 12 or newer" apt_install "${missing[@]}"
  fi
  install_optional "${optional_packages[@]}"
}

apt_install() {
  "${root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends \
    -o Dpkg::Options::=--force-confdef -o Dpkg::Options::=--force-confold "$@"
}

# Installs those that are missing where that can be done without a question; nothing here is needed.
install_optional() {
  missing=()
  local package
  for package in "$@"; do
    if ! is_installed "$package" && apt-cache show "$package" >/dev/null 2>&1; then missing+=("$package"); fi
  done
  if [ ${#missing[@]} = 0 ]; then return; fi
  root=()
  if [ "$(id -u)" != 0 ]; then
    sudo -n true 2>/dev/null || return 0
    root=(sudo -n)
  fi
  say "installing ${#missing[@]} optional packages: ${missing[*]}"
  if apt_install "${missing[@]}" >/dev/null 2>&1 </dev/null; then
    rm -f "$top"/build/*/build.ninja
  else
    say "they could not be installed; what needs them is left out"
  fi
}

# quietly WHAT_TO_CHECK COMMAND...: without input; its last words only where it fails.
quietly() {
  local check=$1 log
  shift
  log=$(mktemp)
  if ! "$@" >"$log" 2>&1 </dev/null; then
    tail -n 5 "$log" >&2
    fail "installing packages failed; check $check"
  fi
  rm -f "$log"
}

# configure PRESET
configure() {
  command -v g++ >/dev/null || fail "there is no C++ compiler; install g++ 12 or newer"
  if [ -f "$top/build/$1/build.ninja" ]; then return; fi
  say "configuring"
  local log
  log=$(mktemp)
  (cd "$top" && cmake --preset "$1") >"$log" 2>&1 || {
    tail -n 20 "$log" >&2
    fail "configuring failed; remove $top/build and try again"
  }
  rm -f "$log"
}

# Reads a build's output and tells every tenth of it, once.
tell_tenths() {
  local line told=0 tenth
  while IFS= read -r line; do
    if [[ $line =~ ^\[([0-9]+)/([0-9]+)\] ]]; then
      tenth=$((10 * BASH_REMATCH[1] / BASH_REMATCH[2]))
      if ((tenth > told)); then
        say "building $((10 * tenth)) %"
        told=$tenth
      fi
    fi
  done
}

# build PRESET [TARGET...]: ninja's own progress line on a terminal, a line every tenth elsewhere, errors in full. Two
# builds in one folder at a time would spoil it, so a second one waits.
build() {
  local preset=$1 log command
  shift
  command=(cmake --build --preset "$preset")
  if [ $# != 0 ]; then command+=(--target "$@"); fi
  mkdir -p "$top/build/$preset"
  command=(flock "$top/build/$preset/.building" "${command[@]}")
  cd "$top"
  if [ -t 1 ]; then
    "${command[@]}" || fail "the build failed; the first error above says where"
    return
  fi
  say "building"
  log=$(mktemp)
  NINJA_STATUS='[%f/%t] ' "${command[@]}" 2>&1 | tee "$log" | tell_tenths || {
    grep -E -A5 'error|FAILED' "$log" | head -n 60 >&2 || true
    tail -n 5 "$log" >&2
    fail "the build failed; the first error above says where"
  }
  rm -f "$log"
}

# build_later PRESET SECONDS TARGET: builds a library in the background, after a while, for the next start. Does nothing
# where there is no such target, and says nothing where an earlier start has built it.
build_later() {
  local log=$top/build/$1/$3.log
  if ! grep -q "^build $3:" "$top/build/$1/build.ninja"; then return; fi
  if [ ! -f "$top/build/$1/bin/lib$3.so" ]; then
    say "$3 is built in the background, for the next start; its log is ${log#"$top/"}"
  fi
  (
    cd "$top"
    sleep "$2"
    exec nice -n 19 flock "$top/build/$1/.building" cmake --build --preset "$1" --target "$3"
  ) >"$log" 2>&1 </dev/null &
}

# slowest JUNIT_FILE: the ten suites that took the most seconds together, with how many tests they have.
slowest() {
  sed -n 's/.*<testcase name="\([^"]*\)".* time="\([0-9.]*\)".*/\1\t\2/p' "$1" |
    awk -F '\t' '{ suite = $1; sub(/\..*$/, "", suite); sub(/^.*\//, "", suite); seconds[suite] += $2; ++tests[suite] }
         END { for (suite in seconds) printf "%.1f %s %d\n", seconds[suite], suite, tests[suite] }' |
    sort -rn |
    awk 'NR <= 10' | # head would end before sort has written all, which pipefail takes for a failure
    while read -r seconds suite tests; do
      say "$(LC_ALL=C printf '%7.1f s %5d %s' "$seconds" "$tests" "$suite")"
    done
}

# summary JUNIT_FILE SECONDS: the slowest suites, and one line on all tests.
summary() {
  if [ ! -s "$1" ]; then return; fi
  slowest "$1"
  local suite
  suite=$(head -n 20 "$1" | tr '\n\t' '  ')
  suite=${suite#*<testsuite }
  suite=${suite%%>*}
  count() { sed -n "s/.* $1=\"\([0-9]*\)\".*/\1/p" <<<"$suite" | head -n 1; }
  local all failed skipped
  all=$(count tests) failed=$(count failures) skipped=$(($(count skipped) + $(count disabled)))
  say "$((all - failed - skipped)) tests passed, $failed failed, $skipped skipped, in $2 s"
}
