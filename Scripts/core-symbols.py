#!/usr/bin/env python3
"""Checks that every public symbol of ControlCore is used by at least two products.

A product is RangeSlider, ActionSheet or DrawingBoard; ControlExtras and the catalog do not count. The
compiler's index says which symbol a name refers to, so a property of the same name elsewhere is not
counted. A symbol is also used if

- it overrides a declaration of UIKit, or fulfills a requirement of a protocol,
- the declaration of a symbol that is used names it,
- it is a case of an enumeration or a requirement of a protocol that is used, since these cannot be hidden,
  or
- it is a property of a structure, and an initializer of the structure that is used takes its value under the
  same name: what the products put into a value, a subclass of an app can read from it and replace, as in
  the content size of its superclass.

Hit shapes are the exception: all of them are the core's. What else fails becomes internal, `package`, or
moves to the product that uses it.

    core-symbols.py [--list]     needs a debug build of the catalog; --list prints every symbol's users
"""
import collections
import ctypes
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
PRODUCTS = ["RangeSlider", "ActionSheet", "DrawingBoard"]
PLAN = ROOT / ".build/debug.yaml"

# What every product uses.
MECHANISMS = {
    "hit shapes": ("HitShape",),
    "publication of properties": ("PublishedProperty", "Publishing"),
    "observation": ("MainThreadObservable", "ObservationToken"),
}

# Roles of the index.
REFERENCE, OVERRIDE = 1 << 2, 1 << 11


class Text(ctypes.Structure):
    _fields_ = [("data", ctypes.c_void_p), ("length", ctypes.c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.data, self.length).decode() if self.data else ""


VISIT = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)


class Index:
    """The references in an index that the compiler wrote, by libIndexStore."""

    def __init__(self, library):
        self.library = ctypes.CDLL(str(library))

    def call(self, name, result, *arguments):
        function = getattr(self.library, "indexstore_" + name)
        function.restype = result
        function.argtypes = [ctypes.c_uint if isinstance(each, int) and each < 2
                             else ctypes.c_char_p if isinstance(each, bytes)
                             else VISIT if isinstance(each, VISIT) else ctypes.c_void_p
                             for each in arguments]
        return function(*arguments)

    def identifier(self, symbol):
        return str(self.call("symbol_get_usr", Text, symbol))

    def visit(self, name, owner, visitor):
        def visited(_, element):
            visitor(element)
            return True
        self.call(name + "_apply_f", ctypes.c_bool, owner, None, VISIT(visited))

    def references(self, folder):
        """The symbols that the records of a folder refer to, and those that override another one."""
        used, overriding = set(), set()
        store = self.call("store_create", ctypes.c_void_p, os.fsencode(folder), None)

        def add(occurrence):
            symbol = self.identifier(self.call("occurrence_get_symbol", ctypes.c_void_p, occurrence))
            if self.call("occurrence_get_roles", ctypes.c_uint64, occurrence) & REFERENCE:
                used.add(symbol)

            def relate(relation):
                if self.call("symbol_relation_get_roles", ctypes.c_uint64, relation) & OVERRIDE:
                    used.add(self.identifier(
                        self.call("symbol_relation_get_symbol", ctypes.c_void_p, relation)))
                    overriding.add(symbol)
            self.visit("occurrence_relations", occurrence, relate)

        for record in pathlib.Path(folder).glob("v*/records/*/*"):
            reader = self.call("record_reader_create", ctypes.c_void_p, store, record.name.encode(), None)
            self.visit("record_reader_occurrences", reader, add)
        return used, overriding


def arguments(module):
    """The compiler's arguments for a module, from the plan of the last build."""
    for line in PLAN.read_text().split("\n"):
        if f'"-module-name","{module}"' in line and line.lstrip().startswith("args:"):
            return json.loads(line.split("args:", 1)[1])
    sys.exit(f"core-symbols.py: .build/debug.yaml does not build {module}; build the catalog first")


def index(module, folder):
    """Lets the compiler type-check a module, and write an index and what it needs of the build."""
    ignored = {"-emit-module", "-emit-dependencies", "-incremental", "-parseable-output", "-c",
               "-enable-batch-mode", "-serialize-diagnostics"}
    valued = {"-o", "-output-file-map", "-emit-module-path", "-num-threads"}
    words = iter(arguments(module))
    command = [next(words), "-typecheck", "-index-ignore-system-modules", "-index-store-path", folder]
    for word in words:
        if word in valued:
            next(words)
        elif word not in ignored and not re.fullmatch(r"-j\d+", word):
            command.append(word)
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"core-symbols.py: {module} does not compile:\n{done.stderr[-2000:]}")


