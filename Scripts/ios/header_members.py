"""Writes the members of classes and protocols as Objective-C declares them.

A getter without arguments is a method for the bindings. Whether Swift sees a property is what the
bindings for C# say, then the tables, then the verb that the name begins with.
"""

import re

from header_types import Block, HeaderTypes, UnknownType, declared, escape
from swift_names import VERBS, SwiftNames

# The bindings for C# declare these without members; all their getters are properties.
TEXT_TYPES = ("UITextRange", "UITextPosition", "UITextSelectionRect")


def attribute(text):
    return f" __attribute__(({text}))"


def swift_name(name):
    return attribute(f'swift_name("{name}")') if name else ""


def introduced(version):
    return attribute(f"availability(ios,introduced={version})")


MAIN_ACTOR = attribute('swift_attr("@MainActor")')


def setter(getter):
    return "set" + getter[0].upper() + getter[1:] + ":"


def property_name(getter):
    """`isHidden` is the getter of `hidden`, and `isURL` of `URL`."""
    if re.match(r"is[A-Z]{2}", getter):
        return getter[2:]
    if re.match(r"is[A-Z]", getter):
        return getter[2].lower() + getter[3:]
    return getter


class MemberWriter:
    def __init__(self, bindings, csharp):
        self.bindings, self.csharp = bindings, csharp
        self.names = SwiftNames(bindings)
        self.types = HeaderTypes(bindings, self.names.marked("omitted classes"))

    def marked(self, section):
        return self.names.marked(section)

    def is_new_type(self, name, framework):
        """The bindings for C# end in early 2025: what they do not mention came with iOS 26."""
        return (
            framework == "UIKit"
            and name not in self.csharp.words
            and "I" + name not in self.csharp.words
            and name not in self.marked("types older than the bindings")
        )

    def version(self, owner, selector, base, is_deprecated):
        """The attribute of a member with the version that introduced it."""
        declared_type = self.bindings.classes.get(owner) or self.bindings.protocols.get(owner)
        is_ours = declared_type and declared_type.framework == "UIKit"
        if is_ours and not is_deprecated and not self.is_new_type(owner, "UIKit"):
            if self._is_new_member(owner, selector, base):
                return introduced("26.0")
        for key in (selector, base):
            version = self.csharp.versions.get((owner, key))
            if version == "none":
                return attribute("availability(ios,unavailable)") if owner.startswith("UI") else ""
            if version:
                return introduced(version)
        return ""

    def _is_new_member(self, owner, selector, base):
        upper = base[0].upper() + base[1:]
        spellings = {selector, base, "is" + upper, "set" + upper + ":"}
        return not (
            spellings & self.csharp.selectors
            or selector in ("init", "new", "initWithCoder:")
            or self.names.is_marked("older than the bindings", f"{owner}.{selector}")
            or owner in self.marked("older than the bindings")
            or (owner, selector) in self.csharp.versions
        )

    def members(self, owner, methods, is_protocol=False):
        lines, done, requirement = [], set(), None
        setters = {method.selector: method for method in methods}
        for method in methods:
            if method.selector in done or "=" in method.selector:
                continue
            if f"{owner}.{method.selector}" in self.marked("omitted members"):
                continue
            if method.arguments is None:
                lines.append(f"- (instancetype _Nonnull)init{attribute('unavailable')};")
                continue
            try:
                result = self.result(method)
            except UnknownType:
                continue
            if is_protocol and requirement != method.is_optional:
                requirement = method.is_optional
                lines.append("@optional" if requirement else "@required")
            try:
                line = self.member(owner, method, result, setters, done)
            except UnknownType:
                continue
            if line:
                lines.append(line)
        return lines

    def result(self, method):
        if method.result.startswith("Result<"):
            if method.is_initializer:
                return "instancetype _Nullable"
            if method.result.startswith("Result<(),"):
                return "BOOL"
            success = re.match(r"Result<(.*), [^,]*>$", method.result, re.S)[1]
            return self.types.translated(f"Option<{success}>")
        if method.is_initializer:
            return (
                "instancetype _Nullable"
                if method.result.startswith("Option")
                else "instancetype _Nonnull"
            )
        return self.types.translated(method.result)

    def member(self, owner, method, result, setters, done):
        key, selector = f"{owner}.{method.selector}", method.selector
        base = property_name(selector)
        if setter(selector) in setters and base != selector:
            base = selector
        tail = self.version(owner, selector, base, method.is_deprecated)
        binding = self.bindings.classes.get(owner) or self.bindings.protocols.get(owner)
        if method.is_main_thread and not (binding and binding.is_main_actor):
            tail += MAIN_ACTOR
        if key in self.marked("private members"):
            tail += attribute("swift_private")
        tail += swift_name(self.names.methods.get(key))
        writer = setters.get(setter(base))
        if writer and writer.arguments is None:
            writer = None
        if self.is_property(owner, method, base, writer):
            return self.property(key, method, base, result, writer, tail, done)
        return self.method(owner, method, result, tail)

    def is_property(self, owner, method, base, writer):
        if method.parameters or method.is_initializer or method.result == "void":
            return False
        if method.result.startswith("Result<"):
            return False
        key, selector = f"{owner}.{method.selector}", method.selector
        if self.names.is_marked("properties", key):
            return True
        if self.names.is_marked("methods", key):
            return False
        interface = "I" + owner
        properties = self.csharp.properties[owner] | self.csharp.properties[interface]
        methods = self.csharp.methods[owner] | self.csharp.methods[interface]
        if writer and writer.is_setter or selector in properties or base in properties:
            return True
        if method.is_deprecated or selector in methods:
            return False
        return owner in TEXT_TYPES or not VERBS.match(selector)

    def property(self, key, method, base, result, writer, tail, done):
        attributes = ["nonatomic"]
        if not method.is_instance:
            attributes.append("class")
        if writer:
            done.add(setter(base))
        else:
            attributes.append("readonly")
        if base != method.selector:
            attributes.append("getter=" + method.selector)
        if isinstance(result, Block):
            attributes.append("copy")
        else:
            result = self.property_type(key, result, writer)
            is_delegate = "delegate" in method.selector.lower()
            is_weak = is_delegate or method.selector in ("dataSource", "target")
            if writer and result.startswith("id") and is_weak:
                attributes.append("weak")
        tail += swift_name(self.names.properties.get(key))
        if ("property", method.is_instance, base) in done:
            return None
        done.add(("property", method.is_instance, base))
        line = f"@property ({', '.join(attributes)}) {declared(result, base)}{tail};"
        return line.replace("instancetype", "id")

    def property_type(self, key, result, writer):
        if writer:
            # What can be reset to nil but is never nil.
            accepted = declared(self.types.translated(writer.parameters[0].split(":", 1)[1]))
            is_object = result.count("_Nonnull") == 1 and "*" in result
            if "_Nullable" in accepted and is_object:
                result = result.replace("_Nonnull", "_Null_unspecified")
        if key in self.marked("nonnull"):
            result = result.replace("_Nullable", "_Nonnull")
        if key in self.marked("implicitly unwrapped"):
            result = re.sub("_Nonnull|_Nullable", "_Null_unspecified", result)
        return result

    def method(self, owner, method, result, tail):
        names = method.selector.split(":")
        segments = []
        for index, parameter in enumerate(method.parameters):
            if index >= len(names) or ":" not in parameter:
                raise UnknownType(parameter)
            kind = self.types.translated(parameter.split(":", 1)[1])
            text = declared(kind).replace("instancetype", "id")
            segments.append(f"{names[index]}:({text}){escape(kind)}a{index}")
        if method.result.startswith("Result<"):
            index = len(method.parameters)
            segments.append(f"{names[index]}:(NSError * _Nullable * _Nullable)error")
        if method.is_initializer and self.is_designated(owner, method.selector):
            tail += attribute("objc_designated_initializer")
        sign = "-" if method.is_instance else "+"
        return f"{sign} ({declared(result)}){' '.join(segments) or method.selector}{tail};"

    def is_designated(self, owner, selector):
        marked = self.csharp.designated[owner]
        classes = self.marked("classes of designated initializers")
        return (
            selector in marked
            or f"{owner}.{selector}" in self.marked("designated initializers")
            or selector == "initWithCoder:"
            and bool(marked or owner in classes)
        )
