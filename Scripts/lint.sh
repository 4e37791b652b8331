#!/usr/bin/env bash
# Checks the rules of the tree that a machine can check. Prints every breach, then fails.
set -uo pipefail
cd "$(dirname "$0")/.."

status=0
breach() {
  echo "$1" >&2
  status=1
}

# The bash of a Mac has no mapfile.
swift_files=()
while IFS= read -r file; do
  [ -e "$file" ] && swift_files+=("$file")
done < <(git ls-files --cached --others --exclude-standard '*.swift')

# Layout, documentation of public symbols, force unwraps. Each folder's own configuration counts.
"${SWIFT:-swift}" format lint --strict --parallel "${swift_files[@]}" || status=1

for file in "${swift_files[@]}"; do
  lines=$(wc -l <"$file")
  [ "$lines" -le 500 ] || breach "$file: $lines lines, more than 500"
done

# Sources/ and Catalog/ are the same on every platform. Only SwiftUI wrappers, and in ControlCore
# Objective-C reflection, may be conditional.
while IFS=: read -r file line text; do
  condition="$(sed -E 's/^[[:space:]]*#(else)?if[[:space:]]+//; s/[[:space:]]*(\/\/.*)?$//' \
    <<<"$text")"
  case "$file:$condition" in
    Sources/*:"canImport(SwiftUI)") ;;
    Sources/ControlCore/*:"canImport(ObjectiveC)") ;;
    *) breach "$file:$line: '#if $condition' is not allowed here" ;;
  esac
done < <(grep -nHE '^[[:space:]]*#(else)?if\b' -r Sources Catalog --include='*.swift')

# What a user's app gets imports the system's frameworks and the kit's own modules, nothing else.
allowed='UIKit|QuartzCore|CoreGraphics|ImageIO|Foundation|Compression|SwiftUI|ObjectiveC|Observation|os'
allowed="$allowed|ControlCore|RangeSlider|ActionSheet|DrawingBoard|CatalogApp"
while IFS=: read -r file line text; do
  breach "$file:$line: '$text' is not a framework of the kit"
done < <(grep -nHE '^[[:space:]]*(@[_a-zA-Z]+(\([^)]*\))?[[:space:]]+)*((public|package|internal|private)[[:space:]]+)?import\b' \
  -r Sources Catalog --include='*.swift' |
  grep -vE "import[[:space:]]+((struct|class|enum|protocol|func|var|typealias)[[:space:]]+)?($allowed)([.[:space:]]|\$)")

# Key-value observing of a property that UIKit does not post is silent, so only these are allowed: of
# an animator isRunning, as Apple's documentation of pausesOnCompletion says; of scroll views what has
# a setter; the safe area, which is not documented, and posted since iOS 11; and what the kit posts.
posted='isRunning|contentOffset|contentSize|contentInset|safeAreaInsets|canUndo|canRedo'
while IFS=: read -r file line text; do
  breach "$file:$line: observes a property that is not known to be posted: ${text#"${text%%[![:space:]]*}"}"
done < <(grep -nHE 'observe(Changes)?\((of: )?\\[A-Za-z_]*\.' -r Sources Catalog --include='*.swift' |
  grep -vE "observe(Changes)?\((of: )?\\\\[A-Za-z_]*\.($posted)[,)]")

if grep -nE '\.package\(' Package.swift; then
  breach "Package.swift: the kit takes no third-party package"
fi
if grep -nHE 'unsafeFlags' Package.swift; then
  breach "Package.swift: no unsafe flags"
fi

while IFS=: read -r file line text; do
  breach "$file:$line: unfinished: ${text#"${text%%[![:space:]]*}"}"
done < <(grep -nHE '\b(TODO|FIXME|XXX)\b' "${swift_files[@]}")

for script in Scripts/*.sh .ci/run; do
  bash -n "$script" || status=1
done

[ "$status" -eq 0 ] && echo "lint: ${#swift_files[@]} Swift files pass."
exit "$status"
