"""Names that Apple's declarations have in Swift, and corrections of what the bindings say.

The importer of the Swift compiler derives most names from those of Objective-C. What Apple names by
hand, and what the importer derives from marks that the bindings do not have, is in the tables of
`Names/`; the rules that cover many names are here. The tables hold one entry a line: `methods.txt`,
`properties.txt`, `types.txt` and `constants.txt` a name of Objective-C and its name in Swift,
the `corrections` list under headings in brackets. A `*` stands for every class.
"""

import re
from pathlib import Path

TABLES = Path(__file__).resolve().parent / "Names"

# Prefixes of constants that QuartzCore declares without the name of their type.
LAYER_PREFIXES = [
    ("kCAMediaTimingFunction", "CAMediaTimingFunctionName"),
    ("kCAGravity", "CALayerContentsGravity"),
    ("kCAFillMode", "CAMediaTimingFillMode"),
    ("kCAFillRule", "CAShapeLayerFillRule"),
    ("kCALineJoin", "CAShapeLayerLineJoin"),
    ("kCALineCap", "CAShapeLayerLineCap"),
    ("kCATransition", "CATransitionType"),
    ("kCATransition", "CATransitionSubtype"),
    ("kCAEmitterLayer", "CAEmitterLayerEmitterShape"),
    ("kCAEmitterLayer", "CAEmitterLayerEmitterMode"),
    ("kCAEmitterLayer", "CAEmitterLayerRenderMode"),
    ("kCAAnimation", "CAAnimationCalculationMode"),
    ("kCAAnimation", "CAAnimationRotationMode"),
    ("kCAValueFunction", "CAValueFunctionName"),
    ("kCAAlignment", "CATextLayerAlignmentMode"),
    ("kCATruncation", "CATextLayerTruncationMode"),
    ("kCAGradientLayer", "CAGradientLayerType"),
    ("kCACornerCurve", "CALayerCornerCurve"),
    ("kCAContentsFormat", "CALayerContentsFormat"),
    ("kCAFilter", "CALayerContentsFilter"),
    ("kCAScroll", "CAScrollLayerScrollMode"),
]

# Types of dictionary keys whose constants have another prefix than the type, and an ending.
KEY_TYPES = {
    "UIApplicationLaunchOptionsKey": ("UIApplicationLaunchOptions", "Key"),
    "UIApplicationOpenExternalURLOptionsKey": ("UIApplicationOpenExternalURLOptions", "Key"),
    "UIFontDescriptorAttributeName": ("UIFontDescriptor", "Attribute"),
    "UIFontDescriptorTraitKey": ("UIFont", "Trait"),
}

RUN_LOOP_MODES = {
    "NSRunLoopCommonModes": "RunLoop.Mode.common",
    "NSDefaultRunLoopMode": "RunLoop.Mode.default",
}

# Number types that are structures of their own in Swift, with the name there if it is another.
NUMBER_TYPES = {
    "UILayoutPriority": None,
    "UIFontWeight": "UIFont.Weight",
    "UIFontWidth": "UIFont.Width",
    "UIWindowLevel": "UIWindow.Level",
    "UIBackgroundTaskIdentifier": None,
    "UIAccessibilityTraits": None,
    "UIScrollViewDecelerationRate": "UIScrollView.DecelerationRate",
}

# Verbs that begin the name of a method, where the bindings do not say whether it is a property.
VERBS = re.compile(
    r"(begin|end|make|create|remove|add|set|start|stop|perform|load|reload|copy|init|new|cancel"
    r"|reset|invalidate|update|apply|encode|decode|insert|delete|enumerate|validate|dequeue"
    r"|prepare|finish|complete)[A-Z]"
)


def entries(name):
    """The lines of a table without comments and empty lines."""
    for line in (TABLES / name).read_text().splitlines():
        if line.strip() and not line.startswith("#"):
            yield line.strip()


def pairs(name):
    return dict(line.split(maxsplit=1) for line in entries(name))


def sections(name):
    found, current = {}, None
    for line in entries(name):
        if line.startswith("["):
            current = found.setdefault(line.strip("[]"), set())
        else:
            current.add(line)
    return found


def lower_first(text):
    """`Medium` becomes `medium`, and `URLString` stays."""
    if text[:2].isupper() and len(text) > 1:
        return text
    return text[:1].lower() + text[1:]


