#!/usr/bin/env python3
"""Writes the code of the catalog's states, read from the closures that set them up.

Usage: Scripts/state-code.py          writes Catalog/Snippet/StateCode.swift where it has changed
       Scripts/state-code.py --check  fails where that file is not what would be written

A state is declared as `page("id", "Title", setUp: { ... })` below the id of its page. What stands in
the closure is the code that a reader of the page copies: texts lose their localization, `$0` is the
object that is set up, and the body of a function `add...(to:)` stands in place of its call.

A file `...Code.swift` is a part of its page's code as it stands, without its imports. The views of the
kit in the storyboard are the code of its scenes.
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
PAGES = ROOT / "Catalog/Pages"
STORYBOARD = ROOT / "Catalog/Documents/Controls.storyboard"
TARGET = ROOT / "Catalog/Snippet/StateCode.swift"
SUBJECT = "$subject"

PAGE = re.compile(r'\bCatalogPage\(\s*id: "([a-z0-9-]+)"')
STATE = re.compile(r'\(\s*"([a-z0-9-]+)",\s*"')
SET_UP = re.compile(r"\bsetUp: \{")
FUNCTION = re.compile(r"\bstatic func (add\w+)\(to (\w+): \w+\) \{")


def end_of_string(text, start):
    """Returns the index after the string literal that begins at `start`."""
    hashes = re.match(r"#*", text[start:]).group()
    quote = '"""' if text.startswith('"""', start + len(hashes)) else '"'
    index = start + len(hashes) + len(quote)
    escape = "\\" + hashes
    while not text.startswith(quote + hashes, index):
        if text.startswith(escape + "(", index):
            index = end_of_group(text, index + len(escape))
        elif text.startswith(escape, index):
            index += len(escape) + 1
        else:
            index += 1
    return index + len(quote) + len(hashes)


def end_of_group(text, start):
    """Returns the index after the bracket that closes the one at `start`."""
    depth, index = 0, start
    while True:
        character = text[index]
        if text.startswith("//", index):
            index = text.index("\n", index)
            continue
        if character == '"' or re.match(r'#+"', text[index:]):
            index = end_of_string(text, index)
            continue
        if character in "([{":
            depth += 1
        elif character in ")]}":
            depth -= 1
            if depth == 0:
                return index + 1
        index += 1


def arguments(text):
    """Splits the text between the parentheses of a call at its commas."""
    parts, start, index = [], 0, 0
    while index < len(text):
        character = text[index]
        if character == '"' or re.match(r'#+"', text[index:]):
            index = end_of_string(text, index)
        elif character in "([{":
            index = end_of_group(text, index)
        else:
            if character == ",":
                parts.append(text[start:index].strip())
                start = index + 1
            index += 1
    return parts + [text[start:].strip()]


def joined(expression):
    """Returns a concatenation of literals as one literal."""
    return re.sub(r'"\s*\+\s*"', "", expression)


def plain(text):
    """Returns code whose texts are not localized."""
    while match := re.search(r"\blocalized\(", text):
        end = end_of_group(text, match.end() - 1)
        form, *values = arguments(text[match.end() : end - 1])
        form = joined(form)
        for number, value in enumerate(values, 1):
            # A value that is a literal is a part of the text.
            part = value[1:-1] if re.fullmatch(r'"(\\\(.*\)|[^"\\]*)"', value) else f"\\({value})"
            form = form.replace(f"%{number}$@", part)
        text = text[: match.start()] + form + text[end:]
    return text


def with_subject(body):
    """Returns code in which the object that is set up has a placeholder of its own."""
    result, index = "", 0
    while index < len(body):
        if body[index] == '"' or re.match(r'#+"', body[index:]):
            end = end_of_string(body, index)
        elif body[index] == "{":
            end = end_of_group(body, index)
        elif body.startswith("$0", index):
            result += SUBJECT
            index += 2
            continue
        else:
            end = index + 1
        inner = body[index:end]
        # Only loops and conditions see the argument of the closure around them.
        if len(inner) > 1 and inner[0] == "{" and re.search(r"\b(for|if|else|while)\b[^{}\n]*$", result):
            inner = "{" + with_subject(inner[1:])
        result += inner
        index = end
    return result


def lines(body):
    """Returns the lines of a closure's body without its parameter and its indentation."""
    # What a screen does when it is shown is code like any other.
    if match := re.match(r"\s*\$0\.whenShown \{", body):
        body = body[match.end() : end_of_group(body, match.end() - 1) - 1]
    body = re.sub(r"^\s*(\(?\w+(: \w+)?\)?|_) in\b[ \t]*", "", body)
    rows = with_subject(plain(body)).strip("\n").split("\n")
    rows = [row.rstrip() for row in rows]
    while rows and not rows[-1].strip():
        rows.pop()
    while rows and not rows[0].strip():
        rows.pop(0)
    first = [len(row) - len(row.lstrip()) for row in rows if row.strip()]
    indent = min(first) if first else 0
    if len(rows) == 1:
        return [rows[0].strip()]
    return [row[indent:] for row in rows]


