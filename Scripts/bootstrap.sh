#!/usr/bin/env bash
# Makes sure that everything the package needs on this machine is there.
#
#   Scripts/bootstrap.sh [build|test|bench|lint|ios|cjk]
#
# "test" adds what the window tests need, "bench" what the benchmarks need; "lint" is for what reads
# the Xcode project, from PyPI in an environment of its own in .build. "cjk" adds the font of Chinese,
# Japanese and Korean, which nothing else needs: "build" prints a line where it is missing. What is missing is
# installed with apt-get where that is allowed, with sudo where it is not and somebody can type a
# password; otherwise the exact command to type is printed. "bench" then tries to install the
# drawing board's rivals, and goes on without them where that fails: their rows are left out.
set -euo pipefail

purpose="${1:-build}"
case "$purpose" in
  build | test | bench | lint | ios | cjk) ;;
  *) echo "usage: $0 [build|test|bench|lint|cjk]" >&2; exit 64 ;;
esac

# Fails where Python cannot make an environment, or PyPI cannot be reached, with the reason.
install_xcode_tools() {
  local folder output
  folder="$(dirname "$0")/../.build/xcode-tools"
  mkdir -p "$folder"
  output="$(python3 -m venv "$folder" 2>&1 &&
    "$folder/bin/pip" install --quiet --disable-pip-version-check --timeout 20 --retries 1 \
      kin==2.1.16 pbxproj==4.3.3 2>&1)" && return 0
  rm -rf "$folder"
  echo "kin 2.1.16 and pbxproj 4.3.3 could not be installed from PyPI:" >&2
  tail -n 5 <<<"$output" >&2
  return 1
}

if [ "$(uname -s)" = Darwin ]; then
  [ "$purpose" != lint ] || { install_xcode_tools; exit; }
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
  "sqlite3 libsqlite3-dev"
  "libturbojpeg libturbojpeg0-dev"
  "libpng libpng-dev"
  "libwebsockets libwebsockets-dev"
)

# command, Debian package
tools=("pkg-config pkg-config" "make make" "python3 python3")
case "$purpose" in
  test) tools+=("Xvfb xvfb" "xdotool xdotool" "pdftocairo poppler-utils"
    "rsvg-convert librsvg2-bin") ;;
  bench) tools+=("valgrind valgrind") ;;
  ios) tools+=("python3 python3") ;;
esac

# Python module, Debian package
modules=()

# font family, Debian package, a file of it
fonts=(
  "Inter fonts-inter /usr/share/fonts/opentype/inter/Inter-Regular.otf"
  "DejaVu_Sans fonts-dejavu-core /usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
)

if [ "$purpose" = lint ]; then
  tools=("python3 python3") libraries=() fonts=()
  modules=("ensurepip python3-venv")
fi

# library or file, Debian package; about 55 MB to fetch and 220 MB on the disk, most of it for GEGL
rivals=(
  "libmypaint-1.5.so.1 libmypaint-1.5-1"
  "/usr/lib/mypaint/lib/document.py mypaint"
  "libgegl-0.4.so.0 libgegl-0.4-0"
)

# About 57 MB to fetch, and 93 MB on the disk.
cjk_font="/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc"
[ "$purpose" != cjk ] || fonts+=("Noto_Sans_CJK_JP fonts-noto-cjk $cjk_font")

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
  for entry in "${modules[@]}"; do
    read -r name package <<<"$entry"
    python3 -c "import $name" 2>/dev/null || missing+=("$package")
  done
  for entry in "${fonts[@]}"; do
    read -r name package file <<<"$entry"
    has_font "$name" "$file" || missing+=("$package")
  done
}

# Sets the array `missing` to the Debian packages of the rivals that are not installed.
find_missing_rivals() {
  missing=()
  local entry file package known
  known="$(PATH="$PATH:/usr/sbin:/sbin" ldconfig -p 2>/dev/null || true)"
  for entry in "${rivals[@]}"; do
    read -r file package <<<"$entry"
    [[ -e "$file" || "$known" == *"$file"* ]] || missing+=("$package")
  done
}

as_root=()
# Sets the array `as_root` to what comes before a command that only root may give. Fails where
# that is nothing that works; an argument allows to ask for a password.
find_root() {
  as_root=()
  [ "$(id -u)" -eq 0 ] && return 0
  command -v sudo >/dev/null || return 1
  as_root=(sudo -n)
  sudo -n true 2>/dev/null && return 0
  as_root=(sudo)  # Somebody is there to type a password.
  [ -n "${1:-}" ] && [ -t 0 ] && [ -z "${CI:-}" ]
}

# A machine that has just started often updates itself: then apt-get waits until it may.
apt_get() {
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -q -o DPkg::Lock::Timeout=300 "$@"
}

# Also repairs a package whose files were deleted.
install_missing() {
  apt_get install -y --no-install-recommends --reinstall "${missing[@]}"
}

log="$(mktemp)"
trap 'rm -f "$log"' EXIT

# Lists that are absent or old make the first attempt fail; then they are fetched.
try_installing() {
  install_missing >"$log" 2>&1 || { apt_get update && install_missing; } >"$log" 2>&1
}

command_to_type() {
  echo "  sudo apt-get update && sudo apt-get install -y --no-install-recommends ${missing[*]}"
}

install_needed() {
  if ! command -v apt-get >/dev/null; then
    echo "Missing here: ${missing[*]} (Debian's names). Install them with this system's package" \
      "manager, then run the command again." >&2
    exit 1
  fi
  if ! find_root may-ask; then
    echo "Missing: ${missing[*]}. Type this, then run the command again:" >&2
    command_to_type >&2
    exit 1
  fi
  echo "Installing ${missing[*]} with apt-get."
  if ! try_installing; then
    tail -n 15 "$log" >&2
    echo "apt-get could not install them. Once it can, type:" >&2
    command_to_type >&2
    exit 1
  fi
  hash -r
  find_missing
  if [ "${#missing[@]}" -ne 0 ]; then
    echo "Still not found after the installation: ${missing[*]}. Is PKG_CONFIG_PATH or" \
      "PKG_CONFIG_LIBDIR set to something unusual?" >&2
    exit 1
  fi
}

# Nobody is asked for a password for what can be left out.
install_rivals() {
  if command -v apt-get >/dev/null && find_root; then
    echo "Installing ${missing[*]} with apt-get, to be measured beside the drawing board."
    try_installing && return
  fi
  echo "Going on without the rows of ${missing[*]} (Debian's names). To have them, type:"
  command_to_type
}

find_missing
[ "${#missing[@]}" -eq 0 ] || install_needed
if [ "$purpose" = bench ]; then
  find_missing_rivals
  [ "${#missing[@]}" -eq 0 ] || install_rivals
fi
[ "$purpose" != lint ] || install_xcode_tools
if [ "$purpose" = build ] && [ ! -e "$cjk_font" ]; then
  echo "Chinese, Japanese and Korean are drawn as boxes: Scripts/bootstrap.sh cjk installs their font."
fi
