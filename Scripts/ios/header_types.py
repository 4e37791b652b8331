"""Translates types of the Rust bindings to those of Objective-C headers."""

import re
from dataclasses import dataclass, replace

from bindings import matching, split_arguments
from swift_names import NUMBER_TYPES

NUMBERS = {
    "bool": "BOOL",
    "Bool": "BOOL",
    "isize": "NSInteger",
    "usize": "NSUInteger",
    "c_float": "float",
    "f32": "float",
    "c_double": "double",
    "f64": "double",
    "c_char": "char",
    "i8": "signed char",
    "u8": "unsigned char",
    "c_uchar": "unsigned char",
    "i16": "short",
    "c_short": "short",
    "u16": "unsigned short",
    "c_ushort": "unsigned short",
    "c_int": "int",
    "i32": "int",
    "c_uint": "unsigned",
    "u32": "unsigned",
    "c_long": "long",
    "c_ulong": "unsigned long",
    "i64": "long long",
    "c_longlong": "long long",
    "u64": "unsigned long long",
    "c_ulonglong": "unsigned long long",
    "NSStringEncoding": "NSUInteger",
    "Sel": "SEL",
}
# Types that have the same name in the headers.
for _name in """
    NSInteger NSUInteger CGFloat NSTimeInterval CFTimeInterval unichar void
    NSRange NSDecimal NSOperatingSystemVersion NSTextAlignment NSDirectionalRectEdge
    NSDirectionalEdgeInsets CGRect CGPoint CGSize CGVector CGAffineTransform CGPathDrawingMode
    CATransform3D CAFrameRateRange UIRectEdge UIAxis UIRectCorner UIEdgeInsets UIOffset UIFloatRange
    UILayoutPriority UIWindowLevel UIFontWeight UIFontWidth UIAccessibilityTraits
    UIAccessibilityNotifications UIBackgroundTaskIdentifier
""".split():
    NUMBERS[_name] = _name

CORE_GRAPHICS_OBJECTS = set("""
    CGColor CGContext CGPath CGMutablePath CGImage CGFont CGColorSpace CGPDFPage CGPDFDocument
    CGDataProvider CGGradient CGLayer CGPattern CGShading CGFunction
""".split())

# Protocols that Headers declares, with their names in Objective-C.
HEADER_PROTOCOLS = {
    "UICoordinateSpace": "UICoordinateSpace",
    "NSObjectProtocol": "NSObject",
    "NSCoding": "NSCoding",
    "NSCopying": "NSCopying",
    "NSMutableCopying": "NSMutableCopying",
    "NSSecureCoding": "NSSecureCoding",
    "NSFastEnumeration": "NSFastEnumeration",
}

NOESCAPE = " __attribute__((noescape))"


class UnknownType(Exception):
    """A type that the headers do not have; the member that uses it is left out."""


@dataclass
class Block:
    result: str
    nullability: str
    parameters: str
    # Of a parameter, what follows its type.
    escape: str
    is_sendable: bool


def declared(kind, name=""):
    """A declaration of a name with a type, or the type alone."""
    if isinstance(kind, Block):
        mark = ' __attribute__((swift_attr("@Sendable")))' if kind.is_sendable else ""
        variable = f"^{kind.nullability}{mark} {name}".rstrip()
        return f"{kind.result} ({variable})({kind.parameters})"
    return f"{kind} {name}".strip()


def escape(kind):
    return kind.escape if isinstance(kind, Block) else ""


