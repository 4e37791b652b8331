import CoreGraphics

/// The path data of SVG, in whole units of ``unit`` points.
///
/// All numbers are relative to the last point, and one letter serves several curves of a kind. The
/// midpoints of a freehand line are rounded so that the control point of a curve is the reflection of
/// the one before, which SVG does not repeat: a location takes two numbers. No point of a curve is
/// farther than some 1/32 point from where it was.
struct SVGPathData {
  /// The number of units in a point: the precision of stored samples.
  static let unit = StrokeSample.precision

  private(set) var text = ""
  private var current = (x: 0, y: 0)
  private var start = (x: 0, y: 0)

  /// The control point of the last curve, if it was a quadratic one.
  private var control: (x: Int, y: Int)?

  private var letter: Character = " "
  private var needsSpace = false

  init(_ path: VectorPath) {
    let elements = path.elements
    for (index, element) in elements.enumerated() {
      var next: CGPoint?
      if index + 1 < elements.count, case .quad(let control, _) = elements[index + 1] {
        next = control
      }
      add(element, beforeControl: next)
    }
  }

  private mutating func add(_ element: VectorPath.Element, beforeControl next: CGPoint?) {
    if case .quad(let control, let end) = element { return addQuad(control, end, next) }
    control = nil
    switch element {
    case .move(let point):
      // The first one is relative to the origin.
      write("m", [Self.units(point)])
      start = current
    case .line(let point): write("l", [Self.units(point)])
    case .cubic(let first, let second, let end):
      write("c", [Self.units(first), Self.units(second), Self.units(end)])
    case .cap(let end):
      write("a")
      // Radii that are too small for the distance become half of it.
      for number in [1, 1, 0, 1, 1] { write(number) }
      write(point: Self.units(end))
    case .close:
      write("z")
      current = start
    case .quad: break
    }
  }

  private mutating func addQuad(_ wanted: CGPoint, _ end: CGPoint, _ next: CGPoint?) {
    let reflected = control.map { (x: 2 * current.x - $0.x, y: 2 * current.y - $0.y) } ?? current
    let isSmooth = Self.distance(reflected, wanted) <= 4
    let used = isSmooth ? reflected : Self.units(wanted)
    var target = Self.units(end)
    if let next {
      let middle = Self.units(
        CGPoint(
          x: (CGFloat(used.x) / Self.unit + next.x) / 2,
          y: (CGFloat(used.y) / Self.unit + next.y) / 2))
      if Self.isNear(middle, end, along: wanted.direction(to: end)) { target = middle }
    }
    write(isSmooth ? "t" : "q", isSmooth ? [target] : [used, target])
    control = used
  }

  // MARK: Text

  private mutating func write(_ letter: Character, _ points: [(x: Int, y: Int)] = []) {
    if letter != self.letter || letter == "z" {
      text.append(letter)
      needsSpace = false
    }
    // After a move further points are those of lines.
    self.letter = letter == "m" ? "l" : letter
    let origin = current
    for point in points {
      write(point.x - origin.x)
      write(point.y - origin.y)
    }
    if let last = points.last { current = last }
  }

  private mutating func write(point: (x: Int, y: Int)) {
    write(point.x - current.x)
    write(point.y - current.y)
    current = point
  }

  private mutating func write(_ number: Int) {
    if needsSpace, number >= 0 { text.append(" ") }
    text += String(number)
    needsSpace = true
  }

  /// A point in units, within ±2²⁴ points.
  private static func units(_ point: CGPoint) -> (x: Int, y: Int) {
    (units(point.x), units(point.y))
  }

  static func units(_ number: CGFloat) -> Int {
    guard number.isFinite else { return 0 }
    return Int((min(max(number, -0x100_0000), 0x100_0000) * unit).rounded())
  }

  /// Returns whether a curve may end at another point than wanted.
  ///
  /// Along the line that it touches there, the end may move by a quarter point: the curve, which is flat
  /// there, moves by much less.
  private static func isNear(
    _ point: (x: Int, y: Int), _ end: CGPoint, along tangent: CGVector?
  ) -> Bool {
    let way = CGVector(dx: CGFloat(point.x) - end.x * unit, dy: CGFloat(point.y) - end.y * unit)
    guard let tangent else { return max(abs(way.dx), abs(way.dy)) <= 2 }
    return abs(way.cross(tangent)) <= 2 && abs(way.dot(tangent)) <= 16
  }

  private static func distance(_ point: (x: Int, y: Int), _ other: CGPoint) -> CGFloat {
    max(abs(CGFloat(point.x) - other.x * unit), abs(CGFloat(point.y) - other.y * unit))
  }
}