def public_symbols(folder):
    """The public symbols that ControlCore declares: its own, and those in extensions of UIKit."""
    words = arguments("ControlCore")
    flags = []
    for position, word in enumerate(words):
        if word in ("-I", "-Xcc", "-target", "-sdk"):
            flags += [word, words[position + 1]]
        elif word.startswith("-I") or word.startswith("-fmodule-map-file"):
            flags += [word] if word.startswith("-I") else []
    subprocess.run(
        [pathlib.Path(words[0]).with_name("swift-symbolgraph-extract"), "-module-name", "ControlCore",
         "-I", str(ROOT / ".build/debug/Modules"), *flags, "-skip-synthesized-members",
         "-output-dir", folder], check=True, capture_output=True)
    symbols, members = {}, collections.defaultdict(set)
    for file in pathlib.Path(folder).glob("ControlCore*.symbols.json"):
        graph = json.loads(file.read_text())
        for symbol in graph["symbols"]:
            name = symbol["identifier"]["precise"]
            if "SYNTHESIZED" not in name and symbol.get("location"):
                symbols[name] = symbol
        for relation in graph["relationships"]:
            if relation["kind"] in ("overrides", "requirementOf", "defaultImplementationOf"):
                members[relation["kind"]].add(relation["source"])
    return symbols, members


def main():
    library = pathlib.Path(shutil.which(os.environ.get("SWIFT", "swift"))).resolve().parent.parent
    store = Index(library / "lib/libIndexStore.so")
    users = collections.defaultdict(set)
    overriding = set()
    with tempfile.TemporaryDirectory() as folder:
        for module in PRODUCTS + ["ControlCore"]:
            path = os.path.join(folder, module)
            index(module, path)
            used, own = store.references(path)
            overriding |= own
            for symbol in used if module in PRODUCTS else ():
                users[symbol].add(module)
        symbols, members = public_symbols(folder)

    def title(symbol):
        return ".".join(symbol["pathComponents"])

    def is_hit_shape(symbol):
        return "/Sources/ControlCore/HitShape/" in symbol["location"]["uri"]

    def is_operator(symbol):
        return symbol["kind"]["identifier"] == "swift.func.op"

    passing = {
        name for name, symbol in symbols.items()
        if len(users[name]) > 1 or name in overriding or is_operator(symbol) or is_hit_shape(symbol)}

    def parameters(symbol):
        """The external names of the parameters of an initializer, with their types."""
        return {
            (parameter["name"], type_of(parameter["declarationFragments"]))
            for parameter in symbol.get("functionSignature", {}).get("parameters", ())}

    def type_of(fragments):
        text = "".join(part["spelling"] for part in fragments)
        return text.split(":", 1)[-1].split("{")[0].split("=")[0].strip()

    def is_content(symbol):
        """Whether an initializer that passes takes the value of the property under its name."""
        owner = symbol["pathComponents"][:-1]
        return symbol["kind"]["identifier"] == "swift.property" and any(
            (symbol["pathComponents"][-1], type_of(symbol["declarationFragments"]))
            in parameters(symbols[name])
            for name in passing
            if symbols[name]["kind"]["identifier"] == "swift.init"
            and symbols[name]["pathComponents"][:-1] == owner)

    structures = {
        title(symbol) for symbol in symbols.values() if symbol["kind"]["identifier"] == "swift.struct"}
    while True:
        named = {
            part["preciseIdentifier"] for name in passing
            for part in symbols[name].get("declarationFragments", ()) if "preciseIdentifier" in part}
        types = {title(symbols[name]) for name in passing}
        more = {
            name for name, symbol in symbols.items()
            if name in named
            or (symbol["kind"]["identifier"] == "swift.enum.case" or name in members["requirementOf"])
            and ".".join(symbol["pathComponents"][:-1]) in types
            or ".".join(symbol["pathComponents"][:-1]) in structures and is_content(symbol)
            # The type of a member that passes.
            or any(other.startswith(title(symbol) + ".") for other in types)} - passing
        if not more:
            break
        passing |= more

    status = 0
    for mechanism, beginnings in MECHANISMS.items():
        found = {user for name, symbol in symbols.items() if title(symbol).startswith(beginnings)
                 for user in users[name]}
        for product in sorted(set(PRODUCTS) - found):
            print(f"{product} does not use ControlCore's {mechanism}", file=sys.stderr)
            status = 1

    if sys.argv[1:] == ["--list"]:
        for name, symbol in sorted(symbols.items(), key=lambda each: title(each[1])):
            print(f"{'  ' if name in passing else '! '}{title(symbol)}: {', '.join(sorted(users[name]))}")
    failing = sorted(set(symbols) - passing, key=lambda name: title(symbols[name]))
    for name in failing:
        symbol = symbols[name]
        place = pathlib.Path(symbol["location"]["uri"].removeprefix("file://")).relative_to(ROOT)
        print(f"{place}:{symbol['location']['position']['line'] + 1}: {title(symbol)} is public in "
              f"ControlCore, but used by {', '.join(sorted(users[name])) or 'no product'}", file=sys.stderr)
    return 1 if failing else status


if __name__ == "__main__":
    sys.exit(main())
