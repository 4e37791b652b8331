#!/usr/bin/env python3
"""Counts the types and the lines of ActionSheet, and follows a tap on a row to the handler of its action.

Usage: Scripts/sheet-types.py

It fails where there is more than before: who adds one removes another. The goal is 14,500 lines.

The way of a tap is followed step by step: each names a method and what its body calls next. A method that
is gone, or calls something else, fails, so the types that act between tap and handler are those of the
steps, at most 8. Values that carry the choice (targets, effects, choices, outcomes) do not act.
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent / "Sources/ActionSheet"
TYPE = re.compile(r"^\s*(?:@\w+(?:\([^)]*\))?\s+)*((?:(?:public|open|package|internal|private|fileprivate"
                  r"|final|indirect)\s+)*)(?:struct|class|enum|actor|protocol)\s+([A-Z]\w*)", re.MULTILINE)
MOST_LINES = 15918
MOST_TYPES = 145
MOST_PUBLIC = 40
MOST_ACTING = 8

# From the finger that lifts to the call of the handler, for an action that closes the sheet.
WAY = [
    ("ActionSheetControl", "endTracking", "fingerLifted("),
    ("ActionSheetControl", "fingerLifted", "target(at:"),
    ("ActionSheetControl", "target", "layout.selectionTarget("),
    ("SheetLayout", "selectionTarget", "return .row("),
    ("ActionSheetControl", "fingerLifted", "tracker.touchEnded("),
    ("SelectionTracker", "touchEnded", ".select("),
    ("ActionSheetControl", "perform", "selectAction("),
    ("ActionSheetControl", "selectAction", "actionSelected?("),
    ("SheetPresenter", "connect", "self?.choose("),
    ("SheetPresenter", "choose", "isAllowed {"),
    ("SheetPresenter", "choose", "$0.close("),
    ("SheetStateMachine", "close", ".dismiss"),
    ("SheetPresenter", "perform", "dismiss()"),
    ("SheetPresenter", "dismiss", "follower.dismiss("),
    ("PresentationFollower", "dismiss", "presenter.dismiss("),
    ("SheetTransition", "end", "completeTransition("),
    ("PresentationFollower", "vanish", ".vanished("),
    ("SheetPresenter", "follow", "disappeared("),
    ("SheetStateMachine", "vanish", "end("),
    ("SheetStateMachine", "end", ".runHandler("),
    ("SheetPresenter", "perform", "runHandler(of:"),
    ("SheetPresenter", "runHandler", "sheet.performHandler("),
    ("ActionSheetControl", "performHandler", "work.run("),
    ("SheetWork", "run", "operation()"),
]


def block(text, start, brackets="{}"):
    """Returns the text from the first opening bracket on to the bracket that closes it."""
    begin = text.index(brackets[0], start)
    depth = 0
    for index in range(begin, len(text)):
        depth += {brackets[0]: 1, brackets[1]: -1}.get(text[index], 0)
        if depth == 0:
            return text[begin:index + 1]
    return text[begin:]


def bodies(texts, owner, name):
    """Returns the bodies of the methods with a name of a type and its extensions."""
    scope = re.compile(r"^(?:@\w+\s+)*(?:[a-z]+\s+)*(?:extension|struct|class|enum)\s+" + owner + r"\b",
                       re.MULTILINE)
    method = re.compile(r"\bfunc\s+" + name + r"\b")
    for text in texts:
        for found in scope.finditer(text):
            inside = block(text, found.start())
            for declared in method.finditer(inside):
                parameters = block(inside, declared.end(), "()")
                yield block(inside, inside.index(parameters, declared.end()) + len(parameters))


def main():
    texts = [path.read_text() for path in sorted(ROOT.rglob("*.swift"))]
    types = [match for text in texts for match in TYPE.findall(text)]
    public = [name for words, name in types if re.search(r"\b(public|open)\b", words)]
    lines = sum(text.count("\n") for text in texts)
    acting = list(dict.fromkeys(owner for owner, _, _ in WAY))
    print(f"sheet-types: {len(types)} types, {len(public)} of them public, {lines} lines (goal 14500)")
    print(f"sheet-types: {len(acting)} types act between tap and handler (goal 8): {', '.join(acting)}")
    broken = [f"{owner}.{name} does not call {call}" for owner, name, call in WAY
              if not any(call in body for body in bodies(texts, owner, name))]
    if broken:
        sys.exit("The way of a tap is another one: " + "; ".join(broken))
    counts = [("lines", lines, MOST_LINES), ("types", len(types), MOST_TYPES),
              ("public types", len(public), MOST_PUBLIC), ("acting types", len(acting), MOST_ACTING)]
    if more := [f"more than {most} {what}: {count}" for what, count, most in counts if count > most]:
        sys.exit("; ".join(more))


main()
