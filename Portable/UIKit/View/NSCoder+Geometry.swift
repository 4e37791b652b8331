extension NSCoder {
  /// Returns a point as text: `{x, y}`.
  public class func string(for point: CGPoint) -> String { text(point.x, point.y) }

  /// Returns a size as text: `{width, height}`.
  public class func string(for size: CGSize) -> String { text(size.width, size.height) }

  /// Returns a rectangle as text: `{{x, y}, {width, height}}`.
  public class func string(for rect: CGRect) -> String {
    "{" + string(for: rect.origin) + ", " + string(for: rect.size) + "}"
  }

  /// Returns insets as text: `{top, left, bottom, right}`.
  public class func string(for insets: UIEdgeInsets) -> String {
    text(insets.top, insets.left, insets.bottom, insets.right)
  }

  /// Returns the point that a text names, or zero when it is not well-formed.
  public class func cgPoint(for string: String) -> CGPoint {
    values(of: string, shape: "{#,#}").map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
  }

  /// Returns the size that a text names, or zero when it is not well-formed.
  public class func cgSize(for string: String) -> CGSize {
    values(of: string, shape: "{#,#}").map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
  }

  /// Returns the rectangle that a text names, or zero when it is not well-formed.
  public class func cgRect(for string: String) -> CGRect {
    values(of: string, shape: "{{#,#},{#,#}}").map {
      CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])
    } ?? .zero
  }

  /// Returns the insets that a text names, or zero when it is not well-formed.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    values(of: string, shape: "{#,#,#,#}").map {
      UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
    } ?? .zero
  }

  // Seventeen digits give the same number back.
  private class func text(_ values: CGFloat...) -> String {
    let texts = values.map { String(format: "%.17g", Double($0)) }
    return "{" + texts.joined(separator: ", ") + "}"
  }

  // The numbers of a text that has the brackets and commas of a shape, with "#" for each number.
  private class func values(of string: String, shape: String) -> [CGFloat]? {
    var rest = string.filter { !$0.isWhitespace }[...]
    var values: [CGFloat] = []
    for sign in shape {
      if sign == "#" {
        let digits = rest.prefix { !"{}[],".contains($0) }
        guard let value = Double(digits) else { return nil }
        values.append(CGFloat(value))
        rest = rest.dropFirst(digits.count)
      } else if rest.first == sign {
        rest = rest.dropFirst()
      } else {
        return nil
      }
    }
    return rest.isEmpty ? values : nil
  }
}
