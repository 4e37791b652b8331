"""Reads what two public repositories know of Apple's frameworks.

`ObjectiveC` reads madsmtm/objc2-generated, bindings for Rust that are generated from Apple's
headers: selectors, nullability, isolation, blocks and enumerations. `CSharp` reads dotnet/macios,
bindings for C# that are written by hand: what is a property, which initializers are designated, and
the version of iOS that introduced a member. Both are read as text by regular expressions that know
the layout of these files; a declaration in another layout is missed, not misread.
"""

import collections
import re
from dataclasses import dataclass, field
from pathlib import Path

FRAMEWORKS = ["Foundation", "CoreGraphics", "QuartzCore", "UIKit"]
CSHARP_FILES = ["src/UIKit/UIEnums.cs", "src/coreanimation.cs", "src/foundation.cs"]
CSHARP_FILES += ["src/uikit.cs", "src/xkit.cs"]


def matching(text, start, opening="(", closing=")"):
    """The index of the bracket that closes the one at `start`."""
    depth = 0
    for index in range(start, len(text)):
        if text[index] == opening:
            depth += 1
        elif text[index] == closing:
            depth -= 1
            if depth == 0:
                return index
    raise ValueError("a bracket is not closed")


def split_arguments(text):
    """The parts of `text` between commas that lie in no brackets; the arrow of a result is none."""
    parts, depth, current = [], 0, ""
    for character in text:
        if character in "<([":
            depth += 1
        elif character in ">)]" and not (character == ">" and current.endswith("-")):
            depth -= 1
        if character == "," and depth == 0:
            parts.append(current.strip())
            current = ""
        else:
            current += character
    if current.strip():
        parts.append(current.strip())
    return parts


@dataclass
class Method:
    selector: str
    # None for an initializer that is unavailable.
    arguments: list = None
    result: str = None
    is_optional: bool = False
    # The binding says that the method sets a property.
    is_setter: bool = False
    is_deprecated: bool = False

    @property
    def is_instance(self):
        receiver = ("&self", "self", "&mut self")
        return bool(self.arguments) and (self.arguments[0] in receiver or self.is_initializer)

    @property
    def is_initializer(self):
        return bool(self.arguments) and self.arguments[0].startswith("this")

    @property
    def is_main_thread(self):
        return any(argument.startswith("mtm:") for argument in self.arguments or [])

    @property
    def parameters(self):
        """The arguments without receiver and without the mark of the main thread."""
        receiver = ("&self", "self", "&mut self")
        return [
            argument
            for argument in self.arguments
            if argument not in receiver and not argument.startswith(("this", "mtm:"))
        ]


@dataclass
class ClassBinding:
    framework: str
    superclass: str
    is_main_actor: bool
    is_sendable: bool
    generics: list
    conformances: list = field(default_factory=list)
    methods: list = field(default_factory=list)


@dataclass
class ProtocolBinding:
    framework: str
    inherited: list
    is_main_actor: bool
    methods: list


@dataclass
class Category:
    framework: str
    owner: str
    name: str
    methods: list


@dataclass
class Enumeration:
    framework: str
    # ENUM, OPTIONS, CLOSED_ENUM or ERROR_ENUM.
    kind: str
    base: str
    # Pairs of a name and the text of its value.
    constants: list


@dataclass
class Alias:
    framework: str
    target: str
    # Declared with NS_TYPED_ENUM or the like: a type of its own in Swift.
    is_typed: bool


@dataclass
class Function:
    framework: str
    arguments: list
    result: str


