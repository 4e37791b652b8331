#!/usr/bin/env python3
"""Checks that the tests of archives set every public property of a control.

Reads the sources, which swift format has laid out, by their indentation; nothing is built. Every open
control of a product that is no superclass of another one has lists in the tests, each below a comment
that names its classes:

    // Archived: RangeSliderControl      an array whose rows begin with the name of a property
    // Not archived: RangeSliderControl  an array or a dictionary of names with the reasons

A list of a superclass counts for its subclasses. A settable public property that is in no list is an
error.

    archive-coverage.py
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
PRODUCTS = ["RangeSlider", "ActionSheet", "DrawingBoard"]

OWNER = re.compile(r"^( *)(?:@\w+ )*(?:(?:public|open|final|package) )*(class|extension|struct|enum|protocol)"
                   r" (\w+)(?:: ?([\w, &]+))?")
PROPERTY = re.compile(r"^( *)(?:@\w+(?:\([^)]*\))? )*(?:public|open) ((?:[a-z]+(?:\([a-z]+\))? )*)var (\w+)")
LIST = re.compile(r"^ *// (?:Archived|Not archived): ([\w, ]+)$")


class View:
    def __init__(self):
        self.superclass, self.module, self.is_open, self.properties = "", "", False, {}
        self.protocols = set()


def is_settable(lines, index, words):
    """Whether the property that a line declares has a setter that apps can call."""
    if "private(set)" in words or "internal(set)" in words or "package(set)" in words:
        return False
    head = lines[index]
    while not head.rstrip().endswith("{") and index + 1 < len(lines) and lines[index + 1].startswith(
            " " * (len(lines[index]) - len(lines[index].lstrip()) + 4)):
        index += 1
        head += lines[index]
    if "{" not in head:
        return True
    if re.search(r"\{ .*\}$", head):
        return " set " in head or "didSet" in head
    if "=" in head.split("{")[0]:
        return True
    indent = len(lines[index]) - len(lines[index].lstrip())
    for line in lines[index + 1:]:
        if line.startswith(" " * indent + "}"):
            return False
        if re.match(r" +(?:[a-z]+ )*(set|_modify|didSet|willSet)\b", line):
            return True
    return False


def views():
    found = {}
    for module in ["ControlCore"] + PRODUCTS:
        for file in sorted((ROOT / "Sources" / module).rglob("*.swift")):
            lines, owner = file.read_text().split("\n"), None
            for index, line in enumerate(lines):
                if match := OWNER.match(line):
                    if match.group(1):
                        continue
                    owner = None
                    if match.group(2) in ("class", "extension"):
                        owner = found.setdefault(match.group(3), View())
                        owner.protocols |= set(re.findall(r"\w+", match.group(4) or ""))
                        if match.group(2) == "class":
                            owner.superclass = (match.group(4) or "").split(",")[0].strip()
                            owner.is_open = "open" in line.split("class")[0]
                            owner.module = module
                elif owner and (match := PROPERTY.match(line)) and len(match.group(1)) == 2:
                    words = match.group(2).split()
                    if not {"static", "class", "override"} & set(words) and is_settable(lines, index, words):
                        owner.properties.setdefault(match.group(3), file.relative_to(ROOT))
    return found


def lists():
    """The names in the lists of the tests, by class."""
    found = {}
    for file in sorted((ROOT / "Tests").rglob("*.swift")):
        lines = file.read_text().split("\n")
        for index, line in enumerate(lines):
            if match := LIST.match(line):
                end = index + 1
                while end < len(lines) and not re.match(r"  (  )?\]|.*= \[.*\]$", lines[end]):
                    end += 1
                names = re.findall(r'"(?:\w+\.)?(\w+)"', "\n".join(lines[index + 1:end + 1]))
                for name in match.group(1).split(", "):
                    found.setdefault(name, set()).update(names)
    return found


def main():
    every, named, status = views(), lists(), 0

    def line_of(name):
        """The properties of a class of the kit and its superclasses; `None` if it is no view."""
        view = every.get(name)
        if view is None or not view.superclass:
            return {} if name.startswith("UI") and not name.endswith("Controller") else None
        inherited = line_of(view.superclass) if view.superclass else None
        shared = {property: file for protocol in sorted(view.protocols - {view.superclass})
                  for property, file in (every[protocol].properties if protocol in every else {}).items()}
        return None if inherited is None else {**inherited, **shared, **view.properties}

    def line_of_lists(name):
        """The names in the lists of a class and its superclasses."""
        view = every.get(name)
        return named.get(name, set()) | (line_of_lists(view.superclass) if view and view.superclass else set())

    parents = {view.superclass for view in every.values()}
    for name, view in sorted(every.items()):
        properties = line_of(name)
        if view.module not in PRODUCTS or not view.is_open or not properties or name in parents:
            continue
        for missing in sorted(properties.keys() - line_of_lists(name)):
            print(f"{properties[missing]}: {name}.{missing} is in no list '// Archived: {name}' of the tests",
                  file=sys.stderr)
            status = 1
    return status


if __name__ == "__main__":
    sys.exit(main())
