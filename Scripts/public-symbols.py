#!/usr/bin/env python3
"""Compares the public symbols of Portable's modules with Portable/PublicSymbols.txt.

Reads the sources, which swift format has laid out, by their indentation; nothing is built. Without
arguments it prints every difference and fails when there is one. `--print` prints the symbols.
`@_spi(…) public` does not count as public.

It also prints the public names that nothing uses. A name is used if it is a word of the kit, the
catalog, the benchmarks, their tests, or the code that reads documents; or a word of a declaration of
Portable that is used itself. Tests of Portable use nothing. Initializers, subscripts, cases and
operators are used with their type, overrides with their class. The third part of the list has the
reasons of those that stay.
"""

import re
import sys
from fnmatch import fnmatchcase
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
# The folders; that of the target PortableFoundation is Foundation.
MODULES = [
    "Compression", "CoreGraphics", "Foundation", "ImageIO", "QuartzCore", "UIKit",
    "UniformTypeIdentifiers",
]
LIST = ROOT / "Portable/PublicSymbols.txt"
MARK = "## Not Apple's"
UNUSED = "## Not used"

# What uses Portable. Documents name classes and properties in strings.
USERS = [
    "Sources", "Catalog", "Benchmarks", "Tests", "Portable/Catalog", "Portable/Documents",
    "Portable/UIKit/Nib", "Portable/UIKit/Storyboard", "Portable/UIKit/KeyValue",
]
PRODUCT = MODULES + ["TextLayout", "UIKitHost"]
# Foundation's protocols require these.
REQUIRED = {"supportsSecureCoding", "errorDomain", "errorCode"}

ATTRIBUTE = re.compile(r"@(\w+)(\((?:[^()]|\([^()]*\))*\))?\s*")
MODIFIER = re.compile(
    r"(public|open|package|internal|fileprivate|private|static|class|final|override|convenience"
    r"|required|mutating|nonmutating|nonisolated|weak|unowned|lazy|indirect|dynamic|prefix|postfix"
    r"|infix|isolated|consuming|borrowing)(\(\w+\))?\s+(?=[@\w])"
)
KEYWORD = re.compile(
    r"(class|actor|struct|enum|protocol|extension|func|var|let|init|subscript|case|typealias"
    r"|associatedtype|precedencegroup|operator)\b\s*"
)
TYPES = {"class", "actor", "struct", "enum", "protocol", "extension"}
OPEN, CLOSE = "([{<", ")]}>"


def split(text, separator):
    """The parts of `text` between separators that lie in no brackets."""
    parts, depth, start = [], 0, 0
    for index, character in enumerate(text):
        if character in OPEN:
            depth += 1
        elif character in CLOSE:
            depth -= 1
        elif character == separator and depth == 0:
            parts.append(text[start:index])
            start = index + 1
    return parts + [text[start:]]


def bracketed(text):
    """What stands in the brackets that `text` begins with, and what follows them."""
    depth = 0
    for index, character in enumerate(text):
        depth += (character in OPEN) - (character in CLOSE)
        if depth == 0:
            return text[1:index], text[index + 1 :]
    return text[1:], ""


def labels(parameters, subscript=False):
    names = []
    for parameter in split(parameters, ","):
        head, colon, _ = re.sub(ATTRIBUTE, "", parameter.strip()).partition(":")
        words = head.split()
        if words:
            unnamed = not colon or (subscript and len(words) == 1)
            names.append("_" if unnamed else words[0])
    return "(" + "".join(name + ":" for name in names) + ")"


def called(text, subscript=False):
    """The argument labels of a declaration, after its name."""
    if text.startswith("<"):
        text = bracketed(text)[1].lstrip()
    return labels(bracketed(text)[0], subscript) if text.startswith("(") else ""


def without_comment(line):
    line = re.sub(r'"(?:[^"\\]|\\.)*"', '""', line).replace("->", " ")
    return re.sub(r"\s*//.*", "", line)