class ObjectiveC:
    """The declarations of the folders Foundation, CoreGraphics, QuartzCore and UIKit."""

    def __init__(self, folder):
        self.classes, self.protocols, self.categories = {}, {}, []
        self.enumerations, self.aliases, self.constants, self.functions = {}, {}, {}, {}
        # Names of classes, and of protocols with "P:" before them, as the files have them.
        self.order = []
        self._conformances, self._methods = [], []
        for framework in FRAMEWORKS:
            for path in sorted((Path(folder) / framework).glob("*.rs")):
                if not path.name.endswith("mod.rs"):
                    self._read(framework, path.read_text())
        self._attach()

    def _read(self, framework, raw):
        text = without_comments(raw)
        self._read_classes(framework, text)
        self._read_methods(framework, text)
        self._read_protocols(framework, text)
        self._read_categories(framework, raw)
        self._read_enumerations(framework, raw)
        self._read_values(framework, raw, text)

    def _read_classes(self, framework, text):
        for match in re.finditer(r"extern_class!\(", text):
            body = text[match.end() : matching(text, match.end() - 1)]
            declared = re.search(r"pub struct (\w+)(?:<([^;]*)>)?;", body)
            name = declared[1]
            superclass = re.search(r"super\((.*)\)\)\]", body)
            sendable = rf"unsafe impl(?:<[^{{]*?>)? Send for {name}\b"
            self.classes[name] = ClassBinding(
                framework=framework,
                superclass=split_arguments(superclass[1])[0] if superclass else "NSObject",
                is_main_actor="MainThreadOnly" in body,
                is_sendable=bool(re.search(sendable, text)),
                generics=[
                    re.split(r"[:=]", part)[0].strip()
                    for part in split_arguments(declared[2] or "")
                ],
            )
            self.order.append(name)
        for match in re.finditer(r"extern_conformance!\(", text):
            body = text[match.end() : matching(text, match.end() - 1)]
            found = re.search(r"unsafe impl(?:<[^{]*?>)? (\w+)(?:<[^>]*>)? for (\w+)", body)
            if found:
                self._conformances.append((found[2], found[1]))

    def _read_methods(self, framework, text):
        for match in re.finditer(r"^impl(?:<[^{]*?>)? (\w+)(?:<[^{]*>)? \{", text, re.M):
            end = text.find("\n}\n", match.end())
            body = text[match.end() : end if end >= 0 else len(text)]
            mark = text.rfind("#[superclass_methods]", 0, match.start())
            between = text[mark : match.start()] if mark >= 0 else "}"
            is_inherited = "}" not in between and ";" not in between
            for block in re.finditer(r"extern_methods!\(", body):
                stop = body.find("\n    );", block.end())
                methods = read_methods(body[block.end() - 1 : stop if stop >= 0 else len(body)])
                if is_inherited:
                    methods = [method for method in methods if method.arguments is None]
                self._methods.append((match[1], methods, framework))

    def _read_protocols(self, framework, text):
        marks = ("MainThreadOnly", "AnyThread", "Send", "Sync")
        for match in re.finditer(r"extern_protocol!\(", text):
            body = text[match.end() : matching(text, match.end() - 1)]
            declared = re.search(r"pub unsafe trait (\w+)\s*(?::([^{]*))?\{", body)
            if not declared:
                continue
            inherited = [part.strip() for part in (declared[2] or "").split("+")]
            self.protocols[declared[1]] = ProtocolBinding(
                framework=framework,
                inherited=[part for part in inherited if part and part not in marks],
                is_main_actor="MainThreadOnly" in inherited,
                methods=read_methods(body),
            )
            self.order.append("P:" + declared[1])

    def _read_categories(self, framework, raw):
        for match in re.finditer(r'Category "?(\w*)"? ?on \[`(\w+)`\]', raw):
            declared = re.compile(r"pub unsafe trait (\w+)").search(raw, match.end())
            if declared:
                body = without_comments(raw[declared.end() : raw.find("\n}\n", declared.end())])
                self.categories.append(
                    Category(framework, match[2], declared[1], read_methods(body))
                )

    def _read_enumerations(self, framework, raw):
        header = re.compile(
            r"// NS_(ENUM|OPTIONS|CLOSED_ENUM|ERROR_ENUM)\n(?:#\[[^\n]*\n)*"
            r"pub struct (\w+)\(pub (\w+)\);"
        )
        constant = re.compile(
            r'#\[doc\(alias = "(\w+)"\)\](?:\s*#\[[^\n]*\])*\s*'
            r"(?:pub )?const \w+(?:: Self)? = ([^;]+);"
        )
        for match in header.finditer(raw):
            body = raw[match.end() : match.end() + 40000]
            end = re.search(r"\n(?:#\[cfg[^\n]*\n)?unsafe impl Encode", body)
            body = body[: end.start()] if end else body[:3000]
            constants = [
                (found[1], re.sub(r"^Self\((.*)\)$", r"\1", found[2].strip()))
                for found in constant.finditer(body)
            ]
            self.enumerations[match[2]] = Enumeration(framework, match[1], match[3], constants)

    def _read_values(self, framework, raw, text):
        alias = re.compile(r"(// NS_TYPED_\w+\n(?:#\[[^\n]*\n)*)?pub type (\w+) =\s*([^;]+);")
        for match in alias.finditer(raw):
            self.aliases[match[2]] = Alias(framework, match[3].strip(), bool(match[1]))
        for match in re.finditer(r"pub static (\w+):\s*([^;]+);", text):
            kind = re.sub(r"\s*=.*", "", match[2], flags=re.S).strip()
            self.constants[match[1]] = (kind, framework)
        function = re.compile(
            r'^(?:#\[[^\n]*\n)*pub (?:unsafe )?(?:extern "C-unwind" )?fn (\w+)\(', re.M
        )
        for match in function.finditer(text):
            end = matching(text, match.end() - 1)
            result = text[end + 1 : text.index("{", end)].strip()
            self.functions[match[1]] = Function(
                framework, split_arguments(text[match.end() : end]), result_type(result)
            )

    def _attach(self):
        """Gives classes their conformances and methods, which other files can have."""
        for name, protocol in self._conformances:
            if name in self.classes and protocol not in self.classes[name].conformances:
                self.classes[name].conformances.append(protocol)
        for name, methods, framework in self._methods:
            if name not in self.classes:
                continue
            if self.classes[name].framework == framework:
                self.classes[name].methods += methods
            else:
                category = f"{name}_{framework}{len(self.categories)}"
                self.categories.append(Category(framework, name, category, methods))


