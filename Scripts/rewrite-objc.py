#!/usr/bin/env python3
"""Rewrites Swift sources that use the Objective-C runtime, so that they build against Portable.

    Scripts/rewrite-objc.py FROM TO

reads every Swift file below FROM and writes it to the same place below TO. Only what needs the
runtime changes: attributes go, `#selector` and `#keyPath` become names, a class lists the methods
that selectors reach, `@NSManaged` properties of layers use key-value coding, and optional
requirements get a default, overrides in an extension move into the class, proxies conform to a
protocol, casts that bridge become calls, and conditions for iOS hold on Linux too. What has no counterpart is printed to standard error with its line.
"""

import pathlib
import re
import sys

ATTRIBUTES = r"@(?:objcMembers|objc(?!\w)(?:\([^)]*\))?|nonobjc|IBInspectable|IBDesignable|IBAction" \
    r"|IBOutlet|IBSegueAction|NSCopying|GKInspectable)(?!\w)[ \t]*"
# Importing Objective-C adds "With" before a first label, unless that begins with a preposition.
PREPOSITIONS = (
    "above after along alongside as at before below by following for from given in including inside"
    " into matching of on passing preceding since to until using via when with within").split()
# Types of UIKit that are no responders: their subclasses conform instead of overriding.
NO_RESPONDER = re.compile(r"GestureRecognizer$|PresentationController$|Item$|^UI(Image|Color|Font|BezierPath|Event|Touch)$")
MODIFIERS = r"(?:(?:public|open|internal|fileprivate|private|final|override|static|class|dynamic" \
    r"|optional|@discardableResult|@MainActor)\s+)*"
FUNCTION = re.compile(r"(?P<head>(?:@\w+(?:\([^)]*\))?\s+)*" + MODIFIERS + r")func\s+(?P<name>\w+)\s*\(")


def masked(text):
    """The text with the contents of comments and string literals as spaces, at equal offsets."""
    pattern = re.compile(r'//[^\n]*|/\*.*?\*/|"""(?:\\.|.)*?"""|"(?:\\.|[^"\\\n])*"', re.S)
    return pattern.sub(lambda found: re.sub(r"[^\n]", " ", found.group()), text)


def closing(text, start, pair="()"):
    """The offset of the bracket that closes the one at `start`."""
    depth = 0
    for offset in range(start, len(text)):
        depth += (text[offset] == pair[0]) - (text[offset] == pair[1])
        if depth == 0:
            return offset
    return len(text) - 1


def labels(parameters):
    """The argument labels of a parameter list."""
    parts, depth, last = [], 0, 0
    for offset, letter in enumerate(parameters):
        depth += (letter in "([{<") - (letter in ")]}" or letter == ">" and parameters[offset - 1] != "-")
        if letter == "," and depth == 0:
            parts.append(parameters[last:offset])
            last = offset + 1
    parts.append(parameters[last:])
    return [part.split(":")[0].split()[0] for part in parts if part.strip()]


def objective_name(name, arguments):
    """The selector that Swift gives a method."""
    if not arguments:
        return name
    first = arguments[0]
    if first == "_":
        first = ""
    else:
        word = re.match(r"[a-z]*", first).group()
        capital = first[0].upper() + first[1:]
        first = capital if word in PREPOSITIONS else "With" + capital
    return name + first + ":" + "".join(label + ":" for label in arguments[1:])


class Method:
    def __init__(self, found, text, mask):
        end = closing(mask, found.end() - 1)
        self.name, self.head = found["name"], found["head"]
        self.labels = labels(mask[found.end():end])
        given = re.search(r"@objc\(([^)]*)\)", self.head)
        self.selector = given[1].strip() if given else objective_name(self.name, self.labels)
        self.reference = self.name
        if self.labels:
            self.reference += "(" + "".join(label + ":" for label in self.labels) + ")"
        brace = re.compile(r"[{\n]").search(mask, end)
        self.signature = text[found.start("name"):brace.start() if brace else len(text)].strip()
        self.result = re.search(r"->\s*(.+)$", mask[end:brace.start() if brace else None].strip())


class Source:
    def __init__(self, path):
        self.path, self.text = path, path.read_text(encoding="utf-8-sig")
        self.mask, self.insertions, self.opens = masked(self.text), [], False
        declaration = re.compile(
            r"(?P<head>(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|open|internal|fileprivate|private|final)\s+)*)"
            r"(?P<kind>class|extension|protocol|struct|enum)\s+(?!func\b|var\b|let\b|override\b)"
            r"(?P<name>[\w.]+)(?P<rest>[^{};=]*)\{")
        self.types = [
            (found, found.end() - 1, closing(self.mask, found.end() - 1, "{}"))
            for found in declaration.finditer(self.mask)]

    def owner(self, offset):
        """The innermost type around an offset."""
        around = [entry for entry in self.types if entry[1] < offset < entry[2]]
        return max(around, key=lambda entry: entry[1], default=None)

    def report(self, offset, message):
        line = self.text.count("\n", 0, offset) + 1
        print(f"{self.path}:{line}: {message}", file=sys.stderr)


