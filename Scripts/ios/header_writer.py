"""Writes Objective-C headers of Foundation, QuartzCore and UIKit, and CoreGraphics' enumerations.

They are written from the bindings, so that Swift imports Apple's declarations with their names,
nullability, isolation and versions. What the bindings do not have is in `Headers/` and
`Interfaces/`; a member with a type that nothing declares is left out.
"""

import re

from header_members import MAIN_ACTOR, MemberWriter, attribute, introduced, swift_name
from header_types import HEADER_PROTOCOLS, NUMBERS, Block, UnknownType, declared, escape
from swift_names import NUMBER_TYPES

INTEGERS = {
    "isize": "NSInteger",
    "usize": "NSUInteger",
    "u8": "unsigned char",
    "u16": "unsigned short",
    "i32": "int",
    "c_int": "int",
    "u32": "unsigned",
    "c_uint": "unsigned",
    "c_long": "long",
    "c_ulong": "unsigned long",
    "i64": "long long",
    "u64": "unsigned long long",
    "NSInteger": "NSInteger",
    "NSUInteger": "NSUInteger",
}

# The bindings shorten the superclass of anchors to its name.
ANCHOR_SUPERCLASSES = {
    name: f"NSLayoutAnchor<{name}>"
    for name in ("NSLayoutXAxisAnchor", "NSLayoutYAxisAnchor", "NSLayoutDimension")
}

# Members that the bindings do not have.
MISSING_MEMBERS = {
    "NSLayoutConstraint": [
        "@property (nonatomic, readonly, assign) id _Nullable firstItem;",
        "@property (nonatomic, readonly, assign) id _Nullable secondItem;",
    ],
    "UIGestureRecognizer": ["@property (nonatomic) UIGestureRecognizerState state;"],
    "CATextLayer": ["@property (nonatomic) CFTypeRef _Nullable font;"],
}

# Foundation's classes whose values Swift shows as values of its own.
BRIDGES = {"NSString": "Swift.String", "NSArray": "Swift.Array"}
BRIDGES |= {"NSSet": "Swift.Set", "NSDictionary": "Swift.Dictionary"}
for _name in """
    Date Data URL IndexPath UUID Calendar Locale TimeZone DateComponents DateInterval URLComponents
    URLQueryItem
""".split():
    BRIDGES["NS" + _name] = "FoundationEssentials." + _name
for _name in "Notification IndexSet CharacterSet".split():
    BRIDGES["NS" + _name] = "Foundation." + _name