def without_comments(text):
    """The text without comments and strings; comments that say something become attributes."""
    text = re.sub(r"///? Setter for \[`([^`]*)`\][^\n]*", r"#[setter]", text)
    text = re.sub(r"// -(\w[\w:]*) \(unavailable\)", r"#[unavail(\1)]", text)
    inherited = r"/// Methods declared on superclass `(\w+)[^\n]*"
    text = re.sub(inherited, r"#[superclass_methods]", text)
    text = re.sub(r'"(?:[^"\\\n]|\\.)*"', '""', text)
    return re.sub(r"//[^\n]*", "", text)


def result_type(text):
    if not text.startswith("->"):
        return "void"
    return re.sub(r"\s*\bwhere\b.*", "", text[2:].strip(), flags=re.S)


def read_methods(body):
    methods = []
    for match in re.finditer(r"#\[unsafe\(method\(([^)]*)\)\)\]", body):
        before = body[max(0, match.start() - 400) : match.start()]
        before = before[max(before.rfind(";"), before.rfind("{")) + 1 :]
        after = body[match.end() : match.end() + 120].split("fn ")[0]
        header = re.compile(r"(?:pub )?(?:unsafe )?fn (?:r#)?(\w+)(?:<[^>(]*>)?\(")
        declared = header.search(body, match.end())
        if not declared:
            continue
        end = matching(body, declared.end() - 1)
        stop = re.compile(r"[;{]").search(body, end)
        methods.append(
            Method(
                selector=match[1],
                arguments=split_arguments(body[declared.end() : end]),
                result=result_type(body[end + 1 : stop.start()].strip()),
                is_optional="#[optional]" in before,
                is_setter="#[setter]" in before,
                is_deprecated="#[deprecated" in before or "#[deprecated" in after,
            )
        )
    for match in re.finditer(r"#\[unavail\((\w[\w:]*)\)\]", body):
        if match[1] == "init":
            methods.append(Method("init"))
    return methods


class CSharp:
    """What the files of dotnet/macios say of the same classes, by the names of Objective-C."""

    def __init__(self, folder):
        self.properties = collections.defaultdict(set)
        self.methods = collections.defaultdict(set)
        self.designated = collections.defaultdict(set)
        # By (type, selector) and by type: a version, or "none" for what iOS does not have.
        self.versions, self.type_versions = {}, {}
        text = ""
        for path in csharp_files(folder):
            content = path.read_text(errors="replace")
            text += content
            self._read(content.split("\n"))
        # Everything that is exported or named at all, to find what is newer than this data.
        self.selectors = set(re.findall(r'"([\w:]+)"', text))
        self.words = set(re.findall(r"\w+", text))
        for name in list(self.properties):
            # A category, such as UIView_UITextField.
            category = re.match(r"^(\w+?)_(\w+)$", name)
            if category:
                self.properties[category[1]] |= self.properties[name]
                self.methods[category[1]] |= self.methods[name]

    def _read(self, lines):
        declared = re.compile(
            r"(?:(?:public|internal|partial|static|delegate) )*(interface|enum|delegate) (\w+)"
        )
        owner, selector, attributes = None, None, ""
        for line in lines:
            text = line.strip()
            if text.startswith(("//", "#")):
                continue
            bare = re.sub(r"^(\[[^\]]*\]\s*)+", "", text)
            match = declared.match(bare)
            if match:
                owner, selector = match[2], None
                original = re.search(r'\[BaseType \([^\n]*Name ?= ?"(\w+)"', attributes)
                if original:
                    owner = original[1]
                version = ios_version(attributes + text)
                if version:
                    self.type_versions[owner] = version
                attributes = ""
                continue
            if text.startswith("["):
                attributes += " " + text
            exported = re.search(r'\[Export \("([^"]+)"', line)
            if exported:
                selector = exported[1]
            if bare and not bare.startswith("[") and bare not in "{}":
                if selector and re.match(r"^[\w<>\[\].,? ]+[({]", bare):
                    self._add(owner, selector, "(" in bare.split("{")[0], attributes)
                selector, attributes = None, ""

    def _add(self, owner, selector, is_method, attributes):
        (self.methods if is_method else self.properties)[owner].add(selector)
        if "DesignatedInitializer" in attributes:
            self.designated[owner].add(selector)
        version = ios_version(attributes)
        if version:
            self.versions[(owner, selector)] = version


def csharp_files(folder):
    """Those of the files that a checkout of the repository has."""
    paths = [Path(folder) / name for name in CSHARP_FILES]
    return [path for path in paths if path.exists()]


def ios_version(attributes):
    if re.search(r"\bNoiOS\b", attributes):
        return "none"
    match = re.search(r"\biOS \((\d+), *(\d+)\)", attributes)
    return f"{int(match[1])}.{int(match[2])}" if match else None
