#!/usr/bin/env python3
"""Counts the types and the lines between a touch on the drawing board and the disk.

Usage: Scripts/board-types.py

Everything below the canvas that is not a control counts: nested and private types, and all lines. It
fails where there is more than before: who adds one removes another. The goals are 18 types and 4,000
lines.
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent / "Sources/DrawingBoard"
FOLDERS = ["Codec", "Files", "ImageStack", "Store", "Tiles"]
TYPE = re.compile(r"^\s*(?:(?:public|package|internal|private|fileprivate|final|indirect)\s+)*"
                  r"(?:struct|class|enum|actor|protocol)\s+([A-Z]\w*)", re.MULTILINE)
MOST_TYPES = 83
MOST_LINES = 7070


def main():
    texts = {p: p.read_text() for f in FOLDERS for p in sorted((ROOT / f).rglob("*.swift"))}
    types = [name for text in texts.values() for name in TYPE.findall(text)]
    lines = sum(text.count("\n") for text in texts.values())
    print(f"board-types: {len(types)} types (goal 18), {lines} lines (goal 4000)")
    if len(types) > MOST_TYPES or lines > MOST_LINES:
        sys.exit(f"More than {MOST_TYPES} types or {MOST_LINES} lines: {', '.join(sorted(types))}")


main()
