#!/usr/bin/env bash
# Builds and runs the tests of Portable and of the kit. Prints a line for each step, each failed test
# with what it found, and the seconds of each step. All output is in .build/test-logs.
#
# Both packages build in .build with the same flags, so that the modules of Portable are built once.
# SwiftPM keeps the plan of its last build there and does not ask which package it was for: it is
# removed in between.
#
# Each process runs its tests one after the other: side by side in one process every suite would make
# its host first, and each frame of the shared clock would go through the scenes of all that wait for
# the main actor. As many processes as the machine has cores run at once, the longest first. A process
# whose tests have passed with the same files is left out: rm -r .build/test-passed runs all.
set -uo pipefail
cd "$(dirname "$0")/.."

swift="${SWIFT:-swift}"
# Words of a command line; the Makefile sets them for every build.
read -ra flags <<<"${SWIFT_FLAGS:-}"
plan=.build/debug.yaml
logs=.build/test-logs
passed=.build/test-passed
trap 'rm -f "$plan"' EXIT
mkdir -p "$logs" "$passed"
rm -f "$logs"/*
# Of the time of a command: seconds of the clock, and of processors in the program and in the system.
TIMEFORMAT='%0R %0U %0S'

# Runs a command with its output in a log, keeps its seconds, prints a line and keeps it with what
# else is to say about a failure. Of a step that ends with 77, which could not be tried, the last
# line says why.
run_step() { # name, command
  local name=$1 log="$logs/$1.log" report="$logs/$1.report" code real user system
  shift
  { time "$@" >"$log" 2>&1; } 2>"$logs/$name.time"
  code=$?
  # After what the shell says about a process that a signal ended.
  read -r real user system < <(tail -1 "$logs/$name.time")
  rm "$logs/$name.time"
  echo "$real $((user + system)) $name" >>"$logs/steps"
  case $code in
    0) echo "✔ $name" ;;
    77) echo "– $name: not tried"; tail -1 "$log" >>"$logs/skipped" ;;
    *) echo "✘ $name: ended with $code"; explain "$log" ;;
  esac >"$report"
  if [ -e "$logs/$name.events" ]; then
    Scripts/test-report.py "$name" "$logs/$name.events" "$log" "$code" >"$report"
  fi
  head -1 "$report"
  [ "$code" -eq 0 ] || [ "$code" -eq 77 ] || { echo "$name" >>"$logs/failed"; return 1; }
}

# The errors of a log, each once, else its last lines.
explain() { # log
  local errors
  if errors=$(grep -aE '(^|: )error: ' "$1"); then
    awk '!seen[$0]++' <<<"$errors" | sed "s|$PWD/||" | head -40
  else
    tail -15 "$1"
  fi
}

build_tests() { # package, name of the step
  rm -f "$plan"
  run_step "$2" "$swift" build --build-tests "${flags[@]}" --scratch-path "$PWD/.build" \
    --package-path "$1"
}

run_tests() { # package, name of the step, further arguments
  run_step "$2" ".build/debug/$1PackageTests.xctest" --testing-library swift-testing \
    --no-parallel --event-stream-version 0 --event-stream-output-path "$logs/$2.events" "${@:3}"
}

# The code that has passed is recorded, so that the next run leaves it out.
run_samples() {
  run_tests ControlKit samples --filter "^SampleTests\." &&
    cp .build/samples/States.txt Tests/CatalogUITests/States.txt
}

# Runs a step unless it has passed with the same files of these folders and the same compiler.
run_changed() { # folders, command, package, name of the step, further arguments
  local folders record="$passed/$4" state
  read -ra folders <<<"$1"
  shift
  state=$({ git ls-files -z --cached --others --exclude-standard -- Package.swift "${folders[@]}" |
    xargs -0 sha256sum 2>/dev/null; "$swift" --version 2>/dev/null; } | sha256sum)
  if [ -z "${TORTURE-}${RECORD_SNAPSHOTS-}${BOARD_MAIN_GUARD-}" ] &&
    [ "$state" = "$(cat "$record" 2>/dev/null)" ]; then
    echo "✔ $3: passed before with these files"
    return
  fi
  rm -f "$record"
  "$@" && echo "$state" >"$record"
}

# The end of every run: what failed, the seconds, and what was left out.
finish() {
  [ ! -e "$logs/failed" ] || while read -r name; do
    printf '\n%s\n' "$name"
    tail -n +2 "$logs/$name.report"
  done <"$logs/failed"
  printf '\nSeconds, of processors, step:\n'
  sort -rn "$logs/steps" | awk -v all="$SECONDS" -v cores="$cores" '
    { cpu += $2; printf "%7d %7d  %s\n", $1, $2, substr($0, index($0, $3)) }
    END { printf "%7d %7d  all, on %d cores\n", all, cpu, cores }'
  [ ! -e "$logs/skipped" ] || cat "$logs/skipped"
  [ -e "$logs/failed" ] || exit 0
  echo "Failed: $(paste -sd, "$logs/failed" | sed 's/,/, /g'). The output is in $logs." >&2
  exit 1
}

cores=$(getconf _NPROCESSORS_ONLN)
build_tests Portable "build of Portable" || finish
rm -f "$plan"
run_step "code of the states" Scripts/samples.sh .build/samples || finish
SAMPLES=1 build_tests . "build of the kit" || finish

walks="(AccessibilityAudit|PageLayout|PageState|PageActions|LinkProcess|CatalogPagesWalk)Tests"
products="DrawingBoard|Catalog|ActionSheet|Sample"
core="Portable Sources/ControlCore"
steps=(
  'run_changed "$core Sources/DrawingBoard Tests/DrawingBoardTests Tests/BoardWriter" \
    run_tests ControlKit DrawingBoardTests --filter "^DrawingBoardTests\."'
  'run_changed . run_tests ControlKit "CatalogTests: every page" --filter "^CatalogTests\.$walks"'
  'run_changed . run_tests ControlKit CatalogTests --filter "^CatalogTests\." --skip "^CatalogTests\.$walks"'
  'run_changed Portable run_tests Portable PortableTests'
  'run_changed "$core Sources/ActionSheet Tests/ActionSheetTests" \
    run_tests ControlKit ActionSheetTests --filter "^ActionSheetTests\."'
  'run_changed . run_tests ControlKit "other tests" --skip "^($products)Tests\."'
  'run_samples'
)
# The browser waits most of its time, so that it is beside the others. Debian's Python has Debian's
# Selenium.
run_step "live page" "$(type -P /usr/bin/python3 python3 | head -1)" Scripts/browser-test.py \
  .build/debug/Catalog &
live=$!
for step in "${steps[@]}"; do
  while [ "$(jobs -rp | grep -cvx "$live")" -ge "$cores" ]; do wait -n; done
  eval "$step" &
done
wait
finish
