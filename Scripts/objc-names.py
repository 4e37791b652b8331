#!/usr/bin/env python3
"""Compares the names that Objective-C gives properties and actions with what is listed without it.

On Apple's platforms the Objective-C runtime knows every property that is declared `@IBInspectable`,
`@GKInspectable`, `@IBOutlet` or `@objc`, or that an Objective-C protocol requires, and every method
that is declared `@IBAction` or `@objc`. This script reads the same from the sources, without a build:

- The classes of the kit list their properties and actions themselves. Every key path of KeyPaths.md, every
  property that a class lists by its key path, and every action must be one that Objective-C sees.
- Catalog/App/ObjectiveCNames.swift lists the outlets and actions of the catalog, and other properties but
  those that a view publishes or lists as inspectable: views list these themselves.

    objc-names.py            writes the file of the catalog, and checks the kit
    objc-names.py --check    fails if the file differs from the sources as well
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
MODULES = ["ActionSheet", "ControlCore", "ControlExtras", "DrawingBoard", "RangeSlider"]
KEY_PATHS = ROOT / "Sources/ControlCore/ControlCore.docc/Articles/KeyPaths.md"
CATALOG = ROOT / "Catalog/App/ObjectiveCNames.swift"
HEADING = "// Written by Scripts/objc-names.py, which reads the sources. Do not edit.\n\n"

TYPE = re.compile(r"\b(class|extension|protocol|struct|enum|actor) ([\w.]+)(?:<[^>]*>)?\s*(?::\s*([^{]*))?")
PROPERTY = re.compile(r"\bvar (\w+)")
METHOD = re.compile(r"\bfunc (\w+)\(([^)]*)\)")
SEEN = re.compile(r"@(IBInspectable|GKInspectable|IBOutlet|objc)\b(?!Members)")
CALLED = re.compile(r"@(?:IBAction|objc)\b(?:\(([\w:]+)\))?")
LISTED = re.compile(r'\b(?:(?:Published|Inspectable)Property|flag|number)\(\s*"(\w+)",\s*\\(\w+)\.')
ATTRIBUTES = re.compile(r"(?:@\w+(?:\([^)]*\))?\s*)+")


class Type:
    def __init__(self):
        self.names, self.actions, self.inherits, self.is_public = set(), {}, [], False
        self.kind, self.module, self.superclass, self.is_objective_c = None, None, "", False


def types(folders):
    """The types of some modules by their names."""
    found = {}
    for folder in folders:
        for file in sorted(folder.rglob("*.swift")):
            if file != CATALOG:
                read(file, folder.name, found)
    return found


def read(file, module, found):
    owners, attributes = [], ""
    for line in file.read_text().split("\n"):
        text = re.sub(r"//.*", "", line).rstrip()
        if not text.strip() or text.lstrip().startswith("#"):
            continue
        indent = len(text) - len(text.lstrip())
        text = text.strip()
        while owners and owners[-1][0] >= indent:
            owners.pop()
        if ATTRIBUTES.fullmatch(text):
            attributes += text + " "
            continue
        text, attributes = attributes + text, ""
        if (match := TYPE.search(text)) and not re.search(r"\b(var|let|func|case|import)\b", text[: match.start()]) \
                and not re.match(r"class (var|func)\b", text[match.start():]):
            kind, name, inherited = match.groups()
            declared = found.setdefault(name.split(".")[-1], Type())
            parents = [part.strip() for part in (inherited or "").split(",") if part.strip()]
            declared.inherits += parents
            if kind != "extension":
                declared.kind, declared.module = kind, module
                declared.superclass = parents[0] if parents else ""
                declared.is_public = bool(re.search(r"\b(public|open)\b", text))
                declared.is_objective_c = "@objc" in text
            owners.append((indent, declared))
        elif owners and indent == owners[-1][0] + 2:
            owner = owners[-1][1]
            if match := PROPERTY.search(text):
                if SEEN.search(text) or owner.is_objective_c:
                    owner.names.add(match.group(1))
            elif (match := METHOD.search(text)) and (called := CALLED.search(text)):
                if "private" in text:
                    sys.exit(f"{file.relative_to(ROOT)}: '{match.group(1)}' is private, so it cannot be listed")
                labels = [p.split(":")[0].split()[0] for p in match.group(2).split(",") if ":" in p]
                first = "" if not labels or labels[0] == "_" else "With" + labels[0][:1].upper() + labels[0][1:]
                rest = "".join(("" if label == "_" else label) + ":" for label in labels[1:])
                selector = called.group(1) or match.group(1) + first + (":" if labels else "") + rest
                owner.actions[selector] = match.group(1)


def names(kind, all_types):
    """The names that Objective-C sees in a type, with those of its superclass and its protocols."""
    declared = all_types.get(kind)
    if not declared:
        return set()
    result = set(declared.names)
    for parent in declared.inherits:
        if parent != kind and (parent not in all_types or all_types[parent].kind == "class"
                               or all_types[parent].is_objective_c):
            result |= names(parent, all_types)
    return result


def kit():
    """What the kit lists and Objective-C does not see."""
    folders = [ROOT / "Sources" / module for module in MODULES]
    every, breaches = types(folders), []
    text = "\n".join(file.read_text() for folder in folders for file in sorted(folder.rglob("*.swift")))
    listed = {(match.group(2), match.group(1)) for match in LISTED.finditer(text)}
    owner = None
    for line in KEY_PATHS.read_text().split("\n"):
        if match := re.match(r"### (\w+)", line):
            owner = match.group(1)
        elif match := re.match(r"\| `(\w+)`", line):
            listed.add((owner, match.group(1)))
    for name, property in sorted(listed):
        # A sample of the documentation has classes of its own.
        if name in every and property not in names(name, every):
            breaches.append(f"{name}.{property} is listed, but not visible to Objective-C")
    for name, declared in sorted(every.items()):
        for selector, method in sorted(declared.actions.items()):
            if f'"{selector}", {name}.{method}' not in text:
                breaches.append(f"{name}.{method} is an action, but {selector} is not listed")
    return breaches


def array(elements):
    """The elements as a formatted array has them: a single one without a comma."""
    rows = [" " * 8 + element for element in elements]
    return rows[0] if len(rows) == 1 else "\n".join(row + "," for row in rows)


def catalog():
    blocks = []
    listed = {(match.group(2), match.group(1)) for file in (ROOT / "Catalog").rglob("*.swift")
              for match in LISTED.finditer(file.read_text())}
    for name, declared in sorted(types([ROOT / "Catalog"]).items()):
        names = sorted(each for each in declared.names if (name, each) not in listed)
        if names:
            rows = array(f'.init("{each}", \\{name}.{each})' for each in names)
            blocks.append(f"""  extension {name}: _KeyedPropertyListing {{
    static var _listedProperties: [_KeyedProperty] {{
      [
{rows}
      ]
    }}
  }}
""")
        if declared.actions:
            rows = array(f'.init("{selector}", {name}.{method})'
                         for selector, method in sorted(declared.actions.items()))
            blocks.append(f"""  extension {name}: _SelectorListing {{
    static var _listedSelectors: [_SelectorMethod] {{
      [
{rows}
      ]
    }}
  }}
""")
    return HEADING + "import UIKit\n\n#if !canImport(ObjectiveC)\n" + "\n".join(blocks) + "#endif\n"


def main():
    breaches, text = kit(), catalog()
    if sys.argv[1:] != ["--check"]:
        CATALOG.write_text(text)
    elif not CATALOG.exists() or CATALOG.read_text() != text:
        breaches.append(f"{CATALOG.relative_to(ROOT)} differs from the sources: run Scripts/objc-names.py")
    for breach in breaches:
        print(breach, file=sys.stderr)
    return 1 if breaches else 0


if __name__ == "__main__":
    sys.exit(main())
