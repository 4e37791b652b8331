#!/usr/bin/env bash
# Builds and runs the tests of Portable and of the kit, and prints the seconds of each step.
#
# Both packages build in .build with the same flags, so that the modules of Portable are built once.
# SwiftPM keeps the plan of its last build there and does not ask which package it was for: it is
# removed in between.
#
# Each process runs its tests one after the other: side by side in one process every suite would make
# its host first, and each frame of the shared clock would go through the scenes of all that wait for
# the main actor. As many processes as the machine has cores run at once, the longest first.
set -uo pipefail
cd "$(dirname "$0")/.."

swift="${SWIFT:-swift}"
# Words of a command line; the Makefile sets them for every build.
read -ra flags <<<"${SWIFT_FLAGS:-}"
plan=.build/debug.yaml
logs=.build/test-logs
trap 'rm -f "$plan"' EXIT
mkdir -p "$logs"
rm -f "$logs"/*

build_tests() { # package
  local start=$SECONDS
  rm -f "$plan"
  "$swift" build --build-tests "${flags[@]}" --scratch-path "$PWD/.build" \
    --package-path "$1" || return
  echo "$((SECONDS - start)) build of $2" >>"$logs/steps"
}

# Runs a command with its output in a log, shows the log, and keeps the seconds.
run_step() { # name, command
  local name=$1 start=$SECONDS code=0
  shift
  "$@" >"$logs/$name.log" 2>&1 || code=$?
  cat "$logs/$name.log"
  echo "$((SECONDS - start)) $name" >>"$logs/steps"
  # Of the browser's script, that there is no browser to try the page in.
  [ "$code" -eq 0 ] || [ "$code" -eq 77 ] || echo "$name" >>"$logs/failed"
}

run_tests() { # package, name of the step, further arguments
  run_step "$2" ".build/debug/$1PackageTests.xctest" --testing-library swift-testing \
    --no-parallel "${@:3}"
}

run_browser() {
  # Debian's Python has Debian's Selenium.
  if [ -x /usr/bin/python3 ]; then
    run_step "live page" /usr/bin/python3 Scripts/browser-test.py .build/debug/Catalog
  else
    echo "The live page was not tried in a browser: apt install python3-selenium"
  fi
}

build_tests Portable Portable || exit 1
build_tests . "the kit" || exit 1

steps=(
  'run_tests ControlKit DrawingBoardTests --filter "^DrawingBoardTests\."'
  'run_tests Portable PortableTests'
  'run_tests ControlKit CatalogTests --filter "^CatalogTests\."'
  'run_tests ControlKit ActionSheetTests --filter "^ActionSheetTests\."'
  'run_tests ControlKit "other tests" --skip "^(DrawingBoard|Catalog|ActionSheet)Tests\."'
  run_browser
)
cores=$(getconf _NPROCESSORS_ONLN)
for step in "${steps[@]}"; do
  while [ "$(jobs -rp | wc -l)" -ge "$cores" ]; do wait -n; done
  eval "$step" &
done
wait

echo
echo "Seconds by step:"
sort -rn "$logs/steps" | awk '{ printf "%6d  %s\n", $1, substr($0, length($1) + 2) }'
printf '%6d  all, on %d cores\n' "$SECONDS" "$cores"
[ ! -e "$logs/failed" ] && exit
while read -r name; do
  echo
  echo "$name:"
  # A process that ended before it told has no such line: its last ones tell where it was.
  grep -aEm 40 '^✘ Test .*recorded an issue|^\S+: error:|Fatal error' "$logs/$name.log" ||
    tail -5 "$logs/$name.log"
done <"$logs/failed"
echo "Failed: $(paste -sd, "$logs/failed" | sed 's/,/, /g'). The output is in $logs." >&2
exit 1
