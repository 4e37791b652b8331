import ControlCore
import UIKit

extension Snippet {
  /// The view of a document of Interface Builder, with its frame and its user-defined runtime
  /// attributes.
  var documentLines: [String] {
    let elements = attributes.compactMap(\.element)
    let path = form.controlPath ?? form.name
    let rest =
      setUp + attributes.filter { $0.element == nil }.flatMap { $0.lines(on: path) } + live
    let size = documentSize()
    let frame =
      "  <rect key=\"frame\" x=\"0\" y=\"0\" width=\"\(Self.number(size.width))\""
      + " height=\"\(Self.number(size.height))\"/>"
    let inner =
      elements.isEmpty
      ? []
      : ["  <userDefinedRuntimeAttributes>"] + elements.map { "    \($0)" }
        + ["  </userDefinedRuntimeAttributes>"]
    let kind = "customClass=\"\(type)\" customModule=\"\(module)\""
    let id = Self.identifier(of: [kind, frame] + inner)
    let view =
      ["<\(form.element) id=\"\(id)\" \(kind)>", frame] + inner + ["</\(form.element)>"]
    guard !rest.isEmpty else { return view }
    return view + ["", "<!-- \(localized("What has no attribute is set in code:"))"]
      + rest.map { "  \($0)" } + ["-->"]
  }

  /// A hash of lines, in the form of the ids that Interface Builder gives.
  ///
  /// Source: the hash FNV-1a of 64 bits, http://www.isthe.com/chongo/tech/comp/fnv/.
  static func identifier(of lines: [String]) -> String {
    let bytes = lines.joined(separator: "\n").utf8
    var hash = bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    let letters = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
    return [3, 2, 3].map { count in
      String(
        (0..<count).map { _ in
          defer { hash /= UInt64(letters.count) }
          return letters[Int(hash % UInt64(letters.count))]
        })
    }.joined(separator: "-")
  }

  fileprivate static func number(_ number: CGFloat) -> String {
    NumberText.code(Double(number))
  }
}

@MainActor
extension Snippet.Attribute {
  /// The attribute as an element, or `nil` for an image or a number that no document can hold.
  var element: String? {
    let (type, value): (String, String) =
      switch value {
      case .bool(let isOn): ("boolean", Self.quoted(isOn ? "YES" : "NO"))
      case .string(let text): ("string", Self.quoted(text))
      case .integer(let integer): ("number", "<integer key=\"value\" value=\"\(integer)\"/>")
      case .number(let number): ("number", Self.element("real", [("value", CGFloat(number))]))
      case .point(let point): ("point", Self.element("point", [("x", point.x), ("y", point.y)]))
      case .size(let size):
        ("size", Self.element("size", [("width", size.width), ("height", size.height)]))
      case .rect(let rect):
        (
          "rect",
          Self.element(
            "rect",
            [
              ("x", rect.origin.x), ("y", rect.origin.y), ("width", rect.size.width),
              ("height", rect.size.height),
            ])
        )
      case .color(let color): ("color", color.map(Self.element) ?? "")
      case .image: ("image", "")
      }
    guard !value.isEmpty else { return nil }
    let open = "<userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"\(name)\""
    return value.hasPrefix("<")
      ? "\(open)>\(value)</userDefinedRuntimeAttribute>" : "\(open) \(value)/>"
  }

  /// An element with the parts of a value; empty where one of them is not finite.
  private static func element(_ name: String, _ parts: [(name: String, number: CGFloat)]) -> String
  {
    guard parts.allSatisfy(\.number.isFinite) else { return "" }
    let attributes = parts.map { "\($0.name)=\"\(Snippet.number($0.number))\"" }
    return "<\(name) key=\"value\" \(attributes.joined(separator: " "))/>"
  }

  private static func quoted(_ text: String) -> String {
    let pairs = [("&", "&amp;"), ("<", "&lt;"), ("\"", "&quot;"), ("\n", "&#10;")]
    let escaped = pairs.reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
    return "value=\"\(escaped)\""
  }

  private static func element(_ color: UIColor) -> String {
    if let name = ColorText.systemName(color) {
      return "<color key=\"value\" systemColor=\"\(name)\"/>"
    }
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return element("color", [("red", red), ("green", green), ("blue", blue), ("alpha", alpha)])
      .replacingOccurrences(of: "/>", with: " colorSpace=\"custom\" customColorSpace=\"sRGB\"/>")
  }
}
