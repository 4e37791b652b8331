#!/usr/bin/env bash
# Builds the documentation of every product with the DocC of the Swift toolchain: one archive per
# module and one of all, ready to be served as a web page.
set -euo pipefail
cd "$(dirname "$0")/.."

modules=(ControlCore ControlExtras RangeSlider ActionSheet DrawingBoard)
output=.build/docs

# DocC lies beside the real compiler, which the command `swift` may only point to.
swift="$(command -v "${SWIFT:-swift}")"
docc="$(dirname "$(readlink -f "$swift")")/docc"
[ -x "$docc" ] || docc="$(command -v docc || true)"
if [ ! -x "$docc" ]; then
  echo "docc is missing: it comes with the Swift toolchain from https://www.swift.org/install/." >&2
  exit 1
fi

# Words of a command line; the Makefile sets them for every build.
read -ra flags <<<"${SWIFT_FLAGS:-}"
for module in "${modules[@]}"; do "$swift" build "${flags[@]}" --target "$module"; done
products="$("$swift" build --show-bin-path)"
target="$("$swift" -print-target-info | sed -nE 's/^ *"triple": "([^"]+)".*/\1/p' | head -n 1)"

headers=()
for map in Portable/*/module.modulemap; do headers+=(-Xcc "-fmodule-map-file=$PWD/$map"); done
for flag in $(pkg-config --cflags cairo pangoft2 sdl2 liblz4 sqlite3 libturbojpeg libpng libwebsockets); do
  headers+=(-Xcc "$flag")
done

rm -rf "$output"
archives=()
for module in "${modules[@]}"; do
  graphs="$output/symbols/$module"
  mkdir -p "$graphs"
  "$swift" symbolgraph-extract -module-name "$module" -I "$products/Modules" -target "$target" \
    -minimum-access-level public -skip-inherited-docs "${headers[@]}" -output-dir "$graphs"
  # What the kit adds to the system's types belongs to the page of those types, not to this one.
  catalog=()
  [ -d "Sources/$module/$module.docc" ] && catalog=("Sources/$module/$module.docc")
  "$docc" convert "${catalog[@]}" --additional-symbol-graph-dir "$graphs" \
    --fallback-display-name "$module" --fallback-bundle-identifier "ControlKit.$module" \
    --warnings-as-errors --output-path "$output/$module.doccarchive"
  archives+=("$output/$module.doccarchive")
done

"$docc" merge "${archives[@]}" --synthesized-landing-page-name ControlKit \
  --output-path "$output/ControlKit.doccarchive"
echo "Documentation: $output/ControlKit.doccarchive"
echo "To read it: python3 -m http.server --directory $output/ControlKit.doccarchive 8080," \
  "then open http://localhost:8080/documentation"
