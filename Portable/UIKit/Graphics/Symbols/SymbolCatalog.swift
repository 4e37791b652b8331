import QuartzCore
import Synchronization

/// The symbols that can be drawn.
enum SymbolCatalog {
  private static let drawn = Mutex<[String: SymbolGlyph]>([:])

  /// Nil for a name that is not in the catalog.
  static func glyph(named name: String) -> SymbolGlyph? {
    if let known = drawn.withLock({ $0[name] }) { return known }
    guard let parts = parts(named: name) else { return nil }
    let glyph = SymbolGlyph(parts, isDirectional: isDirectional(name))
    drawn.withLock { $0[name] = glyph }
    return glyph
  }

  /// All names with outlines of their own, in alphabetical order, for tests and pictures.
  static var names: [String] {
    shapes.keys.sorted()
  }

  private static func parts(named name: String) -> [SymbolPart]? {
    shapes[name] ?? enclosed(name)
  }

  /// A plain symbol within a circle or a square: `plus.circle`, `xmark.circle.fill`.
  private static func enclosed(_ name: String) -> [SymbolPart]? {
    for (suffix, isCircle, isFilled) in [
      (".circle.fill", true, true), (".circle", true, false), (".square.fill", false, true),
      (".square", false, false),
    ] where name.hasSuffix(suffix) {
      guard let inner = shapes[String(name.dropLast(suffix.count))], !inner.isEmpty else {
        return nil
      }
      let glyph = SymbolGlyph(inner)
      let side = max(glyph.bounds.width, glyph.bounds.height)
      let factor = min((isCircle ? 46 : 50) / side, 0.62)
      let content = inner.map {
        SymbolPart.scaled(
          $0, by: factor, dx: -glyph.bounds.midX * factor, dy: -glyph.bounds.midY * factor)
      }
      let frame: SymbolPart =
        if isCircle {
          isFilled ? .plate(0, 0, radius: 46) : .ring(0, 0, radius: 46)
        } else {
          isFilled ? .solid(roundedSquare) : .stroke(roundedSquare)
        }
      return [frame] + (isFilled ? content.map { .cut($0) } : content)
    }
    return nil
  }

  private static func isDirectional(_ name: String) -> Bool {
    let parts = name.split(separator: ".")
    return parts.contains("forward") || parts.contains("backward")
      || ["list.bullet", "sidebar.leading", "sidebar.trailing"].contains(name)
  }

  static let roundedSquare = Rounded.rect(-42, -42, 84, 84, radius: 15)

  private static let shapes: [String: [SymbolPart]] = [
    chevronsAndArrows, marks, controls, objects, tools, shapesAndFrames,
  ].reduce(into: [:]) { all, group in
    all.merge(group) { first, _ in first }
  }
}

/// Path notation of common figures.
enum Rounded {
  static func rect(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, radius: CGFloat
  ) -> String {
    let (right, bottom) = (x + width, y + height)
    let handle = radius * 0.4477
    return "M \(x + radius) \(y) H \(right - radius) "
      + "C \(right - handle) \(y) \(right) \(y + handle) \(right) \(y + radius) "
      + "V \(bottom - radius) "
      + "C \(right) \(bottom - handle) \(right - handle) \(bottom) \(right - radius) \(bottom) "
      + "H \(x + radius) "
      + "C \(x + handle) \(bottom) \(x) \(bottom - handle) \(x) \(bottom - radius) "
      + "V \(y + radius) C \(x) \(y + handle) \(x + handle) \(y) \(x + radius) \(y) Z"
  }

  /// An arc as cubic curves, angles in degrees from the right, growing downwards.
  static func arc(
    _ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, from start: CGFloat, to end: CGFloat
  ) -> String {
    let pieces = max(1, Int((abs(end - start) / 45).rounded(.up)))
    let step = (end - start) / CGFloat(pieces) * .pi / 180
    let handle = 4 / 3 * tan(step / 4) * radius
    var angle = start * .pi / 180
    var text = "M \(x + radius * cos(angle)) \(y + radius * sin(angle)) C"
    for _ in 0..<pieces {
      let next = angle + step
      let points = [
        x + radius * cos(angle) - handle * sin(angle),
        y + radius * sin(angle) + handle * cos(angle),
        x + radius * cos(next) + handle * sin(next),
        y + radius * sin(next) - handle * cos(next),
        x + radius * cos(next), y + radius * sin(next),
      ]
      text += points.map { " \($0)" }.joined()
      angle = next
    }
    return text
  }

  /// A line between two distances from the origin at an angle in degrees.
  static func ray(_ angle: CGFloat, from inner: CGFloat, to outer: CGFloat) -> String {
    let (x, y) = (cos(angle * .pi / 180), sin(angle * .pi / 180))
    return "M \(x * inner) \(y * inner) L \(x * outer) \(y * outer)"
  }

  /// A star with `points` points, the first one up.
  static func star(points: Int, outer: CGFloat, inner: CGFloat, dy: CGFloat = 0) -> String {
    let corners = (0..<(2 * points)).map { index -> String in
      let angle = CGFloat(index) * .pi / CGFloat(points) - .pi / 2
      let radius = index.isMultiple(of: 2) ? outer : inner
      return "\(radius * cos(angle)) \(radius * sin(angle) + dy)"
    }
    return "M " + corners.joined(separator: " L ") + " Z"
  }

  /// A wheel with so many flat teeth.
  static func gear(teeth: Int, outer: CGFloat, inner: CGFloat) -> String {
    let step = 360 / CGFloat(teeth)
    func point(_ angle: CGFloat, _ radius: CGFloat) -> String {
      "\(radius * cos(angle * .pi / 180)) \(radius * sin(angle * .pi / 180))"
    }
    let corners = (0..<teeth).flatMap { tooth -> [String] in
      let middle = CGFloat(tooth) * step - 90
      return [
        point(middle - step * 0.30, inner), point(middle - step * 0.17, outer),
        point(middle + step * 0.17, outer), point(middle + step * 0.30, inner),
      ]
    }
    return "M " + corners.joined(separator: " L ") + " Z"
  }
}
