#!/usr/bin/env bash
# On a Mac: the catalog in a simulator.
#
#   Scripts/simulator.sh run     builds the app, installs it and starts it
#   Scripts/simulator.sh test    runs the tests of the package and of the app
#
# SIMULATOR chooses a device by its name or identifier; otherwise it is one that is booted, or the
# newest iPhone there is.
set -euo pipefail
cd "$(dirname "$0")/.."

verb="${1:-}"
case "$verb" in
  run | test) ;;
  *) echo "usage: $0 run|test" >&2; exit 64 ;;
esac

# The lists end with the newest system.
find_device() {
  local list
  list="$(xcrun simctl list devices available | grep -E '\([0-9A-F-]{36}\)')"
  { [ -n "${SIMULATOR:-}" ] && grep -F "$SIMULATOR" <<<"$list" | tail -n 1; } ||
    grep '(Booted)' <<<"$list" | tail -n 1 ||
    grep 'iPhone' <<<"$list" | tail -n 1
}

device="$(find_device | grep -oE '[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}')" || {
  echo "There is no simulator: install one with 'xcodebuild -downloadPlatform iOS'." >&2
  exit 1
}
products="$PWD/.build/xcode"
arguments=(
  -quiet -project Catalog/Catalog.xcodeproj -scheme Catalog -derivedDataPath "$products"
  -destination "platform=iOS Simulator,id=$device"
)

if [ "$verb" = test ]; then
  exec xcodebuild test "${arguments[@]}"
fi
xcodebuild build "${arguments[@]}"
xcrun simctl bootstatus "$device" -b >/dev/null
open -a Simulator --args -CurrentDeviceUDID "$device"
xcrun simctl install "$device" "$products/Build/Products/Debug-iphonesimulator/Catalog.app"
xcrun simctl launch "$device" org.controlkit.Catalog