class Declaration:
    def __init__(self, module, path, kind, name, is_public, is_type=False, inherited=()):
        self.module, self.path, self.kind, self.name = module, path, kind, name
        self.is_public, self.is_type, self.inherited = is_public, is_type, inherited


def declarations(module, file):
    lines = file.read_text().split("\n")
    owners = []  # (indentation, path, kind)
    pending = ""  # attributes on lines of their own
    index = 0
    while index < len(lines):
        line = without_comment(lines[index])
        index += 1
        text = line.strip()
        if not text or text[0] in "{)#*/":
            continue
        indent = len(line) - len(line.lstrip())
        while owners and owners[-1][0] >= indent:
            owners.pop()
        owner = owners[-1] if owners else None
        if owner and indent > owner[0] + 2 and not re.search(r"\b(public|open)\b", text):
            continue
        # The rest of a header that takes several lines.
        start = index
        balance = lambda part: sum((c in "([") - (c in ")]") for c in part)
        while balance(text) > 0 and index < len(lines) and index - start < 60:
            text += " " + without_comment(lines[index]).strip()
            index += 1
        rest, words, attributes = pending + text, [], []
        while True:
            if match := ATTRIBUTE.match(rest):
                attributes.append(match.group(1))
            elif match := MODIFIER.match(rest):
                if not (match.group(1) == "class" and not KEYWORD.match(rest[match.end() :])
                        and not MODIFIER.match(rest[match.end() :])):
                    words.append(match.group(1) if not match.group(2) else "")
                else:
                    break
            else:
                break
            rest = rest[match.end() :]
        if not rest:
            pending = text + " "
            continue
        pending = ""
        match = KEYWORD.match(rest)
        if not match:
            continue
        keyword, rest = match.group(1), rest[match.end() :]
        hidden = "_spi" in attributes
        is_public = not hidden and ("public" in words or "open" in words)
        path = owner[1] if owner else ""
        within = owner[2] if owner else ""
        if within == "protocol" and indent == owner[0] + 2 and not hidden:
            is_public = True
        shared = "static " if "static" in words or "class" in words else ""
        if keyword in TYPES:
            name = re.match(r"[\w.]*", rest).group()
            rest = rest[len(name) :]
            if rest.startswith("<"):
                rest = bracketed(rest)[1]
            while "{" not in rest and index < len(lines) and index - start < 20:
                rest += " " + without_comment(lines[index]).strip()
                index += 1
            head = re.split(r"\bwhere\b|\{", rest)[0].strip()
            inherited = [
                re.sub(r"^(@\w+\s+|any\s+|nonisolated\s+)*", "", part.strip())
                for part in split(head[1:], ",")
            ] if head.startswith(":") else []
            full = f"{path}.{name}" if path else name
            yield Declaration(module, path, keyword, name, is_public or keyword == "extension",
                              True, inherited)
            owners.append((indent, full, keyword))
            body = rest.partition("{")[2].strip().removesuffix("}").strip()
            if body:  # members on the line of the header
                lines.insert(index, " " * (indent + 2) + body)
            continue
        if "override" in words:
            continue
        if keyword == "case":
            if within != "enum" or indent != owner[0] + 2:
                continue
            for part in split(rest, ","):
                name = re.match(r"\s*`?(\w+)`?", part)
                if name:
                    yield Declaration(module, path, "case",
                                      name.group(1) + called(part[name.end() :]), True)
        elif not is_public:
            continue
        elif keyword in ("var", "let"):
            head = re.split(r"[{=]", rest)[0]
            for part in split(head, ","):
                if name := re.match(r"\s*`?(\w+)`?", part):
                    yield Declaration(module, path, shared + "var", name.group(1), True)
        elif keyword in ("init", "subscript"):
            rest = rest.lstrip("?!").lstrip()
            yield Declaration(module, path, shared + keyword,
                              keyword + called(rest, keyword == "subscript"), True)
        else:
            name = re.match(r"`?(\w+)`?|[^\w\s(<]+[^\w\s(]*|<+=?", rest)
            if name:
                text = name.group(1) or name.group()
                arguments = called(rest[name.end() :].lstrip()) if keyword == "func" else ""
                if not name.group(1):  # an operator has no labels
                    arguments = re.sub(r"\w+", "_", arguments)
                yield Declaration(module, path, shared + keyword, text + arguments, True)