def functions():
    """Returns the parameter and the body of every function that adds content to an object."""
    found = {}
    for file in PAGES.rglob("*.swift"):
        text = file.read_text()
        for match in FUNCTION.finditer(text):
            end = end_of_group(text, match.end() - 1)
            found[match.group(1)] = (match.group(2), lines(text[match.end() : end - 1]))
    return found


def with_functions(rows, known):
    """Returns code in which the body of such a function stands in place of its call."""
    result = []
    for row in rows:
        match = re.fullmatch(r"(add\w+)\(to: (\S+)\)", row)
        if match and match.group(1) in known:
            name, body = known[match.group(1)]
            inner = [re.sub(rf"\b{name}\b", lambda _: match.group(2), line) for line in body]
            result += with_functions(inner, known)
        else:
            result.append(row)
    return result


def codes(file, known):
    text = file.read_text()
    pages = [(match.start(), match.group(1)) for match in PAGE.finditer(text)]
    states = [(match.start(), match.group(1)) for match in STATE.finditer(text)]
    for match in SET_UP.finditer(text):
        page = [name for start, name in pages if start < match.start()]
        state = [name for start, name in states if start < match.start()]
        if not page or not state:
            sys.exit(f"{file.relative_to(ROOT)}: a set-up without a page or a state")
        end = end_of_group(text, match.end() - 1)
        yield f"{page[-1]}/{state[-1]}", with_functions(lines(text[match.end() : end - 1]), known)


def literal(line):
    return f'#"{line}"#' if '"' in line or "\\" in line else f'"{line}"'


def declarations():
    """Returns the text of every file that is a part of the code as it stands."""
    found = {}
    for file in sorted(PAGES.rglob("*Code.swift")):
        rows = [row for row in plain(file.read_text()).split("\n") if not row.startswith("import ")]
        found[file.stem] = "\n".join(rows).strip()
    return found


def scenes():
    """Returns the views of the kit in every scene of the storyboard, as whole elements."""
    found, scene, rows = {}, None, STORYBOARD.read_text().split("\n")
    for index, row in enumerate(rows):
        if match := re.search(r'<viewController storyboardIdentifier="([^"]*)"', row):
            scene = match.group(1)
            found[scene] = []
        match = re.match(r"( *)<(\w+) [^>]*\bcustomClass=", row)
        if not match or match.group(2) == "viewController":
            continue
        indent, element = match.groups()
        end = rows.index(f"{indent}</{element}>", index)
        for line in rows[index : end + 1]:
            inner = line[len(indent) :]
            depth = len(inner) - len(inner.lstrip())
            found[scene].append(" " * (depth // 2) + inner.lstrip())
        found[scene].append("")
    return {name: "\n".join(lines).strip() for name, lines in found.items()}


def text_literal(text):
    """Returns a text of several lines as a literal in one."""
    text = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{text}"'


def texts(summary, name, table):
    rows = [f"    {text_literal(key)}: {text_literal(table[key])}," for key in sorted(table)]
    return ["", f"  /// {summary}", f"  static let {name}: [String: String] = [", *rows, "  ]"]


def generated():
    table, known = {}, functions()
    for file in sorted(PAGES.rglob("*.swift")):
        for name, code in codes(file, known):
            if name in table:
                sys.exit(f"{file.relative_to(ROOT)}: two states are called {name}")
            table[name] = code
    rows = []
    for name in sorted(table):
        rows.append(f'    "{name}": [{", ".join(map(literal, table[name]))}],')
    return "\n".join(
        [
            "// swift-format-ignore-file",
            "// Written by Scripts/state-code.py from the closures that set the states up.",
            "",
            "/// The code of the states, by the names of page and state.",
            "enum StateCode {",
            f"  /// What stands for the object that is set up.",
            f'  static let subject = "{SUBJECT}"',
            "",
            "  static let lines: [String: [String]] = [",
            *rows,
            "  ]",
            *texts("What code declares, by the names of the files.", "declarations", declarations()),
            *texts("The views of the scenes of the storyboard.", "scenes", scenes()),
            "}",
            "",
        ]
    )


def main():
    text = generated()
    if sys.argv[1:] == ["--check"]:
        if not TARGET.exists() or TARGET.read_text() != text:
            sys.exit(f"{TARGET.relative_to(ROOT)}: run Scripts/state-code.py")
    elif not TARGET.exists() or TARGET.read_text() != text:
        TARGET.write_text(text)


if __name__ == "__main__":
    main()