class HeaderTypes:
    def __init__(self, bindings, omitted_classes):
        self.bindings = bindings
        self.omitted_classes = omitted_classes
        # The type parameters of the class whose members are translated.
        self.generics = set()

    def is_known(self, name):
        if name == "NSObject":
            return True
        return name in self.bindings.classes and name not in self.omitted_classes

    def pointer(self, text, nullable):
        """A type of objects."""
        nullability = "_Nullable" if nullable else "_Nonnull"
        text = text.strip()
        plain = {"AnyObject": "id", "AnyClass": "Class", "AnyProtocol": "Protocol *"}
        if text in plain:
            return f"{plain[text]} {nullability}"
        if text in self.generics:
            return f"{text} {nullability}"
        protocol = re.match(r"ProtocolObject<dyn (\w+)>$", text)
        if protocol:
            name = HEADER_PROTOCOLS.get(protocol[1], protocol[1])
            if name not in self.bindings.protocols and name not in HEADER_PROTOCOLS.values():
                raise UnknownType(text)
            return f"id<{name}> {nullability}"
        generic = re.match(r"(\w+)<(.*)>$", text)
        if generic and not generic[1].startswith("block2"):
            return self._generic(generic[1], generic[2], text) + f" * {nullability}"
        if text in CORE_GRAPHICS_OBJECTS:
            return f"{text}Ref {nullability}"
        if text in self.bindings.aliases:
            alias = self.bindings.aliases[text]
            if alias.target.startswith("NS") and self.is_known(re.sub("<.*", "", alias.target)):
                if alias.is_typed or alias.target in ("NSString", "NSNumber"):
                    return f"{text} {nullability}"
                return self.pointer(alias.target, nullable)
        if self.is_known(text):
            return f"{text} * {nullability}"
        raise UnknownType(text)

    def _generic(self, name, arguments, text):
        if not self.is_known(name):
            raise UnknownType(text)
        translated = [
            re.sub(" _Nonnull$", "", self.pointer(part, False))
            for part in split_arguments(arguments)
        ]
        binding = self.bindings.classes.get(name)
        if binding and not binding.generics:
            return name
        return f"{name}<{', '.join(translated)}>"

    def translated(self, text, nullable=False):
        """A type as text, or a block."""
        text = re.sub(r"\s+", " ", text.strip())
        text = re.sub(r",\s*([>)])", r"\1", text)
        text = re.sub(r"([<(])\s+", r"\1", text)
        text = re.sub(r"(?<!-)\s+>", ">", text)
        text = re.sub(r"^&'static ", "&", text)
        nullability = "_Nullable" if nullable else "_Nonnull"
        if text in ("&Self", "Retained<Self>"):
            return "instancetype " + nullability
        if text.startswith("Option<") and text.endswith(">"):
            return self.translated(text[7:-1], True)
        retained = re.match(r"(?:CF)?Retained<(.*)>$", text)
        if retained:
            return self.pointer(retained[1], nullable)
        block = self._block(text, nullable) or self._named_block(text, nullable)
        if block:
            return block
        if text.startswith("Option<"):
            raise UnknownType(text)
        if text == "NSRangePointer":
            return "NSRange * " + nullability
        if re.match(r"(&mut |NonNull<|\*mut |\*const )", text) and not text.startswith("&mut Self"):
            return self._address(text, nullable)
        if text.startswith("&"):
            return self.pointer(text[1:], nullable)
        if text == "Sel":
            return "SEL " + nullability
        return self._value(text, nullable)

    def _value(self, text, nullable):
        if text in NUMBERS:
            return NUMBERS[text]
        if text in self.bindings.enumerations or text in NUMBER_TYPES:
            return text
        if text in self.bindings.aliases:
            target = self.bindings.aliases[text].target
            if target in NUMBERS:
                return NUMBERS[target]
            if "Block" in target:
                target = target.replace("*mut ", "&")
                return self.translated(f"Option<{target}>" if nullable else target)
        if text == "Self":
            return "instancetype"
        raise UnknownType(text)

    def _block(self, text, nullable):
        match = re.match(
            r"(&|\*mut |NonNull<)block2::(\w*)Block<(?:('static|'_), )?(?:dyn )?[fF]n\(", text
        )
        if not match:
            return None
        end = matching(text, match.end() - 1)
        rest = text[end + 1 : -2 if match[1] == "NonNull<" else -1]
        rest = re.sub(r"\s*\+ [\w']+", "", rest).strip()
        result = self._of_block(rest[2:].strip()) if rest.startswith("->") else "void"
        parameters = split_arguments(text[match.end() : end])
        return Block(
            result=result,
            nullability="_Nullable" if nullable or text.startswith("*mut") else "_Nonnull",
            parameters=", ".join(map(self._of_block, parameters)) or "void",
            escape="" if (match[3] or "'static") == "'static" else NOESCAPE,
            is_sendable="Sendable" in text.split("Block<")[0],
        )

    def _of_block(self, text):
        """The type of a parameter or the result of a block, where addresses are objects."""
        text = text.split(": ", 1)[-1].strip()
        pointee, form = None, None
        if text.startswith("NonNull<") and text.endswith(">"):
            pointee, form = text[8:-1], "Retained<{}>"
        elif text.startswith("*mut "):
            pointee, form = text[5:], "Option<Retained<{}>>"
        if pointee is None:
            return declared(self.translated(text))
        if pointee in NUMBERS:
            return NUMBERS[pointee] + " * _Nonnull"
        if pointee.startswith("block2"):
            return declared(self.translated("&" + pointee))
        return declared(self.translated(form.format(pointee)))

    def _named_block(self, text, nullable):
        match = re.match(r"(&|\*mut |NonNull<)(\w+)>?$", text)
        alias = self.bindings.aliases.get(match[2]) if match else None
        if not alias or not re.match(r"block2::\w*Block<", alias.target):
            return None
        target = "&" + re.sub(r"\s+", " ", alias.target)
        optional = nullable or match[1] == "*mut "
        block = self.translated(f"Option<{target}>" if optional else target)
        if match[2].endswith(("DrawingActions", "TraitMutations")):
            return replace(block, escape=NOESCAPE)
        return block

    def _address(self, text, nullable):
        """A pointer to memory, or, in the bindings' way, an object that is returned."""
        match = re.match(r"(&mut |NonNull<|\*mut |\*const )(.*?)>?$", text)
        pointee = match[2]
        nullability = "_Nullable" if nullable or text.startswith("*") else "_Nonnull"
        if text.startswith("NonNull<") and text.endswith(">>"):
            pointee += ">"
        constant = "const " if text.startswith("*const") else ""
        if pointee == "c_void":
            return f"{constant}void * {nullability}"
        if pointee in NUMBERS:
            return f"{constant}{NUMBERS[pointee]} * {nullability}"
        if pointee in self.bindings.enumerations:
            return f"{constant}{pointee} * {nullability}"
        if text.startswith("*mut "):
            is_object = pointee in CORE_GRAPHICS_OBJECTS or pointee == "AnyObject"
            if is_object or self.is_known(re.sub("<.*", "", pointee)):
                return self.pointer(pointee, True)
        elif text.startswith("NonNull<"):
            return self.pointer(pointee, nullable)
        raise UnknownType(text)
