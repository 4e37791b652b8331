#!/usr/bin/env bash
# Writes the code of every state of the catalog, in Swift and in SwiftUI, into a folder.
#
#   Scripts/samples.sh DIR
set -euo pipefail
cd "$(dirname "$0")/.."

Scripts/state-code.py
read -ra flags <<<"${SWIFT_FLAGS:-}"
"${SWIFT:-swift}" build --product Catalog ${flags[@]+"${flags[@]}"}
.build/debug/Catalog samples "$1"
