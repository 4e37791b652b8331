#!/usr/bin/env bash
# Runs the kit's tests in an iOS simulator. Needs a Mac with Xcode.
set -euo pipefail
cd "$(dirname "$0")/.."

device="$(xcrun simctl list devices available |
  sed -nE 's/^ *(iPhone [^(]*[^ (]) *\(([-0-9A-F]{36})\).*/\2/p' | tail -n 1)"
if [ -z "$device" ]; then
  echo "No iPhone simulator is installed: add one in Xcode's settings under Components." >&2
  exit 1
fi
exec xcodebuild test -quiet -scheme ControlKit-Package -destination "platform=iOS Simulator,id=$device"