def rewrite(sources):
    supers, classes, methods, optional = {}, {}, {}, set()
    used = {
        name for source in sources
        for name in re.findall(r"#selector\(\s*(?:[\w.]*\.)?(\w+)", source.mask)}
    for source in sources:
        for found, start, _ in source.types:
            if found["kind"] == "class":
                inherited = re.match(r"\s*(?:<[^>]*>)?\s*:\s*([\w.]+)", found["rest"])
                supers[found["name"]] = inherited[1] if inherited else ""
                classes[found["name"]] = (source, found, start)
    for source in sources:
        for found in FUNCTION.finditer(source.mask):
            owner, method = source.owner(found.start()), Method(found, source.text, source.mask)
            if owner is None:
                continue
            kind, name = owner[0]["kind"], owner[0]["name"]
            if kind == "protocol" and "optional" in method.head:
                optional.add(method.name)
                source.text += default(source, owner, found, method)
            elif not re.search(r"@objc|@IBAction", method.head) and method.name not in used:
                continue
            elif name not in classes:
                if kind in ("class", "extension"):
                    source.report(found.start(), f"{name} is not declared here: no selector reaches"
                                  f" {method.selector}")
            elif not re.search(r"\b(override|static|class)\b", method.head) and len(method.labels) < 3:
                methods.setdefault(name, []).append(method)
    for source in sources:
        for entry in source.types:
            if entry[0]["kind"] == "extension" and entry[0]["name"] in classes:
                move_overrides(source, entry, classes[entry[0]["name"]])
    for source in sources:
        for entry in source.types:
            if entry[0]["kind"] == "class":
                conform_forwarding(source, entry)
    for name in methods:
        register(name, methods[name], classes, supers, methods)
    for source in sources:
        finish(source, sources, optional, methods)


def move_overrides(source, extension, into):
    """Moves what an extension overrides into the class: only Objective-C finds it there."""
    _, start, end = extension
    access = re.search(r"\b(public|open)\b", extension[0]["head"])
    # With its attributes, which may stand on lines of their own.
    override = r"(?:@\w+(?:\([^()]*\))?\s+)*(?:(?:\w+|@\w+)[ \t]+)*override\b[^{}]*\{"
    for found in re.finditer(override, source.mask[start:end]):
        first, last = start + found.start(), closing(source.mask, start + found.end() - 1, "{}") + 1
        if source.owner(first) != extension:
            continue
        text = source.text[first:last]
        if access and not re.search(r"\b(public|open)\b", text[:found.end() - found.start()]):
            text = access[1] + " " + text
        source.insertions.append((first, last, ""))
        into[0].insertions.append((into[2] + 1, into[2] + 1, f"\n  {text}\n"))
        # What the moved method calls in its old file must be visible from the new one.
        source.opens = source.opens or source is not into[0]


def conform_forwarding(source, entry):
    """Makes a proxy, which overrides `forwardingTarget(for:)`, conform to the protocol in its place."""
    found, start, end = entry
    overrides = {
        method["name"]: start + method.start()
        for method in FUNCTION.finditer(source.mask[start:end])
        if "override" in method["head"] and source.owner(start + method.start()) == entry}
    if "forwardingTarget" not in overrides:
        return
    first = source.mask.index("override", overrides["forwardingTarget"])
    source.insertions.append((first, first + len("override "), ""))
    # A proxy answers what its target answers; that is Portable's default for what conforms.
    if "responds" in overrides:
        first = overrides["responds"]
        last = closing(source.mask, source.mask.index("{", first), "{}") + 1
        source.insertions.append((first, last, ""))
    source.text += f"\nextension {found['name']}: _SelectorForwarding {{}}\n"


def default(source, owner, found, method):
    """An extension with the default of an optional requirement."""
    result = method.result[1].strip() if method.result else "Void"
    if result != "Void" and not result.endswith("?"):
        source.report(found.start(), f"the optional {method.selector} has no default of {result}")
        return ""
    body = "nil" if result.endswith("?") else ""
    access = "public " if "public" in owner[0]["head"] else ""
    return f"\nextension {owner[0]['name']} {{\n  {access}func {method.signature} {{ {body} }}\n}}\n"


def root(name, supers):
    while name in supers and supers[name]:
        name = supers[name]
    return name


