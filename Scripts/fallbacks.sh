#!/usr/bin/env bash
# Runs the kit's tests as on a system before iOS 26, and names the fallback that each failure is of.
#
# Off Apple every #available is true, so what stands behind it for an older system never runs. Here
# each one of Sources becomes a question that an environment variable answers, in a copy of the tree
# in .build/fallbacks. The copy builds in .build as the tree does, with the modules of Portable that
# are there; the next build of the tree compiles the kit anew.
#
# All tests run with every answer false; those that fail run once more for each of the sites alone.
# Where a test asks for a newer system, the answer is false only in the first of these runs.
set -uo pipefail
cd "$(dirname "$0")/.."

root=$PWD
tree=.build/fallbacks
logs=.build/fallbacks-logs
plan=.build/debug.yaml
tests=.build/debug/ControlKitPackageTests.xctest
trap 'rm -f "$plan"' EXIT
rm -rf "$tree" "$logs"
mkdir -p "$tree" "$logs"

copy_tree() {
  git ls-files -z --cached --others --exclude-standard |
    while IFS= read -r -d '' file; do [ -e "$file" ] && printf '%s\0' "$file"; done |
    tar --create --null --files-from - | tar --extract --directory "$tree"
  sed -i "s|\.package(path: \"Portable\")|.package(path: \"$root/Portable\")|" "$tree/Package.swift"
  cat >"$tree/Sources/ControlCore/FallbackSite.swift" <<'SWIFT'
import Foundation

package enum FallbackSite {
  private static let older = ProcessInfo.processInfo.environment["FALLBACK_SITES"] ?? ""
  private static let names = Set(older.split(separator: ",").map(String.init))

  package static func hasNewerSystem(_ site: String) -> Bool {
    !names.contains(site) && !names.contains("all")
  }
}
SWIFT
}

# Replaces the conditions of a file and prints the name of each. Lines keep their numbers.
rewrite() { # file
  local import="import ControlCore;"
  case "$1" in */Sources/ControlCore/*) import="" ;; esac
  awk -v name="$(basename "$1")" -v import="$import" -v output="$1.rewritten" '
    {
      site = name ":" FNR
      call = "FallbackSite.hasNewerSystem(\"" site "\")"
      if (sub(/#available\([^)]*\)/, call) || sub(/#unavailable\([^)]*\)/, "!" call)) print site
      if (FNR == 1 && import != "") $0 = import " " $0
      print >output
    }' "$1"
  mv "$1.rewritten" "$1"
}

# Replaces the conditions below a folder. Linux compiles no file of SwiftUI.
rewrite_folder() { # folder
  grep -rlE '#(un)?available\(' "$tree/$1" --include='*.swift' | sort |
    while IFS= read -r file; do
      grep -q '^#if canImport(SwiftUI)' "$file" || rewrite "$file"
    done
}

# Runs tests with the answers of some sites false. Prints what failed, and writes the names of the
# tests to a file.
run_tests() { # sites, name of the log, arguments
  local sites=$1 name=$2 log="$logs/$2" code=0
  shift 2
  FALLBACK_SITES="$sites" nice "$tests" --testing-library swift-testing --no-parallel \
    --event-stream-version 0 --event-stream-output-path "$log.events" "$@" >"$log.log" 2>&1 || code=$?
  Scripts/test-report.py "$name" "$log.events" "$log.log" "$code" >"$log.report"
  failed_tests "$log.events" >"$log.failed"
  # A process that crashed has not run all of its tests.
  grep -q '"kind":"runEnded"' "$log.events" || echo "$name did not end" >>"$log.failed"
}

failed_tests() { # events
  python3 - "$1" <<'PYTHON'
import json
import sys

found = set()
for line in open(sys.argv[1], errors="replace"):
    payload = json.loads(line)["payload"]
    issue = payload.get("issue")
    if issue and not issue.get("isKnown") and issue.get("_severity") != "warning":
        # Without file, line and column.
        found.add(payload.get("testID", "a test").rpartition("/")[0])
print("\n".join(sorted(found)), end="\n" if found else "")
PYTHON
}

# A regular expression for the tests of a list.
pattern() { # file
  sed -E 's/[][().^$*+?{}|\\]/\\&/g; s/.*/^&/' "$1" | paste -sd'|'
}

# What failed with the answers of some sites false, under a heading.
print_failures() { # heading, name of the log
  printf '\n%s\n' "$1"
  tail -n +2 "$logs/$2.report" | sed "s|$tree/||"
}

copy_tree
rewrite_folder Sources >"$logs/sites"
rewrite_folder Tests >/dev/null
count=$(wc -l <"$logs/sites")
read -ra flags <<<"${SWIFT_FLAGS:-}"
rm -f "$plan"
nice "${SWIFT:-swift}" build --build-tests "${flags[@]}" --scratch-path "$root/.build" \
  --package-path "$tree" >"$logs/build.log" 2>&1 || {
  tail -30 "$logs/build.log"
  exit 1
}

# Apart, as in Scripts/test.sh, because a process keeps what its tests leave in memory.
suites=(DrawingBoardTests CatalogTests ActionSheetTests)
for suite in "${suites[@]}"; do
  run_tests all "$suite" --filter "^$suite\."
done
run_tests all others --skip "^($(IFS='|'; echo "${suites[*]}"))\."
for name in "${suites[@]}" others; do
  head -1 "$logs/$name.report"
  cat "$logs/$name.failed" >>"$logs/failed"
done
if [ ! -s "$logs/failed" ]; then
  echo "Fallbacks: all tests pass with all $count sites false."
  exit
fi

echo "Fallbacks: $(wc -l <"$logs/failed") tests fail with all $count sites false. Each site alone:"
run_tests "" none --filter "$(pattern "$logs/failed")"
[ ! -s "$logs/none.failed" ] || print_failures "no site, so that the tests fail in the tree as well" none
cp "$logs/none.failed" "$logs/explained"
grep -vxFf "$logs/explained" "$logs/failed" >"$logs/to-explain"
while IFS= read -r site && [ -s "$logs/to-explain" ]; do
  run_tests "$site" "$site" --filter "$(pattern "$logs/to-explain")"
  cat "$logs/$site.failed" >>"$logs/explained"
  [ ! -s "$logs/$site.failed" ] || print_failures "$site" "$site"
done <"$logs/sites"
if grep -vxFf "$logs/explained" "$logs/failed" >"$logs/together"; then
  printf '\nonly several sites together\n'
  sed 's/^/  /' "$logs/together"
fi
echo "The output is in $logs." >&2
exit 1
