#!/usr/bin/env python3
"""Counts the public types of DrawingBoard, and the types and the lines between a touch on it and the disk.

Usage: Scripts/board-types.py

An app has at most 50 types to know, nested ones among them.

Everything below the canvas that is not a control counts: nested and private types, and all lines. It
fails where there is more than before: who adds one removes another. The goal is 4,000 lines.

The goal of 18 types is for the way of a step: the types that hold a step or its tiles, or make
something else of them, from the end of a stroke to the statement that writes the row. Types that only
name or count them (identifiers, coordinates, rectangles, limits), that any work goes through (locks,
queues, the folder), or that the row is not made from (the window for undo) are not on the way. The
list is kept by hand; a type of it that is gone fails.
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent / "Sources/DrawingBoard"
FOLDERS = ["Codec", "Files", "ImageStack", "Store", "Tiles"]
KEYWORDS = r"(?:struct|class|enum|actor|protocol)\s+([A-Z]\w*)"
TYPE = re.compile(r"^\s*(?:(?:public|package|internal|private|fileprivate|final|indirect)\s+)*" + KEYWORDS,
                  re.MULTILINE)
PUBLIC = re.compile(r"^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:final|indirect)\s+)*(?:public|open)\s+"
                    r"(?:(?:final|indirect)\s+)*" + KEYWORDS, re.MULTILINE)
MOST_PUBLIC = 50
MOST_TYPES = 54
MOST_LINES = 7186

# The types of a step's way, in order, by where they are called.
WAY = [
    # StrokeSession.end, BoardCanvas.commit
    "TileCapture", "TilePixels", "TileChange", "StepElements",
    # ImageStack.push, StoreState.add
    "ImageStack", "HistoryStep", "HistoryStore", "StoreState",
    # HistoryTable.append
    "HistoryTable", "HistorySteps", "SlotTable", "TileTable", "TileEntry",
    # HistoryStore.encodePending
    "EncodedTile",
    # HistoryStore.append, StoreBatch.write, Database.run
    "StoreBatch", "StepRow", "Database", "Value",
]


def main():
    texts = {p: p.read_text() for f in FOLDERS for p in sorted((ROOT / f).rglob("*.swift"))}
    public = [name for p in sorted(ROOT.rglob("*.swift")) for name in PUBLIC.findall(p.read_text())]
    types = [name for text in texts.values() for name in TYPE.findall(text)]
    lines = sum(text.count("\n") for text in texts.values())
    print(f"board-types: {len(public)} public types (limit {MOST_PUBLIC})")
    print(f"board-types: {len(types)} types, {lines} lines (goal 4000)")
    print(f"board-types: {len(WAY)} types on the way of a step (goal 18): {', '.join(WAY)}")
    above = [p for f in ["Canvas", "Elements"] for p in (ROOT / f).rglob("*.swift")]
    others = TYPE.findall("".join(p.read_text() for p in above))
    if gone := [name for name in WAY if name not in types + others]:
        sys.exit(f"Not there any more: {', '.join(gone)}")
    if len(public) > MOST_PUBLIC:
        sys.exit(f"More than {MOST_PUBLIC} public types: {', '.join(public)}")
    if len(types) > MOST_TYPES or lines > MOST_LINES:
        sys.exit(f"More than {MOST_TYPES} types or {MOST_LINES} lines: {', '.join(sorted(types))}")


main()
