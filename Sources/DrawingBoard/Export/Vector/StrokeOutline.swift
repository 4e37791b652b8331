import CoreGraphics

/// The outline of a round line whose width varies.
///
/// Each side is a chain of curves: the control points of the line, moved aside by half the width. Parts
/// of the outline overlap where the line turns sharply. They all run clockwise on a screen, so that
/// their union is what the winding rule fills.
struct StrokeOutline {
  private(set) var path = VectorPath()
  private var pieces: [StrokeCurve.Piece] = []
  private var lastDirection: CGVector?

  /// The greatest angle of a corner, in radians, that a miter draws as a round join would.
  private static let greatestAngle: CGFloat = 0.2

  /// The greatest change of half the width along the line whose round ends do not show.
  private static let greatestSlope: CGFloat = 0.2

  /// Creates the outline of a line.
  init(_ pieces: [StrokeCurve.Piece]) {
    for piece in pieces { add(piece) }
    finishPart()
    if path.isEmpty, let dot = pieces.first, dot.startWidth > 0 {
      path.disk(at: dot.start, radius: dot.startWidth / 2)
    }
  }

  private mutating func add(_ piece: StrokeCurve.Piece) {
    guard let (first, last) = piece.directions else { return }
    if let lastDirection, abs(lastDirection.angle(to: first)) > Self.greatestAngle { finishPart() }
    lastDirection = last
    guard piece.folds(from: first, to: last) else {
      // Where the width changes fast, the round ends extend beyond the sides.
      let isSteep = piece.slope > Self.greatestSlope
      if isSteep { finishPart() }
      pieces.append(piece)
      if isSteep { finishPart() }
      return
    }
    // The inner side would cross itself. Straight parts have none.
    finishPart()
    let parts = 4
    for index in 0..<parts {
      let part = piece.straightPart(
        from: CGFloat(index) / CGFloat(parts), to: CGFloat(index + 1) / CGFloat(parts))
      guard part.directions != nil else { continue }
      pieces.append(part)
      finishPart()
    }
    lastDirection = last
  }

  /// Adds the outline of the pieces since the last corner.
  private mutating func finishPart() {
    defer { pieces.removeAll(keepingCapacity: true) }
    guard let first = pieces.first, let last = pieces.last else { return }
    let (ahead, back) = (pieces.map { $0.side(1) }, pieces.reversed().map { $0.side(-1).reversed })
    path.move(to: ahead[0].start)
    for side in ahead { path.add(side) }
    if last.endWidth > 0 { path.cap(to: back[0].start) }
    for side in back { path.add(side) }
    if first.startWidth > 0 { path.cap(to: ahead[0].start) }
    path.close()
  }
}

extension StrokeOutline {
  /// Returns the outline of a chisel, without its round corners: those are a line of the thickness of
  /// the nib around it.
  ///
  /// - Parameters:
  ///   - pieces: The line.
  ///   - nib: The vector from the center of the nib to the center of a round corner.
  /// - Returns: The outline, to be filled.
  static func chisel(_ pieces: [StrokeCurve.Piece], nib: CGVector) -> VectorPath {
    var path = VectorPath()
    var part: [Side] = []
    var sign: CGFloat = 0
    func finish() {
      guard let first = part.first, let last = part.last else { return }
      // Clockwise, whichever way the nib moves.
      let nib = sign > 0 ? CGVector(dx: -nib.dx, dy: -nib.dy) : nib
      path.move(to: first.start.offset(by: nib, times: 1))
      for side in part { path.add(side.offset(by: nib, times: 1)) }
      path.line(to: last.end.offset(by: nib, times: -1))
      for side in part.reversed() { path.add(side.reversed.offset(by: nib, times: -1)) }
      path.close()
      part.removeAll()
    }
    for piece in pieces where piece.directions != nil {
      for side in Side(piece).split(along: nib) {
        let turn = side.turn(of: nib)
        // A chord across a part that runs along the nib has no area.
        if sign * turn < 0 { finish() }
        if turn != 0 { sign = turn }
        part.append(side)
      }
    }
    finish()
    if path.isEmpty, let dot = pieces.first {
      path.move(to: dot.start.offset(by: nib, times: 1))
      path.line(to: dot.start.offset(by: nib, times: -1))
    }
    return path
  }

  /// A quadratic curve.
  fileprivate struct Side {
    var start: CGPoint
    var control: CGPoint
    var end: CGPoint
  }
}

