#!/usr/bin/env bash
# Runs the kit's tests as on a system before iOS 26, and names the fallback that each failure is of.
#
# Off Apple every #available is true, so what stands behind it for an older system never runs. Here
# each one of Sources becomes a question that an environment variable answers, in a copy of the tree
# in .build/fallbacks. The copy builds in .build as the tree does, with the modules of Portable that
# are there; the next build of the tree compiles the kit anew.
#
# All tests run with every answer false; those that fail run once more for each of the sites alone.
# A test of what only a newer system has says so with the trait .newerSystem.
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

# Linux compiles no file of SwiftUI.
rewrite_sites() {
  grep -rlE '#(un)?available\(' "$tree/Sources" --include='*.swift' | sort |
    while IFS= read -r file; do
      grep -q '^#if canImport(SwiftUI)' "$file" || rewrite "$file"
    done
}

# Runs tests with the answers of some sites false, and writes the names of those that fail.
run_tests() { # sites, name of the log, arguments
  local sites=$1 log="$logs/$2" code=0
  shift 2
  FALLBACK_SITES="$sites" nice "$tests" --testing-library swift-testing --no-parallel \
    --xunit-output "$log.xml" "$@" >"$log.log" 2>&1 || code=$?
  failed_tests "$log" || {
    echo "The process of $log.log ended with $code before it wrote its results." >&2
    tail -5 "$log.log" >&2
    return 1
  }
}

# The file's name has a suffix for the results of Swift Testing.
failed_tests() { # path without extension
  python3 - "$1" <<'PYTHON'
import pathlib
import sys
import xml.etree.ElementTree as ElementTree

log = pathlib.Path(sys.argv[1])
results = list(log.parent.glob(f"{log.name}*.xml"))
for result in results:
    for case in ElementTree.parse(result).iter("testcase"):
        if case.find("failure") is not None:
            print(f"{case.get('classname')}/{case.get('name')}")
sys.exit(0 if results else 1)
PYTHON
}

# A regular expression for tests of these names.
pattern() {
  sed -E 's/[][().^$*+?{}|\\]/\\&/g; s/.*/^&/' | paste -sd'|'
}

copy_tree
sites=$(rewrite_sites)
count=$(wc -l <<<"$sites")
echo "Fallbacks: $count sites."
read -ra flags <<<"${SWIFT_FLAGS:-}"
rm -f "$plan"
nice "${SWIFT:-swift}" build --build-tests "${flags[@]}" --scratch-path "$root/.build" \
  --package-path "$tree" >"$logs/build.log" 2>&1 || {
  tail -30 "$logs/build.log"
  exit 1
}

# Apart, as Scripts/test.sh runs them, because a process keeps what its tests leave in memory.
failed=""
for suite in DrawingBoardTests CatalogTests ActionSheetTests; do
  failed+=$(run_tests all "$suite" --filter "^$suite\.") || exit 1
  failed+=$'\n'
done
failed+=$(run_tests all others --skip '^(DrawingBoard|Catalog|ActionSheet)Tests\.') || exit 1
failed=$(sed '/^$/d' <<<"$failed")
if [ -z "$failed" ]; then
  echo "Fallbacks: all tests pass with each of them."
  exit
fi

echo "Fallbacks: $(wc -l <<<"$failed") tests fail with all of them. By site:"
remaining=$failed
while IFS= read -r site; do
  alone=$(run_tests "$site" "$site" --filter "$(pattern <<<"$failed")") || exit 1
  [ -n "$alone" ] || continue
  echo
  echo "$site"
  sed 's/^/  /' <<<"$alone"
  remaining=$(grep -vxFf <(echo "$alone") <<<"$remaining")
done <<<"$sites"
if [ -n "$remaining" ]; then
  echo
  echo "several of them together"
  sed 's/^/  /' <<<"$remaining"
fi
echo "The output is in $logs." >&2
exit 1
