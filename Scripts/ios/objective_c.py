"""Compares names that the runtime of Objective-C looks up with what it sees of the kit.

The compiler writes a header for each module. Key paths that the documentation lists, and runtime
attributes and outlets of documents of Interface Builder, have to be in these headers: a device
raises for one that is not. It also traps where UIKit or a nib calls an initializer that a class
makes unavailable.
"""

import re
import xml.etree.ElementTree as ElementTree
from pathlib import Path

# What UIKit's own classes have.
INHERITED_ATTRIBUTES = {"layer", "tintColor", "backgroundColor", "accessibilityLabel"}
INHERITED_ATTRIBUTES |= {"accessibilityIdentifier"}
INHERITED_OUTLETS = {"delegate", "dataSource", "view"}
INITIALIZERS = {"initWithFrame:", "initWithCoder:"}


class Headers:
    """Names of properties and selectors of each class, of Swift's headers for Objective-C."""

    def __init__(self, folder):
        self.visible, self.unavailable, self.superclasses = {}, {}, {}
        self.modules = {}
        interface = re.compile(
            r"@interface (\w+)(?:\s*\([^)]*\))?\s*(?::\s*(\w+))?.*?\n(.*?)@end", re.S
        )
        for path in sorted(Path(folder).glob("*.h")):
            for match in interface.finditer(path.read_text(errors="replace")):
                self.modules.setdefault(match[1], path.stem)
                if match[2]:
                    self.superclasses[match[1]] = match[2]
                self._read(match[1], match[3])

    def _read(self, name, body):
        visible = self.visible.setdefault(name, set())
        unavailable = self.unavailable.setdefault(name, set())
        declared = re.compile(r"@property[^;]*?\b(\w+)(?:\s+SWIFT_\w+(?:\([^)]*\))?)*;")
        visible |= set(declared.findall(body))
        for match in re.finditer(r"^[-+] \([^)]*\)([^;]*);", body, re.M):
            untyped = re.sub(r"\([^()]*(?:\([^()]*\)[^()]*)*\)", "", match[1])
            selector = "".join(re.findall(r"(\w+:)", untyped)) or re.match(r"\w*", match[1])[0]
            (unavailable if "SWIFT_UNAVAILABLE" in match[1] else visible).add(selector)

    def has(self, name, member):
        while name:
            if member in self.visible.get(name, ()):
                return True
            name = self.superclasses.get(name)
        return False


def compare(headers, key_paths, documents):
    """The number of names that were compared, and a line for each that a device would reject."""
    count, problems, named = 0, [], set()
    for name, member in documented(key_paths):
        count += 1
        if not headers.has(name, member):
            problems.append(f"{key_paths.name}: {name}.{member} is not visible to Objective-C")
    for document in documents:
        for name, kind, member in connected(document, headers):
            count += 1
            named.add(name)
            inherited = INHERITED_OUTLETS if kind == "outlet" else INHERITED_ATTRIBUTES
            is_ours = not name.startswith(("UI", "NS"))
            if not (is_ours and (member in inherited or headers.has(name, member))):
                text = f"{document.name}: {kind} {name}.{member} is not visible to Objective-C"
                problems.append(text)
    # The catalog makes its own views in code.
    used = named | {name for name, module in headers.modules.items() if module != "CatalogApp"}
    for name in sorted(used & set(headers.unavailable)):
        for selector in sorted(headers.unavailable[name] & INITIALIZERS):
            problems.append(f"{name} {selector} is unavailable: UIKit or a nib that calls it traps")
    return count, problems


def documented(key_paths):
    """Pairs of a class and a key path of the documentation's tables."""
    name = None
    for line in key_paths.read_text().splitlines():
        heading = re.match(r"#+ (\w+)\s*$", line)
        if heading:
            name = heading[1]
        row = re.match(r"\| `(\w+)` \|", line)
        if row and name:
            yield name, row[1]


def connected(document, headers):
    """Class, kind and name of what a document sets on instances of our classes."""
    for element in ElementTree.parse(document).iter():
        name = element.get("customClass")
        if name not in headers.visible:
            continue
        for attribute in element.findall("./userDefinedRuntimeAttributes/*"):
            yield name, "attribute", attribute.get("keyPath").split(".")[0]
        for kind in ("outlet", "outletCollection"):
            for outlet in element.findall(f"./connections/{kind}"):
                yield name, "outlet", outlet.get("property")