def public_symbols():
    found = [
        declaration
        for module in MODULES
        for file in sorted((ROOT / "Portable" / module).rglob("*.swift"))
        for declaration in declarations(module, file)
    ]
    visible = {}
    for each in found:
        if each.is_type and each.kind != "extension":
            full = f"{each.path}.{each.name}" if each.path else each.name
            visible[full] = each.is_public
    ends = {}
    for full, is_public in visible.items():
        name = full.split(".")[-1]
        ends[name] = ends.get(name, False) or is_public

    def is_visible(path):
        parts = path.split(".") if path else []
        return all(
            visible.get(".".join(parts[: count + 1]), True) for count in range(len(parts))
        )

    symbols = set()
    for each in found:
        full = f"{each.path}.{each.name}" if each.path else each.name
        if not each.is_public or not is_visible(full if each.is_type else each.path):
            continue
        if each.kind != "extension":
            symbols.add(f"{each.module} {each.kind} {full}")
        for name in each.inherited:
            plain = re.sub(r"<.*", "", name)
            for part in plain.split("&"):
                part = part.strip()
                if part and ends.get(part.split(".")[-1], True):
                    symbols.add(f"{each.module} : {full}: {part}")
    return symbols


HEADER = re.compile(
    r"(?:@\w+(?:\([^)]*\))?\s+)*(?:[a-z]+(?:\(\w+\))?\s+)*?"
    r"(func|var|let|init|subscript|case|typealias|associatedtype|deinit|class|struct|enum|protocol"
    r"|extension|actor)\b[?!]?\s*`?([\w.]*)(.*)"
)


def words(text):
    return set(re.findall(r"\w+", text))


def code(file):
    return re.sub(r"(?m)(^|\s)//.*$", "", file.read_text())


class Node:
    """A declaration, public or not, with the words of its lines except those of its members."""

    def __init__(self, kind="file", name="", owner=None, is_override=False):
        self.kind, self.name, self.owner, self.is_override = kind, name, owner, is_override
        self.words, self.is_used = set(), False

    def is_usable(self, used):
        if self.owner and not self.owner.is_used:
            return False
        if self.kind in ("init", "subscript", "case", "deinit", "associatedtype", "file"):
            return True
        return self.is_override or not self.name or self.name.split(".")[-1] in used


def nodes(file):
    """The declarations of a file: those at its top, and the members of types."""
    root, stack = Node(), []
    yield root
    for line in code(file).split("\n"):
        text = line.strip()
        if not text:
            continue
        indent = len(line) - len(line.lstrip())
        while stack and stack[-1][0] >= indent and text[0] not in ")}]":
            stack.pop()
        owner = stack[-1][1] if stack else None
        node = None
        if not owner or owner.kind in TYPES:
            if match := HEADER.match(text):
                kind, name, rest = match.groups()
                if kind == "class" and name in ("func", "var", "subscript"):
                    kind, name = name, re.match(r"\s*`?(\w*)", rest).group(1)
                node = Node(kind, name, owner, "override" in text[: match.start(1)].split())
                stack.append((indent, node))
                yield node
        (node or owner or root).words.update(words(text))


def used_names():
    """The words of what uses Portable, and of all that this uses in turn."""
    used = set()
    for folder in USERS:
        for file in sorted((ROOT / folder).rglob("*")):
            if file.suffix in (".swift", ".xib", ".storyboard"):
                used |= words(code(file))
    rest = [
        node
        for module in PRODUCT
        for file in sorted((ROOT / "Portable" / module).rglob("*.swift"))
        for node in nodes(file)
    ]
    found = rest
    while found:
        found = [node for node in rest if node.is_usable(used)]
        for node in found:
            node.is_used = True
            used |= node.words
        rest = [node for node in rest if not node.is_used]
    return used