extension StrokeOutline.Side {
  init(_ piece: StrokeCurve.Piece) {
    self.init(start: piece.start, control: piece.control, end: piece.end)
  }

  var reversed: Self { Self(start: end, control: control, end: start) }

  func offset(by vector: CGVector, times factor: CGFloat) -> Self {
    Self(
      start: start.offset(by: vector, times: factor),
      control: control.offset(by: vector, times: factor),
      end: end.offset(by: vector, times: factor))
  }

  /// Divides the curve where it runs along a vector.
  func split(along vector: CGVector) -> [Self] {
    let first = CGVector(dx: control.x - start.x, dy: control.y - start.y).cross(vector)
    let last = CGVector(dx: end.x - control.x, dy: end.y - control.y).cross(vector)
    guard first * last < 0 else { return [self] }
    let share = first / (first - last)
    func between(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share)
    }
    let (before, after) = (between(start, control), between(control, end))
    let middle = between(before, after)
    return [
      Self(start: start, control: before, end: middle),
      Self(start: middle, control: after, end: end),
    ]
  }

  /// The side on which the curve passes a vector: 1, -1, or 0 along it.
  func turn(of vector: CGVector) -> CGFloat {
    let area = CGVector(dx: end.x - start.x, dy: end.y - start.y).cross(vector)
    return area > 1e-9 ? 1 : area < -1e-9 ? -1 : 0
  }
}

extension VectorPath {
  fileprivate mutating func add(_ side: StrokeOutline.Side) { quad(side.control, to: side.end) }

  /// Adds the middle of a line, which is then drawn with a width.
  mutating func add(line pieces: [StrokeCurve.Piece]) {
    guard let dot = pieces.first else { return }
    move(to: dot.start)
    for piece in pieces.dropFirst() {
      if piece.isStraight { line(to: piece.end) } else { quad(piece.control, to: piece.end) }
    }
    if pieces.count == 1 { line(to: dot.end) }
  }
}

extension StrokeCurve.Piece {
  /// A Boolean value that indicates whether the piece was created as a straight one.
  fileprivate var isStraight: Bool { control == start.middle(to: end) }

  /// The directions at both ends; `nil` without length.
  fileprivate var directions: (first: CGVector, last: CGVector)? {
    guard let whole = start.direction(to: control) ?? control.direction(to: end) else { return nil }
    return (whole, control.direction(to: end) ?? whole)
  }

  /// The change of half the width for each point of the line.
  fileprivate var slope: CGFloat {
    let length = start.distance(to: control) + control.distance(to: end)
    return length > 0 ? abs(endWidth - startWidth) / 2 / length : 0
  }

  /// Returns whether the inner side of the outline runs backward.
  fileprivate func folds(from first: CGVector, to last: CGVector) -> Bool {
    let angle = abs(first.angle(to: last))
    guard angle > 1e-3 else { return false }
    guard angle < 2 else { return true }
    let reach = max(startWidth, endWidth) / 2 * tan(angle / 2)
    return reach > 0.95 * min(start.distance(to: control), control.distance(to: end))
  }

  /// Returns a side of the outline: to the left of the line for 1, to the right for -1.
  fileprivate func side(_ sign: CGFloat) -> StrokeOutline.Side {
    let (first, last) = directions ?? (.zero, .zero)
    let (left, right) = (first.left, last.left)
    // The corner of the two sides that are moved aside.
    let bend = 1 + left.dot(right)
    let corner = CGVector(dx: (left.dx + right.dx) / bend, dy: (left.dy + right.dy) / bend)
    return StrokeOutline.Side(
      start: start.offset(by: left, times: sign * startWidth / 2),
      control: control.offset(by: corner, times: sign * (startWidth + endWidth) / 4),
      end: end.offset(by: right, times: sign * endWidth / 2))
  }

  fileprivate func straightPart(from first: CGFloat, to last: CGFloat) -> Self {
    Self(
      lineFrom: point(at: first), to: point(at: last),
      startWidth: startWidth + (endWidth - startWidth) * first,
      endWidth: startWidth + (endWidth - startWidth) * last)
  }

  func point(at share: CGFloat) -> CGPoint {
    let rest = 1 - share
    let (first, second, third) = (rest * rest, 2 * rest * share, share * share)
    return CGPoint(
      x: start.x * first + control.x * second + end.x * third,
      y: start.y * first + control.y * second + end.y * third)
  }
}

extension CGVector {
  /// The angle to another vector, from -π to π.
  fileprivate func angle(to other: CGVector) -> CGFloat { atan2(cross(other), dot(other)) }
}
