#!/usr/bin/env bash
# Makes ten mistakes that an iPhone punishes, each in a process of its own, and fails if one passes.
#
# The mistakes are in Portable/Tests/Planted. A mistake is caught when its test fails with the message
# below: a crash or another failure is none. Uses the tests of the last build.
#
# usage: Scripts/planted.sh [NAME...]
set -uo pipefail
cd "$(dirname "$0")/.."

tests="${PLANTED_TESTS:-.build/debug/PortablePackageTests.xctest}"

# The name of each mistake, and what its failure says.
mistakes='
text|the keyboard covers the field
gestures|a view does not protect its subviews from gestures
thread|misuse of UIView: a UILabel is used off the main thread
time|misuse of HeadlessHost.advance(by:)
constraints|Unable to simultaneously satisfy constraints
stack|a stack view has no intrinsic size
raises|misuse of UITableView.scrollToRow
observation|misuse of NSObject.observe
appearance|misuse of Tile.appearance().spacing
lifecycle|the delegate of a scene app does not enter the background
'

if [ ! -x "$tests" ]; then
  echo "planted: $tests is missing; build the tests first" >&2
  exit 1
fi

run() { # name
  PLANTED_MISTAKE="$1" timeout 120 "$tests" --testing-library swift-testing --no-parallel \
    --filter "PlantedMistakes" 2>&1
}

status=0
# Without a mistake the same process passes.
if ! output="$(run nothing)" || ! grep -q "passed after" <<<"$output"; then
  printf '%s\n' "$output"
  echo "planted: the test without a mistake fails"
  exit 1
fi

count=0
while IFS='|' read -r name message; do
  [ -n "$name" ] || continue
  if [ $# -gt 0 ] && [[ " $* " != *" $name "* ]]; then continue; fi
  count=$((count + 1))
  output="$(run "$name")"
  code=$?
  if [ "$code" -eq 1 ] && grep -qF -- "$message" <<<"$output"; then
    echo "planted: $name is caught"
  else
    status=1
    if [ "$code" -eq 0 ]; then
      echo "planted: $name PASSES"
    else
      echo "planted: $name fails with $code, but without \"$message\":"
      tail -20 <<<"$output"
    fi
  fi
done <<<"$mistakes"

if [ "$count" -eq 0 ]; then
  echo "planted: there is no mistake of that name" >&2
  exit 1
fi
exit "$status"