def path_of(symbol):
    """The module and the path of names of a symbol, without its kind and its labels."""
    module, _, rest = symbol.partition(" ")
    return module, re.sub(r"\(.*", "", rest).split(" ")[-1].split(".")


def unused(symbols):
    """The symbols that nothing uses, among those with a name of their own."""
    used = used_names() | REQUIRED
    for symbol in symbols:
        _, path = path_of(symbol)
        kind = symbol.removeprefix("static ").split(" ")[1]
        if kind == ":" or " : " in symbol:
            continue
        if re.search(r" (case|init|subscript) ", symbol):
            path = path[:-1]
        if not all(name in used for name in path if re.match(r"\w", name)):
            yield symbol


def covers(line, symbol):
    """Whether a line of the third part names the symbol or its type; `*` stands for any part of a name."""
    module, path = path_of(line)
    own, names = path_of(symbol)
    name, pattern = ".".join(names), ".".join(path)
    return own == module and (fnmatchcase(name, pattern) or fnmatchcase(name, pattern + ".*"))


def listed():
    """The names of Apple's on the list, and the others and the unused ones with their reasons."""
    apple, own, idle, part = set(), {}, {}, 0
    for line in LIST.read_text().split("\n"):
        if line.startswith(MARK):
            part = 1
        elif line.startswith(UNUSED):
            part = 2
        elif line and not line.startswith("#"):
            symbol, _, reason = line.partition(" — ")
            if part == 0:
                apple.add(line)
            else:
                (own if part == 1 else idle)[symbol] = reason
    return apple, own, idle


def main():
    symbols = public_symbols()
    if sys.argv[1:] == ["--print"]:
        print("\n".join(sorted(symbols)))
        return 0
    apple, own, idle = listed()
    name = LIST.relative_to(ROOT)
    breaches = [
        f"{name}: '{symbol}' is public in Portable but not on the list. If Apple's framework"
        " declares it, add this line to the first part. Otherwise make it internal or package; what"
        " only hosts and tests use is @_spi(Host). If neither is possible, begin its name with an"
        " underscore and add it to the second part with ' — ' and the reason."
        for symbol in sorted(symbols - apple - own.keys())
    ]
    breaches += [
        f"{name}: '{symbol}' is no longer public in Portable: remove the line"
        for symbol in sorted((apple | own.keys()) - symbols)
    ]
    breaches += [
        f"{name}: '{symbol}' has an underscore, so it is not Apple's: move it to the second part"
        for symbol in sorted(apple) if re.search(r"[ .]_\w", symbol)
    ]
    for symbol, reason in sorted(own.items()):
        if not reason:
            breaches.append(f"{name}: '{symbol}' has no reason; write ' — ' and the reason")
        if not re.search(r"[ .(]_\w", symbol):
            breaches.append(f"{name}: '{symbol}' is not Apple's, so its name needs an underscore")
    left = [symbol for symbol in sorted(unused(symbols)) if symbol not in own]
    breaches += [
        f"{name}: nothing uses '{symbol}': delete it. If it has to stay, add a line to the third part"
        " with ' — ' and the reason; a line may name its type or have '*'."
        for symbol in left if not any(covers(line, symbol) for line in idle)
    ]
    for line, reason in sorted(idle.items()):
        if not reason:
            breaches.append(f"{name}: '{line}' has no reason; write ' — ' and the reason")
        if not any(covers(line, symbol) for symbol in left):
            breaches.append(f"{name}: '{line}' covers no unused name: remove the line")
    print("\n".join(breaches), file=sys.stderr, end="\n" if breaches else "")
    return 1 if breaches else 0


if __name__ == "__main__":
    sys.exit(main())
