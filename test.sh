#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Warpfold authors
# SPDX-License-Identifier: Apache-2.0
#
# Installs what is missing, builds, and runs all tests. Arguments go to ctest, e.g. ./test.sh -R emulator
set -euo pipefail
top=$(cd "$(dirname "$0")" && pwd)
. "$top/resources/packaging/install.sh"

install_packages "${build_packages[@]}" libgtest-dev xvfb xauth xdotool xclip python3-numpy imagemagick
configure release
build release
say "testing"
cd "$top"
exec ctest --preset release "$@"
