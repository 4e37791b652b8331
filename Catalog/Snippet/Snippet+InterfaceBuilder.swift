import ControlCore
import UIKit

extension Snippet {
  /// The view of a document of Interface Builder, with its user-defined runtime attributes.
  var documentLines: [String] {
    let elements = attributes.compactMap(\.element)
    let rest = setUp + attributes.filter { $0.element == nil }.flatMap(\.lines) + live
    let open = "<view customClass=\"\(type)\" customModule=\"\(module)\""
    let view =
      elements.isEmpty
      ? [open + "/>"]
      : [open + ">", "  <userDefinedRuntimeAttributes>"] + elements.map { "    \($0)" }
        + ["  </userDefinedRuntimeAttributes>", "</view>"]
    guard !rest.isEmpty else { return view }
    return view + ["", "<!-- \(localized("What has no attribute is set in code:"))"]
      + rest.map { "  \($0)" } + ["-->"]
  }
}

@MainActor
extension Snippet.Attribute {
  /// The attribute as an element, or `nil` for an image that no document can name.
  var element: String? {
    let (type, value): (String, String) =
      switch value {
      case .bool(let isOn): ("boolean", Self.quoted(isOn ? "YES" : "NO"))
      case .string(let text): ("string", Self.quoted(text))
      case .integer(let integer): ("number", "<integer key=\"value\" value=\"\(integer)\"/>")
      case .number(let number): ("number", "<real key=\"value\" value=\"\(number)\"/>")
      case .point(let point): ("point", "<point key=\"value\" x=\"\(point.x)\" y=\"\(point.y)\"/>")
      case .size(let size):
        ("size", "<size key=\"value\" width=\"\(size.width)\" height=\"\(size.height)\"/>")
      case .rect(let rect):
        (
          "rect",
          "<rect key=\"value\" x=\"\(rect.minX)\" y=\"\(rect.minY)\" width=\"\(rect.width)\""
            + " height=\"\(rect.height)\"/>"
        )
      case .color(let color): ("color", color.map(Self.element) ?? "")
      case .image: ("image", "")
      }
    guard !value.isEmpty else { return nil }
    let open = "<userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"\(name)\""
    return value.hasPrefix("<")
      ? "\(open)>\(value)</userDefinedRuntimeAttribute>" : "\(open) \(value)/>"
  }

  private static func quoted(_ text: String) -> String {
    let pairs = [("&", "&amp;"), ("<", "&lt;"), ("\"", "&quot;"), ("\n", "&#10;")]
    let escaped = pairs.reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
    return "value=\"\(escaped)\""
  }

  private static func element(_ color: UIColor) -> String {
    if let name = ColorChoice.systemName(color) {
      return "<color key=\"value\" systemColor=\"\(name)\"/>"
    }
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return "<color key=\"value\" red=\"\(red)\" green=\"\(green)\" blue=\"\(blue)\""
      + " alpha=\"\(alpha)\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"
  }
}
