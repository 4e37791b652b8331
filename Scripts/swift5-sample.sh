#!/usr/bin/env bash
# Compiles Portable/Samples in the Swift 5 language mode, against the modules of the last build.
# Without @preconcurrency on UIKit's declarations its uses of views would be errors.
set -uo pipefail
cd "$(dirname "$0")/.."

modules="$(cd .build/debug/Modules && pwd)" || exit 1
arguments=(-swift-version 5 -typecheck -parse-as-library -I "$modules")
for map in Portable/C*/module.modulemap; do
  arguments+=(-Xcc "-fmodule-map-file=$PWD/$map")
done
for flag in $(pkg-config --cflags-only-I cairo pangoft2); do
  arguments+=(-Xcc "$flag")
done
"${SWIFTC:-swiftc}" "${arguments[@]}" Portable/Samples/*.swift
