#!/usr/bin/env bash
# Writes the code of every state of the catalog into Tests/CatalogTests/Snippet/, where it is compiled:
# first from the sources into the catalog, then as the catalog shows it into one sample for each state.
# Also writes the list of the states that the walk through the app visits.
set -euo pipefail
cd "$(dirname "$0")/.."

Scripts/state-code.py
# Samples that no longer compile would keep the tests from being built.
rm -rf Tests/CatalogTests/Snippet/Samples
printf '@MainActor\nenum SnippetSamples {\n  static let all: [String: SnippetRun] = [:]\n}\n' \
  >Tests/CatalogTests/Snippet/SnippetSamples.swift
read -ra flags <<<"${SWIFT_FLAGS:-}"
"${SWIFT:-swift}" build --build-tests ${flags[@]+"${flags[@]}"}
RECORD_SAMPLES=1 RECORD_SNAPSHOTS=1 .build/debug/ControlKitPackageTests.xctest \
  --testing-library swift-testing \
  --filter 'theCompiledFilesHoldTheCodeOfEveryState|theListOfTheWalkIsTheRegistry'
# Now with the samples.
"${SWIFT:-swift}" build --build-tests ${flags[@]+"${flags[@]}"}
