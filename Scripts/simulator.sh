#!/usr/bin/env bash
# On a Mac: the catalog in a simulator.
#
#   Scripts/simulator.sh run       builds the app, installs it and starts it
#   Scripts/simulator.sh test      runs the tests of the package and of the app
#   Scripts/simulator.sh devices   prints the devices that "test" chooses
#
# SIMULATOR chooses devices by their names or identifiers, separated by commas:
#
#   SIMULATOR="iPhone 17 Pro,iPad mini" Scripts/simulator.sh test
#
# Otherwise "test" runs on an iPhone and an iPad, so that the walk through the app sees both widths,
# or on the one kind that there is. "run" takes an iPhone that is booted, an iPad that is booted, or
# any. Of several devices of a kind one that is booted precedes, then one of the newest iOS.
set -euo pipefail
cd "$(dirname "$0")/.."

verb="${1:-}"
case "$verb" in
  run | test | devices) ;;
  *) echo "usage: $0 run|test|devices" >&2; exit 64 ;;
esac

# The devices of iOS, a line each with identifier, state and name; the list ends with the newest iOS.
devices="$(xcrun simctl list devices available | awk '
  /^-- / { isIOS = $2 == "iOS" }
  isIOS && match($0, /\([0-9A-F]+-[0-9A-F-]+\) \([A-Za-z ]+\)/) {
    identifier = substr($0, RSTART + 1, 36)
    state = substr($0, RSTART + 40, RLENGTH - 41)
    name = substr($0, 1, RSTART - 2)
    sub(/^ +/, "", name)
    print identifier "\t" (state == "Booted" ? "booted" : "off") "\t" name
  }')"

# The last device of a state whose name begins with a word; fails if there is none.
last() { awk -F '\t' -v state="$1" -v kind="$2" '
  (state == "any" || $2 == state) && index($3, kind) == 1 { found = $1 }
  END { if (found == "") exit 1; print found }' <<<"$devices"; }

# The last device of an identifier, a name or a part of a name, in this order; fails if there is none.
named() { awk -F '\t' -v wanted="$1" '
  $1 == wanted || $3 == wanted { exact = $1 }
  index($3, wanted) { part = $1 }
  END { if ((exact part) == "") exit 1; print (exact == "" ? part : exact) }' <<<"$devices"; }

chosen=()
if [ -n "${SIMULATOR:-}" ]; then
  # The bash of a Mac has no mapfile.
  while IFS= read -r name; do
    name="$(sed -E 's/^ +| +$//g' <<<"$name")"
    [ -n "$name" ] || continue
    chosen+=("$(named "$name")") || {
      echo "There is no available simulator '$name'; 'xcrun simctl list devices' lists them." >&2
      exit 1
    }
  done < <(tr ',' '\n' <<<"$SIMULATOR")
elif [ "$verb" = run ]; then
  if device="$(last booted iPhone || last booted iPad || last any iPhone || last any iPad)"; then
    chosen+=("$device")
  fi
else
  for kind in iPhone iPad; do
    if device="$(last booted "$kind" || last any "$kind")"; then chosen+=("$device"); fi
  done
fi
[ "${#chosen[@]}" -gt 0 ] || {
  echo "There is no simulator: install one with 'xcodebuild -downloadPlatform iOS'." >&2
  exit 1
}

if [ "$verb" = devices ]; then
  for device in "${chosen[@]}"; do grep -F "$device" <<<"$devices"; done
  exit
fi

products="$PWD/.build/xcode"
arguments=(
  -quiet -project Catalog/Catalog.xcodeproj -scheme Catalog -derivedDataPath "$products"
)

if [ "$verb" = test ]; then
  for device in "${chosen[@]}"; do
    arguments+=(-destination "platform=iOS Simulator,id=$device")
  done
  exec xcodebuild test "${arguments[@]}"
fi
device="${chosen[0]}"
xcodebuild build "${arguments[@]}" -destination "platform=iOS Simulator,id=$device"
xcrun simctl bootstatus "$device" -b >/dev/null
open -a Simulator --args -CurrentDeviceUDID "$device"
xcrun simctl install "$device" "$products/Build/Products/Debug-iphonesimulator/Catalog.app"
xcrun simctl launch "$device" org.controlkit.Catalog
