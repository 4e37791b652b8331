#!/usr/bin/env python3
"""Checks that ControlCore contains only what its users share.

A public type of ControlCore is used by at least two products, or by the catalog, or it is part of a
public declaration of a product or of another type that is. What one product alone uses belongs to
that product; what none uses is deleted; what only other modules of the package use is `package`.

    core-symbols.py [ROOT]
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else pathlib.Path(__file__).parent.parent)
PRODUCTS = ["ControlExtras", "RangeSlider", "ActionSheet", "DrawingBoard"]
DECLARATION = re.compile(
    r"^(?:@\w+(?:\([^)]*\))? )*(?:public|open) (?:final |indirect )*"
    r"(?:class|struct|enum|protocol) (\w+)", re.M)


def code(path):
    """The text of the Swift files in a folder, without comments."""
    return "\n".join(
        re.sub(r"//.*", "", file.read_text()) for file in sorted(path.rglob("*.swift")))


def signatures(text):
    """The public declarations up to their bodies, the cases of enumerations, and extensions."""
    found = re.findall(
        r"^ *(?:@[^\n]*? )?(?:public|open|case|extension)\b[^{\n]*(?:\n *[^\s}][^{\n]*)*", text, re.M)
    return " ".join(found)


def words(text):
    return set(re.findall(r"\w+", text))


core = {file: re.sub(r"//.*", "", file.read_text())
        for file in (ROOT / "Sources/ControlCore").rglob("*.swift")}
types = {name: file for file, text in core.items() for name in DECLARATION.findall(text)}
products = {name: code(ROOT / "Sources" / name) for name in PRODUCTS}
used = {name: words(text) for name, text in products.items()}
named = words(" ".join(signatures(text) for text in products.values()))
catalog = words(code(ROOT / "Catalog"))

passing = {
    name for name in types
    if name in catalog or name in named or sum(name in each for each in used.values()) > 1}
while True:
    # A declaration does not count for the type that it declares.
    part = words(re.sub(
        r"\b(class|struct|enum|protocol) \w+", "",
        " ".join(signatures(core[types[name]]) for name in passing)
        + " ".join(re.findall(r"extension UI\w+[^{]*", " ".join(core.values())))))
    more = (set(types) & part) - passing
    if not more:
        break
    passing |= more

for name in sorted(set(types) - passing):
    users = [product for product in PRODUCTS if name in used[product]]
    print(f"{types[name].relative_to(ROOT)}: {name} is public in ControlCore, but "
          + (f"only {users[0]} uses it" if users else "no product uses it"), file=sys.stderr)
sys.exit(1 if set(types) - passing else 0)
