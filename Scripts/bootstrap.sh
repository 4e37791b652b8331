#!/usr/bin/env bash
# Makes sure that everything the package needs on this machine is there.
#
#   Scripts/bootstrap.sh [build|test|bench]
#
# "test" adds what the window tests need, "bench" what the benchmarks need. What is missing is
# installed with apt-get where that is allowed, with sudo where it is not and somebody can type a
# password; otherwise the exact command to type is printed.
set -euo pipefail

purpose="${1:-build}"
case "$purpose" in
  build | test | bench) ;;
  *) echo "usage: $0 [build|test|bench]" >&2; exit 64 ;;
esac

if [ "$(uname -s)" = Darwin ]; then
  command -v xcodebuild >/dev/null && exit 0
  echo "Xcode is missing: install it from the App Store, then run 'xcode-select --install'." >&2
  exit 1
fi

if ! command -v "${SWIFT:-swift}" >/dev/null; then
  echo "Swift 6.2 or newer is missing: install it from https://www.swift.org/install/linux/." >&2
  exit 1
fi

# pkg-config module, Debian package
libraries=(
  "cairo libcairo2-dev"
  "pangoft2 libpango1.0-dev"
  "fontconfig libfontconfig1-dev"
  "sdl2 libsdl2-dev"
  "liblz4 liblz4-dev"
  "libturbojpeg libturbojpeg0-dev"
)

# command, Debian package
tools=("pkg-config pkg-config" "make make")
case "$purpose" in
  test) tools+=("Xvfb xvfb" "xdotool xdotool") ;;
  bench) tools+=("valgrind valgrind") ;;
esac

# font family, Debian package, a file of it
fonts=(
  "Inter fonts-inter /usr/share/fonts/opentype/inter/Inter-Regular.otf"
  "DejaVu_Sans fonts-dejavu-core /usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
)

has_font() { # family, file
  [ -e "$2" ] && return 0
  command -v fc-list >/dev/null && [ -n "$(fc-list ":family=${1//_/ }" family)" ]
}

# Sets the array `missing` to the Debian packages that are needed.
find_missing() {
  missing=()
  local entry name package file
  for entry in "${tools[@]}"; do
    read -r name package <<<"$entry"
    command -v "$name" >/dev/null || missing+=("$package")
  done
  for entry in "${libraries[@]}"; do
    read -r name package <<<"$entry"
    pkg-config --exists "$name" 2>/dev/null || missing+=("$package")
  done
  for entry in "${fonts[@]}"; do
    read -r name package file <<<"$entry"
    has_font "$name" "$file" || missing+=("$package")
  done
}

find_missing
[ "${#missing[@]}" -eq 0 ] && exit 0

if ! command -v apt-get >/dev/null; then
  echo "Missing here: ${missing[*]} (Debian's names). Install them with this system's package" \
    "manager, then run the command again." >&2
  exit 1
fi

as_root=()
if [ "$(id -u)" -ne 0 ]; then
  if command -v sudo >/dev/null && sudo -n true 2>/dev/null; then
    as_root=(sudo -n)
  elif command -v sudo >/dev/null && [ -t 0 ] && [ -z "${CI:-}" ]; then
    as_root=(sudo)  # Somebody is there to type a password.
  else
    echo "Missing: ${missing[*]}. Type this, then run the command again:" >&2
    echo "  sudo apt-get update && sudo apt-get install -y --no-install-recommends ${missing[*]}" >&2
    exit 1
  fi
fi

# A machine that has just started often updates itself: then apt-get waits until it may.
apt_get() {
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -q -o DPkg::Lock::Timeout=300 "$@"
}

# Also repairs a package whose files were deleted.
install_missing() {
  apt_get install -y --no-install-recommends --reinstall "${missing[@]}"
}

echo "Installing ${missing[*]} with apt-get."
log="$(mktemp)"
trap 'rm -f "$log"' EXIT
# Lists that are absent or old make the first attempt fail; then they are fetched.
if ! install_missing >"$log" 2>&1; then
  if ! { apt_get update && install_missing; } >"$log" 2>&1; then
    tail -n 15 "$log" >&2
    echo "apt-get could not install them. Once it can, type:" >&2
    echo "  sudo apt-get update && sudo apt-get install -y --no-install-recommends ${missing[*]}" >&2
    exit 1
  fi
fi

hash -r
find_missing
if [ "${#missing[@]}" -ne 0 ]; then
  echo "Still not found after the installation: ${missing[*]}. Is PKG_CONFIG_PATH or" \
    "PKG_CONFIG_LIBDIR set to something unusual?" >&2
  exit 1
fi
