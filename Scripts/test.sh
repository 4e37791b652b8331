#!/usr/bin/env bash
# Runs the tests of Portable, then those of the kit.
#
# Both packages build in .build, so that the modules of Portable are built once. SwiftPM keeps the
# plan of its last build there and does not ask which package it was for: it is removed in between.
set -uo pipefail
cd "$(dirname "$0")/.."

plan=.build/debug.yaml
trap 'rm -f "$plan"' EXIT

# One test after the other: side by side every suite would make its host first, and each frame of
# the shared clock would go through the scenes of all that wait for the main actor.
run_tests() {
  rm -f "$plan"
  "${SWIFT:-swift}" test --disable-xctest --no-parallel --scratch-path "$PWD/.build" \
    --package-path "$1"
}

status=0
run_tests Portable || status=1
run_tests . || status=1
exit "$status"
