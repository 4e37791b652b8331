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
  case "$file" in
    # Written by a script.
    Catalog/Snippet/StateCode.swift) ;;
    *) [ "$lines" -le 500 ] || breach "$file: $lines lines, more than 500" ;;
  esac
  # What can be overridden must stand in the body of its class.
  case "$file" in
    */UIView.swift | */UIViewController.swift | */UIResponder.swift | */CALayer.swift) ;;
    Portable/*) [ "$lines" -le 300 ] || breach "$file: $lines lines, more than 300 in Portable" ;;
  esac
done

# Sources/ and Catalog/ are the same on every platform. Only SwiftUI wrappers, and in ControlCore
# Objective-C reflection and key-value observing, may be conditional.
while IFS=: read -r file line text; do
  condition="$(sed -E 's/^[[:space:]]*#(else)?if[[:space:]]+//; s/[[:space:]]*(\/\/.*)?$//' \
    <<<"$text")"
  case "$file:$condition" in
    Sources/*:"canImport(SwiftUI)") ;;
    Sources/ControlCore/*:"canImport(ObjectiveC)") ;;
    Sources/ControlCore/*:"!canImport(ObjectiveC)") ;;
    # The action of a key command is a selector, which a class lists where there is no Objective-C.
    Sources/DrawingBoard/Control/ZoomableControl+KeyCommands.swift:"!canImport(ObjectiveC)") ;;
    # An outlet is one of Objective-C, and the names of its outlets and actions are listed elsewhere;
    # documents are resources of a package or of an app.
    Catalog/Pages/Storyboard/CatalogDocuments.swift:"canImport(ObjectiveC)") ;;
    Catalog/App/ObjectiveCNames.swift:"!canImport(ObjectiveC)") ;;
    Catalog/Pages/Storyboard/CatalogDocuments.swift:"SWIFT_PACKAGE") ;;
    *) breach "$file:$line: '#if $condition' is not allowed here" ;;
  esac
done < <(grep -nHE '^[[:space:]]*#(else)?if\b' -r Sources Catalog --include='*.swift')

# What a user's app gets imports the system's frameworks and the kit's own modules, nothing else.
allowed='UIKit|QuartzCore|CoreGraphics|ImageIO|Foundation|Compression|SQLite3|SwiftUI|ObjectiveC|Observation|os'
allowed="$allowed|UniformTypeIdentifiers"
allowed="$allowed|ControlCore|ControlExtras|RangeSlider|ActionSheet|DrawingBoard|CatalogApp"
while IFS=: read -r file line text; do
  breach "$file:$line: '$text' is not a framework of the kit"
done < <(grep -nHE '^[[:space:]]*(@[_a-zA-Z]+(\([^)]*\))?[[:space:]]+)*((public|package|internal|private)[[:space:]]+)?import\b' \
  -r Sources Catalog --include='*.swift' |
  grep -vE "import[[:space:]]+((struct|class|enum|protocol|func|var|typealias)[[:space:]]+)?($allowed)([.[:space:]]|\$)")

# Key-value observing of a property that UIKit does not post is silent, so only these are allowed: of
# an animator isRunning, as Apple's documentation of pausesOnCompletion says; of scroll views what has
# a setter; of a window rootViewController, which many shipped libraries observe, and windowScene, which the
# setter posts that an app calls; and what the kit and the catalog post.
posted='isRunning|rootViewController|windowScene|contentOffset|contentSize|contentInset|isPresented|selectedActionIdentifiers|selectedDetentIdentifier'
published=$(grep -rhA1 'PublishedProperty(' Sources Catalog --include='*.swift' | grep -oE '"[a-zA-Z]+"' | tr -d '"')
posted="$posted|$(sort -u <<<"$published" | paste -sd'|')"
while IFS=: read -r file line text; do
  breach "$file:$line: observes a property that is not known to be posted: ${text#"${text%%[![:space:]]*}"}"
done < <(grep -nHE 'observe(Changes)?\((of: )?\\[A-Za-z_]*\.' -r Sources Catalog --include='*.swift' |
  grep -vE "observe(Changes)?\((of: )?\\\\[A-Za-z_]*\.($posted)[,)]")

# App extensions have no shared application: what needs it is not available to them.
while IFS=: read -r file line; do
  breach "$file:$line: an app extension cannot use UIApplication.shared"
done < <(find Sources -name '*.swift' -exec awk '
  FNR == 1 { declared = 0 }
  /iOSApplicationExtension, unavailable/ { declared = FNR }
  /UIApplication\.shared/ && (declared == 0 || FNR > declared + 3) { print FILENAME ":" FNR }' {} +)

# What hosts and tests may ask of Portable is none of the kit's business.
while IFS=: read -r file line text; do
  breach "$file:$line: '$text' is for hosts and tests"
done < <(grep -nHE '@_spi\(Host\)' -r Sources Catalog --include='*.swift')
while IFS=: read -r file line text; do
  breach "$file:$line: '$text' opens a module of the other package"
done < <(grep -nHE '@testable import (UIKit|QuartzCore|CoreGraphics|UIKitHost|TestSupport)\b' \
  -r Tests --include='*.swift')

# The code of the catalog's states is that of their closures, and has passed the tests.
python3 Scripts/state-code.py --check || status=1
mkdir -p .build
if Scripts/samples.sh .build/samples >.build/lint-catalog.log 2>&1; then
  diff .build/samples/States.txt Tests/CatalogUITests/States.txt >&2 ||
    breach "Tests/CatalogUITests/States.txt is not the list of states with the code that has passed:
  make test runs what differs (<) and writes it."
else
  cat .build/lint-catalog.log >&2
  breach "The catalog cannot be built, so its states are not compared with their list."
fi

# Key-value coding on Linux finds what Objective-C finds on Apple's platforms.
python3 Scripts/objc-names.py --check || status=1

# ControlCore contains only what its users share.
python3 Scripts/core-symbols.py || status=1

# What an app has to know of the board, and what is between a touch and the disk, does not grow.
python3 Scripts/board-types.py || status=1

# What is between a tap on a sheet and the handler of its action does not grow.
python3 Scripts/sheet-types.py || status=1

# Privacy manifests declare what the sources use.
python3 Scripts/privacy-manifests.py || status=1

# The Xcode project, with the tools that the bootstrap puts into .build.
tools=.build/xcode-tools/bin/python
if [ -x "$tools" ] || Scripts/bootstrap.sh lint; then
  "$tools" Scripts/xcode-project.py || status=1
  "$tools" Scripts/xcode-project.py --test || status=1
else
  breach "Catalog/Catalog.xcodeproj: not checked, because the tools for it are missing.
  Scripts/bootstrap.sh lint installs them into .build/xcode-tools. It needs Debian's python3-venv and
  access to PyPI, and says above what failed."
fi

# What Portable makes public is Apple's, or listed with its reason.
python3 Scripts/public-symbols.py || status=1

# Declarations that Swift imports count as @preconcurrency.
while IFS= read -r place; do
  breach "$place: a public declaration of the main actor is @preconcurrency, as Apple's are"
done < <(find Portable/UIKit Portable/Foundation -name '*.swift' -exec awk '
  /^ *@MainActor (public|open) / && !/ typealias / { print FILENAME ":" FNR }
  previous && /^ *(public|open) / { print FILENAME ":" FNR - 1 }
  { previous = /^ *@MainActor$/ }' {} +)

# Contract tests also run against Apple's frameworks.
while IFS=: read -r file line text; do
  breach "$file:$line: '$text' is not Apple's public API"
done < <(grep -nHE '^[[:space:]]*(@|(public|package|internal|private)[[:space:]]|import\b).*\bimport\b|^import\b' \
  -r Portable/Tests/Contract --include='*.swift' |
  grep -vE ':import (Testing|Foundation|UIKit|QuartzCore|CoreGraphics|Compression)$')

# The tests that the manifest lists for Apple's platforms have no portable host there.
host='TestHost|TouchDriver|HeadlessHost|HostApplication|UIKitHost|@_spi\(Host\)'
host="$host|expect(Snapshot|Text|Accessibility|Released|Report|Misuse)\("
pure_tests() {
  awk '/^ +tests\(/ { lists = 1; target = ""; suffix = "" }
    lists { line = $0
      while (match(line, /files:|"[^"]+"/)) {
        word = substr(line, RSTART, RLENGTH)
        line = substr(line, RSTART + RLENGTH)
        if (word == "files:") { suffix = "Tests.swift"; continue }
        word = substr(word, 2, length(word) - 2)
        if (target == "") target = word "Tests"
        else print "Tests/" target "/" word suffix
      } }
    /\),$/ { lists = 0 }' Package.swift
}
while read -r path; do
  [ -e "$path" ] || breach "Package.swift: there is no $path"
  while IFS=: read -r file line text; do
    breach "$file:$line: '$text' needs the portable host, but the manifest lists it for Apple"
  done < <(grep -nHE "$host" -r "$path")
done < <(pure_tests)

if grep -nHE '\.package\(' Package.swift Portable/Package.swift |
  grep -v '^Package.swift:.*\.package(path: "Portable")'; then
  breach "Package.swift: the kit takes no third-party package"
fi
if grep -nHE 'unsafeFlags' Package.swift Portable/Package.swift; then
  breach "Package.swift: no unsafe flags"
fi
lines=$(wc -l <Package.swift)
[ "$lines" -le 110 ] || breach "Package.swift: $lines lines, more than 110"

while IFS=: read -r file line text; do
  breach "$file:$line: unfinished: ${text#"${text%%[![:space:]]*}"}"
done < <(grep -nHE '\b(TODO|FIXME|XXX)\b' "${swift_files[@]}")

for script in Scripts/*.sh .ci/run; do
  bash -n "$script" || status=1
done

[ "$status" -eq 0 ] && echo "lint: ${#swift_files[@]} Swift files pass."
exit "$status"