class SwiftNames:
    def __init__(self, bindings):
        self.bindings = bindings
        self.methods = pairs("methods.txt")
        self.properties = pairs("properties.txt")
        self.types = pairs("types.txt")
        self.constants = pairs("constants.txt")
        self.corrections = sections("type-corrections.txt") | sections("member-corrections.txt")
        # Types of QuartzCore and CoreGraphics are nested in none.
        self.top_level = self.marked("top-level types") | {
            name
            for table in (bindings.enumerations, bindings.aliases)
            for name, declared in table.items()
            if declared.framework in ("QuartzCore", "CoreGraphics")
        }

    def marked(self, section):
        return self.corrections[section]

    def is_marked(self, section, key):
        """Whether a section has a member, `Class.selector`, for its class or for every class."""
        entries = self.corrections[section]
        return key in entries or "*." + key.split(".", 1)[1] in entries

    def owner(self, name):
        """The class or protocol whose name a name begins with, and the rest of the name."""
        bindings = self.bindings
        for end in range(len(name) - 1, 3, -1):
            prefix = name[:end]
            if name[end].isupper() and (prefix in bindings.classes or prefix in bindings.protocols):
                return prefix, name[end:]
        return None

    def class_name(self, name):
        return self.types.get(name, name)

    def nested(self, name):
        """The name in Swift of a type that is nested in the class whose name it begins with."""
        if name in self.types or name in self.top_level:
            return self.types.get(name)
        owner, rest = self.owner(name) or (None, None)
        if not owner or owner in self.bindings.protocols or rest in ("Type", "Protocol", "Self"):
            return None
        if owner in self.marked("private types") or owner in self.marked("omitted classes"):
            return None
        if name.startswith(("NSAttributedStringDocument", "NSURLUbiq", "NSURLFile")):
            return None
        if owner == "NSURL" and name.startswith("NSURLSession"):
            return "URLSession." + rest
        # In a class that is itself nested, Clang wants the name of Objective-C.
        swift_owner = self.class_name(owner)
        return (owner if "." in swift_owner else swift_owner) + "." + rest

    def enumerator(self, enumeration, name):
        """The name of a constant that the importer does not shorten by the name of its type."""
        if enumeration == "NSNumberFormatterRoundingMode":
            return lower_first(name.replace("NSNumberFormatterRound", ""))
        if enumeration == "NSNumberFormatterPadPosition":
            return lower_first(name.replace("NSNumberFormatterPad", ""))
        # NSDateFormatterShortStyle of NSDateFormatterStyle is "short".
        match = re.match(r"^(NS\w*?)(Style|Behavior|Position|Mode|Type|Format)$", enumeration)
        if match and name.startswith(match[1]) and name.endswith(match[2]):
            middle = name[len(match[1]) : -len(match[2])]
            if middle:
                return "none" if middle == "No" else lower_first(middle)
        return None

    def constant(self, name, kind):
        """The name of a constant of a type, or None where the importer derives it."""
        if name in self.constants:
            return self.constants[name]
        if kind in KEY_TYPES:
            prefix, suffix = KEY_TYPES[kind]
            if name.startswith(prefix) and name.endswith(suffix):
                key = name[len(prefix) : -len(suffix)]
                return "url" if key == "URL" else lower_first(key)
        if kind == "UIAccessibilityTraits":
            return "UIAccessibilityTraits." + lower_first(name[len("UIAccessibilityTrait") :])
        if name.startswith("UILayoutFitting"):
            return "UIView." + lower_first(name[2:])
        if kind == "NSRunLoopMode":
            return RUN_LOOP_MODES.get(name)
        if name == "UITrackingRunLoopMode":
            return "RunLoop.Mode.tracking"
        if kind == "NSAttributedStringKey":
            return lower_first(re.sub("AttributeName$", "", name[2:]))
        for prefix, layer_type in LAYER_PREFIXES:
            if kind == layer_type and name.startswith(prefix):
                return layer_type + "." + lower_first(name[len(prefix) :])
        return self._member_constant(name, kind)

    def _member_constant(self, name, kind):
        """The name of a notification or string, which is a member of a class of UIKit."""
        if kind not in ("NSNotificationName", "NSString") or not name.startswith("UI"):
            return None
        if name.startswith("UIKeyboard"):
            return "UIResponder." + lower_first(name[2:])
        if kind == "NSString" and not name.endswith(("Key", "String", "Notification")):
            return None
        owner, rest = self.owner(name) or (None, None)
        if owner not in self.bindings.classes:
            return None
        if kind == "NSNotificationName" or owner in ("UIApplication", "UIDevice"):
            return self.class_name(owner) + "." + lower_first(rest)
        return None
