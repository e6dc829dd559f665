#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Warpfold authors
# SPDX-License-Identifier: Apache-2.0
#
# The Debian package: what is in it, and, with WARPFOLD_LONG=1, what lintian says, and, as root and where debootstrap is,
# that it installs, runs and goes without a trace in a bare Debian.
#   deb_test.sh BUILD_FOLDER
set -euo pipefail
for program in cpack dpkg-deb dpkg-shlibdeps; do
  command -v "$program" >/dev/null || { echo "SKIPPED: there is no $program (Debian: dpkg-dev)"; exit 77; }
done
folder=$(mktemp -d)
bare=$folder/bare
trap 'rm -rf --one-file-system "$folder"' EXIT
fail() {
  echo "deb_test.sh: $*" >&2
  exit 1
}

(cd "$1" && cpack -G DEB -B "$folder" -D CPACK_DEBIAN_COMPRESSION_TYPE=gzip) >"$folder/log" 2>&1 || { cat "$folder/log"; fail "cpack failed"; }
deb=$(echo "$folder"/warpfold_*.deb)
dpkg-deb -c "$deb" >"$folder/files"
for file in bin/warpfold bin/warpfold-cli share/applications/warpfold.desktop share/mime/packages/warpfold.xml \
  share/metainfo/org.warpfold.Warpfold.metainfo.xml share/man/man1/warpfold.1.gz share/man/man1/warpfold-cli.1.gz \
  share/bash-completion/completions/warpfold share/warpfold/recordings/nvidia-h200.warpfold share/doc/warpfold/copyright \
  share/doc/warpfold/changelog.gz share/doc/warpfold/notices/libcli11-dev.txt; do
  grep -q " \./usr/$file\$" "$folder/files" || fail "usr/$file is not in the package"
done
if [ -z "${WARPFOLD_LONG:-}" ]; then exit 0; fi
if command -v lintian >/dev/null; then
  lintian --allow-root --fail-on error "$deb" || fail "lintian found an error"
else
  echo "lintian is not installed, so the package was not checked with it"
fi
if [ "$(id -u)" != 0 ] || ! command -v debootstrap >/dev/null || ! unshare -m true 2>/dev/null; then
  echo "not root, or no debootstrap: the package was not installed into a bare Debian"
  exit 0
fi
# The release of Debian that this is, from where this machine has its packages.
release=$(. /etc/os-release && echo "$VERSION_CODENAME")
mirror=$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' | grep -m1 '/debian/*$')
debootstrap --variant=minbase "$release" "$bare" "$mirror" >"$folder/log" 2>&1 || { tail -3 "$folder/log"; fail "debootstrap failed"; }
cp "$deb" "$bare/root/warpfold.deb"
cat >"$bare/root/steps.sh" <<'STEPS'
set -e
export DEBIAN_FRONTEND=noninteractive LC_ALL=C
apt-get update -qq
apt-get install -y --no-install-recommends /root/warpfold.deb >/root/log 2>&1 || { tail -5 /root/log; exit 1; }
warpfold-cli --version
warpfold-cli run --kernel interleaved --n 2^16 --json >/root/run.json
grep -q '"matches": *true' /root/run.json
warpfold --version
warpfold render --view tree -o /root/tree.png
warpfold render --view latency --backend recording:nvidia-h200 -o /root/latency.svg
[ -s /root/tree.png ] && [ -s /root/latency.svg ]
dpkg -L warpfold >/root/files
apt-get purge -y warpfold >/root/log 2>&1 || { tail -5 /root/log; exit 1; }
while read -r file; do if [ -f "$file" ]; then echo "left behind: $file"; exit 1; fi; done </root/files
for left in /usr/lib/warpfold /usr/share/warpfold /usr/share/doc/warpfold; do
  if [ -e "$left" ]; then echo "left behind: $left"; exit 1; fi
done
STEPS
# What is mounted in a namespace of its own goes with it, however this ends.
unshare -m sh -c 'mount --bind /proc "$0/proc" && mount --bind /dev "$0/dev" && exec chroot "$0" bash /root/steps.sh' "$bare" || fail "the package does not install, run or go in a bare Debian"
echo "installed, ran and went in a bare Debian $release"
