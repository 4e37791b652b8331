"""Writes the Swift interfaces of the modules for iOS.

The standard library, concurrency and most values of Foundation have the same source on every
platform, so they come from the toolchain for Linux: its interfaces are given another target, and
where it has none, one is synthesized from the module. What only Apple's platforms have is written
by hand in `Interfaces/`; there `UIKit+Traits.swiftinterface` is a further part of UIKit.
"""

import re
import subprocess
from pathlib import Path

HAND_WRITTEN = Path(__file__).resolve().parent / "Interfaces"

STANDARD_LIBRARY = ["Swift", "SwiftOnoneSupport", "_Concurrency", "_RegexParser"]
STANDARD_LIBRARY += ["_StringProcessing", "Observation"]
# Each module after those that it imports.
FRAMEWORKS = ["ObjectiveC", "Darwin", "CoreFoundation", "CoreGraphics", "Dispatch", "Foundation"]
FRAMEWORKS += ["QuartzCore", "UIKit", "Combine", "UniformTypeIdentifiers", "SwiftUI"]
MODULES = STANDARD_LIBRARY + ["FoundationEssentials"] + FRAMEWORKS

HEADER = """\
// swift-interface-format-version: 1.0
// swift-compiler-version: {version}
// swift-module-flags: -target {target} -enable-objc-interop -enable-library-evolution \
-swift-version 5 -O -disable-availability-checking -Xcc -fblocks \
-enable-experimental-feature LifetimeDependence -enable-experimental-feature Lifetimes \
-enable-experimental-feature NonescapableTypes -enable-experimental-feature MoveOnlyTypes \
-module-name {module}
"""

# What the standard library has only where there is an Objective-C runtime.
OBJECTIVE_C_RUNTIME = """
@frozen public struct AutoreleasingUnsafeMutablePointer<Pointee> : Swift._Pointer {
  public let _rawValue: Builtin.RawPointer
  @_transparent public init(_ _rawValue: Builtin.RawPointer) { self._rawValue = _rawValue }
  @inlinable public var pointee: Pointee {
    @_transparent get { return UnsafePointer(self._rawValue).pointee }
    @_transparent nonmutating set {
      UnsafeMutablePointer<Pointee>(self._rawValue).pointee = newValue
    }
  }
  public subscript(i: Swift.Int) -> Pointee { get }
  public init<U>(@_nonEphemeral _ from: Swift.UnsafeMutablePointer<U>)
  public init?<U>(@_nonEphemeral _ from: Swift.UnsafeMutablePointer<U>?)
}
public func _bridgeAnyObjectToAny(_ possiblyNullObject: Swift.AnyObject?) -> Any
public func _forceBridgeFromObjectiveC<T>(_ x: Swift.AnyObject, _: T.Type) -> T
public func _conditionallyBridgeFromObjectiveC<T>(_ x: Swift.AnyObject, _: T.Type) -> T?
"""

BRIDGE = """\
extension {value} : Swift._ObjectiveCBridgeable {{
  public typealias _ObjectiveCType = {object}
  public func _bridgeToObjectiveC() -> {object}
  public static func _forceBridgeFromObjectiveC(_ x: {object}, result: inout {value}?)
  public static func _conditionallyBridgeFromObjectiveC(_ x: {object}, result: inout {value}?) \
-> Swift.Bool
  public static func _unconditionallyBridgeFromObjectiveC(_ x: {object}?) -> {value}
}}
"""

NUMBER_INITIALIZERS = """\
extension {value} {{
  public init(truncating n: NSNumber)
  public init?(exactly n: NSNumber)
}}
"""

BRIDGED_VALUES = """
    Date Data URL IndexPath UUID Calendar Locale TimeZone DateComponents DateInterval URLComponents
    URLQueryItem Notification IndexSet CharacterSet
""".split()
NUMBERS = "Int Int8 Int16 Int32 Int64 UInt UInt8 UInt16 UInt32 UInt64 Double Float Bool".split()
STRUCTURES = "CGPoint CGRect CGSize CGVector CGAffineTransform NSRange".split()

# What Foundation has in another form on Apple's platforms, or the kit does not use.
NOT_ESSENTIAL = (
    r"Predicate|\bExpression\b|ProcessInfo|POSIXErrorCode|NotificationCenter|URL\.Template"
    r"|struct Template"
)