def register(name, listed, classes, supers, methods):
    """Adds the list of a class's methods behind the opening brace of its declaration."""
    source, found, start = classes[name]
    entries = ", ".join(f'.init("{method.selector}", {method.reference})' for method in listed)
    access = re.search(r"\b(public|open)\b", found["head"])
    access = access[1] + " " if access else ""
    base, above = root(name, supers), supers[name]
    inherits = base.startswith("UI") and base not in supers and not NO_RESPONDER.search(base)
    while above in supers and not inherits:
        inherits = above in methods
        above = supers[above]
    if inherits:
        source.insertions.append((start + 1, start + 1, f" {access}override class var _selectors:"
                                  f" [_SelectorMethod] {{ super._selectors + [{entries}] }};"))
        return
    # In an extension the conformance does not isolate the whole class.
    source.text += (f"\nextension {name}: _SelectorReceiving {{\n  {access.replace('open', 'public')}static"
                    f" var _selectors: [_SelectorMethod] {{ [{entries}] }}\n}}\n")


def finish(source, sources, optional, methods):
    for first, last, text in sorted(source.insertions, reverse=True):
        source.text = source.text[:first] + text + source.text[last:]
    known = {method.name: method for listed in methods.values() for method in listed}

    def selector(found):
        expression = found[1].strip()
        accessor = re.match(r"(getter|setter):\s*(?:[\w.]*\.)?(\w+)", expression)
        if accessor:
            name = accessor[2]
            return f'Selector("{name}")' if accessor[1] == "getter" else \
                f'Selector("set{name[0].upper()}{name[1:]}:")'
        name, _, arguments = re.match(r"(?:[\w.?!]*\.)?(\w+)\s*(\(([\w:]*)\))?", expression).groups()
        if arguments:
            return f'Selector("{objective_name(name, arguments.rstrip(":").split(":"))}")'
        if name not in known:
            source.report(found.start(), f"{expression} is not declared here: its name is a guess")
        return f'Selector("{known[name].selector if name in known else name}")'

    def managed(found):
        name, kind = found["name"], found["type"].strip()
        value = f'value(forKey: "{name}") as'
        read = f"{value}? {kind.rstrip('?!')}" if kind[-1] in "?!" else f"{value}! {kind}"
        return (f"{found['head']}var {name}: {kind} {{ get {{ {read} }}"
                f' set {{ setValue(newValue, forKey: "{name}") }} }}')

    def for_ios(found):
        condition = found.group()
        return condition if "os(Linux)" in condition else \
            condition.replace("os(iOS)", "(os(iOS) || os(Linux))")

    text = source.text
    text = re.sub(r"#selector\(((?:[^()]|\([^()]*\))*)\)", selector, text)
    text = re.sub(r"#keyPath\(\s*(?:[A-Z]\w*\.)*([\w.]+)\s*\)", r'"\1"', text)
    text = re.sub(r"@NSManaged\s+(?P<head>" + MODIFIERS + r")var\s+(?P<name>\w+)\s*:\s*(?P<type>[^\n={/]+)",
                  managed, text)
    # A protocol of Objective-C has only classes, which a weak reference needs to know.
    text = re.sub(
        r"(@objc(?:\([^)]*\))?\s+(?:(?:public|open|internal|fileprivate|private)\s+)*protocol\s+\w+)"
        r"\s*\{", r"\1: AnyObject {", text)
    text = re.sub(ATTRIBUTES, "", text)
    text = re.sub(r"(?m)^(\s*import \w+)\.\w+$", r"\1", text)
    text = re.sub(r"(?m)^(\s*import )Darwin\b", r"\1Foundation", text)
    # What is for iOS is for Portable, but not to the compiler.
    text = re.sub(r"(?m)^\s*#(?:else)?if\b.*\bos\(iOS\).*$", for_ios, text)
    text = re.sub(r"(?<=[\w)\]])\s+as\s+(?:NS(?:Number|String|Array|Dictionary|Data|Date|URL)|CFString)\b(?!\?)",
                  "._bridgeToObjectiveC()", text)
    # A property keeps it: it stands for `@objc dynamic`.
    text = re.sub(r"(?<![\w.`])dynamic\s+(?=(?:\w+\s+)*(?:func|class|init)\b)", "", text)
    text = re.sub(r"(?<![\w.`])optional\s+(?=func\b|var\b)", "", text)
    if source.opens:
        text = re.sub(r"\b(?:file)?private\s+(?=(?:\w+\s+)*(?:extension|func|var|let)\b)", "", text)
    for name in optional:
        text = re.sub(rf"(\.{name})\?(?=\()", r"\1", text)
    source.text = text


def main(arguments):
    if len(arguments) != 3:
        sys.exit(__doc__)
    start, end = map(pathlib.Path, arguments[1:])
    sources = [Source(path) for path in sorted(start.rglob("*.swift"))]
    rewrite(sources)
    for source in sources:
        path = end / source.path.relative_to(start)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(source.text, encoding="utf-8")


main(sys.argv)
