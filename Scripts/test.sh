#!/usr/bin/env bash
# Builds and runs the tests of Portable and of the kit.
#
# Both packages build in .build, so that the modules of Portable are built once. SwiftPM keeps the
# plan of its last build there and does not ask which package it was for: it is removed in between.
#
# Two processes run the tests, each one test after the other: side by side in one process every
# suite would make its host first, and each frame of the shared clock would go through the scenes of
# all that wait for the main actor. Portable's tests take 16 seconds of processor time one after the
# other and 71 side by side.
set -uo pipefail
cd "$(dirname "$0")/.."

swift="${SWIFT:-swift}"
plan=.build/debug.yaml
trap 'rm -f "$plan"' EXIT

build_tests() { # package
  rm -f "$plan"
  "$swift" build --build-tests --scratch-path "$PWD/.build" --package-path "$1"
}

run_tests() { # package, further arguments
  local tests=".build/debug/$1PackageTests.xctest"
  "$tests" --testing-library swift-testing --no-parallel "${@:2}"
}

build_tests Portable || exit 1
build_tests . || exit 1

# The drawing board has about as many tests as all others together.
log=.build/drawing-board-tests.log
run_tests ControlKit --filter DrawingBoardTests >"$log" 2>&1 &
board=$!
status=0
run_tests ControlKit --skip DrawingBoardTests || status=1
run_tests Portable || status=1
Scripts/swift5-sample.sh || status=1
# Debian's Python has Debian's Selenium; 77 is that there is no browser to try the page in.
/usr/bin/python3 Scripts/browser-test.py .build/debug/Catalog || [ $? -eq 77 ] || status=1
wait "$board" || status=1
cat "$log"
exit "$status"