class HeaderWriter(MemberWriter):
    def type_attributes(self, name, binding):
        text = ""
        if binding.is_main_actor:
            text += MAIN_ACTOR
        if getattr(binding, "is_sendable", False):
            text += attribute('swift_attr("@Sendable")')
        version = self.csharp.type_versions.get(name)
        if not version and self.is_new_type(name, binding.framework):
            version = "26.0"
        if version and version != "none":
            text += introduced(version)
        text += swift_name(self.names.types.get(name))
        if name in self.marked("private types"):
            text += attribute("swift_private")
        if name in BRIDGES:
            text += attribute(f'swift_bridge("{BRIDGES[name]}")')
        return text.strip() + " " if text else ""

    def enumeration(self, name, binding):
        version = self.csharp.type_versions.get(name)
        owner = self.names.owner(name)
        if not version:
            is_nested = owner and owner[0] in self.bindings.classes
            if is_nested and self.is_new_type(owner[0], "UIKit"):
                version = "26.0"
            elif name in self.marked("enumerations of iOS 26"):
                version = "26.0"
        tail = introduced(version) if version and version != "none" else ""
        tail += swift_name(self.names.nested(name))
        macro = {"OPTIONS": "NS_OPTIONS", "CLOSED_ENUM": "NS_CLOSED_ENUM"}.get(
            binding.kind, "NS_ENUM"
        )
        base = INTEGERS.get(binding.base, "NSInteger")
        yield f"typedef enum {macro}_ATTR{tail} {name} : {base} {name};"
        yield f"enum {macro}_ATTR{tail} {name} : {base} {{"
        for constant, value in binding.constants or [(name + "__none", "0")]:
            swift = self.names.constants.get(constant) or self.names.enumerator(name, constant)
            value = number(value)
            if macro == "NS_OPTIONS" and constant in self.marked("zero enumerators"):
                value = "1ULL<<40" if base in ("NSUInteger", "NSInteger") else "1ULL<<20"
            yield f"  {constant}{swift_name(swift)} = {value},"
        yield "};"

    def alias(self, name, binding):
        if name in self.marked("hidden typedefs"):
            return (
                f'typedef NSString * {name} SWIFT_NAME("__{name}");'
                if binding.target == "NSString"
                else None
            )
        if binding.target in ("NSString", "NSNumber"):
            marks = ""
            if binding.is_typed or name in self.marked("typed strings"):
                marks = attribute("swift_newtype(struct)") + swift_name(self.names.nested(name))
            return f"typedef {binding.target} * {name}{marks};"
        if name in NUMBER_TYPES:
            marks = attribute("swift_newtype(struct)") + swift_name(NUMBER_TYPES[name])
            return f"typedef {NUMBERS.get(binding.target, binding.target)} {name}{marks};"
        return None

    # Files

    def enumerations(self, framework):
        for name, binding in self.bindings.enumerations.items():
            if binding.framework == framework and name not in self.marked("omitted types"):
                yield from self.enumeration(name, binding)

    def header(self, framework):
        yield from self.enumerations(framework)
        yield from self.forward_declarations(framework)
        for name, binding in self.bindings.aliases.items():
            line = binding.framework == framework and self.alias(name, binding)
            if line:
                yield line
        yield from self.declarations(framework)
        for category in self.bindings.categories:
            is_wanted = category.name not in self.marked("omitted categories")
            if (
                category.framework == framework
                and is_wanted
                and self.types.is_known(category.owner)
            ):
                yield f"@interface {category.owner} ({category.name})"
                yield from self.members(category.owner, category.methods)
                yield "@end"
        yield from self.values(framework)

    def forward_declarations(self, framework):
        for name in self.bindings.order:
            if name.startswith("P:"):
                if self.bindings.protocols[name[2:]].framework == framework:
                    yield f"@protocol {name[2:]};"
            elif self.is_declared_class(name, framework):
                yield f"@class {name}{generic_list(self.bindings.classes[name])};"

    def is_declared_class(self, name, framework):
        binding = self.bindings.classes.get(name)
        omitted = name == "NSObject" or name in self.marked("omitted classes")
        return bool(binding) and binding.framework == framework and not omitted

    def is_declared_protocol(self, name):
        return name in self.bindings.protocols and name not in self.marked("omitted classes")

    def declarations(self, framework):
        """Protocols and classes, each after those that it inherits from."""
        emitted = set()

        def emit_protocol(name):
            binding = self.bindings.protocols.get(name)
            if name in emitted or not binding or binding.framework != framework:
                return
            if not self.is_declared_protocol(name):
                return
            emitted.add(name)
            for inherited in binding.inherited:
                yield from emit_protocol(inherited)
            known = [
                HEADER_PROTOCOLS.get(inherited, inherited)
                for inherited in binding.inherited
                if inherited in HEADER_PROTOCOLS or inherited in self.bindings.protocols
            ]
            inherited = f"<{', '.join(known)}>" if known else ""
            yield f"{self.type_attributes(name, binding)}@protocol {name} {inherited}"
            yield from self.members(name, binding.methods, is_protocol=True)
            yield "@end"

        def emit_class(name):
            if name in emitted or not self.is_declared_class(name, framework):
                return
            emitted.add(name)
            binding = self.bindings.classes[name]
            superclass = ANCHOR_SUPERCLASSES.get(name, binding.superclass)
            yield from emit_class(re.sub("<.*", "", superclass))
            for protocol in binding.conformances:
                yield from emit_protocol(protocol)
            yield from self.class_declaration(name, binding, superclass)

        for name in self.bindings.order:
            if name.startswith("P:"):
                yield from emit_protocol(name[2:])
        for name in self.bindings.order:
            if not name.startswith("P:"):
                yield from emit_class(name)

    def class_declaration(self, name, binding, superclass):
        inherited = self.inherited_protocols(re.sub("<.*", "", superclass))
        if not self.types.is_known(re.sub("<.*", "", superclass)):
            superclass = "NSObject"
        self.types.generics = set(binding.generics)
        if "<" in superclass:
            superclass = re.sub(r" _Nonnull", "", self.types.pointer(superclass, False)).rstrip(
                " *"
            )
        protocols = {
            HEADER_PROTOCOLS.get(protocol, protocol)
            for protocol in binding.conformances
            if protocol not in inherited
            and (protocol in HEADER_PROTOCOLS or self.is_declared_protocol(protocol))
        }
        protocols = ", ".join(sorted(protocols - {"NSObject"}))
        header = f"@interface {name}{generic_list(binding)} : {superclass}"
        conformances = f" <{protocols}>" if protocols else ""
        yield self.type_attributes(name, binding) + header + conformances
        yield from MISSING_MEMBERS.get(name, [])
        yield from self.members(name, binding.methods)
        yield "@end"
        self.types.generics = set()

    def inherited_protocols(self, name):
        found = set()
        while name in self.bindings.classes:
            found |= set(self.bindings.classes[name].conformances)
            name = re.sub("<.*", "", self.bindings.classes[name].superclass)
        return found

    def values(self, framework):
        omitted = self.marked("omitted values")
        for name, (kind, owner) in self.bindings.constants.items():
            if owner == framework and name not in omitted:
                line = self.constant(name, kind)
                if line:
                    yield line
        yield "#pragma clang arc_cf_code_audited begin"
        for name, binding in self.bindings.functions.items():
            if binding.framework == framework and name not in omitted:
                line = self.function(name, binding)
                if line:
                    yield line
        yield "#pragma clang arc_cf_code_audited end"

    def constant(self, name, kind):
        try:
            translated = self.types.translated(kind)
        except UnknownType:
            return None
        if isinstance(translated, Block):
            return None
        bare = kind.replace("&", "").replace("'static ", "")
        swift = self.names.constant(name, bare)
        # Members of classes of the main actor that are not isolated.
        is_member = swift and "." in swift
        is_free = is_member and (bare == "NSNotificationName" or name.startswith("UIKeyboard"))
        isolation = attribute('swift_attr("nonisolated")') if is_free else ""
        return f"extern {translated} const {name}{swift_name(swift)}{isolation};"

    def function(self, name, binding):
        parameters = []
        try:
            for argument in binding.arguments:
                if argument.startswith("mtm:"):
                    continue
                kind = self.types.translated(argument.split(":", 1)[1])
                parameters.append(declared(kind, f"a{len(parameters)}") + escape(kind))
            result = declared(self.types.translated(binding.result))
        except (UnknownType, IndexError):
            return None
        is_main = any(argument.startswith("mtm:") for argument in binding.arguments)
        mark = MAIN_ACTOR if is_main else ""
        return f"extern {result} {name}({', '.join(parameters) or 'void'}){mark};"


def generic_list(binding):
    if not binding.generics:
        return ""
    return "<" + ", ".join("__covariant " + name for name in binding.generics) + ">"


def number(value):
    """The value of an enumerator, where only zero matters: Swift hides options that are zero."""
    refers = "::" in value
    value = re.sub(r"\w+::\w+(?:\.0|\.bits\(\))?", "0", value)
    value = value.replace("!0", "~0").replace("NSUIntegerMax", "~0UL")
    value = value.replace("NSIntegerMax", "0x7fffffffffffffff").replace("as _", "").replace("_", "")
    if not re.match(r"^[-~0-9a-fA-FxXUL<>|() ]+$", value):
        return "0"
    return "1" if refers and re.fullmatch(r"[0|() ]+", value) else value
