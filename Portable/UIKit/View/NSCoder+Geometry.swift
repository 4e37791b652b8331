extension NSCoder {
  /// Returns a point as text: `{x, y}`.
  public class func string(for point: CGPoint) -> String { text(point.x, point.y) }

  /// Returns a vector as text: `{dx, dy}`.
  public class func string(for vector: CGVector) -> String { text(vector.dx, vector.dy) }

  /// Returns a size as text: `{width, height}`.
  public class func string(for size: CGSize) -> String { text(size.width, size.height) }

  /// Returns a rectangle as text: `{{x, y}, {width, height}}`.
  public class func string(for rect: CGRect) -> String {
    "{" + string(for: rect.origin) + ", " + string(for: rect.size) + "}"
  }

  /// Returns a transform as text: `[a, b, c, d, tx, ty]`.
  public class func string(for transform: CGAffineTransform) -> String {
    let values = text(
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty)
    return "[" + values.dropFirst().dropLast() + "]"
  }

  /// Returns insets as text: `{top, left, bottom, right}`.
  public class func string(for insets: UIEdgeInsets) -> String {
    text(insets.top, insets.left, insets.bottom, insets.right)
  }

  /// Returns insets as text: `{top, leading, bottom, trailing}`.
  public class func string(for insets: NSDirectionalEdgeInsets) -> String {
    text(insets.top, insets.leading, insets.bottom, insets.trailing)
  }

  /// Returns an offset as text: `{horizontal, vertical}`.
  public class func string(for offset: UIOffset) -> String {
    text(offset.horizontal, offset.vertical)
  }

  /// Returns the point that a text names, or zero when it is not well-formed.
  public class func cgPoint(for string: String) -> CGPoint {
    values(of: string, shape: "{#,#}").map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
  }

  /// Returns the vector that a text names, or zero when it is not well-formed.
  public class func cgVector(for string: String) -> CGVector {
    values(of: string, shape: "{#,#}").map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
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

  /// Returns the transform that a text names, or the identity when it is not well-formed.
  ///
  /// Braces take the place of the brackets too.
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    let found =
      values(of: string, shape: "[#,#,#,#,#,#]") ?? values(of: string, shape: "{#,#,#,#,#,#}")
    return found.map {
      CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
    } ?? .identity
  }

  /// Returns the insets that a text names, or zero when it is not well-formed.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    values(of: string, shape: "{#,#,#,#}").map {
      UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
    } ?? .zero
  }

  /// Returns the insets that a text names, or zero when it is not well-formed.
  public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
    values(of: string, shape: "{#,#,#,#}").map {
      NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
    } ?? .zero
  }

  /// Returns the offset that a text names, or zero when it is not well-formed.
  public class func uiOffset(for string: String) -> UIOffset {
    values(of: string, shape: "{#,#}").map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
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