class InterfaceWriter:
    def __init__(self, toolchain, target, folder):
        self.toolchain, self.target, self.folder = toolchain, target, folder
        self.linux = toolchain / "lib/swift/linux"
        interface = next(
            (self.linux / "Swift.swiftmodule").glob("*-unknown-linux-gnu.swiftinterface")
        )
        self.architecture = interface.stem
        mark = "swift-compiler-version: "
        self.version = interface.read_text().split(mark)[1].split("\n")[0]

    def write_all(self):
        self.folder.mkdir(parents=True, exist_ok=True)
        texts = {name: self.standard_library(name) for name in STANDARD_LIBRARY}
        essentials = self.synthesized("FoundationEssentials")
        foundation = self.synthesized("Foundation")
        texts["FoundationEssentials"] = self.essentials(essentials)
        for name in FRAMEWORKS:
            texts[name] = self.header(name) + hand_written(name)
        texts["CoreFoundation"] += core_graphics_float(foundation)
        texts["Foundation"] += bridges() + values_of_foundation(foundation)
        for name, text in texts.items():
            (self.folder / f"{name}.swiftinterface").write_text(text)

    def header(self, module):
        return HEADER.format(version=self.version, target=self.target, module=module)

    def standard_library(self, module):
        path = self.linux / f"{module}.swiftmodule/{self.architecture}.swiftinterface"
        text = path.read_text()
        target = f"-disable-availability-checking -target {self.target}"
        text = text.replace("-target " + self.architecture, target)
        text = text.replace("-disable-objc-interop", "-enable-objc-interop")
        text = text.replace("-disable-objc-attr-requires-foundation-module", "")
        text = text.replace(" -static", "").replace("_swift_stdlib_gettid()", "0")
        if module == "Swift":
            # A function that traps cannot be deployed back.
            traps = (
                r'(@usableFromInline\n@inline\(never\) @_semantics\("unavailable_code_reached"\))'
            )
            text = re.sub(r"@backDeployed\([^)]*\)\n" + traps, r"\1", text)
            # Float80, which a processor of Apple does not have.
            text = text.replace("_stdlib_remainderl(self, other)", "other")
            text = text.replace("_stdlib_squareRootl(self)", "self + self")
            return text + OBJECTIVE_C_RUNTIME
        return re.sub(r"\n *@backDeployed\([^)]*\)(?=\n)", "", text).replace("import Glibc\n", "")

    def synthesized(self, module):
        """The declarations of a module that has no interface, one text each."""
        path = self.folder / f"{module}.synthesized"
        command = [self.toolchain / "bin/swift-synthesize-interface", "-module-name", module]
        command += ["-target", self.architecture, "-o", path]
        subprocess.run(command, check=True, stderr=subprocess.DEVNULL)
        text = path.read_text()
        text = re.sub(r"(?m)^[ \t]*///.*\n", "", text)
        text = re.sub(r"(?m)^import .*\n", "", text)
        text = re.sub(r"/\*.*?\*/", "", text, flags=re.S)
        text = re.sub(r"\b(internal|private|fileprivate)\(set\) ", "", text)
        text = re.sub(r"@inlinable |@usableFromInline |@frozen |@inline\(__always\) ", "", text)
        return blocks(with_accessors(text))

    def essentials(self, declarations):
        imports = "import Swift\nimport _Concurrency\nimport _StringProcessing\n"
        used = [text for text in declarations if not re.search(NOT_ESSENTIAL, text)]
        return self.header("FoundationEssentials") + imports + "\n".join(used)


def hand_written(module):
    paths = [HAND_WRITTEN / f"{module}.swiftinterface"]
    paths += sorted(HAND_WRITTEN.glob(f"{module}+*.swiftinterface"))
    return "".join(path.read_text() for path in paths)


def with_accessors(text):
    """The text with accessors, which a synthesized interface omits."""
    subscript = (
        r"(?m)^(\s*(?:@\w+(?:\([^)]*\))? |public |static |borrowing |mutating )*"
        r"subscript.*[^{}\s])\s*$"
    )
    text = re.sub(subscript, r"\1 { get set }", text)
    stored = (
        r"(?m)^(\s*(?:@\w+(?:\([^)]*\))? )*public (?:static )?(?:var|let) "
        r"[^={}\n]*[^{}\s])( = .*)?$"
    )
    return re.sub(
        stored, lambda found: found[0] if "let " in found[0] else found[1] + " { get set }", text
    )


def blocks(text):
    """The declarations at the top level, with their attributes."""
    found, current, depth = [], [], 0
    for line in text.split("\n") + [""]:
        current.append(line)
        bare = re.sub(r'"(\\.|[^"\\])*"', "", line)
        depth += bare.count("{") - bare.count("}")
        if depth == 0 and not line.strip():
            if any(part.strip() for part in current):
                found.append("\n".join(current))
            current = []
    return found


def picked(declarations, pattern, excluded):
    return [
        text for text in declarations if re.search(pattern, text) and not re.search(excluded, text)
    ]


def core_graphics_float(foundation):
    """CGFloat, which is Foundation's on Linux and CoreFoundation's on Apple's platforms."""
    pattern = r"(?m)^(@\S+ )*(public struct|extension) CGFloat\b"
    excluded = r"NSNumber|_ObjectiveC|Decimal|extension CGFloat : _"
    text = "\n".join(picked(foundation, pattern, excluded))
    return text.replace("public struct CGFloat", "@frozen public struct CGFloat")


def values_of_foundation(foundation):
    pattern = r"(?m)^(@[^\n]*\n)?(public struct|extension) (CharacterSet|IndexSet)\b"
    excluded = r"NotificationCenter|_ObjectiveC|ReferenceConvertible_"
    used = picked(foundation, pattern, excluded)
    used += picked(foundation, r"(?m)^extension (StringProtocol)\b", r"$^")
    text = "\n".join(used).replace("Foundation.", "")
    return text.replace("UnsafeMutablePointer<ObjCBool>", "Swift.UnsafeMutablePointer<ObjCBool>")


def bridges():
    """Values that Swift converts to objects of Objective-C, and back."""
    objects = {value: "NS" + value for value in BRIDGED_VALUES}
    numbers = ["Swift." + value for value in NUMBERS] + ["CGFloat"]
    objects |= {value: "NSNumber" for value in numbers}
    objects["Decimal"] = "NSDecimalNumber"
    objects |= {value: "NSValue" for value in STRUCTURES}
    text = "".join(BRIDGE.format(value=value, object=name) for value, name in objects.items())
    return text + "".join(NUMBER_INITIALIZERS.format(value=value) for value in numbers)
