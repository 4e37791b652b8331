import QuartzCore

/// One piece of a symbol's outlines: 100 units to the point size, y down, the middle of capitals at
/// the origin. Paths are written as in SVG, with absolute commands.
enum SymbolPart: Sendable {
  /// A line of the symbol's weight with round ends and corners.
  case stroke(String)
  /// A line of a part of the symbol's weight.
  case thin(String, CGFloat)
  /// A closed area; its outline is drawn, too, so that corners are round and outer edges agree with
  /// those of the stroked form.
  case solid(String)
  /// A closed area without outline.
  case fill(String)
  case ring(CGFloat, CGFloat, radius: CGFloat)
  case disc(CGFloat, CGFloat, radius: CGFloat)
  /// A circle as large as the stroked ring of the same radius.
  case plate(CGFloat, CGFloat, radius: CGFloat)
  /// The rest is cut out of what is below, or drawn on it where layers have colors of their own.
  indirect case cut(SymbolPart)
  /// Erased with a margin of the symbol's weight, so that what follows stands free.
  case gap(String)
  indirect case scaled(SymbolPart, by: CGFloat, dx: CGFloat, dy: CGFloat)
}

/// The outlines of one symbol.
struct SymbolGlyph: Sendable {
  /// Free room around the ink, on each side.
  static let margin: CGFloat = 7
  /// The stroke at regular weight.
  static let regularStroke: CGFloat = 7.8

  let parts: [SymbolPart]
  /// Whether the symbol is mirrored where the layout runs right to left.
  let isDirectional: Bool
  /// The ink at regular weight.
  let bounds: CGRect

  init(_ parts: [SymbolPart], isDirectional: Bool = false) {
    self.parts = parts
    self.isDirectional = isDirectional
    bounds = parts.reduce(CGRect.null) { $0.union($1.bounds) }
  }
}

extension SymbolPart {
  /// The ink at regular weight; what is cut out has none.
  var bounds: CGRect {
    let half = SymbolGlyph.regularStroke / 2
    switch self {
    case .stroke(let path), .solid(let path):
      return SymbolPath.parse(path).boundingBoxOfPath.insetBy(dx: -half, dy: -half)
    case .thin(let path, let factor):
      return SymbolPath.parse(path).boundingBoxOfPath
        .insetBy(dx: -half * factor, dy: -half * factor)
    case .fill(let path):
      return SymbolPath.parse(path).boundingBoxOfPath
    case .ring(let x, let y, let radius), .plate(let x, let y, let radius):
      return CGRect(x: x, y: y, width: 0, height: 0).insetBy(dx: -radius - half, dy: -radius - half)
    case .disc(let x, let y, let radius):
      return CGRect(x: x, y: y, width: 0, height: 0).insetBy(dx: -radius, dy: -radius)
    case .cut, .gap:
      return .null
    case .scaled(let part, let factor, let dx, let dy):
      let inner = part.bounds
      guard !inner.isNull else { return inner }
      return CGRect(
        x: inner.minX * factor + dx, y: inner.minY * factor + dy, width: inner.width * factor,
        height: inner.height * factor)
    }
  }
}

/// Reads the path notation of symbols: absolute M, L, H, V, C, Q and Z.
enum SymbolPath {
  static func parse(_ text: String) -> CGPath {
    let path = CGMutablePath()
    var numbers: [CGFloat] = []
    var command: Character?
    var current = CGPoint.zero

    func finish() {
      guard let command else { return }
      var rest = numbers[...]
      func take() -> CGPoint? {
        guard let x = rest.popFirst(), let y = rest.popFirst() else { return nil }
        return CGPoint(x: x, y: y)
      }
      switch command {
      case "M":
        if let point = take() {
          path.move(to: point)
          current = point
        }
        fallthrough
      case "L":
        while let point = take() {
          path.addLine(to: point)
          current = point
        }
      case "H":
        while let x = rest.popFirst() {
          current.x = x
          path.addLine(to: current)
        }
      case "V":
        while let y = rest.popFirst() {
          current.y = y
          path.addLine(to: current)
        }
      case "C":
        while let first = take(), let second = take(), let end = take() {
          path.addCurve(to: end, control1: first, control2: second)
          current = end
        }
      case "Q":
        while let control = take(), let end = take() {
          path.addQuadCurve(to: end, control: control)
          current = end
        }
      default: path.closeSubpath()
      }
      numbers = []
    }

    for token in text.split(separator: " ") {
      if let number = Double(token) {
        numbers.append(CGFloat(number))
      } else {
        finish()
        command = token.first
      }
    }
    finish()
    return path
  }
}
